import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { placeAt, TextLines, type TextPlace } from '../../base/text/text-places.ts'
import { dominantLineEnding, type Span, type TextEdit, withLineEnding } from '../text/text.ts'
import { type CodeFinder, type Expansion, type FoundCode, openFinder, type ReadPackageFile } from './code-engine.ts'
import type { CodeQuery } from './code-query.ts'
import { expandCodeTemplate, parseCodeTemplate } from './expand-code.ts'

/** What to do with each text, as plain data that a thread can receive. */
export interface CodeJob {
  readonly query: CodeQuery
  /** How many matches of a file to describe, and with how many lines around them. */
  readonly shown?: { readonly most: number; readonly contextLines: number } | undefined
  readonly change?: CodeChange | undefined
}

export interface CodeChange extends Expansion {
  readonly template: string
}

/** What was found in a text, and how it changes. */
export interface CodeOutcome {
  readonly count: number
  /** The first matches. */
  readonly shown: readonly ShownCode[]
  /** One for each match that is not inside of another one. */
  readonly edits: readonly TextEdit[]
  /** The first match that a syntax error is in or around. */
  readonly brokenAt?: TextPlace | undefined
  /** Where the text would get a syntax error. */
  readonly breaksAt?: TextPlace | undefined
}

export interface ShownCode extends TextPlace {
  readonly endLine: number
  /** The line that it starts in, or the part of a very long line. */
  readonly text: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly groups: Readonly<Record<string, string>>
}

export type CodeWorker = (text: string) => CodeOutcome

const NOTHING: CodeOutcome = { count: 0, shown: [], edits: [] }
const MAX_LINE_CHARACTERS = 500
const MAX_GROUP_CHARACTERS = 2_000

/** Loads the language of a job and checks its query. */
export async function openJob(job: CodeJob, read: ReadPackageFile): Promise<Result<CodeWorker, ToolError>> {
  const finder = await openFinder(job.query, read)
  return finder.ok ? success((text) => workOn(text, job, finder.value)) : finder
}

function workOn(text: string, { shown, change }: CodeJob, finder: CodeFinder): CodeOutcome {
  const found = finder.find(text, change)
  if (found.length === 0) return NOTHING
  const broken = found.find(({ errorAt }) => errorAt !== undefined)
  const outcome = {
    count: found.length,
    shown: shown === undefined ? [] : describeMatches(text, found.slice(0, shown.most), shown.contextLines),
    brokenAt: broken?.errorAt === undefined ? undefined : placeAt(text, broken.errorAt),
  }
  if (change === undefined) return { ...outcome, edits: [] }
  const edits = editsFor(text, found, change, finder)
  return { ...outcome, edits, count: edits.length, breaksAt: outcome.brokenAt === undefined ? newError(text, edits, finder) : undefined }
}

/** Of matches inside each other, the outer one is replaced. */
function editsFor(text: string, found: readonly FoundCode[], { template }: CodeChange, finder: CodeFinder): readonly TextEdit[] {
  const parsed = parseCodeTemplate(withLineEnding(template, dominantLineEnding(text)))
  const edits: TextEdit[] = []
  let end = 0
  for (const match of found) {
    if (match.start < end) continue
    edits.push({
      start: match.start,
      end: match.end,
      replacement: expandCodeTemplate(parsed, { text, match, strings: finder.stringsIn(match) }),
    })
    end = match.end
  }
  return edits
}

/** The first syntax error that the text gets by the edits: one that it did not have before, or one in what was inserted. */
function newError(text: string, edits: readonly TextEdit[], finder: CodeFinder): TextPlace | undefined {
  let changed = ''
  let from = 0
  const inserted: Span[] = []
  for (const { start, end, replacement } of edits) {
    changed += text.slice(from, start)
    inserted.push({ start: changed.length, end: changed.length + replacement.length })
    changed += replacement
    from = end
  }
  changed += text.slice(from)
  if (finder.staysSound(edits, changed)) return undefined
  const after = finder.errorsIn(changed)
  if (after.length === 0) return undefined
  const touched = after.find((error) => inserted.some(({ start, end }) => error.start <= end && error.end >= start))
  const [first] = after
  const gained = touched ?? (after.length > finder.errorsIn(text).length ? first : undefined)
  return gained && placeAt(changed, gained.start)
}

function describeMatches(text: string, found: readonly FoundCode[], contextLines: number): readonly ShownCode[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  if (lines.at(-1) === '') lines.pop()
  const around = (from: number, to: number) => lines.slice(Math.max(0, from), Math.max(0, to)).map((line) => cut(line, MAX_LINE_CHARACTERS))
  const places = new TextLines(text)
  return found.map((match) => {
    const { line, column } = places.place(match.start)
    const endLine = places.lineOf(Math.max(match.start, match.end - 1))
    const groups = [...match.captures].map(([name, span]) => [
      name,
      cut(text.slice(span?.start ?? 0, span?.end ?? 0), MAX_GROUP_CHARACTERS),
    ])
    const made = [...match.transformed].map(([name, value]) => [name, cut(value, MAX_GROUP_CHARACTERS)])
    return {
      ...{ line, column, endLine },
      text: excerptAt(lines[line - 1] ?? '', column - 1),
      before: around(line - 1 - contextLines, line - 1),
      after: around(endLine, endLine + contextLines),
      groups: Object.fromEntries([...groups, ...made]),
    }
  })
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}

/** The line, or the part of it that begins a little before the match. */
function excerptAt(line: string, at: number): string {
  if (line.length <= MAX_LINE_CHARACTERS) return line
  const start = Math.max(0, Math.min(at - MAX_LINE_CHARACTERS / 4, line.length - MAX_LINE_CHARACTERS))
  const end = start + MAX_LINE_CHARACTERS
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}
