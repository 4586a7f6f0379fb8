import type { Refusal } from '../../base/errors/reasons.ts'
import type { Digest, DigestPrefix } from '../../base/recipe.ts'
import { type Result, success } from '../../base/result.ts'
import type { CommentSource, GitHubRequest } from '../../github/events/requests.ts'
import { authoriseApproval, authoriseRun } from '../../github/people/authorise.ts'
import { planRefs } from '../../github/plans/save-plan.ts'
import { answerUnauthorised } from '../answer.ts'
import { type OpenRepository, policyOf } from '../open-github.ts'
import type { ActionOutcome } from '../outcome.ts'
import { showSeen } from '../recipe-status.ts'
import type { ActionContext } from '../runner.ts'
import { reviewOnPull } from './review-job.ts'

interface Next {
  readonly job: NonNullable<ActionOutcome['next']>
  /** The plan that an approval names. */
  readonly digest?: Digest
}

type CommandRequest = Exclude<GitHubRequest, { kind: 'ignored' | 'refused' | 'workflow' | 'pushed' | 'review' }>

export interface Gated {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly request: CommandRequest | Extract<GitHubRequest, { kind: 'review' }>
}

/** `mode: gate`: checks the author and picks the next job, which checks everything again. */
export async function gateOnPull(gated: Gated): Promise<ActionOutcome> {
  if (gated.request.kind === 'review') return reviewOnPull({ ...gated, ...gated.request })
  const next = await nextJob({ ...gated, request: gated.request })
  const { from, kind } = gated.request
  if (!next.ok) return answerUnauthorised(next.error, { ...gated, from })
  // The first visible reaction. A gate with a read-only token goes on without it.
  await showSeen({ ...gated, from })
  return {
    reason: 'accepted',
    message: `'/sous ${kind}' of ${from.author.login} goes on as '${next.value.job}'`,
    next: next.value.job,
    pull: { number: from.pull },
    ...(next.value.digest !== undefined && { digest: next.value.digest }),
  }
}

async function nextJob({ context, repo, request }: Gated & { readonly request: CommandRequest }): Promise<Result<Next, Refusal>> {
  const common = { github: repo.github, run: context.run, policy: policyOf(repo) }
  if (request.kind === 'apply') {
    const person = await authoriseApproval({ ...common, from: request.from })
    return person.ok ? success(await jobForPlan(repo, request)) : person
  }
  const person = await authoriseRun({ ...common, author: request.from.author })
  return person.ok ? success({ job: request.kind === 'run' ? 'plan' : 'answer' }) : person
}

/**
 * Approving a waiting call runs it, which the apply job must not do. The apply job refuses a plan that does not exist.
 * Later jobs get the whole digest, so that pushing or deleting plans in between changes nothing.
 */
async function jobForPlan(repo: OpenRepository, request: { readonly digest: DigestPrefix; readonly from: CommentSource }): Promise<Next> {
  const remote = await repo.remote()
  const digest = await repo.findPlan(request.from.pull, request.digest)
  if (!remote.ok || !digest.ok) return { job: 'apply' }
  const record = await planRefs(remote.value).load(digest.value)
  return { job: record.ok && record.value.plan.status === 'gated' ? 'plan' : 'apply', digest: digest.value }
}
