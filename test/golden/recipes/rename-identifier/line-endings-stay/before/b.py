# café getUser
getUser()
