import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { type PlannedRow, shownRow } from '../../app/campaign/planned-row.ts'
import { loadConfig } from '../../app/load-config.ts'
import { type OpenFolder, openFolder } from '../../app/open-folder.ts'
import { messageFor } from '../../app/plan-recipe.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { VERSION } from '../../base/version.ts'
import type { Row } from '../../campaign/rows.ts'
import { VOUCHED_RUN_ERRORS } from '../../github/people/vouched-run.ts'
import { checkContents, checkExpectedPlan } from '../../github/plans/check-plan.ts'
import type { RemoteRepository } from '../../github/remote/remote-git.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { isOnDefaultBranch } from '../expected-plan.ts'
import { asRefusal, type CampaignJob } from './campaign-context.ts'
import type { ReachedTarget } from './reached-targets.ts'
import { controlPolicy, type FetchedRepository, fetchRepository } from './target-plan.ts'
import type { VouchedPlans } from './vouched-plans.ts'

export interface VouchedRequest {
  readonly job: CampaignJob
  readonly campaign: OpenCampaign
  readonly row: Row
  readonly target: ReachedTarget
  readonly vouched: VouchedPlans
}

/** A plan that commands made, checked against everything that can be known without running them. The caller disposes of `remote`. */
export interface CheckedPlan {
  readonly stored: StoredPlan
  readonly remote: RemoteRepository
  readonly shown: PlannedRow
  /** Of the repository, as its default branch is now. */
  readonly tree: OpenFolder['tree']
}

/** Loads and checks the plan of a row that a run of the workflow made. */
export async function checkVouched(request: VouchedRequest): Promise<Result<CheckedPlan | 'opted_out', Refusal>> {
  const { job, row, target, vouched } = request
  const loaded = await vouched.load(row)
  if (!loaded.ok) return loaded
  const stored = loaded.value
  const fetched = await fetchRepository({ context: job.context, target, tokens: target.tokens })
  if (!fetched.ok) return fetched
  const checked = await checkFetched(request, stored, fetched.value)
  if (checked.ok && checked.value !== 'opted_out') return success({ stored, remote: fetched.value.remote, ...checked.value })
  await fetched.value.remote[Symbol.asyncDispose]()
  return checked as Result<'opted_out', Refusal>
}

async function checkFetched(
  { job, campaign, row }: VouchedRequest,
  stored: StoredPlan,
  { remote, tip, folder }: FetchedRepository,
): Promise<Result<Pick<CheckedPlan, 'shown' | 'tree'> | 'opted_out', Refusal>> {
  const { plan, changes } = stored
  if (tip !== row.head) return failure(ERRORS.moved(row.head ?? '', tip))
  const opened = await openFolder(campaign.control.surroundings, folder)
  if (!opened.ok) return failure(asRefusal(opened.error))
  const config = await loadConfig(opened.value.tree, new Date())
  if (!config.ok) return failure(asRefusal(config.error))
  if (!config.value.config.campaigns) return success('opted_out')
  const policy = await controlPolicy(job.context, campaign)
  if (!policy.ok) return policy
  const { recipe, inputs } = campaign.recipe
  const other =
    (await checkExpectedPlan(stored, {
      checkPlace: (made) => checkPlace(made, tip),
      isFork: false,
      recipe,
      inputs,
      config: config.value.config,
      protection: policy.value,
      sousVersion: VERSION,
      message: messageFor(recipe),
      isTrusted: (source) => isOnDefaultBranch(job.repo, campaign.recipe, source),
    })) ?? (await checkContents(remote, stored))
  if (other !== undefined) return failure(other)
  const shown = await shownRow(plan, changes)
  if (!shown.ok) return failure(asRefusal(shown.error))
  // Without a call it would be derived again, and one person would be enough.
  if (shown.value.calls === undefined) return failure(VOUCHED_RUN_ERRORS.unproven(plan.digest, 'it made no call'))
  return success({ shown: shown.value, tree: opened.value.tree })
}

/** As `campaign-run` makes it, for the commit that its repository is at now. */
function checkPlace({ digest, status, base, head, target }: Plan, tip: string): Refusal | undefined {
  if (status !== 'complete') return VOUCHED_RUN_ERRORS.unproven(digest, 'one of its calls still waits')
  const isHere = base.commit === tip && base.directory === '.' && base.ref === undefined && head === undefined && target === 'working-tree'
  return isHere ? undefined : VOUCHED_RUN_ERRORS.unproven(digest, 'it is for another place')
}

const ERRORS = {
  moved: (planned: string, now: string) =>
    refusal(
      'stale_base',
      `It was planned on ${planned.slice(0, 12)}, and is at ${now.slice(0, 12)} now`,
      'The next run plans it again, and its calls need approval again.',
    ),
}
