import type { Refusal } from '../../base/errors/reasons.ts'
import type { DigestPrefix } from '../../base/recipe.ts'
import { type Result, success } from '../../base/result.ts'
import type { CommentSource, GitHubRequest } from '../../github/events/requests.ts'
import { authoriseApproval, authoriseRun } from '../../github/people/authorise.ts'
import { findPlan, loadPlanRef } from '../../github/plans/plan-ref.ts'
import type { ActionContext } from '../action-context.ts'
import { answerRefusal } from '../answer.ts'
import { type OpenRepository, policyOf } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { showSeen } from '../recipe-status.ts'

type Next = NonNullable<ActionOutcome['next']>

export interface Gated {
  readonly context: ActionContext
  readonly forge: OpenRepository
  readonly request: Exclude<GitHubRequest, { kind: 'ignored' | 'refused' | 'workflow' | 'pushed' }>
}

/** `mode: gate`: who asks, and which job is to go on. It decides nothing for that job, which looks at everything again. */
export async function gateOnPull(gated: Gated): Promise<ActionOutcome> {
  const next = await nextJob(gated)
  const { from, kind } = gated.request
  // The policy is read for people with write access only, so its errors are answered. No other job starts that could do it.
  if (!next.ok) return next.error.code === 'policy_error' ? answerRefusal(next.error, { ...gated, from }) : refusedOutcome(next.error)
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
async function jobForPlan(forge: OpenRepository, request: { readonly digest: DigestPrefix; readonly from: CommentSource }): Promise<Next> {
  const remote = await forge.remote()
  if (!remote.ok) return 'apply'
  const digest = await findPlan({ remote: remote.value, pull: request.from.pull, prefix: request.digest })
  const record = digest.ok ? await loadPlanRef(remote.value, digest.value) : digest
  return record.ok && record.value.plan.status === 'gated' ? 'plan' : 'apply'
}
