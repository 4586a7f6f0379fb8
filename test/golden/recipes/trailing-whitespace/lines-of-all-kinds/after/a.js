a
	b


c