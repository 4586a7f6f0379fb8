import { MAX_PLAIN_LENGTH, type RepoPath } from './path.ts'

const NEWLINE = 10
const FIRST_PRINTABLE = 0x20
const LAST_PRINTABLE = 0x7e

/** Anything between the newlines that could make one of the paths other than plain. What is not printable is not there. */
const NEEDS_CLOSER_LOOK =
  /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i

/** The lines that a list of paths was made from. */
const linesByPaths = new WeakMap<readonly string[], string>()

/** The paths, each with a newline behind it. To put tens of thousands together takes long, so where they came from is kept. */
export function linesOf(paths: readonly string[]): string {
  return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join('')
}

/**
 * Takes the names of tens of thousands of files, one a line, and makes paths of them all at once: a few looks at one long
 * text take far less time than as many at each name.
 */
export class PathLines {
  #bytes: Buffer
  /** Every line has a newline before it and after it. */
  #end = 1

  /** With room for that many bytes at first. */
  constructor(room: number) {
    this.#bytes = Buffer.allocUnsafeSlow(room + 1)
    this.#bytes[0] = NEWLINE
  }

  /** Takes a name from some bytes, if it is short and of printable ASCII. */
  add(from: Buffer, start: number, end: number): boolean {
    if (end - start > MAX_PLAIN_LENGTH) return false
    if (this.#end + end - start >= this.#bytes.length) this.#grow()
    const bytes = this.#bytes
    let to = this.#end
    for (let at = start; at < end; at++) {
      const byte = from[at] as number
      if (byte < FIRST_PRINTABLE || byte > LAST_PRINTABLE) return false
      bytes[to++] = byte
    }
    bytes[to] = NEWLINE
    this.#end = to + 1
    return true
  }

  /** The names in the order they were taken in, and whether all of them are paths without anything that needs a closer look. */
  take():
    | { readonly areAllPlain: true; readonly names: readonly RepoPath[] }
    | { readonly areAllPlain: false; readonly names: readonly string[] } {
    if (this.#end === 1) return { areAllPlain: true, names: [] }
    const lines = this.#bytes.toString('latin1', 0, this.#end)
    const names = lines.slice(1, -1).split('\n')
    linesByPaths.set(names, lines.slice(1))
    return NEEDS_CLOSER_LOOK.test(lines) ? { areAllPlain: false, names } : { areAllPlain: true, names: names as RepoPath[] }
  }

  anyStartsWith(prefix: string): boolean {
    return this.#bytes.subarray(0, this.#end).includes(`\n${prefix}`)
  }

  #grow(): void {
    const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + MAX_PLAIN_LENGTH)
    this.#bytes.copy(larger, 0, 0, this.#end)
    this.#bytes = larger
  }
}
