import { compareBytes } from '../../base/bytes.ts'
import type { FileMode } from '../../base/change.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { parseRepoPath, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { sizeText } from '../../base/text/wording.ts'
import { fromSandboxFault, nameFiles } from '../../git/clean-repository.ts'
import { type Disk, fromDiskFault } from '../../system/disk/disk.ts'
import type { SandboxDisk, Scan, ScannedEntry } from '../../system/disk/sandbox-disk.ts'
import type { Ignored } from '../footprint.ts'
import type { Workspace } from '../workspace.ts'

const ABSENT: readonly string[] = ['not_found', 'not_a_directory', 'not_a_file']
const MAX_FILE_BYTES = 256 * 1024 * 1024

export interface ReadBackRequest {
  readonly difference: TreeDifference
  readonly workspace: Workspace
  readonly prefix: string
  readonly tree: string
  readonly disk: Disk
}

interface ReadFile {
  readonly path: RepoPath
  /** `undefined` when it is gone. */
  readonly content: { readonly bytes: Uint8Array; readonly mode: FileMode } | undefined
}

/** Stages what differs from the workspace: all of it, or nothing and an error. Returns the paths that really changed. */
export async function stageDifference(request: ReadBackRequest): Promise<Result<readonly RepoPath[], ToolError>> {
  const { difference, workspace } = request
  const refusal = refuse(request)
  if (refusal !== undefined) return failure(refusal)
  const files = await readAll(request, [...difference.gone, ...difference.written.keys()])
  if (!files.ok) return files
  // Anything the workspace refuses must be refused before the first file is staged.
  const tried = await stageAll(workspace.fork(), files.value)
  if (!tried.ok) return tried
  const staged = await stageAll(workspace, files.value)
  return staged.ok ? success(files.value.map(({ path }) => path).sort(compareBytes)) : staged
}

function refuse({ difference, prefix }: ReadBackRequest): ToolError | undefined {
  const { written, gone, links, specials, repositories } = difference
  if (repositories.length > 0) return ERRORS.nestedRepositories(repositories)
  if (links.length > 0) return ERRORS.symlinks(links)
  if (specials.length > 0) return ERRORS.notFiles(specials)
  const outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix))
  if (outside.length > 0) return ERRORS.outside(prefix, outside)
  const huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path)
  if (huge.length === 0) return undefined
  return ERRORS.tooLarge(huge)
}

/** Only files whose bytes or mode differ from the workspace. */
async function readAll(
  { difference, workspace, prefix, tree, disk }: ReadBackRequest,
  names: readonly string[],
): Promise<Result<readonly ReadFile[], ToolError>> {
  const files: ReadFile[] = []
  for (const name of names) {
    const path = parseRepoPath(name.slice(prefix.length))
    if (!path.ok) return path
    const present = await workspace.read(path.value)
    // A directory may have become a file; its old content is removed first.
    if (!present.ok && !ABSENT.includes(present.error.code)) return present
    if (!difference.written.has(name)) {
      if (present.ok) files.push({ path: path.value, content: undefined })
      continue
    }
    const file = disk.readFile(`${tree}/${name}`)
    if (!file.ok) return failure(fromDiskFault(file.error, path.value))
    const { bytes, mode } = file.value
    const isSame = present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0
    if (!isSame) files.push({ path: path.value, content: { bytes, mode } })
  }
  return success(files)
}

/** Removes first: a name may have changed its case, or a file may have become a directory. */
async function stageAll(workspace: Workspace, files: readonly ReadFile[]): Promise<Result<void, ToolError>> {
  for (const { path, content } of files) {
    const removed = content === undefined ? await workspace.remove(path) : success(undefined)
    if (!removed.ok) return removed
  }
  for (const { path, content } of files) {
    const staged = content === undefined ? success(undefined) : await workspace.stage(path, content.bytes, { mode: content.mode })
    if (!staged.ok) return staged
  }
  return success(undefined)
}

/** What may have changed, by file-system metadata. Contents decide later. */
export interface TreeDifference {
  readonly written: ReadonlyMap<string, ScannedEntry>
  readonly gone: readonly string[]
  readonly links: readonly string[]
  readonly specials: readonly string[]
  readonly repositories: readonly string[]
}

export interface CompareRequest {
  readonly tree: string
  /** The tree before the command. */
  readonly baseline: Scan
  /** Paths that belong to Sous: `.git`, and the links to dependency folders. */
  readonly skipped: ReadonlySet<string>
  readonly sandboxDisk: SandboxDisk
  readonly isIgnored: Ignored
}

/** Scans the tree again. Enters new directories only if they are not ignored: an installed package may be huge. */
export async function compareTree(request: CompareRequest): Promise<Result<TreeDifference, ToolError>> {
  const { tree, baseline, skipped, sandboxDisk, isIgnored } = request
  const known = new Set(baseline.directories)
  const first = sandboxDisk.scan(tree, { from: [''], skipped, mayEnter: (directory) => known.has(directory) })
  if (!first.ok) return failure(fromSandboxFault(first.error, 'look at'))
  const ignoredDirectories = await isIgnored(first.value.unentered)
  if (!ignoredDirectories.ok) return ignoredDirectories
  const fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory))
  const second = sandboxDisk.scan(tree, { from: fresh, skipped, mayEnter: () => true })
  if (!second.ok) return failure(fromSandboxFault(second.error, 'look at'))

  const after = new Map([...first.value.entries, ...second.value.entries])
  const before = baseline.entries
  const changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark)
  const newPaths = changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => (kind === 'repository' ? parentOf(path) : path))
  const ignored = await isIgnored(newPaths.filter((path) => path !== ''))
  if (!ignored.ok) return ignored
  const ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === 'repository' ? parentOf(path) : path))
  const of = (kind: ScannedEntry['kind']) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path)
  const gone = [...before].filter(([path]) => !after.has(path))
  return success({
    written: new Map(ours.filter(([, entry]) => entry.kind === 'file')),
    gone: gone.filter(([, { kind }]) => kind === 'file').map(([path]) => path),
    // Removing a link of the tree also counts as changing a link.
    links: [...of('symlink'), ...gone.filter(([, { kind }]) => kind === 'symlink').map(([path]) => path)],
    specials: of('other'),
    repositories: of('repository'),
  })
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

const ERRORS = {
  nestedRepositories: (repositories: readonly string[]) =>
    toolError(
      'path_denied',
      `The command created a git repository inside the working directory: ${nameFiles(repositories)}`,
      'Use a command that only changes files.',
    ),
  symlinks: (links: readonly string[]) =>
    toolError(
      'symlink_denied',
      `The command created or changed symbolic links, which cannot be part of a change: ${nameFiles(links)}`,
      'Make the command write regular files, or create the links by hand.',
    ),
  notFiles: (specials: readonly string[]) =>
    toolError(
      'not_a_file',
      `The command left something that is not a regular file: ${nameFiles(specials)}`,
      'Make the command remove it before it ends.',
    ),
  outside: (directory: string, files: readonly string[]) =>
    toolError(
      'path_outside_working_dir',
      `The command changed files outside the working directory '${directory.slice(0, -1)}': ${nameFiles(files)}`,
      'Run Sous at the top of the repository, or correct the command.',
    ),
  tooLarge: (huge: readonly string[]) =>
    toolError(
      'too_large',
      `The command wrote files larger than ${sizeText(MAX_FILE_BYTES)}: ${nameFiles(huge)}`,
      'Add them to .gitignore.',
    ),
}
