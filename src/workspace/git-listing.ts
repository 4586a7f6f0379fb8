import { isUtf8 } from 'node:buffer'
import * as nodePath from 'node:path'
import { ancestorsOf, type RepoPath } from '../model/path.ts'
import { type Result, success } from '../model/result.ts'
import type { Disk, NamedEntry } from '../system/disk.ts'
import type { Git, GitFault, RepositoryPlace } from '../system/git.ts'
import { type AcceptedNames, acceptNames } from './accept-names.ts'
import { type GitRecords, readGitRecords } from './git-records.ts'

export interface GitListingRequest {
  readonly folder: string
  readonly repository: RepositoryPlace
  readonly git: Git
  readonly disk: Disk
}

export interface Untracked extends AcceptedNames {
  /** Untracked things that are no files: links, and other repositories. */
  readonly rest: readonly string[]
  /** Directories that git could not look into; the tracked files in them count as deleted. */
  readonly unreadable: readonly string[]
}

const TRACKED = ['--stage']
const DELETED = ['--stage', '--deleted']
const UNTRACKED = ['--others', '--exclude-standard']
const EVERYTHING = ['--cached', ...DELETED, ...UNTRACKED]

/** Up to about 4,000 files. One question is then answered sooner than three at once, each by a process of its own. */
const SMALL_INDEX_BYTES = 512 * 1024

/**
 * What git knows of a folder. Each question is asked when its answer is first wanted, and only once. None makes git read
 * contents, so no filter can run.
 */
export class GitListing {
  readonly #request: GitListingRequest
  readonly #prefix: string
  readonly #answers = new Map<readonly string[], Promise<Result<GitRecords, GitFault>>>()
  /** Whether everything comes at once anyway. */
  readonly isSmall: boolean

  constructor(request: GitListingRequest) {
    this.#request = request
    this.#prefix = nodePath.relative(request.repository.workTree, request.folder).replaceAll(nodePath.sep, '/')
    const index = request.disk.entry(nodePath.join(request.repository.gitDirectory, 'index'))
    this.isSmall = index.ok && (index.value?.size ?? 0) <= SMALL_INDEX_BYTES
  }

  /** What is in the index, sorted by bytes; some of it may not be on disk any more. */
  async tracked(): Promise<Result<AcceptedNames, GitFault>> {
    const answer = await this.#ask(TRACKED)
    return answer.ok ? success(acceptNames(answer.value.tracked, answer.value.isDamaged)) : answer
  }

  async deleted(): Promise<Result<readonly string[], GitFault>> {
    const answer = await this.#ask(DELETED)
    return answer.ok ? success(answer.value.deleted) : answer
  }

  async untracked(): Promise<Result<Untracked, GitFault>> {
    const answer = await this.#ask(UNTRACKED)
    if (!answer.ok) return answer
    const { files, rest } = sortOut(answer.value.untracked, this.#request)
    const { isDamaged, unreadable } = answer.value
    return success({ ...acceptNames(files, isDamaged), rest, unreadable })
  }

  #ask(question: readonly string[]): Promise<Result<GitRecords, GitFault>> {
    const flags = this.isSmall ? EVERYTHING : question
    const known = this.#answers.get(flags)
    if (known !== undefined) return known
    const answer = this.#run(flags)
    this.#answers.set(flags, answer)
    return answer
  }

  async #run(flags: readonly string[]): Promise<Result<GitRecords, GitFault>> {
    const { repository, git, disk, folder } = this.#request
    // With the slash git looks at that directory only; without it, at everything that begins alike.
    const scope = this.#prefix === '' ? [] : ['--', `${this.#prefix}/`]
    let complaints = ''
    const onComplaint = (text: string) => {
      complaints = text
    }
    const output = await git.run({ ...repository, args: ['ls-files', '-z', '-t', ...flags, ...scope], onComplaint })
    if (!output.ok) return output
    return success({
      ...readGitRecords(output.value, { prefix: this.#prefix, isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`) }),
      isDamaged: !isUtf8(output.value),
      unreadable: [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = '']) => name),
    })
  }
}

interface Gone {
  readonly deleted: readonly string[]
  readonly untracked: Untracked
}

/** The tracked files that are still there: not deleted, and with no directory or link in their or a parent's place. */
export function withoutGone({ paths, refused }: AcceptedNames, { deleted, untracked }: Gone): AcceptedNames {
  const names = new Set([...deleted, ...untracked.paths.flatMap(ancestorsOf)])
  const directories = new Set(untracked.rest)
  if (names.size === 0 && directories.size === 0) return { paths, refused }
  const isThere = (path: RepoPath) =>
    !names.has(path) && (directories.size === 0 || !ancestorsOf(path).some((ancestor) => directories.has(ancestor)))
  return { paths: paths.filter(isThere), refused: refused.filter((name) => !names.has(name)) }
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
    if (!name.endsWith('/') && kindOf(name) === 'file') files.push(name)
    else rest.push(name)
  }
  return { files, rest }
}

function isFileOnDisk(disk: Disk, path: string): boolean {
  const entry = disk.entry(path)
  return entry.ok && entry.value?.kind === 'file'
}
