module github.com/new-home/tools

go 1.25
