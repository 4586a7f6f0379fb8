import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../base/bytes.ts'
import type { FileChange } from '../base/change.ts'
import type { RepoPath } from '../base/path.ts'
import { type ProtectedPlaces, whyProtected } from '../base/protected-files.ts'
import { countOf } from '../base/text/wording.ts'
import { type DiffLine, type FileDiff, type Hunk, hunkDiffLines } from '../workspace/patch/file-diff.ts'
import { diffChange } from '../workspace/patch/render-patch.ts'
import { mixesAlphabets } from './approval-display.ts'
import { hasHiddenCharacters } from './printable.ts'
import { altersEndings, isCrlfOnly } from './terminal/terminal-result.ts'

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

/** Whether a diff has invisible or reordering characters. */
function isHiding({ path, hunks }: FileDiff): boolean {
  return (
    hasHiddenCharacters(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => hasHiddenCharacters(text)))
  )
}

/** A fast check for the whole hunk: most are plain text. */
function mayHide({ runs }: Hunk): boolean {
  return runs.some(({ bytes }) => !isUtf8(bytes) || hasHiddenCharacters(asBuffer(bytes).toString('utf8')))
}

const KINDS = { create: 'new', update: 'modified', delete: 'deleted' } as const

export function kindText({ kind }: Pick<FileDiff, 'kind'>): string {
  return KINDS[kind]
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
  readonly additions: number
  readonly deletions: number
  /** Why an approver should look closely. */
  readonly protected?: string
}

/** The diffs of changes, in their order. Directories have none. */
export async function diffChanges(changes: readonly FileChange[]): Promise<readonly FileDiff[]> {
  const diffs: FileDiff[] = []
  for (const change of changes) {
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
  return changes.map((change) => {
    const diff = byPath.get(change.path)
    const why = whyProtected(change, places)
    const counts = { additions: diff?.additions ?? 0, deletions: diff?.deletions ?? 0 }
    return { path: change.path, kind: change.kind, ...counts, ...(why !== undefined && { protected: why }) }
  })
}

/** `3 files changed, 10 insertions(+), 2 deletions(-)`, as git says it. */
export function summarizeChanges(records: readonly ChangeRecord[]): string {
  const directories = records.filter((record) => record.kind === 'create_directory').length
  const files = records.length - directories
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
