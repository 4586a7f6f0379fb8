import * as z from 'zod/mini'
import { retryCampaign, setCampaignPhase } from '../../app/campaign/approve-campaign.ts'
import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { CampaignApproval } from '../../campaign/approvals.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import { ageOfPlans, checkPhase, recordApproval } from '../../campaign/transitions.ts'
import { readCommentPayload } from '../../github/events/event-payloads.ts'
import type { CommentSource } from '../../github/events/requests.ts'
import { authoriseApproval } from '../../github/people/authorise.ts'
import { react } from '../../github/pulls/comments.ts'
import { renderRefusal } from '../../report/markdown/command-answers.ts'
import { policyOf } from '../open-github.ts'
import { type CampaignCommand, findCampaignOf, parseCampaignCommand } from './campaign-consent.ts'
import { asRefusal, type CampaignJob, openNamedCampaign } from './campaign-context.ts'
import { type CampaignEnding, showCampaign } from './campaign-issue.ts'

/** `mode: campaign-approve`: answers a comment on a campaign's issue. */
export async function answerOnIssue(job: CampaignJob, payload: unknown): Promise<Result<CampaignEnding, Refusal>> {
  const { repo } = job
  const event = readCommentPayload(payload)
  if (!event.ok) return event
  const { from, issue, sender } = event.value
  const command = issue.isPull ? undefined : parseCampaignCommand(from.body)
  if (command === undefined) return success({ message: 'The comment is not for a campaign', outputs: {} })
  const id = await findCampaignOf(job, from.pull)
  if (!id.ok) return id
  if (id.value === undefined) return success({ message: `#${from.pull} is not the issue of a campaign`, outputs: {} })
  if (sender !== from.author.id) return failure(ERRORS.otherSender(from.author.login))
  const person = await authoriseApproval({ github: repo.github, from, run: job.context.run, policy: policyOf(repo) })
  // People who may not give commands get no answer, or they could make Sous write again and again.
  if (!person.ok) return person
  const done = command.ok ? await run(job, { id: id.value, from, command: command.value, login: person.value.login }) : command
  await react(repo.github, from.id, done.ok ? '+1' : 'confused')
  if (!done.ok) await answer(job, from, done.error)
  return done
}

async function run(
  job: CampaignJob,
  {
    id,
    from,
    command,
    login,
  }: { readonly id: string; readonly from: CommentSource; readonly command: CampaignCommand; readonly login: string },
): Promise<Result<CampaignEnding, Refusal>> {
  const opened = await openNamedCampaign(job, id)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { state } = campaign.ledger
  if (state === undefined) return failure(ERRORS.notStarted())
  const told = await tell(job, campaign, state, { from, command, login })
  if (!told.ok) return told
  const shown = await showCampaign(job, campaign)
  return shown.ok ? success({ ...shown.value, message: `${login}: ${command.kind}` }) : shown
}

async function tell(
  { repo }: CampaignJob,
  campaign: OpenCampaign,
  state: LedgerState,
  { from, command, login }: { readonly from: CommentSource; readonly command: CampaignCommand; readonly login: string },
): Promise<Result<unknown, Refusal>> {
  if (command.kind !== 'approve') {
    const done =
      command.kind === 'retry'
        ? await retryCampaign(campaign, command.names)
        : await setCampaignPhase(campaign, ({ pause: 'paused', resume: 'active', close: 'closed' } as const)[command.kind])
    return done.ok ? done : failure(asRefusal(done.error))
  }
  const stopped = checkPhase(state, campaign.id)
  if (stopped !== undefined) return failure(asRefusal(stopped))
  const { digest } = state.head
  if (digest === undefined || !digest.startsWith(command.digest)) return failure(ERRORS.otherDigest(command.digest, digest))
  const config = await repo.config()
  if (!config.ok) return config
  const hours = config.value.approval.expiresAfterHours
  if (ageOfPlans(state, from.at) > hours * HOUR_MS) return failure(ERRORS.expired(hours))
  const { group, wave } = command
  const approval: CampaignApproval = {
    digest,
    ...(group !== undefined && { group }),
    ...(wave !== undefined && { wave }),
    by: login,
    seal: sealOf(from),
  }
  const written = await campaign.ledger.append({
    message: `approve: ${digest}${group === undefined ? '' : ` group ${group}`}${wave === undefined ? '' : ` wave ${wave}`} by ${login}`,
    change: (now) => recordApproval(now ?? state, approval),
  })
  return written.ok ? written : failure(asRefusal(written.error))
}

async function answer({ repo }: CampaignJob, from: CommentSource, { code, message, suggestion }: Refusal): Promise<void> {
  await repo.github.write({
    route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    parameters: { issue_number: from.pull, body: renderRefusal({ code, message, suggestion }) },
    schema: z.unknown(),
  })
}

/** Where an approval was given. It is read again there before it counts. */
function sealOf({ pull, id }: CommentSource): string {
  return `comment:${pull}:${id}`
}

const HOUR_MS = 3_600_000

const ERRORS = {
  otherSender: (author: string) => refusal('sender_mismatch', `The event was sent by someone other than ${author}, who wrote the comment`),
  expired: (hours: number) =>
    refusal('plan_expired', `The plans are older than ${hours} hours`, 'Run the workflow again, then approve what this issue shows.'),
  notStarted: () => refusal('digest_unknown', 'The campaign has not started', 'Run its workflow first.'),
  otherDigest: (given: string, now: string | undefined) =>
    refusal(
      'digest_unknown',
      now === undefined
        ? 'There is nothing to approve: no plan is waiting for it'
        : `The digest of the campaign is now ${now.slice(0, 16)}, not ${given}`,
      'Copy the line from the top of this issue.',
    ),
}
