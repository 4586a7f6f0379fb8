// SPDX-License-Identifier: GPL-3.0
main()
