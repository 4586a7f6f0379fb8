import { expect, it } from 'vitest'
import { findPager, runPager } from '../../../src/cli/terminal/pager.ts'

const usual = { env: {}, isTerminal: true, isAllowed: true }

it('pages on a terminal, with what PAGER says', () => {
  expect(findPager(usual)).toBe('less -R')
  expect(findPager({ ...usual, env: { PAGER: 'more -d' } })).toBe('more -d')
})

it.each([
  ['a pipe', { ...usual, isTerminal: false }],
  ['--no-pager or --json', { ...usual, isAllowed: false }],
  ['CI', { ...usual, env: { CI: 'true' } }],
  ['a workflow', { ...usual, env: { GITHUB_ACTIONS: 'true' } }],
  ['PAGER=cat', { ...usual, env: { PAGER: 'cat' } }],
  ['an empty PAGER', { ...usual, env: { PAGER: '' } }],
])('does not page with %s', (_, circumstances) => {
  expect(findPager(circumstances)).toBeUndefined()
})

const env = { PATH: process.env['PATH'] }

it('hands the text to the pager, however little of it is read', async () => {
  const long = 'line\n'.repeat(100_000)
  expect(await runPager('cat > /dev/null', long, env)).toBeUndefined()
  expect(await runPager('head -n 1 > /dev/null', long, env)).toBeUndefined()
  expect(await runPager('true', long, env)).toBeUndefined()
})

it('says why a pager failed', async () => {
  expect(await runPager('sous-has-no-such-pager 2>/dev/null', 'x', env)).toBe('command not found')
  expect(await runPager('exit 3', 'x', env)).toBe('exit code 3')
  expect(await runPager('kill -9 $$', 'x', env)).toBe('ended by SIGKILL')
})
