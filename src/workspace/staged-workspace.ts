import { compareBytes } from '../model/byte-order.ts'
import type { Edit, FileChange, FileMode } from '../model/change.ts'
import { ancestorsOf, foldPath, parentOf, type RepoDirectory, type RepoPath, ROOT_DIRECTORY } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { BaseTree, DirectoryEntry, FileContent, TreeEntry, TreeListing } from './base-tree.ts'
import { fileNotFound, notADirectory, notAFile, permissionDenied, symlinkDenied } from './disk-errors.ts'
import type { Footprint } from './footprint.ts'
import type { StageOptions, Workspace } from './workspace.ts'

interface StagedFile {
  readonly before: FileContent | undefined
  /** `undefined` when the file is removed. */
  readonly after: FileContent | undefined
  readonly edits: readonly Edit[] | undefined
}

/** The overlay: what was written over the base tree, path by path. */
export class StagedWorkspace implements Workspace, BaseTree {
  readonly #base: BaseTree
  readonly #files = new Map<RepoPath, StagedFile>()
  readonly #directories = new Set<RepoPath>()
  #isSealed = false

  constructor(base: BaseTree) {
    this.#base = base
  }

  get folder(): string | undefined {
    return this.#base.folder
  }

  async files(): Promise<TreeListing> {
    const base = await this.#base.files()
    const written = [...this.#files].filter(([, file]) => file.after !== undefined).map(([path]) => path)
    if (this.#files.size === 0) return base
    const kept = base.files.filter((path) => !this.#files.has(path))
    return { files: [...kept, ...written].sort(compareBytes), warnings: base.warnings }
  }

  async entry(path: RepoPath): Promise<Result<TreeEntry, ToolError>> {
    const staged = this.#files.get(path)
    if (staged !== undefined)
      return success(staged.after === undefined ? { kind: 'missing', size: 0 } : { kind: 'file', size: staged.after.bytes.length })
    if (this.#hasDirectory(path)) return success({ kind: 'directory', size: 0 })
    if (ancestorsOf(path).some((ancestor) => this.#files.has(ancestor))) return success({ kind: 'missing', size: 0 })
    return this.#base.entry(path)
  }

  async read(path: RepoPath, limit?: number): Promise<Result<FileContent, ToolError>> {
    const staged = this.#files.get(path)
    if (staged !== undefined) {
      if (staged.after === undefined) return failure(fileNotFound(path))
      return success(limit === undefined ? staged.after : { ...staged.after, bytes: staged.after.bytes.subarray(0, limit) })
    }
    if (this.#hasDirectory(path)) return failure(notAFile(path))
    return this.#base.read(path, limit)
  }

  async directory(path: RepoDirectory): Promise<Result<readonly DirectoryEntry[], ToolError>> {
    const entries = new Map<string, DirectoryEntry>()
    const isOurs = path !== ROOT_DIRECTORY && this.#hasDirectory(path)
    const base = await this.#base.directory(path)
    if (base.ok) for (const entry of base.value) entries.set(entry.name, entry)
    else if (!isOurs) return base
    const prefix = path === ROOT_DIRECTORY ? '' : `${path}/`
    for (const directory of this.#directories) addChild(entries, prefix, `${directory}/`, 'directory')
    for (const [file, staged] of this.#files) {
      if (staged.after !== undefined) addChild(entries, prefix, file, 'file')
      else if (file.startsWith(prefix) && entries.get(file.slice(prefix.length))?.kind === 'file') entries.delete(file.slice(prefix.length))
    }
    return success([...entries.values()].sort((a, b) => compareBytes(a.name, b.name)))
  }

  async footprint(): Promise<Footprint | undefined> {
    return this.#base.footprint?.()
  }

  isWritable(path: RepoPath): boolean {
    return this.#base.isWritable(path)
  }

  staged(path: RepoPath): Uint8Array | undefined {
    return this.#files.get(path)?.after?.bytes ?? this.#base.staged?.(path)
  }

  async stage(path: RepoPath, bytes: Uint8Array, options: StageOptions = {}): Promise<Result<void, ToolError>> {
    this.#assertOpen()
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
    this.#files.set(path, { before: before.value, after: { bytes, mode }, edits })
    return success(undefined)
  }

  async remove(path: RepoPath): Promise<Result<void, ToolError>> {
    this.#assertOpen()
    const earlier = this.#files.get(path)
    if (earlier !== undefined) {
      if (earlier.after === undefined) return failure(fileNotFound(path))
      if (earlier.before === undefined) this.#files.delete(path)
      else this.#files.set(path, { before: earlier.before, after: undefined, edits: undefined })
      return success(undefined)
    }
    const before = await this.#base.read(path)
    if (!before.ok) return before
    if (!this.#base.isWritable(path)) return failure(permissionDenied('delete file', path))
    this.#files.set(path, { before: before.value, after: undefined, edits: undefined })
    return success(undefined)
  }

  async makeDirectory(path: RepoPath): Promise<Result<readonly RepoPath[], ToolError>> {
    this.#assertOpen()
    const created: RepoPath[] = []
    for (const directory of [...ancestorsOf(path), path]) {
      const entry = await this.entry(directory)
      if (!entry.ok) return entry
      if (entry.value.kind === 'directory') continue
      if (entry.value.kind === 'symlink') return failure(symlinkDenied(path))
      if (entry.value.kind !== 'missing')
        return failure(
          toolError(
            'not_a_directory',
            `Path '${directory}' exists as a file, cannot create directory`,
            'Choose another path, or delete the file first.',
          ),
        )
      created.push(directory)
    }
    if (created.length > 0) {
      const alias = await this.#findAlias(path)
      if (alias !== undefined) return failure(aliasError(path, alias))
      if (!this.#base.isWritable(path)) return failure(permissionDenied('create directory', path))
    }
    for (const directory of created) this.#directories.add(directory)
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
    if (this.#isSealed) throw new Error('The workspace is sealed: its plan was taken, and nothing may be staged any more.')
  }

  #hasDirectory(path: RepoPath): boolean {
    if (this.#directories.has(path)) return true
    const prefix = `${path}/`
    for (const [file, staged] of this.#files) if (staged.after !== undefined && file.startsWith(prefix)) return true
    return false
  }

  async #contentBefore(path: RepoPath, options: StageOptions): Promise<Result<FileContent | undefined, ToolError>> {
    if (options.from !== undefined) return success(options.from)
    const content = await this.#base.read(path)
    if (content.ok) return content
    return content.error.code === 'not_found' ? success(undefined) : content
  }

  async #refuse(path: RepoPath, isNew: boolean): Promise<ToolError | undefined> {
    if (isNew) {
      if (this.#hasDirectory(path)) return notAFile(path)
      for (const ancestor of ancestorsOf(path)) {
        const entry = await this.entry(ancestor)
        if (!entry.ok) return entry.error
        if (entry.value.kind === 'symlink') return symlinkDenied(path)
        if (entry.value.kind !== 'missing' && entry.value.kind !== 'directory') return notADirectory(ancestor)
      }
      const alias = await this.#findAlias(path)
      if (alias !== undefined) return aliasError(path, alias)
    }
    return this.#base.isWritable(path) ? undefined : permissionDenied(isNew ? 'create file' : 'write file', path)
  }

  /** Another spelling of the same path, on file systems that fold case or compose accents. */
  async #findAlias(path: RepoPath): Promise<string | undefined> {
    for (const part of [...ancestorsOf(path), path]) {
      const parent = parentOf(part)
      const name = parent === ROOT_DIRECTORY ? part : part.slice(parent.length + 1)
      const siblings = await this.directory(parent)
      if (!siblings.ok) return undefined
      const alias = siblings.value.find((sibling) => sibling.name !== name && foldPath(sibling.name) === foldPath(name))
      if (alias !== undefined) return parent === ROOT_DIRECTORY ? alias.name : `${parent}/${alias.name}`
    }
    return undefined
  }
}

function addChild(entries: Map<string, DirectoryEntry>, prefix: string, path: string, kind: 'file' | 'directory'): void {
  if (!path.startsWith(prefix) || path.length === prefix.length) return
  const rest = path.slice(prefix.length)
  const slash = rest.indexOf('/')
  const name = slash < 0 ? rest : rest.slice(0, slash)
  if (!entries.has(name)) entries.set(name, { name, kind: slash < 0 ? kind : 'directory' })
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

function aliasError(path: RepoPath, alias: string): ToolError {
  return toolError(
    'already_exists',
    `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`,
    `Use '${alias}', or another name.`,
  )
}
