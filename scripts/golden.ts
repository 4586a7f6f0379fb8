/** `npm run golden`: updates golden files and inline snapshots. Look at the diff before you commit it. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const withSnapshots = fs
  .globSync('test/**/*.test.ts', { cwd: root })
  .filter((file) => fs.readFileSync(path.join(root, file), 'utf8').includes('toMatchInlineSnapshot'))
const files = process.argv.length > 2 ? process.argv.slice(2) : ['test/golden', 'test/recipes', ...withSnapshots]
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...files, '--update'], {
  cwd: root,
  env: { ...process.env, SOUS_GOLDEN: 'update' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
