import * as nodePath from 'node:path'
import { mayBeDamaged } from '../../base/bytes.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, parseRepoDirectory, parseRepoPath, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result } from '../../base/result.ts'
import { DISK_ERRORS } from '../../system/disk/disk.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import type { Tool } from './tool.ts'

/** The arguments of file tools that are paths in the workspace. */
export const PATH_ARGUMENTS: readonly string[] = ['path', 'base_path', 'from', 'to']

const LEADING_DOTS = /^(?:\.\/)+(?=.)/

/** The arguments of a call that someone typed, with its paths in the form that tools expect. Recipes are taken as written. */
export function withTypedPaths(
  { hosts }: Pick<Tool, 'hosts'>,
  args: Readonly<Record<string, unknown>>,
  folders: readonly string[],
): Readonly<Record<string, unknown>> {
  // For a tool that calls a server, `path` means what the server says.
  if (hosts !== undefined || PATH_ARGUMENTS.every((name) => typeof args[name] !== 'string')) return args
  const typed = (name: string, value: unknown) =>
    PATH_ARGUMENTS.includes(name) && typeof value === 'string' ? normalizeTypedPath(value, folders) : value
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typed(name, value)]))
}

/**
 * A path relative to the folder, as `node:path` normalises it: `./a`, `b/../a` and absolute paths inside the folder become `a`. What
 * leads out of the folder stays as it is, and is refused when it is parsed. Links are checked afterwards, on the result.
 * `folders` are absolute names of the same folder, such as with and without links.
 */
export function normalizeTypedPath(text: string, folders: readonly string[]): string {
  if (!nodePath.isAbsolute(text)) {
    const relative = nodePath.posix.normalize(text)
    return text === '' || text.includes('\\') || leadsOut(relative) ? text : relative
  }
  const inside = folders.map((folder) => nodePath.relative(folder, text)).find((relative) => !leadsOut(relative))
  if (inside === undefined) return text
  const slash = /[\\/]$/.test(text) && inside !== '' ? '/' : ''
  return `${inside.split(nodePath.sep).join('/') || ROOT_DIRECTORY}${slash}`
}

function leadsOut(relative: string): boolean {
  return /^\.\.(?:[\\/]|$)/.test(relative) || nodePath.isAbsolute(relative)
}

/** Reads the path of a file that a call names. */
export function parsePathArgument(text: string): Result<RepoPath, ToolError> {
  const damaged = checkPathText(text)
  return damaged === undefined ? parseRepoPath(text.replace(LEADING_DOTS, '')) : failure(damaged)
}

/**
 * Bytes that are not UTF-8 arrive as U+FFFD, from a shell as from a client, so this is not the name that was meant. Names from git
 * and the disk are compared as bytes instead.
 */
export function checkPathText(text: string): ToolError | undefined {
  if (!mayBeDamaged(text)) return undefined
  return ERRORS.notUtf8(text)
}

/** Reads a directory as people write one: `./src` and `src/` are `src`. */
export function parseDirectoryArgument(text: string): Result<RepoDirectory, ToolError> {
  const damaged = checkPathText(text)
  if (damaged !== undefined) return failure(damaged)
  return parseRepoDirectory(text.replace(LEADING_DOTS, '').replace(/(?<=[^/])\/$/, ''))
}

/** Reads a directory that must exist. */
export async function findDirectory(text: string, workspace: Workspace): Promise<Result<RepoDirectory, ToolError>> {
  const directory = parseDirectoryArgument(text)
  if (!directory.ok || directory.value === ROOT_DIRECTORY) return directory
  const entry = await workspace.entry(directory.value)
  if (!entry.ok) return entry
  switch (entry.value.kind) {
    case 'directory':
      return directory
    case 'missing':
      return failure(ERRORS.noDirectory(directory.value))
    case 'symlink':
      return failure(DISK_ERRORS.symlinkDenied(directory.value))
    default:
      return failure(DISK_ERRORS.notADirectory(directory.value))
  }
}

const ERRORS = {
  notUtf8: (text: string) =>
    toolError(
      'path_denied',
      `Path '${briefText(text)}' is not allowed: it is not UTF-8, or contains the replacement character U+FFFD`,
      'Use a UTF-8 name. Rename the file first if necessary.',
    ),
  noDirectory: (directory: string) =>
    toolError('not_found', `Directory '${directory}' not found`, 'Check the path, or use list_dir on the directory above it.'),
}
