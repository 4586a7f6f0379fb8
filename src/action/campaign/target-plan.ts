import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { type PlannedTarget, planTarget } from '../../app/campaign/plan-target.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type ToolErrorCode, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { GitHubTarget } from '../../campaign/discover-targets.ts'
import type { Row, RowReason, RowState } from '../../campaign/rows.ts'
import { checkOut, type RemoteRepository } from '../../github/remote/remote-git.ts'
import type { ActionContext } from '../runner.ts'
import { openTargetRemote } from './campaign-context.ts'

export interface TargetPlanRequest {
  readonly context: ActionContext
  readonly campaign: OpenCampaign
  readonly target: Pick<GitHubTarget, 'id' | 'name' | 'branch'>
  /** Reads the target; writes it too where it is delivered. */
  readonly token: string
  /** Of the campaign. */
  readonly date: string
  readonly wantsSample: (patch: string) => boolean
}

/** A repository with its plan on the tip of its default branch. Disposing removes both. */
export interface PlannedRepository extends AsyncDisposable {
  readonly remote: RemoteRepository
  readonly tip: string
  readonly planned: PlannedTarget
}

/** Fetches a repository and plans it. No call of a recipe acts outside: this process can mint tokens. */
export async function planRepository(request: TargetPlanRequest): Promise<Result<PlannedRepository, Refusal>> {
  const { context, campaign, target, token, date, wantsSample } = request
  const remote = await openTargetRemote(context, target.name, token)
  if (!remote.ok) return remote
  const fetched = await fetchTip(remote.value, target.branch)
  if (!fetched.ok) {
    await remote.value[Symbol.asyncDispose]()
    return fetched
  }
  const { tip, folder } = fetched.value
  const made = await planTarget({
    campaign,
    target: { id: folder, name: target.name },
    date,
    consent: { trust: undefined, yes: false },
    wantsSample,
  })
  const row = { ...made.row, id: target.id, name: target.name, head: tip }
  const sample = made.sample && { ...made.sample, repository: target.id }
  const planned = { ...made, row, ...(sample && { sample }) }
  return success({
    remote: remote.value,
    tip,
    planned,
    async [Symbol.asyncDispose]() {
      await made.loaded?.[Symbol.asyncDispose]()
      await remote.value[Symbol.asyncDispose]()
    },
  })
}

async function fetchTip(
  remote: RemoteRepository,
  branch: string,
): Promise<Result<{ readonly tip: string; readonly folder: string }, Refusal>> {
  const ref = `refs/heads/${branch}`
  const refs = await remote.readRefs([ref])
  if (!refs.ok) return refs
  const tip = refs.value.get(ref)
  if (tip === undefined) return failure(EMPTY)
  const folder = await checkOut(remote, tip)
  return folder.ok ? success({ tip, folder: folder.value }) : folder
}

const EMPTY: Refusal = { code: 'ref_missing', message: 'It has no commits yet', suggestion: 'Push a first one.' }

/** What a refusal by GitHub makes of a repository. `undefined`: nothing, it is tried again in the next run. */
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
      return 'moved'
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
}

/** A row that stops, with what GitHub said. */
export function stoppedRow(row: Row, state: RowState, { message, suggestion }: Pick<Refusal, 'message' | 'suggestion'>): Row {
  return { ...row, state, why: whyOf(state, message, suggestion) }
}

export function whyOf(state: RowState, message: string, advice: string): RowReason {
  const { code } = toolError(CODES[state] ?? 'io_error', message, advice)
  return { code, message, advice }
}
