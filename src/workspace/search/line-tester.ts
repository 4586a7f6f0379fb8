import type { SearchPattern } from './pattern.ts'

/** Finds the lines in which a pattern matches. Run it under a time limit unless the pattern is a literal. */
export class LineTester {
  readonly #inLine: RegExp
  readonly #inText: RegExp
  readonly #strategy: SearchPattern['strategy']

  constructor(pattern: SearchPattern) {
    this.#inLine = new RegExp(pattern.source, pattern.flags)
    this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`)
    this.#strategy = pattern.strategy
  }

  /** `isEnded`: whether a newline follows the line. */
  matches(line: string, isEnded: boolean): boolean {
    return this.#inLine.test(withoutReturn(line, isEnded))
  }

  /** Where it first matches in a line that has lost its end, and how long that match is. */
  find(line: string): { readonly at: number; readonly length: number } | undefined {
    const match = this.#inLine.exec(line)
    return match === null ? undefined : { at: match.index, length: match[0].length }
  }

  count(text: string): number {
    return this.#strategy === 'line' ? this.#countByLine(text) : this.#countByText(text)
  }

  #countByLine(text: string): number {
    let count = 0
    for (let start = 0; start < text.length; ) {
      const newline = text.indexOf('\n', start)
      const end = newline < 0 ? text.length : newline
      if (this.matches(text.slice(start, end), newline >= 0)) count++
      start = end + 1
    }
    return count
  }

  /** After a hit the search goes on with the next line, so that a match across lines cannot hide one that follows. */
  #countByText(text: string): number {
    const regex = this.#inText
    const isSure = this.#strategy === 'text'
    let count = 0
    regex.lastIndex = 0
    for (let hit = regex.exec(text); hit !== null; hit = regex.exec(text)) {
      const newline = text.indexOf('\n', hit.index)
      const end = newline < 0 ? text.length : newline
      const start = hit.index === 0 ? 0 : text.lastIndexOf('\n', hit.index - 1) + 1
      if (start === text.length) break
      if (isSure || this.matches(text.slice(start, end), newline >= 0)) count++
      if (newline < 0) break
      regex.lastIndex = end + 1
    }
    return count
  }
}

/** The line without the `\r` of a Windows line end, which has a newline behind it. */
export function withoutReturn(line: string, isEnded: boolean): string {
  return isEnded && line.endsWith('\r') ? line.slice(0, -1) : line
}
