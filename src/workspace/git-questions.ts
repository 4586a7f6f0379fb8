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
  /** Directories that could not be looked into. */
  readonly unreadable: readonly string[]
}

const TRACKED = ['--stage']
const DELETED = ['--stage', '--deleted']
const UNTRACKED = ['--others', '--exclude-standard']

/** Asks git about a folder, each question only once. None makes git read contents, so no filter can run. */
export class GitQuestions {
  readonly #request: GitListingRequest
  readonly #prefix: string
  readonly #answers = new Map<string, Promise<Result<GitRecords, GitFault>>>()

  constructor(request: GitListingRequest) {
    this.#request = request
    this.#prefix = prefixOf(request)
  }

  /** What is in the index, sorted by bytes; some of it may not be on disk any more. */
  async tracked(): Promise<Result<AcceptedNames, GitFault>> {
    const answer = await this.#ask(TRACKED)
    return answer.ok ? success(acceptNames(answer.value.tracked, answer.value.isDamaged)) : answer
  }

  /** What of the index is not on disk. Does not tell where a directory or a link has taken the place of a file. */
  async deleted(): Promise<Result<readonly string[], GitFault>> {
    const answer = await this.#ask(DELETED)
    return answer.ok ? success(answer.value.deleted) : answer
  }

  /** What git would add, in the whole folder or of some names in it. */
  async untracked(names: readonly string[] = []): Promise<Result<Untracked, GitFault>> {
    const answer = await this.#ask(UNTRACKED, names)
    if (!answer.ok) return answer
    const { files, rest } = sortOut(answer.value.untracked, this.#request)
    const { isDamaged, unreadable } = answer.value
    return success({ ...acceptNames(files, isDamaged), rest, unreadable })
  }

  #ask(question: readonly string[], names: readonly string[] = []): Promise<Result<GitRecords, GitFault>> {
    const key = [...question, ...names].join('\0')
    const answer = this.#answers.get(key) ?? this.#run(question, names)
    this.#answers.set(key, answer)
    return answer
  }

  async #run(flags: readonly string[], names: readonly string[]): Promise<Result<GitRecords, GitFault>> {
    const { repository, git, disk, folder } = this.#request
    // With the slash git looks at that directory only; without it, at everything that begins alike.
    const above = this.#prefix === '' ? [] : [`${this.#prefix}/`]
    const scope = names.length === 0 ? above : names.map((name) => `${above.join('')}${name}`)
    let complaints = ''
    const onComplaint = (text: string) => {
      complaints = text
    }
    const output = await git.run({ ...repository, args: ['ls-files', '-z', '-t', ...flags, '--', ...scope], onComplaint })
    if (!output.ok) return output
    return success({
      ...readGitRecords(output.value, { prefix: this.#prefix, isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`) }),
      isDamaged: !isUtf8(output.value),
      unreadable: [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = '']) => name),
    })
  }
}

/** Where the folder lies below the top of the work tree. */
export function prefixOf({ repository, folder }: GitListingRequest): string {
  return nodePath.relative(repository.workTree, folder).replaceAll(nodePath.sep, '/')
}

/** The tracked files that are still there: not deleted, and with no directory or link in their or a parent's place. */
export function withoutGone({ paths, refused }: AcceptedNames, deleted: readonly string[], untracked: Untracked): AcceptedNames {
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

export function isFileOnDisk(disk: Disk, path: string): boolean {
  const entry = disk.entry(path)
  return entry.ok && entry.value?.kind === 'file'
}
