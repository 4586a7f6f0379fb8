import { createHash } from 'node:crypto'
import * as nodePath from 'node:path'
import type { Disk } from '../system/disk/disk.ts'
import type { RepositoryPlace } from './git.ts'

/** What a command must not change, each part by a name that people know: `HEAD`, `refs/heads/main`. */
export type GitState = ReadonlyMap<string, string>

/** Files that decide what git does or what is committed. Not the index: it follows the files. */
const FILES = ['config', 'info/attributes', 'info/exclude', 'info/grafts', 'objects/info/alternates', 'shallow']
const MAX_DEPTH = 32

const REF_TREES = ['refs', 'reftable']
const TREES = [...REF_TREES, 'hooks']

/** The same for each worktree, with operations in progress: a rebase may execute commands. */
const WORKTREE_FILES = [
  'HEAD',
  'config.worktree',
  'commondir',
  'info/sparse-checkout',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
]
const WORKTREE_TREES = ['rebase-merge', 'rebase-apply', 'sequencer']

/** Records HEAD, all refs, the configuration and hooks of the repository, its submodules and its worktrees, if there is one. */
export function readGitState(disk: Disk, folder: string, repository: RepositoryPlace | undefined): GitState {
  const state = new Map<string, string>()
  note(state, disk, '.git', nodePath.join(folder, '.git'))
  if (repository === undefined) return state
  if (repository.workTree !== folder) note(state, disk, `${repository.workTree}/.git`, nodePath.join(repository.workTree, '.git'))
  const own = repository.gitDirectory
  const common = commonDirectory(disk, own)
  readPackedRefs(state, disk, nodePath.join(common, 'packed-refs'))
  for (const file of FILES) note(state, disk, file, nodePath.join(common, file))
  for (const tree of TREES) noteTree(state, disk, tree, nodePath.join(common, tree), 0)
  noteWorktree(state, disk, '', own)
  if (own !== common) noteWorktree(state, disk, `${common}/`, common)
  const worktrees = disk.readDirectory(nodePath.join(common, 'worktrees'))
  const linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => nodePath.join(common, 'worktrees', name))
  for (const directory of new Set([...linked, ...(own === common ? [] : [own])])) {
    const name = nodePath.relative(common, directory)
    state.set(name, 'there')
    for (const tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, nodePath.join(directory, tree), 0)
    if (directory !== own) noteWorktree(state, disk, `${name}/`, directory)
  }
  return state
}

function noteWorktree(state: Map<string, string>, disk: Disk, prefix: string, directory: string): void {
  for (const file of WORKTREE_FILES) note(state, disk, prefix + file, nodePath.join(directory, file))
  for (const tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, nodePath.join(directory, tree), 0)
  noteModules(state, disk, `${prefix}modules`, nodePath.join(directory, 'modules'), 0)
}

/** The git directories of submodules, whose names may contain slashes and which may have submodules of their own. */
function noteModules(state: Map<string, string>, disk: Disk, name: string, directory: string, depth: number): void {
  const entries = disk.readDirectory(directory)
  if (!entries.ok || depth > MAX_DEPTH) return
  const isGitDirectory = entries.value.some((entry) => entry.name === 'HEAD')
  if (!isGitDirectory) {
    for (const entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, nodePath.join(directory, entry.name), depth + 1)
    return
  }
  for (const file of ['packed-refs', ...FILES, ...WORKTREE_FILES]) note(state, disk, `${name}/${file}`, nodePath.join(directory, file))
  for (const tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, nodePath.join(directory, tree), 0)
  noteModules(state, disk, `${name}/modules`, nodePath.join(directory, 'modules'), depth + 1)
}

/** The parts that changed, sorted. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

/** A linked worktree has its own HEAD and shares the rest. */
function commonDirectory(disk: Disk, gitDirectory: string): string {
  const pointer = disk.readFile(nodePath.join(gitDirectory, 'commondir'))
  return pointer.ok ? nodePath.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString('utf8').trim()) : gitDirectory
}

/** Packing refs moves them from separate files into one without changing them. */
function readPackedRefs(state: Map<string, string>, disk: Disk, file: string): void {
  const packed = disk.readFile(file)
  if (!packed.ok) return
  for (const line of Buffer.from(packed.value.bytes).toString('utf8').split('\n')) {
    const [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? []
    if (id !== undefined && name !== undefined) state.set(name, id)
  }
}

function noteTree(state: Map<string, string>, disk: Disk, name: string, directory: string, depth: number): void {
  const entries = disk.readDirectory(directory)
  if (!entries.ok || depth > MAX_DEPTH) return
  for (const entry of entries.value) {
    const [inner, onDisk] = [`${name}/${entry.name}`, nodePath.join(directory, entry.name)]
    if (entry.kind === 'directory') noteTree(state, disk, inner, onDisk, depth + 1)
    else note(state, disk, inner, onDisk)
  }
}

function note(state: Map<string, string>, disk: Disk, name: string, file: string): void {
  const entry = disk.entry(file)
  if (!entry.ok || entry.value === undefined) return
  if (entry.value.kind === 'file') {
    const content = disk.readFile(file)
    state.set(name, content.ok ? describeContent(name, content.value) : content.error.code)
  } else state.set(name, entry.value.kind === 'directory' ? 'directory' : entry.value.fingerprint)
}

function describeContent(name: string, { bytes, mode }: { readonly bytes: Uint8Array; readonly mode: string }): string {
  const text = bytes.length <= 64 + 1 && name.startsWith('refs/') ? Buffer.from(bytes).toString('latin1').trim() : ''
  if (/^[0-9a-f]{40,64}$/.test(text)) return text
  return `${mode} ${createHash('sha256').update(bytes).digest('hex')}`
}
