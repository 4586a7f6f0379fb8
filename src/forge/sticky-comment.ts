import type { Refusal } from '../model/reason.ts'
import type { Digest } from '../model/recipe.ts'
import type { Result } from '../model/result.ts'
import type { GitHub } from './github-client.ts'
import { createMarked, findMarked, type MarkedRequest, markerOf, type OwnComment, updateMarked } from './marked-comment.ts'

export interface StickyRequest {
  readonly github: GitHub
  readonly pull: number
  /** Numeric id of the token's owner. */
  readonly self: number
  /** The recipe that the comment is about, as its path. */
  readonly recipe: string
  /** The plan that it shows. */
  readonly digest: Digest | undefined
  /** Markdown within GitHub's limits, and without secrets. */
  readonly body: string
}

const MOST_EARLIER = 5
const SHOWN_DIGITS = 12
const PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m

/**
 * Shows a plan in the one comment that a recipe has on a pull request. The plans before it are struck out below it: nothing
 * is ever decided by what a comment says, so their digests may well be read from the comment itself.
 */
export async function putStickyComment(request: StickyRequest): Promise<Result<OwnComment, Refusal>> {
  const { github, pull, self, recipe, digest, body } = request
  const marked: MarkedRequest = { github, pull, self, kind: 'plan', subject: recipe }
  const found = await findMarked(marked)
  if (!found.ok) return found
  const known = found.value === undefined ? [] : plansIn(found.value.body)
  const plans = digest === undefined ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, MOST_EARLIER + 1)
  const text = render(markerOf(marked), body, plans, digest)
  return found.value === undefined ? createMarked(marked, text) : updateMarked(github, found.value, text)
}

function render(marker: string, body: string, plans: readonly string[], current: string | undefined): string {
  const earlier = plans.filter((digest) => digest !== current)
  const struck = earlier.map((digest) => `~~\`${digest.slice(0, SHOWN_DIGITS)}\`~~`)
  return [
    marker,
    `<!-- sous:plans ${plans.map((digest) => `${digest} `).join('')}-->`,
    body.trimEnd(),
    ...(struck.length === 0 ? [] : ['', `Superseded plans: ${struck.join(', ')}`]),
    '',
  ].join('\n')
}

function plansIn(body: string): readonly string[] {
  return (PLANS.exec(body)?.[1] ?? '').split(' ').filter((text) => text !== '')
}
