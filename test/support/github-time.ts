/** A clock that only moves when somebody sleeps or an answer takes its time. */
export interface ForgeTime {
  readonly clock: { elapsed(): number }
  readonly sleep: (ms: number) => Promise<void>
  /** Every sleep so far, in milliseconds. */
  readonly slept: readonly number[]
}

export function forgeTime(): ForgeTime {
  let now = 0
  const slept: number[] = []
  return {
    clock: { elapsed: () => now },
    async sleep(ms) {
      slept.push(ms)
      now += ms
    },
    slept,
  }
}

/** The clock of the test server, which moves by a second at each request, and when somebody sleeps. */
export function serverTime(state: { now: number }): ForgeTime & { readonly clock: { now(): Date } } {
  const slept: number[] = []
  return {
    clock: { elapsed: () => state.now, now: () => new Date(state.now) },
    async sleep(ms) {
      slept.push(ms)
      state.now += ms
    },
    slept,
  }
}
