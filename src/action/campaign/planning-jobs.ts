import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { compareBytes } from '../../base/bytes.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { discoverTargets, type GitHubTarget, shardTargets } from '../../campaign/discover-targets.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import type { RowState } from '../../campaign/rows.ts'
import { ageOfPlans, checkPhase, freezeTargets, notePlanned, recordPlans, type TargetPlan } from '../../campaign/transitions.ts'
import type { InstallationTokens } from '../../github/api/github-app.ts'
import { findPull } from '../../github/proposals/proposal-pull.ts'
import { asRefusal, branchOf, type CampaignJob, clientWith, openApp, openNamedCampaign } from './campaign-context.ts'
import { readDiscovered, readPlans, writeDiscovered, writePlans } from './campaign-files.ts'
import { type CampaignEnding, showCampaign } from './campaign-issue.ts'
import { planRepository, stateOfRefusal, whyOf } from './target-plan.ts'

/** Rows that are planned again with the campaign. Others are done, being delivered, or waiting for a person. */
const PLANNED_AGAIN: ReadonlySet<RowState> = new Set(['waiting', 'moved', 'missing', 'archived', 'forbidden', 'failed'])

/** `mode: campaign-discover`: finds the repositories, and says which job plans which of them. */
export async function discoverJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { context } = job
  const opened = await openNamedCampaign(job)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { ledger, definition } = campaign
  const before = ledger.state
  const stopped = before && checkPhase(before, campaign.id)
  if (stopped !== undefined) return failure(asRefusal(stopped))
  const app = openApp(context)
  if (!app.ok) return app
  const known = [...(before?.rows.values() ?? [])]
  const found = await discoverTargets({
    app: app.value,
    rules: campaign.campaign.targets,
    known,
    clientOf: (installation) =>
      clientWith(context, { transport: app.value.tokens({ installation, permissions: { metadata: 'read' } }).transport }),
    now: job.repo.github.serverTime ?? new Date(),
  })
  if (!found.ok) return found
  const isNew = before?.head.definition !== definition
  const isOld = await arePlansOld(job, before)
  if (!isOld.ok) return isOld
  const rows = new Map(known.map((row) => [row.id, row]))
  const open = found.value.targets.filter(({ id }) => {
    const row = rows.get(id)
    return (
      row === undefined ||
      PLANNED_AGAIN.has(row.state) ||
      (isOld.value && row.state === 'planned') ||
      (isNew && row.delivered === undefined)
    )
  })
  const shards = shardTargets(open)
  const date = before?.head.definition === definition ? before.head.date : new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const targets = found.value.targets.map(({ id, name }) => ({ id, name }))
  const path = writeDiscovered(context, { campaign: campaign.id, definition, date, shards, targets, stopped: found.value.stopped })
  const message = `${countOf(targets.length, 'repository', 'repositories')} found, ${open.length} to plan, ${found.value.stopped.length} out of reach`
  return success({
    message,
    outputs: { shards: JSON.stringify(shards.map((_, index) => index)), 'campaign-path': path, campaign: campaign.id },
  })
}

/** Whether the plans of a campaign may soon be too old to be approved: then the same run makes them again. */
async function arePlansOld({ repo }: CampaignJob, state: LedgerState | undefined): Promise<Result<boolean, Refusal>> {
  const config = await repo.config()
  if (!config.ok) return config
  const mostMs = config.value.approval.expiresAfterHours * HOUR_MS
  return success(state !== undefined && ageOfPlans(state, repo.github.serverTime ?? new Date()) > mostMs / 2)
}

/** `mode: campaign-plan`: plans the repositories of one job. Its tokens can read these and nothing else. */
export async function planShardJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { context } = job
  const discovered = readDiscovered(context)
  if (!discovered.ok) return discovered
  const shard = Number(context.runner.input('shard') || '0')
  const targets = discovered.value.shards[shard]
  if (targets === undefined) return failure(ERRORS.noShard(context.runner.input('shard'), discovered.value.shards.length))
  const opened = await openNamedCampaign(job, discovered.value.campaign)
  if (!opened.ok) return opened
  if (opened.value.definition !== discovered.value.definition) return failure(ERRORS.changed())
  const app = openApp(context)
  if (!app.ok) return app
  const tokens = new Map<number, InstallationTokens>()
  for (const installation of new Set(targets.map((target) => target.installation))) {
    const repositories = targets.filter((target) => target.installation === installation).map(({ id }) => Number(id))
    const permissions = { contents: 'read', pull_requests: 'read', metadata: 'read' } as const
    tokens.set(installation, app.value.tokens({ installation, repositories, permissions }))
  }
  /** The lowest id so far by patch: only its patch is shown, however the repositories are spread over jobs. */
  const lowest = new Map<string, string>()
  const rows = opened.value.ledger.state?.rows
  const plans: TargetPlan[] = []
  for (const target of targets) {
    if (context.signal.aborted) break
    const plan = await planOne(job, {
      campaign: opened.value,
      target,
      tokens: tokens.get(target.installation),
      date: discovered.value.date,
      isNew: (rows?.get(target.id)?.state ?? 'waiting') === 'waiting',
      wantsSample(patch) {
        const known = lowest.get(patch)
        if (known !== undefined && compareBytes(known, target.id) < 0) return false
        lowest.set(patch, target.id)
        return true
      },
    })
    plans.push(plan)
    context.runner.say(`${target.name}: ${plan.row.state}\n`)
  }
  const path = writePlans(context, shard, plans)
  return success({ message: `${countOf(plans.length, 'repository', 'repositories')} planned`, outputs: { 'campaign-path': path } })
}

interface ShardTarget {
  readonly campaign: OpenCampaign
  readonly target: GitHubTarget
  readonly tokens: InstallationTokens | undefined
  readonly date: string
  /** Whether the ledger knows nothing of it yet, or nothing any more. */
  readonly isNew: boolean
  readonly wantsSample: (patch: string) => boolean
}

async function planOne({ context }: CampaignJob, shard: ShardTarget): Promise<TargetPlan> {
  const { campaign, target, tokens, date, isNew, wantsSample } = shard
  const { id, name } = target
  const stop = (why: Refusal): TargetPlan => {
    const state = stateOfRefusal(why) ?? 'failed'
    return { row: { id, name, state, why: whyOf(state, why.message, why.suggestion) } }
  }
  if (tokens === undefined) return stop(ERRORS.changed())
  const branch = branchOf(campaign)
  const planned = await planRepository({ context, campaign, target, tokens, date, wantsSample, ...(isNew && { deliveredTo: branch }) })
  if (!planned.ok) return stop(planned.error)
  await using repository = planned.value
  const { row, sample } = repository.planned
  const plan = { row, ...(sample && { sample }) }
  if (repository.delivered === undefined || row.plan === undefined) return plan
  const github = clientWith(context, { transport: tokens.transport, name })
  const pull = await findPull({ github, repositoryId: Number(id), branch })
  if (!pull.ok) return stop(pull.error)
  if (pull.value === undefined) return plan
  const { commit } = repository.delivered
  const delivered = { plan: row.plan, to: 'pull-request', commit, branch, pull: pull.value.number } as const
  // Whether it is merged, closed or has other commits by now is for the sync to say.
  return { ...plan, row: { ...row, state: 'open', delivered } }
}

/** `mode: campaign-collect`: records what the jobs planned in one step of the ledger, and shows it in the campaign's issue. */
export async function collectJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const discovered = readDiscovered(job.context)
  if (!discovered.ok) return discovered
  const plans = readPlans(job.context)
  if (!plans.ok) return plans
  const { definition, date, targets, stopped, shards } = discovered.value
  const opened = await openNamedCampaign(job, discovered.value.campaign)
  if (!opened.ok) return opened
  if (opened.value.definition !== definition) return failure(ERRORS.changed())
  const { waves } = opened.value.campaign
  // A job can only report on the repositories that it was given.
  const given = new Set(shards.flat().map(({ id }) => id))
  const own = plans.value.filter(({ row }) => given.has(row.id))
  const again = new Set(own.map(({ row }) => row.id))
  const isOld = await arePlansOld(job, opened.value.ledger.state)
  if (!isOld.ok) return isOld
  const now = job.repo.github.serverTime ?? new Date()
  const written = await opened.value.ledger.append({
    message: `plan: ${countOf(own.length, 'repository', 'repositories')}`,
    change(state) {
      const frozen = freezeTargets(state, { definition, date, targets: [...targets, ...stopped], waves })
      const planned = recordPlans(frozen, [...own, ...stopped.map((row) => ({ row }))], waves)
      return success(notePlanned(planned, state, { now, isOld: isOld.value }))
    },
  })
  if (!written.ok) return failure(asRefusal(written.error))
  const left = waitingOf(written.value).filter(({ id }) => !again.has(id)).length
  const shown = await showCampaign(job, opened.value)
  if (!shown.ok) return shown
  const rest = left === 0 ? '' : `, ${left} wait for the next run`
  return success({ ...shown.value, message: `${countOf(own.length, 'plan', 'plans')} collected${rest}` })
}

function waitingOf({ rows }: LedgerState) {
  return [...rows.values()].filter(({ state }) => state === 'waiting')
}

const HOUR_MS = 3_600_000

const ERRORS = {
  noShard: (given: string, count: number) =>
    refusal(
      'input_invalid',
      `Shard '${given.slice(0, 20)}' does not exist: there are ${count}`,
      "Take 'shard' from the 'shards' output of the discover job.",
    ),
  changed: () =>
    refusal('plan_outdated', 'The recipe or the campaign changed on the default branch during this run', 'Run the workflow again.'),
}
