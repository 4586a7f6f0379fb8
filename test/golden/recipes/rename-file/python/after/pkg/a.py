from .helpers import f
from pkg.helpers import f as g
from . import helpers as util
util.f()
