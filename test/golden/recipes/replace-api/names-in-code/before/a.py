# url.parse
import url.parse
x = url.parse(1)
