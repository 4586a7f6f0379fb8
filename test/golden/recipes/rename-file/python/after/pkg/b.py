import pkg.util
from util import z
from pkg.sub import other, util
pkg.util.f()
