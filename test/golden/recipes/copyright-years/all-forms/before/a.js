// © 2021 Acme
// SPDX-FileCopyrightText: 2024 Acme
// Copyright 2019 – 2020 Acme, Inc.
