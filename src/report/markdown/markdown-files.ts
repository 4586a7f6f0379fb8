import type { FileChange } from '../../base/change.ts'
import { COMMENT_TEXTS } from '../../texts/en/comment-texts.ts'
import type { FileDiff, Hunk } from '../../workspace/patch/file-diff.ts'
import { type ChangeGroup, type ChangePlace, groupChanges, type RestDiff } from '../change-groups.ts'
import { factsOf, hasNoLines, hunkLines, kindText } from '../hunk-lines.ts'
import type { HunkAuthors, PlanReport } from '../plan-report.ts'
import { printable, printableLine, splitText } from '../printable.ts'
import { codeSpan, details, type Form, fence, htmlCode, type Lack, type Part, ticksAround } from './markdown-text.ts'

/** A few diffs are open; some more can be opened one by one; of many, all but the first are in one fold. */
const MAX_OPEN = 3
const MAX_LISTED = 15
const FIRST_LISTED = 10

/** Past this many files a comment names them and leaves most diffs to a place with more room. */
export const MANY_FILES = 50

const TEXTS = COMMENT_TEXTS.files

export interface FilesLayout {
  /** Parts with a lower rank get room first. */
  readonly rank: number
  /** Shows the whole diff of every file below the changes that are shown once, for summaries. */
  readonly hasEveryDiff: boolean
  /** A sentence in Markdown that says where every diff is. */
  readonly whole?: string | undefined
}

type FileReport = Pick<PlanReport, 'changes' | 'diffs' | 'authors'>

/** Every file that changes. A change that many places share is shown once, then what differs. */
export function filesParts({ changes, diffs, authors }: FileReport, layout: FilesLayout): readonly Part[] {
  const { rank, hasEveryDiff } = layout
  const { groups, rest } = groupChanges(diffs)
  const shown = groups.flatMap((group) => groupParts(group, authors, layout))
  const others = hasEveryDiff ? rest.map(({ diff }) => ({ diff, hunks: diff.hunks })) : rest
  const isCrowded = !hasEveryDiff && diffs.length > MANY_FILES
  return [
    ...shown,
    ...(groups.length === 0 ? [] : afterGroups(diffs, rest, authors, layout)),
    ...(groups.length === 0 || rest.length === 0 ? [] : [fixedPart(`${TEXTS.rest(rest.length)}\n\n`)]),
    ...(isCrowded ? crowdedParts(others, authors, rank + 1) : listedParts(others, authors, rank + 1)),
    ...directoriesPart(changes, rank),
  ]
}

/** Where the lines around the changes can be seen: below in a summary, elsewhere for a comment. */
function afterGroups(
  diffs: readonly FileDiff[],
  rest: readonly RestDiff[],
  authors: HunkAuthors,
  { rank, hasEveryDiff, whole }: FilesLayout,
): readonly Part[] {
  if (!hasEveryDiff) return whole === undefined ? [] : [fixedPart(`${TEXTS.around(whole)}\n\n`)]
  const own = new Set(rest.map(({ diff }) => diff))
  const grouped = diffs.filter((diff) => !own.has(diff))
  if (grouped.length === 0) return []
  return fold(
    TEXTS.whole(grouped.length),
    bySize(
      grouped.map((diff) => diffPart(diff, authors)),
      rank + 1,
    ),
  )
}

function listedParts(rest: readonly RestDiff[], authors: HunkAuthors, rank: number): readonly Part[] {
  const parts = rest.map(({ diff, hunks }, i) =>
    diffPart(diff, authors, { hunks, isOpen: rest.length <= MAX_OPEN || (i === 0 && isShort(diff)) }),
  )
  const ranked = bySize(parts, rank)
  if (ranked.length <= MAX_LISTED) return ranked
  return [...ranked.slice(0, FIRST_LISTED), ...fold(TEXTS.more(ranked.length - FIRST_LISTED), ranked.slice(FIRST_LISTED))]
}

/** The first diffs, and the names of all other files. */
function crowdedParts(rest: readonly RestDiff[], authors: HunkAuthors, rank: number): readonly Part[] {
  const first = rest.slice(0, FIRST_LISTED)
  const others = rest.slice(FIRST_LISTED).map(({ diff }) => diff)
  if (others.length === 0) return listedParts(rest, authors, rank)
  const lines = others.map((diff) => ({
    path: diff.path,
    forms: [[printableLine(diff.path), ...countsOf(diff), ...notesOf(diff, printableLine)].join('  '), printableLine(diff.path)],
    lacks: { kind: 'diff', paths: [diff.path] } as const,
  }))
  return [...listedParts(first, authors, rank), ...fold(TEXTS.moreWithout(others.length), fenceParts(lines, rank + 1, 'file'))]
}

/** Small diffs get room first. */
function bySize(parts: readonly SizedPart[], rank: number): readonly Part[] {
  const sorted = [...parts].sort((a, b) => a.leastBytes - b.leastBytes)
  const place = new Map(sorted.map((part, i) => [part, i / sorted.length]))
  return parts.map((part) => ({ ...part, rank: rank + (place.get(part) ?? 0) }))
}

/** The first of many is open, to show what kind of change it is, unless it would push the others out of sight. */
function isShort({ additions, deletions }: FileDiff): boolean {
  return additions + deletions <= 20
}

function fold(summary: string, parts: readonly Part[]): readonly Part[] {
  return [fixedPart(`\n<details>\n<summary>${summary}</summary>\n\n`), ...parts, fixedPart('\n</details>\n\n')]
}

function directoriesPart(changes: readonly FileChange[], rank: number): readonly Part[] {
  const names = changes.filter(({ kind }) => kind === 'create_directory').map(({ path }) => codeSpan(`${path}/`))
  if (names.length === 0) return []
  const text = `\n${TEXTS.directories(names)}\n\n`
  return [{ rank, forms: [{ render: () => text }], lacks: COMMENT_TEXTS.incomplete.parts.directories }]
}

/** A summary shows every place again, so that a long example is not worth its room there. */
const MAX_EXAMPLE_BYTES = 5_000

/** One change with the first place as its example, and all places by file and line. */
function groupParts(group: ChangeGroup, authors: HunkAuthors, { rank, hasEveryDiff }: FilesLayout): readonly Part[] {
  const { places, files } = group
  const [first] = places
  if (first === undefined) return []
  const { diff, shown } = first
  const changed = TEXTS.places(places.length, files)
  const titles = { create: TEXTS.created(files), delete: TEXTS.deleted(files), update: changed, rename: changed }
  const made = [...new Set(places.flatMap(({ hunk }) => authors.get(hunk) ?? []))]
  const leastBytes = runBytes(shown)
  const paths = [...new Set(places.map((place) => place.diff.path))]
  const example: Form = {
    render: () => `${titles[diff.kind]}${TEXTS.example(codeSpan(diff.path))}:\n\n${fence('diff', renderHunk(shown, made))}`,
    leastBytes,
  }
  const short: Form = {
    render: () => `${titles[diff.kind]}${hasEveryDiff ? '' : TEXTS.noExample}\n`,
    ...(!hasEveryDiff && { lacks: { kind: 'diff', paths } }),
  }
  const isLong = hasEveryDiff && leastBytes > MAX_EXAMPLE_BYTES
  const head: Part = { rank, forms: isLong ? [short] : [example, short], lacks: { kind: 'diff', paths } }
  if (hasEveryDiff) return [head, fixedPart('\n')]
  return [head, ...fold(TEXTS.allPlaces(places.length, files), fenceParts(placeLines(places), rank + 0.5, 'place'))]
}

/** `src/a.ts:3,17`: the lines in the file as it is now. */
function placeLines(places: readonly ChangePlace[]): readonly FenceLine[] {
  const lines = new Map<string, number[]>()
  for (const { diff, line } of places) lines.set(diff.path, [...(lines.get(diff.path) ?? []), line])
  return [...lines].map(([path, numbers]) => {
    const name = printableLine(path)
    return { path, forms: numbers.every((line) => line > 0) ? [`${name}:${numbers.join(',')}`, name] : [name] }
  })
}

interface FenceLine {
  readonly path: string
  /** The fullest first. */
  readonly forms: readonly string[]
  readonly lacks?: Lack
}

/** A fence whose lines are parts of their own, so that lines that do not fit are counted. The example of a change comes before its places. */
function fenceParts(lines: readonly FenceLine[], rank: number, kind: 'file' | 'place'): readonly Part[] {
  const ticks = ticksAround(lines.map(({ forms }) => forms[0] ?? ''))
  return [
    fixedPart(`${ticks}text\n`),
    ...lines.map(({ path, forms, lacks }) => ({
      rank,
      ...(kind === 'place' && { isExtra: true as const }),
      forms: forms.map((text) => ({ render: () => `${text}\n`, ...(lacks && { lacks }) })),
      lacks: { kind, paths: [path] } as const,
    })),
    fixedPart(`${ticks}\n`),
  ]
}

/** Always shown. */
export function fixedPart(text: string): Part {
  return { rank: 0, forms: [{ render: () => text }] }
}

/** Readers do not scroll sideways further than this, so longer lines wrap. */
export const MAX_LINE_CHARACTERS = 400

const MARKS = { context: ' ', removed: '-', added: '+' } as const

type SizedPart = Omit<Part, 'rank'> & { readonly leastBytes: number }

export interface ShownDiff {
  /** Some of the diff's own, where the others are shown elsewhere. */
  readonly hunks?: readonly Hunk[]
  readonly isOpen?: boolean
}

/** The diff of one file in a fold, or a line that names the file. */
export function diffPart(diff: FileDiff, authors: HunkAuthors, { hunks = diff.hunks, isOpen = false }: ShownDiff = {}): SizedPart {
  const leastBytes = hunks.reduce((sum, hunk) => sum + runBytes(hunk), 0)
  const partly = hunks.length < diff.hunks.length ? [TEXTS.partly(hunks.length, diff.hunks.length)] : []
  const lacks = { kind: 'diff', paths: [diff.path] } as const
  const summary = () => [htmlCode(diff.path), ...countsOf(diff), ...notesOf(diff, htmlCode), ...partly].join(' · ')
  const forms: readonly Form[] = [
    { render: () => `${details(summary(), bodyOf(diff, hunks, authors), isOpen)}\n`, leastBytes },
    { render: () => `- ${[codeSpan(diff.path), ...countsOf(diff), ...notesOf(diff, codeSpan), TEXTS.notShown].join(' · ')}\n`, lacks },
    { render: () => `- ${codeSpan(diff.path)}\n`, lacks },
  ]
  return { forms, lacks: { kind: 'file', paths: [diff.path] }, leastBytes }
}

function countsOf(diff: FileDiff): readonly string[] {
  return diff.isBinary || hasNoLines(diff) ? [] : [COMMENT_TEXTS.totals.lines(diff.additions, diff.deletions)]
}

function notesOf(diff: FileDiff, showPath: (path: string) => string): readonly string[] {
  const notes = [...(diff.kind === 'update' ? [] : [kindText(diff, showPath)]), ...factsOf(diff).map(({ text }) => text)]
  if (diff.isBinary) notes.push(TEXTS.binary)
  if (hasLongLines(diff)) notes.push(TEXTS.longLines)
  return notes
}

function bodyOf(diff: FileDiff, hunks: readonly Hunk[], authors: HunkAuthors): string {
  if (hunks.length === 0) return `${diff.isBinary ? TEXTS.binaryBody : TEXTS.noLines}\n`
  return fence(
    'diff',
    hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? [])),
  )
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

/** Cheap: a character has at least one byte. */
function mayBeLong({ runs }: Hunk): boolean {
  return runs.some(({ bytes }) => {
    let start = 0
    for (let end = bytes.indexOf(10); end >= 0 && end - start <= MAX_LINE_CHARACTERS; end = bytes.indexOf(10, start)) start = end + 1
    return bytes.length - start > MAX_LINE_CHARACTERS
  })
}

function runBytes({ runs }: Hunk): number {
  return runs.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
