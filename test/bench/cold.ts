import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { RECIPE } from './action-start.ts'
import { median } from './measure.ts'

interface ColdCase {
  readonly what: string
  readonly program: 'cli' | 'action'
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** How much longer than the other build it may take. */
  readonly atMost: number
}

interface Run {
  readonly wallMs: number
  readonly cpuMs: number
}

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Short runs of two builds, in random order within each round: on a busy machine compare the times of the processor. */
export function* coldRows(other: string, rounds: number): Generator<string> {
  const folder = coldFolder()
  yield '| what | ms | other ms | ratio | fastest | CPU ratio | at most | CPU / node -e 0 |'
  yield '| --- | --- | --- | --- | --- | --- | --- | --- |'
  for (const entry of coldCases(folder)) {
    const contestants = [commandOf(DIST, entry), commandOf(path.resolve(other), entry), ['-e', '0']] as const
    const runs: readonly Run[][] = contestants.map(() => [])
    for (let round = 0; round <= rounds; round++)
      for (const i of shuffled([0, 1, 2])) {
        const run = runOnce(contestants[i] ?? [], folder, entry.env)
        // The first round only warms the file cache.
        if (round > 0) runs[i]?.push(run)
      }
    const [ours = [], theirs = [], node = []] = runs
    const ratio = (kind: keyof Run, peers: readonly Run[]): number =>
      median(ours.map((run, i) => run[kind] / (peers[i]?.[kind] ?? Number.NaN)))
    const fastest = Math.min(...ours.map(({ wallMs }) => wallMs)) / Math.min(...theirs.map(({ wallMs }) => wallMs))
    const figures = [
      median(ours.map(({ wallMs }) => wallMs)).toFixed(1),
      median(theirs.map(({ wallMs }) => wallMs)).toFixed(1),
      ratio('wallMs', theirs).toFixed(3),
      fastest.toFixed(3),
      ratio('cpuMs', theirs).toFixed(3),
      `${entry.atMost} ${ratio('cpuMs', theirs) <= entry.atMost ? '✓' : '✗'}`,
      ratio('cpuMs', node).toFixed(2),
    ]
    yield `| ${entry.what} | ${figures.join(' | ')} |`
  }
}

/** Modules that short runs load without calling any of their functions, and their size: they may belong into another file of dist. */
export function* unusedRows(): Generator<string> {
  const folder = coldFolder()
  const cases = coldCases(folder).filter(({ args }) => args[0] !== 'preview')
  const called = new Map<string, { readonly size: number; readonly by: Map<string, boolean> }>()
  for (const entry of cases) {
    const coverage = fs.mkdtempSync(path.join(os.tmpdir(), 'sous-coverage-'))
    runOnce(commandOf(DIST, entry), folder, { ...entry.env, NODE_V8_COVERAGE: coverage })
    for (const { name, size, isCalled } of fs.readdirSync(coverage).flatMap((file) => readCoverage(path.join(coverage, file)))) {
      const known = called.get(name) ?? { size, by: new Map() }
      known.by.set(entry.what, isCalled)
      called.set(name, known)
    }
    fs.rmSync(coverage, { recursive: true })
  }
  yield `| module | bytes | ${cases.map(({ what }) => what).join(' | ')} |`
  yield `| --- | ---: |${' --- |'.repeat(cases.length)}`
  const unused = [...called].filter(([, { by }]) => [...by.values()].includes(false)).toSorted(([, a], [, b]) => b.size - a.size)
  for (const [name, { size, by }] of unused) {
    const marks = cases.map(({ what }) => (by.has(what) ? (by.get(what) ? 'used' : 'unused') : ''))
    yield `| ${name} | ${size} | ${marks.join(' | ')} |`
  }
}

function coldCases(folder: string): readonly ColdCase[] {
  const event = path.join(folder, '.git/event.json')
  const comment = {
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'owner/demo',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: path.join(folder, '.git'),
  }
  return [
    { what: '--version', program: 'cli', args: ['--version'], atMost: 1.05 },
    { what: 'validate', program: 'cli', args: ['validate', '.github/recipes/bump-node.yml'], atMost: 1.05 },
    { what: 'comment ignored', program: 'action', args: [], env: comment, atMost: 1.05 },
    { what: 'grep, small tree', program: 'cli', args: ['tool', 'grep', '--pattern', 'export'], atMost: 1.05 },
    { what: 'preview sous:node-version', program: 'cli', args: ['preview', 'sous:node-version', 'version=24'], atMost: 0.4 },
  ]
}

/** A small repository, the same in every run. */
function coldFolder(): string {
  const folder = path.join(os.tmpdir(), 'sous-bench-cold')
  if (fs.existsSync(path.join(folder, '.git/event.json'))) return folder
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  write('.github/recipes/bump-node.yml', RECIPE)
  write('Dockerfile', 'FROM node:18\n')
  write('package.json', '{ "name": "demo", "engines": { "node": ">=18" } }\n')
  for (let i = 0; i < 30; i++) write(`src/folder${i % 5}/file${i}.ts`, "import one from 'one'\nexport const two = one + 1\n".repeat(50))
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'demo')
  write('.git/event.json', JSON.stringify({ action: 'created', comment: { body: 'Nice work!' } }))
  return folder
}

function commandOf(dist: string, { program, args }: ColdCase): readonly string[] {
  return [path.join(dist, program, 'index.js'), ...args]
}

/** Bash says how much time of the processor its children took, to the millisecond. */
function runOnce(args: readonly string[], folder: string, more: Readonly<Record<string, string>> = {}): Run {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  const begin = performance.now()
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1'
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...args], {
    cwd: folder,
    env: { ...env, ...more },
    encoding: 'utf8',
  })
  const wallMs = performance.now() - begin
  if (status !== 0) throw new Error(`This failed: node ${args.join(' ')}`)
  const [user = 0, system = 0] = stderr.trim().split(' ').map(Number)
  return { wallMs, cpuMs: (user + system) * 1000 }
}

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly {
      readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[]
    }[]
  }[]
}

function readCoverage(file: string): readonly { readonly name: string; readonly size: number; readonly isCalled: boolean }[] {
  const { result } = JSON.parse(fs.readFileSync(file, 'utf8')) as Coverage
  return result
    .filter(({ url }) => url.startsWith(`file://${DIST}/`))
    .flatMap(({ url, functions }) => {
      const text = fs.readFileSync(new URL(url), 'utf8')
      // A module begins with its name and ends where the next one or another part begins.
      const marks = [...text.matchAll(/\/\/! (\S+)$|^\t\t[\w"-]+: \(|^\tvar __webpack_module_cache__/gm)]
      return marks.flatMap(([, name], i) => {
        const [from, to] = [marks[i]?.index ?? 0, marks[i + 1]?.index ?? text.length]
        const inside = functions
          .flatMap(({ ranges }) => ranges.slice(0, 1))
          .filter((range) => range.startOffset > from && range.endOffset <= to)
        return name === undefined ? [] : [{ name, size: to - from, isCalled: inside.some(({ count }) => count > 0) }]
      })
    })
}

function shuffled<T>(values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
