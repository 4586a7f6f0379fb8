module a

require (
	golang.org/x/net v0.38.0 // indirect
	golang.org/x/net/html v0.38.0
)
