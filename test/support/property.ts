import fc from 'fast-check'
import { IS_FULL } from './full.ts'

const DEFAULT_SEED = '20240229'

/**
 * What all chosen cases follow from: the same in every run, so that one that fails means that something was changed. Others are
 * tried on purpose, with SOUS_TEST_SEED as another number, or `random`.
 */
export const SEED = seedOf(process.env['SOUS_TEST_SEED'] ?? DEFAULT_SEED)

fc.configureGlobal({ seed: SEED })

/** How many cases to try: all of them in the whole suite, and a fifth otherwise. */
export function runs(whole: number): number {
  return IS_FULL ? whole : Math.ceil(whole / 5)
}

/** Numbers from 0 to 1, spread evenly. */
export function sampleShares(count: number): readonly number[] {
  return fc.sample(fc.noBias(fc.nat(9_999)), count).map((part) => part / 10_000)
}

function seedOf(text: string): number {
  if (text === 'random') return Math.trunc(Math.random() * 0x7fffffff)
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`SOUS_TEST_SEED is '${text}'. Give a whole number, or 'random'.`)
  return Number(text)
}

export { fc }
