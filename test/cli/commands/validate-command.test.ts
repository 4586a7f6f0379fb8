// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { hasHiddenCharacters } from '../../../src/report/printable.ts'
import { COLOURED } from '../../../src/report/terminal/style.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'

const GOOD = 'name: Good\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n'
const BAD = 'name: Bad\nsteps:\n  - tool: gerp\n'

it('finds nothing wrong with valid recipes', async () => {
  await using repo = await tempRepo({ '.github/recipes/a.yml': GOOD, 'recipes/b.yaml': GOOD, 'recipes/notes.txt': 'x' })
  expect(await runMain(['validate'], repo.path)).toEqual({ code: 0, out: '✓ 2 recipes are valid\n', err: '' })
})

it('says everything that is wrong, with the line and a mark below it', async () => {
  const warned = 'name: W\ninputs: { a: { required: true, default: x } }\nsteps:\n  - { tool: glob, with: { pattern: x } }\n'
  await using repo = await tempRepo({
    'recipes/bad.yml': `${BAD}  - { tool: grep, with: { pattern: '(' } }\n`,
    'recipes/good.yml': GOOD,
    'recipes/w.yml': warned,
  })
  const { code, out } = await runMain(['validate'], repo.path)
  expect(code).toBe(3)
  expect(out).toMatchInlineSnapshot(`
    "recipes/bad.yml:3:11: error unknown_tool: Tool 'gerp' does not exist
      3 |   - tool: gerp
        |           ^^^^
      → Did you mean 'grep'?

    recipes/bad.yml:4:36: error invalid_pattern: Invalid regex pattern: unclosed group
      4 |   - { tool: grep, with: { pattern: '(' } }
        |                                    ^^^
      → Close every '(' with ')', or write '\\(' to find a parenthesis. The pattern was '('.

    recipes/w.yml:2:32: warning default_unused: The input is required, so its 'default' is never used
      2 | inputs: { a: { required: true, default: x } }
        |                                ^^^^^^^
      → Remove 'required' or 'default'.

    ✗ 2 errors, 1 warning in 1 of 3 recipes
    "
  `)
})

it('exits with 0 when there are only warnings', async () => {
  const warned = 'name: W\ninputs: { a: { required: true, default: x } }\nsteps:\n  - { tool: glob, with: { pattern: x } }\n'
  await using repo = await tempRepo({ 'recipes/w.yml': warned })
  const { code, out } = await runMain(['validate'], repo.path)
  expect([code, out.split('\n').at(-2)]).toEqual([0, '✓ 1 recipe is valid, 1 warning'])
})

it('takes names, paths as people write them, and folders, each recipe once', async () => {
  const recipes = { 'recipes/a.yml': GOOD, 'recipes/b.yml': BAD, 'other/c.yml': GOOD, 'other/d.yml': GOOD }
  await using repo = await tempRepo({ ...recipes, 'action.yml': 'runs: {}\n', 'docs/a.md': '' })
  const paths = async (...words: readonly string[]) => {
    const { out } = await runMain(['validate', '--json', ...words], repo.path)
    return JSON.parse(out).recipes.map((recipe: { path: string }) => recipe.path)
  }
  expect(await paths('a')).toEqual(['recipes/a.yml'])
  expect(await paths('./recipes/a.yml', 'a', path.join(repo.path, 'recipes/a.yml'))).toEqual(['recipes/a.yml'])
  expect(await paths('other')).toEqual(['other/c.yml', 'other/d.yml'])
  expect(await paths('other/', 'b')).toEqual(['other/c.yml', 'other/d.yml', 'recipes/b.yml'])
  expect(await paths('.')).toEqual(['recipes/a.yml', 'recipes/b.yml'])
  expect((await runMain(['validate', 'docs'], repo.path)).err).toContain("'docs' contains no recipes")
  expect((await runMain(['validate', 'a', '--root', repo.path], '/')).code).toBe(0)
})

it('gives one JSON document', async () => {
  await using repo = await tempRepo({ 'recipes/bad.yml': BAD })
  const { code, out } = await runMain(['validate', '--json'], repo.path)
  expect([code, JSON.parse(out)]).toEqual([
    3,
    {
      schema_version: 1,
      valid: false,
      errors: 1,
      warnings: 0,
      recipes: [
        {
          name: 'bad',
          path: 'recipes/bad.yml',
          valid: false,
          diagnostics: [
            {
              severity: 'error',
              code: 'unknown_tool',
              message: "Tool 'gerp' does not exist",
              suggestion: "Did you mean 'grep'?",
              line: 3,
              column: 11,
              end_line: 3,
              end_column: 15,
            },
          ],
        },
      ],
    },
  ])
})

it('says where it looked when there is no recipe', async () => {
  await using repo = await tempRepo({ 'a.txt': '' })
  const { code, err } = await runMain(['validate'], repo.path)
  expect(code).toBe(3)
  expect(err).toContain(`There are no recipes in ${repo.path}`)
  expect(err).toContain('.github/recipes/ and recipes/')
})

it('suggests a name or a path, and exits with 3', async () => {
  await using repo = await tempRepo({ 'recipes/headers.yml': GOOD })
  const name = await runMain(['validate', 'haeders'], repo.path)
  expect([name.code, name.err]).toEqual([
    3,
    "✗ Error: Recipe 'haeders' does not exist\n  → Did you mean 'headers'? See 'sous list' for all of them. (unknown_recipe)\n",
  ])
  const file = await runMain(['validate', 'recipes/header.yml'], repo.path)
  expect([file.code, file.err]).toEqual([
    3,
    "✗ Error: File 'recipes/header.yml' does not exist\n  → Did you mean 'recipes/headers.yml'? See 'sous list' for all of them. (unknown_recipe)\n",
  ])
  expect((await runMain(['validate', '--bogus'], repo.path)).code).toBe(3)
})

it('checks a recipe outside the repository that is named by its path', async () => {
  await using folder = await tempFolder({ 'repo/recipes/a.yml': GOOD, 'outside.yml': GOOD })
  for (const word of ['../outside.yml', path.join(folder.path, 'outside.yml')]) {
    const { code, out } = await runMain(['validate', word], path.join(folder.path, 'repo'))
    expect([code, out]).toEqual([0, expect.stringContaining('1 recipe is valid')])
  }
})

it('follows no links, neither of recipes nor of their folders', async () => {
  await using folder = await tempFolder({ 'repo/recipes/a.yml': GOOD, 'secret/token.yml': 'token: hunter2\n' })
  const repo = path.join(folder.path, 'repo')
  fs.symlinkSync('../../secret/token.yml', path.join(repo, 'recipes/link.yml'))
  const file = await runMain(['validate'], repo)
  expect([file.code, file.out]).toEqual([3, expect.stringContaining('recipes/link.yml:1:1: error symlink_denied:')])
  expect(file.out).not.toContain('hunter2')
  fs.mkdirSync(path.join(repo, '.github'))
  fs.symlinkSync('../../secret', path.join(repo, '.github/recipes'))
  const directory = await runMain(['validate'], repo)
  expect([directory.code === 0, directory.out + directory.err]).toEqual([false, expect.stringContaining('symbolic link')])
  expect(directory.out + directory.err).not.toContain('hunter2')
})

it('says what kind of file cannot be a recipe', async () => {
  await using repo = await tempRepo({
    'recipes/latin.yml': Buffer.from('name: caf\xe9\n', 'latin1'),
    'recipes/large.yml': `#${'x'.repeat(300_000)}`,
    'recipes/empty.yml': '',
  })
  const { out } = await runMain(['validate'], repo.path)
  expect(out).toContain('recipes/latin.yml:1:1: error yaml_syntax: The file is not UTF-8')
  expect(out).toContain('recipes/large.yml:1:1: error file_too_large: The file has 300001 bytes, more than 262144')
  expect(out).toContain('recipes/empty.yml:1:1: error empty: The file is empty')
})

it('checks recipes that call recipes, also those it was not asked about', async () => {
  const calling = (name: string) => `name: C\nsteps:\n  - recipe: ${name}\n`
  await using repo = await tempRepo({ 'recipes/a.yml': calling('good'), 'recipes/good.yml': GOOD })
  expect((await runMain(['validate', 'a'], repo.path)).code).toBe(0)
  repo.write({ 'recipes/a.yml': calling('godo') })
  expect((await runMain(['validate', 'a'], repo.path)).out).toContain("3:13: error unknown_recipe: Recipe 'godo' does not exist")
  repo.write({ 'recipes/a.yml': calling('bad'), 'recipes/bad.yml': BAD })
  expect((await runMain(['validate', 'a'], repo.path)).out).toContain("3:13: error invalid_recipe: The recipe 'bad' is not valid")
  repo.write({ 'recipes/a.yml': calling('a') })
  expect((await runMain(['validate', 'a'], repo.path)).out).toContain('3:13: error recipe_cycle:')
})

it('says at once what is wrong with a recipe and with its calls, but not what only follows from another mistake', async () => {
  const text = `name: A
descripton: x
steps:
  - recipe: none
  - recipe: a
  - { recipe: takes, with: { n: 1 } }
  - { recipe: takes, wiht: { word: x } }
  - { recipe: bad }
`
  const takes = `name: Takes\ninputs: { word: { required: true } }\nsteps:\n  - { tool: glob, with: { pattern: '*' } }\n`
  await using repo = await tempRepo({ 'recipes/a.yml': text, 'recipes/takes.yml': takes, 'recipes/bad.yml': BAD })
  const { out } = await runMain(['validate', 'a', '--json'], repo.path)
  const found = JSON.parse(out).recipes[0].diagnostics.map(({ line, code }: { line: number; code: string }) => `${line} ${code}`)
  expect(found).toEqual([
    '2 unknown_key',
    '4 unknown_recipe',
    '5 recipe_cycle',
    '6 missing_input',
    '6 unknown_input',
    '7 unknown_key',
    '8 invalid_recipe',
  ])
})

it('refuses two recipes of one name', async () => {
  await using repo = await tempRepo({ '.github/recipes/a.yml': GOOD, 'recipes/A.yaml': GOOD, 'recipes/b.yml': GOOD })
  const { code, out } = await runMain(['validate'], repo.path)
  expect(code).toBe(3)
  expect(out).toContain(".github/recipes/a.yml:1:1: error duplicate_recipe: recipes/A.yaml is also called 'A'")
  expect(out.split('\n').at(-2)).toBe('✗ 2 errors in 2 of 3 recipes')
})

it('shows hidden characters of the source, and colours on a terminal', async () => {
  await using repo = await tempRepo({ 'recipes/h.yml': 'name: a\u202eb\u001b[31m\nsteps: []\n' })
  const plain = await runMain(['validate'], repo.path)
  expect(plain.out).toContain('  1 | name: a⟨U+202E⟩b⟨U+001B⟩[31m\n    |        ^^^^^^^^\n')
  expect(hasHiddenCharacters(plain.out)).toBe(false)
  const coloured = await runMain(['validate'], repo.path, { outStyle: COLOURED })
  expect(coloured.out).toContain('\u001b[31merror\u001b[39m')
  expect(hasHiddenCharacters((await runMain(['validate', '--json'], repo.path)).out)).toBe(false)
})

it('does not mind a file where a folder of recipes could be', async () => {
  await using repo = await tempRepo({ '.github/recipes/a.yml': GOOD, recipes: 'soup\n' })
  expect(await runMain(['validate'], repo.path)).toMatchObject({ code: 0, out: '✓ 1 recipe is valid\n' })
})

it('explains itself', async () => {
  expect(await runMain(['validate', '--help'], '/')).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: sous validate /) })
})

it('finds the recipes of this repository valid', async () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  expect(await runMain(['validate'], root)).toMatchObject({ code: 0 })
})

it('checks the configuration along with all recipes', async () => {
  await using repo = await tempRepo({ 'recipes/a.yml': GOOD, '.github/sous.yml': 'fetch: [nodejs.org]\n' })
  expect(await runMain(['validate'], repo.path)).toEqual({ code: 0, out: '✓ 1 recipe and the settings are valid\n', err: '' })
  expect((await runMain(['validate', 'a'], repo.path)).out).toBe('✓ 1 recipe is valid\n')
  repo.write({ '.github/sous.yml': 'aproval: {}\n' })
  const { code, out } = await runMain(['validate'], repo.path)
  expect([code, out]).toMatchInlineSnapshot(`
    [
      3,
      ".github/sous.yml:1:1: error unknown_key: The configuration has no key 'aproval'
      1 | aproval: {}
        | ^^^^^^^
      → Did you mean 'approval'?

    ✗ 1 error in 1 of 2 files
    ",
    ]
  `)
  expect((await runMain(['validate', 'a'], repo.path)).code).toBe(0)
})

it('checks the configuration by itself', async () => {
  await using repo = await tempRepo({ '.github/sous.yml': 'fetch: []\n' })
  for (const words of [[], ['.github/sous.yml'], ['./.github/sous.yml', path.join(repo.path, '.github/sous.yml')]])
    expect(await runMain(['validate', ...words], repo.path)).toEqual({ code: 0, out: '✓ the settings are valid\n', err: '' })
})

it('puts the configuration into the JSON document', async () => {
  const expired = `rules: [{ tool: terminal, parameters: '\\{"command":"ls"\\}', expires: 2020-01-01 }]\n`
  await using repo = await tempRepo({ 'recipes/a.yml': GOOD, '.github/sous.yml': expired })
  const { code, out } = await runMain(['validate', '--json'], repo.path)
  expect([code, JSON.parse(out)]).toEqual([
    0,
    {
      schema_version: 1,
      valid: true,
      errors: 0,
      warnings: 1,
      configuration: {
        path: '.github/sous.yml',
        valid: true,
        diagnostics: [
          {
            severity: 'warning',
            code: 'rule_expired',
            message: 'The rule has expired and no longer allows anything',
            suggestion: 'Remove the rule, or renew it.',
            line: 1,
            column: 70,
            end_line: 1,
            end_column: 80,
          },
        ],
      },
      recipes: [{ name: 'a', path: 'recipes/a.yml', valid: true, diagnostics: [] }],
    },
  ])
})

it('[S-09] says where a glob stands that cannot be read, in recipes and in the configuration', async () => {
  await using repo = await tempRepo({
    '.github/sous.yml': "protected: ['infra/**', '[']\ncategories: { docs: { dir: docs, patterns: ['{a,b'] } }\n",
    'recipes/a.yml': "name: A\npermissions: { write: ['**/*[.go'] }\nsteps:\n  - tool: file_search\n    with: { pattern: '**/*[.go' }\n",
  })
  const { code, out } = await runMain(['validate'], repo.path)
  expect(code).toBe(3)
  expect(out.split('\n').filter((line) => line.includes('invalid_glob'))).toEqual([
    ".github/sous.yml:1:25: error invalid_glob: Invalid glob pattern '['",
    ".github/sous.yml:2:45: error invalid_glob: Invalid glob pattern '{a,b'",
    "recipes/a.yml:2:24: error invalid_glob: Invalid glob pattern '**/*[.go'",
    "recipes/a.yml:5:22: error invalid_glob: Invalid glob pattern '**/*[.go'",
  ])
})

it('finds what would only fail when it runs, also in the steps inside for-each, with the place and what to do', async () => {
  const steps = [
    '{ id: find, tool: grep, with: { pattern: x } }',
    "{ for-each: '${{ steps.find.outputs.total_matches }}', tool: read_file, with: { path: '${{ item }}' } }",
    "{ tool: create_file, with: { path: a.txt, content: 'files: ${{ steps.find.outputs.files }}' } }",
    "{ tool: replace_in_file, with: { path: a.txt, include: '*.txt', find: a, replace: b } }",
    '{ tool: edit_lines, with: { path: a.txt, operation: insert, content: x } }',
    '{ recipe: inner, with: { name: 24 } }',
    '{ for-each: [a], steps: [{ recipe: inner, with: { name: "${{ length(item) }}" } }] }',
  ]
  const text = `name: Five\npermissions: { write: ['**'] }\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`
  const inner = 'name: Inner\ninputs: { name: { required: true } }\nsteps: [{ tool: grep, with: { pattern: "${{ inputs.name }}" } }]\n'
  await using repo = await tempRepo({ 'recipes/five.yml': text, 'recipes/inner.yml': inner })
  const { code, out } = await runMain(['validate', 'five'], repo.path)
  expect(code).toBe(3)
  expect(out.split('\n').filter((line) => /^recipes|→/.test(line))).toMatchInlineSnapshot(`
    [
      "recipes/five.yml:5:22: error not_a_list: 'for-each' needs a list, and this expression returns a number",
      "  → Use a list, such as the files in the outputs of an earlier step.",
      "recipes/five.yml:6:68: error not_text: A list cannot be part of a string",
      "  → Use join(list, separator), toJSON(value), or one element of it.",
      "recipes/five.yml:7:51: error argument_conflict: path cannot be combined with include or exclude",
      "  → Use path for one file, or include (and exclude) for many.",
      "recipes/five.yml:8:57: error missing_argument: insert needs line",
      "  → Give line and content for insert. A blank line is the content "\\n".",
      "recipes/five.yml:9:36: error input_type: Input 'name' must be a string",
      "  → Put it in quotes: '24'.",
      "recipes/five.yml:10:66: error input_type: Input 'name' must be a string, and this expression returns a number",
      "  → Turn it into text with format('{0}', value).",
    ]
  `)
})
