/* Copyright 2020-2026, Acme */
