import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { deleteLines, insertLines, replaceLines, type TextEdit, withoutFinalNewline } from './text.ts'

/** Where lines go: after a line, 0 being the top. They are below it (`after`) or above what follows it (`before`). */
export interface LinePlaces {
  readonly side: 'after' | 'before'
  /** Every line that fits. If it is several, and none is chosen, nothing can be inserted. */
  readonly lines: readonly number[]
  readonly chosen: Result<number, ToolError>
}

export interface EnsureRequest {
  readonly path: RepoPath
  readonly content: string
  readonly places: LinePlaces
  /** Whether lines that are anywhere in the file count, or only those at a place. */
  readonly unlessIn: 'file' | 'place'
  /** The lines around the content, so that it can be found and replaced later. */
  readonly markers?: Markers
}

export interface Markers {
  readonly begin: string
  readonly end: string
}

export interface EnsuredLines {
  /** Missing if the lines are there already. */
  readonly edit?: TextEdit
  /** The first line of the content after the edit, from 1. */
  readonly line: number
}

/** Finds out what to insert or replace so that a text has the lines. Applied to its own result, it changes nothing. */
export function ensureLines(text: string, request: EnsureRequest): Result<EnsuredLines, ToolError> {
  const { content, places, markers } = request
  const lines = linesIn(text)
  if (markers !== undefined) return ensureBlock(text, lines, { ...request, markers })
  const found = findPresent(lines, linesIn(content), request)
  if (found !== undefined) return success({ line: found + 1 })
  if (!places.chosen.ok) return places.chosen
  return success({ edit: insertLines(text, places.chosen.value, content), line: places.chosen.value + 1 })
}

/** The index of the first of some lines where they are already. */
function findPresent(lines: readonly string[], wanted: readonly string[], { unlessIn, places }: EnsureRequest): number | undefined {
  const isAt = (at: number) => at >= 0 && wanted.every((line, i) => lines[at + i] === line)
  if (unlessIn === 'place') return places.lines.map((line) => (places.side === 'after' ? line : line - wanted.length)).find(isAt)
  const at = lines.findIndex((_, i) => isAt(i))
  return at < 0 ? undefined : at
}

type BlockRequest = EnsureRequest & { readonly markers: Markers }

function ensureBlock(text: string, lines: readonly string[], request: BlockRequest): Result<EnsuredLines, ToolError> {
  const { content, places, markers } = request
  const block = findBlock(lines, request)
  if (!block.ok) return block
  if (block.value === undefined) {
    if (!places.chosen.ok) return places.chosen
    const inner = content === '' ? [] : [withoutFinalNewline(content)]
    const all = [markers.begin, ...inner, markers.end].join('\n')
    return success({ edit: insertLines(text, places.chosen.value, all), line: places.chosen.value + 2 })
  }
  const { begin, end } = block.value
  const wanted = content === '' ? [] : linesIn(content)
  const current = lines.slice(begin, end - 1)
  const line = begin + 1
  if (current.length === wanted.length && current.every((each, i) => each === wanted[i])) return success({ line })
  if (current.length === 0) return success({ edit: insertLines(text, begin, content), line })
  const edit = wanted.length === 0 ? deleteLines(text, line, end - 1) : replaceLines(text, { first: line, last: end - 1 }, content)
  return success({ edit, line })
}

/** The line numbers of the two markers, if they are there. */
function findBlock(
  lines: readonly string[],
  { path, markers }: BlockRequest,
): Result<{ readonly begin: number; readonly end: number } | undefined, ToolError> {
  const find = (marker: string) => lines.flatMap((line, i) => (line.trim() === marker.trim() ? [i + 1] : []))
  const [begins, ends] = [find(markers.begin), find(markers.end)]
  const [begin, secondBegin] = begins
  const [end, secondEnd] = ends
  if (begin === undefined && end === undefined) return success(undefined)
  const at = (line: number) => `${path}:${line}`
  if (begin === undefined) return failure(ERRORS.noBegin(at(end ?? 1), markers))
  if (end === undefined) return failure(ERRORS.noEnd(at(begin), markers))
  if (secondBegin !== undefined) return failure(ERRORS.twice(at(secondBegin), markers.begin))
  if (secondEnd !== undefined) return failure(ERRORS.twice(at(secondEnd), markers.end))
  if (end < begin) return failure(ERRORS.endFirst(at(end), markers))
  return success({ begin, end })
}

/** The lines without their endings. A final newline ends the last line and does not start another. */
export function linesIn(text: string): readonly string[] {
  if (text === '') return []
  return withoutFinalNewline(text)
    .split('\n')
    .map((line) => line.replace(/\r+$/, ''))
}

const FIX_MARKERS = 'Nothing was changed. Correct the two marker lines, or use others.'

const ERRORS = {
  noBegin: (place: string, { begin, end }: Markers) =>
    toolError('edit_conflict', `${place}: '${briefText(end)}' has no '${briefText(begin)}' before it`, FIX_MARKERS),
  noEnd: (place: string, { begin, end }: Markers) =>
    toolError('edit_conflict', `${place}: '${briefText(begin)}' has no '${briefText(end)}' after it`, FIX_MARKERS),
  twice: (place: string, marker: string) =>
    toolError('edit_conflict', `${place}: '${briefText(marker)}' appears a second time`, FIX_MARKERS),
  endFirst: (place: string, { begin, end }: Markers) =>
    toolError('edit_conflict', `${place}: '${briefText(end)}' comes before '${briefText(begin)}'`, FIX_MARKERS),
}
