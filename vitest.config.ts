import * as fs from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files of tests that start processes. */
const PROCESSES = fs.readFileSync('test/processes.txt', 'utf8').trim().split('\n')

/** Those of them that run against the GitHub of the tests. */
const GITHUB = [
  'test/acceptance/{action,trust,approval,proposal}-*.test.ts',
  ...PROCESSES.filter((name) => name.startsWith('test/github/')),
  'test/support-tests/github-*.test.ts',
]

/** The longest of all. One that starts last keeps a single core busy while the other waits. */
const LONGEST = [
  'acceptance/campaign-jobs',
  'campaign-trial/campaign-trial',
  'acceptance/act-story',
  'web/tools-screen',
  'web/recipe-story',
  'web/recipe-page',
  'system/process/regex-preparation',
  'app/limited-memory',
  'contract/dist',
  'acceptance/trust-proposals',
  'acceptance/action-replan',
  'acceptance/trust-people',
  'acceptance/trust-plans',
  'acceptance/action-race',
  'github/plans/apply-faults',
  'acceptance/tool-command',
  'recipes/shipped-recipes',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = files.filter((file) => LONGEST.some((name) => file.moduleId.endsWith(`/test/${name}.test.ts`)))
    return [...long, ...(await super.sort(files.filter((file) => !long.includes(file))))]
  }
}

export default defineConfig({
  test: {
    setupFiles: ['test/support/fail-on-warning.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'build/test-report.json' },
    // Ends what hangs. A machine that is slow, or has much else to do, is no reason to fail.
    testTimeout: 120_000,
    // Much of what takes long waits for other processes.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          // Golden trees of recipes have tests of their own, which are data here.
          exclude: [...PROCESSES, 'test/golden/recipes/**'],
          setupFiles: ['test/support/no-processes.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'github',
          include: GITHUB,
          setupFiles: ['test/support/spawner.ts'],
          // What the server of the tests takes from GitHub's description of its API is worked out once for many files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: PROCESSES.map((name) => name.replace(/\*\*$/, '**/*.test.ts')), exclude: GITHUB },
      },
    ],
    coverage: {
      // Measured where everything runs; it only slows the others down.
      enabled: process.env['SOUS_FULL'] === '1',
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
