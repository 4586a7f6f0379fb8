import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'

export interface ProposedPull {
  readonly number: number
  readonly url: string
  readonly isOpen: boolean
  readonly isMerged: boolean
  readonly hasAutoMerge: boolean
  readonly title: string
  readonly body: string
  readonly base: string
  readonly labels: readonly string[]
}

export interface PullPlace {
  readonly github: GitHub
  /** Numeric: a fork may have a branch of the same name. */
  readonly repositoryId: number
  /** Short name. */
  readonly branch: string
}

export interface PullText {
  readonly title: string
  /** Markdown within GitHub's limits, and without secrets. */
  readonly body: string
  /** Short name of the branch that it is for. */
  readonly base: string
}

const Pull = z.object({
  number: Positive,
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  merged_at: z.nullish(z.string()),
  auto_merge: z.nullish(z.object({})),
  title: z.string(),
  body: z.nullable(z.string()),
  base: z.object({ ref: z.string() }),
  head: z.object({ ref: z.string(), repo: z.nullable(z.object({ id: Positive })) }),
  labels: z.array(z.object({ name: z.string() })),
})

/** The latest pull request from this branch, open ones first. */
export async function findPull({ github, repositoryId, branch }: PullPlace): Promise<Result<ProposedPull | undefined, Refusal>> {
  const head = `${github.repository.owner}:${branch}`
  const pulls = await github.requestAll('GET /repos/{owner}/{repo}/pulls', { head, state: 'all' }, Pull)
  if (!pulls.ok) return pulls
  const own = pulls.value.filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId).map(proposedPull)
  const [first] = own.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.number - a.number)
  return success(first)
}

/** If the answer is lost, looks for the pull request before sending the request again. */
export async function openPull(place: PullPlace, text: PullText, isDraft: boolean): Promise<Result<ProposedPull, Refusal>> {
  const created = await place.github.write({
    route: 'POST /repos/{owner}/{repo}/pulls',
    parameters: { ...text, head: place.branch, draft: isDraft },
    schema: z.pipe(Pull, z.transform(proposedPull)),
    async look() {
      const found = await findPull(place)
      return found.ok ? success(found.value?.isOpen ? found.value : undefined) : found
    },
  })
  if (created.ok || !/not permitted to create/i.test(created.error.message)) return created
  return failure({ ...ERRORS.notAllowed(created.error.message) })
}

/** Updates title, body and base. */
export async function updatePull({ github }: PullPlace, pull: ProposedPull, text: PullText): Promise<Result<ProposedPull, Refusal>> {
  if (pull.title === text.title && sameText(pull.body, text.body) && pull.base === text.base) return success(pull)
  return patch(github, pull.number, { ...text })
}

export async function closePull({ github }: PullPlace, number: number): Promise<Result<ProposedPull, Refusal>> {
  return patch(github, number, { state: 'closed' })
}

/** Labels and reviewers. A failure is only a warning. */
export async function decoratePull(
  { github }: PullPlace,
  pull: ProposedPull,
  wanted: { readonly labels: readonly string[]; readonly reviewers: readonly string[]; readonly teamReviewers: readonly string[] },
): Promise<readonly string[]> {
  const warnings: string[] = []
  const known = new Set(pull.labels.map((name) => name.toLowerCase()))
  const labels = wanted.labels.filter((name) => !known.has(name.toLowerCase()))
  if (labels.length > 0) {
    const added = await github.write({
      route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
      parameters: { issue_number: pull.number, labels },
      schema: z.unknown(),
    })
    if (!added.ok) warnings.push(`The labels ${labels.join(', ')} could not be added: ${added.error.message}`)
  }
  const { reviewers, teamReviewers } = wanted
  if (reviewers.length + teamReviewers.length > 0) {
    const asked = await github.write({
      route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
      parameters: { pull_number: pull.number, reviewers, team_reviewers: teamReviewers },
      schema: z.unknown(),
    })
    if (!asked.ok) warnings.push(`The reviewers could not be requested: ${asked.error.message}`)
  }
  return warnings
}

/**
 * Dismisses approvals from before a refresh. GitHub keeps them and even moves them to a new commit with the same patch. A failure
 * is only a warning: an approval from before the push never counts anyway.
 */
export async function dismissApprovals({ github }: PullPlace, number: number): Promise<readonly string[]> {
  const Review = z.object({ id: Positive, state: z.string() })
  const reviews = await github.requestAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { pull_number: number }, Review)
  if (!reviews.ok) return [`Older approvals could not be read: ${reviews.error.message}`]
  const warnings: string[] = []
  for (const { id } of reviews.value.filter(({ state }) => state === 'APPROVED')) {
    const dismissed = await github.write({
      route: 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals',
      parameters: { pull_number: number, review_id: id, message: 'Sous updated this proposal. Please review it again.' },
      schema: z.unknown(),
    })
    if (!dismissed.ok) warnings.push(`An older approval could not be dismissed: ${dismissed.error.message}`)
  }
  return warnings
}

/** Idempotent, so if the answer is lost, the current state is the answer. */
async function patch(github: GitHub, number: number, values: Readonly<Record<string, unknown>>): Promise<Result<ProposedPull, Refusal>> {
  const schema = z.pipe(Pull, z.transform(proposedPull))
  return github.write({
    route: 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
    parameters: { pull_number: number, ...values },
    schema,
    async look() {
      const now = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }, Pull)
      if (!now.ok) return now
      const { title, body, base, state } = now.value
      const is: Readonly<Record<string, unknown>> = { title, body: body ?? '', base: base.ref, state }
      return success(Object.entries(values).every(([name, value]) => is[name] === value) ? proposedPull(now.value) : undefined)
    },
  })
}

/** GitHub may return CRLF. */
function sameText(a: string, b: string): boolean {
  return a.replaceAll('\r\n', '\n').trim() === b.replaceAll('\r\n', '\n').trim()
}

function proposedPull({
  number,
  html_url: url,
  state,
  merged_at: mergedAt,
  auto_merge: autoMerge,
  title,
  body,
  base,
  labels,
}: z.output<typeof Pull>): ProposedPull {
  const isMerged = mergedAt !== null && mergedAt !== undefined
  const hasAutoMerge = autoMerge !== null && autoMerge !== undefined
  const names = labels.map(({ name }) => name)
  return { number, url, isOpen: state === 'open', isMerged, hasAutoMerge, title, body: body ?? '', base: base.ref, labels: names }
}

const ERRORS = {
  notAllowed: (why: string) =>
    refusal(
      'token_not_permitted',
      why,
      "Allow it in the repository's settings (Actions, General, 'Allow GitHub Actions to create and approve pull requests'), or use the token of a GitHub App.",
    ),
}
