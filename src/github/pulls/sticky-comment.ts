import type { Refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { type Result, success } from '../../base/result.ts'
import type { GitHub } from '../api/github-client.ts'
import {
  createFirst,
  createMarked,
  listMarked,
  type MarkedRequest,
  markerOf,
  type OwnComment,
  type PullComment,
  removeMarked,
  updateMarked,
} from './comments.ts'

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
  /** Those of the pull request, where they were read a moment ago. */
  readonly comments?: readonly PullComment[] | undefined
  /** By the ledger this is the first plan of the recipe here, so that no other run is about to show one. */
  readonly isFirst?: boolean | undefined
  /** Only where there is such a comment already, and it shows this very plan. */
  readonly isUpdate?: boolean | undefined
}

export interface StickyComment extends OwnComment {
  /** Otherwise it was edited, which notifies nobody. */
  readonly isNew: boolean
}

const MOST_EARLIER = 5
const SHOWN_DIGITS = 12
const PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m

/**
 * Shows a plan in the one comment that a recipe has on a pull request. The plans before it are struck out below it: nothing
 * is ever decided by what a comment says, so their digests may well be read from the comment itself.
 */
export async function putStickyComment(request: StickyRequest): Promise<Result<StickyComment | undefined, Refusal>> {
  const { github, pull, self, recipe, digest, body, comments, isFirst = false } = request
  const marked: MarkedRequest = { github, pull, self, kind: 'plan', subject: recipe }
  const listed = await listMarked({ ...marked, ...(comments && { comments }) })
  if (!listed.ok) return listed
  const [found, ...others] = listed.value
  const known = found === undefined ? [] : plansIn(found.body)
  const plans = digest === undefined ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, MOST_EARLIER + 1)
  const text = render(markerOf(marked), body, plans, digest)
  if (request.isUpdate && (found === undefined || !isShown(found.body, digest))) return success(undefined)
  if (found === undefined) {
    const made = isFirst ? await createFirst(marked, text) : await createMarked(marked, text)
    return made.ok ? success({ ...made.value, isNew: true }) : made
  }
  // Two runs that wrote it at the very same moment left one too many.
  for (const other of others) await removeMarked(github, other)
  const updated = await updateMarked(github, found, text)
  const isGone = !updated.ok && updated.error.code === 'api_not_found'
  if (isGone && comments !== undefined) return putStickyComment({ ...request, comments: undefined })
  return updated.ok ? success({ ...updated.value, isNew: false }) : updated
}

function render(marker: string, body: string, plans: readonly string[], current: string | undefined): string {
  const earlier = plans.filter((digest) => digest !== current)
  const struck = earlier.map((digest) => `~~\`${digest.slice(0, SHOWN_DIGITS)}\`~~`)
  return [
    marker,
    `<!-- sous:plans ${plans.map((digest) => `${digest} `).join('')}-->`,
    body.trimEnd(),
    ...(struck.length === 0 ? [] : ['', `<sub>superseded plans: ${struck.join(', ')}</sub>`]),
    '',
  ].join('\n')
}

/** A recipe that was run again, and would change nothing or failed, has a comment that shows no plan or another. */
function isShown(body: string, digest: string | undefined): boolean {
  return digest !== undefined && body.replace(PLANS, '').includes(digest)
}

/** The digests that a comment of Sous's own once showed. */
export function plansIn(body: string): readonly string[] {
  return (PLANS.exec(body)?.[1] ?? '').split(' ').filter((text) => text !== '')
}
