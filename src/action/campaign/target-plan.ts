import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { type PlannedTarget, planTarget, reasonOfRow } from '../../app/campaign/plan-target.ts'
import { loadConfig } from '../../app/load-config.ts'
import type { SousConfig } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { type ToolErrorCode, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { GitHubTarget } from '../../campaign/discover-targets.ts'
import type { Row, RowReason, RowState } from '../../campaign/rows.ts'
import { isObjectId } from '../../git/git.ts'
import type { InstallationTokens } from '../../github/api/github-app.ts'
import { type ProposalRecord, readRecord, recordRef } from '../../github/proposals/proposal-branch.ts'
import { checkOut, type RemoteRepository } from '../../github/remote/remote-git.ts'
import { NO_APPROVER } from '../../plan/decide.ts'
import { checkProtected } from '../../plan/permissions.ts'
import type { ActionContext } from '../runner.ts'
import { openTargetRemote } from './campaign-context.ts'

export interface TargetPlanRequest {
  readonly context: ActionContext
  readonly campaign: OpenCampaign
  readonly target: Pick<GitHubTarget, 'id' | 'name' | 'branch'>
  /** Read the target; write it too where it is delivered. */
  readonly tokens: Pick<InstallationTokens, 'current' | 'forget'>
  /** Of the campaign. */
  readonly date: string
  readonly wantsSample: (patch: string) => boolean
  /** Where an earlier run may have delivered, though no ledger says so: what it planned there is planned again, where it did. */
  readonly deliveredTo?: string
}

/** A repository with its plan on the tip of its default branch. Disposing removes both. */
export interface PlannedRepository extends AsyncDisposable {
  readonly remote: RemoteRepository
  readonly tip: string
  readonly planned: PlannedTarget
  /** This plan is on that branch, as the repository itself says. */
  readonly delivered?: ProposalRecord
}

/** Fetches a repository and plans it. Recipes run no commands or web requests here, because this process can mint tokens. */
export async function planRepository(request: TargetPlanRequest): Promise<Result<PlannedRepository, Refusal>> {
  const planned = await planOnce(request)
  if (planned.ok || planned.error.code !== 'auth_expired') return planned
  // Someone revoked the token, or GitHub's clock is ahead.
  request.tokens.forget()
  return planOnce(request)
}

async function planOnce(request: TargetPlanRequest): Promise<Result<PlannedRepository, Refusal>> {
  const { context, campaign, target, date, wantsSample } = request
  const policy = await controlPolicy(context, campaign)
  if (!policy.ok) return policy
  const fetched = await fetchRepository(request)
  if (!fetched.ok) return fetched
  const { remote, tip, at, folder, record } = fetched.value
  const found = await planTarget({
    campaign,
    target: { id: folder, name: target.name },
    date,
    consent: { repository: target.id, approver: NO_APPROVER },
    wantsSample,
  })
  const made = await withoutProtected(found, policy.value)
  async function close(): Promise<void> {
    await made.loaded?.[Symbol.asyncDispose]()
    await remote[Symbol.asyncDispose]()
  }
  const isDelivered = record !== undefined && made.row.plan === record.digest
  if (at !== tip && !isDelivered) {
    await close()
    const { deliveredTo: _, ...now } = request
    return planOnce(now)
  }
  const row = { ...made.row, id: target.id, name: target.name, head: at }
  const sample = made.sample && { ...made.sample, repository: target.id }
  return success({
    remote,
    tip,
    planned: { ...made, row, ...(sample && { sample }) },
    ...(isDelivered && { delivered: record }),
    [Symbol.asyncDispose]: close,
  })
}

/** The configuration of the control repository: it says what a campaign may change. */
export async function controlPolicy(context: ActionContext, { control }: OpenCampaign): Promise<Result<SousConfig, Refusal>> {
  const loaded = await loadConfig(control.recipes.opened.tree, new Date(), context.runner.input('config') || undefined)
  return loaded.ok ? success(loaded.value.config) : failure(refusal('policy_error', loaded.error.message, loaded.error.suggestion))
}

/** What no recipe may change on GitHub, a campaign may not change either. The control repository says whether workflows are among it. */
async function withoutProtected(made: PlannedTarget, policy: SousConfig): Promise<PlannedTarget> {
  const { loaded, row } = made
  const refused = loaded && checkProtected(loaded.changes, policy, loaded.plan.base.directory)
  if (refused === undefined) return made
  await loaded?.[Symbol.asyncDispose]()
  return { row: { id: row.id, name: row.name, state: 'failed', why: reasonOfRow(refused) }, opened: undefined, loaded: undefined }
}

/** A repository as its default branch is now, or as an earlier delivery was made on. Disposing `remote` removes it. */
export interface FetchedRepository {
  readonly remote: RemoteRepository
  /** Of the default branch. */
  readonly tip: string
  /** The commit that is checked out: the tip, or what an earlier delivery was made on. */
  readonly at: string
  readonly folder: string
  readonly record: ProposalRecord | undefined
}

export async function fetchRepository({
  context,
  target,
  tokens,
  deliveredTo,
}: Pick<TargetPlanRequest, 'context' | 'target' | 'tokens' | 'deliveredTo'>): Promise<Result<FetchedRepository, Refusal>> {
  const token = await tokens.current()
  if (!token.ok) return token
  const remote = await openTargetRemote(context, target.name, token.value)
  if (!remote.ok) return remote
  const fetched = await fetchBase(remote.value, target.branch, deliveredTo)
  if (fetched.ok) return success({ remote: remote.value, ...fetched.value })
  await remote.value[Symbol.asyncDispose]()
  return fetched
}

type FetchedBase = Omit<FetchedRepository, 'remote'>

async function fetchBase(remote: RemoteRepository, branch: string, deliveredTo: string | undefined): Promise<Result<FetchedBase, Refusal>> {
  const ref = `refs/heads/${branch}`
  const recorded = deliveredTo === undefined ? [] : [recordRef(deliveredTo)]
  const refs = await remote.readRefs([ref, ...recorded])
  if (!refs.ok) return refs
  const tip = refs.value.get(ref)
  if (tip === undefined) return failure(EMPTY)
  const found =
    deliveredTo !== undefined && recorded.some((name) => refs.value.has(name)) ? await readRecord(remote, deliveredTo) : undefined
  const record = found?.ok ? found.value?.record : undefined
  const base = record?.base
  // Anyone who can push there can write the record.
  const before = base === undefined || !isObjectId(base) ? undefined : await checkOut(remote, base)
  if (before?.ok && base !== undefined) return success({ tip, at: base, folder: before.value, record })
  const folder = await checkOut(remote, tip)
  return folder.ok ? success({ tip, at: tip, folder: folder.value, record }) : folder
}

const EMPTY: Refusal = { code: 'ref_missing', message: 'It has no commits yet', suggestion: 'Push a first one.' }

/** The state of a repository after a refusal by GitHub. `undefined`: unchanged, and the next run tries again. */
export function stateOfRefusal({ code }: Refusal): RowState | undefined {
  switch (code) {
    case 'api_unavailable':
    case 'auth_expired':
    case 'cancelled':
    case 'run_over':
      return undefined
    case 'repo_archived':
      return 'archived'
    case 'api_not_found':
      return 'missing'
    case 'token_not_permitted':
      return 'forbidden'
    case 'branch_conflict':
      return 'taken'
    case 'protected_branch':
    case 'push_rejected':
    case 'push_protection':
    case 'signatures_required':
    case 'workflows_permission':
      return 'protected'
    case 'ref_moved':
    case 'stale_base':
    case 'plan_outdated':
    case 'plan_version':
      return 'moved'
    case 'plan_unproven':
    case 'plan_tampered':
      return 'unproven'
    default:
      return 'failed'
  }
}

const CODES: Readonly<Partial<Record<RowState, ToolErrorCode>>> = {
  archived: 'read_only',
  missing: 'not_found',
  forbidden: 'permission_denied',
  protected: 'permission_denied',
  taken: 'already_exists',
  edited: 'already_exists',
  moved: 'stale',
  unproven: 'stale',
}

/** A row that stops, with what GitHub said. */
export function stoppedRow(row: Row, state: RowState, { message, suggestion }: Pick<Refusal, 'message' | 'suggestion'>): Row {
  return { ...row, state, why: whyOf(state, message, suggestion) }
}

export function whyOf(state: RowState, message: string, advice: string): RowReason {
  const { code } = toolError(CODES[state] ?? 'io_error', message, advice)
  return { code, message, advice }
}
