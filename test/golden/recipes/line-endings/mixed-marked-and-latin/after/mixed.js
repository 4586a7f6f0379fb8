a
b
c