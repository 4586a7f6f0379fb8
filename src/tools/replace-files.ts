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
const FILES_TO_LOOK_FOR_A_MISS = 200

/** Works out a replacement over many files: wholly, or not at all. */
export async function replaceInFiles(
  paths: readonly RepoPath[],
  replacement: Replacement,
  context: ToolContext,
): Promise<Result<Replaced, ToolError>> {
  const sifted = await sift(paths, replacement, context)
  if (context.signal.aborted) return failure(replacementCancelled())
  const replacer = new Replacer(replacement, context)
  replacer.binaryFiles = sifted.binaryFiles
  for (const [index, path] of sifted.paths.entries()) {
    if (index % FILES_BETWEEN_BREATHS === 0) {
      context.progress({ done: index, total: sifted.paths.length, unit: 'files' })
      await setImmediate()
      if (context.signal.aborted) return failure(replacementCancelled())
    }
    const problem = await replacer.addFile(path)
    if (problem !== undefined) return failure(withExclude(problem))
  }
  const problem = replacer.finish()
  if (problem !== undefined) return failure(withExclude(problem))
  return success(replacer)
}

/** Leaves out, by several threads where there are any, the files that surely have no match. What could not be told stays in. */
async function sift(
  paths: readonly RepoPath[],
  { sieve }: Replacement,
  context: ToolContext,
): Promise<{ readonly paths: readonly RepoPath[]; readonly binaryFiles: number }> {
  if (sieve === undefined || paths.length < FILES_WORTH_SIFTING) return { paths, binaryFiles: 0 }
  const limits = { ...context.limits, searchFileBytes: context.limits.writeFileBytes }
  const scan = { files: paths, pattern: sieve, remainingMs: () => Number.POSITIVE_INFINITY }
  const { tally } = await scanAll(scan, { ...context, limits })
  const hits = hitsOf(tally).map(([file]) => file)
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
  return { ...problem, suggestion: `Nothing was replaced. Leave the file out with exclude, or: ${problem.suggestion}` }
}
