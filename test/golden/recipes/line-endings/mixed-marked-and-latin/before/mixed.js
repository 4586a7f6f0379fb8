a
b
c