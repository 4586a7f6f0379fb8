from .util import f
from pkg.util import f as g
from . import util
util.f()
