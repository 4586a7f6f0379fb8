import { NOBODY } from '../engine/approve.ts'
import type { ApprovalRule, ToolCall } from '../model/policy.ts'
import type { ToolError } from '../model/tool-error.ts'
import { approveLanding } from './approve-landing.ts'
import { consented, terminalApprover } from './approvers.ts'
import type { Invocation } from './console.ts'
import { refuseLoaded } from './land-loaded.ts'
import type { OpenPlan } from './open-plan.ts'
import { protectedPlaces } from './protected-places.ts'
import type { RunOptions } from './run-options.ts'
import { showChanges } from './run-report.ts'
import { approvalsFile } from './user-folders.ts'

export interface AskToLandRequest extends OpenPlan {
  readonly options: RunOptions
  readonly invocation: Invocation
  /** What is asked about, where that is one call. */
  readonly call?: ToolCall
  /** That let the call land unasked. */
  readonly rules: readonly ApprovalRule[]
}

/** Shows what a plan changes, and asks the person at the terminal; without one, `--yes` has to say so. `undefined` means: go on. */
export async function askToLand(request: AskToLandRequest): Promise<ToolError | undefined> {
  const { loaded, opened, options, invocation, call, rules } = request
  const { console, env, signal } = invocation
  const { plan, changes } = loaded
  const canAsk = console.isInteractive && !options.yes && !options.json
  const places = await protectedPlaces(opened)
  if (!options.json) await showChanges(changes, console, places)
  const root = opened.tree.folder
  const asking = { console, root, approvalsFile: approvalsFile(env), signal, isShown: true, places: async () => places }
  const impossible = canAsk ? await refuseLoaded(request) : undefined
  if (impossible !== undefined) return impossible
  const approver = options.yes ? consented : canAsk ? terminalApprover(asking) : NOBODY
  return approveLanding({ plan, changes, hash: plan.digest, rules, root, approver, ...(call && { call }) })
}
