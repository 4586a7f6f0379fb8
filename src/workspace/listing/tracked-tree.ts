import { compareBytes, mergeByBytes } from '../../base/bytes.ts'
import { ancestorsOf, type RepoPath } from '../../base/path.ts'
import type { AcceptedNames, TrackedNames } from '../../git/index.ts'
import { type Disk, isGitDirectory } from '../../system/disk/disk.ts'
import type { DirectoryEntry } from '../workspace.ts'

interface TrackedTreeRequest {
  readonly folder: string
  readonly disk: Disk
  readonly names: TrackedNames
}

interface Comparison {
  /** The files of the index that are on disk. */
  readonly tracked: AcceptedNames
  /** Files and directories outside the index, without those at the top. */
  readonly added: readonly string[]
  /** Directories that could not be listed. */
  readonly unreadable: readonly string[]
  /** Directories that were checked to be real ones and not other repositories. */
  readonly directories: ReadonlySet<string>
}

/** The names of an index, compared with the disk. */
export class TrackedTree {
  readonly #request: TrackedTreeRequest
  readonly #names: SortedNames
  readonly #goneFiles = new Set<string>()
  readonly #goneDirectories = new Set<string>()
  readonly #added: string[] = []
  readonly #unreadable: string[] = []
  readonly #seen = new Set<string>()
  readonly #inTop: readonly TrackedDirectory[]
  /** Files and directories at the top of the folder that are not in the index. */
  readonly topAdded: readonly string[]

  constructor(request: TrackedTreeRequest) {
    this.#request = request
    const { paths, refused, links, modules } = request.names
    const others = [...refused, ...links, ...modules].sort(compareBytes)
    this.#names = { all: mergeByBytes<string>(paths, others, (name) => name), modules: new Set(modules) }
    this.#inTop = this.#look({ prefix: '', from: 0, to: this.#names.all.length })
    this.topAdded = this.#added.splice(0)
  }

  /** Lists every directory of the index: less work than checking every file, and it shows what is not in the index. */
  compare(): Comparison {
    for (const directory of this.#inTop) this.#visit(directory)
    const tracked = without(this.#request.names, this.#goneFiles, this.#goneDirectories)
    return { tracked, added: this.#added, unreadable: this.#unreadable, directories: this.#seen }
  }

  #visit(directory: TrackedDirectory): void {
    const path = pathOf(directory)
    // A link may have replaced it; it is not followed.
    if (!this.#goneDirectories.has(path)) for (const inner of this.#look(directory, path)) this.#visit(inner)
  }

  /** Records how a directory differs, and returns the directories that the index has in it. */
  #look(directory: TrackedDirectory, path = ''): readonly TrackedDirectory[] {
    const { disk, folder } = this.#request
    const entries = disk.readDirectory(path === '' ? folder : `${folder}/${path}`)
    const { directories, difference } = compareDirectory(this.#names, directory, entries.ok ? entries.value : [])
    const isMissing = !entries.ok && (entries.error.code === 'ENOENT' || entries.error.code === 'ENOTDIR')
    if (!entries.ok && !isMissing) this.#unreadable.push(directory.prefix)
    const actual = entries.ok ? difference : this.#lookAtEach(directory, directories)
    // If it cannot be listed, its kind is unknown.
    if (entries.ok && path !== '' && actual?.isRepository !== true) this.#seen.add(path)
    for (const name of actual?.goneFiles ?? []) this.#goneFiles.add(name)
    for (const name of actual?.goneDirectories ?? []) this.#goneDirectories.add(name)
    this.#added.push(...(actual?.added ?? []))
    return directories
  }

  #lookAtEach(directory: TrackedDirectory, directories: readonly TrackedDirectory[]): Difference {
    const { disk, folder } = this.#request
    const isGone = (name: string, kind: 'file' | 'directory') => {
      const entry = disk.entry(`${folder}/${name}`)
      return !(entry.ok && entry.value?.kind === kind)
    }
    return {
      goneFiles: namesIn(this.#names, directory).filter((name) => isGone(name, 'file')),
      goneDirectories: directories.map(pathOf).filter((name) => isGone(name, 'directory')),
      added: [],
      isRepository: false,
    }
  }
}

function without(names: AcceptedNames, goneFiles: ReadonlySet<string>, goneDirectories: ReadonlySet<string>): AcceptedNames {
  if (goneFiles.size === 0 && goneDirectories.size === 0) return names
  const isThere = (name: string) => !goneFiles.has(name) && !isBelow(name, goneDirectories)
  return { paths: names.paths.filter(isThere), refused: names.refused.filter(isThere) }
}

function isBelow(name: string, directories: ReadonlySet<string>): boolean {
  return directories.size > 0 && ancestorsOf(name as RepoPath).some((ancestor) => directories.has(ancestor))
}

/** Names of an index in byte order, so that those of a directory are adjacent. */
interface SortedNames {
  readonly all: readonly string[]
  /** Which of them are other repositories. */
  readonly modules: ReadonlySet<string>
}

/** A directory of the index. */
interface TrackedDirectory {
  /** Its path with a trailing slash; empty for the folder itself. */
  readonly prefix: string
  /** The first name below it, and the one after the last. */
  readonly from: number
  readonly to: number
}

/** How a directory on disk differs from the index. All names are full paths. */
interface Difference {
  /** Index entries without a regular file on disk. */
  readonly goneFiles: readonly string[]
  /** Directories of the index that do not exist on disk as directories. */
  readonly goneDirectories: readonly string[]
  /** Files and directories that are not in the index. */
  readonly added: readonly string[]
  /** Whether it has become another repository. */
  readonly isRepository: boolean
}

interface DirectoryComparison {
  /** The entries of the index directly in the directory. */
  readonly directories: readonly TrackedDirectory[]
  readonly difference: Difference | undefined
}

const DOT_GIT = '.git'

/** Walks the names of the index and of the disk side by side: both are sorted, and mostly the same. */
function compareDirectory(names: SortedNames, directory: TrackedDirectory, entries: readonly DirectoryEntry[]): DirectoryComparison {
  const { prefix, from, to } = directory
  const directories: TrackedDirectory[] = []
  let entry = nextFile(entries, 0)
  let isSame = true
  for (let at = from; at < to; ) {
    const name = names.all[at] as string
    const slash = name.indexOf('/', prefix.length)
    if (slash < 0) {
      isSame &&= isCalled(name, prefix, entries[entry]?.name)
      entry = nextFile(entries, entry + 1)
      at++
    } else {
      const inner = directoryFrom(names.all, at, to, name.slice(0, slash + 1))
      directories.push(inner)
      at = inner.to
    }
  }
  isSame &&= entry >= entries.length && hasDirectories(entries, directories, prefix)
  return { directories, difference: isSame ? undefined : findDifference(names, directory, directories, entries) }
}

/** The names directly in a directory. */
function namesIn({ all }: SortedNames, { prefix, from, to }: TrackedDirectory): readonly string[] {
  return all.slice(from, to).filter((name) => name.indexOf('/', prefix.length) < 0)
}

function pathOf({ prefix }: TrackedDirectory): string {
  return prefix.slice(0, -1)
}

function nextFile(entries: readonly DirectoryEntry[], from: number): number {
  let entry = from
  while (entry < entries.length && entries[entry]?.kind !== 'file') entry++
  return entry
}

/** Avoids a new string for each of tens of thousands of names. */
function isCalled(path: string, prefix: string, name: string | undefined): boolean {
  return name !== undefined && path.length === prefix.length + name.length && path.endsWith(name)
}

/** The names from `from` on with the same prefix. Looks ahead in growing steps: some directories have very many. */
function directoryFrom(names: readonly string[], from: number, to: number, prefix: string): TrackedDirectory {
  const isWithin = (at: number) => at < to && names[at]?.startsWith(prefix) === true
  let last = from
  let step = 1
  for (; isWithin(last + step); step *= 2) last += step
  for (; step >= 1; step /= 2) if (isWithin(last + step)) last += step
  return { prefix, from, to: last + 1 }
}

/** Whether these directories exist next to the files, and nothing else: a link may mark another repository. */
function hasDirectories(entries: readonly DirectoryEntry[], directories: readonly TrackedDirectory[], prefix: string): boolean {
  const onDisk = entries.filter(({ kind }) => kind !== 'file')
  if (onDisk.length !== directories.length) return false
  const tracked = new Set(directories.map((directory) => directory.prefix))
  return onDisk.every(({ name, kind }) => kind === 'directory' && tracked.has(`${prefix}${name}/`))
}

function findDifference(
  names: SortedNames,
  directory: TrackedDirectory,
  directories: readonly TrackedDirectory[],
  entries: readonly DirectoryEntry[],
): Difference {
  const onDisk = (wanted: DirectoryEntry['kind']) =>
    entries.filter(({ name, kind }) => kind === wanted && name !== DOT_GIT).map(({ name }) => `${directory.prefix}${name}`)
  const found = { files: new Set(onDisk('file')), directories: new Set(onDisk('directory')) }
  const tracked = { names: new Set(namesIn(names, directory)), directories: new Set(directories.map(pathOf)) }
  return {
    goneFiles: [...tracked.names].filter((name) => !found.files.has(name)),
    goneDirectories: [...tracked.directories].filter((name) => !found.directories.has(name)),
    added: [
      ...[...found.files].filter((name) => !tracked.names.has(name)),
      ...[...found.directories].filter((name) => !tracked.directories.has(name) && !names.modules.has(name)),
    ],
    isRepository: entries.some(({ name }) => name === DOT_GIT) || isForeignGit(directory.prefix, tracked.names, entries),
  }
}

/** A git directory under an unusual name that is not a tracked file of this repository. */
function isForeignGit(prefix: string, tracked: ReadonlySet<string>, entries: readonly DirectoryEntry[]): boolean {
  return !tracked.has(`${prefix}HEAD`) && isGitDirectory((name) => entries.find((entry) => entry.name === name)?.kind)
}
