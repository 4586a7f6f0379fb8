import { approvedRows } from '../../app/campaign/deliver-campaign.ts'
import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { callsText, campaignMarkdown } from '../../campaign/report/campaign-markdown.ts'
import { makeCampaignReport } from '../../campaign/report/campaign-report.ts'
import type { Row } from '../../campaign/rows.ts'
import { reportDrift } from '../../github/pulls/drift-issue.ts'
import { CAMPAIGN_ISSUE_TEXTS } from '../../texts/en/campaign-issue-texts.ts'
import { approversNeeded, leastPeople, readConsents } from './campaign-consent.ts'
import { asRefusal, type CampaignJob, subjectOf } from './campaign-context.ts'

/** How a job of a campaign ended. */
export interface CampaignEnding {
  readonly message: string
  readonly outputs: Readonly<Record<string, string>>
}

/** GitHub takes 65,536 characters. */
const MAX_ISSUE_CHARACTERS = 60_000

/** Brings the campaign's issue and the job's summary up to date. */
export async function showCampaign(
  job: CampaignJob,
  campaign: OpenCampaign,
  { hasSummary = true }: { readonly hasSummary?: boolean } = {},
): Promise<Result<CampaignEnding, Refusal>> {
  const { context, repo } = job
  const { state } = campaign.ledger
  if (state === undefined) throw new Error('The campaign has started.')
  const consents = await readConsents(job, campaign, state)
  if (!consents.ok) return consents
  const history = await campaign.ledger.history()
  if (!history.ok) return failure(asRefusal(history.error))
  const approved = approvedRows(state, consents.value, leastPeople)
  const report = makeCampaignReport({ id: campaign.id, campaign: campaign.campaign, state, approved, history: history.value })
  const { digest } = state.head
  const approvals = await approversNeeded(job, campaign)
  if (!approvals.ok) return approvals
  const waits = ({ state: at, patch }: Row) => at === 'planned' || (at === 'gated' && patch !== undefined)
  const isOpen = digest !== undefined && report.rows.some((row) => waits(row) && !approved.has(row.id))
  const lead = isOpen ? CAMPAIGN_ISSUE_TEXTS.toApprove(digest.slice(0, SHOWN_DIGEST), approvals.value) : ''
  const body = `${lead}${campaignMarkdown({ ...report, next: [] })}\n${CAMPAIGN_ISSUE_TEXTS.footer}\n`
  const self = await repo.self()
  if (!self.ok) return self
  const shown = body.length <= MAX_ISSUE_CHARACTERS ? body : `${lead}${callsText(report.groups)}\n${CAMPAIGN_ISSUE_TEXTS.tooLong}\n`
  const issue = await reportDrift({
    github: repo.github,
    self: self.value,
    subject: subjectOf(campaign.id),
    title: CAMPAIGN_ISSUE_TEXTS.title(report.title),
    body: shown,
    closing: '',
  })
  if (!issue.ok) return issue
  if (hasSummary) await context.runner.addSummary(`${body}\n`)
  const number = issue.value.issue?.number
  return success({
    message: '',
    outputs: { campaign: campaign.id, digest: digest ?? '', ...(number !== undefined && { issue: String(number) }) },
  })
}

const SHOWN_DIGEST = 16
