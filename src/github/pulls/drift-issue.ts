import * as z from 'zod/mini'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import type { Person } from '../people/permission.ts'
import { plainLine } from '../plans/commit-message.ts'
import { markerOf } from './comments.ts'

export interface DriftReport {
  readonly github: GitHub
  /** The author of Sous's own issues. */
  readonly self: Person
  /** The subject: there is one issue for each. */
  readonly subject: string
  readonly title: string
  /** Markdown within GitHub's limits; `undefined` when there is no drift. The same drift has the same text. */
  readonly body: string | undefined
  /** The comment for when the drift is gone. */
  readonly closing: string
}

export interface DriftIssue {
  readonly number: number
  readonly url: string
}

export interface ReportedDrift {
  /** `left` when a person closed it and nothing has changed since; `none` when there is no drift and no open issue. */
  readonly kind: 'opened' | 'reopened' | 'updated' | 'unchanged' | 'left' | 'closed' | 'none'
  readonly issue: DriftIssue | undefined
  /** What else went wrong. */
  readonly warning?: string
}

const Issue = z.object({
  number: Positive,
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  title: z.string(),
  body: z.nullish(z.string()),
  user: z.nullable(z.object({ id: Positive })),
  pull_request: z.optional(z.looseObject({})),
})
type Issue = z.output<typeof Issue>

/** Sous adds it when it closes the issue. A closed issue without it was closed by a person, and stays closed. */
const CLEAN = '<!-- sous:clean -->'

/** Keeps the one issue about a recipe's drift up to date. Idempotent. */
export async function reportDrift(report: DriftReport): Promise<Result<ReportedDrift, Refusal>> {
  const found = await findIssue(report)
  if (!found.ok) return found
  const issue = found.value
  if (report.body === undefined) return issue?.state === 'open' ? closeIssue(report, issue) : success({ kind: 'none', issue: undefined })
  const text = { title: plainLine(report.title, 200), body: `${markerOf(markOf(report))}\n${report.body}` }
  if (issue === undefined) return openIssue(report, text)
  const isSame = sameText(issue.body ?? '', text.body)
  if (isSame) return success({ kind: issue.state === 'open' ? 'unchanged' : 'left', issue: driftIssue(issue) })
  const changed = await change(report, issue, { ...text, state: 'open' })
  return changed.ok ? success({ kind: issue.state === 'open' ? 'updated' : 'reopened', issue: driftIssue(changed.value) }) : changed
}

function markOf({ subject }: DriftReport): { readonly kind: string; readonly subject: string } {
  return { kind: 'drift', subject }
}

/** An open one, or the latest. Anyone can write a marker, so the author must be Sous. */
async function findIssue(report: DriftReport): Promise<Result<Issue | undefined, Refusal>> {
  const { github, self } = report
  const listed = await github.requestAll('GET /repos/{owner}/{repo}/issues', { creator: self.login, state: 'all' }, Issue)
  if (!listed.ok) return listed
  const marker = markerOf(markOf(report))
  const own = listed.value.filter(
    ({ user, body, pull_request: pull }) => user?.id === self.id && pull === undefined && body?.startsWith(marker),
  )
  return success(own.find(({ state }) => state === 'open') ?? own.toSorted((a, b) => b.number - a.number)[0])
}

/** If the answer is lost, looks for the issue before sending the request again. */
async function openIssue(
  report: DriftReport,
  text: { readonly title: string; readonly body: string },
): Promise<Result<ReportedDrift, Refusal>> {
  const created = await report.github.write({
    route: 'POST /repos/{owner}/{repo}/issues',
    parameters: text,
    schema: Issue,
    look: () => findIssue(report),
  })
  return created.ok ? success({ kind: 'opened', issue: driftIssue(created.value) }) : created
}

async function closeIssue(report: DriftReport, issue: Issue): Promise<Result<ReportedDrift, Refusal>> {
  const { github, closing } = report
  const closed = await change(report, issue, { state: 'closed', body: `${(issue.body ?? '').trimEnd()}\n${CLEAN}\n` })
  if (!closed.ok) return closed
  const said = await github.write({
    route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    parameters: { issue_number: issue.number, body: closing },
    schema: z.unknown(),
  })
  const warning = said.ok ? {} : { warning: `The comment on #${issue.number} could not be written: ${said.error.message}` }
  return success({ kind: 'closed', issue: driftIssue(issue), ...warning })
}

/** Idempotent, so if the answer is lost, the current state is the answer. */
async function change(
  { github }: DriftReport,
  { number }: Issue,
  values: { readonly state: Issue['state']; readonly title?: string; readonly body: string },
): Promise<Result<Issue, Refusal>> {
  return github.write({
    route: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
    parameters: { issue_number: number, ...values },
    schema: Issue,
    async look() {
      const now = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number }, Issue)
      if (!now.ok) return now
      return success(now.value.state === values.state && sameText(now.value.body ?? '', values.body) ? now.value : undefined)
    },
  })
}

/** GitHub may return CRLF. */
function sameText(a: string, b: string): boolean {
  return a.replaceAll('\r\n', '\n').trim() === b.replaceAll('\r\n', '\n').trim()
}

function driftIssue({ number, html_url: url }: Issue): DriftIssue {
  return { number, url }
}
