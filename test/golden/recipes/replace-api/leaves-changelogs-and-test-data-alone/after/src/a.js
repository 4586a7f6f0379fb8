new URL(a)
