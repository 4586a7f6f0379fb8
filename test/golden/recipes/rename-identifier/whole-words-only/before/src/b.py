x = getUser()
