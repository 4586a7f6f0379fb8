import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_FILE } from '../../../src/base/config.ts'
import { FIRST_FILES } from '../../../src/cli/commands/init-files.ts'
import { readConfig } from '../../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../../src/tools/config-tools.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'

const PATHS = FIRST_FILES.map((file) => file.path)
const textOf = (name: string) => FIRST_FILES.find((file) => file.path === name)?.text ?? ''

/** A clone of Sous with a remote of that address, whose commit is there if it is pushed. */
async function sousClone(remote?: string, isPushed = true) {
  const clone = await tempRepo({ 'action.yml': 'name: Sous\n', 'src/cli/main.ts': '' })
  if (remote !== undefined) clone.git('remote', 'add', 'origin', remote)
  if (isPushed) clone.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  return { clone, program: path.join(clone.path, 'src/cli'), commit: clone.git('rev-parse', 'HEAD').trim() }
}

it.each(['https://github.com/acme/sous.git', 'git@github.com:acme/sous.git', 'ssh://git@github.com/acme/sous'])(
  'writes a recipe, settings and a workflow that uses the clone that Sous runs from: %s',
  async (remote) => {
    const { clone, program, commit } = await sousClone(remote)
    await using _clone = clone
    await using repo = await tempRepo({ 'a.txt': 'a\n' })
    const { code, out, err } = await runMain(['init'], repo.path, {}, { program })
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatchInlineSnapshot(`
      "✓ Wrote .github/recipes/tidy.yml: a first recipe
      ✓ Wrote .github/sous.yml: settings
      ✓ Wrote .github/workflows/sous.yml: the workflow that answers comments on pull requests

      Next
        sous preview tidy  shows what the first recipe would change
        sous run tidy      asks, then applies it
      "
    `)
    const workflow = repo.read('.github/workflows/sous.yml')
    expect(workflow).toBe(textOf('.github/workflows/sous.yml').replaceAll('OWNER/sous@v1', `acme/sous@${commit}`))
    expect(workflow.match(/uses: acme\/sous@[0-9a-f]{40}\n/g)).toHaveLength(4)
    const raw = `https://raw.githubusercontent.com/acme/sous/${commit}`
    expect(repo.read('.github/recipes/tidy.yml').split('\n', 1)[0]).toBe(`# yaml-language-server: $schema=${raw}/recipe.schema.json`)
    expect(repo.read('.github/sous.yml').split('\n', 1)[0]).toBe(`# yaml-language-server: $schema=${raw}/sous.schema.json`)
  },
)

it.each([
  ['without a remote', undefined, true],
  ['with a remote on this disk', '/srv/sous.git', true],
  ['with a commit that was not pushed', 'https://github.com/acme/sous', false],
])('says what to fill in when Sous runs from a clone %s', async (_, remote, isPushed) => {
  const { clone, program } = await sousClone(remote, isPushed)
  await using _clone = clone
  await using repo = await tempRepo({ 'a.txt': 'a\n' })
  const { out } = await runMain(['init'], repo.path, { isInteractive: false }, { program })
  expect(out).toContain('! Before you commit .github/workflows/sous.yml, replace OWNER/sous@COMMIT in it with the repository of Sous')
  expect(repo.read('.github/workflows/sous.yml').match(/uses: OWNER\/sous@COMMIT\n/g)).toHaveLength(4)
  expect(repo.read('.github/recipes/tidy.yml')).toBe(textOf('.github/recipes/tidy.yml'))
})

it('does not take the repository that it is installed in for its own', async () => {
  await using repo = await tempRepo({ 'a.txt': 'a\n', 'node_modules/sous/dist/cli/index.js': '' })
  repo.git('remote', 'add', 'origin', 'https://github.com/acme/shop')
  repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  const program = path.join(repo.path, 'node_modules/sous/dist/cli')
  const { out } = await runMain(['init', '--json'], repo.path, {}, { program })
  expect(JSON.parse(out)).toMatchObject({ action: null })
  expect(repo.read('.github/workflows/sous.yml')).not.toContain('acme/shop')
})

it('asks a person which commit to use when it cannot find out', async () => {
  const { clone, program } = await sousClone()
  await using _clone = clone
  await using repo = await tempRepo()
  const action = `acme/sous@${'0123456789'.repeat(4)}`
  const { out, err } = await runMain(['init'], repo.path, {}, { program, answers: [action] })
  expect(err).toContain("its clone has no remote 'origin' on a server")
  expect(out).not.toContain('Before you commit')
  expect(repo.read('.github/workflows/sous.yml')).toContain(`uses: ${action}\n`)
})

it('says when the folder is not a repository', async () => {
  await using folder = await tempFolder({ 'a.txt': 'a\n' })
  const { code, out } = await runMain(['init'], folder.path)
  expect([code, out]).toEqual([
    0,
    expect.stringContaining("! This folder is not a git repository. Run 'git init' here before you commit the files."),
  ])
})

it('makes a recipe and a configuration that are valid, and a recipe that runs', async () => {
  await using repo = await tempRepo({ 'a.txt': 'a  \nb', 'b.md': 'two spaces  \n' })
  await runMain(['init'], repo.path)
  expect(await runMain(['validate'], repo.path)).toMatchObject({ code: 0, out: '✓ 1 recipe and the settings are valid\n' })
  const { code } = await runMain(['run', 'tidy', '--yes'], repo.path)
  expect([code, repo.read('a.txt'), repo.read('b.md')]).toEqual([0, 'a\nb\n', 'two spaces  \n'])
  expect((await runMain(['check', 'tidy'], repo.path)).code).toBe(0)
})

it('leaves every file as it is that exists', async () => {
  await using repo = await tempRepo({ '.github/sous.yml': '# mine\n', '.github/workflows/sous.yml': 'mine' })
  const { code, out } = await runMain(['init'], repo.path)
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "✓ Wrote .github/recipes/tidy.yml: a first recipe
    ○ .github/sous.yml already exists
    ○ .github/workflows/sous.yml already exists

    Next
      sous preview tidy  shows what the first recipe would change
      sous run tidy      asks, then applies it
    "
  `)
  expect([repo.read('.github/sous.yml'), repo.read('.github/workflows/sous.yml')]).toEqual(['# mine\n', 'mine'])
  const before = repo.snapshot()
  expect((await runMain(['init'], repo.path)).code).toBe(0)
  expect(repo.snapshot()).toEqual(before)
})

it('makes no first recipe where there are recipes', async () => {
  const { clone, program } = await sousClone('https://github.com/acme/sous')
  await using _clone = clone
  await using repo = await tempRepo({ 'recipes/tidy.yml': 'name: T\nsteps:\n  - { tool: glob, with: { pattern: "*" } }\n' })
  const { code, out } = await runMain(['init', '--json'], repo.path, {}, { program })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    schema_version: 1,
    success: true,
    made: PATHS.slice(1),
    left: [{ path: '.github/recipes/tidy.yml', because: 'is not needed: you have recipes already' }],
    action: expect.anything(),
    next: ['sous list', 'sous validate'],
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

    Writes the files that a repository starts with. Writes all of them or none, and never overwrites a file:
      .github/recipes/tidy.yml     a first recipe
      .github/sous.yml             settings
      .github/workflows/sous.yml   the workflow that answers comments on pull requests

    The workflow uses the repository and commit that this Sous was cloned from.
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
