import type { ForgeRequest } from '../../forge/forge-request.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { openForge } from './open-forge.ts'

/** Does what an event asks for. */
export async function runAction(request: Exclude<ForgeRequest, { kind: 'ignored' }>, context: ActionContext): Promise<ActionEnding> {
  if (request.kind === 'refused') return refusedEnding(request.refusal)
  await using forge = openForge(context)
  const common = { context, forge }
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
