import { isForWantOfPermission, tokenTooWeak } from '../../forge/api/needed-permissions.ts'
import type { CommentSource, ReviewSource } from '../../forge/events/forge-request.ts'
import { type Reaction, react } from '../../forge/pulls/pull-comments.ts'
import type { Refusal } from '../../model/reason.ts'
import { printableLine } from '../../report/printable.ts'
import type { ActionContext } from './action-context.ts'
import type { Forge } from './open-forge.ts'

export interface Shown {
  readonly context: ActionContext
  readonly forge: Forge
  readonly from: CommentSource | ReviewSource
}

/**
 * Shows whoever commented, and may ask, that it was seen, before anything takes time. GitHub tells by that whose token it is, and
 * whether it may write to pull requests at all: if not, there is no use in going on.
 */
export async function showSeen(shown: Shown): Promise<Refusal | undefined> {
  const refused = await show(shown, 'eyes')
  return refused !== undefined && isForWantOfPermission(refused) ? tokenTooWeak('write to pull requests', refused) : undefined
}

/** What a landing may ask of GitHub in all, without the status of the recipe. */
const MOST_CALLS = 17

/** Shows at the comment itself how it ended: decoration, where there is a call left for it. */
export async function showEnd(shown: Shown, reaction: Exclude<Reaction, 'eyes'>): Promise<void> {
  if (shown.forge.github.calls < MOST_CALLS) await show(shown, reaction)
}

async function show({ context, forge, from }: Shown, reaction: Reaction): Promise<Refusal | undefined> {
  const { runner, job } = context
  // That job only reads.
  if (from.kind === 'review' || job === 'plan' || runner.input('comment') === 'off') return undefined
  const reacted = await react(forge.github, from.id, reaction)
  if (reacted.ok) {
    if (reacted.value !== undefined) forge.isKnownAs(reacted.value)
    return undefined
  }
  runner.say(`The comment could not be reacted to: ${printableLine(reacted.error.message)}\n`)
  return reacted.error
}
