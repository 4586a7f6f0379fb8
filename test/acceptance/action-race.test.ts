import { expect, it } from 'vitest'
import { type ActionWorld, actionWorld, PROCESS } from '../support/action-world.ts'
import { IS_FULL } from '../support/full.ts'
import { type PlannedApply, plannedApply } from '../support/planned-apply.ts'
import { SEED, sampleShares } from '../support/property.ts'
import { type RequestWatch, requestWatch } from '../support/world-moment.ts'

const MINUTE = 60_000
/** Two approvals each: 200 in the whole suite. */
const ROUNDS = IS_FULL ? 100 : 2
/** In so many of them GitHub takes the first run for dead while it is applied, and lets the second one go on in its place. */
const TAKEN_OVER = IS_FULL ? 5 : 1
const WORKFLOW = { '.github/workflows/sous.yml': 'on: issue_comment\njobs: {}\n' }
/** Tells the requests of the second run from those of the first. */
const SECOND_TOKEN = 'ghs_secondtoken000000000000000000000000'

it(`[R3] [A9] two approvals at once, ${ROUNDS} times (seed ${SEED}), are one commit, and the other is told`, {
  timeout: 30 * MINUTE,
}, async () => {
  await using at = await actionWorld({ files: WORKFLOW, entry: PROCESS })
  const applyRequest = await plannedApply(at)
  const requests = requestWatch(at)
  at.github.addToken(SECOND_TOKEN, holderOf(at))
  const { all, lockAt } = await countRequests(at, applyRequest)
  const endings: string[] = []
  const shares = sampleShares(2 * ROUNDS)
  for (let round = 0; round < ROUNDS; round++) {
    const [first = 0, second = 0] = shares.slice(2 * round)
    const isTakenOver = round < TAKEN_OVER
    // Every other time both are about to take the lock: nothing is closer.
    const isClose = round % 2 === 0
    const hold = isTakenOver ? lockAt + 1 + Math.floor(first * (all - lockAt - 1)) : isClose ? lockAt : Math.floor(first * (lockAt + 1))
    const until = isTakenOver ? Number.POSITIVE_INFINITY : isClose ? lockAt : Math.floor(second * (lockAt + 1))
    const status = isTakenOver ? 'completed' : 'in_progress'
    const codes = await approveTwice({ at, applyRequest, requests }, { hold, until, status, byReview: round % 3 === 0 })
    expect({ round, hold, until, codes, commits: applyRequest.commits(), locks: applyRequest.locks() }).toEqual({
      ...{ round, hold, until, commits: 1, locks: [] },
      codes: expect.stringMatching(/^0 (?:already_applied, 0 committed|committed, 1 lock_held)$/),
    })
    expect(at.answers().filter((text) => text.startsWith('<!-- sous:plan '))).toHaveLength(1)
    endings.push(codes)
    applyRequest.restore()
  }
  expect(endings).toContain('0 already_applied, 0 committed')
})

interface Race {
  /** The request at which the first run is held. */
  readonly hold: number
  /** The request of the second run that lets the first one go on; otherwise its end does. */
  readonly until: number
  readonly status: 'in_progress' | 'completed'
  readonly byReview: boolean
}

async function approveTwice(
  { at, applyRequest, requests }: { readonly at: ActionWorld; readonly applyRequest: PlannedApply; readonly requests: RequestWatch },
  { hold, until, status, byReview }: Race,
): Promise<string> {
  const command = `/sous apply ${applyRequest.digest}`
  const [isHeld, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let [first, second] = [0, 0]
  requests.watch(({ token }, when) => {
    if (when !== 'before') return undefined
    if (token !== at.token) return second++ === until && mayGoOn.resolve()
    if (first++ !== hold) return undefined
    isHeld.resolve()
    return mayGoOn.promise
  })
  const approval = byReview ? at.review({ by: 'boss', state: 'APPROVED', body: command }) : at.comment({ by: 'boss', body: command })
  const one = at.says('colleague', command, { run: { status } })
  // Who takes over comes when the other has its lock.
  if (until === Number.POSITIVE_INFINITY) await isHeld.promise
  const other = at.act(approval, { run: { status }, token: SECOND_TOKEN }).finally(mayGoOn.resolve)
  const runs = await Promise.all([one, other])
  requests.stop()
  return runs
    .map(({ code, outputs }) => `${code} ${outputs['reason-code']}`)
    .toSorted()
    .join(', ')
}

/** How many requests an apply makes, and which of them takes the lock. */
async function countRequests(at: ActionWorld, applyRequest: PlannedApply): Promise<{ readonly all: number; readonly lockAt: number }> {
  const before = at.github.calls.length
  await at.says('colleague', `/sous apply ${applyRequest.digest}`)
  const calls = at.github.calls.slice(before)
  applyRequest.restore()
  return { all: calls.length, lockAt: calls.findIndex(({ operation, method }) => operation === 'git/receive-pack' && method === 'POST') }
}

function holderOf(at: ActionWorld) {
  const holder = at.github.state.tokens.get(at.token)
  if (holder === undefined) throw new Error('There is no such token.')
  return holder
}
