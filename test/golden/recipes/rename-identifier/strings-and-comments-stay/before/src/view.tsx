export const View = ({ getUser }: Props) => <User getUser={getUser} label="getUser">getUser</User>
