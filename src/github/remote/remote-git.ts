import * as nodePath from 'node:path'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { type RepoDirectory, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { cleanConfig, makeSandboxHome } from '../../git/clean-repository.ts'
import {
  decodeOutput,
  type Git,
  type GitFault,
  type GitRequest,
  isObjectId,
  type RemoteAccess,
  type RepositoryPlace,
} from '../../git/git.ts'
import type { Disk } from '../../system/disk/disk.ts'
import type { SandboxDisk } from '../../system/disk/sandbox-disk.ts'
import {
  blockedRefusal,
  blockersOf,
  checkObjectId,
  checkRef,
  checkUpdate,
  isDenied,
  matchesRef,
  movedRefusal,
  type PushRefusal,
  type RefUpdate,
  readPushAnswers,
  transportRefusal,
  unknownOutcome,
} from './remote-answers.ts'

export interface RemoteOptions {
  /** Such as `https://github.com/owner/name.git`: without credentials. */
  readonly url: string
  readonly token: string
  readonly git: Git
  readonly disk: Disk
  readonly sandboxDisk: SandboxDisk
  readonly sleep: (ms: number) => Promise<void>
  /** Defaults to `sha1`, as on GitHub. */
  readonly objectFormat?: 'sha1' | 'sha256'
  readonly signal?: AbortSignal
  readonly proxy?: string
  readonly certificates?: string
  /** Fetches with the user's own git and credentials instead of the token: at a terminal only. */
  readonly asUser?: GitRequest['asUser']
  /** How long one call may take. */
  readonly timeoutMs?: number
}

/** Fetched refs get their own prefix, so that they never look like branches of this repository. */
const FETCHED = 'refs/fetched/'
const NETWORK_TIMEOUT_MS = 300_000
const BACK_OFF_MS: readonly number[] = [1000, 3000]

/**
 * Attributes that override a tree's own `.gitattributes`, so that a checkout writes the stored bytes. Attributes set to
 * unspecified here stay unspecified.
 */
const PLAIN_BYTES = '* -text -ident -filter !eol !crlf !working-tree-encoding\n'

/** Makes an empty repository that can talk to one on a server. No user configuration applies in it. */
export async function openRemote(options: RemoteOptions): Promise<Result<RemoteRepository, Refusal>> {
  const { sandboxDisk, objectFormat = 'sha1' } = options
  const access = accessTo(options)
  const home = await makeSandboxHome(sandboxDisk, undefined)
  if (!home.ok) return failure(refusal('io_error', home.error.message, home.error.suggestion))
  const files = {
    'git/HEAD': 'ref: refs/heads/none\n',
    'git/config': cleanConfig(objectFormat),
    'git/info/attributes': PLAIN_BYTES,
  }
  const faults = [
    ...['git/objects', 'git/refs', 'tree'].map((name) => sandboxDisk.makeDirectory(home.value, name)),
    ...Object.entries(files).map(([name, text]) => sandboxDisk.write(home.value, name, { bytes: Buffer.from(text), mode: '100644' })),
  ].flatMap((made) => (made.ok ? [] : [made.error]))
  const [fault] = faults
  if (fault === undefined) return success(new RemoteRepository(options, { home: home.value, access }))
  await sandboxDisk.removeFolder(home.value)
  return failure(REMOTE_GIT_ERRORS.cannotWrite(fault.path, fault.message))
}

function accessTo({ url, token, proxy, certificates }: RemoteOptions): RemoteAccess {
  const { origin, username, password } = new URL(url)
  if (username !== '' || password !== '') throw new Error('A token never goes into a URL.')
  return { origin, token, ...(proxy !== undefined && { proxy }), ...(certificates !== undefined && { certificates }) }
}

/** A repository on a server, through a local one that holds only what was fetched. Disposing removes it. */
export class RemoteRepository implements AsyncDisposable {
  readonly options: RemoteOptions
  readonly #home: string
  readonly #access: RemoteAccess
  #stored = 0
  /** Fetched commits, and whether their file contents were fetched too. */
  readonly #fetched = new Map<string, boolean>()

  constructor(options: RemoteOptions, { home, access }: { readonly home: string; readonly access: RemoteAccess }) {
    this.options = options
    this.#home = home
    this.#access = access
  }

  /** Of the local repository. Its work tree is empty until a commit is checked out. */
  get place(): RepositoryPlace {
    return { gitDirectory: nodePath.join(this.#home, 'git'), workTree: nodePath.join(this.#home, 'tree') }
  }

  /** Fetches one commit with its tree, and file contents unless only names and hashes are wanted. */
  async fetchCommit(commit: string, wanted: { readonly contents: boolean }): Promise<Result<void, Refusal>> {
    checkObjectId(commit)
    const has = this.#fetched.get(commit)
    if (has === true || (has === false && !wanted.contents)) return success(undefined)
    // For a commit that is already here the server sends nothing, but its files may be missing.
    const known = await this.run(['cat-file', '-e', commit])
    const options = [...(known.ok ? ['--refetch'] : []), wanted.contents ? '--no-filter' : '--filter=blob:none']
    const fetched = await this.fetch([...options, '--end-of-options', this.options.url, commit], `fetch the commit ${commit}`, 1)
    if (fetched.ok) this.#fetched.set(commit, wanted.contents)
    return fetched
  }

  /** Fetches the last commits of a branch without files, here or into a git directory that borrows from here. */
  async fetchHistory(tip: string, depth: number, gitDirectory = this.place.gitDirectory): Promise<Result<void, Refusal>> {
    checkObjectId(tip)
    const args = ['--filter=tree:0', '--end-of-options', this.options.url, tip]
    return this.fetch(args, `fetch the history of ${tip}`, depth, gitDirectory)
  }

  /** Fetches what a ref points to. `undefined` if there is no such ref. */
  async fetchRef(ref: string): Promise<Result<string | undefined, Refusal>> {
    checkRef(ref)
    const local = FETCHED + ref.slice('refs/'.length)
    // Sous's refs have no history, and a commit fetched as shallow could not be pushed again.
    const fetched = await this.fetch(['--no-filter', '--end-of-options', this.options.url, `+${ref}:${local}`], `fetch '${ref}'`, undefined)
    if (!fetched.ok) return fetched.error.code === 'ref_missing' ? success(undefined) : fetched
    const found = await this.run(['rev-parse', '--verify', '--quiet', '--end-of-options', local])
    return found.ok ? success(decodeOutput(found.value).trim()) : failure(REMOTE_GIT_ERRORS.localRefusal(`read '${ref}'`, found.error))
  }

  /** Fetches all refs below a prefix, without files and history. Returns their local prefix. */
  async fetchTips(prefix: string): Promise<Result<string, Refusal>> {
    checkRef(`${prefix}x`)
    const local = FETCHED + prefix.slice('refs/'.length)
    const args = ['--prune', '--filter=tree:0', '--end-of-options', this.options.url, `+${prefix}*:${local}*`]
    const fetched = await this.fetch(args, `fetch '${prefix}*'`, 1)
    return fetched.ok ? success(local) : fetched
  }

  /** Refs on the server now. A pattern may end in `*`. */
  async readRefs(patterns: readonly string[]): Promise<Result<ReadonlyMap<string, string>, Refusal>> {
    for (const pattern of patterns) checkRef(pattern.replace(/\*$/, 'x'))
    return this.#listRefs(patterns)
  }

  async #listRefs(patterns: readonly string[]): Promise<Result<ReadonlyMap<string, string>, Refusal>> {
    const listed = await this.#repeat(
      ['ls-remote', '--refs', '--quiet', '--end-of-options', this.options.url, ...patterns],
      'read the refs',
    )
    if (!listed.ok) return listed
    const isWanted = (ref: string) => patterns.some((pattern) => matchesRef(pattern, ref))
    const entries = decodeOutput(listed.value)
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([id = '', ref = '']) => (isObjectId(id) && isWanted(ref) ? [[ref, id] as const] : []))
    return success(new Map(entries))
  }

  /** The commit that the default branch is at. */
  async readTip(): Promise<Result<string, Refusal>> {
    const listed = await this.lsRemote(['HEAD'], 'read the default branch')
    if (!listed.ok) return listed
    const id = listed.value.get('HEAD')
    return id === undefined ? failure(REMOTE_GIT_ERRORS.noDefaultBranch()) : success(id)
  }

  /** Every name on the server that fits, with `^{}` behind a tag for the commit that it is of. */
  async lsRemote(patterns: readonly string[], action: string): Promise<Result<ReadonlyMap<string, string>, Refusal>> {
    const listed = await this.#repeat(['ls-remote', '--quiet', '--end-of-options', this.options.url, ...patterns], action)
    if (!listed.ok) return listed
    const lines = decodeOutput(listed.value).split('\n')
    return success(new Map(lines.map((line) => line.split('\t')).flatMap(([id = '', ref = '']) => (isObjectId(id) ? [[ref, id]] : []))))
  }

  /** Checks that this token can push, as far as the server says before anything is sent. */
  async refusePush(): Promise<Refusal | undefined> {
    const args = ['push', '--dry-run', '--porcelain', '--no-verify', '--no-signed', this.options.url, ':refs/sous/none']
    const asked = await this.#speak(args, this.place, this.options.signal)
    const why = asked.ok ? undefined : transportRefusal('begin a push', asked.error)
    // The ref does not exist, of course. Other errors show up with the real push.
    return why !== undefined && isDenied(why) ? why : undefined
  }

  /**
   * Changes refs atomically by compare-and-swap. `from` is the git directory with the new objects. If the answer is lost, the refs
   * are read before anything is sent again.
   */
  async push(updates: readonly RefUpdate[], from = this.place.gitDirectory): Promise<Result<void, PushRefusal>> {
    for (const update of updates) checkUpdate(update)
    for (let isFirst = true; ; isFirst = false) {
      const sent = await this.#pushOnce(updates, from)
      if (sent.kind === 'taken') return success(undefined)
      if (sent.kind === 'refused' && sent.refusal.code !== 'push_rejected') return failure(sent.refusal)
      const now = await this.#listRefs(updates.flatMap(({ ref }) => [ref, ...blockersOf(ref)]))
      if (sent.kind === 'refused') return failure((now.ok ? blockedRefusal(updates, now.value) : undefined) ?? sent.refusal)
      // Also if the server says that the ref moved: it may have been this push, sent twice by a lower layer.
      if (!now.ok) return failure(unknownOutcome(now.error))
      if (updates.every(({ ref, to }) => now.value.get(ref) === to)) return success(undefined)
      const blocked = blockedRefusal(updates, now.value)
      if (blocked !== undefined) return failure(blocked)
      const moved = updates.find(({ ref, from: was }) => now.value.get(ref) !== was)
      if (moved !== undefined) return failure(movedRefusal(moved, now.value.get(moved.ref)))
      // Nothing happened, so retry once, unless the server would only refuse again.
      if (sent.kind === 'lost' && (!isFirst || isDenied(sent.refusal))) return failure(sent.refusal)
      if (sent.kind === 'moved' && !isFirst) return failure(REMOTE_GIT_ERRORS.keepsChanging(updates[0]?.ref))
    }
  }

  /** Git in the local repository, without a network. */
  run(args: readonly string[], input?: Uint8Array, gitDirectory = this.place.gitDirectory): Promise<Result<Uint8Array, GitFault>> {
    return this.options.git.run({ ...this.place, gitDirectory, args, timeoutMs: 'none', ...(input && { input }) })
  }

  /** The same for long single-line output, which is slow in `@actions/exec`. */
  list(args: readonly string[]): Promise<Result<Uint8Array, GitFault>> {
    return this.options.git.run({ ...this.place, args })
  }

  /** Stores contents, byte for byte, and returns the ids of their blobs. */
  async storeContents(contents: readonly Uint8Array[]): Promise<Result<readonly string[], Refusal>> {
    const folder = `new-${this.#stored++}`
    for (const [i, bytes] of contents.entries()) {
      const written = this.options.sandboxDisk.write(this.#home, `${folder}/${i}`, { bytes, mode: '100644' })
      if (!written.ok) return failure(REMOTE_GIT_ERRORS.cannotWrite(written.error.path, written.error.message))
    }
    const input = Buffer.from(contents.map((_, i) => `../${folder}/${i}\n`).join(''))
    const hashed = await this.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], input)
    if (!hashed.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('store contents', hashed.error))
    return success(decodeOutput(hashed.value).trim().split('\n').slice(0, contents.length))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.options.sandboxDisk.removeFolder(this.#home)
  }

  async #pushOnce(
    updates: readonly RefUpdate[],
    gitDirectory: string,
  ): Promise<
    { readonly kind: 'taken' | 'moved' } | { readonly kind: 'refused'; readonly refusal: Refusal } | { kind: 'lost'; refusal: Refusal }
  > {
    const leases = updates.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`)
    const atomic = updates.length > 1 ? ['--atomic'] : []
    const refspecs = updates.map(({ ref, to }) => `${to ?? ''}:${ref}`)
    const args = ['push', '--porcelain', '--no-verify', '--no-signed', '--no-thin', ...atomic, ...leases, this.options.url, ...refspecs]
    // Not cancelled with the run: the outcome of half a push would be unknown, and the lock could not be released.
    const pushed = await this.#speak(args, { ...this.place, gitDirectory })
    if (pushed.ok) return { kind: 'taken' }
    const answers = readPushAnswers(pushed.error.output ?? '', pushed.error.message)
    // One rule refuses them all, and what people know is the branch.
    const inOrder = [...answers].sort(([a], [b]) => Number(b.startsWith('refs/heads/')) - Number(a.startsWith('refs/heads/')))
    const refused = inOrder.map(([, answer]) => answer).find((answer) => answer.kind === 'refused')
    // In an atomic push, one moved ref fails all.
    if ([...answers.values()].some(({ kind }) => kind === 'moved')) return { kind: 'moved' }
    if (refused !== undefined) return refused
    return { kind: 'lost', refusal: transportRefusal(`push '${updates[0]?.ref}'`, pushed.error) }
  }

  /** Any other fetch, here or into a git directory that borrows from here. */
  async fetch(args: readonly string[], action: string, depth: number | undefined, into?: string): Promise<Result<void, Refusal>> {
    // Git remembers a filter for later fetches, so each sets its own.
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance', '--no-recurse-submodules']
    const shallow = depth === undefined ? [] : [`--depth=${depth}`]
    const fetched = await this.#repeat(['fetch', ...options, ...shallow, ...args], action, into)
    return fetched.ok ? success(undefined) : fetched
  }

  /** Reads can be retried. */
  async #repeat(args: readonly string[], action: string, gitDirectory = this.place.gitDirectory): Promise<Result<Uint8Array, Refusal>> {
    for (let attempt = 0; ; attempt++) {
      const { signal } = this.options
      const output = await this.#speak(args, { ...this.place, gitDirectory }, signal)
      if (output.ok) return output
      if (signal?.aborted) return failure(REMOTE_GIT_ERRORS.cancelled(action))
      const why = transportRefusal(action, output.error)
      const pause = BACK_OFF_MS[attempt]
      if (why.code !== 'api_unavailable' || pause === undefined) return failure(why)
      await this.options.sleep(pause)
    }
  }

  #speak(args: readonly string[], place: RepositoryPlace, signal?: AbortSignal): Promise<Result<Uint8Array, GitFault>> {
    const { git, asUser, timeoutMs = NETWORK_TIMEOUT_MS } = this.options
    const access = asUser === undefined ? { remote: this.#access } : { asUser }
    return git.run({ ...place, args, ...access, timeoutMs, ...(signal && { signal }) })
  }
}

/** The commit with its tree and files, without its history, as one pack. */
export async function packCommit(remote: RemoteRepository, commit: string): Promise<Result<Uint8Array, Refusal>> {
  const fetched = await remote.fetchCommit(commit, { contents: true })
  if (!fetched.ok) return fetched
  const packed = await remote.run(['pack-objects', '--quiet', '--revs', '--shallow', '--stdout'], Buffer.from(`${commit}\n`))
  return packed.ok ? packed : failure(REMOTE_GIT_ERRORS.localRefusal(`pack ${commit}`, packed.error))
}

/** Takes in such a pack. Nothing is fetched. */
export async function unpackCommit(remote: RemoteRepository, commit: string, pack: Uint8Array): Promise<Result<void, Refusal>> {
  checkObjectId(commit)
  const home = nodePath.dirname(remote.place.workTree)
  const marked = remote.options.sandboxDisk.write(home, 'git/shallow', { bytes: Buffer.from(`${commit}\n`), mode: '100644' })
  if (!marked.ok) return failure(REMOTE_GIT_ERRORS.cannotWrite(marked.error.path, marked.error.message))
  const unpacked = await remote.run(['index-pack', '--stdin', '--strict'], pack)
  return unpacked.ok ? success(undefined) : failure(REMOTE_GIT_ERRORS.localRefusal(`unpack ${commit}`, unpacked.error))
}

/**
 * Writes the files of a commit into the work tree byte for byte: filters and attributes do not apply, submodules stay empty
 * directories, and symbolic links are not followed. Returns the folder, or that of a directory in it, for plans like
 * any other folder.
 */
export async function checkOut(
  remote: RemoteRepository,
  commit: string,
  directory: RepoDirectory = ROOT_DIRECTORY,
): Promise<Result<string, Refusal>> {
  const fetched = await remote.fetchCommit(commit, { contents: true })
  return fetched.ok ? checkOutHere(remote, commit, directory) : fetched
}

/** The same for a commit whose objects are all here. */
export async function checkOutHere(
  remote: RemoteRepository,
  commit: string,
  directory: RepoDirectory = ROOT_DIRECTORY,
): Promise<Result<string, Refusal>> {
  const { gitDirectory, workTree } = remote.place
  const bytes = Buffer.from(`gitdir: ${gitDirectory}\n`)
  const marked = remote.options.sandboxDisk.write(nodePath.dirname(workTree), 'tree/.git', { bytes, mode: '100644' })
  if (!marked.ok) return failure(REMOTE_GIT_ERRORS.cannotWrite(marked.error.path, marked.error.message))
  const steps = [
    ['update-ref', '--no-deref', 'HEAD', commit],
    ['read-tree', '--reset', commit],
    ['checkout-index', '--all', '--force', '--quiet'],
  ]
  for (const args of steps) {
    const done = await remote.run(args)
    if (!done.ok) return failure(REMOTE_GIT_ERRORS.localRefusal(`check out ${commit}`, done.error))
  }
  if (directory === ROOT_DIRECTORY) return success(workTree)
  const { disk } = remote.options
  const [top, folder] = [disk.realPath(workTree), disk.realPath(nodePath.join(workTree, directory))]
  const isWithin = top.ok && folder.ok && folder.value === nodePath.join(top.value, directory)
  return isWithin ? success(nodePath.join(workTree, directory)) : failure(REMOTE_GIT_ERRORS.noDirectory(commit, directory))
}

export const REMOTE_GIT_ERRORS = {
  localRefusal: (action: string, { message }: GitFault) =>
    refusal('io_error', `Git could not ${action}: ${message.split('\n', 1)[0] ?? ''}`),
  cannotWrite: (path: string, why: string) => refusal('io_error', `Cannot write '${path}': ${why}`),
  noDefaultBranch: () => refusal('ref_missing', 'The repository has no default branch'),
  keepsChanging: (ref: string | undefined) => refusal('ref_moved', `Another run keeps changing '${ref}'`),
  cancelled: (action: string) => refusal('cancelled', `The run was cancelled before git could ${action}`),
  noDirectory: (commit: string, directory: string) =>
    refusal('input_invalid', `Commit ${commit.slice(0, 12)} has no directory '${directory}', or has a link there`),
}
