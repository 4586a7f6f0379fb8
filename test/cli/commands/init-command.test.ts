import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_FILE } from '../../../src/base/config.ts'
import { FIRST_FILES } from '../../../src/cli/commands/init-command.ts'
import { readConfig } from '../../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../../src/tools/config-tools.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'

const PATHS = FIRST_FILES.map((file) => file.path)
const textOf = (name: string) => FIRST_FILES.find((file) => file.path === name)?.text ?? ''

it('makes a recipe, a configuration and a workflow, and says what to do next', async () => {
  await using repo = await tempRepo({ 'a.txt': 'a\n' })
  const { code, out, err } = await runMain(['init'], repo.path)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "✓ Made .github/recipes/tidy.yml: a first recipe
    ✓ Made .github/sous.yml: the configuration
    ✓ Made .github/workflows/sous.yml: the workflow that answers comments

    In the workflow, put the repository of Sous in the place of 'OWNER/sous' before you commit it.
    Next: sous preview tidy
    "
  `)
  expect(repo.snapshot()).toEqual({ 'a.txt': 'a\n', ...Object.fromEntries(FIRST_FILES.map((file) => [file.path, file.text])) })
})

it('makes a recipe and a configuration that are valid, and a recipe that runs', async () => {
  await using repo = await tempRepo({ 'a.txt': 'a  \nb', 'b.md': 'two spaces  \n' })
  await runMain(['init'], repo.path)
  expect(await runMain(['validate'], repo.path)).toMatchObject({ code: 0, out: '✓ 1 recipe and the configuration are valid\n' })
  const { code } = await runMain(['run', 'tidy', '--yes'], repo.path)
  expect([code, repo.read('a.txt'), repo.read('b.md')]).toEqual([0, 'a\nb\n', 'two spaces  \n'])
  expect((await runMain(['check', 'tidy'], repo.path)).code).toBe(0)
})

it('leaves every file as it is that exists', async () => {
  await using repo = await tempRepo({ '.github/sous.yml': '# mine\n', '.github/workflows/sous.yml': 'mine' })
  const { code, out } = await runMain(['init'], repo.path)
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "✓ Made .github/recipes/tidy.yml: a first recipe
    ○ .github/sous.yml is there already
    ○ .github/workflows/sous.yml is there already

    Next: sous preview tidy
    "
  `)
  expect([repo.read('.github/sous.yml'), repo.read('.github/workflows/sous.yml')]).toEqual(['# mine\n', 'mine'])
  const before = repo.snapshot()
  expect((await runMain(['init'], repo.path)).code).toBe(0)
  expect(repo.snapshot()).toEqual(before)
})

it('makes no first recipe where there are recipes', async () => {
  await using repo = await tempRepo({ 'recipes/tidy.yml': 'name: T\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n' })
  const { code, out } = await runMain(['init', '--json'], repo.path)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    schema_version: 1,
    success: true,
    made: PATHS.slice(1),
    left: [{ path: '.github/recipes/tidy.yml', because: 'is not needed: there are recipes already' }],
    next: 'sous list',
  })
})

it('works outside of git, in the folder that is named', async () => {
  await using folder = await tempFolder({ 'sub/a.txt': 'a\n' })
  expect((await runMain(['init', '--root', 'sub'], folder.path)).code).toBe(0)
  expect(PATHS.filter((name) => !folder.exists(`sub/${name}`))).toEqual([])
})

it('makes all or nothing: none where one cannot be made', async () => {
  await using repo = await tempRepo({ '.github/workflows': 'a file where a folder should be\n' })
  const before = repo.snapshot()
  const { code, err } = await runMain(['init'], repo.path)
  expect(code).toBe(1)
  expect(err).toMatchInlineSnapshot(`
    "✗ Error: Path '.github/workflows' is not a directory
      → Name a directory. (not_a_directory)
    "
  `)
  expect(repo.snapshot()).toEqual(before)
})

it('does not follow a link out of the repository', async () => {
  await using elsewhere = await tempFolder()
  await using repo = await tempRepo()
  fs.symlinkSync(elsewhere.path, path.join(repo.path, '.github'))
  expect((await runMain(['init'], repo.path)).code).toBe(1)
  expect(elsewhere.snapshot()).toEqual({})
})

it('takes no other words', async () => {
  await using repo = await tempRepo()
  expect((await runMain(['init', 'now'], repo.path)).code).toBe(3)
  expect((await runMain(['init', '--force'], repo.path)).code).toBe(3)
  expect((await runMain(['init', '--help'], repo.path)).out).toMatchInlineSnapshot(`
    "Usage: sous init [--root DIR] [--json]

    Makes what a repository needs to begin with, all of it or nothing, and never overwrites a file:
      .github/recipes/tidy.yml     a first recipe
      .github/sous.yml             the configuration
      .github/workflows/sous.yml   the workflow that answers comments
    "
  `)
})

it('gives examples in the configuration that are valid when they are taken out of their comments', () => {
  const text = textOf(CONFIG_FILE)
  const uncommented = text.replace(/^( *)# ([a-z-]+:.*| {2}.*)$/gm, '$1$2')
  expect(Object.keys(parse(uncommented))).toEqual(['approval', 'on-push', 'rules', 'protected', 'fetch', 'limits'])
  const { diagnostics } = readConfig(uncommented, CONFIG_FILE, { tools: CONFIG_TOOLS, now: new Date() })
  expect(diagnostics).toEqual([])
})

it('gives a workflow that checks nothing out, and runs commands only in a job that cannot write', () => {
  const workflow = parse(textOf('.github/workflows/sous.yml'))
  expect(workflow.permissions).toEqual({})
  expect(workflow.on).toEqual({ issue_comment: { types: ['created'] } })
  const jobs = Object.entries(workflow.jobs as Record<string, { permissions: object; steps: { uses: string; with?: { mode?: string } }[] }>)
  const planning = jobs.filter(([, { steps }]) => steps.some((step) => step.with?.mode === 'plan'))
  expect(planning.map(([name, { permissions }]) => [name, Object.values(permissions)])).toEqual([['plan', ['read', 'read', 'read']]])
  expect(jobs.flatMap(([, { steps }]) => steps.filter(({ uses }) => uses.startsWith('actions/checkout')))).toEqual([])
})
