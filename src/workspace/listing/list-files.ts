import * as nodePath from 'node:path'
import { compareBytes, mayBeDamaged, mergeByBytes } from '../../base/bytes.ts'
import { briefText, ROOT_DIRECTORY } from '../../base/path.ts'
import type { Git, RepositoryPlace } from '../../git/git.ts'
import { type AcceptedNames, acceptNames, describeRefused } from '../../git/index.ts'
import { type Disk, isGitDirectory } from '../../system/disk/disk.ts'
import type { TreeListing } from '../workspace.ts'
import { GitListing, isFileOnDisk, type Untracked } from './git-listing.ts'

export interface ListingRequest {
  readonly folder: string
  readonly repository: RepositoryPlace | undefined
  readonly git: Git
  readonly disk: Disk
  /** The path of git's directory in the folder, if it has an unusual name there. */
  readonly gitWithin?: string | undefined
}

/**
 * Directories with generated or downloaded files. In a repository git decides instead. `vendor` is not listed, because many
 * projects keep their own code there.
 */
export const EXCLUDED_WITHOUT_GIT: ReadonlySet<string> = new Set([
  ...['.git', '.hg', '.svn', '.sous'],
  ...['node_modules', 'bower_components', 'dist', 'build', 'out', 'coverage', 'target'],
  ...['.venv', 'venv', '__pycache__', '.tox', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['.next', '.nuxt', '.cache', '.gradle', '.terraform'],
])

/** The files below a folder: those that git sees in a repository, otherwise those found by walking. */
export class FolderListing {
  readonly #request: ListingRequest
  readonly #git: GitListing | undefined
  #files: Promise<TreeListing> | undefined
  #directories: ReadonlySet<string> = new Set()

  constructor(request: ListingRequest) {
    this.#request = request
    const { repository } = request
    this.#git = repository === undefined ? undefined : new GitListing({ ...request, repository })
  }

  /** Starts git in advance, for a caller that needs it soon. */
  begin(inBatches: boolean): void {
    this.#git?.begin(inBatches)
  }

  /** Whether the listing saw that a directory is a real one and not another repository. */
  hasSeen(directory: string): boolean {
    return this.#directories.has(directory)
  }

  /** Whether a directory is a git directory, under any name. Those that are tracked files of the repository are fixtures, or bait. */
  isGitDirectory(directory: string): boolean {
    const { folder, disk } = this.#request
    const head = directory === ROOT_DIRECTORY ? 'HEAD' : `${directory}/HEAD`
    return isGitDirectoryOnDisk(disk, `${folder}/${directory}`) && this.#git?.tracks(head) !== true
  }

  /** Every file that exists. */
  files(): Promise<TreeListing> {
    this.#files ??= this.#list().then((listing) => this.#withoutGit(listing))
    return this.#files
  }

  /**
   * The same files as soon as they are known, for readers that skip missing ones: in a large repository first the tracked files,
   * some of which may be gone, while git still looks for others.
   */
  async *batches(): AsyncGenerator<TreeListing> {
    const tracked = this.#git === undefined || this.#git.isSmall || this.#files !== undefined ? undefined : await this.#git.tracked()
    if (tracked?.ok !== true || tracked.value.paths.length === 0) {
      yield await this.files()
      return
    }
    yield this.#withoutGit(this.#asListing(tracked.value))
    const answer = await this.#git?.untracked()
    if (answer?.ok) {
      const { untracked, warnings } = this.#withoutGitDirectories(answer.value)
      const { paths, refused, unreadable } = untracked
      yield this.#withoutGit({
        files: [...paths].sort(compareBytes),
        warnings: [...describeRefused(refused), ...describeUnreadable(unreadable), ...warnings],
        ...listUnreadable(unreadable),
      })
    } else {
      const { files, warnings } = await this.files()
      const known = new Set(tracked.value.paths)
      yield { files: files.filter((path) => !known.has(path)), warnings }
    }
  }

  /** Under an unusual name, git treats its own directory like any other. It may contain tokens. */
  #withoutGit(listing: TreeListing): TreeListing {
    const { gitWithin } = this.#request
    if (gitWithin === undefined) return listing
    return { ...listing, files: listing.files.filter((path) => !path.startsWith(`${gitWithin}/`)) }
  }

  /** Git also recognises the directory of another repository only by the name `.git`. */
  #withoutGitDirectories(untracked: Untracked): { readonly untracked: Untracked; readonly warnings: readonly string[] } {
    const { gitWithin } = this.#request
    const { paths, refused } = untracked
    const { directories, isWithin } = outermostOf(
      [...paths, ...refused],
      (directory) => directory !== gitWithin && this.isGitDirectory(directory),
    )
    if (directories.length === 0) return { untracked, warnings: [] }
    const isOutside = (name: string) => !isWithin(name)
    return {
      untracked: { ...untracked, paths: paths.filter(isOutside), refused: refused.filter(isOutside) },
      warnings: describeRepositories(directories),
    }
  }

  #asListing({ paths, refused }: AcceptedNames): TreeListing {
    const { folder, disk } = this.#request
    // A name that was decoded with losses cannot be found by it.
    const isThere = (name: string) => mayBeDamaged(name) || isFileOnDisk(disk, `${folder}/${name}`)
    return { files: paths, warnings: describeRefused(refused.filter(isThere)) }
  }

  async #list(): Promise<TreeListing> {
    const { folder, repository } = this.#request
    if (this.#git === undefined) return walk(this.#request)
    const present = await this.#git.present()
    if (!present.ok) return walk(this.#request, `Git could not be used (${firstLine(present.error.message)})`)
    const { tracked, directories } = present.value
    const { untracked, warnings } = this.#withoutGitDirectories(present.value.untracked)
    this.#directories = directories
    const files = mergeByBytes(tracked.paths, [...untracked.paths].sort(compareBytes), (path) => path)
    const mayBeIgnored = files.length === 0 && folder !== repository?.workTree
    if (mayBeIgnored) return walk(this.#request, 'Git ignores this folder')
    const refused = describeRefused([...tracked.refused, ...untracked.refused])
    const { unreadable } = untracked
    return { files, warnings: [...refused, ...describeUnreadable(unreadable), ...warnings], ...listUnreadable(unreadable) }
  }
}

async function walk({ folder, disk }: ListingRequest, reason?: string): Promise<TreeListing> {
  const walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT })
  const { paths, refused } = acceptNames(walked.files, true)
  const warnings = [...describeRefused(refused)]
  const why = reason ?? (walked.hasGitMarker ? "Git does not recognize the folder's '.git' as a repository" : undefined)
  if (why !== undefined && walked.files.length > 0) warnings.unshift(`${why}: .gitignore is not respected`)
  return {
    files: [...paths].sort(compareBytes),
    warnings: [
      ...warnings,
      ...describeUnreadable(walked.unreadable),
      ...describeRepositories(walked.repositories),
      ...describeExcluded(walked.excluded),
    ],
    ...listUnreadable(walked.unreadable),
  }
}

/** Git and the index write directories with a trailing slash. */
function listUnreadable(names: readonly string[]): Pick<TreeListing, 'unreadable'> {
  return names.length === 0 ? {} : { unreadable: names.map((name) => name.replace(/\/$/, '') || ROOT_DIRECTORY) }
}

function describeUnreadable(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`]
}

function describeRepositories(names: readonly string[]): readonly string[] {
  if (names.length === 0) return []
  return [`Left out ${names.length === 1 ? 'another git repository' : `${names.length} other git repositories`}: ${quoteSome(names)}`]
}

/** Directories of Sous itself and of other version control systems are not worth a warning. */
function describeExcluded(names: readonly string[]): readonly string[] {
  const shown = names.filter((name) => !/(?:^|\/)\.(?:hg|svn|sous)$/.test(name))
  return shown.length === 0 ? [] : [`Left out ${quoteSome(shown)}: without git, Sous skips generated and downloaded files`]
}

function quoteSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `'${briefText(name)}'`)
  return `${shown.join(', ')}${names.length > shown.length ? ', …' : ''}`
}

function firstLine(text: string): string {
  return briefText(text.split('\n', 1)[0] ?? '')
}

export function isGitDirectoryOnDisk(disk: Disk, directory: string): boolean {
  return isGitDirectory((name) => {
    const entry = disk.entry(`${directory}/${name}`)
    return entry.ok ? entry.value?.kind : undefined
  })
}

export interface Outermost {
  readonly directories: readonly string[]
  /** Whether one of the directories contains the file. */
  isWithin(file: string): boolean
}

/** The outermost directories of some files for which `isSuch` is true. */
export function outermostOf(files: readonly string[], isSuch: (directory: string) => boolean): Outermost {
  const looked = new Map<string, boolean>([['.', false]])
  const found: string[] = []
  const isWithin = (directory: string): boolean => {
    const known = looked.get(directory)
    if (known !== undefined) return known
    const isInner = isWithin(nodePath.posix.dirname(directory))
    const is = isInner || isSuch(directory)
    if (is && !isInner) found.push(directory)
    looked.set(directory, is)
    return is
  }
  for (const file of files) isWithin(nodePath.posix.dirname(file))
  return { directories: found, isWithin: (file) => isWithin(nodePath.posix.dirname(file)) }
}
