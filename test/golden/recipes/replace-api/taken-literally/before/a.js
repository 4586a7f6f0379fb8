url.parse(x); myurl.parse(x); urlxparse(x); url.parse (x); (url.parse(y))
