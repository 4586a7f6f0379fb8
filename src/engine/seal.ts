import * as nodePath from 'node:path'
import type { FileChange } from '../model/change.ts'
import { blobId } from '../model/git-object.ts'
import { ancestorsOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../model/path.ts'
import type { Plan } from '../model/plan.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Disk } from '../system/disk.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import type { ScratchDisk } from '../system/scratch-disk.ts'
import { type CleanRepository, decode, isObjectId, makeCleanRepository } from '../workspace/scratch/clean-repository.ts'
import { makeScratchHome } from '../workspace/scratch/scratch-home.ts'
import { commitText, refuseMessage, signatureTime } from './commit-text.ts'
import { type AskUsersGit, findKeptForms, hasCrlf, type KeptForms } from './kept-forms.ts'
import { SealGit } from './seal-git.ts'

export interface SealRequest {
  readonly repository: RepositoryPlace
  /** The commit that the changes are over; `undefined` where nothing was committed yet. */
  readonly base: string | undefined
  /** Where in the repository the paths of the changes begin. */
  readonly directory: RepoDirectory
  readonly changes: readonly FileChange[]
  /** `named` leaves the contents to `store`: most plans never need them in git. */
  readonly contents?: 'stored' | 'named'
  readonly git: Git
  readonly disk: Disk
  readonly scratchDisk: ScratchDisk
  /** Given, line endings are kept as the user's git keeps them. Otherwise the tree has the very bytes of the changes. */
  readonly askUsersGit?: AskUsersGit | undefined
}

/** What a plan comes to in git: first the tree, which its digest covers, then the commit, which names the digest. */
export interface Seal extends AsyncDisposable {
  /** A repository of Sous's own that holds the new objects and borrows all others. Removed when disposed of. */
  readonly gitDirectory: string
  readonly tree: string
  /** What of the changes the tree does not hold byte for byte. */
  readonly kept: KeptForms
  /** Puts the contents into the repository, if they are not there yet. */
  store(): Promise<Result<void, ToolError>>
  /** Makes the commit of a plan with this tree. The same plan always gives the same commit. */
  commit(plan: Pick<Plan, 'tree' | 'message' | 'digest'>): Promise<Result<string, ToolError>>
}

/**
 * Puts the changes over the base's tree, byte for byte but for line endings where git is asked about them: no filter has a
 * say, and the index, work tree and refs of the repository are neither read nor written.
 */
export async function openSeal(request: SealRequest): Promise<Result<Seal, ToolError>> {
  const { scratchDisk } = request
  if (request.base !== undefined && !isObjectId(request.base)) throw new Error(`Not an object id: ${request.base}`)
  const home = await makeScratchHome(scratchDisk, request.repository.workTree)
  if (!home.ok) return home
  const sealed = await seal(request, home.value)
  if (!sealed.ok) await scratchDisk.removeFolder(home.value)
  return sealed
}

async function seal(request: SealRequest, home: string): Promise<Result<Seal, ToolError>> {
  const { base, scratchDisk } = request
  const head = base === undefined ? {} : { head: base }
  const clean = await makeCleanRepository({ ...request, ...head, home, gitDirectory: nodePath.join(home, 'git') })
  if (!clean.ok) return clean
  const git = new SealGit(request.git, clean.value, { home, scratchDisk })
  const baseText = base === undefined ? success(undefined) : await git.ask('cat-file', 'commit', base)
  if (!baseText.ok || (base !== undefined && !(await git.ask('read-tree', base)).ok)) return failure(baseMissing(base))
  const prefix = request.directory === ROOT_DIRECTORY ? '' : `${request.directory}/`
  const foreign = base === undefined ? undefined : await refuseGitlinks(git, base, newPaths(request.changes, prefix))
  if (foreign !== undefined) return failure(foreign)
  const kept = await findKeptForms({ ...request, prefix, askUsersGit: request.askUsersGit }, git)
  if (!kept.ok) return kept
  const store = once(() => git.storeContents(request.changes))
  const stored = request.contents === 'named' ? success(undefined) : await store()
  if (!stored.ok) return stored
  const lines = indexLines({ ...request, prefix, kept: kept.value }, clean.value)
  const indexed = await git.run(['update-index', '-z', '--index-info'], 'put the tree together', lines)
  if (!indexed.ok) return indexed
  // Neither the contents that are only named nor those that a partial clone lacks are needed for it.
  const tree = await git.run(['write-tree', '--missing-ok'], 'write the tree')
  if (!tree.ok) return tree
  const treeId = decode(tree.value).trim()
  return success({
    gitDirectory: clean.value.gitDirectory,
    tree: treeId,
    kept: kept.value,
    store,
    async commit(plan) {
      if (plan.tree !== treeId) return failure(isConvertible(request) ? otherLineEndings() : otherTree(plan.tree, treeId))
      const refusal = refuseMessage(plan.message)
      if (refusal !== undefined) return failure(refusal)
      const text = commitText({ ...plan, tree: treeId, parent: base, time: signatureTime(baseText.value) })
      const written = await git.run(['hash-object', '-w', '-t', 'commit', '--stdin'], 'write the commit', Buffer.from(text))
      return written.ok ? success(decode(written.value).trim()) : written
    },
    [Symbol.asyncDispose]: async () => void (await scratchDisk.removeFolder(home)),
  })
}

function newPaths(changes: readonly FileChange[], prefix: string): readonly RepoPath[] {
  return changes.flatMap(({ kind, path }) => (kind === 'create' ? [`${prefix}${path}` as RepoPath] : []))
}

/** Where the base has another repository there is often nothing on disk, and git would let a file take its place. */
async function refuseGitlinks(git: SealGit, base: string, paths: readonly RepoPath[]): Promise<ToolError | undefined> {
  if (paths.length === 0) return undefined
  const above = new Set<string>(paths.flatMap((path) => [...ancestorsOf(path), path]))
  const listed = await git.run(['ls-tree', '-z', '--full-tree', base, '--', ...above], 'look for other repositories')
  if (!listed.ok) return listed.error
  // It lists what is beside these paths too.
  const links = [...decode(listed.value).matchAll(/160000 commit [0-9a-f]+\t([^\0]+)\0/g)].map(([, path = '']) => path)
  const link = links.find((path) => above.has(path))
  if (link === undefined) return undefined
  const path = paths.find((one) => one === link || one.startsWith(`${link}/`)) ?? link
  return toolError('path_denied', `Path '${path}' belongs to another git repository, '${link}'`, 'Run Sous in that repository instead.')
}

/** Removals first: a file may make room for a directory. */
function indexLines(
  { changes, prefix, kept }: SealRequest & { readonly prefix: string; readonly kept: KeptForms },
  { objectFormat }: CleanRepository,
): Uint8Array {
  const none = '0'.repeat(objectFormat === 'sha1' ? 40 : 64)
  const removals = changes.filter(({ kind }) => kind === 'delete').map(({ path }) => `0 ${none}\t${prefix}${path}\0`)
  const additions = changes.flatMap((change) =>
    change.kind === 'create' || change.kind === 'update'
      ? [`${change.mode} ${kept.get(change.path)?.after ?? blobId(change.after, objectFormat)}\t${prefix}${change.path}\0`]
      : [],
  )
  return Buffer.from([...removals, ...additions].join(''))
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function baseMissing(base: string | undefined): ToolError {
  return toolError(
    'stale',
    `The commit ${base} that the plan was made on is not in this repository`,
    'Fetch that commit, or make the plan anew.',
  )
}

/** Whether what git is configured to do decides which tree the changes come to. */
function isConvertible({ changes, askUsersGit }: SealRequest): boolean {
  return askUsersGit !== undefined && changes.some((change) => hasCrlf(change, 'after'))
}

function otherLineEndings(): ToolError {
  return toolError(
    'stale',
    'Git keeps line endings otherwise than it did when the plan was made: core.autocrlf or .gitattributes have changed',
    'Nothing was written. Make the plan anew.',
  )
}

function otherTree(planned: string | undefined, found: string): ToolError {
  return toolError('plan_tampered', `The plan comes to the tree ${found}, not to ${planned ?? 'none'}`, 'Make the plan anew.')
}
