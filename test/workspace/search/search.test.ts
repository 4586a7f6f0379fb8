import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../../src/base/config.ts'
import { realClock } from '../../../src/system/clock.ts'
import { realThreads, type Threads } from '../../../src/system/process/threads.ts'
import type { FileSelection } from '../../../src/workspace/search/file-selection.ts'
import { regexPattern } from '../../../src/workspace/search/pattern.ts'
import type { SearchSurroundings } from '../../../src/workspace/search/scan-all.ts'
import { emptyTally } from '../../../src/workspace/search/scanner.ts'
import { type SearchOutcome, searchFiles } from '../../../src/workspace/search/search.ts'
import { type ChunkDone, runSearchWorker, SharedWork } from '../../../src/workspace/search/worker-loop.ts'
import type { Workspace } from '../../../src/workspace/workspace.ts'
import { noThreads } from '../../support/no-threads.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { openWorkspace, repoPath } from '../../support/workspace.ts'

const workerUrl = new URL('../../../src/cli/search-worker.ts', import.meta.url)
const twoThreads = realThreads({ search: workerUrl, code: workerUrl, packages: '' }, 2, 1)
const CATASTROPHE = '(a+)+$'
const LONG_LINE = `${'a'.repeat(60)}b\n`

interface Options {
  readonly limits?: Partial<Limits>
  readonly threads?: Threads
  readonly signal?: AbortSignal
  readonly selection?: Partial<FileSelection>
  readonly progress?: SearchSurroundings['progress']
  readonly contextLines?: number
}

async function search(workspace: Workspace, source: string, options: Options = {}) {
  const pattern = regexPattern(source, { caseSensitive: true })
  if (!pattern.ok) throw new Error(pattern.error.message)
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  return searchFiles(
    {
      pattern: pattern.value,
      selection: { maxDepth: 20, ...options.selection },
      maxMatches: 50,
      contextLines: options.contextLines ?? 0,
    },
    {
      workspace,
      limits,
      threads: options.threads ?? noThreads,
      clock: realClock,
      signal: options.signal ?? new AbortController().signal,
      progress: options.progress ?? (() => undefined),
    },
  )
}

/** The workspace, but for some of its members. */
function withOther(workspace: Workspace, other: Partial<Workspace>): Workspace {
  return new Proxy(workspace, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.hasOwn(other, name) ? other : target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function found(workspace: Workspace, source: string, options: Options = {}): Promise<SearchOutcome> {
  const outcome = await search(workspace, source, options)
  if (!outcome.ok) throw new Error(outcome.error.message)
  return outcome.value
}

function manyFiles(count: number, content: (i: number) => string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`d${i % 7}/f${String(i).padStart(5, '0')}.txt`, content(i)]))
}

it('finds lines with their place and their surroundings', async () => {
  await using repo = await tempRepo({ 'a.txt': 'one\ntwo\nthree\nfour\n', 'b/c.txt': 'three\r\nfour' })
  const { matches } = await found(await openWorkspace(repo.path), 'hre|our', { contextLines: 1 })
  expect(matches).toEqual([
    { path: 'a.txt', line: 3, column: 2, text: 'three', before: ['two'], after: ['four'] },
    { path: 'a.txt', line: 4, column: 2, text: 'four', before: ['three'], after: [] },
    { path: 'b/c.txt', line: 1, column: 2, text: 'three', before: [], after: ['four'] },
    { path: 'b/c.txt', line: 2, column: 2, text: 'four', before: ['three'], after: [] },
  ])
})

it('searches what is staged instead of what is on disk', async () => {
  await using repo = await tempRepo({ 'a.txt': 'needle\n', 'gone.txt': 'needle\n', 'same.txt': 'needle\n' })
  const workspace = await openWorkspace(repo.path)
  await workspace.stage(repoPath('a.txt'), Buffer.from('hay\n'))
  await workspace.stage(repoPath('new/b.txt'), Buffer.from('hay\nneedle\n'))
  await workspace.remove(repoPath('gone.txt'))
  const outcome = await found(workspace, 'needle')
  expect(outcome.files).toEqual([
    { path: 'new/b.txt', count: 1 },
    { path: 'same.txt', count: 1 },
  ])
  expect(outcome.matches.map(({ path, line }) => `${path}:${line}`)).toEqual(['new/b.txt:2', 'same.txt:1'])
})

it('searches a workspace that stands on no folder', async () => {
  await using repo = await tempRepo({ 'a.txt': 'needle\n', 'big.txt': 'needle\n'.repeat(100), 'b.txt': 'hay\n' })
  const workspace = await openWorkspace(repo.path)
  const detached = withOther(workspace, { folder: undefined })
  const outcome = await found(detached, 'needle', { limits: { searchFileBytes: 100 } })
  expect(outcome.matches.map((match) => match.path)).toEqual(['a.txt'])
  expect(outcome.skipped.tooLarge).toEqual(['big.txt'])
})

it('[D3] never looks behind a symbolic link, be it the file or a directory above it', async () => {
  await using outside = await tempFolder({ 'secret.txt': 'needle\n' })
  await using repo = await tempRepo({ 'dir/secret.txt': 'needle\n', 'link.txt': 'needle\n', 'real.txt': 'needle\n' })
  const workspace = await openWorkspace(repo.path)
  await workspace.files()
  fs.rmSync(path.join(repo.path, 'dir'), { recursive: true })
  fs.symlinkSync(outside.path, path.join(repo.path, 'dir'))
  fs.rmSync(path.join(repo.path, 'link.txt'))
  fs.symlinkSync(path.join(outside.path, 'secret.txt'), path.join(repo.path, 'link.txt'))
  for (const threads of [noThreads, twoThreads])
    expect(await found(workspace, 'needle', { threads })).toMatchObject({ files: [{ path: 'real.txt', count: 1 }], filesSearched: 1 })
})

it('[D15] hears a Ctrl-C that came just before a pattern that never ends', async () => {
  await using folder = await tempFolder({ 'a.txt': LONG_LINE, 'b.txt': LONG_LINE })
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const script = `const { DEFAULT_LIMITS } = await import(${from('../../../src/base/config.ts')})
    const { realClock } = await import(${from('../../../src/system/clock.ts')})
    const { regexPattern } = await import(${from('../../../src/workspace/search/pattern.ts')})
    const { searchFiles } = await import(${from('../../../src/workspace/search/search.ts')})
    const { openWorkspace } = await import(${from('../../support/workspace.ts')})
    const { noThreads } = await import(${from('../../support/no-threads.ts')})
    const abort = new AbortController()
    process.on('SIGINT', () => abort.abort())
    const workspace = await openWorkspace(${JSON.stringify(folder.path)})
    await workspace.files()
    const around = { workspace, limits: DEFAULT_LIMITS, threads: noThreads, clock: realClock, signal: abort.signal, progress: () => undefined }
    const pattern = regexPattern(${JSON.stringify(CATASTROPHE)}, { caseSensitive: true }).value
    process.kill(process.pid, 'SIGINT')
    const found = await searchFiles({ pattern, selection: { maxDepth: 20 }, maxMatches: 1, contextLines: 0 }, around)
    console.log(found.ok ? 'went on' : found.error.code)`
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe('cancelled\n')
}, 60_000)

it('counts among what it left out only files that are there', async () => {
  const deep = (name: string) => `${'d/'.repeat(3)}${name}`
  await using repo = await tempRepo({ 'a.pem': '', [deep('a.txt')]: '' })
  const workspace = await openWorkspace(repo.path)
  const files = ['a.pem', 'gone.pem', deep('a.txt'), deep('gone.txt')].map(repoPath)
  // As a large repository gives its tracked files.
  async function* batches() {
    yield { files, warnings: [] }
  }
  const large = withOther(workspace, { batches })
  expect((await found(large, 'x', { selection: { maxDepth: 2 } })).skipped).toMatchObject({ secret: 1, tooDeep: 1 })
})

it('[D12] is not held up by a FIFO in place of a file, nor by a file that is gone', async () => {
  await using repo = await tempRepo({ 'fifo.txt': 'needle\n', 'gone.txt': 'needle\n', 'real.txt': 'needle\n' })
  const workspace = await openWorkspace(repo.path)
  await workspace.files()
  fs.rmSync(path.join(repo.path, 'gone.txt'))
  fs.rmSync(path.join(repo.path, 'fifo.txt'))
  execFileSync('mkfifo', [path.join(repo.path, 'fifo.txt')])
  const outcome = await found(workspace, 'needle')
  expect(outcome.files).toEqual([{ path: 'real.txt', count: 1 }])
  expect(outcome.skipped.unreadable).toEqual([])
})

it('[D12] does not read a sparse file of many gigabytes', async () => {
  await using repo = await tempRepo({ 'huge.bin': '', 'real.txt': 'needle\n' })
  fs.truncateSync(path.join(repo.path, 'huge.bin'), 100 * 1024 ** 3)
  const outcome = await found(await openWorkspace(repo.path), 'needle')
  expect(outcome.skipped.tooLarge).toEqual(['huge.bin'])
  expect(outcome.files).toEqual([{ path: 'real.txt', count: 1 }])
})

it('leaves binary files alone and says which', async () => {
  await using repo = await tempRepo({ 'a.bin': Buffer.from('needle\0needle'), 'b.txt': 'needle' })
  const outcome = await found(await openWorkspace(repo.path), 'needle')
  expect(outcome.skipped.binary).toEqual(['a.bin'])
  expect(outcome.filesSearched).toBe(1)
  expect(outcome.totalMatches).toBe(1)
})

it('shows files that are not UTF-8 byte by byte', async () => {
  await using repo = await tempRepo({ 'latin1.txt': Buffer.from('caf\u00e9 noir\n', 'latin1'), 'utf8.txt': 'caf\u00e9 noir\n' })
  const outcome = await found(await openWorkspace(repo.path), 'caf\u00e9')
  expect(outcome.matches.map(({ path, text }) => `${path}: ${text}`)).toEqual(['latin1.txt: café noir', 'utf8.txt: café noir'])
})

it('shows only the part of a very long line around the match', async () => {
  await using repo = await tempRepo({ 'min.js': `${'x'.repeat(5_000)}needle${'y'.repeat(5_000)}\n` })
  const [match] = (await found(await openWorkspace(repo.path), 'needle')).matches
  expect(match).toMatchObject({ line: 1, column: 5_001 })
  expect(match?.text).toMatch(/^…x{200,}needley{200,}…$/)
  expect(match?.text).toHaveLength(502)
})

it('[D8] does not search files that usually hold secrets unless they are named', async () => {
  await using repo = await tempRepo({
    '.env': 'needle',
    'x/.env.local': 'needle',
    'key.pem': 'needle',
    '.env.example': 'needle',
    'a.txt': 'needle',
  })
  const workspace = await openWorkspace(repo.path)
  const paths = async (selection: Partial<FileSelection>) => {
    const outcome = await found(workspace, 'needle', { selection })
    return [outcome.files.map((file): string => file.path), outcome.skipped.secret]
  }
  expect(await paths({})).toEqual([['.env.example', 'a.txt'], 3])
  expect(await paths({ include: ['*'] })).toEqual([['.env.example', 'a.txt'], 3])
  expect(await paths({ include: ['**/.env'] })).toEqual([['.env'], 0])
  expect(await paths({ under: repoPath('key.pem') })).toEqual([['key.pem'], 0])
})

it.each([
  ['missing', 'not_found'],
  ['link', 'symlink_denied'],
])('refuses to search under a path that is %s', async (name, code) => {
  await using repo = await tempRepo({ 'a.txt': 'needle' })
  fs.symlinkSync('a.txt', path.join(repo.path, 'link'))
  const outcome = await search(await openWorkspace(repo.path), 'needle', { selection: { under: repoPath(name) } })
  expect(outcome).toMatchObject({ ok: false, error: { code } })
})

it('counts depth from the directory that is searched', async () => {
  await using repo = await tempRepo({ 'a/b/c/d.txt': 'needle', 'a/b/e.txt': 'needle', 'a.txt': 'needle', 'a/b2/f.txt': 'needle' })
  const workspace = await openWorkspace(repo.path)
  const outcome = await found(workspace, 'needle', { selection: { under: repoPath('a/b'), maxDepth: 0 } })
  expect(outcome.files.map((file): string => file.path)).toEqual(['a/b/e.txt'])
  expect(outcome.skipped.tooDeep).toBe(1)
})

it('gives the same with workers as without', async () => {
  await using repo = await tempFolder(manyFiles(4_000, (i) => `hay ${i}\n${i % 3 === 0 ? `needle ${i}\n` : ''}`))
  const workspace = await openWorkspace(repo.path)
  await workspace.stage(repoPath('d0/f00000.txt'), Buffer.from('needle 1\nneedle 2\n'))
  const alone = await found(workspace, 'needle \\d+')
  const updates: number[] = []
  const together = await found(workspace, 'needle \\d+', { threads: twoThreads, progress: ({ done }) => updates.push(done) })
  expect(together).toEqual(alone)
  expect(alone.totalMatches).toBe(1_335)
  expect(updates.at(-1)).toBe(3_999)
})

it.each([
  ['in one thread', noThreads],
  ['with workers', twoThreads],
])('[S-36] [D15] abandons a file on which a pattern never ends, and goes on, %s', { timeout: 60_000 }, async (_how, threads) => {
  const files = manyFiles(2_500, () => 'aaa\n')
  await using repo = await tempFolder({ ...files, 'bad.txt': LONG_LINE, 'd3/bad.txt': `ok\n${LONG_LINE}` })
  const outcome = await found(await openWorkspace(repo.path), CATASTROPHE, { threads, limits: { regexMsPerFile: 300 } })
  expect(outcome.skipped.timedOut).toEqual(['bad.txt', 'd3/bad.txt'])
  expect(outcome.files).toHaveLength(2_500)
  expect(outcome.filesSearched).toBe(2_500)
  expect(outcome.isPartial).toBe(false)
})

it.each([
  ['in one thread', noThreads],
  ['with workers', twoThreads],
])('ends when the time for the whole search is over, %s', async (_how, threads) => {
  const bad = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`z${i}.txt`, LONG_LINE]))
  await using repo = await tempRepo({ 'a.txt': 'aaa\n', ...bad })
  const outcome = await found(await openWorkspace(repo.path), CATASTROPHE, { threads, limits: { regexMsPerFile: 2_000, searchMs: 500 } })
  expect(outcome.isPartial).toBe(true)
  // Each of the others would have had its two seconds.
  expect(outcome.skipped.timedOut.length).toBeLessThan(5)
})

it.each([
  ['in one thread', noThreads],
  ['with workers', twoThreads],
])('can be cancelled, %s', async (_how, threads) => {
  await using repo = await tempFolder(manyFiles(600, () => LONG_LINE))
  const workspace = await openWorkspace(repo.path)
  const outcome = await search(workspace, CATASTROPHE, { threads, limits: { regexMsPerFile: 200 }, signal: AbortSignal.timeout(300) })
  expect(outcome).toMatchObject({ ok: false, error: { code: 'cancelled', message: 'The search was cancelled' } })
})

/** Threads whose workers run a script of the test's. */
function threadsThatRun(script: string): Threads {
  return {
    cores: 2,
    worthwhileFiles: 1,
    code: noThreads.code,
    startSearchWorker(workerData) {
      const worker = new Worker(script, { eval: true, workerData })
      worker.on('error', () => undefined)
      return {
        onMessage: (listener) => void worker.on('message', listener),
        onEnd: (listener) => void worker.once('exit', listener),
        end: async () => void (await worker.terminate()),
      }
    },
  }
}

const TAKE_FIRST_CHUNK = `
  const { workerData } = require('node:worker_threads')
  const cells = new Int32Array(workerData.shared)
  const chunk = Atomics.add(cells, 0, 1)
  Atomics.store(cells, 2, chunk + 1)
  Atomics.store(cells, 3, 1024 * chunk + 5)
  Atomics.add(cells, 4, 1)
`

/** Slow enough here for the worker to get a chunk of its own: the first chunk holds this thread up. */
const SLOW_START = { ...manyFiles(4_000, () => 'aaa\n'), 'a-slow.txt': LONG_LINE }

it.each([
  ['stands still', `${TAKE_FIRST_CHUNK} for (;;);`],
  ['fails', `${TAKE_FIRST_CHUNK} throw new Error('broken')`],
])('[D15] does the work of a worker that %s itself, and names the file it was at', { timeout: 60_000 }, async (_how, script) => {
  await using repo = await tempFolder(SLOW_START)
  const workspace = await openWorkspace(repo.path)
  const outcome = await found(workspace, CATASTROPHE, { threads: threadsThatRun(script), limits: { regexMsPerFile: 1_000 } })
  expect(outcome.skipped.timedOut).toHaveLength(2)
  expect(outcome.files).toHaveLength(3_999)
})

it('does everything itself when a worker ends without having taken anything', async () => {
  await using repo = await tempFolder(manyFiles(600, () => 'aaa\n'))
  const outcome = await found(await openWorkspace(repo.path), 'aa', { threads: threadsThatRun('process.exit(3)') })
  expect(outcome.files).toHaveLength(600)
})

it('[S-36] [D15] a worker abandons a file on which a pattern never ends, and goes on', async () => {
  await using repo = await tempFolder({ 'a.txt': 'aaa\n', 'bad.txt': LONG_LINE, 'c.txt': 'aaa\n' })
  const pattern = regexPattern(CATASTROPHE, { caseSensitive: true })
  if (!pattern.ok) throw new Error(pattern.error.message)
  const said: ChunkDone[] = []
  const files = { folder: repo.path, files: 3, chunks: ['a.txt\nbad.txt\nc.txt'], fileBytes: 1_000 }
  const job = { ...files, regexMsPerFile: 300, remainingMs: 10_000, slot: 0 }
  runSearchWorker({ ...job, pattern: pattern.value, shared: SharedWork.buffer(1) }, (done) => said.push(done))
  expect(said).toEqual([{ chunk: 0, tally: { ...emptyTally(), searched: 2, hits: [0, 1, 2, 1], timedOut: [1] } }])
})
