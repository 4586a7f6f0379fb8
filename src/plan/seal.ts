import * as nodePath from 'node:path'
import type { FileChange } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { ancestorsOf, parseRepoDirectory, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../base/path.ts'
import type { Plan, PlanBase, PlanContent } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, once, type Result, success } from '../base/result.ts'
import type { AskUsersGit } from '../git/attributes.ts'
import { gitFailed, makeCleanRepository, makeSandboxHome } from '../git/clean-repository.ts'
import { type Git, isObjectId, prefixOf, type RepositoryPlace, readHead } from '../git/git.ts'
import { findStoredForms, hasCrlf, type StoredForms } from '../git/line-endings.ts'
import { checkMessage, commitText, SealGit, signatureTime } from '../git/seal-git.ts'
import {
  blobId,
  bytesOfId,
  bytesOfPath,
  EditedTree,
  formatOf,
  type GitObject,
  type ObjectFormat,
  objectId,
  readBaseObjects,
} from '../git/trees.ts'
import type { Disk } from '../system/disk/disk.ts'
import type { SandboxDisk } from '../system/disk/sandbox-disk.ts'
import { planDigest, plannedChange } from './plan-digest.ts'
import type { PlanStore, StoredPlan } from './store/plan-store.ts'

/** The base of a plan: the commit and branch of its repository, if there is one. */
export async function readBase(git: Git, repository: RepositoryPlace | undefined, folder: string): Promise<Result<PlanBase, ToolError>> {
  if (repository === undefined) return success({ directory: '.' })
  const directory = parseRepoDirectory(prefixOf({ repository, folder }) || '.')
  if (!directory.ok) return directory
  const head = await readHead(git, repository)
  return head.ok ? success({ ...head.value, directory: directory.value }) : failure(gitFailed('read HEAD', head.error))
}

export interface SealRequest {
  readonly repository: RepositoryPlace
  /** The base commit of the changes; `undefined` if there is no commit yet. */
  readonly base: string | undefined
  /** The directory that changed paths start from. */
  readonly directory: RepoDirectory
  readonly changes: readonly FileChange[]
  readonly git: Git
  readonly disk: Disk
  readonly sandboxDisk: SandboxDisk
  /** If set, line endings follow the user's git. Otherwise the tree has exactly the bytes of the changes. */
  readonly askUsersGit?: AskUsersGit | undefined
}

/** A plan in git: first the tree, which its digest covers, then the commit, which names the digest. */
export interface Seal extends AsyncDisposable {
  readonly tree: string
  /** Changes that the tree does not contain byte for byte. */
  readonly kept: StoredForms
  /**
   * Writes the objects to a separate repository that borrows all others, if they are not there yet, and returns its git directory.
   * Most plans never need it. Removed on disposal.
   */
  store(): Promise<Result<string, ToolError>>
  /** Makes the commit of a plan with this tree. The same plan always gives the same commit. */
  commit(plan: Pick<Plan, 'tree' | 'message' | 'digest'>): Promise<Result<string, ToolError>>
}

/**
 * Applies the changes to the base's tree, byte for byte except for line endings where git decides: no filters, and the index, work
 * tree and refs of the repository are neither read nor written.
 */
export async function openSeal(request: SealRequest): Promise<Result<Seal, ToolError>> {
  const { base, repository, sandboxDisk } = request
  if (base !== undefined && !isObjectId(base)) throw new Error(`Not an object id: ${base}`)
  let home: string | undefined
  const git = new SealGit(request.git, sandboxDisk, async () => {
    const made = await makeSandboxHome(sandboxDisk, repository.workTree)
    if (!made.ok) return made
    home = made.value
    const gitDirectory = nodePath.join(home, 'git')
    const clean = await makeCleanRepository({ ...request, ...(base !== undefined && { head: base }), home, gitDirectory })
    return clean.ok ? success({ ...clean.value, home: made.value }) : clean
  })
  const dispose = async () => void (home !== undefined && (await sandboxDisk.removeFolder(home)))
  const sealed = await seal(request, git)
  if (!sealed.ok) await dispose()
  return sealed.ok ? success({ ...sealed.value, [Symbol.asyncDispose]: dispose }) : sealed
}

async function seal(request: SealRequest, git: SealGit): Promise<Result<Omit<Seal, typeof Symbol.asyncDispose>, ToolError>> {
  const { base } = request
  const prefix = request.directory === ROOT_DIRECTORY ? '' : `${request.directory}/`
  const opened = await openTree(request, prefix, git)
  if (!opened.ok) return opened
  const { tree, format, time } = opened.value
  const kept = await findStoredForms({ ...request, prefix, askUsersGit: request.askUsersGit }, git)
  if (!kept.ok) return kept
  const objects = new Map<string, GitObject>()
  const foreign = editTree(tree, { ...request, prefix, kept: kept.value, format, objects })
  if (foreign !== undefined) return failure(foreign)
  const treeId = tree.write(objects)
  return success({
    tree: treeId,
    kept: kept.value,
    store: once(() => git.store([...objects.values()])),
    async commit(plan) {
      if (plan.tree !== treeId) return failure(isConvertible(request) ? ERRORS.otherLineEndings() : ERRORS.otherTree(plan.tree, treeId))
      const refusal = checkMessage(plan.message)
      if (refusal !== undefined) return failure(refusal)
      const commit: GitObject = { type: 'commit', bytes: Buffer.from(commitText({ ...plan, tree: treeId, parent: base, time })) }
      const id = objectId(commit, format)
      objects.set(id, commit)
      return success(id)
    },
  })
}

interface OpenedTree {
  readonly tree: EditedTree
  readonly format: ObjectFormat
  /** The time of the base, as in commits. */
  readonly time: string
}

/** The tree of the base. Only directories on the paths of the changes are read. */
async function openTree({ base, changes, ...request }: SealRequest, prefix: string, git: SealGit): Promise<Result<OpenedTree, ToolError>> {
  if (base === undefined) {
    const clean = await git.open()
    if (!clean.ok) return clean
    const format = clean.value.objectFormat
    return success({ tree: EditedTree.empty(format), format, time: signatureTime(undefined) })
  }
  const format = formatOf(base)
  const directories = new Set(['', ...changes.flatMap(({ path }) => ancestorsOf(`${prefix}${path}` as RepoPath))])
  const read = await readBaseObjects({ ...request, base, directories: [...directories] })
  if (!read.ok) return failure(gitFailed('read the base', read.error))
  const { commit, trees } = read.value
  const tree = commit === undefined ? undefined : EditedTree.read(trees, new Set([...directories].map(bytesOfPath)), format)
  return tree === undefined ? failure(ERRORS.baseMissing(base)) : success({ tree, format, time: signatureTime(commit) })
}

interface Editing extends Pick<SealRequest, 'changes'> {
  readonly prefix: string
  readonly kept: StoredForms
  readonly format: ObjectFormat
  /** Receives the contents. */
  readonly objects: Map<string, GitObject>
}

/** Removals first: a directory may replace a file. */
function editTree(tree: EditedTree, { changes, prefix, kept, format, objects }: Editing): ToolError | undefined {
  for (const { kind, path } of changes) if (kind === 'delete') tree.remove(bytesOfPath(prefix + path))
  for (const change of changes) {
    if (change.kind !== 'create' && change.kind !== 'update') continue
    const keptForm = kept.get(change.path)?.after
    const id = keptForm ?? blobId(change.after, format)
    if (keptForm === undefined) objects.set(id, { type: 'blob', bytes: change.after })
    const path = `${prefix}${change.path}`
    const replaced = tree.put(bytesOfPath(path), { mode: change.mode, id: bytesOfId(id) })
    // A submodule of the base often has no files on disk.
    if (replaced !== undefined && change.kind === 'create')
      return ERRORS.belongsToOther(path, Buffer.from(replaced, 'latin1').toString('utf8'))
  }
  return undefined
}

/** Whether git's configuration affects the resulting tree. */
function isConvertible({ changes, askUsersGit }: SealRequest): boolean {
  return askUsersGit !== undefined && changes.some((change) => hasCrlf(change, 'after'))
}

/** What sealing needs besides the plan. */
export type SealTools = Pick<SealRequest, 'repository' | 'git' | 'disk' | 'sandboxDisk' | 'askUsersGit'>

/** The commit of a plan. What `store` writes lasts until the plan is disposed of. */
export interface SealedCommit extends Pick<Seal, 'tree' | 'kept' | 'store'> {
  readonly commit: string
}

export interface LoadedPlan extends StoredPlan, AsyncDisposable {
  /** `undefined` outside git, and while the plan waits for approval. */
  readonly sealed: SealedCommit | undefined
}

/**
 * Completes a plan: in git first the tree, which the digest covers, then the digest, then the commit that names it. Without `tools`
 * the plan has no tree: outside git, or while it waits for approval.
 */
export async function completePlan(
  content: Omit<PlanContent, 'changes' | 'tree'>,
  changes: readonly FileChange[],
  tools: SealTools | undefined,
): Promise<Result<LoadedPlan, ToolError>> {
  const planned = { ...content, changes: changes.map(plannedChange) }
  if (tools === undefined) return success(loaded({ plan: { ...planned, digest: planDigest(planned) }, changes }, undefined))
  const seal = await openSeal({ ...tools, base: content.base.commit, directory: content.base.directory, changes })
  if (!seal.ok) return seal
  const complete = { ...planned, tree: seal.value.tree }
  return commitPlan(seal.value, { plan: { ...complete, digest: planDigest(complete) }, changes })
}

/**
 * Loads a plan to apply it. Everything is verified again: the digest of the record, the hash of every content, and in git the
 * resulting tree.
 */
export async function loadPlan(
  store: Pick<PlanStore<ToolError>, 'load'>,
  digest: Digest,
  tools: SealTools | undefined,
): Promise<Result<LoadedPlan, ToolError>> {
  const stored = await store.load(digest)
  if (!stored.ok) return stored
  const { plan, changes } = stored.value
  if (plan.tree === undefined) return success(loaded(stored.value, undefined))
  if (tools === undefined) return failure(ERRORS.notInGit(digest))
  const seal = await openSeal({ ...tools, base: plan.base.commit, directory: plan.base.directory, changes })
  return seal.ok ? commitPlan(seal.value, stored.value) : seal
}

/** Disposes of the seal on an error. */
async function commitPlan(seal: Seal, stored: StoredPlan): Promise<Result<LoadedPlan, ToolError>> {
  const commit = await seal.commit(stored.plan)
  const { tree, kept, store } = seal
  if (commit.ok) return success(loaded(stored, { tree, kept, store, commit: commit.value }, seal))
  await seal[Symbol.asyncDispose]()
  return commit
}

function loaded({ plan, changes }: StoredPlan, sealed: SealedCommit | undefined, seal?: Seal): LoadedPlan {
  return { plan, changes, sealed, [Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]() }
}

const ERRORS = {
  belongsToOther: (path: string, place: string) =>
    toolError('path_denied', `Path '${path}' belongs to another git repository, '${place}'`, 'Run Sous in that repository instead.'),
  baseMissing: (base: string) =>
    toolError('stale', `The base commit ${base} of the plan is not in this repository`, 'Fetch that commit, or run the preview again.'),
  otherLineEndings: () =>
    toolError(
      'stale',
      'Git stores line endings differently than at the preview: core.autocrlf or .gitattributes have changed',
      'Nothing was written. Run the preview again.',
    ),
  otherTree: (planned: string | undefined, found: string) =>
    toolError('plan_tampered', `The plan results in the tree ${found}, not ${planned ?? 'none'}`, 'Run the preview again.'),
  notInGit: (digest: Digest) =>
    toolError(
      'stale',
      `The plan ${digest} was made in a git repository, and this is not one`,
      'Go to that repository, or run the preview again.',
    ),
}
