# SPDX-FileCopyrightText: 2026 Acme
# SPDX-License-Identifier: MIT

a = 1
