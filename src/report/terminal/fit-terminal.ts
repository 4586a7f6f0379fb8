import { UNBROKEN_SPACE, widthOf } from './style.ts'

/** How much of a line may be used up by the indentation of its continuation. */
const MAX_INDENT = 0.5

const ASCII_SIGNS: Readonly<Record<string, string>> = {
  '✓': 'ok',
  '✗': 'x',
  '○': 'o',
  '…': '...',
  '→': '->',
  '⚠': '!',
  '–': '-',
  '−': '-',
  '·': '-',
  '│': '|',
  '▸': '>',
  '␠': '\\s',
  '␉': '\\t',
  '␊': '\\n',
  '␍': '\\r',
  '⟨': '<',
  '⟩': '>',
}

/** A word that has to be broken begins on the line before if there is this much room. */
const MIN_PART = 20

/** Text for a locale without UTF-8: plain forms of our own signs, and code points for everything else. */
export function asciiText(text: string): string {
  return text.replace(/\P{ASCII}/gu, (character) => ASCII_SIGNS[character] ?? (isBraille(character) ? '*' : codePoint(character)))
}

/** Text of a file or a person in such a locale. Its signs stay recognizable, so that two different lines look different. */
export function asciiForeign(text: string): string {
  return text.replace(/\P{ASCII}/gu, codePoint)
}

function codePoint(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`
}

/** The frames of a spinner. */
function isBraille(character: string): boolean {
  return character >= '\u2800' && character <= '\u28ff'
}

/** Breaks lines that are wider than the terminal between words, and indents what follows. */
export function wrapText(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
    .join('\n')
    .replaceAll(UNBROKEN_SPACE, ' ')
}

function wrapLine(line: string, columns: number): string {
  // Lines that are redrawn fit already, and most others do.
  if (line.includes('\r') || line.length <= columns / 2 || widthOf(plainText(line)) <= columns) return line
  const { indent, breakAt } = layoutOf(plainText(line), columns)
  const lines: string[] = []
  let current = new Piece()
  for (const [index, { text, blanks }] of words(line).entries()) {
    const width = widthOf(plainText(text))
    const isStart = current.width <= (lines.length === 0 ? 0 : indent.length)
    const at = current.width + blanks.length
    const isBroken = width > columns - indent.length && columns - at >= MIN_PART && !text.includes(UNBROKEN_SPACE)
    const isOver = (at + width > columns && !isBroken) || (lines.length === 0 && at === breakAt)
    if (index > 0 && !isStart && isOver) {
      lines.push(current.end())
      current = current.next(indent)
    } else if (!isStart || lines.length === 0) current.add(blanks, blanks.length)
    for (const part of splitWord(text, columns, current.width, indent.length)) {
      if (part.startsLine) {
        lines.push(current.end())
        current = current.next(indent)
      }
      current.add(part.text, widthOf(plainText(part.text)))
    }
  }
  return [...lines, current.end()].join('\n')
}

/** A line that is being put together, with the colours that are switched on in it. */
class Piece {
  #text = ''
  readonly #colours: string[] = []
  width = 0

  add(text: string, width: number): void {
    this.#text += text
    this.width += width
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
    for (const [code, number] of text.matchAll(/\u001b\[(\d+)m/g)) {
      if (number === '22' || number === '39') this.#colours.pop()
      else this.#colours.push(code)
    }
  }

  /** Each line ends its own colours: a pager may show it without the one before. */
  end(): string {
    return this.#colours.length === 0 ? this.#text : `${this.#text}\u001b[0m`
  }

  next(indent: string): Piece {
    const piece = new Piece()
    piece.add(indent, indent.length)
    piece.add(this.#colours.join(''), 0)
    return piece
  }
}

interface Word {
  readonly text: string
  /** Before it. */
  readonly blanks: string
}

function words(line: string): readonly Word[] {
  return [...line.matchAll(/( *)([^ ]+|$)/g)].map(([, blanks = '', text = '']) => ({ text, blanks })).filter(({ text }) => text !== '')
}

/** A word that is wider than a whole line is broken where the line ends, but never a command, which someone may copy. */
function* splitWord(word: string, columns: number, at: number, indent: number): Generator<{ text: string; startsLine: boolean }> {
  const room = columns - indent
  if (word.includes(UNBROKEN_SPACE) || widthOf(plainText(word)) <= columns - at) {
    yield { text: word, startsLine: false }
    return
  }
  let [text, left, startsLine] = ['', columns - at, false]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
  for (const part of word.match(/\u001b\[\d+m|./gsu) ?? []) {
    const width = part.startsWith('\u001b') ? 0 : widthOf(part)
    if (width > left && text !== '') {
      yield { text, startsLine }
      ;[text, left, startsLine] = ['', room, true]
    }
    text += part
    left -= width
  }
  yield { text, startsLine }
}

interface Layout {
  readonly indent: string
  /** Where the text of a row begins that has no room beside its name. */
  readonly breakAt: number
}

/** What stands before the text of a line: the numbers of a diff, a mark, or the name of a row. */
function layoutOf(plain: string, columns: number): Layout {
  const [lead = ''] = /^ */.exec(plain) ?? []
  const gutter = /^(?=[ \d]*\d)[ \d]+ [+\- ] /.exec(plain)?.[0]
  if (gutter !== undefined) {
    const [own = ''] = /^ */.exec(plain.slice(gutter.length)) ?? []
    return { indent: indentFor(plain, columns, [gutter.length, gutter.length + own.length]), breakAt: -1 }
  }
  const row = /^ *\S+(?: \S+)*? {2,}(?=\S)/.exec(plain)?.[0]
  const isBeside = row !== undefined && row.length <= columns * MAX_INDENT
  if (row !== undefined && !isBeside) return { indent: indentFor(plain, columns, [0, lead.length + 4]), breakAt: row.length }
  const mark = /^ *(?:[^\w\s]|ok|x|o|->|\d+\.) (?=\S)/.exec(plain)?.[0]
  return { indent: indentFor(plain, columns, [0, (row ?? mark ?? lead).length]), breakAt: -1 }
}

/** Less than wanted where a word would not fit beside it. */
function indentFor(plain: string, columns: number, [least, wanted]: readonly [number, number]): string {
  const longest = Math.max(...plain.split(' ').map(widthOf))
  const room = columns - longest < least ? wanted : columns - longest
  return ' '.repeat(Math.min(Math.floor(columns * MAX_INDENT), wanted, Math.max(least, room)))
}

function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
  return text.replace(/\u001b\[\d+m/g, '')
}
