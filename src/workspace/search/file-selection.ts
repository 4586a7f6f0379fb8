import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { depthOf, linesOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { notAFile, symlinkDenied } from '../../system/disk/disk.ts'
import { parseExcludes, parseGlobs } from '../glob/glob.ts'
import type { Workspace } from '../workspace.ts'

/** Which files to search. */
export interface FileSelection {
  /** Only these files, whatever the other fields say. */
  readonly only?: readonly RepoPath[]
  /** A directory, or one file. The whole workspace when left out. */
  readonly under?: RepoDirectory
  /** A file must match one of these globs. All files when left out or empty. */
  readonly include?: readonly string[]
  /** Neither a file nor a directory above it may match one of these globs. */
  readonly exclude?: readonly string[]
  /** Without the dot. */
  readonly extension?: string
  /** How many directories below `under` a file may be. */
  readonly maxDepth: number
}

export interface SelectedFiles {
  readonly files: readonly RepoPath[]
  readonly tooDeep: readonly RepoPath[]
  /** Files that usually contain secrets and were not named explicitly. */
  readonly secret: readonly RepoPath[]
  readonly warnings: readonly string[]
}

/** Selects from the files of a workspace. */
export interface Selector {
  /** The files, if they are known without a listing. */
  readonly only: readonly RepoPath[] | undefined
  /** Whether one file was named instead of a directory. */
  readonly isNamed: boolean
  pick(files: readonly RepoPath[]): Omit<SelectedFiles, 'warnings'>
}

export async function selectFiles(workspace: Workspace, selection: FileSelection): Promise<Result<SelectedFiles, ToolError>> {
  const selector = await makeSelector(workspace, selection)
  if (!selector.ok) return selector
  const { only, pick } = selector.value
  if (only !== undefined) return success({ files: only, tooDeep: [], secret: [], warnings: [] })
  const { files, warnings } = await workspace.files()
  return success({ ...pick(files), warnings })
}

export async function makeSelector(workspace: Workspace, selection: FileSelection): Promise<Result<Selector, ToolError>> {
  const { under = ROOT_DIRECTORY, include = [], exclude = [] } = selection
  const wanted = parseGlobs(include)
  if (!wanted.ok) return wanted
  const unwanted = parseExcludes(exclude)
  if (!unwanted.ok) return unwanted
  const place = await kindOfPlace(workspace, under)
  if (!place.ok) return place
  const prefix = under === ROOT_DIRECTORY ? '' : `${under}/`
  const maxDepth = selection.maxDepth + (prefix === '' ? 0 : depthOf(under) + 1)
  // A directory takes at least two characters, so most paths need no counting.
  const isTooDeep = (path: RepoPath) => path.length > 2 * maxDepth && depthOf(path) > maxDepth
  const suffix = selection.extension === undefined ? '' : `.${selection.extension.replace(/^\./, '')}`
  const fits = (path: RepoPath) =>
    path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path))
  const isNarrowed = prefix !== '' || suffix !== '' || include.length > 0 || exclude.length > 0
  const named = place.value === 'file' ? [under as RepoPath].filter(fits) : undefined
  return success({
    only: selection.only ?? named,
    isNamed: named !== undefined,
    pick(candidates) {
      const files: RepoPath[] = []
      const tooDeep: RepoPath[] = []
      const secret: RepoPath[] = []
      const secrets = secretFilesAmong(candidates)
      // True for most searches: then tens of thousands of paths need no check each.
      const areAllTaken = !isNarrowed && secrets.size === 0 && !candidates.some(isTooDeep)
      if (areAllTaken) return { files: candidates, tooDeep, secret }
      for (const path of candidates) {
        if (!path.startsWith(prefix) || !fits(path)) continue
        if (secrets.has(path) && !include.some((glob) => namesFile(glob, path))) secret.push(path)
        else if (isTooDeep(path)) tooDeep.push(path)
        else files.push(path)
      }
      return { files, tooDeep, secret }
    },
  })
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

const SECRET_NAME =
  /(?:^|\/)(?:\.env(?:rc|file|ironment)?(?![a-z])[^/\n]*|id_[\w-]+(?:\.(?:bak|old|\d+))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i
const SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore|env)$/i
const HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$|^(?:example|sample|template)\.env$/i

/** Matches if one of many lines is such a path, and rarely otherwise. */
const ANY_SECRET = new RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, 'gim')

/** Those of many files that usually contain secrets: one check for all of them instead of one for each. */
export function secretFilesAmong(paths: readonly string[]): ReadonlySet<string> {
  const lines = linesOf(paths)
  const secret = new Set<string>()
  for (const { index } of lines.matchAll(ANY_SECRET)) {
    const start = index === 0 ? 0 : lines.lastIndexOf('\n', index - 1) + 1
    const path = lines.slice(start, lines.indexOf('\n', index))
    if (isSecretFile(path)) secret.add(path)
  }
  return secret
}

/** Whether a file with that name usually contains secrets, whose text must not end up in a report by accident. */
export function isSecretFile(path: string): boolean {
  // Tests whole paths: cutting out the names of tens of thousands of files takes longer than testing them.
  return (SECRET_ENDING.test(path) || SECRET_NAME.test(path)) && !HARMLESS_NAME.test(baseName(path))
}

/** Whether a glob names specific files: its last segment has no wildcard. */
export function namesFile(glob: string, path: string): boolean {
  return baseName(glob) === baseName(path)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
