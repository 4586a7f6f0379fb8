url.parse(a)
