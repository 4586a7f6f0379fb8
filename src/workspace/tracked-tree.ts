import { ancestorsOf, type RepoPath } from '../model/path.ts'
import type { Disk } from '../system/disk.ts'
import type { AcceptedNames } from './accept-names.ts'
import type { TrackedNames } from './git-index.ts'
import { compareDirectory, type Difference, groupByDirectory, type TrackedDirectory } from './tracked-directory.ts'

export interface TrackedTreeRequest {
  readonly folder: string
  readonly disk: Disk
  readonly names: TrackedNames
}

export interface Comparison {
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
  readonly #directories: readonly TrackedDirectory[]
  readonly #unreadable: string[] = []
  readonly #top: Difference | undefined

  constructor(request: TrackedTreeRequest) {
    this.#request = request
    const { paths, refused, rest } = request.names
    this.#directories = groupByDirectory([paths, refused], rest)
    this.#top = this.#compare(this.#directories[0])
  }

  /** Files and directories right in the folder that are not in the index. */
  get topAdded(): readonly string[] {
    return this.#top?.added ?? []
  }

  /** Lists every directory that the index knows: less work than to look at every file, and shows what is not in the index. */
  compare(): Comparison {
    const goneFiles = new Set<string>(this.#top?.goneFiles)
    const goneDirectories = new Set<string>(this.#top?.goneDirectories)
    const added: string[] = []
    const directories = new Set<string>()
    for (const directory of this.#directories.slice(1)) {
      // A link may be in its place, or in that of one above it; it is not followed.
      if (goneDirectories.has(directory.path) || isBelow(directory.path, goneDirectories)) continue
      const difference = this.#compare(directory)
      if (difference?.isRepository !== true) directories.add(directory.path)
      if (difference === undefined) continue
      const inDirectory = (name: string) => `${directory.path}/${name}`
      for (const name of difference.goneFiles) goneFiles.add(inDirectory(name))
      for (const name of difference.goneDirectories) goneDirectories.add(inDirectory(name))
      for (const name of difference.added) added.push(inDirectory(name))
    }
    return {
      tracked: without(this.#request.names, goneFiles, goneDirectories),
      added,
      unreadable: this.#unreadable,
      directories,
    }
  }

  #compare(directory: TrackedDirectory | undefined): Difference | undefined {
    if (directory === undefined) return undefined
    const { disk, folder } = this.#request
    const onDisk = directory.path === '' ? folder : `${folder}/${directory.path}`
    const entries = disk.readDirectory(onDisk)
    if (entries.ok) return compareDirectory(directory, entries.value)
    const isMissing = entries.error.code === 'ENOENT' || entries.error.code === 'ENOTDIR'
    if (!isMissing) this.#unreadable.push(`${directory.path}/`)
    const isGone = (name: string, kind: 'file' | 'directory') => {
      const entry = disk.entry(`${onDisk}/${name}`)
      return !(entry.ok && entry.value?.kind === kind)
    }
    return {
      goneFiles: directory.files.filter((name) => isGone(name, 'file')),
      goneDirectories: [...directory.directories].filter((name) => isGone(name, 'directory')),
      added: [],
      // Nobody could see.
      isRepository: true,
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
