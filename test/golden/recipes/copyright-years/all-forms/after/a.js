// © 2021-2026 Acme
// SPDX-FileCopyrightText: 2024-2026 Acme
// Copyright 2019 – 2026 Acme, Inc.
