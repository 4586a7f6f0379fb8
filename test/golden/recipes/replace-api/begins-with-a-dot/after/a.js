s.slice(1); s.substring(1); "".slice
