const a = (getUser
