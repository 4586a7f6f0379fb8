import * as nodePath from 'node:path'
import type { FileChange } from '../model/change.ts'
import { blobId } from '../model/git-object.ts'
import { type RepoDirectory, ROOT_DIRECTORY } from '../model/path.ts'
import type { Plan } from '../model/plan.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Disk } from '../system/disk.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import type { ScratchDisk } from '../system/scratch-disk.ts'
import { type CleanRepository, decode, isObjectId, makeCleanRepository } from '../workspace/scratch/clean-repository.ts'
import { fromScratchFault, gitFailed } from '../workspace/scratch/scratch-errors.ts'
import { makeScratchHome } from '../workspace/scratch/scratch-home.ts'
import { commitText, refuseMessage, signatureTime } from './commit-text.ts'

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
}

/** What a plan comes to in git: first the tree, which its digest covers, then the commit, which names the digest. */
export interface Seal extends AsyncDisposable {
  /** A repository of Sous's own that holds the new objects and borrows all others. Removed when disposed of. */
  readonly gitDirectory: string
  readonly tree: string
  /** Puts the contents into the repository, if they are not there yet. */
  store(): Promise<Result<void, ToolError>>
  /** Makes the commit of a plan with this tree. The same plan always gives the same commit. */
  commit(plan: Pick<Plan, 'tree' | 'message' | 'digest'>): Promise<Result<string, ToolError>>
}

/**
 * Puts the changes over the base's tree, byte for byte: no attribute, filter or setting of the repository has a say, and
 * its index, work tree and refs are neither read nor written.
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
  const git = new SealGit(request.git, clean.value, home)
  const baseText = base === undefined ? success(undefined) : await git.ask('cat-file', 'commit', base)
  if (!baseText.ok || (base !== undefined && !(await git.ask('read-tree', base)).ok)) return failure(baseMissing(base))
  const store = once(() => git.storeContents(request))
  const stored = request.contents === 'named' ? success(undefined) : await store()
  if (!stored.ok) return stored
  const indexed = await git.run(['update-index', '-z', '--index-info'], 'put the tree together', indexLines(request, clean.value))
  if (!indexed.ok) return indexed
  // Neither the contents that are only named nor those that a partial clone lacks are needed for it.
  const tree = await git.run(['write-tree', '--missing-ok'], 'write the tree')
  if (!tree.ok) return tree
  const treeId = decode(tree.value).trim()
  return success({
    gitDirectory: clean.value.gitDirectory,
    tree: treeId,
    store,
    async commit(plan) {
      if (plan.tree !== treeId) return failure(otherTree(plan.tree, treeId))
      const refusal = refuseMessage(plan.message)
      if (refusal !== undefined) return failure(refusal)
      const text = commitText({ ...plan, tree: treeId, parent: base, time: signatureTime(baseText.value) })
      const written = await git.run(['hash-object', '-w', '-t', 'commit', '--stdin'], 'write the commit', Buffer.from(text))
      return written.ok ? success(decode(written.value).trim()) : written
    },
    [Symbol.asyncDispose]: async () => void (await scratchDisk.removeFolder(home)),
  })
}

class SealGit {
  readonly #git: Git
  readonly #place: RepositoryPlace
  readonly #home: string

  constructor(git: Git, { gitDirectory }: CleanRepository, home: string) {
    this.#git = git
    this.#place = { gitDirectory, workTree: home }
    this.#home = home
  }

  async run(args: readonly string[], action: string, input?: Uint8Array): Promise<Result<Uint8Array, ToolError>> {
    const output = await this.#git.run({ ...this.#place, args, ...(input && { input }) })
    return output.ok ? output : failure(gitFailed(action, output.error))
  }

  async ask(...args: readonly string[]): Promise<Result<string, ToolError>> {
    const output = await this.run(args, 'read the base')
    return output.ok ? success(decode(output.value)) : output
  }

  /** Writes each new content as a blob. */
  async storeContents({ changes, scratchDisk }: SealRequest): Promise<Result<void, ToolError>> {
    const written = changes.filter((change) => change.kind === 'create' || change.kind === 'update')
    const names = written.map((_, index) => `contents/${index}`)
    for (const [index, { after }] of written.entries()) {
      const put = scratchDisk.write(this.#home, `contents/${index}`, { bytes: after, mode: '100644' })
      if (!put.ok) return failure(fromScratchFault(put.error))
    }
    const input = Buffer.from(names.map((name) => `${name}\n`).join(''))
    const hashed = await this.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], 'store the contents', input)
    return hashed.ok ? success(undefined) : hashed
  }
}

/** Removals first: a file may make room for a directory. */
function indexLines({ changes, directory }: SealRequest, { objectFormat }: CleanRepository): Uint8Array {
  const prefix = directory === ROOT_DIRECTORY ? '' : `${directory}/`
  const none = '0'.repeat(objectFormat === 'sha1' ? 40 : 64)
  const removals = changes.filter(({ kind }) => kind === 'delete').map(({ path }) => `0 ${none}\t${prefix}${path}\0`)
  const additions = changes.flatMap((change) =>
    change.kind === 'create' || change.kind === 'update'
      ? [`${change.mode} ${blobId(change.after, objectFormat)}\t${prefix}${change.path}\0`]
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

function otherTree(planned: string | undefined, found: string): ToolError {
  return toolError('plan_tampered', `The plan comes to the tree ${found}, not to ${planned ?? 'none'}`, 'Make the plan anew.')
}
