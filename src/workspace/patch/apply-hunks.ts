import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { isCrlfThroughout } from '../text/text.ts'
import type { PatchHunk, PatchLine } from './parse-patch.ts'

interface FileLine {
  readonly text: string
  readonly isEnded: boolean
}

/**
 * Applies hunks to the text of a file, exactly where they say: context and removed lines must be the same. In a file that uses CRLF
 * throughout, a patch without carriage returns is taken to use them too.
 */
export function applyHunks(text: string, hunks: readonly PatchHunk[], path: RepoPath): Result<string, ToolError> {
  const lines = splitLines(text)
  const hasReturns = hunks.some((hunk) => hunk.lines.some((line) => line.text.endsWith('\r')))
  const ending = isCrlfThroughout(text) && !hasReturns ? '\r' : ''
  const asWritten = ({ text, isEnded }: PatchLine): FileLine => ({ text: isEnded ? text + ending : text, isEnded })
  const result: FileLine[] = []
  // One by one: a long file has more lines than a call takes arguments.
  const keep = (from: number, to: number) => {
    for (const line of lines.slice(from, to)) result.push(line)
  }
  let at = 0
  for (const [index, hunk] of hunks.entries()) {
    const start = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1
    if (start < at || start > lines.length) {
      const why = start < at ? 'it begins before the hunk above it ends' : `the file has only ${lines.length} lines`
      return failure(ERRORS.misfit({ path, hunk, index }, hunk.at, Math.max(1, hunk.oldStart), why))
    }
    keep(at, start)
    at = start
    for (const line of hunk.lines) {
      const wanted = asWritten(line)
      if (line.kind !== 'added') {
        const found = lines[at]
        if (found?.text !== wanted.text || found.isEnded !== wanted.isEnded)
          return failure(ERRORS.misfit({ path, hunk, index }, line.at, at + 1, describeDifference(wanted, found)))
        at++
      }
      if (line.kind !== 'removed') result.push(wanted)
    }
  }
  keep(at, lines.length)
  const broken = result.findIndex((line, i) => !line.isEnded && i < result.length - 1)
  const last = hunks.at(-1)
  if (broken >= 0 && last !== undefined)
    return failure(
      ERRORS.misfit({ path, hunk: last, index: hunks.length - 1 }, last.at, broken + 1, 'a line without a newline is not the last one'),
    )
  return success(result.map((line) => (line.isEnded ? `${line.text}\n` : line.text)).join(''))
}

function splitLines(text: string): readonly FileLine[] {
  const parts = text.split('\n')
  const last = parts.pop() ?? ''
  return [...parts.map((part) => ({ text: part, isEnded: true })), ...(last === '' ? [] : [{ text: last, isEnded: false }])]
}

interface Place {
  readonly path: RepoPath
  readonly hunk: PatchHunk
  readonly index: number
}

function describeDifference(wanted: FileLine, found: FileLine | undefined): string {
  if (found === undefined) return `the patch has '${briefText(wanted.text)}', and the file ends before it`
  if (found.text === wanted.text) return `the patch says that the line ${wanted.isEnded ? 'ends' : 'does not end'} with a newline`
  if (found.text === `${wanted.text}\r` || wanted.text === `${found.text}\r`) return 'the line endings differ'
  return `the patch has '${briefText(wanted.text)}', the file '${briefText(found.text)}'`
}

const ERRORS = {
  misfit: ({ path, hunk, index }: Place, at: number, line: number, why: string) =>
    toolError(
      'edit_conflict',
      `patch:${at}: hunk ${index + 1} (line ${hunk.at} of the patch) does not fit ${path}:${line}: ${why}`,
      'Nothing was changed. Make the patch again from the file as it is now.',
    ),
}
