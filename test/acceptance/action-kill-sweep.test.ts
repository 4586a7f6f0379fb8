import { type ChildProcess, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { expect, it } from 'vitest'
import { type ActionWorld, actionWorld, PROCESS } from '../support/action-world.ts'
import { IS_FULL, sampled } from '../support/full.ts'
import { plannedApply } from '../support/planned-apply.ts'
import { fc, SEED } from '../support/property.ts'
import { requestWatch } from '../support/world-moment.ts'

const MINUTE = 60_000
const ROUNDS = 30
/** Each way to end comes up: the step has no divisor in common with their number. */
const STEP = 5

/** The last is what a runner does to cancel a job, only faster: it ends all that the process has started, too. */
const ENDS = [['SIGINT'], ['SIGTERM'], ['SIGKILL'], ['SIGINT', 'SIGTERM', 'SIGKILL']] as const

const Moment = fc.record({
  /** Where in its part of the apply. */
  share: fc.noBias(fc.nat(99)).map((percent) => percent / 100),
  when: fc.constantFrom('before' as const, 'effect' as const),
  laterMs: fc.noBias(fc.nat(30)),
  betweenMs: fc.noBias(fc.nat(60)),
})

it(`[R1] [R2] [R15] an apply that is cancelled or killed at ${IS_FULL ? ROUNDS : ROUNDS / STEP} moments (seed ${SEED}) leaves the old head or that and one commit, and is ended by the next`, {
  timeout: 15 * MINUTE,
}, async () => {
  await using at = await actionWorld({ entry: PROCESS })
  const applyRequest = await plannedApply(at)
  const requests = requestWatch(at)
  const apply = (onStart?: (child: ChildProcess) => void) =>
    at.says('colleague', `/sous apply ${applyRequest.digest}`, { ...(onStart && { onStart }) })
  let seen = 0
  requests.watch((_, when) => when === 'before' && seen++)
  await apply()
  const inAll = seen
  applyRequest.restore()

  const endings: Record<string, number> = {}
  for (const [round, moment] of sampled([...fc.sample(Moment, ROUNDS).entries()], STEP)) {
    const signals = ENDS[round % ENDS.length] ?? []
    const target = Math.floor(((round + moment.share) * inAll) / ROUNDS)
    const sent: Promise<void>[] = []
    let child: ChildProcess | undefined
    seen = 0
    requests.watch((_, when) => {
      if (when === moment.when && seen++ === target && child !== undefined) sent.push(send(child, signals, moment))
    })
    const run = await apply((started) => {
      child = started
    })
    requests.stop()
    await Promise.all(sent)
    await untilAnswered(at)

    const reason = run.outputs['reason-code'] ?? run.signal
    const left =
      [applyRequest.commits() === 1 && 'commit', applyRequest.locks().length > 0 && 'lock'].filter(Boolean).join(' and ') || 'nothing'
    endings[`${reason}: ${left}`] = (endings[`${reason}: ${left}`] ?? 0) + 1
    const wasHeard = !(signals as readonly string[]).includes('SIGKILL')
    // Whoever hears that it shall end gives the lock back; what was on its way to the branch is brought to its end.
    const wanted = wasHeard
      ? /^(?:cancelled: nothing|committed: commit)$/
      : /^(?:(?:cancelled|SIGKILL): (?:nothing|lock|commit|commit and lock)|committed: commit)$/
    const of = { round, signals, target, ...moment }
    expect({ ...of, ending: `${reason}: ${left}` }).toEqual({ ...of, ending: expect.stringMatching(wanted) })
    if (reason === 'cancelled') expect(run.code).not.toBe(0)

    // Where nothing at all was written, the next run is the first one again.
    if (!applyRequest.isStill() || round % 8 === 0) {
      const wasAppliedBefore = applyRequest.commits() === 1
      const next = await apply()
      const last = { code: next.code, reason: next.outputs['reason-code'], commits: applyRequest.commits(), locks: applyRequest.locks() }
      expect({ ...of, ...last }).toEqual({
        ...of,
        ...{ code: 0, reason: wasAppliedBefore ? 'already_applied' : 'committed', commits: 1, locks: [] },
      })
    }
    applyRequest.restore()
  }
  expect(Object.keys(endings).length).toBeGreaterThan(IS_FULL ? 3 : 1)
})

/** Sends the signals after each other, and waits until nothing is left of what the process had started. */
async function send(
  child: ChildProcess,
  signals: readonly NodeJS.Signals[],
  { laterMs, betweenMs }: { readonly laterMs: number; readonly betweenMs: number },
): Promise<void> {
  let below: readonly number[] = []
  for (const [i, signal] of signals.entries()) {
    await pause(i === 0 ? laterMs : betweenMs)
    if (child.exitCode !== null || child.signalCode !== null) break
    if (signal === 'SIGKILL') below = processesBelow(child.pid ?? 0)
    child.kill(signal)
    if (signals.length > 1 && signal === 'SIGKILL') for (const pid of below) killIfThere(pid)
  }
  while (below.some((pid) => living().some(([one]) => one === pid))) await pause(10)
}

/** A client that is gone does not hear what became of its last request. */
async function untilAnswered({ github }: ActionWorld): Promise<void> {
  while (github.calls.some(({ status }) => status === 0)) await pause(10)
}

function processesBelow(root: number): readonly number[] {
  const all = living()
  const below = (pid: number): number[] => all.filter(([, parent]) => parent === pid).flatMap(([one]) => [one, ...below(one)])
  return below(root)
}

/** Processes with their parents, but for those that have ended and wait for someone to ask how. */
function living(): readonly (readonly [pid: number, parent: number])[] {
  return processLines()
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = 'Z']) => !state.startsWith('Z'))
    .map(([pid, parent]) => [Number(pid), Number(parent)] as const)
}

/** As `ps` writes them, which small systems do not have. */
function processLines(): readonly string[] {
  if (!fs.existsSync('/proc/self/stat'))
    return spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).stdout.trim().split('\n')
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => (readIfThere(`/proc/${pid}/stat`) ?? '').replace(/^(\d+) \(.*\) (\S+) (\d+).*$/s, '$1 $3 $2'))
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
