import { asBuffer } from '../../base/bytes.ts'
import type { FileChange, FileMode } from '../../base/change.ts'
import { sha256 } from '../../base/digest.ts'
import type { RepoPath } from '../../base/path.ts'
import { isBinary } from '../text/text.ts'
import { nextLineStart } from './file-diff.ts'

/** A file that is at another path now, with the same content or a similar one. */
export interface Rename {
  readonly kind: 'rename'
  readonly path: RepoPath
  readonly from: RepoPath
  readonly before: Uint8Array
  readonly after: Uint8Array
  readonly modeBefore: FileMode
  readonly mode: FileMode
  /** How much of the content is the same, in percent. Only identical content is 100. */
  readonly similarity: number
}

export type ShownChange = FileChange | Rename

type Created = Extract<FileChange, { readonly kind: 'create' }>
type Deleted = Extract<FileChange, { readonly kind: 'delete' }>

/** Git's limit: less than half of the larger file is not a rename. */
const MIN_SIMILARITY = 50
/** Comparing more files with each other, or larger ones, takes too long. Identical ones are always found. */
const MAX_PAIRS = 10_000
const MAX_COMPARED_BYTES = 1_000_000

/**
 * The changes as readers see them: a deleted and a created file that are alike become one rename, as in git. Plans, digests and
 * commits keep the two changes. It follows from the contents alone, so that every report of a plan shows the same.
 */
export function pairRenames(changes: readonly FileChange[]): readonly ShownChange[] {
  const deleted = changes.filter((change) => change.kind === 'delete')
  const created = deleted.length === 0 ? [] : changes.filter((change) => change.kind === 'create')
  if (created.length === 0) return changes
  const renames = pairIdentical(deleted, created)
  const gone = new Set([...renames.values()].map(({ from }) => from))
  const left = { deleted: deleted.filter(({ path }) => !gone.has(path)), created: created.filter(({ path }) => !renames.has(path)) }
  for (const rename of pairSimilar(left.deleted, left.created)) {
    renames.set(rename.path, rename)
    gone.add(rename.from)
  }
  if (renames.size === 0) return changes
  return changes.flatMap((change) => {
    if (change.kind === 'delete' && gone.has(change.path)) return []
    return [(change.kind === 'create' ? renames.get(change.path) : undefined) ?? change]
  })
}

/** Where several files have the same content, those with the same name belong together. Empty files have nothing in common. */
function pairIdentical(deleted: readonly Deleted[], created: readonly Created[]): Map<RepoPath, Rename> {
  const sizes = new Set(created.map(({ after }) => after.length).filter((size) => size > 0))
  const byContent = new Map<string, Deleted[]>()
  for (const change of deleted) {
    if (!sizes.has(change.before.length)) continue
    const key = sha256(change.before)
    byContent.set(key, [...(byContent.get(key) ?? []), change])
  }
  const deletedSizes = new Set(deleted.map(({ before }) => before.length))
  const renames = new Map<RepoPath, Rename>()
  const pair = (mayPair: (from: Deleted, to: Created) => boolean) => {
    for (const to of created) {
      if (renames.has(to.path) || !deletedSizes.has(to.after.length)) continue
      const same = byContent.get(sha256(to.after)) ?? []
      const index = same.findIndex((from) => mayPair(from, to))
      const [from] = index < 0 ? [] : same.splice(index, 1)
      if (from !== undefined) renames.set(to.path, rename(from, to, 100))
    }
  }
  pair((from, to) => nameOf(from.path) === nameOf(to.path))
  pair(() => true)
  return renames
}

interface Similar {
  readonly from: Deleted
  readonly to: Created
  readonly similarity: number
}

function pairSimilar(deleted: readonly Deleted[], created: readonly Created[]): readonly Rename[] {
  const [sources, targets] = [deleted.filter(({ before }) => isComparable(before)), created.filter(({ after }) => isComparable(after))]
  if (sources.length * targets.length > MAX_PAIRS) return []
  const contents = new Map(targets.map((to) => [to, lineSizes(to.after)]))
  const found: Similar[] = []
  for (const from of sources) {
    const lines = lineSizes(from.before)
    for (const [to, other] of contents) {
      const similarity = similarityOf({ size: from.before.length, lines }, { size: to.after.length, lines: other })
      if (similarity >= MIN_SIMILARITY) found.push({ from, to, similarity })
    }
  }
  const keepsName = ({ from, to }: Similar) => (nameOf(from.path) === nameOf(to.path) ? 1 : 0)
  found.sort((a, b) => b.similarity - a.similarity || keepsName(b) - keepsName(a))
  const taken = new Set<FileChange>()
  return found.flatMap(({ from, to, similarity }) => {
    if (taken.has(from) || taken.has(to)) return []
    taken.add(from).add(to)
    return [rename(from, to, similarity)]
  })
}

function isComparable(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.length <= MAX_COMPARED_BYTES && !isBinary(bytes)
}

interface Comparable {
  readonly size: number
  readonly lines: ReadonlyMap<string, number>
}

/** The bytes of the lines that both have, in percent of the larger one. */
function similarityOf(a: Comparable, b: Comparable): number {
  const larger = Math.max(a.size, b.size)
  if (100 * Math.min(a.size, b.size) < MIN_SIMILARITY * larger) return 0
  let shared = 0
  for (const [line, size] of a.lines) shared += Math.min(size, b.lines.get(line) ?? 0)
  return Math.min(99, Math.floor((100 * shared) / larger))
}

/** How many bytes of a content are in each of its lines. */
function lineSizes(bytes: Uint8Array): ReadonlyMap<string, number> {
  const buffer = asBuffer(bytes)
  const sizes = new Map<string, number>()
  for (let at = 0; at < buffer.length; ) {
    const next = nextLineStart(buffer, at)
    const line = buffer.toString('latin1', at, next)
    sizes.set(line, (sizes.get(line) ?? 0) + next - at)
    at = next
  }
  return sizes
}

function rename({ path: from, before, modeBefore }: Deleted, { path, after, mode }: Created, similarity: number): Rename {
  return { kind: 'rename', path, from, before, after, modeBefore, mode, similarity }
}

function nameOf(path: RepoPath): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
