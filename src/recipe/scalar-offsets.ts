import { lastAtMost } from './last-at-most.ts'
import type { YamlScalar } from './yaml-node.ts'

/**
 * Where places in a scalar's value stand in the file. Quotes, escapes, folded lines and indentation make the two differ:
 * the value is walked along the file's text from the last `${{` before the place. Gives the beginning of the scalar where
 * that fails, as with a `$` written as an escape.
 */
export class ScalarOffsets {
  readonly #scalar: YamlScalar
  readonly #value: string
  readonly #anchors: readonly number[]
  readonly #anchorsInRaw: readonly number[]

  constructor(scalar: YamlScalar) {
    this.#scalar = scalar
    this.#value = String(scalar.value)
    this.#anchors = [0, ...indicesOf(this.#value)]
    this.#anchorsInRaw = [openingLength(scalar.raw), ...indicesOf(scalar.raw)]
  }

  inFile(index: number): number {
    const { raw, offset } = this.#scalar
    if (this.#anchors.length !== this.#anchorsInRaw.length) return offset
    const nearest = lastAtMost(this.#anchors, index)
    let inValue = this.#anchors[nearest] ?? 0
    let inRaw = this.#anchorsInRaw[nearest] ?? 0
    while (inValue < index && inRaw < raw.length) {
      inRaw += lengthInRaw(raw, inRaw, this.#value.slice(inValue, inValue + 2))
      inValue++
    }
    return offset + Math.min(inRaw, raw.length)
  }
}

function indicesOf(text: string): readonly number[] {
  return [...text.matchAll(/\$\{\{/g)].map(({ index }) => index)
}

/** How many characters of the file the first of the next two characters of the value takes up. */
function lengthInRaw(raw: string, at: number, next: string): number {
  const [character = '', after = ''] = next
  if (character === raw[at] && !/\s/.test(character)) return raw.startsWith("''", at) && raw.startsWith("'") ? 2 : 1
  if (raw[at] === '\\' && raw.startsWith('"')) return matchLength(ESCAPE, raw, at)
  if (!/\s/.test(character)) return 1
  // Lines are folded and indentation is dropped, so that the last of some spaces stands for all that are left in the file.
  return /\s/.test(after) ? Math.min(1, matchLength(SPACES, raw, at)) : matchLength(SPACES, raw, at)
}

const ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\n\s*|.)/iy
const SPACES = /\s*/y

function matchLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

function openingLength(raw: string): number {
  if (/^['"]/.test(raw)) return 1
  return /^[|>][^\n]*\n\s*/.exec(raw)?.[0].length ?? 0
}
