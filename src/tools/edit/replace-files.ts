import { setImmediate } from 'node:timers/promises'
import { asBuffer } from '../../base/bytes.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { LeftOutFiles } from '../../workspace/left-out.ts'
import { runGuarded } from '../../workspace/search/pattern.ts'
import { scanAll } from '../../workspace/search/scan-all.ts'
import { hitsOf } from '../../workspace/search/scanner.ts'
import type { FileMatches } from '../../workspace/search/search.ts'
import { makeSieve, type Sieve } from '../../workspace/search/sieve.ts'
import { compileReplacement, nearestMiss } from '../../workspace/text/replace.ts'
import type { Replacement, ReplaceRequest } from '../../workspace/text/replace-regex.ts'
import { decodeText, isBinary, type TextEdit } from '../../workspace/text/text.ts'
import { type ToolContext, trialIn } from '../kit/tool.ts'
import { type MadeEdit, makeEdit, type TextFile } from './edit-file.ts'

const FILES_BETWEEN_BREATHS = 256
/** From this many files on, filtering them all in parallel first is faster than reading each one. */
const FILES_WORTH_SIFTING = 500
/** How many files to sample to see whether most have a match. */
const FILES_TO_JUDGE_BY = 100
const FILES_TO_LOOK_FOR_A_MISS = 200
const MAX_FILES_SHOWN = 20

/** Compiles what to find and what to put there. Patterns are tried out first where the context does not trust them. */
export function openReplacement(request: Omit<ReplaceRequest, 'trial'>, context: ToolContext): Result<Replacement, ToolError> {
  return compileReplacement({ ...request, trial: trialIn(context) })
}

/** Computes a replacement over many files: all of it, or nothing. */
export async function replaceInFiles(
  paths: readonly RepoPath[],
  replacement: Replacement,
  context: ToolContext,
): Promise<Result<Replaced, ToolError>> {
  const replacer = new Replacer(replacement, context, true)
  const first = paths.slice(0, FILES_TO_JUDGE_BY)
  const others = paths.slice(FILES_TO_JUDGE_BY)
  const early = await addAll(first, replacer, context)
  if (early !== undefined) return failure(early)
  // If most files have a match, filtering would only read them twice.
  const isWorthSifting = others.length >= FILES_WORTH_SIFTING && 2 * replacer.candidates <= first.length
  const left = isWorthSifting ? await sift(others, replacement, replacer, context) : others
  if (context.signal.aborted) return failure(REPLACE_FILES_ERRORS.replacementCancelled())
  const problem = (await addAll(left, replacer, context)) ?? (await finish(replacer))
  return problem === undefined ? success(replacer) : failure(problem)
}

async function addAll(paths: readonly RepoPath[], replacer: Replacer, context: ToolContext): Promise<ToolError | undefined> {
  for (const [index, path] of paths.entries()) {
    if (index % FILES_BETWEEN_BREATHS === 0) {
      context.progress({ done: index, total: paths.length, unit: 'files' })
      await setImmediate()
      if (context.signal.aborted) return REPLACE_FILES_ERRORS.replacementCancelled()
    }
    const problem = await replacer.addFile(path)
    if (problem !== undefined) return withExclude(problem)
  }
  return undefined
}

async function finish(replacer: Replacer): Promise<ToolError | undefined> {
  const problem = await replacer.finish()
  return problem && withExclude(problem)
}

/** Drops the files that surely have no match, using several threads if possible. Keeps those it could not decide on. */
async function sift(
  paths: readonly RepoPath[],
  { sieve }: Replacement,
  replacer: Replacer,
  context: ToolContext,
): Promise<readonly RepoPath[]> {
  if (sieve === undefined) return paths
  const limits = { ...context.limits, searchFileBytes: context.limits.writeFileBytes }
  const scan = { files: paths, pattern: sieve, remainingMs: () => Number.POSITIVE_INFINITY }
  const { tally } = await scanAll(scan, { ...context, limits })
  const pathsOf = (numbers: readonly number[]) => numbers.flatMap((file) => paths[file] ?? [])
  replacer.leftOut.add('binary', pathsOf(tally.binary))
  const hits = hitsOf(tally).map(([file]) => file)
  const kept = new Set([...hits, ...tally.tooLarge, ...tally.unreadable, ...tally.timedOut])
  return paths.filter((_, file) => kept.has(file))
}

/** Computes a replacement in a file that was already read. */
export async function replaceInText(file: TextFile, replacement: Replacement, context: ToolContext): Promise<Result<Replaced, ToolError>> {
  const replacer = new Replacer(replacement, context)
  const problem = (await replacer.addText(file)) ?? (await replacer.finish())
  return problem === undefined ? success(replacer) : failure(problem)
}

/** Stages edits: all of them, or none if one is refused. */
export async function stageAll(made: readonly MadeEdit[], { workspace }: ToolContext): Promise<Result<void, ToolError>> {
  for (const [index, { path, before, bytes, edits }] of made.entries()) {
    const staged = await workspace.stage(path, bytes, { from: before, ...(edits !== undefined && { edits }) })
    if (staged.ok) continue
    for (const earlier of made.slice(0, index)) await workspace.stage(earlier.path, earlier.before.bytes, { from: earlier.before })
    return staged
  }
  return success(undefined)
}

/** When nothing was found: the first of a few files that contains something very similar. */
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

/** If files were selected by patterns, a problematic one can be excluded. */
function withExclude(problem: ToolError): ToolError {
  const already = problem.message.endsWith('; nothing was replaced') ? '' : 'Nothing was replaced. '
  return { ...problem, suggestion: `${already}Leave the file out with exclude, or: ${problem.suggestion}` }
}

/** The result of replacing in files; nothing is staged yet. */
export interface Replaced {
  readonly replacements: number
  readonly made: readonly MadeEdit[]
  /** Of many files, those that could contain a match but cannot be edited. */
  readonly leftOut: LeftOutFiles
  /** Lines that were skipped because of their length, although they may match. */
  readonly longLines: readonly FileMatches[]
}

/** Characters per guarded call: enough to make its overhead negligible. */
const BATCH_CHARACTERS = 4 * 1024 * 1024

/** Computes a replacement in one file after the other. A problem with one ends it all. */
export class Replacer implements Replaced {
  replacements = 0
  readonly leftOut = new LeftOutFiles()
  /** How many files could not be ruled out at once. */
  candidates = 0
  readonly made: MadeEdit[] = []
  readonly longLines: FileMatches[] = []
  readonly #replacement: Replacement
  readonly #sieve: Sieve | undefined
  readonly #context: ToolContext
  readonly #isOfMany: boolean
  #batch: TextFile[] = []
  #batchCharacters = 0

  /** `isOfMany`: a file that cannot be edited is left out, because it was not named itself. */
  constructor(replacement: Replacement, context: ToolContext, isOfMany = false) {
    this.#replacement = replacement
    this.#sieve = replacement.sieve && makeSieve(replacement.sieve)
    this.#context = context
    this.#isOfMany = isOfMany
  }

  async addFile(path: RepoPath): Promise<ToolError | undefined> {
    const { workspace, limits } = this.#context
    const content = await workspace.read(path, limits.writeFileBytes + 1)
    // Listed, but deleted from disk since: nothing to replace.
    if (!content.ok) return content.error.code === 'not_found' ? undefined : content.error
    const { bytes } = content.value
    if (isBinary(bytes)) {
      this.leftOut.add('binary', [path])
      return undefined
    }
    if (bytes.length > limits.writeFileBytes) {
      this.leftOut.add('large', [path])
      return undefined
    }
    if (this.#sieve?.sift(asBuffer(bytes)).kind === 'none') return undefined
    const text = decodeText(bytes, path)
    if (text.ok) return this.addText({ path, content: content.value, text: text.value })
    this.leftOut.add('undecodable', [path])
    return undefined
  }

  async addText(file: TextFile): Promise<ToolError | undefined> {
    this.candidates++
    this.#batch.push(file)
    this.#batchCharacters += file.text.text.length
    return this.#batchCharacters < BATCH_CHARACTERS ? undefined : this.finish()
  }

  /** Processes what is still queued. */
  async finish(): Promise<ToolError | undefined> {
    const batch = this.#batch
    this.#batch = []
    this.#batchCharacters = 0
    const edits = await findEdits(batch, this.#replacement, this.#context)
    if (!edits.ok) return edits.error
    for (const [index, file] of batch.entries()) {
      const problem = this.#add(file, edits.value[index] ?? [])
      if (problem !== undefined) return problem
    }
    return undefined
  }

  #add(file: TextFile, edits: readonly TextEdit[]): ToolError | undefined {
    const count = this.#replacement.countLongLines(file.text.text)
    if (count > 0) this.longLines.push({ path: file.path, count })
    if (edits.length === 0) return undefined
    const { written } = this.#replacement
    const made = makeEdit({ file, edits, written, limit: this.#context.limits.writeFileBytes })
    if (!made.ok && this.#isOfMany && made.error.code === 'encoding_unsupported') {
      this.leftOut.add('undecodable', [file.path])
      return undefined
    }
    if (!made.ok) return made.error
    this.replacements += edits.length
    if (made.value !== undefined) this.made.push(made.value)
    return undefined
  }
}

/** Where a replacement would change each of some texts. A pattern that takes too long on one of them ends it all. */
export async function findEdits(
  batch: readonly TextFile[],
  replacement: Replacement,
  { limits, signal }: ToolContext,
): Promise<Result<readonly (readonly TextEdit[])[], ToolError>> {
  if (!replacement.needsTimeLimit) return success(batch.map((file) => replacement.edits(file.text.text)))
  const limitMs = limits.regexMsPerFile
  const found: (readonly TextEdit[])[] = []
  const step = (index: number) => {
    found[index] = replacement.edits(batch[index]?.text.text ?? '')
    return index + 1
  }
  for (const late of runGuarded({ from: 0, to: batch.length, step, limitMs })) {
    await setImmediate()
    if (signal.aborted) return failure(REPLACE_FILES_ERRORS.replacementCancelled())
    const tooLate = late === undefined ? undefined : batch[late]
    if (tooLate !== undefined) return failure(REPLACE_FILES_ERRORS.tooSlow(tooLate.path, limitMs))
  }
  return success(found)
}

/** What was replaced where, for people. */
export function describeReplaced(replacements: number, files: readonly RepoPath[]): string {
  if (replacements === 0) return '0 replacements'
  const count = `Replaced ${countOf(replacements, 'occurrence')}`
  const [only] = files
  if (only === undefined) return `${count}, but the files stay the same`
  if (files.length === 1) return `${count} in ${only}`
  const shown = files.slice(0, MAX_FILES_SHOWN).map((path) => `\n  ${path}`)
  const more = files.length > MAX_FILES_SHOWN ? `\n  … and ${files.length - MAX_FILES_SHOWN} more` : ''
  return `${count} in ${files.length} files:${shown.join('')}${more}`
}

export const REPLACE_FILES_ERRORS = {
  replacementCancelled: () =>
    toolError('cancelled', 'The replacement was cancelled; nothing was replaced', 'Run it again if you still need it.'),
  tooSlow: (path: RepoPath, limitMs: number) =>
    toolError(
      'timed_out',
      `The pattern took longer than ${limitMs / 1000}s on '${path}'; nothing was replaced`,
      "Avoid nested repetition such as '(a+)+', and be more specific about what may repeat.",
    ),
}
