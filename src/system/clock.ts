export interface Clock {
  /** Monotonic milliseconds, for durations. */
  elapsed(): number
  /** Wall-clock time, for records that people read. */
  now(): Date
}

/** Monotonic milliseconds. Not from `performance`, because loading it takes a fiftieth of a short run. */
export function elapsedMs(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1e3 + nanoseconds / 1e6
}

export const realClock: Clock = {
  elapsed: elapsedMs,
  now: () => new Date(),
}
