fetchUser(getUsers, forgetUser, getUser2, $getUser, _getUser, this.fetchUser)
// fetchUser
