import type { ToolError } from '../../base/errors/tool-errors.ts'
import { type Result, success } from '../../base/result.ts'
import { ApprovedPlans } from '../../campaign/approvals.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import { type CampaignReport, makeCampaignReport } from '../../campaign/report/campaign-report.ts'
import { genuineApprovals } from './approve-campaign.ts'
import { approvedRows } from './deliver-campaign.ts'
import type { OpenCampaign } from './open-campaign.ts'

/** How far a campaign is, with the approvals that were given on this machine. */
export async function reportCampaign(opened: OpenCampaign, state: LedgerState): Promise<Result<CampaignReport, ToolError>> {
  const { id, campaign, ledger } = opened
  const approvals = genuineApprovals(opened, state)
  if (!approvals.ok) return approvals
  const history = await ledger.history()
  if (!history.ok) return history
  const approved = approvedRows(state, new ApprovedPlans(approvals.value, [...state.approved.values()]))
  return success(makeCampaignReport({ id, campaign, state, approved, history: history.value }))
}
