import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { DISK_ERRORS } from '../../system/disk/disk.ts'
import { isSecretFile } from '../../workspace/search/file-selection.ts'
import type { FileContent } from '../../workspace/workspace.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import type { ArgumentRule, ToolContext } from '../kit/tool.ts'
import { tooLarge } from './edit-file.ts'

const SAME_PLACE = 'from and to name the same file'
const OTHER_PLACE = 'Give another path as to.'

/** For tools that take a file from one path to another. */
export const TWO_PLACES: ArgumentRule = {
  check({ from, to }) {
    if (typeof from !== 'string' || from !== to) return undefined
    return { path: ['to'], code: 'argument_conflict', message: SAME_PLACE, suggestion: OTHER_PLACE }
  },
}

/** A file that goes from one path to another, with its content. */
export interface PlacedFile {
  readonly from: RepoPath
  readonly to: RepoPath
  readonly content: FileContent
}

/** Reads the file that a call takes to another path. `verb` is what the call does to it, such as `move`. */
export async function openPlacedFile(
  given: { readonly from: string; readonly to: string },
  verb: 'move' | 'copy',
  context: ToolContext,
): Promise<Result<PlacedFile, ToolError>> {
  const from = parsePathArgument(given.from)
  if (!from.ok) return from
  const to = parsePathArgument(given.to)
  if (!to.ok) return to
  if (from.value === to.value) return failure(ERRORS.samePlace())
  const content = await readSource(from.value, to.value, verb, context)
  return content.ok ? success({ from: from.value, to: to.value, content: content.value }) : content
}

async function readSource(
  from: RepoPath,
  to: RepoPath,
  verb: 'move' | 'copy',
  { workspace, limits }: ToolContext,
): Promise<Result<FileContent, ToolError>> {
  const entry = await workspace.entry(from)
  if (!entry.ok) return entry
  switch (entry.value.kind) {
    case 'file':
      break
    case 'missing':
      return failure(await missingSource(from, to, verb, workspace))
    case 'symlink':
      return failure(DISK_ERRORS.symlinkDenied(from))
    case 'directory':
      return failure(ERRORS.directorySource(from, verb))
    default:
      return failure(DISK_ERRORS.notAFile(from))
  }
  if (entry.value.size > limits.writeFileBytes) return failure(tooLarge(`File '${from}'`, entry.value.size, limits.writeFileBytes))
  return workspace.read(from)
}

/** A second run finds the file where the first one put it. */
async function missingSource(from: RepoPath, to: RepoPath, verb: 'move' | 'copy', workspace: ToolContext['workspace']): Promise<ToolError> {
  const there = verb === 'move' ? await workspace.entry(to) : undefined
  if (there?.ok !== true || there.value.kind !== 'file') return DISK_ERRORS.fileNotFound(from)
  return ERRORS.movedAlready(from, to)
}

/** Why something new cannot be placed at a path: something is there already. */
export async function checkFree(path: RepoPath, advice: string, { workspace }: ToolContext): Promise<ToolError | undefined> {
  const entry = await workspace.entry(path)
  if (!entry.ok) return entry.error
  switch (entry.value.kind) {
    case 'missing':
      return undefined
    case 'symlink':
      return DISK_ERRORS.symlinkDenied(path)
    case 'file':
      return ERRORS.fileExists(path, advice)
    case 'directory':
      return ERRORS.isDirectory(path)
    default:
      return ERRORS.pathExists(path)
  }
}

/** Searches leave out files whose names say that they hold secrets, and reports show all others. */
export function warnOfSecret({ from, to }: PlacedFile): readonly string[] {
  if (!isSecretFile(from) || isSecretFile(to)) return []
  return [`'${from}' usually contains secrets, but nothing in the name '${to}' says so: searches and reports will show its text`]
}

const ERRORS = {
  samePlace: () => toolError('invalid_arguments', SAME_PLACE, OTHER_PLACE),
  directorySource: (from: RepoPath, verb: 'move' | 'copy') =>
    toolError(
      'not_a_file',
      `Path '${from}' is a directory. ${verb}_file takes one file`,
      `In a recipe, find its files with glob '${from}/**', and ${verb} each of them in a step with for-each.`,
    ),
  movedAlready: (from: string, to: string) => ({
    ...DISK_ERRORS.fileNotFound(from),
    suggestion: `'${to}' exists, so it may have been moved already. In a recipe, move what a glob step finds: then a second run has nothing to do.`,
  }),
  fileExists: (path: string, advice: string) => toolError('already_exists', `File '${path}' already exists`, advice),
  isDirectory: (path: string) =>
    toolError('already_exists', `Path '${path}' is a directory`, `Name the file in it, such as '${path}/name'.`),
  pathExists: (path: string) => toolError('already_exists', `Path '${path}' already exists and is not a file`, 'Use another path.'),
}
