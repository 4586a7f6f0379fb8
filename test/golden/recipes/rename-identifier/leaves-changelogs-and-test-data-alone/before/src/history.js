getUser()
