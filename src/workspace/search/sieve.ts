import { isAscii } from 'node:buffer'
import { escapeRegex } from '../../base/text/wording.ts'
import type { SearchPattern } from './pattern.ts'
import { rarePairInAnyCase } from './required-text.ts'

const NEWLINE = 10
/** From this many lines on, testing the whole text is cheaper than cutting out its lines. */
const MAX_LINES_OF_ONE_FILE = 32
/** Each has up to four mixes of cases, and each of these is a pass over the bytes. */
const MAX_PAIRS = 2

/**
 * What the bytes of a file show. `none` and a count are certain; `lines` are the only ones that can match; `unknown` means that the
 * pattern must be tested on the whole text.
 */
export type Sifted =
  | { readonly kind: 'none' | 'unknown' }
  | { readonly kind: 'counted'; readonly count: number }
  | { readonly kind: 'lines'; readonly starts: readonly number[]; readonly ends: readonly number[] }

/** Checks bytes before they are decoded. */
export interface Sieve {
  /** Whether there may be a match, also in the concatenated bytes of several files. */
  mayMatch(bytes: Buffer): boolean
  sift(bytes: Buffer): Sifted
}

const NONE: Sifted = { kind: 'none' }
const UNKNOWN: Sifted = { kind: 'unknown' }

const NO_SIEVE: Sieve = { mayMatch: () => true, sift: () => UNKNOWN }

export function makeSieve(pattern: SearchPattern): Sieve {
  const { required, literal, flags, strategy } = pattern
  const shortest = Math.min(...(required ?? []).map((text) => text.length))
  if (required === undefined || (shortest < 2 && literal === undefined)) return NO_SIEVE
  const isCountable = literal !== undefined && strategy !== 'line'
  if (flags === '') {
    const needles = needlesFor(required)
    return { mayMatch: hasAny(needles), sift: isCountable ? countBytes(needles) : siftLines(needles) }
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
  const areAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text))
  // With the flag `u`, two letters outside ASCII equal `k` and `s`; and bytes outside ASCII are not letters.
  if (flags !== 'i' || !areAscii) return NO_SIEVE
  const regex = new RegExp(required.map(escapeRegex).join('|'), 'gi')
  const sift = isCountable ? countAnyCase(regex) : siftAnyCase(regex)
  if (required.length > MAX_PAIRS) return { mayMatch: () => true, sift }
  const mayMatch = hasAny(required.flatMap(rarePairInAnyCase))
  return { mayMatch, sift: (bytes) => (mayMatch(bytes) ? sift(bytes) : NONE) }
}

function hasAny(needles: readonly Buffer[]): Sieve['mayMatch'] {
  return (bytes) => needles.some((needle) => bytes.includes(needle))
}

/** Text outside ASCII has other bytes in a Latin-1 file: search for both. */
function needlesFor(texts: readonly string[]): readonly Buffer[] {
  return texts.flatMap((text) => {
    const utf8 = Buffer.from(text, 'utf8')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: latin-1, controls and all
    const isLatin1 = utf8.length !== text.length && /^[\u0000-\u00ff]*$/.test(text)
    return isLatin1 ? [utf8, Buffer.from(text, 'latin1')] : [utf8]
  })
}

/** Outside ASCII, the same bytes are other text in another encoding, so only plain needles are counted without a closer look. */
function countBytes(needles: readonly Buffer[]): Sieve['sift'] {
  const [needle] = needles
  if (needle === undefined || needles.length > 1 || !isAscii(needle)) return siftLines(needles)
  const asCharacters = needle.toString('latin1')
  return (bytes) => {
    const first = bytes.indexOf(needle)
    if (first < 0) return NONE
    // One match often means many, and continuing in a string is faster than in a buffer.
    const text = bytes.toString('latin1', first)
    let count = 0
    for (let at = 0; at >= 0; at = text.indexOf(asCharacters, at)) {
      count++
      at = text.indexOf('\n', at)
      if (at < 0) break
    }
    return { kind: 'counted', count }
  }
}

function siftLines(needles: readonly Buffer[]): Sieve['sift'] {
  return (bytes) => {
    const next = needles.map((needle) => bytes.indexOf(needle))
    if (next.every((at) => at < 0)) return NONE
    const starts: number[] = []
    const ends: number[] = []
    for (;;) {
      const first = Math.min(...next.filter((at) => at >= 0))
      if (first === Number.POSITIVE_INFINITY) return { kind: 'lines', starts, ends }
      if (starts.length === MAX_LINES_OF_ONE_FILE) return UNKNOWN
      const newline = bytes.indexOf(NEWLINE, first)
      const end = newline < 0 ? bytes.length : newline
      starts.push(first === 0 ? 0 : bytes.lastIndexOf(NEWLINE, first - 1) + 1)
      ends.push(end)
      for (const [i, needle] of needles.entries()) {
        const at = next[i] ?? -1
        if (at >= 0 && at < end) next[i] = bytes.indexOf(needle, end)
      }
    }
  }
}

function siftAnyCase(regex: RegExp): Sieve['sift'] {
  return (bytes) => {
    regex.lastIndex = 0
    return regex.test(bytes.toString('latin1')) ? UNKNOWN : NONE
  }
}

function countAnyCase(regex: RegExp): Sieve['sift'] {
  return (bytes) => {
    const text = bytes.toString('latin1')
    let count = 0
    regex.lastIndex = 0
    while (regex.test(text)) {
      count++
      const newline = text.indexOf('\n', regex.lastIndex)
      if (newline < 0) break
      regex.lastIndex = newline + 1
    }
    return count === 0 ? NONE : { kind: 'counted', count }
  }
}
