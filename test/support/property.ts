import fc from 'fast-check'

const DEFAULT_SEED = '20240229'

/**
 * What all chosen cases follow from: the same in every run, so that one that fails means that something was changed. Others are
 * tried on purpose, with SOUS_TEST_SEED as another number, or `random`.
 */
export const SEED = seedOf(process.env['SOUS_TEST_SEED'] ?? DEFAULT_SEED)

fc.configureGlobal({ seed: SEED })

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
