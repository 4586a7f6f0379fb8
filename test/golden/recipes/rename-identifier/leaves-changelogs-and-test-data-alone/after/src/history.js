fetchUser()
