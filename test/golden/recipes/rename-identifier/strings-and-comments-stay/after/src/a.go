package users

// getUser reads.
func (u *Users) fetchUser() string { return u.fetchUser() + "getUser" }
