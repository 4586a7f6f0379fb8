import { ApplyRepository } from '../../apply/apply-repository.ts'
import { findUnfinished, recover } from '../../apply/disk/recover-apply.ts'
import { findPlanState } from '../../apply/saved-state.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { shellWord } from '../../base/text/wording.ts'
import type { ApprovedPlans } from '../../campaign/approvals.ts'
import type { PatchGroup } from '../../campaign/patch-groups.ts'
import type { Delivered, Row } from '../../campaign/rows.ts'
import { hasRunExternal } from '../../plan/permissions.ts'
import { type LoadedPlan, loadPlan, readBase } from '../../plan/seal.ts'
import { applyLoaded, type CommitChoice } from '../apply-saved.ts'
import { type OpenFolder, openFolder } from '../open-folder.ts'
import { type FolderPlaces, planPlace } from '../plan-place.ts'
import { sealToolsFor } from '../session.ts'
import { writeDelivery } from './delivery-record.ts'
import type { OpenCampaign } from './open-campaign.ts'
import { planTarget, reasonOfRow } from './plan-target.ts'
import { plannedRow, sampleOf } from './planned-row.ts'

export interface DeliverTargetRequest {
  readonly campaign: OpenCampaign
  readonly row: Row & { readonly plan: Digest; readonly wave: string }
  readonly date: string
  readonly groups: readonly PatchGroup[]
  readonly approved: ApprovedPlans
  readonly options: CommitChoice
}

/**
 * Delivers the approved plan of one repository, exactly that or nothing. After an interruption, wherever it was, the same call goes on
 * from there: what was delivered is found in the repository itself.
 */
export async function deliverTarget(request: DeliverTargetRequest): Promise<Row> {
  const { campaign, row } = request
  const opened = await openFolder({ ...campaign.control.surroundings }, row.id)
  if (!opened.ok) return stopped(row, 'missing', opened.error)
  if (opened.value.tree.repository === undefined) return stopped(row, 'not_a_repository', ERRORS.notInGit())
  const place = planPlace(opened.value)
  const recovered = await recoverOwn(place, row.plan)
  if (!recovered.ok) return recovered.error.code === 'apply_busy' ? row : stopped(row, 'failed', recovered.error)
  const earlier = await findEarlier(request, opened.value, place)
  if (earlier !== undefined) return earlier
  const loaded = await loadOrDerive(request, opened.value, place)
  if (!loaded.ok) return loaded.error
  await using plan = loaded.value
  return applyTarget(request, { plan, opened: opened.value, place })
}

/** Rolls back what a killed run of this delivery left half done, so that it starts over. Does not touch anything else. */
async function recoverOwn({ target, store }: FolderPlaces, plan: Digest): Promise<Result<unknown, ToolError>> {
  const unfinished = findUnfinished(target.place)
  if (!unfinished.ok || unfinished.value === undefined) return unfinished
  const saved = await store.list(plan)
  return saved.ok && saved.value.length > 0 ? recover(target.place, 'rollback') : failure(ERRORS.unfinished(unfinished.value.folder))
}

/** What an earlier run delivered, as the repository shows it. It saved the plan before it applied it. */
async function findEarlier(
  { campaign, row, options }: DeliverTargetRequest,
  opened: OpenFolder,
  { store }: FolderPlaces,
): Promise<Row | undefined> {
  const { tree, git } = opened
  const stored = await store.load(row.plan)
  if (!stored.ok || tree.repository === undefined) return undefined
  const { plan, changes } = stored.value
  const found = async (where: Omit<Delivered, 'plan'>): Promise<Row> => {
    await store.markApplied(plan.digest)
    const delivered = deliveredRow(row, { plan: plan.digest, ...where })
    await writeDelivery(opened, campaign.id, { row: delivered, sample: await sampleOf(row.id, changes) })
    return delivered
  }
  const repository = new ApplyRepository(git, tree.repository)
  if (options.branch !== undefined) {
    const commit = await repository.findCommit(`refs/heads/${options.branch}`, plan)
    return commit === undefined ? undefined : found({ to: 'branch', branch: options.branch, commit })
  }
  if (options.commit) {
    const commit = await repository.findCommit('HEAD', plan)
    return commit === undefined ? undefined : found({ to: 'commit', commit })
  }
  return (await findPlanState(plan, tree, plan.base)) === 'applied' ? found({ to: 'working-tree' }) : undefined
}

/**
 * A plan that a run of this machine saved counts as it is: its digest covers all of it, and the approval its digest. Any other of file
 * tools only is derived again, and has to come out the same.
 */
async function loadOrDerive(request: DeliverTargetRequest, opened: OpenFolder, { store }: FolderPlaces): Promise<Result<LoadedPlan, Row>> {
  const { campaign, row, date } = request
  const saved = await store.list(row.plan)
  if (saved.ok && saved.value.length > 0) {
    const loaded = await loadPlan(store, row.plan, sealToolsFor(opened, campaign.control.surroundings))
    if (!loaded.ok) return failure(stopped(row, loaded.error.code === 'stale' ? 'moved' : 'failed', loaded.error))
    const { patch } = await plannedRow(loaded.value.plan, loaded.value.changes)
    const refusal = checkMember(request, patch)
    if (refusal === undefined) return success(loaded.value)
    await loaded.value[Symbol.asyncDispose]()
    return failure(stopped(row, 'moved', refusal))
  }
  const consent = { trust: undefined, yes: false }
  const planned = await planTarget({ campaign, target: row, date, consent, wantsSample: () => false })
  const { loaded } = planned
  if (loaded === undefined) return failure(outcomeOfReplan(row, planned.row))
  const refusal = loaded.plan.digest === row.plan ? checkMember(request, planned.row.patch) : ERRORS.moved(row.head, planned.row.head)
  if (refusal === undefined && !hasRunExternal(loaded.plan)) return success(loaded)
  await loaded[Symbol.asyncDispose]()
  return failure(stopped(row, 'moved', refusal ?? ERRORS.notSaved()))
}

/** The result of planning the repository again, without the plan itself. */
function outcomeOfReplan(row: Row, { state, why, head }: Row): Row {
  if (state === 'missing' || state === 'not_a_repository' || state === 'opted_out') return { ...row, state, ...(why && { why }) }
  return stopped(
    row,
    state === 'failed' ? 'failed' : 'moved',
    why === undefined ? ERRORS.moved(row.head, head) : { ...why, suggestion: why.advice },
  )
}

/** Proves that exactly this plan of exactly this repository was approved, whatever a ledger says. */
function checkMember({ campaign, row, approved, groups }: DeliverTargetRequest, patch: string | undefined): ToolError | undefined {
  const group = groups.find((one) => one.patch === patch)?.label ?? ''
  const leaf = { repository: row.id, head: row.head ?? '', plan: row.plan, group, wave: row.wave, patch: patch ?? '' }
  return approved.of(leaf).length > 0 ? undefined : ERRORS.notApproved(campaign.id)
}

interface Applying {
  readonly plan: LoadedPlan
  readonly opened: OpenFolder
  readonly place: FolderPlaces
}

async function applyTarget(request: DeliverTargetRequest, { plan, opened, place }: Applying): Promise<Row> {
  const { campaign, row, options } = request
  const { surroundings } = campaign.control
  // Saved first: an interrupted apply is found by it, and 'sous undo' takes it back.
  const saved = await place.store.save(plan)
  if (!saved.ok) return stopped(row, 'failed', saved.error)
  const applied = await applyLoaded({ loaded: plan, place, options, opened, surroundings, progress: () => undefined })
  if (!applied.ok) {
    if (applied.error.code === 'apply_busy') return row
    // Another run may have been faster.
    const earlier = await findEarlier(request, opened, place)
    if (earlier !== undefined) return earlier
    if (!hasRunExternal(plan.plan)) await place.store.drop(plan.plan.digest)
    return stopped(row, await whyNot(applied.error, row, opened), applied.error)
  }
  const { commit } = applied.value
  const to = options.branch === undefined ? (options.commit ? 'commit' : 'working-tree') : 'branch'
  const delivered = {
    plan: row.plan,
    to,
    ...(commit !== undefined && { commit }),
    ...(options.branch !== undefined && { branch: options.branch }),
  } as const
  await writeDelivery(opened, campaign.id, { row: deliveredRow(row, delivered), sample: await sampleOf(row.id, plan.changes) })
  return deliveredRow(row, delivered)
}

/** The same code says that the branch moved and that files are not committed. */
async function whyNot({ code }: ToolError, row: Row, { tree, git }: OpenFolder): Promise<'taken' | 'moved' | 'dirty' | 'failed'> {
  if (code === 'already_exists') return 'taken'
  if (code !== 'stale') return 'failed'
  const now = await readBase(git, tree.repository, tree.folder)
  return now.ok && now.value.commit === row.head ? 'dirty' : 'moved'
}

function deliveredRow({ why: _, ...row }: Row, delivered: Delivered): Row {
  return { ...row, state: 'delivered', delivered }
}

function stopped(row: Row, state: Row['state'], error: ToolError): Row {
  return { ...row, state, why: reasonOfRow(error) }
}

const SHOWN_ID = 12

const ERRORS = {
  notInGit: () => toolError('not_found', 'It is no longer a git repository', "Restore it, then run 'sous campaign retry'."),
  moved: (planned: string | undefined, now: string | undefined) =>
    toolError(
      'stale',
      planned === now || now === undefined
        ? 'Its files, its configuration or the recipe changed since it was planned'
        : `It was planned on ${planned?.slice(0, SHOWN_ID) ?? 'no commit'}, and is at ${now.slice(0, SHOWN_ID)} now`,
      "'sous campaign retry' plans it again. If the new plan is different, it needs approval again.",
    ),
  unfinished: (folder: string) =>
    toolError('apply_unfinished', 'An apply of another plan was interrupted there', `Run: sous recover --root ${shellWord(folder)}`),
  notSaved: () =>
    toolError('stale', 'Its plan ran commands and is no longer saved, so it cannot be applied', "'sous campaign retry' plans it again."),
  notApproved: (id: string) =>
    toolError('approval_needed', 'This exact plan is not approved', `'sous campaign status ${id}' shows what to approve.`),
}
