import type { Span } from './lines.ts'

/** Text, or the bytes of one. */
interface Lines {
  readonly length: number
  indexOf(text: string, from: number): number
  lastIndexOf(text: string, from: number): number
}

export interface SplitLines {
  /** Whole lines with their newlines. */
  readonly short: readonly Span[]
  /** Each one line, without its newline. */
  readonly long: readonly Span[]
}

/** Splits a text at lines that are longer than that. It skips from line to line: most characters are not looked at. */
export function splitAtLongLines(text: Lines, maxCharacters: number): SplitLines {
  const short: Span[] = []
  const long: Span[] = []
  let shortStart = 0
  for (let start = 0; start + maxCharacters < text.length; ) {
    const newline = text.lastIndexOf('\n', start + maxCharacters)
    if (newline >= start) {
      start = newline + 1
      continue
    }
    const next = text.indexOf('\n', start + maxCharacters)
    const end = next < 0 ? text.length : next
    if (shortStart < start) short.push({ start: shortStart, end: start })
    long.push({ start, end })
    start = end + 1
    shortStart = start
  }
  if (shortStart < text.length) short.push({ start: shortStart, end: text.length })
  return { short, long }
}
