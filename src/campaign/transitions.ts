import { compareBytes } from '../base/bytes.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { Digest } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { countOf, didYouMean, nameSome } from '../base/text/wording.ts'
import { type ApprovalScope, type CampaignApproval, isInScope, leavesOf } from './approvals.ts'
import type { Wave } from './campaign.ts'
import { CampaignTree } from './campaign-digest.ts'
import type { LedgerState } from './ledger-format.ts'
import { groupRows, type PatchSample } from './patch-groups.ts'
import { ROW_STATES, type Row, type RowState } from './rows.ts'
import { assignWaves } from './waves.ts'

/**
 * The steps of a campaign. Each is a function of the ledger's state, so it can be retried when someone else was faster, and running
 * it twice changes nothing.
 */
export interface CampaignTarget {
  readonly id: string
  readonly name: string
}

/** The result of planning a repository. */
export interface TargetPlan {
  readonly row: Omit<Row, 'wave'>
  /** Its patch, if this could be the example of its group. */
  readonly sample?: PatchSample
}

/** Keeps rows that are being delivered or done: a plan no longer decides about them. */
const KEPT: ReadonlySet<RowState> = new Set(['open', 'queued', 'delivered', 'merged', 'rejected', 'edited'])

export interface FreezeRequest {
  readonly definition: string
  readonly date: string
  readonly targets: readonly CampaignTarget[]
  readonly waves: readonly Wave[]
}

/** Adds repositories, each once. With another recipe or other inputs everything that is not delivered waits to be planned again. */
export function freezeTargets(state: LedgerState | undefined, { definition, date, targets, waves }: FreezeRequest): LedgerState {
  const before = state ?? newLedger(definition, date)
  const isNew = before.head.definition !== definition
  const rows = new Map(before.rows)
  if (isNew) for (const row of before.rows.values()) if (!KEPT.has(row.state)) rows.set(row.id, waiting(row))
  for (const { id, name } of targets) {
    const known = rows.get(id)
    if (known === undefined) rows.set(id, { id, name, state: 'waiting' })
    else if (known.name !== name) rows.set(id, { ...known, name })
  }
  return complete({ ...before, head: isNew ? { ...before.head, definition, date } : before.head, rows }, waves)
}

function newLedger(definition: string, date: string): LedgerState {
  return {
    head: { phase: 'active', definition, date, approvals: [] },
    rows: new Map(),
    groups: [],
    samples: new Map(),
    approved: new Map(),
  }
}

function waiting({ id, name, wave }: Row): Row {
  return { id, name, state: 'waiting', ...(wave !== undefined && { wave }) }
}

/** Records the results of planning. Once no repository waits, computes groups, waves and the campaign's digest. */
export function recordPlans(state: LedgerState, plans: readonly TargetPlan[], waves: readonly Wave[]): LedgerState {
  const rows = new Map(state.rows)
  const samples = new Map(state.samples)
  const grouped = new Set(state.groups.map(({ patch }) => patch))
  for (const { row, sample } of plans) {
    const known = rows.get(row.id)
    if (known === undefined || KEPT.has(known.state)) continue
    rows.set(row.id, known.wave === undefined ? row : { ...row, wave: known.wave })
    if (sample !== undefined && row.patch !== undefined && !grouped.has(row.patch)) addSample(samples, row.patch, sample)
  }
  return complete({ ...state, rows, samples }, waves)
}

/** Notes when the plans that can be approved were made. The same plans are new again once the old ones are as old as they may get. */
export function notePlanned(
  state: LedgerState,
  before: LedgerState | undefined,
  { now, isOld }: { readonly now: Date; readonly isOld: boolean },
): LedgerState {
  const { digest } = state.head
  if (digest === undefined || (digest === before?.head.digest && !isOld)) return state
  return { ...state, head: { ...state.head, plannedAt: now.toISOString() } }
}

/** How long ago the plans were made that can be approved, in milliseconds. */
export function ageOfPlans({ head: { plannedAt } }: LedgerState, now: Date): number {
  return plannedAt === undefined ? 0 : now.getTime() - Date.parse(plannedAt)
}

/** Which of several equal patches is shown must not depend on which was planned first. */
function addSample(samples: Map<string, PatchSample>, patch: string, sample: PatchSample): void {
  const known = samples.get(patch)
  if (known === undefined || compareBytes(sample.repository, known.repository) < 0) samples.set(patch, sample)
}

/** What a repository itself remembers of its delivery. */
export interface DeliveryRecord {
  readonly row: Row
  readonly sample: PatchSample
}

/** Builds rows again that a lost ledger had: what was delivered is not planned again. */
export function restoreRows(state: LedgerState, records: readonly DeliveryRecord[], waves: readonly Wave[]): LedgerState {
  const rows = new Map(state.rows)
  const samples = new Map(state.samples)
  for (const { row, sample } of records) {
    if (rows.get(row.id)?.state !== 'waiting') continue
    rows.set(row.id, row)
    if (row.patch !== undefined) addSample(samples, row.patch, sample)
  }
  return complete({ ...state, rows, samples }, waves)
}

/** Everything that follows from the rows. */
function complete(state: LedgerState, waves: readonly Wave[]): LedgerState {
  const { digest: _, ...head } = state.head
  if ([...state.rows.values()].some((row) => row.state === 'waiting')) return { ...state, head }
  const rows = assignWaves([...state.rows.values()], waves)
  const groups = groupRows(rows, state.groups, state.samples)
  const leaves = leavesOf(rows, groups)
  const digest = leaves.length === 0 ? undefined : new CampaignTree(leaves).digest
  return {
    ...state,
    head: { ...head, ...(digest !== undefined && { digest }) },
    rows: new Map(rows.map((row) => [row.id, row])),
    groups,
    samples: new Map(),
  }
}

/** Records what became of rows: delivered, or why not. A slower run cannot undo a delivery. */
export function recordRows(state: LedgerState, changed: readonly Row[]): LedgerState {
  const rows = new Map(state.rows)
  for (const row of changed) {
    const known = rows.get(row.id)
    if (known !== undefined && (known.delivered === undefined || row.delivered !== undefined)) rows.set(row.id, row)
  }
  return { ...state, rows }
}

/** Plans stopped rows again: all of them, or the named ones. */
export function retryRows(state: LedgerState, names: readonly string[]): Result<LedgerState, ToolError> {
  const all = [...state.rows.values()]
  const unknown = names.find((name) => !all.some((row) => isNamed(row, name)))
  if (unknown !== undefined) return failure(TRANSITION_ERRORS.unknownRepository(unknown, all))
  const isMeant = (row: Row) => (names.length === 0 ? ROW_STATES[row.state] === 'stopped' : names.some((name) => isNamed(row, name)))
  const done =
    names.length === 0 ? undefined : all.find((row) => isMeant(row) && KEPT.has(row.state) && ROW_STATES[row.state] !== 'stopped')
  if (done !== undefined) return failure(TRANSITION_ERRORS.alreadyDelivered(done))
  const rows = new Map(state.rows)
  for (const row of all) if (isMeant(row)) rows.set(row.id, waiting(row))
  const { digest: _, ...head } = state.head
  return success(all.some(isMeant) ? { ...state, head, rows } : state)
}

function isNamed({ id, name }: Row, word: string): boolean {
  return id === word || name === word
}

/** Adds an approval of plans that the campaign has now. */
export function recordApproval(state: LedgerState, approval: CampaignApproval): Result<LedgerState, ToolError> {
  const leaves = leavesOf([...state.rows.values()], state.groups)
  const fault = checkScope(state, approval)
  if (fault !== undefined) return failure(fault)
  const isKnown = state.head.approvals.some((known) => isSame(known, approval) && known.by === approval.by)
  if (isKnown) return success(state)
  return success({
    ...state,
    head: { ...state.head, approvals: [...state.head.approvals, approval] },
    approved: new Map([...state.approved, [approval.digest, leaves]]),
  })
}

function isSame(a: ApprovalScope, b: ApprovalScope): boolean {
  return a.digest === b.digest && a.group === b.group && a.wave === b.wave
}

/** What is wrong with the part of a campaign that someone wants to approve. */
export function checkScope(state: LedgerState, scope: ApprovalScope): ToolError | undefined {
  if (state.head.digest !== scope.digest) return TRANSITION_ERRORS.otherDigest(scope.digest, state.head.digest)
  const leaves = leavesOf([...state.rows.values()], state.groups)
  const groups = [...new Set(leaves.map(({ group }) => group))]
  const waves = [...new Set(leaves.map(({ wave }) => wave))]
  if (scope.group !== undefined && !groups.includes(scope.group)) return TRANSITION_ERRORS.unknownPart('group', scope.group, groups)
  if (scope.wave !== undefined && !waves.includes(scope.wave)) return TRANSITION_ERRORS.unknownPart('wave', scope.wave, waves)
  return leaves.some((leaf) => isInScope(leaf, scope)) ? undefined : TRANSITION_ERRORS.emptyScope()
}

/** Pauses, resumes or closes a campaign. */
export function setPhase(state: LedgerState, phase: LedgerState['head']['phase']): Result<LedgerState, ToolError> {
  if (state.head.phase === 'closed' && phase !== 'closed') return failure(TRANSITION_ERRORS.closed())
  return success(state.head.phase === phase ? state : { ...state, head: { ...state.head, phase } })
}

/** Why a campaign is stopped, if it is. */
export function checkPhase({ head: { phase } }: LedgerState, id: string): ToolError | undefined {
  if (phase === 'closed') return TRANSITION_ERRORS.closed()
  return phase === 'paused' ? TRANSITION_ERRORS.paused(id) : undefined
}

const MAX_NAMED = 5
const SHOWN_CHARACTERS = 16

export const TRANSITION_ERRORS = {
  closed: () => toolError('campaign_stopped', 'The campaign is closed', 'Copy its file under another name to start a new one.'),
  paused: (id: string) => toolError('campaign_stopped', 'The campaign is paused', `'sous campaign resume ${id}' continues it.`),
  otherDigest: (given: Digest, now: Digest | undefined) =>
    toolError(
      'stale',
      now === undefined
        ? 'There is nothing to approve yet: the repositories are not planned yet, or none of them would change'
        : `The digest of the campaign is now ${now.slice(0, SHOWN_CHARACTERS)}, not ${given.slice(0, SHOWN_CHARACTERS)}`,
      "Look at 'sous campaign status', then approve what it shows.",
    ),
  unknownPart: (what: 'group' | 'wave', name: string, known: readonly string[]) => {
    const near = didYouMean(name, known)
    return toolError(
      'invalid_arguments',
      `There is no ${what} '${name}'`,
      near !== undefined
        ? `Did you mean '${near}'?`
        : known.length === 0
          ? `The campaign has no ${what}s.`
          : `Use ${nameSome(known, MAX_NAMED)}.`,
    )
  },
  emptyScope: () => toolError('invalid_arguments', 'No repository is in both that group and that wave', 'Name one of the two.'),
  unknownRepository: (name: string, rows: readonly Row[]) => {
    const near = didYouMean(
      name,
      rows.flatMap((row) => [row.name, row.id]),
    )
    return toolError(
      'not_found',
      `The campaign has no repository '${name}'`,
      near === undefined
        ? `It has ${countOf(rows.length, 'repository', 'repositories')}. 'sous campaign status' lists them.`
        : `Did you mean '${near}'?`,
    )
  },
  alreadyDelivered: ({ name }: Row) =>
    toolError(
      'invalid_arguments',
      `The change for '${name}' is already delivered`,
      "Only the others can be planned again. See 'sous campaign status'.",
    ),
}
