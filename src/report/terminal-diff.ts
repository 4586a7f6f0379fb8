import type { FileChange } from '../model/change.ts'
import { whyProtected } from '../model/protected-paths.ts'
import { type DiffLine, type FileDiff, type Hunk, linesOf } from '../workspace/patch/file-diff.ts'
import { altersEndings, isCrlfOnly } from './line-endings.ts'
import { hasHiddenCharacters, printable, printableLine } from './printable.ts'
import type { Style } from './style.ts'

const MAX_CONTEXT_CHARACTERS = 400
/** Longer than for context: what is approved should be seen, but a minified file should not flood the screen. */
const MAX_CHANGED_CHARACTERS = 2_000

const KINDS = { create: 'new', update: 'modified', delete: 'deleted' } as const

/** Changes as people read them in a pull request: files with counts, hunks, line numbers of both sides. */
export function renderDiff(changes: readonly FileChange[], diffs: readonly FileDiff[], style: Style): string {
  const files = diffs.map((diff) => renderFile(diff, style))
  const directories = changes.filter((change) => change.kind === 'create_directory')
  const made = directories.map((change) => `${style.bold(`${printableLine(change.path)}/`)} ${style.dim('new directory')}\n`)
  return [...warnOfProtected(changes, style), ...files, ...made].join('\n')
}

/** First of all, so that it does not scroll away: files that grant power later. */
function warnOfProtected(changes: readonly FileChange[], style: Style): readonly string[] {
  const lines = changes.flatMap((change) => {
    const why = whyProtected(change)
    return why === undefined ? [] : [`${style.red('⚠')} ${style.bold(printableLine(change.path))} ${style.red(why)}\n`]
  })
  return lines.length === 0 ? [] : [lines.join('')]
}

function renderFile(diff: FileDiff, style: Style): string {
  const width = String(
    Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines))),
  ).length
  const body: string[] = []
  let isHiding = hasHiddenCharacters(diff.path)
  for (const hunk of diff.hunks) {
    body.push(style.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`))
    isHiding = renderHunk(hunk, { width, style, body }) || isHiding
  }
  if (diff.isBinary) body.push(style.dim('  binary file, not shown'))
  return `${renderHeader(diff, isHiding, style)}\n${body.map((line) => `${line}\n`).join('')}`
}

function renderHeader(diff: FileDiff, isHiding: boolean, style: Style): string {
  const parts = [style.bold(printableLine(diff.path)), style.dim(KINDS[diff.kind])]
  if (!diff.isBinary) parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`)
  if (diff.modeBefore !== undefined && diff.mode !== undefined && diff.modeBefore !== diff.mode)
    parts.push(style.yellow(`mode ${diff.modeBefore} → ${diff.mode}`))
  if (diff.kind === 'create' && diff.hunks.every(isCrlfOnly) && diff.hunks.length > 0) parts.push(style.dim('CRLF line endings'))
  if (diff.kind === 'create' && diff.mode === '100755') parts.push(style.yellow('executable'))
  if (isHiding) parts.push(style.yellow('⚠ hidden characters'))
  return parts.join('  ')
}

interface HunkRendering {
  readonly width: number
  readonly style: Style
  readonly body: string[]
}

/** Adds a hunk's lines to the body, and says whether any of them holds characters one would not see. */
function renderHunk(hunk: Hunk, { width, style, body }: HunkRendering): boolean {
  let [oldLine, newLine] = [hunk.oldStart, hunk.newStart]
  let isHiding = false
  const marksEndings = altersEndings(hunk)
  const blank = ' '.repeat(width)
  for (const line of linesOf(hunk)) {
    const before = line.kind === 'added' ? blank : String(oldLine++).padStart(width)
    const after = line.kind === 'removed' ? blank : String(newLine++).padStart(width)
    const numbers = style.dim(`${before} ${after}`)
    const whole = withoutEnding(line)
    const text = cut(whole, line.kind === 'context' ? MAX_CONTEXT_CHARACTERS : MAX_CHANGED_CHARACTERS)
    const ending = marksEndings && line.kind !== 'context' && line.hasLineFeed ? (whole === line.text ? '␊' : '␍') : ''
    if (line.kind === 'context') body.push(`${numbers}   ${text}`)
    else body.push(`${numbers} ${line.kind === 'added' ? style.green(`+ ${text}${ending}`) : style.red(`- ${text}${ending}`)}`)
    if (!line.hasLineFeed) body.push(style.dim(`${blank} ${blank}   no newline at end of file`))
    isHiding ||= hasHiddenCharacters(whole)
  }
  return isHiding
}

function withoutEnding({ text, hasLineFeed }: DiffLine): string {
  return hasLineFeed && text.endsWith('\r') ? text.slice(0, -1) : text
}

function cut(text: string, limit: number): string {
  return text.length > limit ? `${printable(text.slice(0, limit))} ⟨${text.length - limit} more characters⟩` : printable(text)
}
