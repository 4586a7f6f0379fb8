getUser // café
