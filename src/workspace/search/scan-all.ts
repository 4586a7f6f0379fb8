import { setImmediate } from 'node:timers/promises'
import { asBuffer } from '../../base/bytes.ts'
import type { Limits } from '../../base/config.ts'
import { linesOf, type RepoPath } from '../../base/path.ts'
import { type Progress, success } from '../../base/result.ts'
import { type Clock, elapsedMs } from '../../system/clock.ts'
import { type BulkFault, BulkReader, type FileGroup } from '../../system/disk/bulk-reader.ts'
import type { Threads } from '../../system/process/threads.ts'
import type { Workspace } from '../workspace.ts'
import type { Walk } from './file-selection.ts'
import type { SearchPattern } from './pattern.ts'
import { emptyTally, Scanner, type Tally } from './scanner.ts'
import { type ChunkDone, SharedWork } from './worker-loop.ts'
import { WorkerPool, workersFor } from './worker-pool.ts'

export interface ScanRequest {
  readonly files: readonly RepoPath[]
  readonly pattern: SearchPattern
  readonly remainingMs: () => number
}

export interface ScanResult {
  readonly tally: Tally
  /** The time ran out, or the search was cancelled. */
  readonly isPartial: boolean
}

/** How long this thread works before it yields to cancellation and worker messages. */
const TURN_MS = 40
const PATIENCE_MS = 100
/** Files from memory per guarded call. */
const GROUP_FILES = 256

/** Counts the matching lines of all files: staged ones from memory, others from disk, with several threads if there are many. */
export async function scanAll(request: ScanRequest, around: SearchSurroundings): Promise<ScanResult> {
  const { workspace } = around
  const { files, remainingMs } = request
  const total = emptyTally()
  const isOver = () => around.signal.aborted || remainingMs() <= 0
  const { folder } = workspace
  const isOnDisk = (path: RepoPath) => folder !== undefined && workspace.staged(path) === undefined
  const inMemory = numbersOf(files, (path) => !isOnDisk(path))
  // Usually nothing is staged, and the numbers of tens of thousands of files stay the same.
  const onDisk = inMemory.length === 0 ? undefined : numbersOf(files, isOnDisk)
  // A pending Ctrl-C would be lost: while a pattern is guarded, only the guard listens.
  await letOthersRun()
  await scanMemory({ ...request, numbers: inMemory, total, isOver }, around)
  if (folder !== undefined && inMemory.length < files.length && !isOver())
    await scanFolder({ ...request, numbers: onDisk, total, isOver, folder }, around)
  return { tally: total, isPartial: isOver() }
}

function numbersOf(files: readonly RepoPath[], isWanted: (path: RepoPath) => boolean): readonly number[] {
  const numbers: number[] = []
  // By index: an iterator over entries would allocate an array for each file.
  for (let file = 0; file < files.length; file++) if (isWanted(files[file] as RepoPath)) numbers.push(file)
  return numbers
}

interface PartialScan extends ScanRequest {
  readonly total: Tally
  readonly isOver: () => boolean
}

interface MemoryScan extends PartialScan {
  /** Numbers of the files in this part. */
  readonly numbers: readonly number[]
}

/** Files whose content is staged or not on disk at all. */
async function scanMemory(scan: MemoryScan, around: SearchSurroundings): Promise<void> {
  const { pattern, remainingMs, numbers, total } = scan
  const { workspace, limits } = around
  const scanner = new Scanner({ pattern, regexMsPerFile: limits.regexMsPerFile, remainingMs })
  for (let from = 0; from < numbers.length && !scan.isOver(); from += GROUP_FILES) {
    const to = Math.min(numbers.length, from + GROUP_FILES)
    const contents: (Buffer | BulkFault)[] = []
    for (const number of numbers.slice(from, to)) contents.push(await contentOf(scan.files[number], workspace, limits.searchFileBytes))
    const steps = scanner.scan({ from, to, read: (file) => groupOfOne(file, contents[file - from] ?? 'missing') })
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) await letOthersRun()
    merge(total, step.value, numbers)
  }
}

async function contentOf(path: RepoPath | undefined, workspace: Workspace, limit: number): Promise<Buffer | BulkFault> {
  if (path === undefined) return 'missing'
  const staged = workspace.staged(path)
  const content = staged === undefined ? await workspace.read(path) : success({ bytes: staged })
  if (!content.ok) return content.error.code === 'not_found' ? 'missing' : 'unreadable'
  const { bytes } = content.value
  return bytes.length > limit ? 'too_large' : asBuffer(bytes)
}

function groupOfOne(file: number, content: Buffer | BulkFault): FileGroup {
  const hasFaults = typeof content === 'string'
  return { from: file, to: file + 1, bytes: hasFaults ? Buffer.alloc(0) : content, hasFaults, at: () => content }
}

interface FolderScan extends PartialScan {
  readonly folder: string
  /** Numbers of the files in this part, unless it is all of them. */
  readonly numbers: readonly number[] | undefined
}

async function scanFolder(scan: FolderScan, around: SearchSurroundings): Promise<void> {
  const { folder, pattern, numbers, remainingMs, isOver } = scan
  const { limits, threads } = around
  const paths = numbers === undefined ? scan.files : numbers.map((file) => scan.files[file] as RepoPath)
  const workers = workersFor(paths.length, threads)
  const shared = SharedWork.buffer(workers)
  const work = new SharedWork(shared, paths.length)
  const pool = new WorkerPool(work, limits.regexMsPerFile)
  const done = new Set<number>()
  let filesDone = 0
  const finish = ({ chunk, tally }: ChunkDone) => {
    done.add(chunk)
    merge(scan.total, tally, numbers)
    const { from, to } = work.filesOf(chunk)
    filesDone += to - from
    around.progress({ done: filesDone, total: paths.length, unit: 'files' })
  }
  const budget = { fileBytes: limits.searchFileBytes, regexMsPerFile: limits.regexMsPerFile, remainingMs: remainingMs() }
  const job = { folder, pattern, ...budget, files: paths.length, chunks: workers > 0 ? joinChunks(paths, work) : [], shared }
  for (let slot = 0; slot < workers; slot++) pool.start(threads, { ...job, slot }, finish)

  const isStopped = () => work.isStopped()
  const scanner = new Scanner({ pattern, regexMsPerFile: limits.regexMsPerFile, remainingMs, isStopped })
  const reader = new BulkReader(folder, limits.searchFileBytes)
  let turn = elapsedMs()
  const breathe = async () => {
    if (elapsedMs() - turn < TURN_MS) return
    await letOthersRun()
    turn = elapsedMs()
    if (isOver()) work.stop()
  }
  const scanHere = async (chunk: number, except?: number) => {
    const pathOf = (file: number) => (file === except ? undefined : paths[file])
    const read = (from: number, to: number) => reader.readGroup(from, to, pathOf)
    const steps = scanner.scan({ ...work.filesOf(chunk), read })
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) await breathe()
    if (except !== undefined) step.value.timedOut.push(except)
    finish({ chunk, tally: step.value })
  }
  for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk()) await scanHere(chunk)
  while (done.size < work.chunks && !isOver()) {
    if (!pool.isIdle) await pool.news(Math.min(PATIENCE_MS, Math.max(1, remainingMs())))
    else for (let chunk = 0; chunk < work.chunks; chunk++) if (!done.has(chunk)) await scanHere(chunk, pool.lastFileOf(chunk))
  }
  work.stop()
  // An idle worker ends by itself; it does not matter when.
  const ending = pool.end()
  if (done.size < work.chunks) await ending
}

function joinChunks(paths: readonly RepoPath[], work: SharedWork): readonly string[] {
  const lines = linesOf(paths)
  let start = 0
  return Array.from({ length: work.chunks }, (_, chunk) => {
    const { from, to } = work.filesOf(chunk)
    let end = start
    for (let file = from; file < to; file++) end += (paths[file]?.length ?? 0) + 1
    const chunkLines = lines.slice(start, end - 1)
    start = end
    return chunkLines
  })
}

/** Twice, because timers have not run yet after the first time. */
async function letOthersRun(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/** Adds the tally of a part to the total, which numbers the files differently. */
function merge(total: Tally, part: Tally, numbers?: readonly number[]): void {
  const inWhole = (file: number) => numbers?.[file] ?? file
  total.searched += part.searched
  for (const list of ['hits', 'longLines'] as const)
    for (const [i, number] of part[list].entries()) total[list].push(i % 2 === 0 ? inWhole(number) : number)
  for (const list of ['binary', 'tooLarge', 'unreadable', 'timedOut'] as const) total[list].push(...part[list].map(inWhole))
}

/** What a search needs from its caller. A tool context fits. */
export interface SearchSurroundings {
  readonly workspace: Workspace
  readonly walk?: Walk | undefined
  readonly threads: Threads
  readonly clock: Clock
  readonly limits: Limits
  readonly signal: AbortSignal
  progress(update: Progress): void
}
