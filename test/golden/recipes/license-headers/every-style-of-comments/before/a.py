#!/usr/bin/env python3
# -*- coding: latin-1 -*-
import os
