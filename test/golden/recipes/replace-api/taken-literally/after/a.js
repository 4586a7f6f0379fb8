new URL(x); myurl.parse(x); urlxparse(x); url.parse (x); (new URL(y))
