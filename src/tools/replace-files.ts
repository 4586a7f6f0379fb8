import { setImmediate } from 'node:timers/promises'
import type { RepoPath } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { nearestMiss } from '../workspace/nearest-miss.ts'
import type { Replacement } from '../workspace/replace.ts'
import { withTimeLimit } from '../workspace/search/guarded-regex.ts'
import { scanAll } from '../workspace/search/scan-all.ts'
import { makeSieve, type Sieve } from '../workspace/search/sieve.ts'
import { decodeText, isBinary } from '../workspace/text.ts'
import type { TextEdit } from '../workspace/text-edits.ts'
import { type MadeEdit, makeEdit, type TextFile, tooLarge } from './edit-file.ts'
import type { ToolContext } from './tool.ts'

/** What came of replacing in files; nothing is staged yet. */
export interface Replaced {
  readonly replacements: number
  readonly made: readonly MadeEdit[]
  /** Files that could hold a match but are not text. */
  readonly binaryFiles: number
}

/** Characters handed to one guarded call: many enough to make its cost vanish. */
const BATCH_CHARACTERS = 4 * 1024 * 1024
const FILES_BETWEEN_BREATHS = 256
const FILES_WORTH_SIFTING = 10_000
const FILES_TO_LOOK_FOR_A_MISS = 200

/** Works out a replacement over many files: wholly, or not at all. */
export async function replaceInFiles(
  paths: readonly RepoPath[],
  replacement: Replacement,
  context: ToolContext,
): Promise<Result<Replaced, ToolError>> {
  const sifted = await sift(paths, replacement, context)
  if (context.signal.aborted) return failure(cancelled())
  const replacer = new Replacer(replacement, context)
  replacer.binaryFiles = sifted.binaryFiles
  for (const [index, path] of sifted.paths.entries()) {
    if (index % FILES_BETWEEN_BREATHS === 0) {
      context.progress({ done: index, total: sifted.paths.length, unit: 'files' })
      await setImmediate()
      if (context.signal.aborted) return failure(cancelled())
    }
    const problem = await replacer.addFile(path)
    if (problem !== undefined) return failure(withExclude(problem))
  }
  const problem = replacer.finish()
  if (problem !== undefined) return failure(withExclude(problem))
  return success(replacer)
}

/** Leaves out, by several threads, the files that surely have no match. What could not be told stays in. */
async function sift(
  paths: readonly RepoPath[],
  { sieve }: Replacement,
  context: ToolContext,
): Promise<{ readonly paths: readonly RepoPath[]; readonly binaryFiles: number }> {
  if (sieve === undefined || paths.length < FILES_WORTH_SIFTING) return { paths, binaryFiles: 0 }
  const limits = { ...context.limits, searchFileBytes: context.limits.writeFileBytes }
  const scan = { files: paths, pattern: sieve, remainingMs: () => Number.POSITIVE_INFINITY }
  const { tally } = await scanAll(scan, { ...context, limits })
  const hits = tally.hits.filter((_, i) => i % 2 === 0)
  const kept = new Set([...hits, ...tally.tooLarge, ...tally.unreadable, ...tally.timedOut])
  return { paths: paths.filter((_, file) => kept.has(file)), binaryFiles: tally.binary.length }
}

/** Works out a replacement in one file that is already read. */
export function replaceInText(file: TextFile, replacement: Replacement, context: ToolContext): Result<Replaced, ToolError> {
  const replacer = new Replacer(replacement, context)
  const problem = replacer.addText(file) ?? replacer.finish()
  return problem === undefined ? success(replacer) : failure(problem)
}

/** Stages edits: all, or none if one is refused. */
export async function stageAll(made: readonly MadeEdit[], { workspace }: ToolContext): Promise<Result<void, ToolError>> {
  for (const [index, { file, bytes, edits }] of made.entries()) {
    const staged = await workspace.stage(file.path, bytes, { from: file.content, edits })
    if (staged.ok) continue
    for (const { file: earlier } of made.slice(0, index))
      await workspace.stage(earlier.path, earlier.content.bytes, { from: earlier.content })
    return staged
  }
  return success(undefined)
}

/** When nothing was found: the first file, of the first few, that has something very like it. */
export async function nearestMissIn(
  paths: readonly RepoPath[],
  find: string,
  { workspace, limits }: ToolContext,
): Promise<string | undefined> {
  for (const path of paths.slice(0, FILES_TO_LOOK_FOR_A_MISS)) {
    const content = await workspace.read(path, limits.searchFileBytes)
    const text = content.ok ? decodeText(content.value.bytes, path) : content
    const miss = text.ok ? nearestMiss(text.value.text, find) : undefined
    if (miss !== undefined) return `${path}: ${miss}`
  }
  return undefined
}

class Replacer implements Replaced {
  replacements = 0
  binaryFiles = 0
  readonly made: MadeEdit[] = []
  readonly #replacement: Replacement
  readonly #sieve: Sieve | undefined
  readonly #context: ToolContext
  #batch: TextFile[] = []
  #batchCharacters = 0

  constructor(replacement: Replacement, context: ToolContext) {
    this.#replacement = replacement
    this.#sieve = replacement.sieve && makeSieve(replacement.sieve)
    this.#context = context
  }

  async addFile(path: RepoPath): Promise<ToolError | undefined> {
    const { workspace, limits } = this.#context
    const content = await workspace.read(path, limits.writeFileBytes + 1)
    // Listed, but deleted from disk since: there is nothing to replace in it.
    if (!content.ok) return content.error.code === 'not_found' ? undefined : content.error
    const { bytes } = content.value
    if (isBinary(bytes)) {
      this.binaryFiles++
      return undefined
    }
    if (bytes.length > limits.writeFileBytes) return tooLarge(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes)
    if (this.#sieve?.(asBuffer(bytes)).kind === 'none') return undefined
    const text = decodeText(bytes, path)
    return text.ok ? this.addText({ path, content: content.value, text: text.value }) : text.error
  }

  addText(file: TextFile): ToolError | undefined {
    this.#batch.push(file)
    this.#batchCharacters += file.text.text.length
    return this.#batchCharacters < BATCH_CHARACTERS ? undefined : this.finish()
  }

  /** Deals with what is still waiting. */
  finish(): ToolError | undefined {
    const batch = this.#batch
    this.#batch = []
    this.#batchCharacters = 0
    const edits = this.#findEdits(batch)
    if (!edits.ok) return edits.error
    for (const [index, file] of batch.entries()) {
      const problem = this.#add(file, edits.value[index] ?? [])
      if (problem !== undefined) return problem
    }
    return undefined
  }

  #findEdits(batch: readonly TextFile[]): Result<readonly (readonly TextEdit[])[], ToolError> {
    const { needsTimeLimit } = this.#replacement
    if (!needsTimeLimit) return success(batch.map((file) => this.#replacement.edits(file.text.text)))
    const limitMs = this.#context.limits.regexMsPerFile
    const found: (readonly TextEdit[])[] = []
    // All at once, and from the file on which the time ran out one by one: it may have been the others that took long.
    for (let until = batch.length; found.length < batch.length; until = found.length + 1) {
      const turn = batch.slice(found.length, until)
      const end = withTimeLimit(() => {
        for (const file of turn) found.push(this.#replacement.edits(file.text.text))
      }, limitMs)
      const [only, ...others] = turn
      if (end === 'timed_out' && only !== undefined && others.length === 0) return failure(tooSlow(only.path, limitMs))
    }
    return success(found)
  }

  #add(file: TextFile, edits: readonly TextEdit[]): ToolError | undefined {
    if (edits.length === 0) return undefined
    const { written } = this.#replacement
    const made = makeEdit({ file, edits, written, limit: this.#context.limits.writeFileBytes })
    if (!made.ok) return made.error
    this.replacements += edits.length
    if (made.value !== undefined) this.made.push(made.value)
    return undefined
  }

  async #sizeOf(path: RepoPath): Promise<number> {
    const entry = await this.#context.workspace.entry(path)
    return entry.ok ? entry.value.size : 0
  }
}

function cancelled(): ToolError {
  return toolError('cancelled', 'The replacement was cancelled; nothing was replaced', 'Call again when it is wanted after all.')
}

function tooSlow(path: RepoPath, limitMs: number): ToolError {
  return toolError(
    'timed_out',
    `The pattern took longer than ${limitMs / 1000}s on '${path}'; nothing was replaced`,
    "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.",
  )
}

/** Where files were chosen by patterns, one that cannot be dealt with can be left out. */
function withExclude(problem: ToolError): ToolError {
  return { ...problem, suggestion: `Nothing was replaced. Leave the file out with exclude, or: ${problem.suggestion}` }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
