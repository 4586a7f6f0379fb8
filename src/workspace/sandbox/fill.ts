import { setImmediate } from 'node:timers/promises'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, briefText, depthOf, isDotGit, parseRepoPath, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { fromSandboxFault, gitFailed, nameFiles } from '../../git/clean-repository.ts'
import { decodeOutput, type Git, type RepositoryPlace } from '../../git/git.ts'
import { type Disk, isGitDirectory } from '../../system/disk/disk.ts'
import type { SandboxDisk, SandboxFault } from '../../system/disk/sandbox-disk.ts'
import type { Workspace } from '../workspace.ts'

export interface FillRequest {
  readonly workspace: Workspace
  /** Empty, or the path of the workspace's folder from the top of the work tree, with a trailing slash. */
  readonly prefix: string
  /** The top of the user's work tree, if it is on disk. */
  readonly source: string | undefined
  /** Files of the work tree outside the workspace's folder. */
  readonly surroundings: readonly RepoPath[]
  readonly links: readonly TreeLink[]
  /** Where the files are written; it exists and is empty. */
  readonly tree: string
  readonly disk: Disk
  readonly sandboxDisk: SandboxDisk
  readonly signal: AbortSignal | undefined
}

export interface Filled {
  /** Dependency folders that were linked in. */
  readonly dependencies: readonly string[]
  readonly warnings: readonly string[]
}

/** Writes the files of the workspace. After an abort some are missing. */
export async function fillTree(request: FillRequest): Promise<Result<Filled, ToolError>> {
  const { workspace, prefix, source, tree, sandboxDisk, disk, links } = request
  const { files } = await workspace.files()
  const places = [...request.surroundings, ...files.map((path) => `${prefix}${path}` as RepoPath)]
  const directories = new Set(['', ...places.flatMap(ancestorsOf)])
  const fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => ancestorsOf(path as RepoPath))]))
  if (fault !== undefined) return failure(fromSandboxFault(fault))

  const copied = await copyFiles(request, files)
  if (!copied.ok) return copied
  const written = await writeFiles(request, files)
  if (!written.ok) return written

  const dependencies = source === undefined ? [] : findDependencies({ root: source, directories, disk })
  const wanted = [...links, ...dependencies.map((path) => ({ path, target: `${source}/${path}` }))]
  for (const { path, target } of wanted) {
    const parents = ancestorsOf(path as RepoPath)
    const above = parents.at(-1) === undefined ? undefined : await makeDirectories(request, parents)
    if (above !== undefined) return failure(fromSandboxFault(above))
    const linked = sandboxDisk.makeLink(`${tree}/${path}`, target)
    // A staged file has replaced the link.
    if (!linked.ok && linked.error.code !== 'EEXIST') return failure(fromSandboxFault({ ...linked.error, path }))
  }
  return success({ dependencies, warnings: [...copied.value, ...describeRepositories(places, directories)] })
}

/** A command that makes git use one of them would run what its configuration names. */
function describeRepositories(files: readonly string[], directories: ReadonlySet<string>): readonly string[] {
  const known = new Set(files)
  const kindOf = (path: string) => (known.has(path) ? 'file' : directories.has(path) ? 'directory' : undefined)
  const found = files
    .filter((path) => path.endsWith('/HEAD'))
    .map((path) => path.slice(0, -'/HEAD'.length))
    .filter((directory) => isGitDirectory((name) => kindOf(`${directory}/${name}`)))
  if (found.length === 0) return []
  return [`The files contain git repositories: ${nameFiles(found)}. Git commands refuse to run there`]
}

async function makeDirectories(
  { tree, sandboxDisk, signal }: FillRequest,
  directories: Iterable<string>,
): Promise<SandboxFault | undefined> {
  for await (const directory of untilAborted(directories, signal)) {
    if (directory === '') continue
    const made = sandboxDisk.makeDirectory(tree, directory)
    if (!made.ok) return made.error
  }
  return undefined
}

/** Copies the files that are on disk as the workspace has them. Unreadable and vanished files are skipped. */
async function copyFiles(
  { workspace, prefix, source, surroundings, tree, sandboxDisk, signal }: FillRequest,
  files: readonly RepoPath[],
): Promise<Result<readonly string[], ToolError>> {
  const { folder } = workspace
  const own = folder === undefined ? [] : files.filter((path) => workspace.staged(path) === undefined)
  const copies = [
    ...own.map((path) => ({ from: `${folder}/${path}`, to: `${tree}/${prefix}${path}` })),
    ...surroundings.map((path) => ({ from: `${source}/${path}`, to: `${tree}/${path}` })),
  ]
  const faults = (await sandboxDisk.copy(copies, signal)).filter(({ code }) => code !== 'ENOENT')
  const serious = faults.find(({ code }) => code !== 'EACCES')
  if (serious !== undefined) return failure(fromSandboxFault(serious, 'copy'))
  if (faults.length === 0) return success([])
  const names = faults.map((fault) => fault.path.slice((source ?? '').length + 1))
  return success([`Commands do not see ${countOf(faults.length, 'unreadable file')}: ${nameFiles(names)}`])
}

async function writeFiles(
  { workspace, prefix, tree, sandboxDisk, signal }: FillRequest,
  files: readonly RepoPath[],
): Promise<Result<void, ToolError>> {
  const written = files.filter((path) => workspace.folder === undefined || workspace.staged(path) !== undefined)
  for await (const path of untilAborted(written, signal)) {
    const content = await workspace.read(path)
    if (!content.ok) return content
    const written = sandboxDisk.write(tree, `${prefix}${path}`, content.value)
    if (!written.ok) return failure(fromSandboxFault(written.error))
  }
  for (const change of await workspace.changes()) {
    if (change.kind !== 'create_directory') continue
    const made = sandboxDisk.makeDirectory(tree, `${prefix}${change.path}`)
    if (!made.ok) return failure(fromSandboxFault(made.error))
  }
  return success(undefined)
}

const ITEMS_AT_ONCE = 64

/** The items until an abort. Pauses now and then, because signals are only received while nothing else runs. */
export async function* untilAborted<Item>(items: Iterable<Item>, signal: AbortSignal | undefined): AsyncGenerator<Item> {
  let count = 0
  for (const item of items) {
    if (count++ % ITEMS_AT_ONCE === 0) await setImmediate()
    if (signal?.aborted) return
    yield item
  }
}

export interface LinkRequest {
  readonly repository: RepositoryPlace
  /** Files that are known to be regular. */
  readonly files: ReadonlySet<string>
  readonly git: Git
  readonly disk: Disk
  readonly sandboxDisk: SandboxDisk
}

export interface TreeLink {
  readonly path: string
  readonly target: string
}

export interface TreeLinks {
  readonly links: readonly TreeLink[]
  readonly warnings: readonly string[]
}

/** The symbolic links of a work tree that are not ignored and cannot lead out of it. */
export async function findLinks(request: LinkRequest): Promise<Result<TreeLinks, ToolError>> {
  const { repository, files, git, disk, sandboxDisk } = request
  const listed = await git.run({ ...repository, args: ['ls-files', '-z', '--cached', '--others', '--exclude-standard'] })
  if (!listed.ok) return failure(gitFailed('list the files', listed.error))
  const links: TreeLink[] = []
  const warnings: string[] = []
  for (const name of new Set(decodeOutput(listed.value).split('\0'))) {
    if (name === '' || files.has(name) || name.endsWith('/') || !parseRepoPath(name).ok) continue
    const onDisk = `${repository.workTree}/${name}`
    const entry = disk.entry(onDisk)
    if (!entry.ok || entry.value?.kind !== 'symlink') continue
    const target = sandboxDisk.readLink(onDisk)
    if (target.ok && staysInside(name, target.value)) links.push({ path: name, target: target.value })
    else warnings.push(`Commands do not see the link '${briefText(name)}': it leads out of the repository`)
  }
  return success({ links, warnings })
}

/**
 * Whether a link cannot lead out of the tree. `..` is allowed only at the start, where every directory is known to be real: after a
 * name that is itself a link, `..` leads somewhere else.
 */
function staysInside(path: string, target: string): boolean {
  if (target === '' || target.startsWith('/') || target.includes('\0')) return false
  const segments = target.split('/').filter((segment) => segment !== '' && segment !== '.')
  const climbs = segments.findIndex((segment) => segment !== '..')
  const [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)]
  return up <= depthOf(path) && !down.includes('..') && !down.some(isDotGit)
}

/**
 * Directories that package managers fill. Commands need them and copying them would take too long, so a sandbox links to those in
 * the user's tree. Build outputs (`target`, `dist`) are not listed: commands write there.
 */
const DEPENDENCY_FOLDERS: readonly string[] = ['node_modules', 'bower_components', '.venv', 'venv', 'vendor/bundle']

export interface DependencyRequest {
  readonly root: string
  /** Every directory that contains a file; the root is an empty name. */
  readonly directories: ReadonlySet<string>
  readonly disk: Disk
}

/** The dependency folders next to the files of a tree, as paths. Those with files of the tree in them are copied instead. */
export function findDependencies({ root, directories, disk }: DependencyRequest): readonly string[] {
  const found: string[] = []
  for (const directory of directories) {
    for (const name of DEPENDENCY_FOLDERS) {
      const path = directory === '' ? name : `${directory}/${name}`
      if (directories.has(path)) continue
      const entry = disk.entry(`${root}/${path}`)
      if (entry.ok && entry.value?.kind === 'directory' && !isBehindLink(disk, root, path)) found.push(path)
    }
  }
  return found
}

/** `vendor/bundle` may be in a `vendor` without files of the tree, which then may be anything. */
function isBehindLink(disk: Disk, root: string, path: string): boolean {
  const parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`)
  return !parent.ok || parent.value?.kind !== 'directory'
}

/** A line of `info/exclude` for exactly that path. `node_modules/` in a `.gitignore` does not match a link with that name. */
export function excludeLine(path: string): string {
  return `/${path.replace(/[\\*?[\]!#]/g, '\\$&').replace(/ $/, '\\ ')}`
}
