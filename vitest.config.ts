import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/fail-on-warning.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'build/test-report.json' },
    // Ends what hangs. A machine that is slow, or has much else to do, is no reason to fail.
    testTimeout: 120_000,
    // Much of what takes long waits for other processes.
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'build/coverage',
      thresholds: {
        'src/tools/**/tool_*.ts': { lines: 95, perFile: true },
        'src/base/**': { lines: 95 },
        'src/tools/**': { lines: 95 },
        'src/plan/**': { lines: 95 },
        'src/apply/**': { lines: 95 },
      },
    },
  },
})
