class Users { /* getUser */ string getUser() => "getUser" + getUser(); }
