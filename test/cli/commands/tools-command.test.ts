import { expect, it } from 'vitest'
import { renderHelp } from '../../../src/cli/run-command-line.ts'
import { runMain } from '../../support/run-main.ts'

it('sous --help explains all commands in one column', () => {
  const [, usage = ''] = renderHelp().split(/^Usage\n|^\nOptions of/m)
  const columns = usage
    .trimEnd()
    .split('\n')
    .map((line) => /^ {2}sous .*? {2,}(?=\S)/.exec(line)?.[0].length)
  expect(new Set(columns)).toEqual(new Set([61]))
})

it('sous tools says which options it has', async () => {
  const folder = import.meta.dirname
  expect((await runMain(['tools', 'bogus'], folder)).err).toBe(
    "✗ Error: sous tools has no option 'bogus'\n  → It takes --format FORMAT, or --json for --format json. (invalid_arguments)\n",
  )
  expect((await runMain(['tools', '--help'], folder)).out.split('\n')[0]).toBe(
    'Usage: sous tools [--format table|markdown|json|openai|prompt | --json]',
  )
})
