/** The plain way to search, against which the fast way is held: every line alone. */
export function countLines(bytes: Uint8Array, source: string, flags: string): number {
  return matchingLines(bytes, source, flags).length
}

/** Numbers of the matching lines, from 1. */
export function matchingLines(bytes: Uint8Array, source: string, flags: string): readonly number[] {
  const regex = new RegExp(source, flags)
  const lines = decodeText(bytes).split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines.flatMap((line, i) => (regex.test(line) ? [i + 1] : []))
}

export interface LongLines {
  readonly source: string
  readonly flags: string
  readonly maxLineCharacters: number
}

/** How many short lines match, how many long ones would, and how many long ones there are. */
export function countShortAndLong(bytes: Uint8Array, { source, flags, maxLineCharacters }: LongLines) {
  const matching = new Set(matchingLines(bytes, source, flags))
  const whole = decodeText(bytes).split('\n')
  const isLong = (line: number) => (whole[line - 1] ?? '').length > maxLineCharacters
  const long = [...matching].filter(isLong).length
  return { short: matching.size - long, long, allLong: whole.filter((_, i) => isLong(i + 1)).length }
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}
