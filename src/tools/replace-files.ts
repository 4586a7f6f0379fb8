import { setImmediate } from 'node:timers/promises'
import type { RepoPath } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { nearestMiss } from '../workspace/nearest-miss.ts'
import type { Replacement } from '../workspace/replace.ts'
import { scanAll } from '../workspace/search/scan-all.ts'
import { hitsOf } from '../workspace/search/scanner.ts'
import { decodeText } from '../workspace/text.ts'
import type { MadeEdit, TextFile } from './edit-file.ts'
import { type Replaced, Replacer, replacementCancelled } from './replacer.ts'
import type { ToolContext } from './tool.ts'

const FILES_BETWEEN_BREATHS = 256
/** From here on it takes less time to look at all files first, many at once, than to read each of them by itself. */
const FILES_WORTH_SIFTING = 500
/** How many files show whether most have a match. */
const FILES_TO_JUDGE_BY = 100
const FILES_TO_LOOK_FOR_A_MISS = 200

/** Works out a replacement over many files: wholly, or not at all. */
export async function replaceInFiles(
  paths: readonly RepoPath[],
  replacement: Replacement,
  context: ToolContext,
): Promise<Result<Replaced, ToolError>> {
  const replacer = new Replacer(replacement, context)
  const first = paths.slice(0, FILES_TO_JUDGE_BY)
  const others = paths.slice(FILES_TO_JUDGE_BY)
  const early = await addAll(first, replacer, context)
  if (early !== undefined) return failure(early)
  // Where most files have a match, nearly all would only be read twice.
  const isWorthSifting = others.length >= FILES_WORTH_SIFTING && 2 * replacer.candidates <= first.length
  const left = isWorthSifting ? await sift(others, replacement, replacer, context) : others
  if (context.signal.aborted) return failure(replacementCancelled())
  const problem = (await addAll(left, replacer, context)) ?? (await finish(replacer))
  return problem === undefined ? success(replacer) : failure(problem)
}

async function addAll(paths: readonly RepoPath[], replacer: Replacer, context: ToolContext): Promise<ToolError | undefined> {
  for (const [index, path] of paths.entries()) {
    if (index % FILES_BETWEEN_BREATHS === 0) {
      context.progress({ done: index, total: paths.length, unit: 'files' })
      await setImmediate()
      if (context.signal.aborted) return replacementCancelled()
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

/** Leaves out, by several threads where there are any, the files that surely have no match. What could not be told stays in. */
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
  replacer.binaryFiles += tally.binary.length
  const hits = hitsOf(tally).map(([file]) => file)
  const kept = new Set([...hits, ...tally.tooLarge, ...tally.unreadable, ...tally.timedOut])
  return paths.filter((_, file) => kept.has(file))
}

/** Works out a replacement in one file that is already read. */
export async function replaceInText(file: TextFile, replacement: Replacement, context: ToolContext): Promise<Result<Replaced, ToolError>> {
  const replacer = new Replacer(replacement, context)
  const problem = (await replacer.addText(file)) ?? (await replacer.finish())
  return problem === undefined ? success(replacer) : failure(problem)
}

/** Stages edits: all, or none if one is refused. */
export async function stageAll(made: readonly MadeEdit[], { workspace }: ToolContext): Promise<Result<void, ToolError>> {
  for (const [index, { path, before, bytes, edits }] of made.entries()) {
    const staged = await workspace.stage(path, bytes, { from: before, edits })
    if (staged.ok) continue
    for (const earlier of made.slice(0, index)) await workspace.stage(earlier.path, earlier.before.bytes, { from: earlier.before })
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

/** Where files were chosen by patterns, one that cannot be dealt with can be left out. */
function withExclude(problem: ToolError): ToolError {
  const already = problem.message.endsWith('; nothing was replaced') ? '' : 'Nothing was replaced. '
  return { ...problem, suggestion: `${already}Leave the file out with exclude, or: ${problem.suggestion}` }
}
