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
