import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { depthOf, linesOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type LeftOut, type Result, success } from '../../base/result.ts'
import { DISK_ERRORS } from '../../system/disk/disk.ts'
import { type AttributeRules, readAttributeRules } from '../glob/attribute-rules.ts'
import { type Glob, parseExcludes, parseGlobs } from '../glob/glob.ts'
import { LeftOutFiles } from '../left-out.ts'
import type { Workspace } from '../workspace.ts'

/** What holds for everything in a recipe that goes through files. */
export interface Walk {
  /** Files that the recipe or the configuration leaves out. A file that is named by its path is taken nevertheless. */
  readonly excludes?: Glob | undefined
  /** In a verify step, searches leave out what edits left out: otherwise they would find what no edit was to change. */
  readonly isVerify?: boolean
}

/** Where to select files. A tool context fits. */
export interface SelectionPlace {
  readonly workspace: Workspace
  readonly walk?: Walk | undefined
}

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
  /** Only files that edits of many files take: none that `.gitattributes` calls generated, vendored or binary. */
  readonly editable?: boolean
  /** How many directories below `under` a file may be. */
  readonly maxDepth: number
}

export interface SelectedFiles {
  readonly files: readonly RepoPath[]
  readonly tooDeep: readonly RepoPath[]
  /** Files that usually contain secrets and were not named explicitly. */
  readonly secret: readonly RepoPath[]
  /** What matches but is excluded by the recipe, or not editable. */
  readonly leftOut: LeftOut
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

export async function selectFiles(place: SelectionPlace, selection: FileSelection): Promise<Result<SelectedFiles, ToolError>> {
  const selector = await makeSelector(place, selection)
  if (!selector.ok) return selector
  const { only, pick } = selector.value
  if (only !== undefined) return success({ files: only, tooDeep: [], secret: [], leftOut: {}, warnings: [] })
  const { files, warnings } = await place.workspace.files()
  return success({ ...pick(files), warnings })
}

export async function makeSelector({ workspace, walk }: SelectionPlace, selection: FileSelection): Promise<Result<Selector, ToolError>> {
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
  const excludes = walk?.excludes
  const attributes = selection.editable ? await attributesOf(workspace) : undefined
  const isNarrowed = prefix !== '' || suffix !== '' || include.length > 0 || exclude.length > 0 || excludes !== undefined
  const named = place.value === 'file' ? [under as RepoPath].filter(fits) : undefined
  return success({
    only: selection.only ?? named,
    isNamed: named !== undefined,
    pick(candidates) {
      const files: RepoPath[] = []
      const tooDeep: RepoPath[] = []
      const secret: RepoPath[] = []
      const leftOut = new LeftOutFiles()
      const secrets = secretFilesAmong(candidates)
      // True for most searches: then tens of thousands of paths need no check each.
      const areAllTaken = !isNarrowed && attributes === undefined && secrets.size === 0 && !candidates.some(isTooDeep)
      if (areAllTaken) return { files: candidates, tooDeep, secret, leftOut: {} }
      for (const path of candidates) {
        if (!path.startsWith(prefix) || !fits(path)) continue
        // Written out without wildcards, it is meant.
        const kind = excludes?.matches(path) ? 'excluded' : include.includes(path) ? undefined : attributes?.(path)
        if (kind !== undefined) leftOut.add(kind, [path])
        else if (secrets.has(path) && !include.some((glob) => namesFile(glob, path))) secret.push(path)
        else if (isTooDeep(path)) tooDeep.push(path)
        else files.push(path)
      }
      return { files, tooDeep, secret, leftOut: leftOut.found.leftOut ?? {} }
    },
  })
}

const MAX_ATTRIBUTES_BYTES = 1024 * 1024

/** The rules of all `.gitattributes` in a workspace, with what is staged. Git does not follow links to them either. */
async function attributesOf(workspace: Workspace): Promise<AttributeRules | undefined> {
  const { files } = await workspace.files()
  const found = files.filter((path) => path.endsWith('.gitattributes') && baseName(path) === '.gitattributes')
  if (found.length === 0) return undefined
  const read = found.map(async (path) => {
    const content = await workspace.read(path, MAX_ATTRIBUTES_BYTES)
    const text = content.ok ? Buffer.from(content.value.bytes).toString('utf8') : ''
    return { prefix: path.slice(0, -'.gitattributes'.length), text }
  })
  return readAttributeRules(await Promise.all(read))
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
      return failure(DISK_ERRORS.symlinkDenied(under))
    case 'missing':
      return failure(ERRORS.noPath(under))
    case 'other':
      return failure(DISK_ERRORS.notAFile(under))
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

const ERRORS = {
  noPath: (under: string) => toolError('not_found', `Path '${under}' not found`, 'Check the path, or leave it out to search everywhere.'),
}
