import { DEFAULT_LIMITS, type Limits } from '../../src/base/config.ts'
import { realClock } from '../../src/system/clock.ts'
import { regexPattern } from '../../src/workspace/search/pattern.ts'
import { searchFiles } from '../../src/workspace/search/search.ts'
import { noThreads } from '../support/no-threads.ts'
import { openWorkspace } from '../support/workspace.ts'

/** What the time limit for regular expressions costs: one search in this process, with and without it, in turns. */
export async function measureGuard(folder: string, rounds: number): Promise<{ readonly guarded: number; readonly unguarded: number }> {
  const workspace = await openWorkspace(folder)
  const pattern = regexPattern('[A-Z][a-z]+[0-9]{3,}', { caseSensitive: true })
  if (!pattern.ok) throw new Error(pattern.error.message)
  const run = async (limits: Limits) => {
    const begin = performance.now()
    const around = {
      workspace,
      threads: noThreads,
      clock: realClock,
      limits,
      signal: new AbortController().signal,
      progress: () => undefined,
    }
    await searchFiles({ pattern: pattern.value, selection: { maxDepth: 20 }, maxMatches: 0, contextLines: 0 }, around)
    return performance.now() - begin
  }
  const times = { guarded: [] as number[], unguarded: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const guarded = await run(DEFAULT_LIMITS)
    const unguarded = await run({ ...DEFAULT_LIMITS, regexMsPerFile: Number.POSITIVE_INFINITY })
    if (round > 0) times.guarded.push(guarded)
    if (round > 0) times.unguarded.push(unguarded)
  }
  return { guarded: Math.min(...times.guarded), unguarded: Math.min(...times.unguarded) }
}
