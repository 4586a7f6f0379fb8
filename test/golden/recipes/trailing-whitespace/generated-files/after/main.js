written by hand
