import type { Digest } from '../../base/recipe.ts'
import { CAMPAIGN_TEXTS } from '../../texts/en/campaign-texts.ts'
import { callGroups } from '../approvals.ts'
import type { Campaign } from '../campaign.ts'
import type { CampaignMoment } from '../ledger.ts'
import type { LedgerState } from '../ledger-format.ts'
import { countGroups, isGenuine, type PatchGroup, type PatchSample } from '../patch-groups.ts'
import { countRows, hasPlan, isPast, type PatchSize, ROW_STATES, type Row, type RowCounts, type RowState } from '../rows.ts'
import { waveProgress } from '../waves.ts'

/** The progress of a campaign, for every kind of report. */
export interface CampaignReport {
  readonly id: string
  readonly title: string
  readonly phase: LedgerState['head']['phase']
  readonly digest: Digest | undefined
  readonly counts: RowCounts
  /** The states that occur, by name. */
  readonly states: readonly { readonly state: RowState; readonly count: number }[]
  /** The largest first. */
  readonly groups: readonly ReportedGroup[]
  readonly waves: readonly ReportedWave[]
  readonly rows: readonly Row[]
  /** Repositories that need attention, or approval of a call. */
  readonly stopped: readonly Row[]
  /** The most useful first. */
  readonly next: readonly string[]
  /** Oldest first. */
  readonly history: readonly CampaignMoment[]
}

export interface ReportedGroup {
  readonly label: string
  readonly rows: readonly Row[]
  /** How many of its rows are approved. */
  readonly approved: number
  /** Of one of its repositories. */
  readonly size: PatchSize | undefined
  readonly sample: PatchSample
  /** Why the example cannot be relied on, if so. */
  readonly warning: string | undefined
  /** The calls that act outside its repositories, whole. */
  readonly calls: readonly string[]
  /** They wait for approval. */
  readonly isWaiting: boolean
}

export interface ReportedWave {
  readonly name: string
  readonly rows: number
  readonly done: number
  readonly waitsFor: { readonly wave: string; readonly rows: number } | undefined
}

export interface CampaignReportRequest {
  readonly id: string
  readonly campaign: Campaign
  readonly state: LedgerState
  /** The ids of the rows whose plans are approved. */
  readonly approved: ReadonlySet<string>
  readonly history: readonly CampaignMoment[]
}

export function makeCampaignReport({ id, campaign, state, approved, history }: CampaignReportRequest): CampaignReport {
  const { phase, digest } = state.head
  const rows = [...state.rows.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const counts = countRows(rows)
  const waiting = new Set(callGroups(rows, state.groups).map(({ label }) => label))
  const isShown = ({ label, rows: own }: { readonly label: string; readonly rows: readonly Row[] }) =>
    waiting.has(label) || !own.some((row) => row.state === 'gated')
  const shown = countGroups(state.groups, rows).filter(isShown)
  const groups = shown.map(({ label, patch, sample, rows: own }) => ({
    label,
    ...checkedSample({ label, patch, sample }, own[0]),
    rows: own,
    calls: own[0]?.calls ?? [],
    isWaiting: waiting.has(label),
    approved: own.filter((row) => approved.has(row.id)).length,
    size: (own.find((row) => row.id === sample.repository) ?? own[0])?.size,
  }))
  const waves = waveProgress(rows, campaign.waves).map(({ wave, rows: own, waitsFor }) => ({
    name: wave.name,
    rows: own.length,
    done: own.filter((row) => isPast(row, wave.gate ?? 'delivered')).length,
    waitsFor: waitsFor && { wave: waitsFor.wave.name, rows: waitsFor.rows.length },
  }))
  const states = Object.keys(ROW_STATES) as RowState[]
  return {
    id,
    title: campaign.title ?? id,
    phase,
    digest,
    counts,
    states: states
      .map((name) => ({ state: name, count: rows.filter((row) => row.state === name).length }))
      .filter(({ count }) => count > 0),
    groups,
    waves,
    rows,
    stopped: rows.filter((row) => ROW_STATES[row.state] === 'stopped' || (row.state === 'gated' && row.patch === undefined)),
    next: nextCommandsOf({ id, state, rows, approved, counts, waves }),
    history,
  }
}

/** A ledger can be written by others, and people approve what they see: an example that does not fit its group is not shown. */
function checkedSample(group: PatchGroup, row: Row | undefined): Pick<ReportedGroup, 'sample' | 'warning'> {
  const { sample } = group
  if (sample.isCut) return { sample, warning: CAMPAIGN_TEXTS.unchecked }
  if (isGenuine(group, row)) return { sample, warning: undefined }
  return { sample: { ...sample, text: '' }, warning: CAMPAIGN_TEXTS.forged }
}

function nextCommandsOf({
  id,
  state,
  rows,
  approved,
  counts,
  waves,
}: Pick<CampaignReportRequest, 'id' | 'state' | 'approved'> & Pick<CampaignReport, 'rows' | 'counts' | 'waves'>): readonly string[] {
  const { next } = CAMPAIGN_TEXTS
  const { phase, digest } = state.head
  if (phase === 'closed') return []
  if (phase === 'paused') return [next.resume(id)]
  const open = rows.filter((row) => row.state === 'planned' && hasPlan(row))
  const late = new Set(waves.filter(({ waitsFor }) => waitsFor !== undefined).map(({ name }) => name))
  return [
    ...(rows.some((row) => row.state === 'waiting') ? [next.plan(id)] : []),
    ...(digest !== undefined && open.some((row) => !approved.has(row.id)) ? [next.approve(id, digest)] : []),
    ...(open.some((row) => approved.has(row.id) && !late.has(row.wave ?? '')) ? [next.deliver(id)] : []),
    ...(counts.stopped > 0 ? [next.retry(id)] : []),
  ]
}
