import { type Approver, NOBODY, obtainApproval } from '../engine/approve.ts'
import { decide } from '../engine/decide.ts'
import type { FileChange } from '../model/change.ts'
import type { Plan } from '../model/plan.ts'
import type { ApprovalRule, ToolCall } from '../model/policy.ts'
import type { ToolError } from '../model/tool-error.ts'

export interface LandingApproval {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
  /** Over the recipe, all that it calls and the configuration. */
  readonly hash: string
  /** The user's own; those of a repository do not decide what is written. */
  readonly rules: readonly ApprovalRule[]
  readonly root: string
  readonly approver: Approver | undefined
  /** The landing of one call by itself is approved as that call. */
  readonly call?: ToolCall
  /** Told when a rule approves it, so that nobody is asked. */
  onRule?(): void
}

/** Gets the approval that a plan needs before it lands. `undefined` means: go on. */
export function approveLanding(landing: LandingApproval): Promise<ToolError | undefined> {
  const { plan, changes, hash, rules, root, approver, call = landingCall(plan, changes, hash) } = landing
  const decision = decide(call, rules, { now: new Date(), root })
  if (decision.kind === 'allow') landing.onRule?.()
  return obtainApproval(decision, { call, changes }, { approver: approver ?? NOBODY, emit: () => undefined })
}

/** A landing as a call: what is always approved is this very recipe with these very inputs, in this folder. */
function landingCall(plan: Plan, changes: readonly FileChange[], hash: string): ToolCall {
  const isDangerous = changes.some(({ kind }) => kind === 'delete')
  return {
    tool: {
      name: `recipe:${plan.recipe.path}`,
      summary: plan.message,
      category: 'File Writing',
      effect: 'stage',
      risk: isDangerous ? 'dangerous' : 'safe_write',
      permissions: isDangerous ? ['WriteFiles', 'DeleteFiles'] : ['WriteFiles'],
    },
    args: { sha256: hash, inputs: plan.inputs },
  }
}
