/**
 * Loaded before the action (`--import`), so that hours of pacing take seconds: its clock is the server's, and a long sleep moves that
 * clock on instead of waiting.
 */
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const [address = '', now = '0'] = (process.env['SOUS_TRIAL_CLOCK'] ?? '').split(' ')
/** Shorter ones are about this machine, such as a lock. */
const LONG_MS = 900
const { setTimeout: reallySleep } = timers
const realHrtime = process.hrtime
const RealDate = Date
const startedAt = RealDate.now()
let skippedMs = 0

async function sleep<T>(ms = 0, value?: T, options?: Parameters<typeof reallySleep>[2]): Promise<T> {
  if (ms < LONG_MS) return reallySleep(ms, value, options) as Promise<T>
  await fetch(`${address}?ms=${ms}`, { method: 'POST' })
  skippedMs += ms
  return value as T
}

class VirtualDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    super(...((args.length === 0 ? [VirtualDate.now()] : args) as [number]))
  }

  static override now(): number {
    return Number(now) + RealDate.now() - startedAt + skippedMs
  }
}

timers.setTimeout = sleep as typeof timers.setTimeout
syncBuiltinESMExports()
process.hrtime = Object.assign(
  (since?: [number, number]): [number, number] => {
    if (since !== undefined) return realHrtime(since)
    const [seconds, nanoseconds] = realHrtime()
    const nanos = BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds) + BigInt(Math.round(skippedMs * 1e6))
    return [Number(nanos / 1_000_000_000n), Number(nanos % 1_000_000_000n)]
  },
  { bigint: realHrtime.bigint },
)
globalThis.Date = VirtualDate as DateConstructor
