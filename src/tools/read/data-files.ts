import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type LeftOut, type Result, success } from '../../base/result.ts'
import { placeAt } from '../../base/text/text-places.ts'
import { countOf } from '../../base/text/wording.ts'
import { DATA_FORMATS, type DataFormat, dataFormatOf, loadAdapter } from '../../workspace/data/data-format.ts'
import type { DataAdapter, DataProblem } from '../../workspace/data/data-tree.ts'
import { LeftOutFiles } from '../../workspace/left-out.ts'
import { selectFiles } from '../../workspace/search/file-selection.ts'
import { runGuarded } from '../../workspace/search/pattern.ts'
import { decodeText, type Text } from '../../workspace/text/text.ts'
import type { FileContent } from '../../workspace/workspace.ts'
import { asList, globsArgument, includeArgument } from '../kit/argument-schemas.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import type { RuleProblem, ToolContext } from '../kit/tool.ts'
import { secretWarning } from '../search/search-output.ts'

/** The arguments that name the files of the data tools. */
export function dataFileArguments() {
  return {
    path: z.optional(z.string().check(z.describe('Relative path of one file. Use either path or include'))),
    include: includeArgument('Glob or globs of the files, such as "**/package.json". Use either include or path'),
    exclude: globsArgument('With include: glob or globs of files and directories to leave out'),
    format: z.optional(
      z
        .enum(DATA_FORMATS)
        .check(z.describe('Format of the files, if their names do not show it. jsonc is JSON with comments and trailing commas')),
    ),
  }
}

interface DataFileArgs {
  readonly path?: string | undefined
  readonly include?: string | readonly string[] | undefined
  readonly exclude?: string | readonly string[] | undefined
  /** Of a tool that edits. */
  readonly include_generated?: boolean
  readonly format?: DataFormat | undefined
}

/** What is wrong with a path or a pattern of a recipe's step. */
export function checkCompiled(compiled: Result<unknown, ToolError>, path: RuleProblem['path']): RuleProblem | undefined {
  if (compiled.ok) return undefined
  const { code, message, suggestion } = compiled.error
  return { path, code: code === 'invalid_pattern' ? code : 'invalid_argument', message, suggestion }
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

/** What to say about files that a call went through. */
export interface DataFilesSeen {
  readonly warnings: readonly string[]
  readonly leftOut?: LeftOut
}

/** Goes through the files of a call: all of them, or up to the first problem. */
export async function forEachDataFile<Done>(
  args: DataFileArgs,
  task: DataWork<Done>,
  context: ToolContext,
): Promise<Result<DataFilesSeen, ToolError>> {
  if (args.path === undefined) return forEachMatch(args, task, context)
  const path = parsePathArgument(args.path)
  if (!path.ok) return path
  const file = await openDataFile(path.value, args.format, context)
  if (!file.ok) return file
  const problem = await workThrough([file.value], task, context)
  return problem === undefined ? success({ warnings: [] }) : failure(problem)
}

async function forEachMatch<Done>(
  args: DataFileArgs,
  task: DataWork<Done>,
  context: ToolContext,
): Promise<Result<DataFilesSeen, ToolError>> {
  const include = asList(args.include)
  const editable = args.include_generated === false
  const selected = await selectFiles(context, { include, exclude: asList(args.exclude), editable, maxDepth: Number.POSITIVE_INFINITY })
  if (!selected.ok) return selected
  const { files, secret } = selected.value
  const warnings = [...selected.value.warnings, ...secretWarning(secret.length, 'give the exact file name to include it')]
  const leftOut = new LeftOutFiles()
  leftOut.addAll(selected.value.leftOut)
  let unknown = 0
  let batch: DataFile[] = []
  let characters = 0
  for (const [index, path] of files.entries()) {
    const file = await openDataFile(path, args.format, context)
    if (file.ok) {
      batch.push(file.value)
      characters += file.value.text.text.length
    } else if (file.error.code === 'invalid_arguments') unknown++
    else if (file.error.code === 'encoding_unsupported') leftOut.add('undecodable', [path])
    else if (file.error.code === 'too_large') leftOut.add('large', [path])
    // Listed, but deleted from disk since.
    else if (file.error.code !== 'not_found') return failure(withExclude(file.error))
    if (characters < BATCH_CHARACTERS && index < files.length - 1) continue
    context.progress({ done: index, total: files.length, unit: 'files' })
    const problem = await workThrough(batch, task, context, leftOut)
    if (problem !== undefined) return failure(problem.code === 'cancelled' ? problem : withExclude(problem))
    batch = []
    characters = 0
  }
  if (unknown > 0)
    warnings.push(`Skipped ${countOf(unknown, 'file')} whose names do not say JSON, YAML or TOML; set format to include them`)
  if (files.length === 0 && selected.value.leftOut.generated === undefined)
    warnings.push(`No file matches ${include.map((glob) => `'${glob}'`).join(' or ')}`)
  return success({ warnings, ...leftOut.found })
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

async function workThrough<Done>(
  batch: readonly DataFile[],
  task: DataWork<Done>,
  context: ToolContext,
  /** Where the files were not named: receives those that cannot take what was to be written. */
  leftOut?: LeftOutFiles,
): Promise<ToolError | undefined> {
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
    if (signal.aborted) return ERRORS.cancelled()
    const slow = late === undefined ? undefined : batch[late]
    if (slow !== undefined) return ERRORS.tooSlow(limitMs, slow.path)
  }
  for (const [index, file] of batch.entries()) {
    const result = results[index]
    const problem = result === undefined ? undefined : result.ok ? task.finish(file, result.value) : asToolError(result.error, file)
    if (problem?.code === 'encoding_unsupported' && leftOut !== undefined) leftOut.add('undecodable', [file.path])
    else if (problem !== undefined) return problem
  }
  return undefined
}

function asToolError({ code, message, offset, suggestion }: DataProblem, { path, text }: DataFile): ToolError {
  const { line, column } = placeAt(text.text, offset)
  return toolError(code, `${path}:${line}:${column}: ${message}`, suggestion)
}

/** Where files were chosen by patterns, one that cannot be dealt with can be left out. */
function withExclude(problem: ToolError): ToolError {
  return { ...problem, suggestion: `${problem.suggestion} Or leave the file out with exclude. Nothing was changed.` }
}

const ERRORS = {
  cancelled: () => toolError('cancelled', 'The call was cancelled; nothing was changed', 'Run it again if you still need it.'),
  tooSlow: (limitMs: number, path: string) =>
    toolError(
      'timed_out',
      `The pattern took longer than ${limitMs / 1000}s on '${path}'; nothing was changed`,
      "Avoid nested repetition such as '(a+)+', and be more specific about what may repeat.",
    ),
}
