FROM --platform=linux/amd64 library/python:3.13
