// getUser is called once
export const users = { getUser, 'getUser': 1, getUsers: `getUser ${getUser()}` }
users.getUser?.(/getUser/)
