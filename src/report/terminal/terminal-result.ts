import * as nodePath from 'node:path'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { ToolSuccess } from '../../base/result.ts'
import { printable } from '../printable.ts'
import type { Style } from './style.ts'

const MAX_LOCATIONS = 10

/** What a tool did, with a mark before its first line. */
export function renderOutput({ output }: ToolSuccess<unknown>, style: Style, mark: '✓' | '○' = '✓'): string {
  return `${mark === '✓' ? style.green(mark) : style.cyan(mark)} ${printable(withoutFinalNewlines(withoutOwnReturns(output)))}\n`
}

/** Text that a tool read or printed, without control characters. */
export function renderAnswer(answer: string): string {
  const shown = printable(withoutOwnReturns(answer))
  return shown.endsWith('\n') ? shown : `${shown}\n`
}

/** What a command printed to standard error. */
export function renderErrorOutput(text: string, style: Style): string {
  return text === '' ? '' : `${style.yellow('!')} Error output:\n${renderAnswer(text)}`
}

interface Facts {
  readonly root: string
  /** Before each file. */
  readonly label: 'Location' | 'Changed'
  readonly durationMs: number
  readonly style: Style
}

/** The lines below the output: files and time. */
export function renderFacts(filesAffected: readonly string[], { root, label, durationMs, style }: Facts): string {
  const shown = filesAffected.slice(0, MAX_LOCATIONS).map((file) => `${label}: ${printable(nodePath.join(root, file))}`)
  const rest = filesAffected.length - shown.length
  const lines = [...shown, ...(rest > 0 ? [`${label}: … and ${rest} more`] : []), `Time: ${renderDuration(durationMs)}`]
  return lines.map((line) => `  ${style.dim(line)}\n`).join('')
}

export function renderWarnings(warnings: readonly string[], style: Style): string {
  return warnings.map((warning) => `${style.yellow('! Warning:')} ${printable(warning)}\n`).join('')
}

export function renderError(error: Pick<ToolError, 'message' | 'suggestion'> & { readonly code: string }, style: Style): string {
  return `${style.red('✗ Error:')} ${printable(withoutOwnReturns(error.message))}\n  ${style.cyan('→')} ${printable(error.suggestion)} ${style.dim(`(${error.code})`)}\n`
}

function renderDuration(ms: number): string {
  return ms < 10_000 ? `${Math.round(ms)}ms` : `${(ms / 1000).toFixed(1)}s`
}

/** A loop, because a regular expression would scan every run of newlines in a long text. */
function withoutFinalNewlines(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end--
  return text.slice(0, end)
}

/** Text without the carriage returns of its line ends, except in hunks of a patch with both endings. */
export function withoutOwnReturns(text: string): string {
  if (!text.includes('\r\n')) return text
  const parts = text.split(/^(?=@@ -|diff --git )/m)
  return parts.map((part) => (part.startsWith('@@ -') && hasBothEndings(part) ? part : part.replaceAll('\r\n', '\n'))).join('')
}

function hasBothEndings(hunk: string): boolean {
  const lines = hunk.split('\n').slice(1, -1)
  const returns = lines.filter((line) => line.endsWith('\r')).length
  return returns > 0 && returns < lines.filter((line) => !line.startsWith('\\')).length
}
