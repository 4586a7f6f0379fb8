/** Set in `.ci/run`: long sweeps are run whole instead of sampled, and the action always as a process. */
export const IS_FULL = process.env['SOUS_FULL'] === '1'

/** Every `step`-th of the cases, beginning with the first; all of them in the whole suite. */
export function sampled<T>(cases: readonly T[], step: number): readonly T[] {
  return IS_FULL ? cases : cases.filter((_, at) => at % step === 0)
}
