// Runs the shipped recipes on clones of repositories that others wrote, and their test suites before and after:
// `npx node scripts/prove-recipes.ts TABLE [--each] [--out DIR] [--repository NAME]… [--recipe NAME]…`. The table is YAML, a list of what
// `Repository` says below. Each folder is a clone made for this: it is reset to its commit in the end; ignored files
// (dependencies, builds) stay. The recipes run one after the other, each on top of those before it, and the tests after all of them,
// or with --each after each of them alone. Prints Markdown, writes the diffs and the output of the tests to --out, and fails where a
// recipe or a suite does.
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { parse } from 'yaml'

type Inputs = Readonly<Record<string, string | number | boolean>>

interface Repository {
  readonly name: string
  readonly folder: string
  readonly language: string
  readonly install?: string
  readonly test: string
  readonly runner: keyof typeof RUNNERS
  /** `null` for a recipe that does not apply. */
  readonly inputs?: Readonly<Record<string, Inputs | null>>
}

/** How the output of a test runner tells what passed and failed: the sum of the groups, or else the number of matches. */
const RUNNERS = {
  ava: { passed: /^ *✔ /gm, failed: /^ *✘ \[fail\]/gm },
  cargo: { passed: /^test result: .*?(\d+) passed/gm, failed: /^test result: .*?(\d+) failed/gm },
  go: { passed: /^ *--- PASS/gm, failed: /^ *--- FAIL/gm },
  maven: { passed: /Tests run: (\d+), F.*$(?<!Time elapsed.*)/gm, failed: /Failures: ([1-9]\d*).*$(?<!Time elapsed.*)/gm },
  mocha: { passed: /^ *(\d+) passing/gm, failed: /^ *(\d+) failing/gm },
  node: { passed: /^(?:#|ℹ) pass (\d+)/gm, failed: /^(?:#|ℹ) fail (\d+)/gm },
  pytest: { passed: /(\d+) passed/g, failed: /(\d+) (?:failed|errors?)\b/g },
  vitest: { passed: /^ *Tests .*?(\d+) passed/gm, failed: /^ *Tests .*?(\d+) failed/gm },
} as const

/** What any repository can take. A recipe that needs more has it in the table. */
const INPUTS: Readonly<Record<string, Inputs>> = {
  'codeowners-entry': { path: '/docs/', owners: '@octocat' },
  'changelog-entry': { entry: 'Something that users notice.', section: 'Fixed' },
  'gitignore-entry': { entry: '/proof/' },
  'license-headers': { holder: 'The contributors', license: 'MIT', year: 2026 },
  'node-version': { version: '24' },
  'pin-actions': { pins: '[]' },
  'python-version': { version: '3.14' },
  'set-json-value': { files: '**/package.json', path: '$.engines.node', value: '>=22' },
}

interface Suite {
  readonly passed: number
  readonly failed: number
  readonly code: number | null
}

interface Row {
  readonly recipe: string
  /** What it changes, on top of those before it. */
  readonly commit: string
  readonly change: string
  readonly again: string
  readonly isGood: boolean
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repository: { type: 'string', multiple: true },
    recipe: { type: 'string', multiple: true },
    out: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
})
const root = path.resolve(import.meta.dirname, '..')
const names = fs.readdirSync(path.join(root, 'recipes')).map((file) => path.basename(file, '.yml'))
const table = (parse(fs.readFileSync(positionals[0] ?? '', 'utf8')) as readonly Repository[]).filter(
  ({ name }) => values.repository?.includes(name) !== false,
)

let isGood = true
for (const repository of table) {
  const { before, again } = prepare(repository)
  const start = git(repository, 'rev-parse', 'HEAD').trim()
  console.log(
    `\n## ${repository.name} (${repository.language}, ${git(repository, 'log', '-1', '--format=%h of %cs').trim()})\n\n` +
      `\`${repository.test}\`: ${describe(before)}${isSame(before, again) ? '' : `; a second time ${describe(again)}`}\n\n` +
      `| recipe | change | second run |${values.each ? ' tests after |' : ''}\n| --- | --- | --- |${values.each ? ' --- |' : ''}`,
  )
  const rows = names.filter((name) => values.recipe?.includes(name) !== false).flatMap((name) => tryRecipe(repository, name) ?? [])
  const changing = rows.filter(({ change }) => change !== '')
  // One run after all of them tells whether any breaks something. If so, each is run by itself.
  const together = values.each || changing.length === 0 ? undefined : runTests(repository, 'after-all')
  reset(repository, start)
  const isWorse = together !== undefined && isWorseThan(together, before, again)
  for (const row of changing) {
    const alone = row.commit !== '' && (values.each || isWorse) ? testAlone(repository, row) : undefined
    reset(repository, start)
    const isSound = alone === undefined || !isWorseThan(alone, before, again)
    const tests = alone === undefined ? '' : ` ${isSound ? describe(alone) : `**${describe(alone)}**`} |`
    console.log(`| ${row.recipe} | ${row.change} | ${row.again} |${tests}`)
    isGood &&= row.isGood && isSound
  }
  if (together !== undefined) console.log(`\nTests after all of them: ${describe(together)}`)
  if (before.passed === 0) console.log('\nNothing passed before, so the tests prove nothing.')
  isGood &&= before.passed > 0 && !isWorse
  const idle = rows.filter(({ change }) => change === '').map(({ recipe }) => recipe)
  if (idle.length > 0) console.log(`\nNothing to do: ${idle.join(', ')}`)
}
process.exitCode = isGood ? 0 : 1

/** Installs what the tests need, and runs them twice: a suite that is not the same twice says less. */
function prepare(repository: Repository): { readonly before: Suite; readonly again: Suite } {
  reset(repository)
  if (repository.install !== undefined) execFileSync('sh', ['-c', repository.install], { cwd: repository.folder, stdio: 'ignore' })
  return { before: runTests(repository, 'before'), again: runTests(repository, 'before-again') }
}

/** `undefined` for a recipe with inputs that are missing. */
function tryRecipe(repository: Repository, recipe: string): Row | undefined {
  const { [recipe]: own = {} } = repository.inputs ?? {}
  if (own === null) return undefined
  const inputs = Object.entries({ ...INPUTS[recipe], ...own }).map(([name, value]) => `${name}=${value}`)
  const preview = sous(repository, 'preview', `sous:${recipe}`, ...inputs, '--yes')
  if (preview.reason_code === 'invalid_inputs') return undefined
  const row = { recipe, commit: '', again: '' }
  if (preview.failure !== null)
    return {
      ...row,
      change: `none: ${preview.failure.message.split('\n')[0]}`,
      isGood: recipe === 'conflict-markers',
    }
  if (!preview.changed) return { ...row, change: '', isGood: true }
  const applied = sous(repository, 'apply', preview.digest, '--yes')
  const again = sous(repository, 'preview', `sous:${recipe}`, ...inputs, '--yes')
  git(repository, 'add', '--all')
  const change = git(repository, 'diff', '--cached', '--shortstat').trim()
  save(`${repository.name}.${recipe}.patch`, git(repository, 'diff', '--cached', '--binary', '--stat', '--patch'))
  git(repository, '-c', 'user.name=prove', '-c', 'user.email=prove@localhost', 'commit', '--quiet', '--no-verify', '--message', recipe)
  const isEmpty = again.failure === null && !again.changed
  return {
    recipe,
    commit: git(repository, 'rev-parse', 'HEAD').trim(),
    change: applied.decision === 'pass' ? change : `not applied: ${applied.message}`,
    again: isEmpty ? 'empty' : `**${again.failure?.message ?? `${again.files_changed} files`}**`,
    isGood: applied.decision === 'pass' && isEmpty,
  }
}

function testAlone(repository: Repository, { commit, recipe }: Row): Suite {
  git(repository, 'cherry-pick', '--no-commit', '--strategy-option=theirs', commit)
  return runTests(repository, recipe)
}

interface RunResult {
  readonly decision: string
  readonly reason_code: string
  readonly message: string
  readonly digest: string
  readonly changed: boolean
  readonly files_changed: number
  readonly failure: { readonly message: string } | null
}

function sous({ folder }: Repository, ...words: readonly string[]): RunResult {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'dist/cli/index.js'), ...words, '--json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (stdout === '') throw new Error(`sous ${words.join(' ')} in ${folder}: ${stderr}`)
  return JSON.parse(stdout) as RunResult
}

function runTests({ folder, name, test, runner }: Repository, label: string): Suite {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', test], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    timeout: 1_200_000,
  })
  const output = stripVTControlCharacters(`${stdout}\n${stderr}`)
  save(`${name}.${label}.log`, output)
  const count = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((sum, [, digits]) => sum + Number(digits ?? 1), 0)
  return { passed: count(RUNNERS[runner].passed), failed: count(RUNNERS[runner].failed), code: status }
}

function isSame(one: Suite, other: Suite): boolean {
  return one.passed === other.passed && one.failed === other.failed && one.code === other.code
}

/** Where some tests fail now and then, the two runs before say how many may. */
function isWorseThan({ passed, failed, code }: Suite, ...before: readonly [Suite, Suite]): boolean {
  return (
    passed < Math.min(...before.map((suite) => suite.passed)) ||
    failed > Math.max(...before.map((suite) => suite.failed)) ||
    (code !== 0 && before.every((suite) => suite.code === 0))
  )
}

function describe({ passed, failed, code }: Suite): string {
  return `${passed} passed, ${failed} failed${(code === 0) === (failed === 0) ? '' : `, exit code ${code}`}`
}

function save(name: string, text: string): void {
  if (values.out === '') return
  fs.mkdirSync(values.out, { recursive: true })
  fs.writeFileSync(path.join(values.out, name), text)
}

function git({ folder }: Repository, ...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 })
}

function reset(repository: Repository, commit = 'HEAD'): void {
  git(repository, 'reset', '--quiet', '--hard', commit)
  git(repository, 'clean', '--quiet', '--force', '-d')
}
