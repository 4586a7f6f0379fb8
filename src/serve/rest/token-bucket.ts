/** Lets so many through at once, and then as many as come back with time. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #most: number
  readonly #elapsed: () => number
  #left: number
  #countedAt: number

  /** `elapsed` is in milliseconds and only goes forward. */
  constructor(perSecond: number, most: number, elapsed: () => number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#elapsed = elapsed
    this.#left = most
    this.#countedAt = elapsed()
  }

  /** Takes one, or tells after how many milliseconds there is one again. */
  take(): number {
    const now = this.#elapsed()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#countedAt) / 1000) * this.#perSecond)
    this.#countedAt = now
    if (this.#left < 1) return ((1 - this.#left) / this.#perSecond) * 1000
    this.#left--
    return 0
  }
}
