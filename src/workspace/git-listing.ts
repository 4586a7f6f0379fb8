import * as nodePath from 'node:path'
import { asBuffer } from '../model/bytes.ts'
import { type Result, success } from '../model/result.ts'
import type { GitFault } from '../system/git.ts'
import type { AcceptedNames } from './accept-names.ts'
import { readGitIndex, type TrackedNames } from './git-index.ts'
import { type GitListingRequest, GitQuestions, isFileOnDisk, prefixOf, type Untracked, withoutGone } from './git-questions.ts'
import { TrackedTree } from './tracked-tree.ts'

/** What is on disk of a folder. */
export interface Present {
  readonly tracked: AcceptedNames
  readonly untracked: Untracked
  /** Directories that were seen to be real ones, and no other repositories. */
  readonly directories: ReadonlySet<string>
}

/** Up to about 4,000 files: all of them are listed before the first is looked into. */
const SMALL_INDEX_BYTES = 512 * 1024
/** Git is not asked about more names than this one by one. */
const MAX_NAMED = 64

const NOTHING: Untracked = { paths: [], refused: [], rest: [], unreadable: [] }

/**
 * What git knows of a folder. What is tracked, its index says; git itself is asked only what is neither tracked nor
 * ignored, and for everything where its index cannot be read.
 */
export class GitListing {
  readonly #request: GitListingRequest
  readonly #git: GitQuestions
  #index: { readonly names: TrackedNames | undefined } | undefined
  #tree: TrackedTree | undefined
  readonly isSmall: boolean

  constructor(request: GitListingRequest) {
    this.#request = request
    this.#git = new GitQuestions(request)
    const index = request.disk.entry(nodePath.join(request.repository.gitDirectory, 'index'))
    this.isSmall = index.ok && (index.value?.size ?? 0) <= SMALL_INDEX_BYTES
  }

  /** Has git begin, for somebody who will ask soon: for all files at once or, of a large repository, in batches. */
  begin(inBatches: boolean): void {
    const tree = inBatches && !this.isSmall ? undefined : this.#openTree()
    const answer = tree === undefined ? this.untracked() : this.#untrackedOf(tree.topAdded)
    // What goes wrong is told when the answer is asked for.
    answer.catch(() => undefined)
  }

  /** What is in the index, sorted by bytes; some of it may not be on disk any more. */
  async tracked(): Promise<Result<AcceptedNames, GitFault>> {
    const index = this.#readIndex()
    return index === undefined ? this.#git.tracked() : success(index)
  }

  async untracked(): Promise<Result<Untracked, GitFault>> {
    return this.#git.untracked()
  }

  /** What is tracked and what is not, without what is not on disk. */
  async present(): Promise<Result<Present, GitFault>> {
    const tree = this.#openTree()
    if (tree === undefined) return this.#presentByGit()
    // First of all, because it takes longest, and because most of what is not tracked lies at the top.
    const atTop = this.#untrackedOf(tree.topAdded)
    const { tracked, added, unreadable, directories } = tree.compare()
    const [some, others] = await Promise.all([atTop, this.#untrackedOf(added)])
    if (!some.ok) return some
    if (!others.ok) return others
    return success({ tracked, untracked: join([some.value, others.value, { ...NOTHING, unreadable }]), directories })
  }

  async #presentByGit(): Promise<Result<Present, GitFault>> {
    const [tracked, deleted, untracked] = await Promise.all([this.#git.tracked(), this.#git.deleted(), this.#git.untracked()])
    if (!tracked.ok) return tracked
    if (!deleted.ok) return deleted
    if (!untracked.ok) return untracked
    const present = withoutGone(tracked.value, deleted.value, untracked.value)
    return success({ tracked: present, untracked: untracked.value, directories: new Set() })
  }

  /** Of names that are not in the index, what git would add: what is ignored, git alone knows. */
  async #untrackedOf(names: readonly string[]): Promise<Result<Untracked, GitFault>> {
    if (names.length === 0) return success(NOTHING)
    const isNameable = names.length <= MAX_NAMED && names.every((name) => !name.includes('\ufffd'))
    return this.#git.untracked(isNameable ? names : [])
  }

  #openTree(): TrackedTree | undefined {
    const index = this.#readIndex()
    const { folder, disk } = this.#request
    if (index !== undefined) this.#tree ??= new TrackedTree({ folder, disk, names: index })
    return this.#tree
  }

  #readIndex(): TrackedNames | undefined {
    this.#index ??= { names: this.#isUnderstood() ? this.#namesInIndex() : undefined }
    return this.#index.names
  }

  /** A repository of a format that is not known here, or one that shares the configuration of another, is left to git. */
  #isUnderstood(): boolean {
    const { repository, disk } = this.#request
    const config = disk.readFile(nodePath.join(repository.gitDirectory, 'config'))
    const text = config.ok ? asBuffer(config.value.bytes).toString('latin1') : ''
    return /^\s*repositoryformatversion\s*=\s*[01]\s*$/im.test(text) && !/objectformat/i.test(text)
  }

  #namesInIndex(): TrackedNames | undefined {
    const { repository, disk, folder } = this.#request
    const index = disk.readFile(nodePath.join(repository.gitDirectory, 'index'))
    if (!index.ok) return undefined
    const isOnDisk = (name: string) => isFileOnDisk(disk, `${folder}/${name}`)
    return readGitIndex(asBuffer(index.value.bytes), { prefix: prefixOf(this.#request), isOnDisk })
  }
}

function join(parts: readonly Untracked[]): Untracked {
  return {
    paths: parts.flatMap(({ paths }) => paths),
    refused: parts.flatMap(({ refused }) => refused),
    rest: parts.flatMap(({ rest }) => rest),
    unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))],
  }
}
