// SPDX-FileCopyrightText: 2026 Müller & Söhne $1
// SPDX-License-Identifier: Apache-2.0

a
