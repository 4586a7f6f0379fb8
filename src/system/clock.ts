export interface Clock {
  /** Milliseconds that only go forward; for durations. */
  elapsed(): number
  /** The time of day; for records that people read. */
  now(): Date
}

export const realClock: Clock = {
  elapsed: () => performance.now(),
  now: () => new Date(),
}
