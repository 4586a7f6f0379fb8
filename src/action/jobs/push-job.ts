import { decisionOf, type Refusal } from '../../base/errors/reasons.ts'
import type { Result } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { currentRefsOf } from '../../github/plans/plan-state.ts'
import { printableLine } from '../../report/printable.ts'
import { markStale, type Pushed } from '../mark-stale.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { makeArtifactFolder } from '../plan-artifact.ts'
import { findReplan, planAgain, publishAgain, type Replan } from './replan-job.ts'

/** After a push to a pull request: plans the latest requests again if the default branch says `on-push: replan`, and marks the rest as stale. */
export async function answerPush(pushed: Pushed): Promise<ActionOutcome> {
  const { context } = pushed
  const found = await findReplan(pushed)
  // Whatever is not planned again is marked as stale.
  if (!found.ok) say(pushed, 'Not planning again', found.error)
  const replan = found.ok ? found.value : undefined
  if (context.job === 'gate') return gatePush(pushed, replan)
  if (context.job === 'plan') return leavePlans(pushed, replan)
  const shown: ActionOutcome[] = []
  let problem: Refusal | undefined
  for (const request of replan?.requests ?? []) {
    const plan = replan as Replan
    const home = context.runner.input('plan-path')
    const made = context.job === 'publish' ? await publishAgain(pushed, plan, request, home) : await planAgain(pushed, plan, request)
    if (made.ok) shown.push(made.value)
    else {
      say(pushed, `Not planning '${request.recipe}' again`, made.error)
      if (isFault(made.error)) problem = made.error
    }
  }
  const marked = await markStale(pushed)
  if (shown.length === 0) return { ...marked, ...(problem && { problem }) }
  const [only] = shown.length === 1 && marked.reason === 'answered' ? shown : []
  const message = `Planned ${countOf(shown.length, 'recipe')} again. ${marked.message}`
  return { ...(only ?? marked), message, ...(problem && { problem }) }
}

/** There is no comment to answer, so only a failed run would show it. */
function isFault({ code }: Refusal): boolean {
  return decisionOf(code) === 'fail' || code === 'secret_in_output'
}

/** Picks the next job, which checks everything again. */
async function gatePush({ repo, pull }: Pushed, replan: Replan | undefined): Promise<ActionOutcome> {
  const number = { pull: { number: pull } }
  if (replan !== undefined) {
    const recipes = countOf(replan.requests.length, 'recipe')
    return { reason: 'accepted', message: `${recipes} of #${pull} can be planned again`, next: 'plan', ...number }
  }
  const remote = await repo.remote()
  const refs = remote.ok ? await remote.value.readRefs([currentRefsOf(pull)]) : remote
  if (!refs.ok) return refusedOutcome(refs.error)
  const plans = countOf(refs.value.size, 'recipe')
  return { reason: 'accepted', message: `#${pull} has plans of ${plans}`, ...(refs.value.size > 0 && { next: 'answer' }), ...number }
}

/** For the job that cannot write: a folder with a plan for each request. */
async function leavePlans(pushed: Pushed, replan: Replan | undefined): Promise<ActionOutcome> {
  const { context, pull } = pushed
  const home = makeArtifactFolder(context)
  let left = 0
  for (const request of replan?.requests ?? []) {
    const made: Result<ActionOutcome, Refusal> = await planAgain(pushed, replan as Replan, request, home)
    if (made.ok) left++
    else say(pushed, `Not planning '${request.recipe}' again`, made.error)
  }
  const ending: ActionOutcome = { reason: 'accepted', message: `Planned ${countOf(left, 'recipe')} again`, pull: { number: pull } }
  return left === 0 ? ending : { ...ending, planPath: home }
}

function say({ context }: Pushed, what: string, { message }: Refusal): void {
  context.runner.say(`${what}: ${printableLine(message)}\n`)
}
