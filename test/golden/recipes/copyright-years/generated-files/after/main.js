// Copyright 2019-2026 Acme
