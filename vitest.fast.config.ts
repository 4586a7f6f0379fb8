import * as fs from 'node:fs'
import { defineConfig } from 'vitest/config'

/** `npm run test:fast`: every test that starts no process. The others are listed in test/processes.txt. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: fs.readFileSync('test/processes.txt', 'utf8').trim().split('\n'),
    setupFiles: ['test/support/fail-on-warning.ts', 'test/support/no-processes.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
  },
})
