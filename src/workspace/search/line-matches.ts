import type { RepoPath } from '../../model/path.ts'
import { limitFor, runWithLimit } from './guarded-run.ts'
import { LineTester, withoutReturn } from './line-tester.ts'
import type { SearchPattern } from './pattern.ts'

/** A line in which the pattern matches. */
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

/** The first matching lines of a text with the lines around them; fewer when time runs out. */
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
