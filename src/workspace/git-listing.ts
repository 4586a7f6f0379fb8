import * as nodePath from 'node:path'
import { asBuffer, mayBeDamaged } from '../model/bytes.ts'
import { type Result, success } from '../model/result.ts'
import type { GitFault } from '../system/git.ts'
import type { AcceptedNames } from './accept-names.ts'
import { readGitIndex, type TrackedNames } from './git-index.ts'
import { type GitListingRequest, GitQuestions, isFileOnDisk, prefixOf, type Scope, type Untracked } from './git-questions.ts'
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

const NOTHING: Untracked = { paths: [], refused: [], unreadable: [] }

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
    const names = inBatches && !this.isSmall ? undefined : this.#readIndex()
    const answer = names === undefined ? this.untracked() : this.#untrackedIn(scopeFor(this.#openTree(names).topAdded, names))
    // What goes wrong is told when the answer is asked for.
    answer.catch(() => undefined)
  }

  /** Whether the index has a file. Of one that only git can read nobody knows. */
  tracks(name: string): boolean {
    return this.#readIndex()?.paths.some((path) => path === name) ?? false
  }

  /** What is in the index, sorted by bytes; some of it may not be on disk any more. */
  async tracked(): Promise<Result<TrackedNames, GitFault>> {
    const index = this.#readIndex()
    return index === undefined ? this.#git.tracked() : success(index)
  }

  async untracked(): Promise<Result<Untracked, GitFault>> {
    // At the top of the work tree it is all the same, and the index need not be read first.
    const isSparse = prefixOf(this.#request) !== '' && (this.#readIndex()?.isSparse ?? true)
    return this.#git.untracked(isSparse ? 'work tree' : 'folder')
  }

  /** What is tracked and what is not, without what is not on disk. */
  async present(): Promise<Result<Present, GitFault>> {
    const names = await this.tracked()
    if (!names.ok) return names
    const tree = this.#openTree(names.value)
    // First of all, because it takes longest, and because most of what is not tracked lies at the top.
    const atTop = scopeFor(tree.topAdded, names.value)
    const asked = this.#untrackedIn(atTop)
    const { tracked, added, unreadable, directories } = tree.compare()
    // Where one question is about everything, its answer is that of the other, too.
    const elsewhere = isAll(atTop) ? [] : scopeFor(added, names.value)
    const [some, others] = await Promise.all([asked, this.#untrackedIn(elsewhere)])
    if (!some.ok) return some
    if (!others.ok) return others
    const untracked = isAll(elsewhere) ? [others.value] : [some.value, others.value]
    return success({ tracked, untracked: join([...untracked, { ...NOTHING, unreadable }]), directories })
  }

  /** What git would add: what is ignored, git alone knows. */
  async #untrackedIn(scope: Scope): Promise<Result<Untracked, GitFault>> {
    return scope.length === 0 ? success(NOTHING) : this.#git.untracked(scope)
  }

  #openTree(names: TrackedNames): TrackedTree {
    const { folder, disk } = this.#request
    this.#tree ??= new TrackedTree({ folder, disk, names })
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

/** What git has to be asked about, to learn which of some names that are not in the index it would add. */
function scopeFor(names: readonly string[], { isSparse }: TrackedNames): Scope {
  if (names.length === 0) return names
  // Asked about some paths only, git forgets rules that it has in its index alone.
  if (isSparse) return 'work tree'
  const isNameable = names.length <= MAX_NAMED && !names.some(mayBeDamaged)
  return isNameable ? names : 'folder'
}

function isAll(scope: Scope): boolean {
  return typeof scope === 'string'
}

function join(parts: readonly Untracked[]): Untracked {
  return {
    paths: parts.flatMap(({ paths }) => paths),
    refused: parts.flatMap(({ refused }) => refused),
    unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))],
  }
}
