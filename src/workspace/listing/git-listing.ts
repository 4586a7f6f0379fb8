import { isUtf8 } from 'node:buffer'
import * as nodePath from 'node:path'
import { asBuffer, mayBeDamaged } from '../../base/bytes.ts'
import { type Result, success } from '../../base/result.ts'
import { aboveOf, type Git, type GitFault, prefixOf, type RepositoryPlace } from '../../git/git.ts'
import { type AcceptedNames, acceptNames, type GitRecords, readGitIndex, readGitRecords, type TrackedNames } from '../../git/index.ts'
import type { Disk, NamedEntry } from '../../system/disk/disk.ts'
import { TrackedTree } from './tracked-tree.ts'

/** The files of a folder that exist on disk. */
interface Present {
  readonly tracked: AcceptedNames
  readonly untracked: Untracked
  /** Directories that were checked to be real ones and not other repositories. */
  readonly directories: ReadonlySet<string>
}

/** Up to about 4,000 files: list all of them before reading the first. */
const SMALL_INDEX_BYTES = 512 * 1024
/** The most names that git is asked about one by one. */
const MAX_NAMED = 64

const NOTHING: Untracked = { paths: [], refused: [], unreadable: [] }

/**
 * What git knows about a folder. Tracked files come from its index; git itself is asked only for what is neither tracked nor
 * ignored, and for everything if its index cannot be read.
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

  /** Starts git in advance, for a caller that needs it soon: for all files at once or, in a large repository, in batches. */
  begin(inBatches: boolean): void {
    const names = inBatches && !this.isSmall ? undefined : this.#readIndex()
    const answer = names === undefined ? this.untracked() : this.#untrackedIn(scopeFor(this.#openTree(names).topAdded, names))
    // Errors are reported when the answer is needed.
    answer.catch(() => undefined)
  }

  /** Whether the index has a file. Unknown if only git can read the index. */
  tracks(name: string): boolean {
    return this.#readIndex()?.paths.some((path) => path === name) ?? false
  }

  /** The names in the index, in byte order; some may no longer be on disk. */
  async tracked(): Promise<Result<TrackedNames, GitFault>> {
    const index = this.#readIndex()
    return index === undefined ? this.#git.tracked() : success(index)
  }

  async untracked(): Promise<Result<Untracked, GitFault>> {
    // At the top of the work tree there is no difference, and the index need not be read first.
    const isSparse = prefixOf(this.#request) !== '' && (this.#readIndex()?.isSparse ?? true)
    return this.#git.untracked(isSparse ? 'work tree' : 'folder')
  }

  /** Tracked and untracked files that exist on disk. */
  async present(): Promise<Result<Present, GitFault>> {
    const names = await this.tracked()
    if (!names.ok) return names
    const tree = this.#openTree(names.value)
    // First, because it takes longest, and most untracked files are at the top.
    const atTop = scopeFor(tree.topAdded, names.value)
    const asked = this.#untrackedIn(atTop)
    const { tracked, added, unreadable, directories } = tree.compare()
    // If one query covers everything, its answer covers the other too.
    const elsewhere = isAll(atTop) ? [] : scopeFor(added, names.value)
    const [some, others] = await Promise.all([asked, this.#untrackedIn(elsewhere)])
    if (!some.ok) return some
    if (!others.ok) return others
    const untracked = isAll(elsewhere) ? [others.value] : [some.value, others.value]
    return success({ tracked, untracked: join([...untracked, { ...NOTHING, unreadable }]), directories })
  }

  /** What git would add: only git knows what is ignored. */
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

  /** A repository with an unknown format, or one that shares another's configuration, is left to git. */
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

/** What to ask git about, to learn which of some names outside the index it would add. */
function scopeFor(names: readonly string[], { isSparse }: TrackedNames): Scope {
  if (names.length === 0) return names
  // Queried for some paths only, git forgets rules that are only in its index.
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

export interface GitListingRequest {
  readonly folder: string
  readonly repository: RepositoryPlace
  readonly git: Git
  readonly disk: Disk
}

export interface Untracked extends AcceptedNames {
  /** Directories that could not be read. */
  readonly unreadable: readonly string[]
}

/** What git is asked about: the whole work tree, the folder, or only these names in the folder. */
type Scope = 'work tree' | 'folder' | readonly string[]

const TRACKED = ['--stage']
const UNTRACKED = ['--others', '--exclude-standard']

/** Queries git about a folder, each query only once. None makes git read contents, so no filter can run. */
class GitQuestions {
  readonly #request: GitListingRequest
  readonly #above: string
  readonly #answers = new Map<string, Promise<Result<GitRecords, GitFault>>>()

  constructor(request: GitListingRequest) {
    this.#request = request
    this.#above = aboveOf(request)
  }

  async tracked(): Promise<Result<TrackedNames, GitFault>> {
    const answer = await this.#ask(TRACKED, 'folder')
    if (!answer.ok) return answer
    const { tracked, isDamaged, links, modules } = answer.value
    // The rest of the index was not checked.
    return success({ ...acceptNames(tracked, isDamaged), links, modules, isSparse: true })
  }

  /** What git would add. */
  async untracked(scope: Scope): Promise<Result<Untracked, GitFault>> {
    const answer = await this.#ask(UNTRACKED, scope)
    if (!answer.ok) return answer
    const { untracked, isDamaged, unreadable } = answer.value
    return success({ ...acceptNames(filesAmong(untracked, this.#request), isDamaged), unreadable })
  }

  #ask(question: readonly string[], scope: Scope): Promise<Result<GitRecords, GitFault>> {
    const pathspecs = this.#pathspecsFor(scope)
    const key = [...question, ...pathspecs].join('\0')
    const answer = this.#answers.get(key) ?? this.#run(question, pathspecs)
    this.#answers.set(key, answer)
    return answer
  }

  #pathspecsFor(scope: Scope): readonly string[] {
    if (typeof scope === 'object') return scope.map((name) => `${this.#above}${name}`)
    return scope === 'work tree' || this.#above === '' ? [] : [this.#above]
  }

  async #run(flags: readonly string[], pathspecs: readonly string[]): Promise<Result<GitRecords, GitFault>> {
    const { repository, git, disk, folder } = this.#request
    let complaints = ''
    const onComplaint = (text: string) => {
      complaints = text
    }
    const output = await git.run({ ...repository, args: ['ls-files', '-z', '-t', ...flags, '--', ...pathspecs], onComplaint })
    if (!output.ok) return output
    return success({
      ...readGitRecords(output.value, { above: this.#above, isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`) }),
      isDamaged: !isUtf8(output.value),
      unreadable: unreadableIn(complaints).flatMap((name) => (name.startsWith(this.#above) ? [name.slice(this.#above.length)] : [])),
    })
  }
}

function unreadableIn(complaints: string): readonly string[] {
  return [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = '']) => name)
}

/** Git lists untracked links like files, and another repository as a directory. */
function filesAmong(names: readonly string[], { folder, disk }: GitListingRequest): readonly string[] {
  const kinds = new Map<string, ReadonlyMap<string, NamedEntry['kind']>>()
  const kindOf = (name: string) => {
    const directory = nodePath.posix.dirname(name)
    let entries = kinds.get(directory)
    if (entries === undefined) {
      const read = disk.readDirectory(nodePath.join(folder, directory))
      entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : [])
      kinds.set(directory, entries)
    }
    // A name that is not UTF-8 is found in its lossy form, and refused later.
    return entries.get(nodePath.posix.basename(name))
  }
  return names.filter((name) => !name.endsWith('/') && kindOf(name) === 'file')
}

export function isFileOnDisk(disk: Disk, path: string): boolean {
  const entry = disk.entry(path)
  return entry.ok && entry.value?.kind === 'file'
}
