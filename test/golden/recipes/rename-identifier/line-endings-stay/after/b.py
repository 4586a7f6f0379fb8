# café getUser
fetchUser()
