import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import type { Row, RowState } from '../../campaign/rows.ts'
import { recordRows } from '../../campaign/transitions.ts'
import type { InstallationTokens } from '../../github/api/github-app.ts'
import { committerOf, readOwnIdentity } from '../../github/api/graphql.ts'
import type { ContentPace } from '../../github/api/write-pace.ts'
import { propose } from '../../github/proposals/propose.ts'
import { type FollowedPull, readPullStates } from '../../github/targets/pull-states.ts'
import { asRefusal, branchOf, type CampaignJob, clientWith, openNamedCampaign, openPace } from './campaign-context.ts'
import { type CampaignEnding, showCampaign } from './campaign-issue.ts'
import { openTargets, type ReachedTarget, type ReachedTargets } from './reached-targets.ts'
import { type PlannedRepository, planRepository, stateOfRefusal, stoppedRow } from './target-plan.ts'

/** The states that can change on GitHub without Sous: someone can reopen a pull request, or remove their commits. */
const FOLLOWED: ReadonlySet<RowState> = new Set(['open', 'queued', 'edited', 'rejected'])

interface Sync {
  readonly job: CampaignJob
  readonly campaign: OpenCampaign
  readonly targets: ReachedTargets
  readonly pace: ContentPace
  readonly date: string
}

/** `mode: campaign-sync`: looks up the pull requests. A repository is done when the recipe finds nothing there. */
export async function syncJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { context } = job
  const opened = await openNamedCampaign(job)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { state } = campaign.ledger
  if (state === undefined) return success({ message: 'The campaign has not started', outputs: { campaign: campaign.id } })
  const rows = [...state.rows.values()].filter((row) => FOLLOWED.has(row.state) && row.delivered?.pull !== undefined)
  const targets = await openTargets(context, rows, { contents: 'write', pull_requests: 'write', metadata: 'read' })
  if (!targets.ok) return targets
  const pace = openPace(job, campaign)
  const sync: Sync = { job, campaign, targets: targets.value, pace, date: state.head.date }
  const changed = await followAll(sync, rows)
  await pace.close()
  if (!changed.ok) return changed
  const told = await campaign.ledger.append({
    message: `sync: ${countOf(changed.value.length, 'repository', 'repositories')} changed`,
    change: (now) => success(recordRows(now ?? state, changed.value)),
  })
  if (!told.ok) return failure(asRefusal(told.error))
  const shown = await showCampaign(job, campaign)
  return shown.ok ? success({ ...shown.value, message: `${changed.value.length} of ${rows.length} changed` }) : shown
}

async function followAll(sync: Sync, rows: readonly Row[]): Promise<Result<readonly Row[], Refusal>> {
  const changed: Row[] = []
  /** Those that one token reaches: GitHub shows the others as gone. */
  const byTokens = new Map<InstallationTokens, { readonly row: Row; readonly target: ReachedTarget }[]>()
  for (const row of rows) {
    const target = sync.targets.find(row.id)
    if (target.ok) byTokens.set(target.value.tokens, [...(byTokens.get(target.value.tokens) ?? []), { row, target: target.value }])
    else changed.push(stoppedRow(row, target.error.code === 'repo_archived' ? 'archived' : 'missing', target.error))
  }
  for (const [tokens, followed] of byTokens) {
    const github = clientWith(sync.job.context, { transport: tokens.transport })
    const pulls = followed.map(({ row, target }) => ({ repository: target.name, number: row.delivered?.pull ?? 0 }))
    const states = await readPullStates(github, pulls)
    if (!states.ok) return states
    for (const [index, { row, target }] of followed.entries()) {
      const next = await follow(sync, { row, target, pull: states.value[index] })
      if (next !== row) changed.push(next)
    }
  }
  return success(changed)
}

interface Followed {
  readonly row: Row
  readonly target: ReachedTarget
  readonly pull: FollowedPull | undefined
}

async function follow(sync: Sync, { row, target, pull }: Followed): Promise<Row> {
  if (pull === undefined) return stoppedRow(row, 'missing', ERRORS.pullGone(row.delivered?.pull ?? 0))
  if (pull.state === 'CLOSED') return row.state === 'rejected' ? row : stoppedRow(row, 'rejected', ERRORS.rejected(pull.number))
  const isMerged = pull.state === 'MERGED'
  if (!isMerged && pull.head !== row.delivered?.commit)
    return row.state === 'edited' ? row : stoppedRow(row, 'edited', ERRORS.edited(pull.number))
  if (!isMerged && pull.isQueued) return inState(row, 'queued')
  // While its base has not moved, the recipe finds what it found before.
  if (!isMerged && pull.base === row.head) return inState(row, 'open')
  const { tokens } = target
  const { context } = sync.job
  const planned = await planRepository({ context, campaign: sync.campaign, target, tokens, date: sync.date, wantsSample: () => false })
  if (!planned.ok) {
    const state = stateOfRefusal(planned.error)
    return state === undefined ? row : stoppedRow(row, state, planned.error)
  }
  await using repository = planned.value
  const now = repository.planned.row
  if (isMerged && now.state === 'failed') return { ...row, state: 'failed', ...(now.why && { why: now.why }) }
  if (isMerged) return isDone(now) ? inState(row, 'merged') : stoppedRow(row, 'moved', ERRORS.notDone(pull.number))
  if (now.state === 'clean' || now.state === 'opted_out') return await closeEmpty(sync, { row, target, repository, state: now.state })
  return pull.hasConflict ? stoppedRow(row, 'moved', ERRORS.conflict(pull.number)) : inState(row, 'open')
}

/** Whether the recipe finds nothing. What its calls would find cannot be told without running them again. */
function isDone({ state, size }: Pick<Row, 'state' | 'size'>): boolean {
  return state === 'clean' || (state === 'gated' && size?.files === 0)
}

function inState(row: Row, state: RowState): Row {
  if (row.state === state) return row
  const { why: _, ...rest } = row
  return { ...rest, state }
}

/** There is nothing left to change, or the repository wants no campaigns: the pull request says so and is closed. */
async function closeEmpty(
  { job, campaign, targets, pace }: Sync,
  {
    row,
    target,
    repository,
    state,
  }: { readonly row: Row; readonly target: ReachedTarget; readonly repository: PlannedRepository; readonly state: RowState },
): Promise<Row> {
  const { context } = job
  const github = clientWith(context, { transport: target.tokens.transport, name: target.name, pace })
  const self = await targets.self(() => readOwnIdentity({ github, isAppToken: true }))
  if (!self.ok) return row
  const closed = await propose({
    github,
    remote: repository.remote,
    stored: undefined,
    repository: { id: Number(target.id), defaultBranch: target.branch },
    self: self.value.id,
    committer: committerOf(self.value, context.serverUrl),
    people: undefined,
    run: context.run,
    branch: branchOf(campaign),
    base: target.branch,
    title: '',
    body: '',
    labels: [],
    reviewers: [],
    teamReviewers: [],
    isDraft: false,
    whenClean: 'close',
    token: 'app',
    now: job.repo.github.serverTime ?? new Date(),
  })
  if (!closed.ok) context.runner.say(`${row.name}: ${closed.error.message}\n`)
  // What failed is tried again with the next sync.
  return closed.ok ? inState(row, state) : row
}

const ERRORS = {
  pullGone: (number: number) => refusal('api_not_found', `Its pull request #${number} is gone`),
  rejected: (number: number) => ({
    message: `Someone closed its pull request #${number}`,
    suggestion: 'Ask there why. Sous does not open the same one again.',
  }),
  edited: (number: number) => ({
    message: `Someone else pushed to the branch of its pull request #${number}`,
    suggestion: 'Sous leaves it alone. Merge or close it there.',
  }),
  notDone: (number: number) => ({
    message: `Its pull request #${number} was merged, and the recipe still finds something to change`,
    suggestion: 'The next run plans it again.',
  }),
  conflict: (number: number) => ({
    message: `Its pull request #${number} has conflicts with its base`,
    suggestion: 'The next run plans it again. If the new plan is different, it needs approval again.',
  }),
}
