s.substr(1)
