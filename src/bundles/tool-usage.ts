import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { countOf } from '../base/text/wording.ts'
import type { Clock } from '../system/clock.ts'
import type { ProcessLock } from '../system/disk/process-lock.ts'
import type { RecordDisk } from '../system/disk/record-disk.ts'

export interface Usage {
  readonly callCount: number
  readonly lastCalledAt: string
}

/** How often tools were called, and whether they may be called again. */
export interface ToolUsage {
  /** Takes one of the calls that a tool may make per minute, across all processes. */
  reserve(toolID: string, maxCallsPerMinute: number): Promise<Result<void, ToolError>>
  /** Counts a call in the background. */
  called(toolID: string): void
  of(toolID: string): Usage | undefined
  /** Resolves when everything counted is written. */
  settled(): Promise<void>
}

const FILE = 'usage.json'
const MINUTE_MS = 60_000
const SETTLE_MS = 20

export interface UsageOptions {
  /** Outside the repository: a count is not a change to review. */
  readonly disk: RecordDisk
  readonly lock: ProcessLock
  readonly clock: Pick<Clock, 'now'>
}

export class FileUsage implements ToolUsage {
  readonly #options: UsageOptions
  #waiting = new Map<string, Usage>()
  #writing: Promise<void> | undefined
  #known: { readonly mark: string; readonly usage: Readonly<Record<string, Usage>> } | undefined

  constructor(options: UsageOptions) {
    this.#options = options
  }

  async reserve(toolID: string, maxCallsPerMinute: number): Promise<Result<void, ToolError>> {
    const { disk, lock, clock } = this.#options
    const file = `calls/${toolID}.json`
    const held = await lock.hold((): Result<void, ToolError> => {
      const now = clock.now().getTime()
      const recent = numbersIn(disk.read(file)).filter((time) => time > now - MINUTE_MS && time <= now)
      const [oldest = now] = recent
      if (recent.length >= maxCallsPerMinute) {
        const seconds = Math.ceil((oldest + MINUTE_MS - now) / 1000)
        return failure({ ...ERRORS.rateLimited(maxCallsPerMinute, seconds), retryAfterSeconds: seconds })
      }
      const written = disk.replace(file, JSON.stringify([...recent, now]))
      return written.ok ? success(undefined) : failure(ERRORS.unwritten(written.error.message))
    })
    return held?.value ?? failure(ERRORS.unwritten('another process has locked it'))
  }

  called(toolID: string): void {
    const lastCalledAt = this.#options.clock.now().toISOString()
    this.#waiting.set(toolID, { callCount: (this.#waiting.get(toolID)?.callCount ?? 0) + 1, lastCalledAt })
    this.#writing ??= new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS)).then(() => this.#write())
  }

  of(toolID: string): Usage | undefined {
    const written = this.#read()[toolID]
    const waiting = this.#waiting.get(toolID)
    if (waiting === undefined) return written
    return { callCount: (written?.callCount ?? 0) + waiting.callCount, lastCalledAt: waiting.lastCalledAt }
  }

  async settled(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing
  }

  /** Failing to count a call is not an error. */
  async #write(): Promise<void> {
    try {
      await this.#options.lock.hold(() => {
        const usage: Record<string, Usage> = { ...this.#read() }
        for (const [id, { callCount, lastCalledAt }] of this.#waiting)
          usage[id] = { callCount: (usage[id]?.callCount ?? 0) + callCount, lastCalledAt }
        if (this.#options.disk.replace(FILE, `${JSON.stringify(usage, undefined, 2)}\n`).ok) this.#waiting = new Map()
      })
    } catch {
      this.#waiting = new Map()
    } finally {
      this.#writing = undefined
    }
  }

  #read(): Readonly<Record<string, Usage>> {
    const { disk } = this.#options
    const mark = disk.stamp(FILE)?.mark ?? ''
    if (this.#known?.mark === mark) return this.#known.usage
    const text = disk.read(FILE)
    const usage = text.ok && text.value !== undefined ? usageIn(text.value) : {}
    this.#known = { mark, usage }
    return usage
  }
}

function usageIn(text: string): Readonly<Record<string, Usage>> {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, Partial<Usage>>)
    return Object.fromEntries(
      entries.flatMap(([id, { callCount, lastCalledAt }]) =>
        Number.isSafeInteger(callCount) && typeof lastCalledAt === 'string' ? [[id, { callCount: Number(callCount), lastCalledAt }]] : [],
      ),
    )
  } catch {
    return {}
  }
}

function numbersIn(text: Result<string | undefined, unknown>): readonly number[] {
  try {
    const numbers: unknown = text.ok && text.value !== undefined ? JSON.parse(text.value) : []
    return Array.isArray(numbers) ? numbers.filter((number): number is number => typeof number === 'number') : []
  } catch {
    return []
  }
}

const ERRORS = {
  unwritten: (why: string) => toolError('io_error', `The call count of the tool cannot be saved: ${why}`, 'Try again.'),
  rateLimited: (most: number, seconds: number) =>
    toolError('rate_limited', `The tool has used its ${countOf(most, 'call')} per minute`, `Call again in ${countOf(seconds, 'second')}.`),
}
