# url.parse
import links.read
x = links.read(1)
