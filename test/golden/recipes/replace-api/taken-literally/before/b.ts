a = url.parse(
