b
b
