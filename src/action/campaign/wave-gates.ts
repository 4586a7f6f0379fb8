import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type Result, success } from '../../base/result.ts'
import type { ApprovedPlans } from '../../campaign/approvals.ts'
import type { Wave } from '../../campaign/campaign.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import type { InstallationTokens } from '../../github/api/github-app.ts'
import { readPullStates } from '../../github/targets/pull-states.ts'
import { branchOf, type CampaignJob, clientWith } from './campaign-context.ts'
import { openTargets, type ReachedTarget } from './reached-targets.ts'
import { planRepository } from './target-plan.ts'

export interface GateRequest {
  readonly job: CampaignJob
  readonly campaign: OpenCampaign
  readonly state: LedgerState
  readonly approved: ApprovedPlans
}

interface Gated {
  readonly target: ReachedTarget
  readonly gate: NonNullable<Wave['gate']>
  /** As the ledger says. GitHub says what became of it. */
  readonly pull: number | undefined
}

/**
 * Finds a repository that a wave still waits for. The ledger says so too, but others can write it. Here the repositories come from what
 * people approved, and how far each is comes from GitHub or from the recipe, which finds nothing more there.
 */
export async function findBehind(request: GateRequest, wave: Wave): Promise<Result<string | undefined, Refusal>> {
  const { job, campaign, state, approved } = request
  const { waves } = campaign.campaign
  const gates = new Map(
    waves.slice(0, waves.indexOf(wave)).flatMap(({ name, gate }) => (gate === undefined ? [] : [[name, gate] as const])),
  )
  const leaves = approved.leaves().filter((leaf) => gates.has(leaf.wave))
  if (leaves.length === 0) return success(undefined)
  const rows = [...new Set(leaves.map(({ repository }) => repository))].map((id) => ({ id, name: state.rows.get(id)?.name ?? id }))
  const targets = await openTargets(job.context, rows, { contents: 'read', pull_requests: 'read', metadata: 'read' })
  if (!targets.ok) return targets
  /** Those that one token reaches: GitHub shows the others as gone. */
  const byTokens = new Map<InstallationTokens, Gated[]>()
  for (const { repository, wave: name } of leaves) {
    const target = targets.value.find(repository)
    const gate = gates.get(name)
    const row = state.rows.get(repository)
    if (!target.ok) return success(row?.name ?? repository)
    if (gate === undefined) continue
    const { tokens } = target.value
    byTokens.set(tokens, [...(byTokens.get(tokens) ?? []), { target: target.value, gate, pull: row?.delivered?.pull }])
  }
  for (const [tokens, gated] of byTokens) {
    const behind = await findBehindOf(request, tokens, gated)
    if (!behind.ok || behind.value !== undefined) return behind
  }
  return success(undefined)
}

async function findBehindOf(
  { job, campaign, state }: GateRequest,
  tokens: InstallationTokens,
  gated: readonly Gated[],
): Promise<Result<string | undefined, Refusal>> {
  const delivered = gated.flatMap(({ target, pull }) => (pull === undefined ? [] : [{ repository: target.name, number: pull }]))
  const pulls = await readPullStates(clientWith(job.context, { transport: tokens.transport }), delivered)
  if (!pulls.ok) return pulls
  const found = new Map(delivered.map(({ repository }, index) => [repository, pulls.value[index]]))
  for (const { target, gate } of gated) {
    const pull = found.get(target.name)
    const isOwn = pull?.branch === branchOf(campaign)
    if (isOwn && (pull.state === 'MERGED' || (gate === 'delivered' && pull.state === 'OPEN'))) continue
    const planned = await planRepository({
      context: job.context,
      campaign,
      target,
      tokens,
      date: state.head.date,
      wantsSample: () => false,
    })
    if (!planned.ok) return planned
    await using repository = planned.value
    const { state: now } = repository.planned.row
    if (now !== 'clean' && now !== 'opted_out') return success(target.name)
  }
  return success(undefined)
}
