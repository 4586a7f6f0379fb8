// SPDX-FileCopyrightText: 2026 Acme Inc.
// SPDX-License-Identifier: MIT OR Apache-2.0

export const a = 1
