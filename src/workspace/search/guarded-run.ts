import { elapsedMs } from '../../system/clock.ts'
import { withWorkLimit } from '../../system/process/time-limit.ts'
import type { SearchPattern } from './pattern.ts'

/** On a busy machine a guarded call may last this many times its limit, and one attempt at it half as long. */
const MAX_WAIT = 8
export const MAX_ATTEMPT_WAIT = MAX_WAIT / 2

/** A file that took this share of a guarded call's time is to blame for its end. */
const CULPRIT_SHARE = 0.9

/** Work with a pattern on numbered files. */
export interface GuardedRun {
  readonly from: number
  /** Not included. */
  readonly to: number
  /** Does a file, or gets ready to do it, and returns the next to do. It may be stopped anywhere and called again. */
  readonly step: (file: number, until: number) => number
  /** For one file; without a limit there is no guard. */
  readonly limitMs: number
  /** Until the whole run must end. */
  readonly remainingMs?: () => number
  readonly isStopped?: () => boolean
  /** Whether a step that was stopped was about its file alone. */
  readonly isAboutFile?: () => boolean
}

/** What a pattern may take on one file: a literal cannot run away. */
export function limitFor(pattern: SearchPattern, regexMsPerFile: number): number {
  return pattern.literal === undefined ? regexMsPerFile : Number.POSITIVE_INFINITY
}

export function runWithLimit(work: () => void, limitMs: number, remainingMs = Number.POSITIVE_INFINITY): 'done' | 'timed_out' {
  if (Number.isFinite(limitMs)) return withWorkLimit(work, limitMs, Math.min(remainingMs, MAX_WAIT * limitMs))
  work()
  return 'done'
}

/**
 * Does all files under one time limit, because a guard for each would cost more than the work. A file gets one of its own
 * only when the time ran out on it after others took theirs. Yields after each guarded call: the file that took too long,
 * if one did.
 */
export function* runGuarded(run: GuardedRun): Generator<number | undefined, void> {
  const { to, step, limitMs, remainingMs = () => Number.POSITIVE_INFINITY, isStopped = () => false, isAboutFile = () => true } = run
  const isGuarded = Number.isFinite(limitMs)
  let file = run.from
  let isAlone = false
  while (file < to && !isStopped() && remainingMs() > 0) {
    const until = isAlone ? file + 1 : to
    let [began, since] = [0, 0]
    const work = () => {
      if (isGuarded) began = elapsedMs()
      while (file < until && !isStopped()) {
        if (isGuarded) since = elapsedMs()
        file = step(file, until)
      }
    }
    const end = runWithLimit(work, limitMs, remainingMs())
    const now = elapsedMs()
    const isCulprit: boolean = isAlone || (isAboutFile() && now - since >= CULPRIT_SHARE * (now - began))
    const isLate = end === 'timed_out' && isCulprit && remainingMs() > 0
    isAlone = end === 'timed_out' && !isCulprit
    yield isLate ? file++ : undefined
  }
}
