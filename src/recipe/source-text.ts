import type { SourceRange } from '../model/recipe.ts'

/** The text of a file, which knows line and column of every place in it. */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly #lineStarts: readonly number[]

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    const starts = [0]
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.#lineStarts = starts
  }

  /** The range between two offsets. Offsets beyond the text mean its end. */
  range(start: number, end: number = start): SourceRange {
    const from = this.#place(start)
    const to = this.#place(Math.max(start, end))
    return { file: this.file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }

  #place(offset: number): { readonly line: number; readonly column: number } {
    const within = Math.min(Math.max(offset, 0), this.text.length)
    const line = lastAtMost(this.#lineStarts, within)
    return { line: line + 1, column: within - (this.#lineStarts[line] ?? 0) + 1 }
  }
}

/** The index of the last of some ascending numbers that is not above a value; 0 if all are. */
export function lastAtMost(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  return low
}
