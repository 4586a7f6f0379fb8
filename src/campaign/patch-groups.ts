import { compareBytes } from '../base/bytes.ts'
import type { FileChange } from '../base/change.ts'
import { sha256 } from '../base/digest.ts'
import { placeKeys } from '../report/change-groups.ts'
import type { FileDiff } from '../workspace/patch/file-diff.ts'
import type { Row } from './rows.ts'

/** The same change in many repositories. */
export interface PatchGroup {
  /** `a`, `b`, … For commands. A group keeps it as long as the campaign lasts. */
  readonly label: string
  readonly patch: string
  /** The patch of one of its repositories, to look at. */
  readonly sample: PatchSample
}

export interface PatchSample {
  /** Whose patch it is. */
  readonly repository: string
  /** As `git diff` shows it; the beginning of a long one. */
  readonly text: string
  readonly isCut: boolean
}

/**
 * What a plan changes, whatever the directories are called and wherever the lines are: two plans with the same key remove and add the
 * same lines in the same kinds of files. Files that appear, disappear or move have the same names too.
 */
export function patchKey(changes: readonly FileChange[], diffs: readonly FileDiff[]): string {
  const byPath = new Map(changes.map((change) => [change.path, change]))
  const directories = changes.flatMap(({ kind, path }) => (kind === 'create_directory' ? [[kind, nameOf(path)]] : []))
  const files = diffs.flatMap((diff) => {
    const { kind, path, from, mode, modeBefore, isBinary, hunks } = diff
    const file = [kind, kind === 'update' ? extensionOf(path) : nameOf(path), nameOf(from ?? ''), modeBefore ?? '', mode ?? '']
    const change = isBinary ? byPath.get(path) : undefined
    const content = change === undefined ? [] : [contentOf(change)]
    return [file, ...[...content, ...hunks.flatMap((hunk) => placeKeys(diff, hunk))].map((key) => [...file, key])]
  })
  const keys = [...directories, ...files].map((key) => JSON.stringify(key))
  return sha256(Buffer.from(JSON.stringify([...new Set(keys)].sort(compareBytes))))
}

/** Of a file without lines to compare. */
function contentOf(change: FileChange): string {
  return 'after' in change ? sha256(change.after) : 'before' in change ? sha256(change.before) : ''
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The whole name of a file without one. */
function extensionOf(path: string): string {
  const name = nameOf(path)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : name
}

/** The groups of some rows. Known ones keep their label; new ones get the next, the largest first. */
export function groupRows(
  rows: readonly Row[],
  known: readonly PatchGroup[],
  samples: ReadonlyMap<string, PatchSample>,
): readonly PatchGroup[] {
  const counts = new Map<string, number>()
  for (const { patch } of rows) if (patch !== undefined) counts.set(patch, (counts.get(patch) ?? 0) + 1)
  const named = new Set(known.map(({ patch }) => patch))
  const added = [...counts].filter(([patch]) => !named.has(patch)).sort(([a, many], [b, more]) => more - many || compareBytes(a, b))
  const groups = added.flatMap(([patch], index) => {
    const sample = samples.get(patch)
    return sample === undefined ? [] : [{ label: labelOf(known.length + index), patch, sample }]
  })
  return [...known, ...groups]
}

const LETTERS = 26

/** `a` to `z`, then `aa` and so on. */
function labelOf(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % LETTERS))
  return index < LETTERS ? last : labelOf(Math.floor(index / LETTERS) - 1) + last
}

/** The groups with their rows, the largest first. */
export function countGroups(
  groups: readonly PatchGroup[],
  rows: readonly Row[],
): readonly (PatchGroup & { readonly rows: readonly Row[] })[] {
  const byPatch = new Map<string, Row[]>()
  for (const row of rows) if (row.patch !== undefined) byPatch.set(row.patch, [...(byPatch.get(row.patch) ?? []), row])
  return groups
    .map((group) => ({ ...group, rows: byPatch.get(group.patch) ?? [] }))
    .filter((group) => group.rows.length > 0)
    .sort((a, b) => b.rows.length - a.rows.length)
}
