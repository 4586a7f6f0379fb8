import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { DATA_FORMATS, type DataFormat, dataFormatOf, loadAdapter } from '../../workspace/data/data-format.ts'
import { positionAt } from '../../workspace/data/data-text.ts'
import type { DataAdapter, DataProblem } from '../../workspace/data/data-tree.ts'
import { selectFiles } from '../../workspace/search/file-selection.ts'
import { runGuarded } from '../../workspace/search/pattern.ts'
import { decodeText, type Text } from '../../workspace/text/text.ts'
import type { FileContent } from '../../workspace/workspace.ts'
import { asList, globsArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import type { ToolContext } from '../kit/tool.ts'
import { secretWarning } from '../search/search-output.ts'

/** The arguments that name the files of the data tools. */
export function dataFileArguments() {
  return {
    path: z.optional(z.string().check(z.describe('Relative path of the one file; either this or include'))),
    include: globsArgument('Pattern or patterns of the files, such as "**/package.json"; either this or path'),
    exclude: globsArgument('With include: pattern or patterns of files and directories to leave out'),
    format: z.optional(
      z
        .enum(DATA_FORMATS)
        .check(z.describe('What the files are, where their names do not say so. jsonc is JSON with comments and final commas')),
    ),
  }
}

interface DataFileArgs {
  readonly path?: string | undefined
  readonly include?: string | readonly string[] | undefined
  readonly exclude?: string | readonly string[] | undefined
  readonly format?: DataFormat | undefined
}

/** A file of structured data, read and ready to be parsed. */
export interface DataFile {
  readonly path: RepoPath
  readonly content: FileContent
  readonly text: Text
  readonly adapter: DataAdapter
}

/** What to do with each file. The work may be stopped and done again, so it must change nothing outside. */
export interface DataWork<Done> {
  readonly work: (file: DataFile) => Result<Done, DataProblem>
  readonly finish: (file: DataFile, done: Done) => ToolError | undefined
  /** Whether patterns are looked for, which may take forever. */
  readonly needsTimeLimit: boolean
}

/** Characters handed to one guarded call: many enough to make its cost vanish, few enough to fit into memory. */
const BATCH_CHARACTERS = 2 * 1024 * 1024

/** Goes through the files of a call: all of them, or up to the first problem. Gives warnings. */
export async function forEachDataFile<Done>(
  args: DataFileArgs,
  task: DataWork<Done>,
  context: ToolContext,
): Promise<Result<readonly string[], ToolError>> {
  if (args.path !== undefined && args.include === undefined && args.exclude === undefined) {
    const path = parsePathArgument(args.path)
    if (!path.ok) return path
    const file = await openDataFile(path.value, args.format, context)
    if (!file.ok) return file
    const problem = await workThrough([file.value], task, context)
    return problem === undefined ? success([]) : failure(problem)
  }
  if (args.path === undefined && args.include !== undefined) return forEachMatch(args, task, context)
  return failure(
    toolError(
      'invalid_arguments',
      args.path === undefined ? 'Neither path nor include is given' : 'path goes with neither include nor exclude',
      'Give path for one file, or include (and exclude) for many.',
    ),
  )
}

async function forEachMatch<Done>(
  args: DataFileArgs,
  task: DataWork<Done>,
  context: ToolContext,
): Promise<Result<readonly string[], ToolError>> {
  const include = asList(args.include)
  if (include.length === 0)
    return failure(toolError('invalid_arguments', 'include is empty', 'Say which files are meant, such as "**/*.json".'))
  const selected = await selectFiles(context.workspace, { include, exclude: asList(args.exclude), maxDepth: Number.POSITIVE_INFINITY })
  if (!selected.ok) return selected
  const { files, secret } = selected.value
  const warnings = [...selected.value.warnings, ...secretWarning(secret.length, 'give the exact file name to take it in')]
  const skipped = { unknown: 0, undecodable: 0 }
  let batch: DataFile[] = []
  let characters = 0
  for (const [index, path] of files.entries()) {
    const file = await openDataFile(path, args.format, context)
    if (file.ok) {
      batch.push(file.value)
      characters += file.value.text.text.length
    } else if (file.error.code === 'invalid_arguments') skipped.unknown++
    else if (file.error.code === 'encoding_unsupported') skipped.undecodable++
    // Listed, but deleted from disk since.
    else if (file.error.code !== 'not_found') return failure(withExclude(file.error))
    if (characters < BATCH_CHARACTERS && index < files.length - 1) continue
    context.progress({ done: index, total: files.length, unit: 'files' })
    const problem = await workThrough(batch, task, context)
    if (problem !== undefined) return failure(problem.code === 'cancelled' ? problem : withExclude(problem))
    batch = []
    characters = 0
  }
  if (skipped.unknown > 0)
    warnings.push(`Skipped ${countOf(skipped.unknown, 'file')} whose names do not say JSON, YAML or TOML; set format to take them in`)
  if (skipped.undecodable > 0) warnings.push(`Skipped ${countOf(skipped.undecodable, 'file')} that cannot be decoded as text`)
  if (files.length === 0) warnings.push(`No file fits ${include.map((glob) => `'${glob}'`).join(' or ')}`)
  return success(warnings)
}

async function openDataFile(
  path: RepoPath,
  given: DataFormat | undefined,
  { workspace, limits }: ToolContext,
): Promise<Result<DataFile, ToolError>> {
  const content = await workspace.read(path, limits.writeFileBytes + 1)
  if (!content.ok) return content
  const { bytes } = content.value
  const text = decodeText(bytes, path)
  if (!text.ok) return text
  const format = given === undefined ? dataFormatOf(path) : success(given)
  if (!format.ok) return format
  if (bytes.length > limits.writeFileBytes) {
    const entry = await workspace.entry(path)
    const { tooLarge } = await import('../edit/edit-file.ts')
    return failure(tooLarge(`File '${path}'`, entry.ok ? entry.value.size : bytes.length, limits.writeFileBytes))
  }
  return success({ path, content: content.value, text: text.value, adapter: await loadAdapter(format.value) })
}

async function workThrough<Done>(batch: readonly DataFile[], task: DataWork<Done>, context: ToolContext): Promise<ToolError | undefined> {
  const { limits, signal } = context
  const results: Result<Done, DataProblem>[] = []
  const step = (index: number) => {
    const file = batch[index]
    if (file !== undefined) results[index] = task.work(file)
    return index + 1
  }
  const limitMs = task.needsTimeLimit ? limits.regexMsPerFile : Number.POSITIVE_INFINITY
  for (const late of runGuarded({ from: 0, to: batch.length, step, limitMs })) {
    await setImmediate()
    if (signal.aborted)
      return toolError('cancelled', 'The call was cancelled; nothing was changed', 'Call again when it is wanted after all.')
    const slow = late === undefined ? undefined : batch[late]
    if (slow !== undefined)
      return toolError(
        'timed_out',
        `The pattern took longer than ${limitMs / 1000}s on '${slow.path}'; nothing was changed`,
        "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.",
      )
  }
  for (const [index, file] of batch.entries()) {
    const result = results[index]
    const problem = result === undefined ? undefined : result.ok ? task.finish(file, result.value) : asToolError(result.error, file)
    if (problem !== undefined) return problem
  }
  return undefined
}

function asToolError({ code, message, offset, suggestion }: DataProblem, { path, text }: DataFile): ToolError {
  const { line, column } = positionAt(text.text, offset)
  return toolError(code, `${path}:${line}:${column}: ${message}`, suggestion)
}

/** Where files were chosen by patterns, one that cannot be dealt with can be left out. */
function withExclude(problem: ToolError): ToolError {
  return { ...problem, suggestion: `${problem.suggestion} Or leave the file out with exclude. Nothing was changed.` }
}
