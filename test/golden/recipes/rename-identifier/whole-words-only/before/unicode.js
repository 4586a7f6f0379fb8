ägetUser getUserß “getUser” λgetUser
