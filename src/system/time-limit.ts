import * as vm from 'node:vm'
import { elapsedMs } from './clock.ts'
import { whyUnprepared } from './regex-preparation.ts'

interface Guard {
  readonly context: vm.Context
  readonly script: vm.Script
  work: () => void
}

let guard: Guard | undefined

/** How many times its limit work may last on a machine that is busy with something else. */
const MAX_WAIT = 64
/** Work that had less than this share of its limit starts again. */
const MIN_SHARE = 0.25

/**
 * Runs something that must not take longer than a limit, and really stops it: V8 ends a regular expression in the middle
 * of its backtracking. On a busy machine this thread may hardly have worked when the time is over: then the work starts
 * again with twice the time, so that must do no harm, for `mostMs` in all. A call costs a tenth of a millisecond: give it
 * much work at once.
 */
export function withWorkLimit(work: () => void, limitMs: number, mostMs: number = MAX_WAIT * limitMs): 'done' | 'timed_out' {
  const deadline = elapsedMs() + mostMs
  for (let limit = limitMs; ; limit *= 2) {
    const left = deadline - elapsedMs()
    if (left <= 0) return 'timed_out'
    const before = workedMs()
    const end = attempt(work, Math.min(limit, left))
    if (end === 'done') return end
    if (end === 'interrupted' || workedMs() - before >= MIN_SHARE * limitMs) return 'timed_out'
  }
}

/** Of this thread alone where Node can tell, which it can from 23.9 on. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

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
