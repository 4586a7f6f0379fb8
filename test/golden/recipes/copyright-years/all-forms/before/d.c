/* Copyright 2020, Acme */
