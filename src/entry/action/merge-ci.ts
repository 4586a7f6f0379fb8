import { ciExpectation, tokenKind } from '../../forge/proposals/propose.ts'
import type { Refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import type { ActionContext } from './action-context.ts'
import type { ActionEnding } from './action-ending.ts'
import type { Forge } from './open-forge.ts'

/** Adds what to expect of workflows to a run that merged a proposal: people wait for CI that never starts otherwise. */
export async function withMergeCi(
  { context, forge }: { readonly context: ActionContext; readonly forge: Forge },
  ended: Result<ActionEnding, Refusal>,
): Promise<Result<ActionEnding, Refusal>> {
  const isMerged = ended.ok && (ended.value.reason === 'committed' || ended.value.reason === 'merged_on_moved_base')
  if (!isMerged) return ended
  const self = await forge.self()
  if (!self.ok) return ended
  const { message } = ciExpectation(tokenKind(context.token, self.value), 'merge')
  return success({ ...ended.value, message: `${ended.value.message}. ${message}` })
}
