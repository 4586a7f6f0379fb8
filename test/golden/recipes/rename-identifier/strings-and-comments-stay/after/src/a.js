// getUser is called once
export const users = { fetchUser, 'getUser': 1, getUsers: `getUser ${fetchUser()}` }
users.fetchUser?.(/getUser/)
