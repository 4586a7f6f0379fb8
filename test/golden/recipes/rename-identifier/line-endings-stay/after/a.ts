// getUser
const a = fetchUser()
	const b = "getUser"
