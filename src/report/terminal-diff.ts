import type { FileChange } from '../model/change.ts'
import { type ProtectedPlaces, whyProtected } from '../model/protected-paths.ts'
import type { FileDiff, Hunk } from '../workspace/patch/file-diff.ts'
import type { HunkAuthors } from './hunk-authors.ts'
import { factsOf, hunkLines, kindText } from './hunk-lines.ts'
import { printable, printableLine } from './printable.ts'
import type { Style } from './style.ts'

const MAX_CONTEXT_CHARACTERS = 400
/** Longer than for context: what is approved should be seen, but a minified file should not flood the screen. */
const MAX_CHANGED_CHARACTERS = 2_000

export interface DiffedChanges {
  readonly changes: readonly FileChange[]
  readonly diffs: readonly FileDiff[]
  /** The steps to be named at each hunk, where there are several. */
  readonly authors?: HunkAuthors
  readonly places?: ProtectedPlaces
}

/** Changes as people read them in a pull request: files with counts, hunks, line numbers of both sides. */
export function renderDiff({ changes, diffs, authors, places }: DiffedChanges, style: Style): string {
  const files = diffs.map((diff) => renderFile(diff, authors, style))
  const directories = changes.filter((change) => change.kind === 'create_directory')
  const made = directories.map((change) => `${style.bold(`${printableLine(change.path)}/`)} ${style.dim('new directory')}\n`)
  return [...warnOfProtected(changes, places, style), ...files, ...made].join('\n')
}

/** First of all, so that it does not scroll away: files that grant power later. */
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
  const parts = [style.bold(printableLine(diff.path)), style.dim(kindText(diff))]
  if (!diff.isBinary) parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`)
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
  for (const { kind, text, ending, hasLineFeed } of hunkLines(hunk)) {
    const before = kind === 'added' ? blank : String(oldLine++).padStart(width)
    const after = kind === 'removed' ? blank : String(newLine++).padStart(width)
    const numbers = style.dim(`${before} ${after}`)
    const shown = `${cut(text, kind === 'context' ? MAX_CONTEXT_CHARACTERS : MAX_CHANGED_CHARACTERS)}${ending}`
    if (kind === 'context') body.push(`${numbers}   ${shown}`)
    else body.push(`${numbers} ${kind === 'added' ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`)
    if (!hasLineFeed) body.push(style.dim(`${blank} ${blank}   no newline at end of file`))
  }
}

function cut(text: string, limit: number): string {
  return text.length > limit ? `${printable(text.slice(0, limit))} ⟨${text.length - limit} more characters⟩` : printable(text)
}
