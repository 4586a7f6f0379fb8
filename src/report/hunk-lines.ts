import { isUtf8 } from 'node:buffer'
import { asBuffer } from '../model/bytes.ts'
import { type DiffLine, type FileDiff, type Hunk, linesOf } from '../workspace/patch/file-diff.ts'
import { altersEndings, isCrlfOnly } from './line-endings.ts'
import { mixesAlphabets } from './mixed-alphabets.ts'
import { hasHiddenCharacters } from './printable.ts'

/** A line of a hunk, as every rendering needs it. */
export interface HunkLine {
  readonly kind: DiffLine['kind']
  /** As it is in the file, without its line ending, and where it is changed without the blanks before that. */
  readonly text: string
  /** Signs for those blanks, and for how the line ends where the change alters that: nobody would see either. */
  readonly ending: string
  /** False for the last line of a file that does not end with a line feed. */
  readonly hasLineFeed: boolean
}

export function* hunkLines(hunk: Hunk): Generator<HunkLine> {
  const marksEndings = altersEndings(hunk)
  for (const line of linesOf(hunk)) {
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

/** Whether a diff shows characters that a reader would not see, or would see in another order. */
function isHiding({ path, hunks }: FileDiff): boolean {
  return (
    hasHiddenCharacters(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => hasHiddenCharacters(text)))
  )
}

/** Most hunks are plain text, which is told faster of all their lines at once. */
function mayHide({ runs }: Hunk): boolean {
  return runs.some(({ bytes }) => !isUtf8(bytes) || hasHiddenCharacters(asBuffer(bytes).toString('utf8')))
}

const KINDS = { create: 'new', update: 'modified', delete: 'deleted' } as const

export function kindText({ kind }: Pick<FileDiff, 'kind'>): string {
  return KINDS[kind]
}

/** What is to be known of a file beside its lines. */
export interface FileFact {
  readonly text: string
  /** Whether a reader must not overlook it. */
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
