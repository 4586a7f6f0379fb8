import type { CommentSource, ForgeRequest } from '../../forge/events/forge-request.ts'
import { authoriseApproval, authoriseRun } from '../../forge/people/authorise.ts'
import { findPlan } from '../../forge/plans/find-plan.ts'
import { loadPlanRef } from '../../forge/plans/plan-ref.ts'
import type { Refusal } from '../../model/reason.ts'
import type { DigestPrefix } from '../../model/recipe.ts'
import { type Result, success } from '../../model/result.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { type Forge, policyOf } from './open-forge.ts'
import { answerRefusal } from './pull-comments.ts'
import { showSeen } from './sign-of-life.ts'

type Next = NonNullable<ActionEnding['next']>

export interface Gated {
  readonly context: ActionContext
  readonly forge: Forge
  readonly request: Exclude<ForgeRequest, { kind: 'ignored' | 'refused' | 'workflow' | 'pushed' }>
}

/** `mode: gate`: who asks, and which job is to go on. It decides nothing for that job, which looks at everything again. */
export async function gateOnPull(gated: Gated): Promise<ActionEnding> {
  const next = await nextJob(gated)
  const { from, kind } = gated.request
  // The policy is read for people with write access only, so its errors are answered. No other job starts that could do it.
  if (!next.ok) return next.error.code === 'policy_error' ? answerRefusal(next.error, { ...gated, from }) : refusedEnding(next.error)
  // The first sign of life. A gate that may only read goes on without it.
  await showSeen({ ...gated, from })
  return {
    reason: 'accepted',
    message: `'/sous ${kind}' of ${from.author.login} goes on as '${next.value}'`,
    next: next.value,
    pull: { number: from.pull },
  }
}

async function nextJob({ context, forge, request }: Gated): Promise<Result<Next, Refusal>> {
  const common = { github: forge.github, run: context.run, policy: policyOf(forge) }
  // All that a review can ask for is to land something.
  if (request.kind === 'review') return success('apply')
  if (request.kind === 'apply') {
    const person = await authoriseApproval({ ...common, from: request.from })
    return person.ok ? success(await jobForPlan(forge, request)) : person
  }
  const person = await authoriseRun({ ...common, author: request.from.author })
  return person.ok ? success(request.kind === 'run' ? 'plan' : 'answer') : person
}

/** Approving a call that waits runs it, which the job that lands must not do. A plan that is not there is for that one to refuse. */
async function jobForPlan(forge: Forge, request: { readonly digest: DigestPrefix; readonly from: CommentSource }): Promise<Next> {
  const remote = await forge.remote()
  if (!remote.ok) return 'apply'
  const digest = await findPlan({ remote: remote.value, pull: request.from.pull, prefix: request.digest })
  const record = digest.ok ? await loadPlanRef(remote.value, digest.value) : digest
  return record.ok && record.value.plan.status === 'gated' ? 'plan' : 'apply'
}
