import { MAX_PLAIN_LENGTH, type RepoPath } from './path.ts'

const SLASH = 47
/** What a byte means for a path: nothing, that it is not plain, that a name must not end with it, or a separator. */
const PLAIN = 0
const ODD = 1
const NO_END = 2
const SEPARATOR = 3

const MEANING = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x20 || byte > 0x7e || byte === 0x5c || byte === 0x3a) return ODD
  if (byte === SLASH) return SEPARATOR
  return byte === 0x2e || byte === 0x20 ? NO_END : PLAIN
})

/**
 * The path that some bytes spell, if it is one without anything that needs a closer look; otherwise `undefined`, and
 * `parseRepoPath` must be asked. A look at each byte of tens of thousands of paths takes far less time than as many
 * regular expressions.
 */
export function plainPathIn(bytes: Buffer, start: number, end: number): RepoPath | undefined {
  if (end - start > MAX_PLAIN_LENGTH) return undefined
  let previous = SEPARATOR
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number
    const meaning = MEANING[byte] as number
    if (meaning === ODD || (meaning === SEPARATOR && previous !== PLAIN)) return undefined
    if (previous === SEPARATOR && mayBeSpecial(byte, bytes[at + 1] as number, bytes[at + 2] as number)) return undefined
    previous = meaning
  }
  return previous === PLAIN ? (bytes.toString('latin1', start, end) as RepoPath) : undefined
}

/** Whether a name begins as a device on Windows or git's own directory does; whether it is one, `parseRepoPath` says. */
function mayBeSpecial(first: number, second: number, third: number): boolean {
  const rest = ((second | 0x20) << 8) | (third | 0x20)
  switch (first | 0x20) {
    case 0x63: // con, com1, clock$
      return rest === 0x6f6e || rest === 0x6f6d || rest === 0x6c6f
    case 0x70: // prn
      return rest === 0x726e
    case 0x61: // aux
      return rest === 0x7578
    case 0x6e: // nul
      return rest === 0x756c
    case 0x6c: // lpt1
      return rest === 0x7074
    case 0x67: // git~1
      return rest === 0x6974
    case 0x2e: // .git
      return rest === 0x6769
    default:
      return false
  }
}
