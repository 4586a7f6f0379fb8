#!/usr/bin/env python3
# -*- coding: latin-1 -*-
# SPDX-FileCopyrightText: 2026 Acme Inc.
# SPDX-License-Identifier: MIT OR Apache-2.0

import os
