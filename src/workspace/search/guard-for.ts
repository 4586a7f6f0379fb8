import { withTimeLimit } from '../../system/time-limit.ts'
import type { SearchPattern } from './pattern.ts'

/** How to run work with a pattern: a literal cannot run away, so it is spared the guard, and so is work without a limit. */
export function guardFor(pattern: SearchPattern, limitMs: number): typeof withTimeLimit {
  return pattern.literal === undefined && Number.isFinite(limitMs) ? withTimeLimit : withoutLimit
}

/** For work that surely ends. */
export function withoutLimit(work: () => void): 'done' {
  work()
  return 'done'
}
