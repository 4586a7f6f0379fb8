import type { Refusal } from '../../base/errors/reasons.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { ancestorsOf, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { fileNotFound, notADirectory, notAFile, symlinkDenied } from '../../system/disk/disk-errors.ts'
import type { BaseTree, DirectoryEntry, FileContent, TreeEntry } from '../../workspace/workspace.ts'
import { type GitDirectories, type GitEntry, gitHubObjects, type TreeSource } from './git-tree.ts'
import type { GitHub } from './github-client.ts'

/** Enough for CODEOWNERS, the largest of the files that are read this way. */
const MAX_READ_BYTES = 4 * 1024 * 1024

/** How many files one request may bring along, and how large each of them may be: GitHub cuts longer texts off. */
const MAX_TOGETHER = 40
const MAX_BYTES_TOGETHER = 64 * 1024

export interface TrustedTreeOptions {
  /** Files of which several are likely to be read: the first brings the others along. */
  readonly isLikelyRead?: (path: string) => boolean
}

interface Listed {
  readonly directories: GitDirectories
  /** Whether there are no other directories. */
  readonly isWhole: boolean
}

/**
 * The files of one commit, read as data: recipes and configuration come from here and never from the files that are
 * checked out. From GitHub one request lists everything, one more brings the files that are likely to be read, or one other file.
 */
export class TrustedTree implements Pick<BaseTree, 'entry' | 'read' | 'directory' | 'folder'> {
  readonly folder = undefined
  /** Full name of the commit. */
  readonly commit: string
  readonly #source: TreeSource
  readonly #directories: Map<string, ReadonlyMap<string, GitEntry>>
  /** Where GitHub could not list everything at once, directories are listed as they are needed. */
  readonly #isWhole: boolean
  readonly #blobs = new Map<string, Uint8Array>()
  /** What git calls the files that are read together. */
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

  /** Why GitHub did not give something, when an error of this tree says that it did not. */
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
    if (found.value === undefined) return failure(fileNotFound(path))
    const { kind, size, id, mode } = found.value
    if (kind === 'symlink') return failure(symlinkDenied(path))
    if (kind !== 'file') return failure(notAFile(path))
    if (size > MAX_READ_BYTES)
      return failure(toolError('too_large', `'${path}' has ${size} bytes, more than ${MAX_READ_BYTES}`, 'Make it smaller.'))
    const bytes = await this.#blob(id)
    return bytes.ok ? success({ bytes: bytes.value.subarray(0, limit), mode }) : bytes
  }

  async directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>> {
    const names = await this.#list(path)
    if (!names.ok) return names
    if (names.value === undefined) return failure(notADirectory(path))
    return success([...names.value].map(([name, { kind }]) => ({ name, kind })))
  }

  /** What a directory holds, by name, with what git calls it; nothing where there is none. */
  async entries(path: RepoDirectory): Promise<Result<ReadonlyMap<string, GitEntry>, ToolError>> {
    const names = await this.#list(path)
    return names.ok ? success(names.value ?? new Map()) : names
  }

  /** What git calls the content of a file; `undefined` when there is no such file. */
  async objectId(path: RepoPath): Promise<Result<string | undefined, ToolError>> {
    const found = await this.#find(path)
    return found.ok ? success(found.value?.kind === 'file' ? found.value.id : undefined) : found
  }

  /** Everything there is, by path; `undefined` where GitHub could not list it at once. */
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
      if (entry.value?.kind === 'symlink') return failure(symlinkDenied(above))
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
