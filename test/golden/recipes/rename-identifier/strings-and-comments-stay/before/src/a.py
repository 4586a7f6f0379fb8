"""Calls getUser."""
from users import getUser  # getUser


@getUser
def call(getUser=None):
    return f"getUser {getUser()}"
