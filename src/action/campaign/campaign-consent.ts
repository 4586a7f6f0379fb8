import * as z from 'zod/mini'
import { findCampaigns, type OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { parseDigestPrefix } from '../../base/digest.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ApprovedPlans, type CampaignApproval } from '../../campaign/approvals.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import type { Row } from '../../campaign/rows.ts'
import { Positive } from '../../github/api/api-answers.ts'
import type { CommentSource } from '../../github/events/requests.ts'
import { authoriseApproval } from '../../github/people/authorise.ts'
import { policyOf } from '../open-github.ts'
import { asRefusal, type CampaignJob, isIssueOf, openControlRepository } from './campaign-context.ts'

/** A command for a campaign, in a comment on its issue. */
export type CampaignCommand =
  | { readonly kind: 'approve'; readonly digest: string; readonly group?: string; readonly wave?: string }
  | { readonly kind: 'pause' | 'resume' | 'close' }
  | { readonly kind: 'retry'; readonly names: readonly string[] }

/** The first line of a comment. `undefined` if it is not for campaigns. */
export function parseCampaignCommand(body: string): Result<CampaignCommand, Refusal> | undefined {
  const [, verb = '', rest = ''] =
    /^\/sous (approve|pause|resume|close|retry)(?: ([^\r\n]*))?\s*$/.exec(body.split(/\r?\n/, 1)[0] ?? '') ?? []
  const words = rest.split(' ').filter((word) => word !== '')
  switch (verb) {
    case '':
      return undefined
    case 'approve': {
      const [first = '', ...parts] = words
      const digest = parseDigestPrefix(first)
      if (digest === undefined || digest.length < SHORTEST_DIGEST) return failure(ERRORS.noDigest(first))
      const named: { group?: string; wave?: string } = {}
      for (const part of parts) {
        const [, key, value = ''] = /^(group|wave)=([A-Za-z0-9._-]{1,100})$/.exec(part) ?? []
        if (key === undefined || named[key as 'group' | 'wave'] !== undefined) return failure(ERRORS.unknownPart(part))
        named[key as 'group' | 'wave'] = value
      }
      return success({ kind: 'approve', digest, ...named })
    }
    case 'retry':
      return success({ kind: 'retry', names: words })
    default:
      return words.length === 0 ? success({ kind: verb as 'pause' }) : failure(ERRORS.unknownPart(words[0] ?? ''))
  }
}

/** A shorter one can be forced to fit another campaign. */
const SHORTEST_DIGEST = 16

const IssueAnswer = z.object({ body: z.nullish(z.string()), user: z.nullable(z.object({ id: Positive })) })

/** The campaign whose issue this is, if Sous wrote it. */
export async function findCampaignOf(job: CampaignJob, issue: number): Promise<Result<string | undefined, Refusal>> {
  const { repo } = job
  const read = await repo.github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: issue }, IssueAnswer)
  if (!read.ok) return read
  const self = await repo.self()
  if (!self.ok) return self
  if (read.value.user?.id !== self.value.id) return success(undefined)
  const control = await openControlRepository(job)
  if (!control.ok) return control
  const files = await findCampaigns(control.value)
  if (!files.ok) return failure(asRefusal(files.error))
  const ids = files.value.map((file) => file.replace(/^.*\//, '').replace(/\.ya?ml$/i, ''))
  return success(ids.find((id) => isIssueOf(id, read.value.body ?? '')))
}

/** Commands can change what they like in their repository, and nobody can tell who asked for a campaign. So two people look at them. */
const COMMAND_PEOPLE = 2

/** How many people have to approve a plan at least. */
export function leastPeople({ state, calls }: Pick<Row, 'state' | 'calls'>): number {
  return state === 'gated' || calls !== undefined ? COMMAND_PEOPLE : 1
}

const CommentAnswer = z.object({
  body: z.string(),
  created_at: z.string(),
  user: z.nullable(z.object({ id: Positive, login: z.string(), type: z.optional(z.string()) })),
  performed_via_github_app: z.optional(z.nullable(z.looseObject({}))),
})

/**
 * The plans that enough people approved. Each comment is read again: it must exist, unedited, on the campaign's own issue, and its
 * author must be allowed to approve now.
 */
export async function readConsents(job: CampaignJob, campaign: OpenCampaign, state: LedgerState): Promise<Result<ApprovedPlans, Refusal>> {
  const people = await approversNeeded(job, campaign)
  if (!people.ok) return people
  const genuine: CampaignApproval[] = []
  const issues = new Map<string, Promise<boolean>>()
  for (const approval of state.head.approvals) {
    const [, issue = '', comment = ''] = /^comment:(\d{1,12}):(\d{1,15})$/.exec(approval.seal) ?? []
    if (issue === '') continue
    const isOwn = issues.get(issue) ?? findCampaignOf(job, Number(issue)).then((found) => found.ok && found.value === campaign.id)
    issues.set(issue, isOwn)
    if (!(await isOwn)) continue
    const isGenuine = await checkComment(job, approval, { issue: Number(issue), comment: Number(comment) })
    if (!isGenuine.ok) return isGenuine
    if (isGenuine.value) genuine.push(approval)
  }
  return success(new ApprovedPlans(genuine, [...state.approved.values()], people.value))
}

/** As many as the campaign asks for, or the configuration of its repository if those are more. */
export async function approversNeeded({ repo }: CampaignJob, { campaign }: OpenCampaign): Promise<Result<number, Refusal>> {
  const config = await repo.config()
  return config.ok ? success(Math.max(campaign.approval.count, config.value.approval.count)) : config
}

async function checkComment(
  { repo, context }: CampaignJob,
  { digest, group, wave, by }: CampaignApproval,
  { issue, comment }: { readonly issue: number; readonly comment: number },
): Promise<Result<boolean, Refusal>> {
  const read = await repo.github.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: comment }, CommentAnswer)
  if (!read.ok) return read.error.code === 'api_not_found' ? success(false) : read
  const { user, body, created_at: at, performed_via_github_app: app } = read.value
  const command = parseCampaignCommand(body)
  if (user === null || user.login !== by || command?.ok !== true || command.value.kind !== 'approve') return success(false)
  const said = command.value
  if (!digest.startsWith(said.digest) || said.group !== group || said.wave !== wave) return success(false)
  const isBot = (app !== null && app !== undefined) || (user.type !== undefined && user.type !== 'User')
  const from: CommentSource = {
    kind: 'comment',
    id: comment,
    body,
    author: { id: user.id, login: user.login, isBot },
    at: new Date(at),
    pull: issue,
  }
  const person = await authoriseApproval({ github: repo.github, from, run: context.run, policy: policyOf(repo) })
  if (person.ok) return success(true)
  // Only a failed lookup fails the run. The approval of someone who may no longer approve does not count.
  return person.error.code.startsWith('api_') || person.error.code === 'auth_expired' ? person : success(false)
}

const ERRORS = {
  noDigest: (word: string) =>
    refusal(
      'command_mistake',
      word === '' ? "'/sous approve' needs the digest of the campaign" : `'${word.slice(0, 80)}' is not the digest of a campaign`,
      'Copy the line from the top of this issue.',
    ),
  unknownPart: (word: string) =>
    refusal(
      'command_mistake',
      `Sous does not know '${word.slice(0, 80)}' here`,
      'Write `/sous approve <digest>`, and `group=a` or `wave=canary` for a part of it.',
    ),
}
