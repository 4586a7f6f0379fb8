import type { RepoPath } from '../../base/path.ts'
import { limitFor, runWithLimit, type SearchPattern } from './pattern.ts'

/** A line that the pattern matches. */
export interface LineMatch {
  readonly path: RepoPath
  /** From 1. */
  readonly line: number
  /** From 1, in characters as JavaScript counts them. */
  readonly column: number
  /** The line, or the part around the match when it is very long. */
  readonly text: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** What each named group matched, empty if it took no part. Left out when the pattern names none. */
  readonly groups?: Readonly<Record<string, string>>
}

export interface LineMatchesRequest {
  readonly path: RepoPath
  readonly text: string
  readonly pattern: SearchPattern
  readonly limit: number
  readonly contextLines: number
  readonly limitMs: number
}

const MAX_SHOWN_CHARACTERS = 500

/** The first matching lines of a text with context; fewer if time runs out. */
export function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }: LineMatchesRequest): readonly LineMatch[] {
  const tester = new LineTester(pattern)
  const whole = text.split('\n')
  const lines = whole.map((line, i) => withoutReturn(line, i < whole.length - 1))
  if (lines.at(-1) === '') lines.pop()
  const show = (from: number, to: number) => lines.slice(Math.max(0, from), to).map((line) => excerpt(line, 0, 0))
  const matches: LineMatch[] = []
  const find = () => {
    matches.length = 0
    for (const [i, line] of lines.entries()) {
      if (matches.length >= limit) return
      if ((whole[i]?.length ?? 0) > pattern.maxLineCharacters) continue
      const found = tester.find(line)
      if (found === undefined) continue
      matches.push({
        path,
        line: i + 1,
        column: found.at + 1,
        text: excerpt(line, found.at, found.length),
        before: show(i - contextLines, i),
        after: show(i + 1, i + 1 + contextLines),
        ...(found.groups && { groups: found.groups }),
      })
    }
  }
  runWithLimit(find, limitFor(pattern, limitMs))
  return matches
}

function excerpt(line: string, at: number, length: number): string {
  if (line.length <= MAX_SHOWN_CHARACTERS) return line
  const middle = at + Math.min(length, MAX_SHOWN_CHARACTERS) / 2
  const start = Math.max(0, Math.min(Math.floor(middle - MAX_SHOWN_CHARACTERS / 2), line.length - MAX_SHOWN_CHARACTERS))
  const end = start + MAX_SHOWN_CHARACTERS
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}

/** Finds the lines that a pattern matches. Run it under a time limit unless the pattern is a literal. */
export class LineTester {
  readonly #inLine: RegExp
  readonly #inText: RegExp
  readonly #strategy: SearchPattern['strategy']

  constructor(pattern: SearchPattern) {
    this.#inLine = new RegExp(pattern.source, pattern.flags)
    this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`)
    this.#strategy = pattern.strategy
  }

  /** `isEnded`: whether a newline follows the line. */
  matches(line: string, isEnded: boolean): boolean {
    return this.#inLine.test(withoutReturn(line, isEnded))
  }

  /** Where it first matches in a line without its line ending, the length of the match, and its named groups if it has some. */
  find(line: string): { readonly at: number; readonly length: number; readonly groups?: Readonly<Record<string, string>> } | undefined {
    const match = this.#inLine.exec(line)
    if (match === null) return undefined
    const groups = match.groups && Object.entries(match.groups).map(([name, text]) => [name, text ?? ''] as const)
    return { at: match.index, length: match[0].length, ...(groups && { groups: Object.fromEntries(groups) }) }
  }

  count(text: string): number {
    return this.#strategy === 'line' ? this.#countByLine(text) : this.#countByText(text)
  }

  #countByLine(text: string): number {
    let count = 0
    for (let start = 0; start < text.length; ) {
      const newline = text.indexOf('\n', start)
      const end = newline < 0 ? text.length : newline
      if (this.matches(text.slice(start, end), newline >= 0)) count++
      start = end + 1
    }
    return count
  }

  /** After a match, continues with the next line, so that a match across lines cannot hide the next one. */
  #countByText(text: string): number {
    const regex = this.#inText
    const isSure = this.#strategy === 'text'
    let count = 0
    regex.lastIndex = 0
    for (let hit = regex.exec(text); hit !== null; hit = regex.exec(text)) {
      const newline = text.indexOf('\n', hit.index)
      const end = newline < 0 ? text.length : newline
      const start = hit.index === 0 ? 0 : text.lastIndexOf('\n', hit.index - 1) + 1
      if (start === text.length) break
      if (isSure || this.matches(text.slice(start, end), newline >= 0)) count++
      if (newline < 0) break
      regex.lastIndex = end + 1
    }
    return count
  }
}

/** The line without the `\r` of a CRLF line ending. */
export function withoutReturn(line: string, isEnded: boolean): string {
  return isEnded && line.endsWith('\r') ? line.slice(0, -1) : line
}
