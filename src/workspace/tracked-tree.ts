import { compareBytes, mergeByBytes } from '../model/byte-order.ts'
import { ancestorsOf, type RepoPath } from '../model/path.ts'
import type { Disk } from '../system/disk.ts'
import type { AcceptedNames } from './accept-names.ts'
import type { TrackedNames } from './git-index.ts'
import { compareDirectory, type Difference, namesIn, pathOf, type SortedNames, type TrackedDirectory } from './tracked-directory.ts'

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
