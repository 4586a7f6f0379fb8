import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Progress, type Result, success } from '../../base/result.ts'
import { ApprovedPlans, leavesOf } from '../../campaign/approvals.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import { hasPlan, type Row } from '../../campaign/rows.ts'
import { checkPhase, recordRows } from '../../campaign/transitions.ts'
import { waveProgress } from '../../campaign/waves.ts'
import type { CommitChoice } from '../apply-saved.ts'
import { genuineApprovals, startedState } from './approve-campaign.ts'
import { deliverTarget } from './deliver-target.ts'
import type { OpenCampaign } from './open-campaign.ts'
import { inParallel } from './plan-campaign.ts'

export interface DeliverCampaignRequest {
  readonly campaign: OpenCampaign
  /** Where plans go; by default as the campaign's file says. */
  readonly options: CommitChoice | undefined
  progress(update: Progress): void
}

/** What a delivery did, and what is left to do. */
export interface CampaignDelivery {
  readonly state: LedgerState
  readonly delivered: number
  /** Rows whose plans are not approved yet. */
  readonly unapproved: readonly Row[]
}

/** Delivers what is approved, wave by wave. Each repository is one transition. A second run does nothing. */
export async function deliverCampaign({
  campaign,
  options,
  progress,
}: DeliverCampaignRequest): Promise<Result<CampaignDelivery, ToolError>> {
  const { ledger, definition } = campaign
  const started = startedState(campaign)
  if (!started.ok) return started
  let state = started.value
  const stopped = checkPhase(state, campaign.id)
  if (stopped !== undefined) return failure(stopped)
  if (state.head.definition !== definition) return failure(ERRORS.otherDefinition(campaign.id))
  const approvals = genuineApprovals(campaign, state)
  if (!approvals.ok) return approvals
  const approved = new ApprovedPlans(approvals.value, [...state.approved.values()])
  const choice = options ?? choiceOf(campaign)
  const { signal } = campaign.control.surroundings
  let delivered = 0
  let fault: ToolError | undefined
  for (const { name } of campaign.campaign.waves) {
    const wave = waveProgress([...state.rows.values()], campaign.campaign.waves).find((one) => one.wave.name === name)
    if (wave === undefined || wave.waitsFor !== undefined) break
    const isApproved = approvedRows(state, approved)
    const ready = wave.rows
      .filter((row) => row.state === 'planned')
      .filter(hasPlan)
      .filter(({ id }) => isApproved.has(id))
    await inParallel(ready, progress, async (row) => {
      if (fault !== undefined || signal.aborted) return
      const { groups, head } = state
      const next = await deliverTarget({ campaign, row, date: head.date, groups, approved, options: choice })
      const told = await ledger.append({
        message: `deliver: ${next.name} ${next.state}${next.delivered?.commit === undefined ? '' : ` as ${next.delivered.commit}`}`,
        change: (now) => success(recordRows(now ?? state, [next])),
      })
      if (!told.ok) fault ??= told.error
      if (next.state === 'delivered') delivered++
    })
    if (fault !== undefined) return failure(fault)
    if (signal.aborted) return failure(ERRORS.cancelled())
    state = ledger.state ?? state
  }
  const covered = approvedRows(state, approved)
  const unapproved = [...state.rows.values()].filter((row) => row.state === 'planned' && hasPlan(row) && !covered.has(row.id))
  return success({ state, delivered, unapproved })
}

/** The ids of rows whose plans are approved, by as many people as each needs at least. */
export function approvedRows(state: LedgerState, approved: ApprovedPlans, leastFor: (row: Row) => number = () => 1): ReadonlySet<string> {
  const leaves = leavesOf([...state.rows.values()], state.groups)
  const least = (id: string) => {
    const row = state.rows.get(id)
    return row === undefined ? Number.POSITIVE_INFINITY : leastFor(row)
  }
  return new Set(leaves.filter((leaf) => approved.of(leaf, least(leaf.repository)).length > 0).map(({ repository }) => repository))
}

/** On this machine, a branch takes the place of a pull request. */
function choiceOf({ id, campaign }: OpenCampaign): CommitChoice {
  return campaign.deliver === 'commit' ? { commit: true, branch: undefined } : { commit: false, branch: `sous/${id}` }
}

const ERRORS = {
  otherDefinition: (id: string) =>
    toolError('stale', 'The recipe, its inputs or Sous changed since the campaign was planned', `Run: sous campaign plan ${id}`),
  cancelled: () =>
    toolError('cancelled', 'Cancelled. What was delivered so far is saved', "'sous campaign deliver' goes on where it stopped."),
}
