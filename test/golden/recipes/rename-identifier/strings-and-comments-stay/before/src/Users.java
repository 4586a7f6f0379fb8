class Users {
  /* getUser */
  String getUser() { return this.getUser() + "getUser"; }
}
