# vim: set fileencoding=utf-8 :
x = 1
