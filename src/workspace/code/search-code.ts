import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type LeftOut, type Result, success } from '../../base/result.ts'
import { escapeRegex } from '../../base/text/wording.ts'
import { filterLeftOut } from '../left-out.ts'
import { type FileSelection, namesFile, selectFiles } from '../search/file-selection.ts'
import type { SearchPattern } from '../search/pattern.ts'
import type { AnyOf } from '../search/required-text.ts'
import { type SearchSurroundings, scanAll } from '../search/scan-all.ts'
import { hitsOf } from '../search/scanner.ts'
import { decodeText, isBinary, type Text } from '../text/text.ts'
import type { FileContent } from '../workspace.ts'
import type { CodeJob, CodeOutcome } from './code-job.ts'
import { type CodeLane, LANE_ERRORS, openLane } from './code-lane.ts'
import { requiredInFile } from './code-query.ts'
import { type CodeLanguage, codeLanguage, isOfLanguage } from './languages.ts'

export interface CodeSearch<Kept> {
  readonly job: CodeJob
  /** What to keep of each file with a match: the contents of thousands need not stay in memory. */
  readonly keep: (file: CodeFile) => Kept
  readonly selection: FileSelection
  readonly remainingMs: () => number
}

/** A file with a match. */
export interface CodeFile {
  readonly path: RepoPath
  readonly content: FileContent
  readonly text: Text
  readonly outcome: CodeOutcome
}

/** Everything ordered by path. */
export interface CodeSearchOutcome<Kept> {
  /** Those with a match. */
  readonly files: readonly Kept[]
  /** How many files of the language there are. */
  readonly filesSearched: number
  readonly skipped: SkippedCode
  /** Of the language, what the recipe excludes or edits do not take. */
  readonly leftOut: LeftOut
  /** The time ran out: there may be more. */
  readonly isPartial: boolean
  readonly warnings: readonly string[]
}

export interface SkippedCode {
  readonly tooLarge: readonly RepoPath[]
  readonly unreadable: readonly RepoPath[]
  readonly binary: readonly RepoPath[]
  /** Parsing them took too long, or too much memory. */
  readonly timedOut: readonly RepoPath[]
  readonly tooDeep: number
  readonly secret: number
}

/** With fewer files, another thread costs more than it saves. */
const FILES_A_LANE = 40
/** Each takes about 80 MB. */
const MAX_LANES = 4
const NO_LIMIT = Number.POSITIVE_INFINITY

/** Finds code in the files of a workspace, staged contents included. Files that cannot have a match are not parsed. */
export async function searchCode<Kept>(
  search: CodeSearch<Kept>,
  around: SearchSurroundings,
): Promise<Result<CodeSearchOutcome<Kept>, ToolError>> {
  const { job, selection } = search
  const { threads, signal } = around
  const open = () => openLane(job, threads.code, signal)
  // Loads WebAssembly while the files are listed. A fault is reported below, when it is awaited.
  const opening = open()
  opening.catch(() => undefined)
  const selected = await selectFiles(around, selection)
  const language = codeLanguage(job.query.language)
  const of = selected.ok ? selected.value.files.filter((path) => isWanted(path, selection, language)) : []
  const candidates = await findCandidates(of, search, around)
  const opened = await opening
  if (!opened.ok) return opened
  if (!selected.ok) {
    opened.value.close()
    return selected
  }
  const run = new CodeRun(of, candidates, search, around)
  const lanes = Math.min(MAX_LANES, threads.cores, Math.max(1, Math.ceil(candidates.length / FILES_A_LANE)))
  await Promise.all([run.fill(opened.value, open), ...Array.from({ length: lanes - 1 }, () => run.fill(undefined, open))])
  if (signal.aborted) return failure(LANE_ERRORS.cancelled())
  if (run.fault !== undefined) return failure(run.fault)
  const { tooDeep, secret, leftOut, warnings } = selected.value
  const count = (paths: readonly RepoPath[]) => paths.filter((path) => isOfLanguage(language, path)).length
  return success({
    files: run.files,
    filesSearched: of.length,
    skipped: { ...run.skipped, tooDeep: count(tooDeep), secret: count(secret) },
    leftOut: filterLeftOut(leftOut, (path) => isOfLanguage(language, path)),
    isPartial: run.isPartial,
    warnings,
  })
}

/** A file that is named is of the language, whatever its name. */
function isWanted(path: RepoPath, { only, under, include = [] }: FileSelection, language: CodeLanguage): boolean {
  return (
    isOfLanguage(language, path) ||
    only !== undefined ||
    under === path ||
    include.some((glob) => !glob.endsWith('*') && namesFile(glob, path))
  )
}

/** The files that contain what every match contains. Binary and large ones stay, to be reported. */
async function findCandidates(
  files: readonly RepoPath[],
  search: CodeSearch<unknown>,
  around: SearchSurroundings,
): Promise<readonly RepoPath[]> {
  const { job, remainingMs } = search
  const required = requiredInFile(job.query.config)
  if (required === undefined || files.length < 2) return files
  const { tally } = await scanAll({ files, pattern: anyOf(required), remainingMs }, { ...around, progress: () => undefined })
  const kept = new Set([...hitsOf(tally).map(([file]) => file), ...tally.tooLarge, ...tally.unreadable, ...tally.timedOut])
  return files.filter((_, file) => kept.has(file))
}

function anyOf(required: AnyOf): SearchPattern {
  const [only] = required
  const literal = required.length === 1 ? only : undefined
  return { source: required.map(escapeRegex).join('|'), flags: '', literal, required, strategy: 'text', maxLineCharacters: NO_LIMIT }
}

type OpenLane = () => Promise<Result<CodeLane, ToolError>>

/** Works on the candidates with several lanes. */
class CodeRun<Kept> {
  isPartial = false
  /** Why a lane could not be opened. */
  fault: ToolError | undefined
  readonly #all: readonly RepoPath[]
  readonly #candidates: readonly RepoPath[]
  readonly #search: CodeSearch<Kept>
  readonly #around: SearchSurroundings
  readonly #found = new Map<number, Kept>()
  readonly #skipped: Record<'tooLarge' | 'unreadable' | 'binary' | 'timedOut', number[]> = {
    tooLarge: [],
    unreadable: [],
    binary: [],
    timedOut: [],
  }
  #next = 0

  constructor(all: readonly RepoPath[], candidates: readonly RepoPath[], search: CodeSearch<Kept>, around: SearchSurroundings) {
    this.#all = all
    this.#candidates = candidates
    this.#search = search
    this.#around = around
  }

  get files(): readonly Kept[] {
    return inOrder([...this.#found]).map(([, file]) => file)
  }

  get skipped(): Omit<SkippedCode, 'tooDeep' | 'secret'> {
    const paths = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).map((number) => this.#path(number))
    const { tooLarge, unreadable, binary, timedOut } = this.#skipped
    return { tooLarge: paths(tooLarge), unreadable: paths(unreadable), binary: paths(binary), timedOut: paths(timedOut) }
  }

  /** Works until no candidate is left. Another lane takes the place of one that got stuck. */
  async fill(first: CodeLane | undefined, open: OpenLane): Promise<void> {
    let lane = first
    // What runs in a lane only ends with it.
    const stop = () => lane?.close()
    this.#around.signal.addEventListener('abort', stop, { once: true })
    try {
      for (let file = this.#take(); file !== undefined; file = this.#take()) {
        const opened = lane === undefined ? await open() : success(lane)
        if (!opened.ok) {
          this.fault = opened.error
          return
        }
        lane = opened.value
        if (await this.#work(file, lane)) continue
        lane.close()
        lane = undefined
      }
    } finally {
      this.#around.signal.removeEventListener('abort', stop)
      lane?.close()
    }
  }

  #take(): number | undefined {
    if (this.#next >= this.#candidates.length || this.#around.signal.aborted) return undefined
    if (this.#search.remainingMs() <= 0) this.isPartial = true
    return this.isPartial ? undefined : this.#next++
  }

  #path(number: number): RepoPath {
    return this.#candidates[number] as RepoPath
  }

  /** Returns whether the lane can go on. */
  async #work(number: number, lane: CodeLane): Promise<boolean> {
    const { limits, signal, progress } = this.#around
    const path = this.#path(number)
    const read = await this.#read(number, path)
    if (read === undefined) return true
    const limit = Math.min(limits.codeMsPerFile, this.#search.remainingMs())
    const outcome = await lane.work(read.text.text, Math.max(1, Math.min(limit, 2 ** 31 - 1)))
    if (signal.aborted) return false
    if (outcome === undefined) {
      if (this.#search.remainingMs() > 0) this.#skipped.timedOut.push(number)
      else this.isPartial = true
      return false
    }
    if (outcome.count > 0) this.#found.set(number, this.#search.keep({ path, ...read, outcome }))
    progress({ done: number + 1, total: this.#candidates.length, unit: 'files' })
    return true
  }

  async #read(number: number, path: RepoPath): Promise<Pick<CodeFile, 'content' | 'text'> | undefined> {
    const { workspace, limits } = this.#around
    const content = await workspace.read(path, limits.searchFileBytes + 1)
    if (!content.ok) {
      // Listed, but deleted since.
      if (content.error.code !== 'not_found' || this.#all.length === 1) this.#skipped.unreadable.push(number)
      return undefined
    }
    const { bytes } = content.value
    if (isBinary(bytes)) this.#skipped.binary.push(number)
    else if (bytes.length > limits.searchFileBytes) this.#skipped.tooLarge.push(number)
    else {
      const text = decodeText(bytes, path)
      if (text.ok) return { content: content.value, text: text.value }
      this.#skipped.unreadable.push(number)
    }
    return undefined
  }
}

function inOrder<T>(entries: readonly (readonly [number, T])[]): readonly (readonly [number, T])[] {
  return entries.toSorted(([a], [b]) => a - b)
}
