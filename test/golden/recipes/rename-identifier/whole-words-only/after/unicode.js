ägetUser getUserß “fetchUser” λgetUser
