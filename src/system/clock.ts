export interface Clock {
  /** Milliseconds that only go forward; for durations. */
  elapsed(): number
  /** The time of day; for records that people read. */
  now(): Date
}

/** Milliseconds that only go forward. Not by `performance`, since the first look at that takes a fiftieth of a short run. */
export function elapsedMs(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1e3 + nanoseconds / 1e6
}

export const realClock: Clock = {
  elapsed: elapsedMs,
  now: () => new Date(),
}
