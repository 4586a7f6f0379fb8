import { refusal } from '../base/errors/reasons.ts'
import type { GitHubRequest } from '../github/events/requests.ts'
import { type OpenRepository, openRepository } from './open-github.ts'
import { type ActionOutcome, refusedOutcome } from './outcome.ts'
import type { ActionContext } from './runner.ts'

/** Picks the job for an event and runs it. */
export async function runAction(request: Exclude<GitHubRequest, { kind: 'ignored' }>, context: ActionContext): Promise<ActionOutcome> {
  if (request.kind === 'refused') return refusedOutcome(request.refusal)
  await using repo = openRepository(context)
  const common = { context, repo }
  if (request.kind === 'pushed') {
    const { answerPush } = await import('./jobs/push-job.ts')
    return await answerPush({ ...common, pull: request.pull })
  }
  const ending = await answer(request, common)
  // The other jobs only read or react.
  const isWriting = context.job === undefined || context.job === 'publish'
  if ('from' in request && isWriting) await tidyUp(request.from.pull, ending, common)
  return ending
}

/** Marks expired previews and removes old plans whenever Sous runs on the pull request anyway. */
async function tidyUp(pull: number, ending: ActionOutcome, common: Common): Promise<void> {
  const { repo } = common
  // Comments are read only for authorised people.
  if (!repo.hasComments(pull)) return
  const { markExpired } = await import('./mark-stale.ts')
  await markExpired({ ...common, pull, except: ending.report?.recipe.source.path ?? ending.plan?.recipe.path })
  const config = ending.commit === undefined ? undefined : await repo.config()
  if (!config?.ok) return
  const { sweepOld } = await import('./save-preview.ts')
  await sweepOld({ ...common, keepHours: config.value.approval.expiresAfterHours })
}

async function answer(request: Exclude<GitHubRequest, { kind: 'ignored' | 'refused' | 'pushed' }>, common: Common): Promise<ActionOutcome> {
  const { context } = common
  if (context.job !== undefined && request.kind !== 'workflow') {
    const part = await runPart(request, common)
    if (part !== undefined) return part
  }
  switch (request.kind) {
    case 'run': {
      const { runOnPull } = await import('./jobs/preview-job.ts')
      return await runOnPull({ ...common, ...request })
    }
    case 'apply': {
      const { applyOnPull } = await import('./jobs/apply-job.ts')
      return await applyOnPull({ ...common, ...request })
    }
    case 'review': {
      const { reviewOnPull } = await import('./jobs/review-job.ts')
      return await reviewOnPull({ ...common, ...request })
    }
    case 'workflow': {
      const { runWorkflow } = await import('./jobs/workflow-job.ts')
      return await runWorkflow({ ...common, ...request })
    }
    default: {
      const { answerCommand } = await import('./jobs/answer-job.ts')
      return await answerCommand({ ...common, request })
    }
  }
}

interface Common {
  readonly context: ActionContext
  readonly repo: OpenRepository
}

/** For jobs that do part of the work. `undefined` if that part is the whole command. */
async function runPart(
  request: Exclude<GitHubRequest, { kind: 'ignored' | 'refused' | 'workflow' | 'pushed' }>,
  common: Common,
): Promise<ActionOutcome | undefined> {
  const { job, runner } = common.context
  if (job === 'gate') {
    const { gateOnPull } = await import('./jobs/gate-job.ts')
    return await gateOnPull({ ...common, request })
  }
  if (job === 'plan') {
    const isPlan = request.kind === 'run' || request.kind === 'apply'
    return isPlan ? undefined : refusedOutcome(ERRORS.notInPlanMode(request.kind))
  }
  const isMade = request.kind === 'run' || (request.kind === 'apply' && runner.input('plan-path') !== '')
  if (!isMade) return undefined
  const { publishOnPull } = await import('./jobs/publish-job.ts')
  return await publishOnPull({ ...common, ...request })
}

const ERRORS = {
  notInPlanMode: (command: string) => refusal('input_invalid', `'mode: plan' does not answer '/sous ${command}'`),
}
