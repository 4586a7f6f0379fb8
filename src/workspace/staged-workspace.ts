import { compareBytes } from '../base/bytes.ts'
import type { Edit, FileChange, FileMode } from '../base/change.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { ancestorsOf, isInSousDirectory, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { DISK_ERRORS } from '../system/disk/disk.ts'
import { Aliases, StagedNames } from './staged-names.ts'
import type { BaseTree, DirectoryEntry, FileContent, Footprint, StageOptions, TreeEntry, TreeListing, Workspace } from './workspace.ts'

interface StagedFile {
  readonly before: FileContent | undefined
  /** `undefined` when the file is removed. */
  readonly after: FileContent | undefined
  readonly edits: readonly Edit[] | undefined
}

const MISSING: TreeEntry = { kind: 'missing', size: 0 }

/** The overlay: what was written over the base tree, path by path. */
export class StagedWorkspace implements Workspace, BaseTree {
  readonly #base: BaseTree
  readonly #aliases: Aliases
  readonly #files = new Map<RepoPath, StagedFile>()
  readonly #directories = new Set<RepoPath>()
  /** Names of files that are staged with content, and of directories. */
  readonly #names = new StagedNames()
  /** Names of removed files. */
  readonly #removed = new StagedNames()
  #listing: { readonly base: TreeListing; readonly files: TreeListing } | undefined
  #isSealed = false

  constructor(base: BaseTree) {
    this.#base = base
    this.#aliases = new Aliases(base)
  }

  get folder(): string | undefined {
    return this.#base.folder
  }

  get dropsEmptied(): boolean {
    return this.#base.dropsEmptied
  }

  async files(): Promise<TreeListing> {
    const base = await this.#base.files()
    if (this.#files.size === 0) return base
    if (this.#listing?.base !== base) {
      const kept = base.files.filter((path) => !this.#files.has(path))
      const written = [...this.#files].filter(([, file]) => file.after !== undefined).map(([path]) => path)
      this.#listing = { base, files: { ...base, files: [...kept, ...written].sort(compareBytes) } }
    }
    return this.#listing.files
  }

  async *batches(): AsyncGenerator<TreeListing> {
    if (this.#files.size === 0) yield* this.#base.batches()
    else yield await this.files()
  }

  async entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>> {
    const staged = this.#files.get(path)?.after
    if (staged !== undefined) return success({ kind: 'file', size: staged.bytes.length })
    if (this.#hasDirectory(path)) return success({ kind: 'directory', size: 0 })
    if (this.#files.has(path)) return success(MISSING)
    const above = this.#stagedAbove(path)
    if (above === undefined) return (await this.#isDropped(path)) ? success(MISSING) : this.#base.entry(path)
    return above.isRemoved ? success(MISSING) : failure(DISK_ERRORS.notADirectory(above.path))
  }

  async read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>> {
    const staged = this.#files.get(path)?.after
    if (staged !== undefined) return success(limit === undefined ? staged : { ...staged, bytes: staged.bytes.subarray(0, limit) })
    if (this.#hasDirectory(path)) return failure(DISK_ERRORS.notAFile(path))
    if (this.#files.has(path)) return failure(DISK_ERRORS.fileNotFound(path))
    const above = this.#stagedAbove(path)
    if (above === undefined) return (await this.#isEmptied(path)) ? failure(DISK_ERRORS.fileNotFound(path)) : this.#base.read(path, limit)
    return failure(above.isRemoved ? DISK_ERRORS.fileNotFound(path) : DISK_ERRORS.notADirectory(above.path))
  }

  async directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>> {
    if (path !== ROOT_DIRECTORY && this.#files.get(path)?.after !== undefined) return failure(DISK_ERRORS.notADirectory(path))
    const isOurs = path !== ROOT_DIRECTORY && this.#hasDirectory(path)
    const base = await this.#base.directory(path)
    if (!base.ok && (!isOurs || isUnreadable(base.error))) return base
    const at = (name: string) => (path === ROOT_DIRECTORY ? name : `${path}/${name}`) as RepoPath
    const entries = new Map<string, DirectoryEntry>()
    for (const entry of base.ok ? base.value : []) {
      const inner = at(entry.name)
      const isGone = entry.kind === 'directory' ? await this.#isDropped(inner) : this.#isRemoved(inner)
      if (!isGone) entries.set(entry.name, entry)
    }
    for (const name of this.#names.in(path))
      entries.set(name, { name, kind: this.#files.get(at(name))?.after === undefined ? 'directory' : 'file' })
    return success([...entries.values()].sort((a, b) => compareBytes(a.name, b.name)))
  }

  async footprint(): Promise<Footprint | undefined> {
    this.#aliases.forget()
    return this.#base.footprint?.()
  }

  isWritable(path: RepoPath): boolean {
    return this.#base.isWritable(path)
  }

  staged(path: RepoPath): Uint8Array | undefined {
    // Looking into an empty map would still hash every path in the tree.
    const staged = this.#files.size === 0 ? undefined : this.#files.get(path)
    return staged === undefined ? this.#base.staged?.(path) : staged.after?.bytes
  }

  async stage(path: RepoPath, bytes: Uint8Array, options: StageOptions = {}): Promise<Result<void, ToolError>> {
    this.#assertOpen()
    if (isInSousDirectory(path)) return failure(DISK_ERRORS.belongsToSous(path))
    const earlier = this.#files.get(path)
    const before = earlier === undefined ? await this.#contentBefore(path, options) : success(earlier.before)
    if (!before.ok) return before
    if (earlier?.after === undefined) {
      const isNew = before.value === undefined || earlier !== undefined
      const refusal = await this.#refuse(path, isNew)
      if (refusal !== undefined) return failure(refusal)
    }
    const mode: FileMode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? '100644'
    const edits = earlier === undefined ? options.edits : undefined
    this.#put(path, { before: before.value, after: { bytes, mode }, edits })
    return success(undefined)
  }

  async remove(path: RepoPath): Promise<Result<void, ToolError>> {
    this.#assertOpen()
    if (isInSousDirectory(path)) return failure(DISK_ERRORS.belongsToSous(path))
    const earlier = this.#files.get(path)
    if (earlier?.after !== undefined) {
      this.#put(path, earlier.before && { before: earlier.before, after: undefined, edits: undefined })
      return success(undefined)
    }
    const before = await this.read(path)
    if (!before.ok) return before
    if (!this.#base.isWritable(path)) return failure(DISK_ERRORS.permissionDenied('delete file', path))
    this.#put(path, { before: before.value, after: undefined, edits: undefined })
    return success(undefined)
  }

  async makeDirectory(path: RepoPath): Promise<Result<readonly RepoPath[], ToolError>> {
    this.#assertOpen()
    if (isInSousDirectory(path)) return failure(DISK_ERRORS.belongsToSous(path))
    const created: RepoPath[] = []
    for (const directory of [...ancestorsOf(path), path]) {
      const entry = await this.entry(directory)
      if (!entry.ok) return entry
      if (entry.value.kind === 'directory') continue
      if (entry.value.kind === 'symlink') return failure(DISK_ERRORS.symlinkDenied(path))
      if (entry.value.kind !== 'missing') return failure(ERRORS.fileInTheWay(directory))
      created.push(directory)
    }
    if (created.length > 0) {
      const alias = await this.#findAlias(path)
      if (alias !== undefined) return failure(ERRORS.aliasError(path, alias))
      if (!this.#base.isWritable(path)) return failure(DISK_ERRORS.permissionDenied('create directory', path))
    }
    for (const directory of created) {
      this.#directories.add(directory)
      this.#names.add(directory)
    }
    return success(created)
  }

  async changes(): Promise<readonly FileChange[]> {
    const changes: FileChange[] = []
    for (const [path, file] of this.#files) {
      const change = netChange(path, file)
      if (change !== undefined) changes.push(change)
    }
    const holding = new Set(changes.filter((change) => change.kind === 'create').flatMap((change) => ancestorsOf(change.path)))
    for (const path of this.#directories) if (!holding.has(path)) changes.push({ kind: 'create_directory', path })
    return changes.sort((a, b) => compareBytes(a.path, b.path))
  }

  fork(): Workspace {
    return new StagedWorkspace(this)
  }

  seal(): void {
    this.#isSealed = true
  }

  #assertOpen(): void {
    if (this.#isSealed) throw new Error('The workspace is sealed: its plan was taken, and nothing more can be staged.')
  }

  /** `undefined` as if the path had never been staged. */
  #put(path: RepoPath, file: StagedFile | undefined): void {
    const wasRemoved = this.#isRemoved(path)
    const wasThere = this.#files.get(path)?.after !== undefined
    const isThere = file?.after !== undefined
    if (isThere && !wasThere) this.#names.add(path)
    if (wasThere && !isThere) this.#names.remove(path)
    if (file === undefined) this.#files.delete(path)
    else this.#files.set(path, file)
    if (this.#isRemoved(path) && !wasRemoved) this.#removed.add(path)
    if (!this.#isRemoved(path) && wasRemoved) this.#removed.remove(path)
    if (isThere !== wasThere) this.#listing = undefined
  }

  #hasDirectory(path: RepoPath): boolean {
    return this.#directories.has(path) || this.#names.hasBelow(path)
  }

  #isRemoved(path: RepoPath): boolean {
    const staged = this.#files.get(path)
    return staged !== undefined && staged.after === undefined
  }

  async #isDropped(path: RepoPath): Promise<boolean> {
    return this.#base.dropsEmptied && this.#isEmptied(path)
  }

  /** Whether a directory has lost all its content, so that a file can replace it. */
  async #isEmptied(path: RepoPath): Promise<boolean> {
    if (!this.#removed.hasBelow(path)) return false
    const listed = await this.#base.directory(path)
    for (const { name, kind } of listed.ok ? listed.value : []) {
      const inner = `${path}/${name}` as RepoPath
      const isGone = kind === 'directory' ? await this.#isEmptied(inner) : this.#isRemoved(inner)
      if (!isGone) return false
    }
    return listed.ok
  }

  /** The staged or removed file that is part of a path, so that the base must not be asked. */
  #stagedAbove(path: RepoPath): { readonly path: RepoPath; readonly isRemoved: boolean } | undefined {
    if (this.#files.size === 0) return undefined
    const above = ancestorsOf(path).find((ancestor) => this.#files.has(ancestor))
    return above && { path: above, isRemoved: this.#isRemoved(above) }
  }

  async #contentBefore(path: RepoPath, options: StageOptions): Promise<Result<FileContent | undefined, ToolError>> {
    if (options.from !== undefined) return success(options.from)
    const content = await this.read(path)
    if (content.ok) return content
    return content.error.code === 'not_found' ? success(undefined) : content
  }

  async #refuse(path: RepoPath, isNew: boolean): Promise<ToolError | undefined> {
    if (isNew) {
      if (this.#hasDirectory(path)) return DISK_ERRORS.notAFile(path)
      for (const ancestor of ancestorsOf(path)) {
        const entry = await this.entry(ancestor)
        if (!entry.ok) return entry.error
        if (entry.value.kind === 'symlink') return DISK_ERRORS.symlinkDenied(path)
        if (entry.value.kind !== 'missing' && entry.value.kind !== 'directory') return DISK_ERRORS.notADirectory(ancestor)
      }
      const alias = await this.#findAlias(path)
      if (alias !== undefined) return ERRORS.aliasError(path, alias)
    }
    return this.#base.isWritable(path) ? undefined : DISK_ERRORS.permissionDenied(isNew ? 'create file' : 'write file', path)
  }

  #findAlias(path: RepoPath): Promise<string | undefined> {
    return this.#aliases.find({ path, names: this.#names, isRemoved: (other) => this.#isRemoved(other) })
  }
}

function netChange(path: RepoPath, { before, after, edits }: StagedFile): FileChange | undefined {
  if (after === undefined) return before && { kind: 'delete', path, before: before.bytes, modeBefore: before.mode }
  if (before === undefined) return { kind: 'create', path, after: after.bytes, mode: after.mode }
  if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0) return undefined
  return {
    kind: 'update',
    path,
    before: before.bytes,
    after: after.bytes,
    modeBefore: before.mode,
    mode: after.mode,
    ...(edits && { edits }),
  }
}

/** Whether a directory may contain more than what is staged. */
function isUnreadable({ code }: ToolError): boolean {
  return code === 'permission_denied' || code === 'io_error'
}

const ERRORS = {
  aliasError: (path: RepoPath, alias: string) =>
    toolError(
      'already_exists',
      `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`,
      `Use '${alias}', or another name.`,
    ),
  fileInTheWay: (directory: string) =>
    toolError(
      'not_a_directory',
      `Path '${directory}' exists as a file, cannot create directory`,
      'Choose another path, or delete the file first.',
    ),
}
