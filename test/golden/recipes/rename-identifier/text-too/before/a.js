// getUser
getUser('getUser', getUser)
