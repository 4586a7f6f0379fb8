class Users { /* getUser */ string fetchUser() => "getUser" + fetchUser(); }
