b

