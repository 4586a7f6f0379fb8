import { depthOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../model/path.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { isSecretFile, namesFile } from '../../model/secret-files.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { notAFile, symlinkDenied } from '../disk-errors.ts'
import { parseExcludes, parseGlobs } from '../glob.ts'
import type { Workspace } from '../workspace.ts'

/** Which files to search. */
export interface FileSelection {
  /** These files and no others, whatever else is said here. */
  readonly only?: readonly RepoPath[]
  /** A directory, or one file. The whole workspace when left out. */
  readonly under?: RepoDirectory
  /** Globs, one of which a file must fit. All files when left out or empty. */
  readonly include?: readonly string[]
  /** Globs none of which a file or a directory above it may fit. */
  readonly exclude?: readonly string[]
  /** Without the dot. */
  readonly extension?: string
  /** How many directories below `under` a file may lie. */
  readonly maxDepth: number
}

export interface SelectedFiles {
  readonly files: readonly RepoPath[]
  readonly tooDeep: number
  /** Files that usually hold secrets and were not named outright. */
  readonly secret: number
  readonly warnings: readonly string[]
}

export async function selectFiles(workspace: Workspace, selection: FileSelection): Promise<Result<SelectedFiles, ToolError>> {
  const { under = ROOT_DIRECTORY, include = [], exclude = [], only } = selection
  if (only !== undefined) return success({ files: only, tooDeep: 0, secret: 0, warnings: [] })
  const wanted = parseGlobs(include)
  if (!wanted.ok) return wanted
  const unwanted = parseExcludes(exclude)
  if (!unwanted.ok) return unwanted
  const place = await kindOfPlace(workspace, under)
  if (!place.ok) return place
  const listing = await workspace.files()
  const candidates = place.value === 'file' ? [under as RepoPath] : listing.files
  const prefix = place.value === 'file' || under === ROOT_DIRECTORY ? '' : `${under}/`
  const baseDepth = prefix === '' ? 0 : depthOf(under as RepoPath) + 1
  const suffix = selection.extension === undefined ? '' : `.${selection.extension.replace(/^\./, '')}`
  const files: RepoPath[] = []
  let tooDeep = 0
  let secret = 0
  for (const path of candidates) {
    if (prefix !== '' && !path.startsWith(prefix)) continue
    if (suffix !== '' && !path.endsWith(suffix)) continue
    if (include.length > 0 && !wanted.value.matches(path)) continue
    if (exclude.length > 0 && unwanted.value.matches(path)) continue
    if (place.value !== 'file' && isSecretFile(path) && !include.some((glob) => namesFile(glob, path))) secret++
    else if (place.value !== 'file' && depthOf(path) - baseDepth > selection.maxDepth) tooDeep++
    else files.push(path)
  }
  return success({ files, tooDeep, secret, warnings: listing.warnings })
}

async function kindOfPlace(workspace: Workspace, under: RepoDirectory): Promise<Result<'file' | 'directory', ToolError>> {
  if (under === ROOT_DIRECTORY) return success('directory')
  const entry = await workspace.entry(under)
  if (!entry.ok) return entry
  switch (entry.value.kind) {
    case 'file':
    case 'directory':
      return success(entry.value.kind)
    case 'symlink':
      return failure(symlinkDenied(under))
    case 'missing':
      return failure(toolError('not_found', `Path '${under}' not found`, 'Check the path, or leave it out to search everywhere.'))
    case 'other':
      return failure(notAFile(under))
  }
}
