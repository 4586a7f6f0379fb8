import { cutText } from './cut-text.ts'
import { printableLine } from './printable.ts'

/** Beyond it a value is cut, so that one cell cannot hide the others. */
const MAX_INLINE_CHARACTERS = 400

// Words and simple punctuation; nothing that Markdown or GitHub makes a link, a mention, a reference or markup of.
const SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?…–→+=-]|[.:;/](?= |$))*$/u
const LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i

/** Text from outside that must stay one piece of plain text in Markdown: as it is where that is safe, or as code. */
export function inlineText(text: string): string {
  const shown = printableLine(text)
  return shown.length <= MAX_INLINE_CHARACTERS && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text)
}

/** Text from outside as code: nothing in it is markup, and GitHub looks for no mentions and references in it. */
export function codeSpan(text: string): string {
  return span(cutText(printableLine(text), MAX_INLINE_CHARACTERS))
}

function span(text: string): string {
  if (text.trim() === '') return text === '' ? '(empty)' : '(blank)'
  const ticks = '`'.repeat(longestRun(text) + 1)
  const needsSpace = /^`|`$|^ .* $/.test(text)
  return needsSpace ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`
}

/** Lines in a fence that nothing in them can close. They are to be printable already. */
export function fence(language: string, lines: readonly string[]): string {
  const body = lines.join('\n')
  const ticks = '`'.repeat(Math.max(3, longestRun(body) + 1))
  return `${ticks}${language}\n${body}\n${ticks}\n`
}

function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text from outside within an HTML element that Markdown leaves alone, such as `<summary>`. */
export function htmlCode(text: string): string {
  return `<code>${cutText(printableLine(text), MAX_INLINE_CHARACTERS).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')}</code>`
}

/** A section that is closed until somebody opens it. */
export function details(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`
}

/** Columns of numbers have a colon after their name, and stand on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(withoutBars).join(' | ')} |\n`
  const names = head.map((name) => name.replace(/:$/, ''))
  return `${line(names)}${line(head.map((name) => (name.endsWith(':') ? '---:' : '---')))}${rows.map(line).join('')}`
}

/**
 * A bar would end a cell even within code. Renderers differ on whether a backslash before the escape takes it away: such a
 * bar is named.
 */
function withoutBars(cell: string): string {
  return cell.replace(/(\\*)\|/g, (_, slashes: string) => (slashes === '' ? '\\|' : `${slashes}⟨U+007C⟩`))
}
