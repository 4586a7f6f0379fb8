#!/bin/sh
# block:begin help
Ask $1 in *our* forum.

Be kind.
# block:end help
