import type { ForgeRequest } from '../../forge/events/forge-request.ts'
import { refusal } from '../../model/reason.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { type Forge, openForge } from './open-forge.ts'

/** Does what an event asks for. */
export async function runAction(request: Exclude<ForgeRequest, { kind: 'ignored' }>, context: ActionContext): Promise<ActionEnding> {
  if (request.kind === 'refused') return refusedEnding(request.refusal)
  await using forge = openForge(context)
  const common = { context, forge }
  if (request.kind === 'pushed') {
    const { answerPush } = await import('./answer-push.ts')
    return await answerPush({ ...common, pull: request.pull })
  }
  const ending = await answer(request, common)
  // The other jobs only read, or react.
  const isWriting = context.job === undefined || context.job === 'publish'
  if ('from' in request && isWriting) await tidyUp(request.from.pull, ending, common)
  return ending
}

/** Marks expired previews and removes old plans whenever Sous runs on the pull request anyway. */
async function tidyUp(pull: number, ending: ActionEnding, common: Common): Promise<void> {
  const { forge } = common
  // Comments are read only for those who may ask.
  if (!forge.hasComments(pull)) return
  const { markExpired } = await import('./mark-expired.ts')
  await markExpired({ ...common, pull, except: ending.report?.recipe.source.path ?? ending.plan?.recipe.path })
  const config = ending.commit === undefined ? undefined : await forge.config()
  if (!config?.ok) return
  const { sweepOld } = await import('./sweep-old.ts')
  await sweepOld({ ...common, keepHours: config.value.approval.expiresAfterHours })
}

async function answer(request: Exclude<ForgeRequest, { kind: 'ignored' | 'refused' | 'pushed' }>, common: Common): Promise<ActionEnding> {
  const { context } = common
  if (context.job !== undefined && request.kind !== 'workflow') {
    const part = await runPart(request, common)
    if (part !== undefined) return part
  }
  switch (request.kind) {
    case 'run': {
      const { runOnPull } = await import('./plan-pull.ts')
      return await runOnPull({ ...common, ...request })
    }
    case 'apply': {
      const { applyOnPull } = await import('./land-pull.ts')
      return await applyOnPull({ ...common, ...request })
    }
    case 'review': {
      const { reviewOnPull } = await import('./review-pull.ts')
      return await reviewOnPull({ ...common, ...request })
    }
    case 'workflow': {
      const { runWorkflow } = await import('./run-workflow.ts')
      return await runWorkflow({ ...common, ...request })
    }
    default: {
      const { answerCommand } = await import('./answer-command.ts')
      return await answerCommand({ ...common, request })
    }
  }
}

interface Common {
  readonly context: ActionContext
  readonly forge: Forge
}

/** For jobs that do a part of the work. `undefined` when that part is all that the command asks for. */
async function runPart(
  request: Exclude<ForgeRequest, { kind: 'ignored' | 'refused' | 'workflow' | 'pushed' }>,
  common: Common,
): Promise<ActionEnding | undefined> {
  const { job, runner } = common.context
  if (job === 'gate') {
    const { gateOnPull } = await import('./gate-pull.ts')
    return await gateOnPull({ ...common, request })
  }
  if (job === 'plan') {
    const isPlan = request.kind === 'run' || request.kind === 'apply'
    return isPlan ? undefined : refusedEnding(refusal('input_invalid', `'mode: plan' does not answer '/sous ${request.kind}'`))
  }
  const isMade = request.kind === 'run' || (request.kind === 'apply' && runner.input('plan-path') !== '')
  if (!isMade) return undefined
  const { publishOnPull } = await import('./publish-pull.ts')
  return await publishOnPull({ ...common, ...request })
}
