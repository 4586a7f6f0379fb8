/** A place in a text, in characters as JavaScript counts them. */
export interface TextPlace {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

export function placeAt(text: string, offset: number): TextPlace {
  return new TextLines(text).place(offset)
}

/** Where the lines of a text begin, to find many places in it. */
export class TextLines {
  readonly #text: string
  #starts: readonly number[] | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** The line of an offset, from 1. */
  lineOf(offset: number): number {
    return this.place(offset).line
  }

  place(offset: number): TextPlace {
    const starts = this.#lineStarts()
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }

  /** Where a line begins, counted from 1. */
  startOf(line: number): number {
    return this.#lineStarts()[line - 1] ?? 0
  }

  #lineStarts(): readonly number[] {
    if (this.#starts === undefined) {
      const starts = [0]
      for (let at = this.#text.indexOf('\n'); at >= 0; at = this.#text.indexOf('\n', at + 1)) starts.push(at + 1)
      this.#starts = starts
    }
    return this.#starts
  }
}
