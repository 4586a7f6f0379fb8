x = fetchUser()
