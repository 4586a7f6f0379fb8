#!/usr/bin/env node

main()
