import * as os from 'node:os'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Progress, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import type { Row } from '../../campaign/rows.ts'
import {
  type CampaignTarget,
  checkPhase,
  type DeliveryRecord,
  freezeTargets,
  recordPlans,
  recordRows,
  restoreRows,
  type TargetPlan,
} from '../../campaign/transitions.ts'
import { hasRunExternal } from '../../plan/permissions.ts'
import { openFolder } from '../open-folder.ts'
import { planPlace } from '../plan-place.ts'
import { readDelivery } from './delivery-record.ts'
import { sharedWith } from './local-targets.ts'
import type { OpenCampaign } from './open-campaign.ts'
import { type CampaignConsent, type PlannedTarget, planTarget } from './plan-target.ts'

export interface PlanCampaignRequest {
  readonly campaign: OpenCampaign
  /** In addition to those that the campaign has. */
  readonly targets: readonly CampaignTarget[]
  readonly consent: CampaignConsent
  readonly now: Date
  progress(update: Progress): void
}

/** How often the ledger is written: an interruption loses no more plans than this. */
const SAVE_EVERY_MS = 2000
/** Planning waits for git and the disk most of the time. */
const TARGETS_PER_CORE = 2

/**
 * Plans the repositories that wait for it, or all that are not delivered if none waits. Results are saved along the way, so an
 * interrupted run goes on where it stopped. A second run changes nothing.
 */
export async function planCampaign(request: PlanCampaignRequest): Promise<Result<LedgerState, ToolError>> {
  const { campaign, targets, now } = request
  const { ledger, definition } = campaign
  const { waves } = campaign.campaign
  const before = ledger.state
  const stopped = before && checkPhase(before, campaign.id)
  if (stopped !== undefined) return failure(stopped)
  if (targets.length === 0 && (before === undefined || before.rows.size === 0)) return failure(ERRORS.noTargets(campaign.id))
  const date = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const frozen = await ledger.append({
    message: `plan: ${countOf(targets.length, 'repository', 'repositories')} named`,
    change: (state) => success(freezeTargets(state, { definition, date, targets, waves })),
  })
  if (!frozen.ok) return frozen
  const restored = before === undefined ? await restore(request, frozen.value) : frozen
  if (!restored.ok) return restored
  const all = [...restored.value.rows.values()]
  const isWaiting = all.some(({ state }) => state === 'waiting')
  const wanted = all.filter((row) => (isWaiting ? row.state === 'waiting' : isReplanned(row)))
  return planRows(request, wanted)
}

/** A branch that was delivered may have been merged since; what was applied is done. */
function isReplanned({ state, delivered }: Row): boolean {
  return state !== 'merged' && (state !== 'delivered' || delivered?.to === 'branch')
}

/** Finds the deliveries that a lost ledger had recorded. */
async function restore({ campaign, progress }: PlanCampaignRequest, state: LedgerState): Promise<Result<LedgerState, ToolError>> {
  const rows = [...state.rows.values()].filter((row) => row.state === 'waiting')
  const records: DeliveryRecord[] = []
  await inParallel(rows, progress, async (row) => {
    const opened = await openFolder(campaign.control.surroundings, row.id)
    const record = opened.ok ? await readDelivery(opened.value, campaign.id) : undefined
    if (record !== undefined) records.push(record)
  })
  if (records.length === 0) return success(state)
  return campaign.ledger.append({
    message: `plan: ${countOf(records.length, 'delivery', 'deliveries')} found in the repositories`,
    change: (now) => success(restoreRows(now ?? state, records, campaign.campaign.waves)),
  })
}

async function planRows(request: PlanCampaignRequest, rows: readonly Row[]): Promise<Result<LedgerState, ToolError>> {
  const { campaign, consent, progress } = request
  const { ledger } = campaign
  const { waves } = campaign.campaign
  const { signal } = campaign.control.surroundings
  const { state } = ledger
  if (state === undefined) throw new Error('The targets were frozen.')
  const ids = [...state.rows.keys()]
  /** The lowest id so far by patch: only its patch is shown. */
  const lowest = new Map([...state.samples].map(([patch, { repository }]) => [patch, repository]))
  for (const { patch } of state.groups) lowest.set(patch, '')
  let results: TargetPlan[] = []
  let fault: ToolError | undefined
  let savedAt = Date.now()
  const save = async () => {
    const plans = results
    results = []
    savedAt = Date.now()
    const saved = await ledger.append({
      message: `plan: ${countOf(plans.length, 'repository', 'repositories')}`,
      change: (now) => success(withBranches(recordPlans(now ?? state, plans, waves), plans)),
    })
    if (!saved.ok) fault ??= saved.error
  }
  await inParallel(rows, progress, async (row) => {
    if (fault !== undefined || signal.aborted) return
    const twin = sharedWith(row.id, ids)
    if (twin !== undefined) {
      results.push({ row: { id: row.id, name: row.name, state: 'duplicate', why: ERRORS.duplicate(twin) } })
      return
    }
    const wantsSample = (patch: string) => {
      const known = lowest.get(patch)
      if (known !== undefined && known < row.id) return false
      lowest.set(patch, row.id)
      return true
    }
    const planned = await planTarget({ campaign, target: row, date: state.head.date, consent, wantsSample })
    results.push(await keepPlan(planned))
    if (Date.now() - savedAt > SAVE_EVERY_MS) await save()
  })
  if (fault === undefined) await save()
  if (fault !== undefined) return failure(fault)
  return signal.aborted ? failure(ERRORS.cancelled()) : success(ledger.state ?? state)
}

/** A delivered branch counts as merged once its recipe finds nothing more. */
function withBranches(state: LedgerState, plans: readonly TargetPlan[]): LedgerState {
  const merged = plans.flatMap(({ row }) => {
    const known = state.rows.get(row.id)
    return known?.state === 'delivered' && known.delivered?.to === 'branch' && row.state === 'clean'
      ? [{ ...known, state: 'merged' as const }]
      : []
  })
  return merged.length === 0 ? state : recordRows(state, merged)
}

/** A plan whose commands ran cannot be derived again, so it is saved in its repository. Any other is made again at its delivery. */
async function keepPlan({ row, sample, opened, loaded }: PlannedTarget): Promise<TargetPlan> {
  if (opened === undefined || loaded === undefined) return { row, ...(sample && { sample }) }
  await using kept = loaded
  if (!hasRunExternal(kept.plan)) return { row, ...(sample && { sample }) }
  const saved = await planPlace(opened).store.save(kept)
  if (saved.ok) return { row, ...(sample && { sample }) }
  const { code, message, suggestion } = saved.error
  return { row: { id: row.id, name: row.name, state: 'failed', why: { code, message, advice: suggestion } } }
}

/** Some work for each, a few at a time. */
export async function inParallel<T>(
  items: readonly T[],
  progress: (update: Progress) => void,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  let done = 0
  const total = items.length
  const worker = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      await work(item)
      done++
      progress({ done, total, unit: 'repositories' })
    }
  }
  const workers = Math.min(total, os.availableParallelism() * TARGETS_PER_CORE)
  await Promise.all(Array.from({ length: workers }, worker))
}

const ERRORS = {
  noTargets: (id: string) =>
    toolError(
      'invalid_arguments',
      'The campaign has no repositories yet',
      `Name local clones: sous campaign plan ${id} --targets '~/src/*'`,
    ),
  duplicate: (twin: string) => {
    const { code, message, suggestion } = toolError('already_exists', `It is another work tree of '${twin}'`, 'Leave one of them out.')
    return { code, message, advice: suggestion }
  },
  cancelled: () => toolError('cancelled', 'Cancelled. What was planned so far is saved', "'sous campaign plan' goes on where it stopped."),
}
