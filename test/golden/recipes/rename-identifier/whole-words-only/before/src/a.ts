getUser(getUsers, forgetUser, getUser2, $getUser, _getUser, this.getUser)
// getUser
