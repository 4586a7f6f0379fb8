import { asBuffer } from '../base/bytes.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { gitFailed } from '../git/clean-repository.ts'
import { aboveOf, decodeOutput, type FolderInRepository, type Git, type RepositoryPlace } from '../git/git.ts'
import { OWN } from '../git/index.ts'
import { differences, readGitState } from '../git/state.ts'
import type { Disk } from '../system/disk/disk.ts'
import { EXCLUDED_WITHOUT_GIT } from './listing/list-files.ts'
import type { Footprint, TreeListing } from './workspace.ts'

export interface FootprintRequest {
  readonly folder: string
  readonly repository: RepositoryPlace | undefined
  readonly git: Git
  readonly disk: Disk
  /** The files that git sees, to decide which are in another repository. */
  readonly list: () => Promise<TreeListing>
}

const DOT_GIT = '.git'

/**
 * Finds more than a listing does: a command can also create links, pipes, repositories, and files whose names are not valid paths.
 * So it walks the folder itself, and asks git only what to leave out.
 */
export async function takeFootprint(request: FootprintRequest): Promise<Footprint> {
  const { folder, repository, disk, list } = request
  const asked = repository && readIgnored({ ...request, repository })
  // In the meantime.
  const git = readGitState(disk, folder, repository)
  const ignored = await asked
  const walk = new Walk(request, ignored)
  walk.go()
  if (walk.hasRepositories) for (const path of (await list()).files) walk.noteFile(path)
  // Git does not list ignored pipes.
  const dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({ ...request, repository }, walk.specials) : []
  for (const name of dropped) walk.marks.delete(name)
  return { files: walk.marks, git }
}

/** What was written, created or removed between two footprints, by name, and the parts of git's state that changed. */
export function compareFootprints(
  before: Footprint,
  after: Footprint,
): { readonly files: readonly string[]; readonly git: readonly string[] } {
  return { files: differences(before.files, after.files), git: differences(before.git, after.git) }
}

class Walk {
  readonly #request: FootprintRequest
  /** `undefined` if git does not know. */
  readonly #ignored: ReadonlySet<string> | undefined
  readonly marks = new Map<string, string>()
  /** Neither files nor links. */
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

  /** Records the entries of a directory, and returns its directories that have to be searched. */
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
    // A name that is not UTF-8 was decoded with losses, so it cannot be found again.
    const found = entry.ok ? entry.value : undefined
    if (found?.kind === 'other') this.specials.push(name)
    // Only that they exist: using a pipe or git's directory changes its times.
    const isKindOnly = found === undefined || found.kind === 'other' || found.kind === 'directory'
    this.marks.set(name, isKindOnly ? (found?.kind ?? 'unreachable') : `${found.kind} ${found.mode} ${found.fingerprint}`)
  }
}

type GitFolder = FolderInRepository & { readonly git: Git }

/** A directory that contains only ignored files is listed too, before its content. */
const IGNORED = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']

/**
 * What git ignores in a folder: files and links by name, directories with a trailing slash. `undefined` if git cannot be used, or
 * ignores the whole folder.
 */
export async function readIgnored(request: GitFolder): Promise<ReadonlySet<string> | undefined> {
  const above = aboveOf(request)
  const output = await request.git.run({ ...request.repository, args: [...IGNORED, '--', ...(above === '' ? [] : [above])] })
  if (!output.ok) return undefined
  const records = asBuffer(output.value).toString('utf8').split('\0').slice(0, -1)
  if (above !== '' && records[0] === above && records.length === 1) return undefined
  const isHolding = (record: string, next: string | undefined) => record.endsWith('/') && next?.startsWith(record) === true
  return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)))
}

/** Which of some names git ignores, whatever their kind. */
export async function ignoredAmong(request: GitFolder, names: readonly string[]): Promise<readonly string[]> {
  const above = aboveOf(request)
  const ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`))
  return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : []
}

/** Which of some paths in a sandbox are not part of a change. */
export type Ignored = (paths: readonly string[]) => Promise<Result<ReadonlySet<string>, ToolError>>

/**
 * `check-ignore` does not support literal pathspecs. But it does not match patterns either, so `./` before each path is enough to
 * make a leading colon harmless.
 */
const CHECK_IGNORE = ['--no-literal-pathspecs', 'check-ignore', '--no-index', '-z', '--stdin']

/** As git decides with the `.gitignore` files that exist. The index does not matter: all these paths are new. */
export function ignoredByGit(git: Git, repository: RepositoryPlace): Ignored {
  return async (paths) => {
    if (paths.length === 0) return success(new Set())
    const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''))
    const asked = await git.run({ ...repository, args: CHECK_IGNORE, input })
    if (!asked.ok && asked.error.exitCode !== 1) return failure(gitFailed('say which files are ignored', asked.error))
    const ignored = asked.ok ? decodeOutput(asked.value).split('\0') : []
    return success(new Set(ignored.map((path) => path.slice('./'.length))))
  }
}

/** Outside git: files in a directory that a listing leaves out. */
export const ignoredByName: Ignored = async (paths) =>
  success(new Set(paths.filter((path) => path.split('/').some((segment) => EXCLUDED_WITHOUT_GIT.has(segment)))))
