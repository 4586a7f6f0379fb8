import * as z from 'zod/mini'
import { partialEndLength } from '../../base/bytes.ts'
import { toolError } from '../../base/errors/tool-errors.ts'
import { failure, succeeded, type ToolResult } from '../../base/result.ts'
import { capitalized, countOf, sizeText } from '../../base/text/wording.ts'
import { hexDisplay } from '../../workspace/text/hex-display.ts'
import { countLines, decodeText, lineSpan } from '../../workspace/text/text.ts'
import { parsePathArgument } from '../kit/path-arguments.ts'
import { defineTool } from '../kit/tool.ts'

const HEX_BYTES = 1024

const lineNumber = (description: string) => z.optional(z.int().check(z.gte(1), z.describe(description)))
const count = (description: string) => z.int().check(z.describe(description))

export const readFile = defineTool({
  name: 'read_file',
  summary: 'Read the contents of a file, optionally specifying line range.',
  category: 'File Reading',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Relative path to the file to read')),
      start_line: lineNumber('Starting line number (1-indexed, optional)'),
      end_line: lineNumber('Ending line number (1-indexed, inclusive, optional)'),
    }),
  outputs: () =>
    z.strictObject({
      content: z.string().check(z.describe('The text with its original line endings, or a binary file as hex, which no step can write')),
      total_lines: count('Number of lines in the file, or in its first 10 MB when truncated; 0 for a binary file'),
      lines_returned: count('Number of lines in content'),
      file_size_bytes: count('Size of the file'),
      truncated: z.boolean().check(z.describe('Whether only the first 10 MB of the file were read, or the first 1 KB of a binary file')),
      start_line: count('First line in content, 0 when there is none'),
      end_line: count('Last line in content, 0 when there is none'),
      encoding: z
        .enum(['utf8', 'utf8-bom', 'single-byte', 'binary'])
        .check(z.describe('How the bytes were decoded; single-byte means not UTF-8, shown as Latin-1')),
    }),
  metadata: ['total_lines', 'lines_returned', 'file_size_bytes', 'truncated'],
  when: 'Use it to see a file before you change it. To find a line in many files, use grep.',
  termination: 'Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it.',
  examples: [
    { description: 'Read a whole file', args: { path: 'src/app.py' } },
    { description: 'Read its first ten lines', args: { path: 'src/app.py', start_line: 1, end_line: 10 } },
  ],
  async run(args, { workspace, limits }) {
    const path = parsePathArgument(args.path)
    if (!path.ok) return path
    const first = args.start_line ?? 1
    if (args.end_line !== undefined && args.end_line < first) return failure(ERRORS.endBeforeStart(args.end_line, first))
    const entry = await workspace.entry(path.value)
    if (!entry.ok) return entry
    const read = await workspace.read(path.value, limits.readFileBytes)
    if (!read.ok) return read
    const { bytes } = read.value
    const size = Math.max(entry.value.size, bytes.length)
    const isCut = size > bytes.length
    // The limit may have split a character.
    const text = decodeText(isCut ? bytes.subarray(0, bytes.length - partialEndLength(bytes)) : bytes, path.value)
    if (!text.ok) return showBinary(path.value, bytes, size)
    return showText({ shown: path.value, ...text.value, size, isCut, limit: limits.readFileBytes, first, last: args.end_line })
  },
})

interface Shown {
  readonly content: string
  readonly total_lines: number
  readonly lines_returned: number
  readonly file_size_bytes: number
  readonly truncated: boolean
  readonly start_line: number
  readonly end_line: number
  readonly encoding: 'utf8' | 'utf8-bom' | 'single-byte' | 'binary'
}

interface TextToShow {
  readonly shown: string
  readonly text: string
  readonly encoding: 'utf8' | 'utf8-bom' | 'single-byte'
  readonly size: number
  /** Whether the text is only the beginning of the file. */
  readonly isCut: boolean
  readonly limit: number
  readonly first: number
  readonly last: number | undefined
}

function showText({ shown, text, encoding, size, isCut, limit, first, last }: TextToShow): ToolResult<Shown> {
  const total = countLines(text)
  const isWhole = first === 1 && last === undefined
  const known = isCut ? `the first ${sizeText(limit)} of the file have` : 'file has'
  if (first > total && !isWhole) {
    return failure(ERRORS.outOfRange(known, total, first, last))
  }
  const end = Math.min(last ?? total, total)
  const span = lineSpan(text, first, end)
  const content = text.slice(span.start, span.end)
  const warnings: string[] = []
  if (isCut) warnings.push(`File is larger than ${sizeText(limit)}, only the first ${sizeText(limit)} were read`)
  if (last !== undefined && last > total)
    warnings.push(`${capitalized(known)} ${countOf(total, 'line')}, requested ${first}-${last}; lines ${first}-${end} returned`)
  if (encoding === 'single-byte') warnings.push('File is not UTF-8, bytes above 127 are displayed as Latin-1')
  const value: Shown = {
    content,
    total_lines: total,
    lines_returned: total === 0 ? 0 : end - first + 1,
    file_size_bytes: size,
    truncated: isCut,
    start_line: total === 0 ? 0 : first,
    end_line: end,
    encoding,
  }
  const range = total === 0 ? 'empty' : `lines ${first}-${end}`
  return succeeded(value, `Contents of ${shown} (${range}):\n${content}`, { warnings })
}

function showBinary(shown: string, bytes: Uint8Array, size: number): ToolResult<Shown> {
  const content = hexDisplay(bytes.subarray(0, HEX_BYTES))
  const value: Shown = {
    content,
    total_lines: 0,
    lines_returned: 0,
    file_size_bytes: size,
    truncated: size > HEX_BYTES,
    start_line: 0,
    end_line: 0,
    encoding: 'binary',
  }
  return succeeded(value, `Contents of ${shown} (binary, ${sizeText(size)}):\n${content}`, {
    warnings: ['File appears to be binary, displaying first 1KB as hex'],
    display: content,
  })
}

const ERRORS = {
  endBeforeStart: (end: number, start: number) =>
    toolError(
      'invalid_range',
      `Line range invalid - end_line ${end} is before start_line ${start}`,
      'Use an end_line that is not before start_line.',
    ),
  outOfRange: (known: string, total: number, first: number, last: number | undefined) =>
    toolError(
      'invalid_range',
      `Line range invalid - ${known} ${countOf(total, 'line')}, requested ${first}-${last ?? 'end'}`,
      total === 0 ? 'The file is empty: read it without a range.' : `Use lines between 1 and ${total}.`,
    ),
}
