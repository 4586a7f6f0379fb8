#!/usr/bin/env node
/*
 * Some words.
 * Copyright (c) 2010 Others
 */
