import { execFileSync } from 'node:child_process'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Of files of `src`, and of turns between going up and down the folders. docs/architecture.md says what counts. */
const MOST = { files: 140, reversals: 45 }

it('a run visits few files, and rarely turns between the layers', () => {
  const table = execFileSync(process.execPath, ['scripts/trace/trace.ts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const runs = [...table.matchAll(/^\| (.+) \| (\d+) \| (\d+) \|$/gm)].map(([, run, files, reversals]) => ({
    run,
    files: Number(files),
    reversals: Number(reversals),
  }))
  expect(runs.map(({ run }) => run)).toEqual(['`/sous run` to the preview comment', '`sous run` to the applied file'])
  // More than nothing: a tracer that sees no file would pass too.
  expect(runs.filter(({ files }) => files > 100)).toHaveLength(2)
  expect(runs.filter(({ files, reversals }) => files > MOST.files || reversals > MOST.reversals)).toEqual([])
})
