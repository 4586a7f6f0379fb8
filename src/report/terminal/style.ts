import { printable, printableLine } from '../printable.ts'

/** How text looks on a terminal: its colours, if it has any. */
export interface Style {
  /** Of the terminal, if it is one. */
  readonly columns?: number
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
  cyan(text: string): string
  /** A command to copy, which must stay on one line. */
  command(text: string): string
  /** Text of a file. */
  foreign(text: string): string
  /** A digest to type or copy. */
  digest(digest: string): string
}

const same = (text: string) => text

export const PLAIN: Style = {
  bold: same,
  dim: same,
  red: same,
  green: same,
  yellow: same,
  cyan: same,
  command: same,
  foreign: same,
  digest: same,
}

export const COLOURED: Style = {
  bold: (text) => sgr(text, 1, 22),
  dim: (text) => sgr(text, 2, 22),
  red: (text) => sgr(text, 31, 39),
  green: (text) => sgr(text, 32, 39),
  yellow: (text) => sgr(text, 33, 39),
  cyan: (text) => sgr(text, 36, 39),
  command: (text) => sgr(text, 36, 39),
  foreign: same,
  digest: same,
}

/** Stands for a space that no line may break at. No text of others has it: `printable` shows control characters by their code. */
export const UNBROKEN_SPACE = '\u0000'

/** As many characters of a digest as commands show. The rest is in JSON, and where output is not for a terminal. */
const DIGEST_CHARACTERS = 16

/** The style for a terminal that breaks lines: commands stay whole, and digests are short. */
export function keepCommands(style: Style): Style {
  return {
    ...style,
    command: (text) => style.command(text.replaceAll(' ', UNBROKEN_SPACE)),
    digest: (digest) => digest.slice(0, DIGEST_CHARACTERS),
  }
}

function sgr(text: string, on: number, off: number): string {
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}

/** As much of a line as fits on a terminal. All its colour codes stay, so that each one ends. */
export function fitLine(line: string, columns: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
  const parts = line.match(/\u001b\[\d+m|./gsu) ?? []
  // The last column stays free, because some terminals wrap when it is written to.
  let left = columns - 1
  let fitting = ''
  for (const part of parts) {
    const isColour = part.startsWith('\u001b')
    if (!isColour) left -= widthOf(part)
    if (isColour || left >= 0) fitting += part
  }
  return fitting
}

export type TextRow = readonly [name: string, text: string]

/** Rows of a name and a text. The texts are aligned, also with several lines. */
export function textTable(rows: readonly TextRow[], style: Style): readonly string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.flatMap(([name, text]) =>
    printable(text)
      .trimEnd()
      .split('\n')
      .map((line, i) => `${style.dim((i === 0 ? printableLine(name) : '').padEnd(width))}  ${line}`.trimEnd()),
  )
}
