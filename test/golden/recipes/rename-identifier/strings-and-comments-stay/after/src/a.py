"""Calls getUser."""
from users import fetchUser  # getUser


@fetchUser
def call(fetchUser=None):
    return f"getUser {fetchUser()}"
