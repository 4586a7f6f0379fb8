import '../support/spawner.ts'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { FileChange } from '../../src/base/change.ts'
import type { PlanOutcome } from '../../src/plan/plan-outcome.ts'
import { resolveInputs } from '../../src/recipe/input-values.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { valueText } from '../../src/report/recipe-page.ts'
import type { Http } from '../../src/system/network/http.ts'
import { parseGlob } from '../../src/workspace/glob/glob.ts'
import { IS_UPDATING } from '../golden/cases.ts'
import { realCatalogue } from '../recipe/real-catalogue.ts'
import { plan, recipeOf } from '../support/planning.ts'
import { recipeHome } from '../support/recipe-home.ts'
import { type TempFolder, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { treeOf } from '../support/tree.ts'

const GOLDEN = path.resolve(import.meta.dirname, '../golden/recipes')
const SHIPPED = path.resolve(import.meta.dirname, '../../recipes')
/** Needs a configuration, and is tested with one in `test/acceptance/assemble-docs.test.ts`. */
const TESTED_ELSEWHERE = 'assemble-docs'
const NAMES = fs
  .readdirSync(SHIPPED)
  .map((file) => path.basename(file, '.yml'))
  .filter((name) => name !== TESTED_ELSEWHERE)
const textOf = (name: string) => fs.readFileSync(path.join(SHIPPED, `${name}.yml`), 'utf8')
const calledBy = (name: string) => [...textOf(name).matchAll(/ recipe: sous:(\S+)/g)].map(([, called = '']) => called)

/** `case.yml`: the inputs; how the plan fails, where it does; what it gives. Beside it the trees before and, if it differs, after. */
interface GoldenCase {
  readonly name: string
  readonly folder: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly fails?: string
  /** Whether commands may run. */
  readonly allow?: boolean
  readonly outputs?: Readonly<Record<string, unknown>>
  /** What may be fetched: the JSON at each URL. Others are not found. */
  readonly fetched?: Readonly<Record<string, unknown>>
}

/** Hosts of shipped recipes are fixed, so no server of the tests can take their place. */
function httpOf(fetched: Readonly<Record<string, unknown>>): Http {
  return {
    async send({ url }) {
      const bytes = Buffer.from(JSON.stringify(fetched[url.href] ?? { message: 'Not Found' }))
      const status = Object.hasOwn(fetched, url.href) ? 200 : 404
      return { kind: 'answered', status, hops: [url.href], contentType: 'application/json', bytes, truncated: false }
    },
  }
}

function casesOf(recipe: string): readonly GoldenCase[] {
  const folder = path.join(GOLDEN, recipe)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
  return names.map((name) => {
    const { inputs = {}, ...rest } = parse(fs.readFileSync(path.join(folder, name, 'case.yml'), 'utf8')) ?? {}
    return { name, folder: path.join(folder, name), inputs, ...rest }
  })
}

/** Neighbours that no recipe may touch: what git ignores, and what is no text. */
function addNeighbours(repo: TempFolder, before: string): void {
  fs.cpSync(before, path.join(repo.path, 'ignored'), { recursive: true })
  repo.write({ '.gitignore': '/ignored/\n', 'neighbour.bin': Buffer.from('\0\r\n  \r\n<<<<<<< a \r\n2019', 'latin1') })
  repo.write({ 'latin1.txt': Buffer.from('caf\xe9\n', 'latin1'), 'marked.txt': '\ufeffcafé\n' })
}

function fill(folder: TempFolder, tree: string, before: string): void {
  fs.cpSync(tree, folder.path, { recursive: true })
  addNeighbours(folder, before)
}

function write(folder: string, changes: readonly FileChange[]): void {
  for (const change of changes) {
    const file = path.join(folder, change.path)
    if (change.kind === 'delete') {
      fs.rmSync(file)
      continue
    }
    if (change.kind !== 'create' && change.kind !== 'update') throw new Error(`No shipped recipe should ${change.kind}`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, change.after)
    if (change.mode === '100755') fs.chmodSync(file, 0o755)
  }
}

/** Writes the golden tree after the changes; none where nothing changes. */
function keepTree(before: string, after: string, changes: readonly FileChange[]): void {
  fs.rmSync(after, { recursive: true, force: true })
  if (changes.length === 0) return
  fs.cpSync(before, after, { recursive: true })
  write(after, changes)
}

function completed(outcome: PlanOutcome): PlanOutcome & { readonly kind: 'complete' } {
  if (outcome.kind === 'complete') return outcome
  throw new Error(`The plan is ${outcome.kind}: ${outcome.kind === 'failed' ? outcome.failure.error.message : outcome.gate.reason}`)
}

function endOf(outcome: PlanOutcome): string {
  if (outcome.kind === 'failed') return `${outcome.failure.error.code} in ${outcome.failure.label}`
  return outcome.kind === 'gated' ? `waits in ${outcome.gate.label}` : 'complete'
}

const changed = new Map<string, string[]>()

describe.each(NAMES)('%s', (recipe) => {
  const cases = casesOf(recipe)

  it.each(cases)('$name', async ({ folder, inputs, fails, allow, outputs, fetched }) => {
    const before = path.join(folder, 'before')
    await using repo = await tempRepo()
    fill(repo, before, before)
    repo.commitAll()
    const untouched = treeOf(repo.path)
    const others = Object.fromEntries(calledBy(recipe).map((name) => [`sous:${name}`, textOf(name)]))
    const rules = [
      ...(allow === true ? [{ tool: 'run_in_terminal', pattern: '[^]*' }] : []),
      ...(fetched === undefined ? [] : [{ tool: 'fetch_webpage', pattern: '[^]*' }]),
    ]
    const context = fetched === undefined ? {} : { http: httpOf(fetched) }
    const planning = { recipe: textOf(recipe), others, inputs, rules, context, fetchHosts: ['api.github.com'] }
    const { outcome } = await plan(repo, planning)
    expect(treeOf(repo.path)).toEqual(untouched)
    if (fails !== undefined) {
      expect(endOf(outcome)).toBe(fails)
      return
    }
    const { changes, outputs: given } = completed(outcome)
    write(repo.path, changes)
    const after = path.join(folder, 'after')
    if (IS_UPDATING) keepTree(before, after, changes)
    await using expected = await tempFolder()
    fill(expected, fs.existsSync(after) ? after : before, before)
    expect(treeOf(repo.path)).toEqual(treeOf(expected.path))
    if (outputs !== undefined) expect(given).toEqual(outputs)
    changed.set(recipe, [...(changed.get(recipe) ?? []), ...changes.map((change) => change.path)])
    const again = await plan(repo, planning)
    expect(completed(again.outcome).changes).toEqual([])
  })

  it('is valid, says what it does, and verifies it', async () => {
    const { recipe: read, diagnostics } = readRecipe(textOf(recipe), `recipes/${recipe}.yml`, await realCatalogue())
    expect(diagnostics).toEqual([])
    expect(read?.description.length).toBeGreaterThan(40)
    expect(read?.verify.length).toBeGreaterThan(0)
    expect(read?.inputs.filter((input) => input.description === '')).toEqual([])
  })

  it('has three cases at least, and may write nothing that none of them writes', () => {
    const { permissions, steps } = recipeOf(textOf(recipe), `recipes/${recipe}.yml`)
    expect(cases.length).toBeGreaterThanOrEqual(3)
    const unused = permissions.write.filter((text) => {
      const glob = parseGlob(text)
      return !(glob.ok && changed.get(recipe)?.some((file) => glob.value.matches(file)))
    })
    expect(unused).toEqual([])
    const commands = steps.flatMap((step) => step.with.filter(({ key }) => key === 'command').map(({ value }) => valueText(value)))
    const fetches = / tool: fetch_webpage$/m.test(textOf(recipe)) ? ['api.github.com'] : []
    expect([permissions.run, permissions.fetch]).toEqual([commands, fetches])
  })
})

/** Put together here: what looks like a token is not kept in a repository. */
const letters = (count: number) => 'aB3'.repeat(count).slice(0, count)
const TOKENS = [
  `ghp_${letters(36)}`,
  `ghs_1234567_eyJ${letters(36)}.eyJ${letters(200)}.${letters(100)}-_${letters(100)}`,
  `github_pat_${letters(70)}`,
  `glpat-${letters(20)}`,
  `xoxb-${letters(24)}`,
  `AIza${letters(35)}`,
  `sk_live_${letters(24)}`,
  `npm_${letters(36)}`,
  `pypi-${letters(60)}`,
]

it.each(TOKENS)('secrets knows %s and nothing shorter, and shows neither', async (token) => {
  await using repo = await tempRepo({ 'a.txt': `key: ${token}\r\nkey: ${token.slice(0, 16)}\n` })
  const { outcome } = await plan(repo, { recipe: textOf('secrets') })
  expect(completed(outcome)).toMatchObject({ outputs: { tokens: 1 }, changes: [] })
  // What is shown of a plan is made of this.
  expect(JSON.stringify(outcome)).not.toContain(token)
})

it.each([
  ['.env', `A=${TOKENS[0]}\n`, 1],
  ['app/.env.production', 'PORT=80\n# DB_PASSWORD=hunter2hunter2\nJWT_SECRET="hunter2hunter2"\nURL=postgres://app:hunter2@db/x\n', 3],
  ['dist/key.pem', '-----BEGIN RSA PRIVATE KEY-----\n', 1],
  ['id_ed25519', '-----BEGIN OPENSSH PRIVATE KEY-----\n', 1],
  ['.netrc', '# no password protection\nmachine a.test login b password hunter2\n', 1],
  ['cert.pem', '-----BEGIN CERTIFICATE-----\nPublic Key: hunter2hunter2\n', 0],
  [
    '.env.local',
    '# The secret of success, a key question\nTOKEN=$GITHUB_TOKEN\nPASSWORD=changeme\nKEY_FILE=/run/secrets/key\nSECRET=\n',
    0,
  ],
  ['id_ed25519.bak', '-----BEGIN OPENSSH PRIVATE KEY-----\n', 1],
  ['SERVER.PEM', '-----BEGIN PRIVATE KEY-----\n', 1],
  ['.env.prod', 'DB_PASSWORD=xK38dkK2ldk2\nAPI_KEY=xxxxxxxxxxxx\n', 1],
  ['.env.example', 'TOKEN=hunter2hunter2\n', 0],
  ['test/fixtures/.env', 'TOKEN=hunter2hunter2\n', 0],
])('secrets looks into %s, which searches leave out', async (file, text, secretFiles) => {
  await using repo = await tempRepo({ [file]: text })
  const found = completed((await plan(repo, { recipe: textOf('secrets') })).outcome)
  expect(found.outputs).toEqual({ keys: 0, tokens: 0, passwords: 0, secret_files: secretFiles })
  const failing = await plan(repo, { recipe: textOf('secrets'), inputs: { fail: true } })
  const end = secretFiles === 0 ? 'complete' : 'expectation_failed in No secret in files that usually contain some'
  expect(endOf(failing.outcome)).toBe(end)
})

it.each([
  ['rename-identifier', { from: 'old', to: 'next' }],
  ['replace-api', { old: 'old', new: 'next', code: true }],
])('%s only looks for languages that have the name', async (name, inputs) => {
  await using repo = await recipeHome({}, { 'tests/a.json': '"old"\n', 'scripts/a.pyi': 'old()\n', 'src/a.jsx': 'old()\n' })
  const given = Object.entries(inputs).map(([key, value]) => `${key}=${value}`)
  const { code, out } = await repo.sous(['run', `sous:${name}`, ...given, '--yes'])
  expect([code, out]).toEqual([0, expect.not.stringContaining('Warning')])
  expect(['tests/a.json', 'scripts/a.pyi', 'src/a.jsx'].map((file) => repo.repo.read(file))).toEqual(['"next"\n', 'next()\n', 'next()\n'])
})

it('trailing-whitespace takes time in proportion to a long line', async () => {
  const spaces = ' '.repeat(200_000)
  await using repo = await tempRepo({ 'a.txt': `a \n${spaces}b\n${spaces}\n`, 'b.txt': 'b\t\n' })
  const { changes } = completed((await plan(repo, { recipe: textOf('trailing-whitespace') })).outcome)
  expect(changes.map((change) => ('after' in change ? Buffer.from(change.after).toString() : ''))).toEqual([`a\n${spaces}b\n\n`, 'b\n'])
})

it.each([
  ['pin-action', { action: 'actions/*', ref: 'v4', sha: '0'.repeat(40) }],
  ['pin-action', { action: 'actions/checkout', ref: 'v4', sha: '0'.repeat(39) }],
  ['license-headers', { holder: 'Acme */ alert(1)', license: 'MIT', year: 2026 }],
  ['license-headers', { holder: 'Acme\nInc', license: 'MIT', year: 2026 }],
  ['rename-identifier', { from: 'a.b', to: 'c' }],
  ['changelog-entry', { entry: 'One\n## Two' }],
  ['changelog-entry', { entry: 'One', file: '../CHANGELOG.md' }],
  ['python-version', { version: '3' }],
  ['node-version', { version: '20.10' }],
  ['node-version', { version: '17' }],
  ['move-repository', { from: 'acme', to: 'acme/tool' }],
  ['sync-block', { source: 'a.md', name: '.*' }],
  ['copyright-years', { year: 99, holder: 'Acme' }],
  ['copyright-years', { year: 2026 }],
])('%s refuses what would not be safe: %j', (name, inputs) => {
  expect(resolveInputs(recipeOf(textOf(name), `recipes/${name}.yml`), inputs).ok).toBe(false)
})
