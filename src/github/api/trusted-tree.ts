import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, briefText, parentOf, parseRepoPath, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { decodeOutput } from '../../git/git.ts'
import { DISK_ERRORS } from '../../system/disk/disk.ts'
import type { BaseTree, DirectoryEntry, FileContent, TreeEntry } from '../../workspace/workspace.ts'
import { REMOTE_GIT_ERRORS, type RemoteRepository } from '../remote/remote-git.ts'
import { ObjectId } from './api-answers.ts'
import { type CheckoutObjects, type GitDirectories, type GitEntry, gitHubObjects, type TreeSource } from './git-tree.ts'
import type { GitHub } from './github-client.ts'

/** Enough for CODEOWNERS, the largest file that is read this way. */
const MAX_READ_BYTES = 4 * 1024 * 1024

/** How many files one request prefetches, and their maximum size: GitHub truncates longer texts. */
const MAX_TOGETHER = 40
const MAX_BYTES_TOGETHER = 64 * 1024

export interface TrustedTreeOptions {
  /** Files that are likely to be read together: the first read prefetches the others. */
  readonly isLikelyRead?: (path: string) => boolean
}

interface Listed {
  readonly directories: GitDirectories
  /** Whether there are no other directories. */
  readonly isWhole: boolean
}

/**
 * The files of one commit, read as data: recipes and configuration come from here and never from the checkout. From GitHub, one
 * request lists everything and one more prefetches the files that are likely to be read, or reads one other file.
 */
export class TrustedTree implements Pick<BaseTree, 'entry' | 'read' | 'directory' | 'folder'> {
  readonly folder = undefined
  /** Full name of the commit. */
  readonly commit: string
  readonly #source: TreeSource
  readonly #directories: Map<string, ReadonlyMap<string, GitEntry>>
  /** If GitHub could not list everything at once, directories are listed on demand. */
  readonly #isWhole: boolean
  readonly #blobs = new Map<string, Uint8Array>()
  /** Blob ids of the files that are read together. */
  readonly #together: readonly string[]
  #gathering: Promise<Result<void, Refusal>> | undefined
  #refusal: Refusal | undefined

  private constructor(source: TreeSource, commit: string, { directories, isWhole }: Listed, { isLikelyRead }: TrustedTreeOptions) {
    this.commit = commit
    this.#source = source
    this.#directories = new Map(directories)
    this.#isWhole = isWhole
    this.#together = isLikelyRead === undefined ? [] : this.#smallFiles(isLikelyRead).slice(0, MAX_TOGETHER)
  }

  static open(github: GitHub, commit: string, options: TrustedTreeOptions = {}): Promise<Result<TrustedTree, Refusal>> {
    return TrustedTree.openFrom(gitHubObjects(github), commit, options)
  }

  static async openFrom(source: TreeSource, commit: string, options: TrustedTreeOptions = {}): Promise<Result<TrustedTree, Refusal>> {
    const all = await source.below(commit)
    if (!all.ok) return all
    if (all.value !== undefined) return success(new TrustedTree(source, commit, { directories: all.value, isWhole: true }, options))
    const top = await source.tree(commit)
    if (!top.ok) return top
    return success(new TrustedTree(source, commit, { directories: new Map([['', top.value]]), isWhole: false }, options))
  }

  /** GitHub's refusal behind the last error of this tree. */
  get refusal(): Refusal | undefined {
    return this.#refusal
  }

  async entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>> {
    const found = await this.#find(path)
    if (!found.ok) return found
    return success(found.value === undefined ? { kind: 'missing', size: 0 } : { kind: found.value.kind, size: found.value.size })
  }

  async read(path: RepoPath, limit = MAX_READ_BYTES): Promise<Result<FileContent, ToolError>> {
    const found = await this.#find(path)
    if (!found.ok) return found
    if (found.value === undefined) return failure(DISK_ERRORS.fileNotFound(path))
    const { kind, size, id, mode } = found.value
    if (kind === 'symlink') return failure(DISK_ERRORS.symlinkDenied(path))
    if (kind !== 'file') return failure(DISK_ERRORS.notAFile(path))
    if (size > MAX_READ_BYTES) return failure(TRUSTED_TREE_ERRORS.tooLarge(path, size))
    const bytes = await this.#blob(id)
    return bytes.ok ? success({ bytes: bytes.value.subarray(0, limit), mode }) : bytes
  }

  async directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>> {
    const names = await this.#list(path)
    if (!names.ok) return names
    if (names.value === undefined) return failure(DISK_ERRORS.notADirectory(path))
    return success([...names.value].map(([name, { kind }]) => ({ name, kind })))
  }

  /** The entries of a directory by name; empty if it does not exist. */
  async entries(path: RepoDirectory): Promise<Result<ReadonlyMap<string, GitEntry>, ToolError>> {
    const names = await this.#list(path)
    return names.ok ? success(names.value ?? new Map()) : names
  }

  /** The blob id of a file; `undefined` if it does not exist. */
  async objectId(path: RepoPath): Promise<Result<string | undefined, ToolError>> {
    const found = await this.#find(path)
    return found.ok ? success(found.value?.kind === 'file' ? found.value.id : undefined) : found
  }

  /** Every file by path; `undefined` if GitHub could not list them at once. */
  all(): ReadonlyMap<string, GitEntry> | undefined {
    if (!this.#isWhole) return undefined
    const entries = [...this.#directories].flatMap(([directory, names]) =>
      [...names].map(([name, entry]) => [directory === '' ? name : `${directory}/${name}`, entry] as const),
    )
    return new Map(entries)
  }

  async #find(path: RepoPath): Promise<Result<GitEntry | undefined, ToolError>> {
    for (const above of ancestorsOf(path)) {
      const entry = await this.#own(above)
      if (!entry.ok) return entry
      if (entry.value?.kind === 'symlink') return failure(DISK_ERRORS.symlinkDenied(above))
    }
    return this.#own(path)
  }

  async #own(path: RepoPath): Promise<Result<GitEntry | undefined, ToolError>> {
    const names = await this.#list(parentOf(path))
    return names.ok ? success(names.value?.get(path.slice(path.lastIndexOf('/') + 1))) : names
  }

  async #list(path: RepoDirectory): Promise<Result<ReadonlyMap<string, GitEntry> | undefined, ToolError>> {
    const known = this.#directories.get(path === ROOT_DIRECTORY ? '' : path)
    if (known !== undefined || this.#isWhole || path === ROOT_DIRECTORY) return success(known)
    const entry = await this.#own(path)
    if (!entry.ok) return entry
    if (entry.value?.kind !== 'directory') return success(undefined)
    const listed = await this.#source.tree(entry.value.id)
    if (!listed.ok) return this.#failed(listed.error)
    this.#directories.set(path, listed.value)
    return listed
  }

  async #blob(id: string): Promise<Result<Uint8Array, ToolError>> {
    if (this.#together.length > 1 && this.#together.includes(id)) {
      this.#gathering ??= this.#gather()
      const gathered = await this.#gathering
      if (!gathered.ok) return this.#failed(gathered.error)
    }
    const known = this.#blobs.get(id)
    if (known !== undefined) return success(known)
    const read = await this.#source.blob(id)
    if (!read.ok) return this.#failed(read.error)
    this.#blobs.set(id, read.value)
    return read
  }

  #smallFiles(isWanted: (path: string) => boolean): readonly string[] {
    const isSmall = ({ kind, size }: GitEntry) => kind === 'file' && size <= MAX_BYTES_TOGETHER
    const wanted = [...(this.all() ?? [])].filter(([path, entry]) => isSmall(entry) && isWanted(path))
    return [...new Set(wanted.map(([, { id }]) => id))]
  }

  async #gather(): Promise<Result<void, Refusal>> {
    const read = await this.#source.blobs(this.#together)
    if (!read.ok) return read
    for (const [id, bytes] of read.value) this.#blobs.set(id, bytes)
    return success(undefined)
  }

  #failed(refusal: Refusal): { readonly ok: false; readonly error: ToolError } {
    this.#refusal = refusal
    return failure(toolError('network_failed', refusal.message, refusal.suggestion))
  }
}

export interface TrustedCommitFacts {
  /** `GITHUB_EVENT_NAME`. */
  readonly event: string
  /** `GITHUB_SHA`. */
  readonly sha: string
  /** `GITHUB_RUN_ATTEMPT`. */
  readonly attempt: number
  /** Reads the tip of the default branch. */
  readTip(): Promise<Result<string, Refusal>>
}

/** For these, `GITHUB_SHA` is the tip of the default branch. A re-run has the old one, and with it old rules. */
const ON_DEFAULT_BRANCH: readonly string[] = ['issue_comment', 'schedule']

/** The commit with the recipes and configuration that count: the tip of the default branch, for every event. */
export async function findTrustedCommit({ event, sha, attempt, readTip }: TrustedCommitFacts): Promise<Result<string, Refusal>> {
  const isTip = attempt === 1 && ON_DEFAULT_BRANCH.includes(event) && z.safeParse(ObjectId, sha).success
  return isTip ? success(sha) : readTip()
}

/** A small text of the trusted commit; `undefined` if there is no such file. */
export async function readTrustedText(tree: TrustedTree, path: string): Promise<Result<string | undefined, Refusal>> {
  const file = parseRepoPath(path)
  if (!file.ok) return failure(unreadable(tree, path, file.error))
  const entry = await tree.entry(file.value)
  if (!entry.ok) return failure(unreadable(tree, path, entry.error))
  if (entry.value.kind === 'missing') return success(undefined)
  const content = await tree.read(file.value)
  if (!content.ok) return failure(unreadable(tree, path, content.error))
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(content.value.bytes))
  } catch {
    return failure(TRUSTED_TREE_ERRORS.notUtf8(path))
  }
}

export interface WorkflowFacts {
  /** `GITHUB_WORKFLOW_REF`. */
  readonly ref: string
  /** `GITHUB_WORKFLOW_SHA`. */
  readonly sha: string
}

export interface WorkflowFile {
  readonly path: RepoPath | undefined
  /** The commit that it ran at. */
  readonly sha: string
}

/**
 * Whether a workflow ran exactly as the default branch has it. Reviews run the pull request's workflow, so only then can one apply
 * something, and only then does an earlier run vouch for its plan.
 */
export async function checkWorkflowRef(
  remote: RemoteRepository,
  tree: TrustedTree,
  { path, sha }: WorkflowFile,
): Promise<Refusal | undefined> {
  const refused = (why: string) => TRUSTED_TREE_ERRORS.untrustedWorkflow(why)
  if (path === undefined || !z.safeParse(ObjectId, sha).success) return refused('is unknown')
  const trusted = await tree.objectId(path)
  if (!trusted.ok) return tree.refusal ?? refused('cannot be read on the default branch')
  if (trusted.value === undefined) return refused('is not on the default branch')
  if (sha === tree.commit) return undefined
  const fetched = await remote.fetchCommit(sha, { contents: false })
  if (!fetched.ok) return fetched.error
  const running = await remote.run(['ls-tree', '-z', '--full-tree', sha, '--', path])
  if (!running.ok) return REMOTE_GIT_ERRORS.localRefusal('read the workflow', running.error)
  const [, id] = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(decodeOutput(running.value)) ?? []
  return id === trusted.value ? undefined : refused('differs from the one on the default branch')
}

/** The file in `owner/name/.github/workflows/sous.yml@refs/…`, or in `.github/workflows/sous.yml` as the API names it. */
export function workflowPath(ref: string): RepoPath | undefined {
  const [, text] = /^(?:[^/]+\/[^/]+\/)?(\.github\/workflows\/[^@]+\.ya?ml)(?:@|$)/.exec(ref) ?? []
  const path = text === undefined ? undefined : parseRepoPath(text)
  return path?.ok ? path.value : undefined
}

function unreadable(tree: TrustedTree, path: string, { message, suggestion }: ToolError): Refusal {
  return tree.refusal ?? TRUSTED_TREE_ERRORS.unreadable(path, message, suggestion)
}

const Commit = z.object({ parents: z.array(z.object({ sha: ObjectId })) })

export interface BaseCommitFacts {
  readonly github: GitHub
  /** Of the checked-out repository, if there is one. */
  readonly checkout: CheckoutObjects | undefined
  /** `GITHUB_SHA`. */
  readonly sha: string
  /** `pull_request.base.sha` of the event. */
  readonly eventBase: string
}

/**
 * The base commit to check a pull request against: the first parent of the merge commit of this run.
 * `pull_request.base.sha` is the base branch at the last push to the pull request, so an old pull request would be checked by old
 * rules, and rules merged since would look like its own changes. Also, the runner sets `GITHUB_SHA`, while any step can rewrite the
 * event file. The event decides only if the run has no merge commit: after a pull request was squashed, or outside of GitHub.
 */
export async function findBaseCommit({ github, checkout, sha, eventBase }: BaseCommitFacts): Promise<Result<string, Refusal>> {
  if (!z.safeParse(ObjectId, sha).success) return failure(TRUSTED_TREE_ERRORS.notACommit(sha))
  const here = await checkout?.parents(sha)
  const parents = here === undefined ? await readParents(github, sha) : success(here)
  if (!parents.ok) return failure(TRUSTED_TREE_ERRORS.unavailable(sha, parents.error))
  const [base] = parents.value
  return success(base !== undefined && parents.value.length === 2 ? base : eventBase)
}

async function readParents(github: GitHub, sha: string): Promise<Result<readonly string[], Refusal>> {
  const commit = await github.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: sha }, Commit)
  return commit.ok ? success(commit.value.parents.map((parent) => parent.sha)) : commit
}

export const TRUSTED_TREE_ERRORS = {
  /** The commit is neither in the checkout nor on GitHub. */
  unavailable: (commit: string, { message }: Refusal) => refusal('base_unavailable', `Sous could not read commit ${commit}: ${message}`),
  tooLarge: (path: string, size: number) =>
    toolError('too_large', `'${path}' has ${size} bytes, more than ${MAX_READ_BYTES}`, 'Make it smaller.'),
  notUtf8: (path: string) => refusal('policy_error', `'${briefText(path)}' is not UTF-8`),
  untrustedWorkflow: (why: string) => refusal('event_not_trusted_for_apply', `The workflow of this run ${why}`),
  unreadable: (path: string, why: string, suggestion: string) =>
    refusal('policy_error', `Cannot read '${briefText(path)}': ${why}`, suggestion),
  notACommit: (sha: string) => refusal('base_unavailable', `GITHUB_SHA is not a commit: '${sha.slice(0, 80)}'`),
}
