// fetchUser
fetchUser('fetchUser', fetchUser)
