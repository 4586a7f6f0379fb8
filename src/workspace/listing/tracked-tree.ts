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
  /** Files and directories that are not in the index, without those at the top. */
  readonly added: readonly string[]
  /** Directories that could not be listed. */
  readonly unreadable: readonly string[]
  /** Directories that were found to be real ones, and no other repositories. */
  readonly directories: ReadonlySet<string>
}

/** The names of an index, beside what is on disk. */
export class TrackedTree {
  readonly #request: TrackedTreeRequest
  readonly #names: SortedNames
  readonly #goneFiles = new Set<string>()
  readonly #goneDirectories = new Set<string>()
  readonly #added: string[] = []
  readonly #unreadable: string[] = []
  readonly #seen = new Set<string>()
  readonly #inTop: readonly TrackedDirectory[]
  /** Files and directories right in the folder that are not in the index. */
  readonly topAdded: readonly string[]

  constructor(request: TrackedTreeRequest) {
    this.#request = request
    const { paths, refused, links, modules } = request.names
    const others = [...refused, ...links, ...modules].sort(compareBytes)
    this.#names = { all: mergeByBytes<string>(paths, others, (name) => name), modules: new Set(modules) }
    this.#inTop = this.#look({ prefix: '', from: 0, to: this.#names.all.length })
    this.topAdded = this.#added.splice(0)
  }

  /** Lists every directory that the index knows: less work than to look at every file, and shows what is not in the index. */
  compare(): Comparison {
    for (const directory of this.#inTop) this.#visit(directory)
    const tracked = without(this.#request.names, this.#goneFiles, this.#goneDirectories)
    return { tracked, added: this.#added, unreadable: this.#unreadable, directories: this.#seen }
  }

  #visit(directory: TrackedDirectory): void {
    const path = pathOf(directory)
    // A link may be in its place; it is not followed.
    if (!this.#goneDirectories.has(path)) for (const inner of this.#look(directory, path)) this.#visit(inner)
  }

  /** Notes how a directory differs, and gives the directories that the index has in it. */
  #look(directory: TrackedDirectory, path = ''): readonly TrackedDirectory[] {
    const { disk, folder } = this.#request
    const entries = disk.readDirectory(path === '' ? folder : `${folder}/${path}`)
    const { directories, difference } = compareDirectory(this.#names, directory, entries.ok ? entries.value : [])
    const isMissing = !entries.ok && (entries.error.code === 'ENOENT' || entries.error.code === 'ENOTDIR')
    if (!entries.ok && !isMissing) this.#unreadable.push(directory.prefix)
    const actual = entries.ok ? difference : this.#lookAtEach(directory, directories)
    // Of one that cannot be listed, nobody could see what it is.
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

/** Names of an index in byte order, in which those of a directory are together. */
interface SortedNames {
  readonly all: readonly string[]
  /** Which of them are other repositories. */
  readonly modules: ReadonlySet<string>
}

/** A directory that the index knows. */
interface TrackedDirectory {
  /** Its path and a slash; empty for the folder itself. */
  readonly prefix: string
  /** The first of the names below it, and the one behind the last. */
  readonly from: number
  readonly to: number
}

/** How a directory on disk differs from what the index has in it. All names are whole. */
interface Difference {
  /** Names of the index that are no files there, be it that they never were. */
  readonly goneFiles: readonly string[]
  /** Directories of the index that are not there: nothing, or something else, is in their place. */
  readonly goneDirectories: readonly string[]
  /** Files and directories that the index does not have. */
  readonly added: readonly string[]
  /** Whether it is another repository by now. */
  readonly isRepository: boolean
}

interface DirectoryComparison {
  /** What the index has right in the directory. */
  readonly directories: readonly TrackedDirectory[]
  readonly difference: Difference | undefined
}

const DOT_GIT = '.git'

/** Goes through the names of the index and of the disk side by side: both are in order, and most often the same. */
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

/** The names right in a directory. */
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

/** Without a new string for each of tens of thousands of names. */
function isCalled(path: string, prefix: string, name: string | undefined): boolean {
  return name !== undefined && path.length === prefix.length + name.length && path.endsWith(name)
}

/** Those names from `from` on that begin alike. Looks ahead in growing steps: some directories have very many. */
function directoryFrom(names: readonly string[], from: number, to: number, prefix: string): TrackedDirectory {
  const isWithin = (at: number) => at < to && names[at]?.startsWith(prefix) === true
  let last = from
  let step = 1
  for (; isWithin(last + step); step *= 2) last += step
  for (; step >= 1; step /= 2) if (isWithin(last + step)) last += step
  return { prefix, from, to: last + 1 }
}

/** Whether there are these directories beside the files, and nothing else: a link may be the mark of another repository. */
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

/** A git directory under a name of its own, and not one that this repository has among its files. */
function isForeignGit(prefix: string, tracked: ReadonlySet<string>, entries: readonly DirectoryEntry[]): boolean {
  return !tracked.has(`${prefix}HEAD`) && isGitDirectory((name) => entries.find((entry) => entry.name === name)?.kind)
}
