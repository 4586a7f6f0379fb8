class Users {
  /* getUser */
  String fetchUser() { return this.fetchUser() + "getUser"; }
}
