import * as nodePath from 'node:path'
import type { ToolError } from '../model/tool-error.ts'
import type { ToolSuccess } from '../model/tool-result.ts'
import { withoutOwnReturns } from './line-endings.ts'
import { printable } from './printable.ts'
import type { Style } from './style.ts'

const MAX_LOCATIONS = 10

/** What a tool did, with a mark before its first line. */
export function renderOutput({ output }: ToolSuccess<unknown>, style: Style, mark: '✓' | '○' = '✓'): string {
  return `${mark === '✓' ? style.green(mark) : style.cyan(mark)} ${printable(withoutFinalNewlines(withoutOwnReturns(output)))}\n`
}

/** A text that was asked for or printed, as it is but for what a terminal must not get. */
export function renderAnswer(answer: string): string {
  const shown = printable(withoutOwnReturns(answer))
  return shown.endsWith('\n') ? shown : `${shown}\n`
}

/** What a command printed as errors. */
export function renderErrorOutput(text: string, style: Style): string {
  return text === '' ? '' : `${style.yellow('!')} Error output:\n${renderAnswer(text)}`
}

interface Facts {
  readonly root: string
  /** What is said before each file. */
  readonly label: 'Location' | 'Changed'
  readonly durationMs: number
  readonly style: Style
}

/** Where it did it and how long it took: the lines below the output. */
export function renderFacts(filesAffected: readonly string[], { root, label, durationMs, style }: Facts): string {
  const shown = filesAffected.slice(0, MAX_LOCATIONS).map((file) => `${label}: ${printable(nodePath.join(root, file))}`)
  const rest = filesAffected.length - shown.length
  const lines = [...shown, ...(rest > 0 ? [`${label}: … and ${rest} more`] : []), `Time: ${renderDuration(durationMs)}`]
  return lines.map((line) => `  ${style.dim(line)}\n`).join('')
}

export function renderWarnings(warnings: readonly string[], style: Style): string {
  return warnings.map((warning) => `${style.yellow('!')} ${printable(warning)}\n`).join('')
}

export function renderError(error: Pick<ToolError, 'message' | 'suggestion'> & { readonly code: string }, style: Style): string {
  return `${style.red('✗ Error:')} ${printable(withoutOwnReturns(error.message))}\n  ${style.cyan('→')} ${printable(error.suggestion)} ${style.dim(`(${error.code})`)}\n`
}

function renderDuration(ms: number): string {
  return ms < 10_000 ? `${Math.round(ms)}ms` : `${(ms / 1000).toFixed(1)}s`
}

/** By hand, because a regular expression would look at every run of newlines in a long text again and again. */
function withoutFinalNewlines(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end--
  return text.slice(0, end)
}
