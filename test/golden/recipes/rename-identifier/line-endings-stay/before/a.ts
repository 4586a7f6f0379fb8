// getUser
const a = getUser()
	const b = "getUser"
