import { countOf } from '../../base/text/wording.ts'
import type { FileDiff, Hunk } from '../../workspace/patch/file-diff.ts'
import { factsOf, hunkLines, kindText } from '../hunk-lines.ts'
import type { HunkAuthors, PlanReport } from '../plan-report.ts'
import { printable, printableLine, splitText } from '../printable.ts'
import { codeSpan, details, type Form, fence, htmlCode, type Part } from './markdown-text.ts'

/** Few diffs are read at once; some are opened one by one; of many, all but the first are in one fold. */
const MAX_OPEN = 3
const MAX_LISTED = 15
const FIRST_LISTED = 10

/** Every file that changes, each once. Small diffs get room first. */
export function filesParts({ changes, diffs, authors }: Pick<PlanReport, 'changes' | 'diffs' | 'authors'>, rank: number): readonly Part[] {
  const parts = diffs.map((diff, i) => diffPart(diff, authors, diffs.length <= MAX_OPEN || (i === 0 && isShort(diff))))
  const bySize = [...parts].sort((a, b) => a.leastBytes - b.leastBytes)
  const place = new Map(bySize.map((part, i) => [part, i / bySize.length]))
  const ranked = parts.map((part) => ({ ...part, rank: rank + (place.get(part) ?? 0) }))
  const directories = changes.filter(({ kind }) => kind === 'create_directory').map(({ path }) => codeSpan(`${path}/`))
  return [...(ranked.length > MAX_LISTED ? foldRest(ranked) : ranked), ...directoriesPart(directories, rank)]
}

/** The first of many is open, to show what kind of change it is, unless it would push the others out of sight. */
function isShort({ additions, deletions }: FileDiff): boolean {
  return additions + deletions <= 20
}

function foldRest(parts: readonly Part[]): readonly Part[] {
  const more = countOf(parts.length - FIRST_LISTED, 'more file')
  return [
    ...parts.slice(0, FIRST_LISTED),
    fixedPart(`\n<details>\n<summary>${more}</summary>\n\n`),
    ...parts.slice(FIRST_LISTED),
    fixedPart('\n</details>\n\n'),
  ]
}

function directoriesPart(directories: readonly string[], rank: number): readonly Part[] {
  if (directories.length === 0) return []
  const text = `\n${directories.length === 1 ? 'New directory' : 'New directories'}: ${directories.join(', ')}\n\n`
  return [{ rank, forms: [{ render: () => text }], lacks: 'the new directories' }]
}

/** What there is room for in any case. */
export function fixedPart(text: string): Part {
  return { rank: 0, forms: [{ render: () => text }] }
}

/** Nobody scrolls sideways that far: what stands beyond it would go unseen. */
export const MAX_LINE_CHARACTERS = 400

const MARKS = { context: ' ', removed: '-', added: '+' } as const

/** The diff of one file, closed until somebody opens it unless there are few; or a line that names the file. */
export function diffPart(diff: FileDiff, authors: HunkAuthors, isOpen = false): Omit<Part, 'rank'> & { readonly leastBytes: number } {
  const leastBytes = changedBytes(diff)
  const lacks = 'diff'
  const forms: readonly Form[] = [
    { render: () => `${details(summaryOf(diff), bodyOf(diff, authors), isOpen)}\n`, leastBytes },
    { render: () => `- ${[codeSpan(diff.path), ...countsOf(diff), ...notesOf(diff), 'diff not shown'].join(' · ')}\n`, lacks },
    { render: () => `- ${codeSpan(diff.path)}\n`, lacks },
  ]
  return { forms, lacks: 'file', leastBytes }
}

function countsOf({ isBinary, additions, deletions }: FileDiff): readonly string[] {
  return isBinary ? [] : [`+${additions} −${deletions}`]
}

/** What is to be known of a file beside its path and counts. */
function notesOf(diff: FileDiff): readonly string[] {
  const notes = [...(diff.kind === 'update' ? [] : [kindText(diff)]), ...factsOf(diff).map(({ text }) => text)]
  if (diff.isBinary) notes.push('binary, not shown')
  if (hasLongLines(diff)) notes.push('⚠ long lines, wrapped')
  return notes
}

function summaryOf(diff: FileDiff): string {
  return [htmlCode(diff.path), ...countsOf(diff), ...notesOf(diff)].join(' · ')
}

function bodyOf(diff: FileDiff, authors: HunkAuthors): string {
  if (diff.hunks.length === 0) return diff.isBinary ? 'A binary file; its content is not shown.\n' : 'No line changes.\n'
  return fence('diff', [...diff.hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? []))])
}

function renderHunk(hunk: Hunk, authors: readonly string[]): readonly string[] {
  const made = authors.map(printableLine).join(', ')
  const lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === '' ? '' : ` ${made}`}`]
  for (const { kind, text, ending, hasLineFeed } of hunkLines(hunk)) {
    const mark = MARKS[kind]
    const shown = `${printable(text)}${ending}`
    if (shown.length <= MAX_LINE_CHARACTERS) lines.push(`${mark}${shown}`)
    else lines.push(...wrap(shown, mark))
    if (!hasLineFeed) lines.push('\\ No newline at end of file')
  }
  return lines
}

function wrap(text: string, mark: string): readonly string[] {
  const pieces = splitText(text, MAX_LINE_CHARACTERS)
  return pieces.map((piece, i) => `${mark}${i === 0 ? '' : '⤷ '}${piece}${i === pieces.length - 1 ? '' : ' ⤶'}`)
}

function hasLongLines({ hunks }: FileDiff): boolean {
  return hunks.some((hunk) => mayBeLong(hunk) && [...hunkLines(hunk)].some(({ text }) => text.length > MAX_LINE_CHARACTERS))
}

/** A character has at least one byte. */
function mayBeLong({ runs }: Hunk): boolean {
  return runs.some(({ bytes }) => {
    let start = 0
    for (let end = bytes.indexOf(10); end >= 0 && end - start <= MAX_LINE_CHARACTERS; end = bytes.indexOf(10, start)) start = end + 1
    return bytes.length - start > MAX_LINE_CHARACTERS
  })
}

function changedBytes({ hunks }: FileDiff): number {
  return hunks.reduce((sum, { runs }) => sum + runs.reduce((bytes, run) => bytes + run.bytes.length, 0), 0)
}
