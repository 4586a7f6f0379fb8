import { cutText, printableLine } from '../printable.ts'

/** Longer values are cut, so that one cell cannot hide the others. */
const MAX_INLINE_CHARACTERS = 400
const MAX_PROSE_CHARACTERS = 2000

// Words and simple punctuation; nothing that Markdown or GitHub makes a link, a mention, a reference or markup of.
const SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?…–→+=-]|[.:;/](?= |$))*$/u
const LINKED = /-\d|[0-9a-f]{7}|--/i
const NUMBERED = /^\d+[.)]/

/** Text from outside as one piece of plain text: as it is where that is safe, otherwise as code. */
export function inlineText(text: string): string {
  const shown = printableLine(text)
  return shown.length <= MAX_INLINE_CHARACTERS && SIMPLE.test(shown) && !LINKED.test(shown) && !NUMBERED.test(shown)
    ? shown
    : codeSpan(text)
}

// The same for a word of a sentence, and for punctuation between quoted names.
const SIMPLE_WORD = /^(?:[\p{L}\p{M}\p{N},'()!?…–→+=-]+[.:;]?|[.,:;!?)]+|\/)$/u
const QUOTED = /(?<![^ (])'([^']+)'(?![^ .,:;!?)])/

/** A sentence with names from outside in it: words stay words; what is quoted or could act as Markdown becomes code. */
export function proseText(text: string): string {
  const pieces = cutText(printableLine(text), MAX_PROSE_CHARACTERS).split(QUOTED)
  const shown = pieces.map((piece, i) => (i % 2 === 1 ? codeSpan(piece) : proseWords(piece, i === 0)))
  // Two spans side by side would be read as one.
  return shown.reduce((all, one) => (all.endsWith('`') && one.startsWith('`') ? `${all} ${one}` : all + one), '')
}

const ENDED = /(?:[\p{L}\p{N}"'`)\]}>][.,:;!?]|#[.,:;])$/u

function proseWords(text: string, isStart: boolean): string {
  const parts: { readonly isPlain: boolean; readonly words: string[] }[] = []
  for (const [i, word] of text.split(' ').entries()) {
    const isFirst = isStart && i === 0
    const isPlain =
      word === '' || (SIMPLE_WORD.test(word) && !LINKED.test(word) && (!isFirst || (/^[\p{L}\p{N}]/u.test(word) && !NUMBERED.test(word))))
    const last = parts.at(-1)
    // After punctuation another name begins: '.nvmrc, .node-version' are two.
    if (last?.isPlain === isPlain && (isPlain || !ENDED.test(last.words.at(-1) ?? ''))) last.words.push(word)
    else parts.push({ isPlain, words: [word] })
  }
  return parts.map((part) => (part.isPlain ? part.words.join(' ') : codeWords(part.words.join(' ')))).join(' ')
}

const IN_PARENTHESES = /^\(([^()]+)\)$/
const IN_QUOTES = /^"([^"]+)"$/

/** The end of a sentence is not part of the name before it, nor are the parentheses or quotes around it. */
function codeWords(text: string): string {
  const end = ENDED.test(text) ? text.slice(-1) : ''
  const words = text.slice(0, text.length - end.length)
  const [, inside] = IN_PARENTHESES.exec(words) ?? []
  if (inside !== undefined) return `(${codeWords(inside)})${end}`
  // The other one is around another word.
  if (/^\([^()]+$/.test(words)) return `(${codeWords(words.slice(1))}${end}`
  if (/^[^()]+\)$/.test(words)) return `${codeWords(words.slice(0, -1))})${end}`
  return codeSpan(IN_QUOTES.exec(words)?.[1] ?? words) + end
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

/** A fence that no line in it can close. The lines must be printable already. */
export function fence(language: string, lines: readonly string[]): string {
  const ticks = ticksAround(lines)
  return `${ticks}${language}\n${lines.join('\n')}\n${ticks}\n`
}

/** Backticks for such a fence. */
export function ticksAround(lines: readonly string[]): string {
  return '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1))
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

/** A section that can be opened and closed. */
export function details(summary: string, body: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`
}

/** Columns of numbers have a colon after their name and are aligned right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(withoutBars).join(' | ')} |\n`
  const names = head.map((name) => name.replace(/:$/, ''))
  return `${line(names)}${line(head.map((name) => (name.endsWith(':') ? '---:' : '---')))}${rows.map(line).join('')}`
}

/**
 * A bar ends a cell even within code. Renderers disagree on a backslash before the escaped bar, so there the bar is shown by its
 * code point.
 */
function withoutBars(cell: string): string {
  return cell.replace(/(\\*)\|/g, (_, slashes: string) => (slashes === '' ? '\\|' : `${slashes}⟨U+007C⟩`))
}

/** How large a document can be. GitHub counts bytes of summaries, and characters and bytes of comments. */
export interface MarkdownBudget {
  readonly bytes: number
  /** UTF-16 units: a character has one or two. */
  readonly units: number
}

/** What a reader does not get to see: something by its name, diffs, whole files, or that a file is among the places of a change. */
export type Lack = string | { readonly kind: 'diff' | 'file' | 'place'; readonly paths: readonly string[] }

/** One way to show a part of a document. */
export interface Form {
  render(): string
  /** A lower bound, to skip forms that cannot fit before they are rendered. */
  readonly leastBytes?: number
  /** For the sentence that says so. */
  readonly lacks?: Lack
}

/** A part of a document that can be shown in several ways. */
export interface Part {
  /** The fullest first. Where none of them fits, the part is left out. */
  readonly forms: readonly Form[]
  /** When it is left out. */
  readonly lacks?: Lack
  /** Parts with a lower rank get room first. */
  readonly rank: number
  /** Gets room only after every other part has its shortest form, and parts with a lower rank have more than that. */
  readonly isExtra?: true
}

export interface Fitted {
  /** What each part came to, in their order. */
  readonly texts: readonly string[]
  readonly lacks: readonly Lack[]
}

/**
 * Gives every part a form that fits, in the order of their ranks: first its shortest, so that as few as possible are left out, then
 * the fullest that there is still room for.
 */
export function fitParts(parts: readonly Part[], budget: MarkdownBudget): Fitted {
  const left = { bytes: budget.bytes, units: budget.units }
  const chosen = new Map<Part, { readonly text: string; readonly lacks: Lack | undefined }>()
  const choose = (part: Part, form: Form): boolean => {
    const { text: now = '' } = chosen.get(part) ?? {}
    const room = { bytes: left.bytes + Buffer.byteLength(now), units: left.units + now.length }
    if (!mayFit(form, room)) return false
    const text = form.render()
    const bytes = Buffer.byteLength(text)
    if (bytes > room.bytes || text.length > room.units) return false
    Object.assign(left, { bytes: room.bytes - bytes, units: room.units - text.length })
    chosen.set(part, { text, lacks: form.lacks })
    return true
  }
  const byRank = [...parts].sort((a, b) => a.rank - b.rank)
  for (const part of byRank) if (!part.isExtra) part.forms.slice(-1).some((form) => choose(part, form))
  for (const part of byRank) part.forms.slice(0, part.isExtra ? undefined : -1).some((form) => choose(part, form))
  const shown = parts.map((part) => chosen.get(part) ?? { text: '', lacks: part.lacks })
  return { texts: shown.map(({ text }) => text), lacks: shown.flatMap(({ lacks }) => (lacks === undefined ? [] : [lacks])) }
}

/** A unit has at most three bytes. */
function mayFit({ leastBytes = 0 }: Form, left: MarkdownBudget): boolean {
  return leastBytes <= left.bytes && leastBytes <= 3 * left.units
}
