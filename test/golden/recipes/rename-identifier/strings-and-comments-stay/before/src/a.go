package users

// getUser reads.
func (u *Users) getUser() string { return u.getUser() + "getUser" }
