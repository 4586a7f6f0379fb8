import type { EndState } from './trial.ts'

/** Whether two runs came to the same end. */
export function sameEnd(a: EndState, b: EndState): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
