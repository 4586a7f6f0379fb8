import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Result } from '../../base/result.ts'
import type { Clock } from '../../system/clock.ts'

/** Decides when writes are sent. All clients that share one send their writes one after the other. */
export interface WritePace {
  /** Runs `work`, which sends one write or repeats it, when those before it are through. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /** Waits until one more write may be sent. A refusal if that is too late for this run. */
  before(): Promise<Refusal | undefined>
  /** A write was sent, and GitHub accepted it or may have accepted it. */
  after(): void
  /** GitHub limited a write, so it did nothing. `undefined` if the client shall decide itself how long it waits. */
  limited?(waitMs: number): void
}

export interface PaceOptions {
  readonly clock: Pick<Clock, 'elapsed'>
  readonly sleep: (ms: number) => Promise<void>
}

const BETWEEN_WRITES_MS = 1000

function oneByOne(): WritePace['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** One after the other, with a pause between them: GitHub limits concurrent writes. */
export class SteadyPace implements WritePace {
  readonly #options: PaceOptions
  readonly inTurn = oneByOne()
  #sentAt: number | undefined

  constructor(options: PaceOptions) {
    this.#options = options
  }

  async before(): Promise<undefined> {
    const { clock, sleep } = this.#options
    const ms = this.#sentAt === undefined ? 0 : this.#sentAt + BETWEEN_WRITES_MS - clock.elapsed()
    if (ms > 0) await sleep(ms)
  }

  after(): void {
    this.#sentAt = this.#options.clock.elapsed()
  }
}

/** What GitHub's documentation lets one account create. */
export const CONTENT_LIMITS = { minute: 80, hour: 500 } as const

/** Ours is lower: 432 an hour, and short bursts. GitHub starts to refuse after about 50 in a row. */
const OWN_LIMIT: Limit = { count: 36, withinMs: 5 * 60_000 }
const LONGEST_MS = 3_600_000
/** A job of GitHub Actions ends after six hours. */
const RUN_MS = 5.5 * LONGEST_MS
const SLOWEST_MS = 60_000
/** So many writes in a row that GitHub takes make it faster again. */
const GOOD_ROW = 20

interface Limit {
  readonly count: number
  readonly withinMs: number
}

/**
 * What all runs with the same account create, where each of them can see it: GitHub counts them together. What is about to be created
 * is written down first, so that a run that is killed has not created more than the next one knows of.
 */
export interface ContentBook {
  /**
   * Writes down when this run created something, by age in milliseconds, and that it may create `count` more within `withinMs`.
   * Returns the ages of what the others created; negative if they still may.
   */
  write(entry: {
    readonly sent: readonly number[]
    readonly count: number
    readonly withinMs: number
  }): Promise<Result<readonly number[], Refusal>>
}

export interface ContentPaceOptions extends PaceOptions {
  readonly book?: ContentBook
  /** When this run has to stop sending, from now on. */
  readonly runMs?: number
}

/**
 * The pace of what creates content, for all repositories of a run together. It stays under GitHub's limits whatever is sent: a write
 * counts from its answer on, so that GitHub sees at least as much time between two of them as this clock does. After GitHub has
 * limited one, all go slower until many in a row were taken.
 */
export class ContentPace implements WritePace {
  readonly #options: PaceOptions & Pick<ContentPaceOptions, 'book'>
  readonly inTurn = oneByOne()
  readonly #endsAt: number
  readonly #sent: number[] = []
  /** When other runs sent theirs, by this clock. */
  #others: readonly number[] = []
  /** How many more this run has written down, and until when it has to send them. */
  #announced = { count: 0, until: 0 }
  #gapMs = BETWEEN_WRITES_MS
  #notBefore = 0
  #limitedInARow = 0
  #takenInARow = 0

  constructor({ runMs = RUN_MS, ...options }: ContentPaceOptions) {
    this.#options = options
    this.#endsAt = options.clock.elapsed() + runMs
  }

  before(): Promise<Refusal | undefined> {
    return this.#wait([])
  }

  after(): void {
    this.#sent.push(this.#options.clock.elapsed())
    this.#announced.count--
    this.#limitedInARow = 0
    if (++this.#takenInARow < GOOD_ROW) return
    this.#takenInARow = 0
    this.#gapMs = Math.max(BETWEEN_WRITES_MS, this.#gapMs / 2)
  }

  /** As long as GitHub asks for, and longer each time that it was not enough. */
  limited(waitMs: number): void {
    const backOff = SLOWEST_MS * 2 ** this.#limitedInARow++
    const ms = this.#limitedInARow === 1 ? waitMs : Math.max(waitMs, Math.min(backOff, LONGEST_MS))
    this.#notBefore = this.#options.clock.elapsed() + ms
    this.#gapMs = Math.min(SLOWEST_MS, this.#gapMs * 2)
    this.#takenInARow = 0
  }

  /** The same pace, and slower: for what a wave of a campaign opens. */
  atMost({ count, withinMs }: Limit): WritePace {
    const own: Limit & { readonly sent: number[] } = { count, withinMs, sent: [] }
    return {
      inTurn: this.inTurn,
      before: () => this.#wait([own]),
      after: () => {
        this.after()
        own.sent.push(this.#options.clock.elapsed())
      },
      limited: (waitMs) => this.limited(waitMs),
    }
  }

  /** The next run need not wait for what this one announced and did not send. */
  async close(): Promise<void> {
    if (this.#announced.until > 0) await this.#announce(0)
  }

  async #wait(more: readonly (Limit & { readonly sent: readonly number[] })[]): Promise<Refusal | undefined> {
    const { clock, sleep, book } = this.#options
    for (;;) {
      const sent = this.#others.length === 0 ? this.#sent : [...this.#others, ...this.#sent].sort((a, b) => a - b)
      const at = Math.max(
        this.#notBefore,
        (this.#sent.at(-1) ?? Number.NEGATIVE_INFINITY) + this.#gapMs,
        ...[{ ...OWN_LIMIT, sent }, ...more].map(freeAt),
      )
      if (Math.max(at, clock.elapsed()) >= this.#endsAt) return ERRORS.runOver()
      const ms = at - clock.elapsed()
      if (ms > 0) await sleep(ms)
      if (book === undefined || (this.#announced.count > 0 && clock.elapsed() < this.#announced.until)) return undefined
      const fault = await this.#announce(ANNOUNCED)
      if (fault !== undefined) return fault
    }
  }

  async #announce(count: number): Promise<Refusal | undefined> {
    const { clock, book } = this.#options
    const { withinMs } = OWN_LIMIT
    const written = await book?.write({ sent: this.#sent.map((time) => clock.elapsed() - time), count, withinMs })
    if (written === undefined) return undefined
    if (!written.ok) return written.error
    const now = clock.elapsed()
    this.#others = written.value.map((age) => now - age)
    this.#announced = { count, until: now + withinMs }
    return undefined
  }
}

/** So many at a time are announced: each is a push, and a run that is killed leaves the next one waiting for as many. */
const ANNOUNCED = 6

/** When one more fits in. */
function freeAt({ count, withinMs, sent }: Limit & { readonly sent: readonly number[] }): number {
  const oldest = sent.at(-count)
  return oldest === undefined ? Number.NEGATIVE_INFINITY : oldest + withinMs
}

const ERRORS = {
  runOver: () => refusal('run_over', 'This run has no time left to create anything more'),
}
