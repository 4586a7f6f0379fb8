import * as z from 'zod/mini'
import type { Limits } from '../../base/config.ts'
import type { ToolFindings } from '../../base/result.ts'
import { countOf, nameSome, sizeText } from '../../base/text/wording.ts'
import type { CodeSearchOutcome } from '../../workspace/code/search-code.ts'
import type { LineMatch } from '../../workspace/search/line-matches.ts'
import { MAX_REGEX_LINE_CHARACTERS } from '../../workspace/search/pattern.ts'
import type { FileMatches, SearchOutcome } from '../../workspace/search/search.ts'

const MAX_NAMED_FILES = 5

/** What a search skipped, in sentences. */
export function searchWarnings(
  { skipped, isPartial, warnings, fileBytes }: SearchOutcome,
  limits: Limits,
  depth: number,
  howToNameSecret = 'name the file exactly to search it',
): readonly string[] {
  const said = [...warnings, ...whyUnfinished({ skipped, isPartial }, limits)]
  if (skipped.tooLarge.length > 0) {
    const advice = fileBytes < limits.readFileBytes ? '; grep searches a file that path names' : ''
    said.push(
      `Skipped ${countOf(skipped.tooLarge.length, 'file')} larger than ${sizeText(fileBytes)}: ${nameSome(skipped.tooLarge, MAX_NAMED_FILES)}${advice}`,
    )
  }
  said.push(...longLinesWarning(skipped.longLines))
  if (skipped.unreadable.length > 0)
    said.push(`Could not read ${countOf(skipped.unreadable.length, 'file')}: ${nameSome(skipped.unreadable, MAX_NAMED_FILES)}`)
  return [...said, ...depthWarning(skipped.tooDeep, depth), ...secretWarning(skipped.secret, howToNameSecret)]
}

/** What did not finish in time, in sentences. */
export function whyUnfinished({ skipped, isPartial }: Pick<SearchOutcome, 'skipped' | 'isPartial'>, limits: Limits): readonly string[] {
  const said = isPartial ? [searchTimedOut(limits)] : []
  for (const path of skipped.timedOut.slice(0, MAX_NAMED_FILES))
    said.push(`Pattern took longer than ${limits.regexMsPerFile / 1000}s on '${path}', the file was abandoned`)
  const more = skipped.timedOut.length - MAX_NAMED_FILES
  if (more > 0) said.push(`Pattern took too long on ${countOf(more, 'more file', 'more files')}, they were abandoned`)
  return said
}

export function searchTimedOut({ searchMs }: Limits): string {
  return `Search timed out after ${searchMs / 1000}s, returning partial results`
}

/** What a search for code left out, in sentences. */
export function codeWarnings(found: CodeSearchOutcome<unknown>, limits: Limits, howToNameSecret: string): readonly string[] {
  const { tooLarge, unreadable, binary, tooDeep, secret } = found.skipped
  const said = [...found.warnings, ...whyCodeUnfinished(found, limits)]
  if (tooLarge.length > 0)
    said.push(
      `Left out ${countOf(tooLarge.length, 'file')} larger than ${sizeText(limits.searchFileBytes)}: ${nameSome(tooLarge, MAX_NAMED_FILES)}`,
    )
  if (binary.length > 0) said.push(`Left out ${countOf(binary.length, 'binary file')}: ${nameSome(binary, MAX_NAMED_FILES)}`)
  if (unreadable.length > 0) said.push(`Could not read ${countOf(unreadable.length, 'file')}: ${nameSome(unreadable, MAX_NAMED_FILES)}`)
  return [...said, ...depthWarning(tooDeep, limits.searchDepth), ...secretWarning(secret, howToNameSecret)]
}

/** What did not finish, in sentences. */
export function whyCodeUnfinished({ isPartial, skipped: { timedOut } }: CodeSearchOutcome<unknown>, limits: Limits): readonly string[] {
  const said = isPartial ? [searchTimedOut(limits)] : []
  const seconds = limits.codeMsPerFile / 1000
  if (timedOut.length > 0)
    said.push(`Parsing took longer than ${seconds}s or too much memory, files were abandoned: ${nameSome(timedOut, MAX_NAMED_FILES)}`)
  return said
}

/** A warning about files that were skipped because they are too deep. */
export function depthWarning(count: number, depth: number): readonly string[] {
  return count === 0 ? [] : [`Skipped ${countOf(count, 'file')} more than ${depth} directories deep`]
}

/** A warning about lines that a regular expression was not tried on. */
export function longLinesWarning(files: readonly FileMatches[]): readonly string[] {
  if (files.length === 0) return []
  const lines = files.reduce((sum, { count }) => sum + count, 0)
  const named = files.map(({ path, count }) => `${path} (${count})`)
  const most = MAX_REGEX_LINE_CHARACTERS.toLocaleString('en')
  return [`Skipped ${countOf(lines, 'line')} longer than ${most} characters: ${nameSome(named, MAX_NAMED_FILES)}`]
}

/** A warning about files that were skipped because their text must not end up in a report by accident. */
export function secretWarning(count: number, howToName: string): readonly string[] {
  if (count === 0) return []
  return [`Skipped ${countOf(count, 'file')} that may contain secrets; ${howToName}`]
}

/** A warning when there is more than is shown. */
export function truncationWarning(total: number, shown: number, advice: string): readonly string[] {
  return total > shown ? [`Found ${total} matches, showing first ${shown}; ${advice}`] : []
}

/** The findings that a step with `report` shows. */
export function findingsOf(matches: readonly LineMatch[], total: number): ToolFindings {
  return { shown: matches.map(({ path, line, column, text }) => ({ path, line, column, text })), total }
}

/** The matching lines as `path:line: text`. */
export function renderMatches(matches: readonly LineMatch[]): string {
  return matches.map(({ path, line, text }) => `\n  ${path}:${line}: ${text.trim()}`).join('')
}

/** The matching lines with context, each line once, as grep shows them: `:` marks a match, `-` its context. */
export function renderWithContext(matches: readonly LineMatch[]): string {
  const hasContext = matches.some(({ before, after }) => before.length + after.length > 0)
  const shown: string[] = []
  let last: { readonly path: string; readonly line: number } | undefined
  for (const [i, { path, line, text, before, after }] of matches.entries()) {
    const first = line - before.length
    if (hasContext && last !== undefined && (last.path !== path || last.line + 1 < first)) shown.push('  --')
    const seen = last?.path === path ? last.line : 0
    for (const [j, around] of before.entries()) if (first + j > seen) shown.push(`  ${path}:${first + j}- ${around}`)
    shown.push(`  ${path}:${line}: ${text}`)
    const next = matches[i + 1]
    const room = next?.path === path ? next.line - line - 1 : after.length
    const following = after.slice(0, Math.max(0, room))
    for (const [j, around] of following.entries()) shown.push(`  ${path}:${line + 1 + j}- ${around}`)
    last = { path, line: line + following.length }
  }
  return shown.map((line) => `\n${line}`).join('')
}

export function groupsOutput() {
  return z.optional(
    z
      .record(z.string(), z.string())
      .check(z.describe('What each named group such as (?<name>…) matched, empty if it took no part; left out when there is none')),
  )
}
