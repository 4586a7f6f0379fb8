import type { RepoPath } from '../model/path.ts'
import type { Disk } from '../system/disk.ts'
import type { RepositoryPlace } from '../system/git.ts'
import type { TreeListing } from './base-tree.ts'
import { differences, type GitState, readGitState } from './git-state.ts'

/** A folder as a command finds it or leaves it behind. */
export interface Footprint {
  /** A mark of each listed file that changes whenever the file is written. */
  readonly files: ReadonlyMap<RepoPath, string>
  readonly git: GitState
}

export interface FootprintRequest {
  readonly folder: string
  readonly repository: RepositoryPlace | undefined
  readonly listing: TreeListing
  readonly disk: Disk
}

export function takeFootprint({ folder, repository, listing, disk }: FootprintRequest): Footprint {
  const files = new Map<RepoPath, string>()
  for (const path of listing.files) {
    const entry = disk.entry(`${folder}/${path}`)
    if (entry.ok && entry.value?.kind === 'file') files.set(path, `${entry.value.mode} ${entry.value.fingerprint}`)
  }
  return { files, git: readGitState(disk, folder, repository) }
}

/** The files that were written, made or removed between two footprints, and the parts of git's state that changed. */
export function compareFootprints(
  before: Footprint,
  after: Footprint,
): { readonly files: readonly RepoPath[]; readonly git: readonly string[] } {
  return { files: differences(before.files, after.files) as readonly RepoPath[], git: differences(before.git, after.git) }
}
