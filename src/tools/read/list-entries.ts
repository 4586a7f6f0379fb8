import { compareBytes } from '../../base/bytes.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { escapeUnprintable, joinPath, type RepoDirectory, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type LeftOut, type Result, success } from '../../base/result.ts'
import type { DirectoryEntry, Workspace } from '../../workspace/workspace.ts'
import { findDirectory } from '../kit/path-arguments.ts'

export interface Listed {
  readonly directory: RepoDirectory
  readonly entries: readonly DirectoryEntry[]
  readonly warnings: readonly string[]
  readonly leftOut?: LeftOut
}

/** The entries of a directory, except those of git and Sous, for list_dir and list_directory. */
export async function listEntries(text: string, workspace: Workspace): Promise<Result<Listed, ToolError>> {
  const directory = await findDirectory(text, workspace)
  if (!directory.ok) return directory
  const entries = await workspace.directory(directory.value)
  if (!entries.ok) return failure(entries.error.code === 'permission_denied' ? ERRORS.cannotList(directory.value) : entries.error)
  const shown = entries.value.filter(({ name }) => name !== '.git' && !(name === '.sous' && directory.value === ROOT_DIRECTORY))
  return success({ directory: directory.value, entries: [...shown].sort(filesFirst), warnings: [] })
}

export function countKinds(entries: readonly Pick<DirectoryEntry, 'kind'>[]) {
  return {
    total_entries: entries.length,
    files: entries.filter(({ kind }) => kind === 'file').length,
    directories: entries.filter(({ kind }) => kind === 'directory').length,
  }
}

/** A name with a suffix for its kind, like `ls -F`. */
export function markedName(name: string, kind: DirectoryEntry['kind']): string {
  const marks = { file: '', directory: '/', symlink: '@', other: '|' } as const
  return name + marks[kind]
}

/** One entry per line, even if a name contains a newline. */
export function renderEntries(directory: RepoDirectory, lines: readonly string[]): string {
  const shown = directory === ROOT_DIRECTORY ? directory : `./${directory}`
  return [`Contents of ${shown}:`, ...(lines.length === 0 ? ['(empty)'] : lines.map(escapeUnprintable))].join('\n  ').concat('\n')
}

/** The size of a file, or `undefined` if it is not known. */
export async function sizeOf(directory: RepoDirectory, name: string, workspace: Workspace): Promise<number | undefined> {
  const path = joinPath(directory, name)
  const entry = path.ok ? await workspace.entry(path.value) : path
  // A name that was decoded with losses cannot be found by it.
  return entry.ok && entry.value.kind !== 'missing' ? entry.value.size : undefined
}

function filesFirst(a: DirectoryEntry, b: DirectoryEntry): number {
  return Number(a.kind === 'directory') - Number(b.kind === 'directory') || compareBytes(a.name, b.name)
}

const ERRORS = {
  cannotList: (directory: RepoDirectory) =>
    toolError('permission_denied', 'Cannot list directory - permission denied', `Check the permissions of '${directory}', then try again.`),
}
