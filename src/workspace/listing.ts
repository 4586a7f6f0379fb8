import * as nodePath from 'node:path'
import { compareBytes } from '../model/byte-order.ts'
import { printable } from '../model/path.ts'
import type { Disk } from '../system/disk.ts'
import type { Git } from '../system/git.ts'
import type { TreeListing } from './base-tree.ts'
import { listByGit } from './git-listing.ts'
import { acceptNames, describeRefused } from './names.ts'

export interface ListingRequest {
  readonly folder: string
  readonly repository: { readonly gitDirectory: string; readonly workTree: string } | undefined
  readonly git: Git
  readonly disk: Disk
}

/**
 * Directories that hold what a tool made or fetched. Where git knows the folder, git decides instead; `vendor` is not
 * among them, because as many projects keep their own code there.
 */
export const EXCLUDED_WITHOUT_GIT: ReadonlySet<string> = new Set([
  ...['.git', '.hg', '.svn', '.sous'],
  ...['node_modules', 'bower_components', 'dist', 'build', 'out', 'coverage', 'target'],
  ...['.venv', 'venv', '__pycache__', '.tox', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['.next', '.nuxt', '.cache', '.gradle', '.terraform'],
])

/** Every file below a folder, as git sees it where there is a repository, else by walking. */
export async function listFolder(request: ListingRequest): Promise<TreeListing> {
  const { folder, repository, git, disk } = request
  if (repository === undefined) return walk(request)
  if (isWithin(folder, repository.gitDirectory)) return { files: [], warnings: ["The folder is git's own: nothing in it is listed"] }
  const listed = await listByGit({ folder, repository, git, disk })
  if (!listed.ok) return walk(request, `Git could not be used (${firstLine(listed.error.message)})`)
  const { files, refused } = listed.value
  const mayBeIgnored = files.length === 0 && folder !== repository.workTree
  return mayBeIgnored ? walk(request, 'Git ignores this folder') : { files, warnings: describeRefused(refused) }
}

async function walk({ folder, disk }: ListingRequest, reason?: string): Promise<TreeListing> {
  const walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT })
  const { paths, refused } = acceptNames(walked.files, true)
  const warnings = [...describeRefused(refused)]
  const why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : undefined)
  if (why !== undefined && walked.files.length > 0) warnings.unshift(`${why}: files are listed without regard to .gitignore`)
  if (walked.unreadable.length > 0) warnings.push(`Left out ${walked.unreadable.length} unreadable: ${quoteSome(walked.unreadable)}`)
  return { files: [...paths].sort(compareBytes), warnings }
}

function isWithin(folder: string, directory: string): boolean {
  return folder === directory || folder.startsWith(directory + nodePath.sep)
}

function quoteSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `'${printable(name)}'`)
  return `${shown.join(', ')}${names.length > shown.length ? ', …' : ''}`
}

function firstLine(text: string): string {
  return printable(text.split('\n', 1)[0] ?? '')
}
