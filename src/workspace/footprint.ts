import type { RepoPath } from '../model/path.ts'
import type { Disk } from '../system/disk.ts'
import type { Git, RepositoryPlace } from '../system/git.ts'
import type { TreeListing } from './base-tree.ts'
import { ignoredAmong, readIgnored } from './git-ignored.ts'
import { OWN } from './git-records.ts'
import { differences, type GitState, readGitState } from './git-state.ts'
import { EXCLUDED_WITHOUT_GIT } from './listing.ts'

/** A folder as a command finds it or leaves it behind. */
export interface Footprint {
  /**
   * A mark of everything in the folder that is no directory, which changes whenever that is written. By names as they are
   * on disk, not all of which are paths. What git ignores is left out, and so are the files of other repositories: of
   * those there is only the `.git`.
   */
  readonly files: ReadonlyMap<string, string>
  readonly git: GitState
}

export interface FootprintRequest {
  readonly folder: string
  readonly repository: RepositoryPlace | undefined
  readonly git: Git
  readonly disk: Disk
  /** The files that git sees, for where they lie in another repository. */
  readonly list: () => Promise<TreeListing>
}

const DOT_GIT = '.git'

/**
 * More than a listing finds: a command can also make links, pipes, repositories, and files whose names are no paths. So
 * it goes through the folder itself, and asks git only what to leave out.
 */
export async function takeFootprint(request: FootprintRequest): Promise<Footprint> {
  const { folder, repository, disk, list } = request
  const asked = repository && readIgnored({ ...request, repository })
  // Meanwhile.
  const git = readGitState(disk, folder, repository)
  const ignored = await asked
  const walk = new Walk(request, ignored)
  walk.go()
  if (walk.hasRepositories) for (const path of (await list()).files) walk.noteFile(path)
  // Git names no pipes among what it ignores.
  const dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({ ...request, repository }, walk.specials) : []
  for (const name of dropped) walk.marks.delete(name)
  return { files: walk.marks, git }
}

/** What was written, made or removed between two footprints, by name, and the parts of git's state that changed. */
export function compareFootprints(
  before: Footprint,
  after: Footprint,
): { readonly files: readonly string[]; readonly git: readonly string[] } {
  return { files: differences(before.files, after.files), git: differences(before.git, after.git) }
}

class Walk {
  readonly #request: FootprintRequest
  /** `undefined` where git does not say. */
  readonly #ignored: ReadonlySet<string> | undefined
  readonly marks = new Map<string, string>()
  /** What is neither a file nor a link. */
  readonly specials: string[] = []
  hasRepositories = false

  constructor(request: FootprintRequest, ignored: ReadonlySet<string> | undefined) {
    this.#request = request
    this.#ignored = ignored
  }

  go(): void {
    const waiting = ['']
    for (let prefix = waiting.pop(); prefix !== undefined; prefix = waiting.pop()) waiting.push(...this.#look(prefix))
  }

  /** Notes what is right in a directory, and gives the directories in it that are to be looked into. */
  #look(prefix: string): readonly string[] {
    const { folder, disk } = this.#request
    const entries = disk.readDirectory(`${folder}/${prefix}`)
    if (!entries.ok) {
      this.marks.set(prefix, entries.error.code)
      return []
    }
    if (prefix !== '' && entries.value.some(({ name }) => name === DOT_GIT)) {
      this.hasRepositories = true
      this.#note(`${prefix}${DOT_GIT}`)
      return []
    }
    const directories: string[] = []
    for (const { name, kind } of entries.value) {
      const inner = `${prefix}${name}`
      if (inner === DOT_GIT) continue
      if (kind !== 'directory') {
        if (this.#ignored?.has(inner) !== true) this.#note(inner)
      } else if (this.#mayEnter(inner, name)) directories.push(`${inner}/`)
    }
    return directories
  }

  noteFile(path: RepoPath): void {
    if (!this.marks.has(path)) this.#note(path)
  }

  #mayEnter(path: string, name: string): boolean {
    const { folder, repository } = this.#request
    if (`${path}/` === OWN || `${folder}/${path}` === repository?.gitDirectory) return false
    return this.#ignored === undefined ? !EXCLUDED_WITHOUT_GIT.has(name) : !this.#ignored.has(`${path}/`)
  }

  #note(name: string): void {
    const { folder, disk } = this.#request
    const entry = disk.entry(`${folder}/${name}`)
    // A name that is not UTF-8 was read in a damaged form, under which nothing is found.
    const found = entry.ok ? entry.value : undefined
    if (found?.kind === 'other') this.specials.push(name)
    // Only that they are there: using a pipe or a directory of git's changes its times.
    const isKindOnly = found === undefined || found.kind === 'other' || found.kind === 'directory'
    this.marks.set(name, isKindOnly ? (found?.kind ?? 'unreachable') : `${found.kind} ${found.mode} ${found.fingerprint}`)
  }
}
