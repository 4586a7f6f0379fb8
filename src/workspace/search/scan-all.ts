import { setImmediate } from 'node:timers/promises'
import type { RepoPath } from '../../model/path.ts'
import { BulkReader } from '../../system/bulk-reader.ts'
import type { SearchPattern } from './pattern.ts'
import { emptyTally, Scanner, type Tally } from './scanner.ts'
import type { SearchSurroundings } from './search.ts'
import { type ChunkDone, SharedWork, scanChunk } from './shared-work.ts'
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

/** How long this thread works before it lets others (a cancellation, workers' news) have a turn. */
const TURN_MS = 40
const PATIENCE_MS = 100

/** Counts the matching lines of all files: staged ones from memory, the others from disk, by several threads if many. */
export async function scanAll(request: ScanRequest, around: SearchSurroundings): Promise<ScanResult> {
  const { workspace, limits } = around
  const { files, pattern, remainingMs } = request
  const scanner = new Scanner({ pattern, regexMsPerFile: limits.regexMsPerFile, remainingMs })
  const total = emptyTally()
  const isOver = () => around.signal.aborted || remainingMs() <= 0
  const onDisk: number[] = []
  for (const [file, path] of files.entries()) {
    const staged = workspace.staged(path)
    if (staged === undefined && workspace.folder !== undefined) onDisk.push(file)
    else if (isOver()) break
    else await scanFromWorkspace({ file, path, staged, scanner, total }, around)
  }
  while (scanner.step()) await letOthersRun()
  merge(total, scanner.take())
  if (workspace.folder !== undefined && onDisk.length > 0 && !isOver())
    await scanFolder({ folder: workspace.folder, files, onDisk, pattern, scanner, total, remainingMs }, around)
  return { tally: total, isPartial: isOver() }
}

interface WorkspaceFile {
  readonly file: number
  readonly path: RepoPath
  readonly staged: Uint8Array | undefined
  readonly scanner: Scanner
  readonly total: Tally
}

async function scanFromWorkspace({ file, path, staged, scanner, total }: WorkspaceFile, around: SearchSurroundings): Promise<void> {
  const content = staged === undefined ? await around.workspace.read(path) : undefined
  if (content?.ok === false) {
    if (content.error.code !== 'not_found') total.unreadable.push(file)
    return
  }
  const bytes = staged ?? content?.value.bytes ?? new Uint8Array()
  if (bytes.length > around.limits.searchFileBytes) total.tooLarge.push(file)
  else scanner.scanBytes(file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

interface FolderScan {
  readonly folder: string
  readonly files: readonly RepoPath[]
  /** Numbers of the files to read from the folder. */
  readonly onDisk: readonly number[]
  readonly pattern: SearchPattern
  readonly scanner: Scanner
  readonly total: Tally
  readonly remainingMs: () => number
}

async function scanFolder(scan: FolderScan, around: SearchSurroundings): Promise<void> {
  const { limits, threads, signal } = around
  const paths = scan.onDisk.map((file) => scan.files[file] ?? '')
  const workers = workersFor(paths.length, threads)
  const shared = SharedWork.buffer(workers)
  const work = new SharedWork(shared, paths.length)
  const pool = new WorkerPool(work, limits.regexMsPerFile)
  const done = new Set<number>()
  let filesDone = 0
  const finish = ({ chunk, tally }: ChunkDone) => {
    done.add(chunk)
    merge(scan.total, renumber(tally, scan.onDisk))
    const { from, to } = work.filesOf(chunk)
    filesDone += to - from
    around.progress({ done: filesDone, total: paths.length, unit: 'files' })
  }
  for (let slot = 0; slot < workers; slot++) {
    const { folder, pattern } = scan
    const budget = { fileBytes: limits.searchFileBytes, regexMsPerFile: limits.regexMsPerFile, remainingMs: scan.remainingMs() }
    pool.start(threads, { folder, pattern, ...budget, paths: paths.join('\n'), shared, slot }, finish)
  }
  const reader = new BulkReader(scan.folder, limits.searchFileBytes)
  const isOver = () => signal.aborted || scan.remainingMs() <= 0
  let turn = performance.now()
  const breathe = async () => {
    if (performance.now() - turn < TURN_MS) return
    await letOthersRun()
    turn = performance.now()
    if (isOver()) work.stop()
  }
  const scanHere = async (chunk: number, except?: number) => {
    const steps = scanChunk({ work, chunk, paths, scanner: scan.scanner, reader, ...(except !== undefined && { except }) })
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) await breathe()
    if (except !== undefined) step.value.timedOut.push(except)
    finish({ chunk, tally: step.value })
    await breathe()
  }
  for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk()) await scanHere(chunk)
  while (done.size < work.chunks && !isOver()) {
    if (!pool.isIdle) await pool.news(Math.min(PATIENCE_MS, Math.max(1, scan.remainingMs())))
    else for (let chunk = 0; chunk < work.chunks; chunk++) if (!done.has(chunk)) await scanHere(chunk, pool.lastFileOf(chunk))
  }
  work.stop()
  await pool.end()
}

/** Twice, because the first time timers have not had their turn yet. */
async function letOthersRun(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

function merge(total: Tally, more: Tally): void {
  total.searched += more.searched
  for (const hit of more.hits) total.hits.push(hit)
  for (const list of ['binary', 'tooLarge', 'unreadable', 'timedOut'] as const) for (const file of more[list]) total[list].push(file)
}

/** From numbers among the files on disk to numbers among all files. */
function renumber(tally: Tally, onDisk: readonly number[]): Tally {
  const all = (file: number) => onDisk[file] ?? file
  return {
    searched: tally.searched,
    hits: tally.hits.map((number, i) => (i % 2 === 0 ? all(number) : number)),
    binary: tally.binary.map(all),
    tooLarge: tally.tooLarge.map(all),
    unreadable: tally.unreadable.map(all),
    timedOut: tally.timedOut.map(all),
  }
}
