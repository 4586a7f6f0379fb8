import { expect, it } from 'vitest'
import { runMain } from '../../support/run-main.ts'
import { tempRepo } from '../../support/temp-folder.ts'

const GOOD = `name: Update years
description: |
  Sets the year of every copyright line.
  And more.
inputs:
  year: { type: number, required: true, min: 2000, max: 2100 }
  style: { type: choice, options: [short, long], default: short, description: How }
steps:
  - { tool: glob, with: { pattern: "*" } }
`
const BAD = 'name: Bad\nsteps:\n  - tool: gerp\n'

it('lists recipes with what they take, and marks those that are not valid', async () => {
  await using repo = await tempRepo({ '.github/recipes/years.yml': GOOD, 'recipes/bad.yml': BAD })
  const { code, out } = await runMain(['list'], repo.path)
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "years
      Update years
      Sets the year of every copyright line.
      year=  number, required, at least 2000, at most 2100
      style=  one of short, long, default "short"
      .github/recipes/years.yml

    ✗ bad
      not valid: 1 error, see sous validate recipes/bad.yml

    Details: sous explain <name>
    "
  `)
})

it.each([
  [
    '|\n  Puts a line at the top, as a comment where a comment\n  can be. And more.',
    'Puts a line at the top, as a comment where a comment can be.',
  ],
  ['Sets version 1.2, e.g.  of Node, in package.json. Nothing else.', 'Sets version 1.2, e.g. of Node, in package.json.'],
  ['|\n  Does some things\n\n  And more.', 'Does some things'],
])('says the first sentence of what a recipe does %#', async (description, shown) => {
  await using repo = await tempRepo({
    'recipes/a.yml': `name: A\ndescription: ${description}\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n`,
  })
  expect((await runMain(['list'], repo.path)).out.split('\n').slice(0, 4)).toEqual(['a', '  A', `  ${shown}`, '  recipes/a.yml'])
})

it('gives one JSON document', async () => {
  await using repo = await tempRepo({ '.github/recipes/years.yml': GOOD, 'recipes/bad.yml': BAD })
  const { out } = await runMain(['list', '--json'], repo.path)
  expect(JSON.parse(out)).toMatchObject({
    schema_version: 1,
    recipes: [
      {
        name: 'years',
        path: '.github/recipes/years.yml',
        valid: true,
        title: 'Update years',
        inputs: [
          { name: 'year', type: 'number', required: true, default: null, min: 2000, max: 2100 },
          { name: 'style', type: 'choice', default: 'short', options: ['short', 'long'] },
        ],
        diagnostics: [],
      },
      { name: 'bad', valid: false, title: null, inputs: [], diagnostics: [{ code: 'unknown_tool', line: 3 }] },
    ],
  })
})

it('is no failure without recipes, and says where it looked', async () => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const { code, out, err } = await runMain(['list'], repo.path)
  expect([code, out, err]).toEqual([0, '', expect.stringContaining('.github/recipes/ and recipes/')])
  expect(JSON.parse((await runMain(['list', '--json'], repo.path)).out)).toEqual({ schema_version: 1, recipes: [] })
})

it('takes no names', async () => {
  expect(await runMain(['list', 'x'], '/')).toMatchObject({ code: 3, err: expect.stringContaining("Unexpected argument 'x'") })
  expect(await runMain(['list', '-h'], '/')).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: sous list /) })
})

it('lets nothing of a recipe act on the terminal', async () => {
  await using repo = await tempRepo({
    'recipes/x.yml': 'name: "a\\u001b[2Jb\\u202e"\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n',
  })
  const { out } = await runMain(['list'], repo.path)
  expect(out).toContain('a⟨U+001B⟩[2Jb⟨U+202E⟩')
})
