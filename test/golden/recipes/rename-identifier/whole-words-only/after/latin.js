fetchUser // café
