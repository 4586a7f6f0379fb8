import { isUtf8 } from 'node:buffer'
import * as nodePath from 'node:path'
import { type Result, success } from '../model/result.ts'
import type { Disk, NamedEntry } from '../system/disk.ts'
import type { Git, GitFault, RepositoryPlace } from '../system/git.ts'
import { type AcceptedNames, acceptNames } from './accept-names.ts'
import type { TrackedNames } from './git-index.ts'
import { type GitRecords, readGitRecords } from './git-records.ts'

export interface GitListingRequest {
  readonly folder: string
  readonly repository: RepositoryPlace
  readonly git: Git
  readonly disk: Disk
}

export interface Untracked extends AcceptedNames {
  /** Directories that could not be looked into. */
  readonly unreadable: readonly string[]
}

/** What git is asked about: all of the work tree, of the folder, or only these names in the folder. */
export type Scope = 'work tree' | 'folder' | readonly string[]

const TRACKED = ['--stage']
const UNTRACKED = ['--others', '--exclude-standard']

/** Asks git about a folder, each question only once. None makes git read contents, so no filter can run. */
export class GitQuestions {
  readonly #request: GitListingRequest
  readonly #above: string
  readonly #answers = new Map<string, Promise<Result<GitRecords, GitFault>>>()

  constructor(request: GitListingRequest) {
    this.#request = request
    this.#above = aboveOf(request)
  }

  async tracked(): Promise<Result<TrackedNames, GitFault>> {
    const answer = await this.#ask(TRACKED, 'folder')
    if (!answer.ok) return answer
    const { tracked, isDamaged, links, modules } = answer.value
    // Nobody looked at the rest of the index.
    return success({ ...acceptNames(tracked, isDamaged), links, modules, isSparse: true })
  }

  /** What git would add. */
  async untracked(scope: Scope): Promise<Result<Untracked, GitFault>> {
    const answer = await this.#ask(UNTRACKED, scope)
    if (!answer.ok) return answer
    const { untracked, isDamaged, unreadable } = answer.value
    return success({ ...acceptNames(filesAmong(untracked, this.#request), isDamaged), unreadable })
  }

  #ask(question: readonly string[], scope: Scope): Promise<Result<GitRecords, GitFault>> {
    const pathspecs = this.#pathspecsFor(scope)
    const key = [...question, ...pathspecs].join('\0')
    const answer = this.#answers.get(key) ?? this.#run(question, pathspecs)
    this.#answers.set(key, answer)
    return answer
  }

  #pathspecsFor(scope: Scope): readonly string[] {
    if (typeof scope === 'object') return scope.map((name) => `${this.#above}${name}`)
    return scope === 'work tree' || this.#above === '' ? [] : [this.#above]
  }

  async #run(flags: readonly string[], pathspecs: readonly string[]): Promise<Result<GitRecords, GitFault>> {
    const { repository, git, disk, folder } = this.#request
    let complaints = ''
    const onComplaint = (text: string) => {
      complaints = text
    }
    const output = await git.run({ ...repository, args: ['ls-files', '-z', '-t', ...flags, '--', ...pathspecs], onComplaint })
    if (!output.ok) return output
    return success({
      ...readGitRecords(output.value, { above: this.#above, isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`) }),
      isDamaged: !isUtf8(output.value),
      unreadable: unreadableIn(complaints).flatMap((name) => (name.startsWith(this.#above) ? [name.slice(this.#above.length)] : [])),
    })
  }
}

function unreadableIn(complaints: string): readonly string[] {
  return [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = '']) => name)
}

/** Where the folder lies below the top of the work tree. */
export function prefixOf({ repository, folder }: GitListingRequest): string {
  return nodePath.relative(repository.workTree, folder).replaceAll(nodePath.sep, '/')
}

/** The same and a slash, with which git looks at that directory only; nothing at the top. */
export function aboveOf(request: GitListingRequest): string {
  const prefix = prefixOf(request)
  return prefix === '' ? '' : `${prefix}/`
}

/** Git lists untracked links like files, and another repository as a directory. */
function filesAmong(names: readonly string[], { folder, disk }: GitListingRequest): readonly string[] {
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
  return names.filter((name) => !name.endsWith('/') && kindOf(name) === 'file')
}

export function isFileOnDisk(disk: Disk, path: string): boolean {
  const entry = disk.entry(path)
  return entry.ok && entry.value?.kind === 'file'
}
