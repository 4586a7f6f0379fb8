parse(x)
