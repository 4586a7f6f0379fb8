#!/bin/sh
# block:begin help
# block:end help
