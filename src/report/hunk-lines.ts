import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../base/bytes.ts'
import type { FileChange } from '../base/change.ts'
import type { RepoPath } from '../base/path.ts'
import { type ProtectedPlaces, whyProtected } from '../base/protected-files.ts'
import { countOf } from '../base/text/wording.ts'
import { type DiffLine, type FileDiff, type Hunk, hunkDiffLines, type Run } from '../workspace/patch/file-diff.ts'
import { pairRenames } from '../workspace/patch/renames.ts'
import { diffChange } from '../workspace/patch/render-patch.ts'
import { hasHiddenCharacters, mixesAlphabets } from './printable.ts'

/** A line of a hunk, as every rendering needs it. */
export interface HunkLine {
  readonly kind: DiffLine['kind']
  /** The line without its ending; if it is changed, also without trailing blanks. */
  readonly text: string
  /** Visible signs for those blanks, and for the line ending if the change alters it. */
  readonly ending: string
  /** False for the last line of a file that does not end with a line feed. */
  readonly hasLineFeed: boolean
}

export function* hunkLines(hunk: Hunk): Generator<HunkLine> {
  const marksEndings = altersEndings(hunk)
  for (const line of hunkDiffLines(hunk)) {
    const { kind, hasLineFeed } = line
    const text = withoutReturn(line)
    if (kind === 'context') {
      yield { kind, text, ending: '', hasLineFeed }
      continue
    }
    const ending = marksEndings && hasLineFeed ? (text === line.text ? '␊' : '␍') : ''
    const shown = text.trimEnd() === text ? text : text.replace(TRAILING_BLANKS, '')
    yield { kind, text: shown, ending: markBlanks(text.slice(shown.length)) + ending, hasLineFeed }
  }
}

const TRAILING_BLANKS = /(?<![ \t])[ \t]+$/
const MAX_MARKED_BLANKS = 20

function markBlanks(blanks: string): string {
  if (blanks.length > MAX_MARKED_BLANKS) return `⟨${blanks.length} blanks⟩`
  return blanks.replaceAll(' ', '␠').replaceAll('\t', '␉')
}

function withoutReturn({ text, hasLineFeed }: DiffLine): string {
  return hasLineFeed && text.endsWith('\r') ? text.slice(0, -1) : text
}

interface Endings {
  readonly lf: boolean
  readonly crlf: boolean
}

/**
 * Whether a hunk changes line endings: its new lines end differently from the ones they replace, or from those around them.
 * Only then are line endings worth a mark.
 */
function altersEndings(hunk: Hunk): boolean {
  const [removed, added, around] = [endingsOf(hunk, 'removed'), endingsOf(hunk, 'added'), endingsOf(hunk, 'context')]
  const before = removed.lf || removed.crlf ? removed : around
  if (!before.lf && !before.crlf) return added.lf && added.crlf
  return (added.lf && !before.lf) || (added.crlf && !before.crlf)
}

function isCrlfOnly(hunk: Hunk): boolean {
  const { lf, crlf } = endingsOf(hunk, 'added')
  return crlf && !lf
}

function endingsOf(hunk: Hunk, kind: Run['kind']): Endings {
  let lf = false
  let crlf = false
  for (const run of hunk.runs) {
    if (run.kind !== kind) continue
    for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) {
      if (run.bytes[at - 1] === 13) crlf = true
      else lf = true
    }
  }
  return { lf, crlf }
}

/** Whether a diff has invisible or reordering characters. */
function isHiding({ path, from, hunks }: FileDiff): boolean {
  return (
    hasHiddenCharacters(path) ||
    (from !== undefined && hasHiddenCharacters(from)) ||
    hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => hasHiddenCharacters(text)))
  )
}

/** A fast check for the whole hunk: most are plain text. */
function mayHide({ runs }: Hunk): boolean {
  return runs.some(({ bytes }) => !isUtf8(bytes) || hasHiddenCharacters(asBuffer(bytes).toString('utf8')))
}

const KINDS = { create: 'new', update: 'modified', delete: 'deleted', rename: 'renamed' } as const

/** `showPath` makes a path part of the text around it. */
export function kindText({ kind, from }: Pick<FileDiff, 'kind' | 'from'>, showPath: (path: string) => string): string {
  return from === undefined ? KINDS[kind] : `${KINDS[kind]} from ${showPath(from)}`
}

/** Whether a file only has another path or mode now. */
export function hasNoLines({ kind, isBinary, additions, deletions }: FileDiff): boolean {
  return kind === 'rename' && !isBinary && additions + deletions === 0
}

/** What else a reader should know about a file. */
export interface FileFact {
  readonly text: string
  /** Whether it deserves a warning. */
  readonly isWarning: boolean
}

export function factsOf(diff: FileDiff): readonly FileFact[] {
  const { kind, mode, modeBefore, hunks } = diff
  const facts: FileFact[] = []
  if (modeBefore !== undefined && mode !== undefined && modeBefore !== mode)
    facts.push({ text: `mode ${modeBefore} → ${mode}`, isWarning: true })
  if (kind === 'create' && hunks.length > 0 && hunks.every(isCrlfOnly)) facts.push({ text: 'CRLF line endings', isWarning: false })
  if (kind === 'create' && mode === '100755') facts.push({ text: 'executable', isWarning: true })
  if (isHiding(diff)) facts.push({ text: '⚠ hidden characters', isWarning: true })
  if (mixesAlphabets(diff.path)) facts.push({ text: '⚠ name mixes alphabets', isWarning: true })
  return facts
}

export interface ChangeRecord {
  readonly path: RepoPath
  readonly kind: FileChange['kind']
  /** Of a renamed file, the created one says where it was, and the deleted one where it is. */
  readonly from?: RepoPath
  readonly to?: RepoPath
  /** Those of a renamed file are with its new path. */
  readonly additions: number
  readonly deletions: number
  /** Why an approver should look closely. */
  readonly protected?: string
}

/** The diffs of changes, in their order. Directories have none. */
export async function diffChanges(changes: readonly FileChange[]): Promise<readonly FileDiff[]> {
  const diffs: FileDiff[] = []
  for (const change of pairRenames(changes)) {
    const diff = await diffChange(change)
    if (diff !== undefined) diffs.push(diff)
  }
  return diffs
}

export function recordChanges(
  changes: readonly FileChange[],
  diffs: readonly FileDiff[],
  places?: ProtectedPlaces,
): readonly ChangeRecord[] {
  const byPath = new Map(diffs.map((diff) => [diff.path, diff]))
  const movedTo = new Map(diffs.flatMap(({ from, path }) => (from === undefined ? [] : [[from, path]])))
  return changes.map((change) => {
    const { path, kind } = change
    const diff = byPath.get(path)
    const from = diff?.from
    const to = kind === 'delete' ? movedTo.get(path) : undefined
    const why = whyProtected(change, places)
    const counts = { additions: diff?.additions ?? 0, deletions: diff?.deletions ?? 0 }
    return { path, kind, ...(from && { from }), ...(to && { to }), ...counts, ...(why !== undefined && { protected: why }) }
  })
}

/** How many files and directories change. A renamed file is one. */
export function countChanged(records: readonly ChangeRecord[]): { readonly files: number; readonly directories: number } {
  const directories = records.filter(({ kind }) => kind === 'create_directory').length
  return { files: records.filter(({ to }) => to === undefined).length - directories, directories }
}

/** `3 files changed, 10 insertions(+), 2 deletions(-)`, as git says it. */
export function summarizeChanges(records: readonly ChangeRecord[]): string {
  const { files, directories } = countChanged(records)
  const additions = sum(records.map((record) => record.additions))
  const deletions = sum(records.map((record) => record.deletions))
  const parts: string[] = []
  if (files > 0) parts.push(`${countOf(files, 'file')} changed`)
  if (additions > 0) parts.push(`${countOf(additions, 'insertion')}(+)`)
  if (deletions > 0) parts.push(`${countOf(deletions, 'deletion')}(-)`)
  if (directories > 0) parts.push(`${countOf(directories, 'directory', 'directories')} created`)
  return parts.length === 0 ? 'nothing changed' : parts.join(', ')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
