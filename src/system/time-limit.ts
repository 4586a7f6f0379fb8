import * as vm from 'node:vm'
import { whyUnprepared } from './regex-preparation.ts'

interface Guard {
  readonly context: vm.Context
  readonly script: vm.Script
  work: () => void
}

let guard: Guard | undefined

/**
 * Runs something that must not take longer than a limit, and really stops it: V8 ends a regular expression in the middle
 * of its backtracking. A call costs a tenth of a millisecond, so give it much work at once.
 */
export function withTimeLimit(work: () => void, limitMs: number): 'done' | 'timed_out' {
  return attempt(work, limitMs) === 'done' ? 'done' : 'timed_out'
}

/**
 * The same by the time that this process really worked: on a busy machine much more goes by. Work that was ended before it had
 * its share is begun again, so it must be such that this does no harm.
 */
export function withWorkLimit(work: () => void, limitMs: number): 'done' | 'timed_out' {
  for (let [limit, left] = [limitMs, MAX_ATTEMPTS]; left > 0; [limit, left] = [limit * 2, left - 1]) {
    const before = process.cpuUsage()
    const end = attempt(work, limit)
    if (end === 'done') return end
    const { user, system } = process.cpuUsage(before)
    if (end === 'interrupted' || (user + system) / 1000 >= limitMs / 2) return 'timed_out'
  }
  return 'timed_out'
}

const MAX_ATTEMPTS = 6

function attempt(work: () => void, limitMs: number): 'done' | 'timed_out' | 'interrupted' {
  const { context, script } = prepareGuard(work)
  try {
    // Only where somebody listens: in a worker thread, Ctrl-C is for the main thread to hear.
    const breakOnSigint = process.listenerCount('SIGINT') > 0
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(limitMs)), breakOnSigint })
    return 'done'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'timed_out'
    if (code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw error
    // Taken from those who listen to the signal; the time that was left is over all the same.
    process.emit('SIGINT')
    return 'interrupted'
  }
}

const PATTERN_MS = 500

/** Whether a text fits a regular expression that somebody else wrote; `undefined` when that takes too long to find out. */
export function fitsInTime(pattern: RegExp, text: string, limitMs: number = PATTERN_MS): boolean | undefined {
  if (whyUnprepared(pattern.source, pattern.flags) !== undefined) return undefined
  let fits: boolean | undefined
  withWorkLimit(() => {
    fits = pattern.test(text)
  }, limitMs)
  return fits
}

function prepareGuard(work: () => void): Guard {
  if (guard === undefined) {
    const made: Guard = { context: vm.createContext({ run: () => made.work() }), script: new vm.Script('run()'), work }
    guard = made
  }
  guard.work = work
  return guard
}
