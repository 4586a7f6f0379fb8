s.substr(1); s.substring(1); "".substr
