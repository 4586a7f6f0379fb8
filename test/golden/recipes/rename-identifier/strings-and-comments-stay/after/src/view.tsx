export const View = ({ fetchUser }: Props) => <User fetchUser={fetchUser} label="getUser">getUser</User>
