import type { FileChange } from '../../base/change.ts'
import { type ProtectedPlaces, whyProtected } from '../../base/protected-files.ts'
import type { FileDiff, Hunk } from '../../workspace/patch/file-diff.ts'
import { factsOf, type HunkLine, hasNoLines, hunkLines, kindText } from '../hunk-lines.ts'
import type { HunkAuthors } from '../plan-report.ts'
import { printable, printableLine } from '../printable.ts'
import type { Style } from './style.ts'

const MAX_CONTEXT_CHARACTERS = 400
/** More than for context: you should see what you approve, but a minified file should not flood the screen. */
const MAX_CHANGED_CHARACTERS = 2_000
/** How much of the common start of two long lines is shown. */
const MAX_SAME_CHARACTERS = 80

export interface DiffedChanges {
  readonly changes: readonly FileChange[]
  readonly diffs: readonly FileDiff[]
  /** The steps to name at each hunk. */
  readonly authors?: HunkAuthors
  readonly places?: ProtectedPlaces
}

/** Changes as in a pull request: files with counts, hunks, and line numbers of both sides. */
export function renderDiff(diffed: DiffedChanges, style: Style): string {
  return [...diffParts(diffed, style)].join('\n')
}

/** The same file by file, without the newlines in between: the lines of thousands of files need not fit into memory at once. */
export function* diffParts({ changes, diffs, authors, places }: DiffedChanges, style: Style): Generator<string> {
  yield* warnOfProtected(changes, places, style)
  for (const diff of diffs) yield renderFile(diff, authors, style)
  for (const change of changes) if (change.kind === 'create_directory') yield renderDirectory(change, style)
}

/** The files with their counts, without their lines. */
export function renderStat({ changes, diffs, places }: DiffedChanges, style: Style): string {
  const files = diffs.map((diff) => `${renderHeader(diff, style)}\n`)
  const made = changes.filter(({ kind }) => kind === 'create_directory').map((change) => renderDirectory(change, style))
  return [...warnOfProtected(changes, places, style), [...files, ...made].join('')].join('\n')
}

function renderDirectory({ path }: FileChange, style: Style): string {
  return `${style.bold(`${printableLine(path)}/`)} ${style.dim('new directory')}\n`
}

/** At the top: files that grant more power later. */
function warnOfProtected(changes: readonly FileChange[], places: ProtectedPlaces | undefined, style: Style): readonly string[] {
  const lines = changes.flatMap((change) => {
    const why = whyProtected(change, places)
    return why === undefined ? [] : [`${style.red('⚠')} ${style.bold(printableLine(change.path))} ${style.red(why)}\n`]
  })
  return lines.length === 0 ? [] : [lines.join('')]
}

function renderFile(diff: FileDiff, authors: HunkAuthors | undefined, style: Style): string {
  const width = String(
    Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines))),
  ).length
  const body: string[] = []
  for (const hunk of diff.hunks) {
    const made = authors?.get(hunk)?.map(printableLine).join(', ') ?? ''
    const range = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`
    body.push(`${style.cyan(range)}${made === '' ? '' : ` ${style.bold(made)}`}`)
    renderHunk(hunk, { width, style, body })
  }
  if (diff.isBinary) body.push(style.dim('  binary file, not shown'))
  return `${renderHeader(diff, style)}\n${body.map((line) => `${line}\n`).join('')}`
}

function renderHeader(diff: FileDiff, style: Style): string {
  const parts = [style.bold(printableLine(diff.path)), style.dim(kindText(diff, printableLine))]
  if (!diff.isBinary && !hasNoLines(diff)) parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`−${diff.deletions}`)}`)
  if (hasCutLines(diff)) parts.push(style.yellow('⚠ long lines are cut'))
  for (const { text, isWarning } of factsOf(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text))
  return parts.join('  ')
}

interface HunkRendering {
  readonly width: number
  readonly style: Style
  readonly body: string[]
}

function renderHunk(hunk: Hunk, { width, style, body }: HunkRendering): void {
  let [oldLine, newLine] = [hunk.oldStart, hunk.newStart]
  const blank = ' '.repeat(width)
  const lines = [...hunkLines(hunk)]
  const skipped = mayHaveLongLines(hunk) ? sameBeginnings(lines) : NO_LONG_LINES
  for (const [index, { kind, text, ending, hasLineFeed }] of lines.entries()) {
    const before = kind === 'added' ? blank : String(oldLine++).padStart(width)
    const after = kind === 'removed' ? blank : String(newLine++).padStart(width)
    const numbers = style.dim(`${before} ${after}`)
    const shown = `${style.foreign(cut(text, limitFor(kind), skipped.get(index) ?? 0))}${ending}`
    if (kind === 'context') body.push(`${numbers}   ${shown}`)
    else body.push(`${numbers} ${kind === 'added' ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`)
    if (!hasLineFeed) body.push(style.dim(`${blank} ${blank}   no newline at end of file`))
  }
}

const NO_LONG_LINES: ReadonlyMap<number, number> = new Map()

/**
 * Lines that are too long to show whole, by number, with how many characters to skip at their start. Otherwise a change far
 * to the right would not be visible.
 */
function sameBeginnings(lines: readonly HunkLine[]): ReadonlyMap<number, number> {
  const skipped = new Map<number, number>()
  let removed: number[] = []
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'removed') removed.push(index)
    if (line.kind === 'context') removed = []
    const other = line.kind === 'added' ? removed.shift() : undefined
    if (other === undefined || Math.max(line.text.length, lines[other]?.text.length ?? 0) <= MAX_CHANGED_CHARACTERS) continue
    const same = sameLength(line.text, lines[other]?.text ?? '')
    const left = same <= MAX_SAME_CHARACTERS ? 0 : same - MAX_SAME_CHARACTERS
    skipped.set(index, left).set(other, left)
  }
  return skipped
}

function sameLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

function limitFor(kind: HunkLine['kind']): number {
  return kind === 'context' ? MAX_CONTEXT_CHARACTERS : MAX_CHANGED_CHARACTERS
}

function hasCutLines({ hunks }: FileDiff): boolean {
  return hunks
    .filter(mayHaveLongLines)
    .some((hunk) => [...hunkLines(hunk)].some(({ kind, text }) => kind !== 'context' && text.length > MAX_CHANGED_CHARACTERS))
}

/** A line has at least as many bytes as characters. */
function mayHaveLongLines({ runs }: Hunk): boolean {
  return runs.some(({ kind, bytes }) => kind !== 'context' && bytes.length > MAX_CHANGED_CHARACTERS)
}

function cut(text: string, limit: number, from: number): string {
  const end = from + limit
  const before = from === 0 ? '' : `⟨${from} characters⟩ `
  return `${before}${printable(text.slice(from, end))}${text.length > end ? ` ⟨${text.length - end} more characters⟩` : ''}`
}
