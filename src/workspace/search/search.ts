import { setImmediate } from 'node:timers/promises'
import { asBuffer, mergeByBytes } from '../../base/bytes.ts'
import type { Limits } from '../../base/config.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type LeftOut, type Result, success } from '../../base/result.ts'
import { BulkReader } from '../../system/disk/bulk-reader.ts'
import { LeftOutFiles } from '../left-out.ts'
import { decodeText } from '../text/text.ts'
import type { Workspace } from '../workspace.ts'
import { type FileSelection, makeSelector, type SelectedFiles, type Selector } from './file-selection.ts'
import { findLineMatches, type LineMatch } from './line-matches.ts'
import type { SearchPattern } from './pattern.ts'
import { type SearchSurroundings, scanAll } from './scan-all.ts'
import { decodeSearched, hitsOf, longLinesOf, type Tally } from './scanner.ts'

export interface SearchRequest {
  readonly pattern: SearchPattern
  readonly selection: FileSelection
  /** How many matching lines to return in full, ordered by path and line. 0 if only the files matter. */
  readonly maxMatches: number
  readonly contextLines: number
}

export interface FileMatches {
  readonly path: RepoPath
  /** How many of its lines match, or may match. */
  readonly count: number
}

/** Everything ordered by path. */
export interface SearchOutcome {
  /** Every file with a match, however many matches were requested. */
  readonly files: readonly FileMatches[]
  readonly totalMatches: number
  readonly matches: readonly LineMatch[]
  readonly filesSearched: number
  readonly skipped: SkippedFiles
  /** What the selection leaves out, and what cannot be decoded if it wants editable files only. */
  readonly leftOut: LeftOut
  /** Larger files were skipped. */
  readonly fileBytes: number
  /** The time for the whole search ran out: there may be more. */
  readonly isPartial: boolean
  readonly warnings: readonly string[]
}

export interface SkippedFiles {
  readonly binary: readonly RepoPath[]
  readonly tooLarge: readonly RepoPath[]
  readonly unreadable: readonly RepoPath[]
  /** The pattern took too long on them. */
  readonly timedOut: readonly RepoPath[]
  /** Lines that were skipped because of their length, although they may match. */
  readonly longLines: readonly FileMatches[]
  readonly tooDeep: number
  readonly secret: number
}

/** Finds the lines that match a pattern in the files of a workspace, staged contents included. */
export async function searchFiles(request: SearchRequest, surroundings: SearchSurroundings): Promise<Result<SearchOutcome, ToolError>> {
  const { workspace, clock } = surroundings
  const end = clock.elapsed() + surroundings.limits.searchMs
  const remainingMs = () => end - clock.elapsed()
  const selector = await makeSelector(surroundings, request.selection)
  if (!selector.ok) return selector
  const around = selector.value.isNamed ? { ...surroundings, limits: forNamedFile(surroundings.limits) } : surroundings
  const found = new Findings()
  const leftOut = new LeftOutFiles()
  let hasCandidates = false
  for await (const batch of batchesOf(selector.value, workspace)) {
    const { tally, isPartial } = await scanAll({ files: batch.files, pattern: request.pattern, remainingMs }, around)
    const [tooDeep, secret] = [await countPresent(batch.tooDeep, workspace), await countPresent(batch.secret, workspace)]
    found.add(tally, { ...batch, tooDeep, secret })
    leftOut.addAll(batch.leftOut)
    if (isPartial) found.isPartial = true
    hasCandidates ||= batch.files.length + tooDeep + secret + Object.keys(batch.leftOut).length > 0
  }
  if (around.signal.aborted) return failure(ERRORS.cancelled())
  const { under, include = [], extension } = request.selection
  if (under !== undefined && under !== ROOT_DIRECTORY && !hasCandidates && include.length === 0 && extension === undefined)
    found.warnings.push(`Nothing in '${under}' was searched: it is ignored, belongs to another repository, or contains no files`)
  const files = request.selection.editable && !selector.value.isNamed ? await decodable(found.files, workspace, leftOut) : found.files
  return success({
    files,
    totalMatches: files.reduce((sum, file) => sum + file.count, 0),
    matches: await describe(files, request, around),
    filesSearched: found.searched,
    skipped: found.skipped,
    leftOut: leftOut.found.leftOut ?? {},
    fileBytes: around.limits.searchFileBytes,
    isPartial: found.isPartial,
    warnings: found.warnings,
  })
}

/** A file that is named explicitly is searched whatever its size, if it can be read at all. */
function forNamedFile(limits: Limits): Limits {
  return { ...limits, searchFileBytes: Math.max(limits.searchFileBytes, limits.readFileBytes) }
}

async function* batchesOf({ only, pick }: Selector, workspace: Workspace): AsyncGenerator<SelectedFiles> {
  if (only !== undefined) yield { files: only, tooDeep: [], secret: [], leftOut: {}, warnings: [] }
  else for await (const { files, warnings } of workspace.batches()) yield { ...pick(files), warnings }
}

/** Those of the files with a match that an edit could have changed. */
async function decodable(found: readonly FileMatches[], workspace: Workspace, leftOut: LeftOutFiles): Promise<readonly FileMatches[]> {
  const kept: FileMatches[] = []
  for (const file of found) {
    const content = await workspace.read(file.path)
    if (content.ok && !decodeText(content.value.bytes, file.path).ok) leftOut.add('undecodable', [file.path])
    else kept.push(file)
  }
  return kept
}

/** How many of some files exist: a batch may contain files that are gone. */
async function countPresent(paths: readonly RepoPath[], workspace: Workspace): Promise<number> {
  let count = 0
  for (const path of paths) {
    const entry = await workspace.entry(path)
    if (entry.ok && entry.value.kind === 'file') count++
  }
  return count
}

/** A batch of files, and how many were left out of it. */
interface SearchedBatch extends Omit<SelectedFiles, 'tooDeep' | 'secret'> {
  readonly tooDeep: number
  readonly secret: number
}

const FAULTS = ['binary', 'tooLarge', 'unreadable', 'timedOut'] as const

/** The results of all batches. Each batch is sorted, so only numbers need sorting. */
class Findings {
  files: readonly FileMatches[] = []
  readonly warnings: string[] = []
  searched = 0
  isPartial = false
  #skipped: SkippedFiles = { binary: [], tooLarge: [], unreadable: [], timedOut: [], longLines: [], tooDeep: 0, secret: 0 }

  add(tally: Tally, { files, tooDeep, secret, warnings }: SearchedBatch): void {
    const named = ([file, count]: readonly [number, number]): FileMatches => ({ path: pathAt(files, file), count })
    this.files = mergeByBytes(this.files, hitsOf(tally).map(named), ({ path }) => path)
    const longLines = mergeByBytes(this.#skipped.longLines, longLinesOf(tally).map(named), ({ path }) => path)
    const skipped = { ...this.#skipped, longLines, tooDeep: this.#skipped.tooDeep + tooDeep, secret: this.#skipped.secret + secret }
    for (const fault of FAULTS) {
      const more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file))
      skipped[fault] = mergeByBytes(skipped[fault], more, (path) => path)
    }
    this.#skipped = skipped
    this.searched += tally.searched
    this.warnings.push(...warnings)
  }

  get skipped(): SkippedFiles {
    return this.#skipped
  }
}

/** Reads the first files with matches again: they are few, and nothing had to be kept of the others. */
async function describe(found: readonly FileMatches[], request: SearchRequest, around: SearchSurroundings): Promise<readonly LineMatch[]> {
  const { workspace, limits } = around
  const reader = workspace.folder === undefined ? undefined : new BulkReader(workspace.folder, limits.searchFileBytes)
  const matches: LineMatch[] = []
  for (const { path } of found) {
    if (matches.length >= request.maxMatches) break
    const bytes = await contentOf(path, workspace, reader)
    if (bytes === undefined) continue
    const { pattern, contextLines } = request
    const limit = request.maxMatches - matches.length
    matches.push(...findLineMatches({ path, text: decodeSearched(bytes), pattern, contextLines, limit, limitMs: limits.regexMsPerFile }))
    await setImmediate()
  }
  return matches
}

async function contentOf(path: RepoPath, workspace: Workspace, reader: BulkReader | undefined): Promise<Buffer | undefined> {
  const staged = workspace.staged(path)
  if (staged !== undefined) return asBuffer(staged)
  const read = reader?.read(path)
  if (read !== undefined) return typeof read === 'object' ? read : undefined
  const content = await workspace.read(path)
  return content.ok ? asBuffer(content.value.bytes) : undefined
}

function pathAt(files: readonly RepoPath[], file: number): RepoPath {
  const path = files[file]
  if (path === undefined) throw new Error(`There is no file number ${file} in the list that was searched.`)
  return path
}

const ERRORS = {
  cancelled: () => toolError('cancelled', 'The search was cancelled', 'Run it again if you still need it.'),
}
