import { isGitDirectory } from '../../model/git-directory.ts'
import { ancestorsOf, type RepoPath } from '../../model/path.ts'
import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import { countOf } from '../../model/wording.ts'
import type { Disk } from '../../system/disk.ts'
import type { ScratchDisk, ScratchFault } from '../../system/scratch-disk.ts'
import type { Workspace } from '../workspace.ts'
import { findDependencies } from './dependencies.ts'
import type { TreeLink } from './links.ts'
import { fromScratchFault, nameFiles } from './scratch-errors.ts'
import { untilAborted } from './until-aborted.ts'

export interface FillRequest {
  readonly workspace: Workspace
  /** Empty, or the workspace's folder as seen from the top of the work tree with a slash at its end. */
  readonly prefix: string
  /** Top of the user's work tree, where there is one on disk. */
  readonly source: string | undefined
  /** Files of the work tree outside the workspace's folder. */
  readonly surroundings: readonly RepoPath[]
  readonly links: readonly TreeLink[]
  /** Where the files go; it exists and is empty. */
  readonly tree: string
  readonly disk: Disk
  readonly scratchDisk: ScratchDisk
  readonly signal: AbortSignal | undefined
}

export interface Filled {
  /** Dependency folders that were linked in. */
  readonly dependencies: readonly string[]
  readonly warnings: readonly string[]
}

/** Writes the files as the workspace has them. After an abort some are missing. */
export async function fillTree(request: FillRequest): Promise<Result<Filled, ToolError>> {
  const { workspace, prefix, source, tree, scratchDisk, disk, links } = request
  const { files } = await workspace.files()
  const places = [...request.surroundings, ...files.map((path) => `${prefix}${path}` as RepoPath)]
  const directories = new Set(['', ...places.flatMap(ancestorsOf)])
  const fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => ancestorsOf(path as RepoPath))]))
  if (fault !== undefined) return failure(fromScratchFault(fault))

  const copied = await copyFiles(request, files)
  if (!copied.ok) return copied
  const written = await writeFiles(request, files)
  if (!written.ok) return written

  const dependencies = source === undefined ? [] : findDependencies({ root: source, directories, disk })
  const wanted = [...links, ...dependencies.map((path) => ({ path, target: `${source}/${path}` }))]
  for (const { path, target } of wanted) {
    const parents = ancestorsOf(path as RepoPath)
    const above = parents.at(-1) === undefined ? undefined : await makeDirectories(request, parents)
    if (above !== undefined) return failure(fromScratchFault(above))
    const linked = scratchDisk.makeLink(`${tree}/${path}`, target)
    // A staged file has taken the link's place.
    if (!linked.ok && linked.error.code !== 'EEXIST') return failure(fromScratchFault({ ...linked.error, path }))
  }
  return success({ dependencies, warnings: [...copied.value, ...describeRepositories(places, directories)] })
}

/** A command that lets git use one runs what its configuration names. */
function describeRepositories(files: readonly string[], directories: ReadonlySet<string>): readonly string[] {
  const known = new Set(files)
  const kindOf = (path: string) => (known.has(path) ? 'file' : directories.has(path) ? 'directory' : undefined)
  const found = files
    .filter((path) => path.endsWith('/HEAD'))
    .map((path) => path.slice(0, -'/HEAD'.length))
    .filter((directory) => isGitDirectory((name) => kindOf(`${directory}/${name}`)))
  if (found.length === 0) return []
  return [`There are git repositories among the files: ${nameFiles(found)}. In commands, git refuses to run there`]
}

async function makeDirectories(
  { tree, scratchDisk, signal }: FillRequest,
  directories: Iterable<string>,
): Promise<ScratchFault | undefined> {
  for await (const directory of untilAborted(directories, signal)) {
    if (directory === '') continue
    const made = scratchDisk.makeDirectory(tree, directory)
    if (!made.ok) return made.error
  }
  return undefined
}

/** What is on disk as the workspace has it. One who may not read a file can do without it; one that just went is gone. */
async function copyFiles(
  { workspace, prefix, source, surroundings, tree, scratchDisk, signal }: FillRequest,
  files: readonly RepoPath[],
): Promise<Result<readonly string[], ToolError>> {
  const { folder } = workspace
  const own = folder === undefined ? [] : files.filter((path) => workspace.staged(path) === undefined)
  const copies = [
    ...own.map((path) => ({ from: `${folder}/${path}`, to: `${tree}/${prefix}${path}` })),
    ...surroundings.map((path) => ({ from: `${source}/${path}`, to: `${tree}/${path}` })),
  ]
  const faults = (await scratchDisk.copy(copies, signal)).filter(({ code }) => code !== 'ENOENT')
  const serious = faults.find(({ code }) => code !== 'EACCES')
  if (serious !== undefined) return failure(fromScratchFault(serious, 'copy'))
  if (faults.length === 0) return success([])
  const names = faults.map((fault) => fault.path.slice((source ?? '').length + 1))
  return success([`Left out ${countOf(faults.length, 'unreadable file')} where commands run: ${nameFiles(names)}`])
}

async function writeFiles(
  { workspace, prefix, tree, scratchDisk, signal }: FillRequest,
  files: readonly RepoPath[],
): Promise<Result<void, ToolError>> {
  const written = files.filter((path) => workspace.folder === undefined || workspace.staged(path) !== undefined)
  for await (const path of untilAborted(written, signal)) {
    const content = await workspace.read(path)
    if (!content.ok) return content
    const written = scratchDisk.write(tree, `${prefix}${path}`, content.value)
    if (!written.ok) return failure(fromScratchFault(written.error))
  }
  for (const change of await workspace.changes()) {
    if (change.kind !== 'create_directory') continue
    const made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`)
    if (!made.ok) return failure(fromScratchFault(made.error))
  }
  return success(undefined)
}
