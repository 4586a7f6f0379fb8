import { isUtf8 } from 'node:buffer'
import * as nodePath from 'node:path'
import { compareBytes } from '../model/byte-order.ts'
import { ancestorsOf, type RepoPath } from '../model/path.ts'
import { type Result, success } from '../model/result.ts'
import type { Disk, NamedEntry } from '../system/disk.ts'
import type { Git, GitFault } from '../system/git.ts'
import { type AcceptedNames, acceptNames } from './names.ts'

export interface GitListingRequest {
  readonly folder: string
  readonly repository: { readonly gitDirectory: string; readonly workTree: string }
  readonly git: Git
  readonly disk: Disk
}

export interface GitListing {
  readonly files: readonly RepoPath[]
  readonly refused: readonly string[]
}

/**
 * Tracked files that are there, and untracked ones that are not ignored. Three calls at once, because looking for deleted
 * and for untracked files takes git about the same time. None of them reads contents, so no filter can run.
 */
export async function listByGit(request: GitListingRequest): Promise<Result<GitListing, GitFault>> {
  const { folder, repository, git } = request
  const prefix = nodePath.relative(repository.workTree, folder).replaceAll(nodePath.sep, '/')
  // With the slash git looks at that directory only; without it, at everything that begins alike.
  const scope = prefix === '' ? [] : ['--', `${prefix}/`]
  const list = (...flags: readonly string[]) => git.run({ ...repository, args: ['ls-files', '-z', ...flags, ...scope] })
  const [index, deleted, untracked] = await Promise.all([
    list('--stage', '-t').then((output) => (output.ok ? success(readTracked(output.value, prefix, request)) : output)),
    list('--deleted'),
    list('--others', '--exclude-standard'),
  ])
  if (!index.ok) return index
  if (!deleted.ok) return deleted
  if (!untracked.ok) return untracked
  const others = sortOut(readNames(untracked.value, prefix), request)
  const fresh = acceptNames(others.files, !isUtf8(untracked.value))
  const kept = withoutGone(index.value, {
    names: new Set([...readNames(deleted.value, prefix), ...fresh.paths.flatMap(ancestorsOf)]),
    directories: new Set(others.rest),
  })
  return success({
    files: mergeSorted(kept.paths, [...fresh.paths].sort(compareBytes)),
    refused: [...kept.refused, ...fresh.refused],
  })
}

const TAG_SKIP_WORKTREE = 'S'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** Reads `H 100644 <hash> 0<TAB>path<NUL>`. Links are 120000, other repositories 160000: only 100… is a file. */
function readTracked(output: Uint8Array, prefix: string, { folder, disk }: GitListingRequest): AcceptedNames {
  const text = decode(output)
  const nameOffset = text.indexOf('\t') + 1
  const strip = prefix === '' ? nameOffset : nameOffset + prefix.length + 1
  const names: string[] = []
  let previous = ''
  for (let at = 0, end = text.indexOf('\0'); end >= 0; at = end + 1, end = text.indexOf('\0', at)) {
    const isFile = text.charCodeAt(at + 3) === ZERO
    if (!isFile) continue
    const name = text.slice(at + strip, end)
    // A file in conflict is in the index up to three times; one outside a sparse checkout is not on disk.
    if (name === previous) continue
    previous = name
    if (text.charCodeAt(at) === TAG_SKIP_WORKTREE && !isFileOnDisk(disk, `${folder}/${name}`)) continue
    if (!isOwn(name)) names.push(name)
  }
  return acceptNames(names, !isUtf8(output))
}

interface Gone {
  /** Deleted, or now a directory. */
  readonly names: ReadonlySet<string>
  /** Now a link, whatever lies behind it. */
  readonly directories: ReadonlySet<string>
}

function withoutGone({ paths, refused }: AcceptedNames, { names, directories }: Gone): AcceptedNames {
  if (names.size === 0 && directories.size === 0) return { paths, refused }
  const isThere = (path: RepoPath) =>
    !names.has(path) && (directories.size === 0 || !ancestorsOf(path).some((ancestor) => directories.has(ancestor)))
  return { paths: paths.filter(isThere), refused: refused.filter((name) => !names.has(name)) }
}

function readNames(output: Uint8Array, prefix: string): readonly string[] {
  const names = decode(output).split('\0')
  names.pop()
  return prefix === '' ? names : names.map((name) => name.slice(prefix.length + 1))
}

/** Git lists untracked links like files, and another repository as a directory. */
function sortOut(names: readonly string[], { folder, disk }: GitListingRequest) {
  const kinds = new Map<string, ReadonlyMap<string, NamedEntry['kind']>>()
  const kindOf = (name: string) => {
    const directory = nodePath.posix.dirname(name)
    let entries = kinds.get(directory)
    if (entries === undefined) {
      const read = disk.readDirectory(nodePath.join(folder, directory))
      entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : [])
      kinds.set(directory, entries)
    }
    // A name that is not UTF-8 is found under its damaged form, and refused by it later.
    return entries.get(nodePath.posix.basename(name))
  }
  const files: string[] = []
  const rest: string[] = []
  for (const name of names) {
    if (isOwn(name)) continue
    if (!name.endsWith('/') && kindOf(name) === 'file') files.push(name)
    else rest.push(name)
  }
  return { files, rest }
}

function isOwn(name: string): boolean {
  return name.startsWith('.sous/')
}

function isFileOnDisk(disk: Disk, path: string): boolean {
  const entry = disk.entry(path)
  return entry.ok && entry.value?.kind === 'file'
}

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

function mergeSorted(first: readonly RepoPath[], second: readonly RepoPath[]): readonly RepoPath[] {
  if (second.length === 0) return first
  const merged: RepoPath[] = []
  let next = 0
  for (const path of first) {
    for (let other = second[next]; other !== undefined && compareBytes(other, path) < 0; other = second[++next]) merged.push(other)
    merged.push(path)
  }
  return [...merged, ...second.slice(next)]
}
