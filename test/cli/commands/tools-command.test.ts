import { expect, it } from 'vitest'
import { runMain } from '../../support/run-main.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const folder = import.meta.dirname

it('sous --help groups all commands by task, in one column, with the options of sous run', async () => {
  const { code, out } = await runMain(['--help'], folder)
  expect(code).toBe(0)
  const groups = [...out.matchAll(/^(?<title>[A-Z].*)\n(?: {2}sous .*\n)+/gm)]
  expect(groups.map(({ groups: found }) => found?.['title'])).toEqual([
    'Start',
    'Change a repository',
    'Change many repositories',
    'Write recipes',
    'Extend and serve',
    'Examples',
  ])
  const columns = groups.slice(0, -1).flatMap(([text]) => [...text.matchAll(/^ {2}sous .*? {2,}(?=\S)/gm)].map(([form]) => form.length))
  expect(new Set(columns).size).toBe(1)
  for (const option of ['--stat', '--no-pager', '-i, --input NAME=VALUE', '--commit']) expect(out).toContain(`  ${option}`)
})

it.each(['-v', '-V', '--version'])('sous %s says the version', async (option) => {
  expect(await runMain([option], folder)).toMatchObject({ code: 0, out: expect.stringMatching(/^sous \d+\.\d+\.\d+\n$/) })
})

it.each([['list'], ['plans'], ['tools']])('sous %s takes --no-pager', async (...words) => {
  await using empty = await tempFolder()
  expect((await runMain([...words, '--no-pager'], empty.path)).code).toBe(0)
})

it('sous tools says which options it has', async () => {
  expect((await runMain(['tools', 'bogus'], folder)).err).toBe(
    "✗ Error: Unknown option 'bogus'\n  → Use --format FORMAT, or --json for --format json. (invalid_arguments)\n",
  )
  expect((await runMain(['tools', '--help'], folder)).out.split('\n')[0]).toBe(
    'Usage: sous tools [--format table|markdown|json|openai|prompt | --json]',
  )
})
