import * as nodePath from 'node:path'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { CLEAN_REPOSITORY_ERRORS, fromSandboxFault, gitFailed, makeCleanRepository, makeSandboxHome } from '../../git/clean-repository.ts'
import type { Git, RepositoryPlace } from '../../git/git.ts'
import type { Disk } from '../../system/disk/disk.ts'
import type { SandboxDisk } from '../../system/disk/sandbox-disk.ts'
import { type Ignored, ignoredByGit, ignoredByName } from '../footprint.ts'
import { FolderListing } from '../listing/list-files.ts'
import type { Workspace } from '../workspace.ts'
import { excludeLine, fillTree, findLinks, type TreeLinks } from './fill.ts'

export interface CheckoutRequest {
  readonly workspace: Workspace
  /** The repository that contains the workspace's folder, if any. */
  readonly repository: RepositoryPlace | undefined
  /** The commit that `HEAD` of the checkout points to; by default that of the repository. */
  readonly head?: string
  readonly git: Git
  readonly disk: Disk
  readonly sandboxDisk: SandboxDisk
}

export interface Checkout {
  /** The throw-away folder that contains everything else. */
  readonly home: string
  readonly tree: string
  /** `undefined` outside git. */
  readonly gitDirectory: string | undefined
  /** The user's folder that the tree is a copy of, if it is on disk. */
  readonly source: string | undefined
  /** Empty, or the path of the workspace's folder from the top of the work tree, with a trailing slash. */
  readonly prefix: string
  /** Where commands run: the workspace's folder in the tree. */
  readonly folder: string
  readonly dependencies: readonly string[]
  /** Paths that belong to Sous: `.git`, and the links to dependency folders. */
  readonly skipped: ReadonlySet<string>
  readonly isIgnored: Ignored
  readonly warnings: readonly string[]
}

/** Creates a checkout in a folder of its own. After an error or abort, nothing of it is left. */
export async function makeCheckout(request: CheckoutRequest, signal?: AbortSignal): Promise<Result<Checkout, ToolError>> {
  const { sandboxDisk, workspace, repository } = request
  const home = await makeSandboxHome(sandboxDisk, repository?.workTree ?? workspace.folder)
  if (!home.ok) return home
  const git: Git = signal === undefined ? request.git : { ...request.git, run: (call) => request.git.run({ ...call, signal }) }
  const made = await checkOut({ ...request, git }, home.value, signal)
  const ended = signal?.aborted ? failure(CLEAN_REPOSITORY_ERRORS.sandboxCancelled()) : made
  if (!ended.ok) await sandboxDisk.removeFolder(home.value)
  return ended
}

async function checkOut(request: CheckoutRequest, home: string, signal: AbortSignal | undefined): Promise<Result<Checkout, ToolError>> {
  const { workspace, git, disk, sandboxDisk } = request
  const repository = await usableRepository(request)
  const tree = nodePath.join(home, 'tree')
  const prefix = repository === undefined ? '' : prefixOf(request)
  const madeTree = sandboxDisk.makeDirectory(home, prefix === '' ? 'tree' : `tree/${prefix.slice(0, -1)}`)
  if (!madeTree.ok) return failure(fromSandboxFault(madeTree.error))

  const source = repository === undefined || workspace.folder === undefined ? workspace.folder : repository.workTree
  const around = await lookAround(request, source === undefined ? undefined : repository, prefix)
  if (!around.ok) return around
  const { surroundings, links } = around.value
  const filled = await fillTree({ workspace, prefix, source, surroundings, links, tree, disk, sandboxDisk, signal })
  if (!filled.ok) return filled
  if (signal?.aborted) return failure(CLEAN_REPOSITORY_ERRORS.sandboxCancelled())
  const { dependencies } = filled.value
  const warnings = [...around.value.warnings, ...filled.value.warnings]

  const gitDirectory = repository === undefined ? undefined : nodePath.join(home, 'git')
  if (repository !== undefined && gitDirectory !== undefined) {
    const prepared = await prepareGit({ ...request, repository }, { home, tree, gitDirectory, dependencies })
    if (!prepared.ok) return prepared
  }
  return success({
    ...{ home, tree, gitDirectory, source, prefix, dependencies, warnings },
    folder: nodePath.join(tree, prefix),
    skipped: new Set(['.git', ...dependencies]),
    isIgnored: gitDirectory === undefined ? ignoredByName : ignoredByGit(git, { gitDirectory, workTree: tree }),
  })
}

/** A folder that its repository ignores is treated as outside git: git would not see any change there. */
async function usableRepository(request: CheckoutRequest): Promise<RepositoryPlace | undefined> {
  const { repository, git } = request
  const prefix = prefixOf(request)
  if (repository === undefined || prefix === '') return repository
  const folder = prefix.slice(0, -1)
  const ignored = await ignoredByGit(git, repository)([folder])
  return ignored.ok && ignored.value.has(folder) ? undefined : repository
}

function prefixOf({ workspace, repository }: CheckoutRequest): string {
  if (repository === undefined || workspace.folder === undefined) return ''
  const prefix = nodePath.relative(repository.workTree, workspace.folder).replaceAll(nodePath.sep, '/')
  return prefix === '' ? '' : `${prefix}/`
}

/** The files of the work tree outside the workspace, and the links. */
async function lookAround(
  { git, disk, sandboxDisk, workspace }: CheckoutRequest,
  repository: RepositoryPlace | undefined,
  prefix: string,
): Promise<Result<TreeLinks & { readonly surroundings: readonly RepoPath[] }, ToolError>> {
  if (repository === undefined) return success({ surroundings: [], links: [], warnings: [] })
  const whole = prefix === '' ? [] : (await new FolderListing({ folder: repository.workTree, repository, git, disk }).files()).files
  const surroundings = whole.filter((path) => !path.startsWith(prefix))
  const own = (await workspace.files()).files.map((path) => prefix + path)
  const found = await findLinks({ repository, files: new Set([...surroundings, ...own]), git, disk, sandboxDisk })
  return found.ok ? success({ ...found.value, surroundings }) : found
}

interface CheckoutPlace {
  readonly home: string
  readonly tree: string
  readonly gitDirectory: string
  readonly dependencies: readonly string[]
}

/** So that commands that call git see the files as tracked, in a repository that is not the user's. */
async function prepareGit(
  request: CheckoutRequest & { readonly repository: RepositoryPlace },
  { home, tree, gitDirectory, dependencies }: CheckoutPlace,
): Promise<Result<void, ToolError>> {
  const { git, sandboxDisk } = request
  const clean = await makeCleanRepository({ ...request, home, gitDirectory, excluded: dependencies.map(excludeLine), hasRefs: true })
  if (!clean.ok) return clean
  const marked = sandboxDisk.write(tree, '.git', { bytes: Buffer.from(`gitdir: ${gitDirectory}\n`), mode: '100644' })
  if (!marked.ok) return failure(fromSandboxFault(marked.error))
  if (clean.value.head === undefined) return success(undefined)
  const indexed = await git.run({ gitDirectory, workTree: tree, args: ['read-tree', clean.value.head] })
  return indexed.ok ? success(undefined) : failure(gitFailed('read the base commit', indexed.error))
}
