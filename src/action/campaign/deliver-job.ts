import * as z from 'zod/mini'
import { approvedRows } from '../../app/campaign/deliver-campaign.ts'
import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import type { OpenFolder } from '../../app/open-folder.ts'
import type { FileChange } from '../../base/change.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import type { ApprovedPlans } from '../../campaign/approvals.ts'
import type { Wave } from '../../campaign/campaign.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import type { Row } from '../../campaign/rows.ts'
import { checkPhase, recordRows } from '../../campaign/transitions.ts'
import { waveProgress } from '../../campaign/waves.ts'
import { committerOf, readOwnIdentity } from '../../github/api/graphql.ts'
import type { ContentPace, WritePace } from '../../github/api/write-pace.ts'
import { type Proposal, propose } from '../../github/proposals/propose.ts'
import type { RemoteRepository } from '../../github/remote/remote-git.ts'
import { hasRunExternal } from '../../plan/permissions.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { realClock } from '../../system/clock.ts'
import { CAMPAIGN_ISSUE_TEXTS } from '../../texts/en/campaign-issue-texts.ts'
import { leastPeople, readConsents } from './campaign-consent.ts'
import { asRefusal, branchOf, type CampaignJob, clientWith, openNamedCampaign, openPace } from './campaign-context.ts'
import { type CampaignEnding, showCampaign } from './campaign-issue.ts'
import { codeOwnersOf } from './code-owners.ts'
import { openTargets, type ReachedTarget, type ReachedTargets } from './reached-targets.ts'
import { planRepository, stateOfRefusal, stoppedRow } from './target-plan.ts'
import { checkVouched } from './vouched-delivery.ts'
import { VouchedPlans } from './vouched-plans.ts'
import { findBehind } from './wave-gates.ts'

/** How often deliveries are written to the ledger. After a crash the repository itself shows its state, so nothing is done twice. */
const SAVE_EVERY_MS = 15_000
/** How often the approvals are read again from the issue. */
const READ_EVERY_MS = 300_000

interface Delivery {
  readonly job: CampaignJob
  readonly campaign: OpenCampaign
  readonly approved: ApprovedPlans
  readonly targets: ReachedTargets
  readonly vouched: VouchedPlans
  readonly pace: ContentPace
  /** The page of the campaign's issue, for people. */
  readonly issue: string
}

/** `mode: campaign-deliver`: opens a pull request for each approved plan, at a pace that GitHub allows. */
export async function deliverJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { context } = job
  const opened = await openNamedCampaign(job)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { state } = campaign.ledger
  if (state === undefined) return failure(ERRORS.notStarted(campaign.id))
  const stopped = checkPhase(state, campaign.id)
  if (stopped !== undefined) return failure(asRefusal(stopped))
  if (campaign.campaign.deliver !== 'pull-request') return failure(ERRORS.pullsOnly())
  if (state.head.definition !== campaign.definition) return failure(ERRORS.changed())
  const approved = await readConsents(job, campaign, state)
  if (!approved.ok) return approved
  const ready = readyRows(campaign, state, approved.value)
  const before = await showCampaign(job, campaign, { hasSummary: ready.length === 0 })
  if (!before.ok) return before
  if (ready.length === 0) return success({ ...before.value, message: 'There is nothing approved left to deliver' })
  const targets = await openTargets(context, ready, { contents: 'write', pull_requests: 'write', metadata: 'read' })
  if (!targets.ok) return targets
  const pace = openPace(job, campaign)
  const { serverUrl, repository } = context
  const issue = `${serverUrl}/${repository.owner}/${repository.name}/issues/${before.value.outputs['issue'] ?? ''}`
  const delivered = await deliverWaves({
    job,
    campaign,
    approved: approved.value,
    targets: targets.value,
    vouched: new VouchedPlans(job),
    pace,
    issue,
  })
  await pace.close()
  if (!delivered.ok) return delivered
  const shown = await showCampaign(job, campaign)
  if (!shown.ok) return shown
  const { count, isOver } = delivered.value
  // A run that could do nothing would only start another one that cannot either.
  const goesOn = isOver && count > 0
  const refused = goesOn ? await dispatchAgain(job, campaign.id, 'deliver') : undefined
  if (refused !== undefined) return failure(refused)
  const rest = goesOn ? '. The next run goes on with the rest' : ''
  return success({
    outputs: { ...shown.value.outputs, continue: String(goesOn) },
    message: `${countOf(count, 'pull request')} opened or refreshed${rest}`,
  })
}

/** Approved plans of waves that do not wait, in the order of the waves. */
function readyRows({ campaign }: OpenCampaign, state: LedgerState, approved: ApprovedPlans): readonly Row[] {
  const covered = approvedRows(state, approved, leastPeople)
  return waveProgress([...state.rows.values()], campaign.waves)
    .filter(({ waitsFor }) => waitsFor === undefined)
    .flatMap(({ rows }) => rows.filter((row) => row.state === 'planned' && covered.has(row.id)))
}

async function deliverWaves(delivery: Delivery): Promise<Result<{ readonly count: number; readonly isOver: boolean }, Refusal>> {
  const { job, campaign, pace } = delivery
  const { ledger } = campaign
  let { approved } = delivery
  const { signal } = job.context
  let changed: Row[] = []
  let savedAt = realClock.elapsed()
  let readAt = savedAt
  const save = async (): Promise<Refusal | undefined> => {
    const rows = changed
    changed = []
    savedAt = realClock.elapsed()
    if (rows.length === 0) return undefined
    const told = await ledger.append({
      message: `deliver: ${countOf(rows.length, 'repository', 'repositories')}`,
      change: (now) => success(now === undefined ? stateOf(campaign) : recordRows(now, rows)),
    })
    return told.ok ? undefined : asRefusal(told.error)
  }
  // Waiting for GitHub's limits can take hours, and someone may take an approval back meanwhile.
  const readAgain = async (): Promise<Refusal | undefined> => {
    readAt = realClock.elapsed()
    const again = await readConsents(job, campaign, stateOf(campaign))
    if (again.ok) approved = again.value
    return again.ok ? undefined : again.error
  }
  // Someone may have paused or closed it.
  const isStopped = () => signal.aborted || checkPhase(stateOf(campaign), campaign.id) !== undefined
  let count = 0
  let isOver = false
  let fault: Refusal | undefined
  for (const [index, wave] of campaign.campaign.waves.entries()) {
    if (index > 0) fault ??= await readAgain()
    if (fault !== undefined) break
    const own = wave.rate === undefined ? pace : pace.atMost({ count: wave.rate.count, withinMs: WINDOWS_MS[wave.rate.per] })
    const rows = roomFor(wave, stateOf(campaign), readyRows(campaign, stateOf(campaign), approved))
    if (rows.length > 0) {
      const behind = await findBehind({ job, campaign, state: stateOf(campaign), approved }, wave)
      if (!behind.ok) return behind
      if (behind.value !== undefined) {
        job.context.runner.say(`${behind.value} is not as far as the ledger says, so the wave '${wave.name}' waits.\n`)
        break
      }
    }
    await eachOf(rows, async (row) => {
      if (isOver || fault !== undefined || isStopped()) return
      const next = await deliverRow({ ...delivery, approved }, row, own)
      if (next === 'over') {
        isOver = true
        return
      }
      job.context.runner.say(`${row.name}: ${next.state}${next.why === undefined ? '' : `: ${next.why.message}`}\n`)
      if (next.state === 'open') count++
      changed.push(next)
      const unsaved = realClock.elapsed() - savedAt > SAVE_EVERY_MS ? await save() : undefined
      const unread = realClock.elapsed() - readAt > READ_EVERY_MS ? await readAgain() : undefined
      fault ??= unsaved ?? unread
    })
    const unsaved = await save()
    fault ??= unsaved
    if (isOver || isStopped()) break
  }
  return fault === undefined ? success({ count, isOver }) : failure(fault)
}

/** How many repositories are fetched, planned and pushed at a time. What creates content is sent one after the other. */
const AT_A_TIME = 4

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, items.length) }, worker))
}

const WINDOWS_MS = { minute: 60_000, hour: 3_600_000 } as const

/** At most as many as the wave may have open. The next sync makes room. */
function roomFor({ name, maxOpen }: Wave, { rows }: LedgerState, ready: readonly Row[]): readonly Row[] {
  const own = ready.filter((row) => row.wave === name)
  if (maxOpen === undefined) return own
  const open = [...rows.values()].filter((row) => row.wave === name && (row.state === 'open' || row.state === 'queued')).length
  return own.slice(0, Math.max(0, maxOpen - open))
}

function stateOf({ ledger }: OpenCampaign): LedgerState {
  if (ledger.state === undefined) throw new Error('The campaign has started.')
  return ledger.state
}

/** Delivers one plan, exactly the approved one or nothing. `over`: there is no time left in this run. */
async function deliverRow(delivery: Delivery, row: Row, pace: WritePace): Promise<Row | 'over'> {
  const delivered = await deliverOnce(delivery, row, pace)
  // Someone revoked the token after the repository was fetched.
  const isOld = delivered !== 'over' && 'refused' in delivered && delivered.refused.code === 'auth_expired'
  if (isOld) delivery.targets.forget(row.id)
  const last = isOld ? await deliverOnce(delivery, row, pace) : delivered
  if (last === 'over' || !('refused' in last)) return last
  const refused = refusedRow(row, last.refused)
  // What the next run tries again is said in the log only.
  if (refused === row) delivery.job.context.runner.say(`${row.name}: ${last.refused.message}\n`)
  return refused
}

type Delivered = Row | 'over' | { readonly refused: Refusal }

async function deliverOnce(delivery: Delivery, row: Row, pace: WritePace): Promise<Delivered> {
  const { job, campaign, targets } = delivery
  const target = targets.find(row.id)
  if (!target.ok) return stoppedRow(row, target.error.code === 'repo_archived' ? 'archived' : 'missing', target.error)
  if (row.run !== undefined) return deliverVouched(delivery, { row, target: target.value, pace })
  const { date } = stateOf(campaign).head
  const planned = await planRepository({
    context: job.context,
    campaign,
    target: target.value,
    tokens: target.value.tokens,
    date,
    wantsSample: () => false,
  })
  if (!planned.ok) return { refused: planned.error }
  await using repository = planned.value
  const { loaded, row: now } = repository.planned
  if (loaded === undefined && (now.state === 'clean' || now.state === 'opted_out')) return { ...row, state: now.state }
  const isSame = loaded?.plan.digest === row.plan && loaded?.plan.status === 'complete'
  if (loaded === undefined || !isSame || hasRunExternal(loaded.plan)) return stoppedRow(row, 'moved', ERRORS.moved())
  const people = checkMember(delivery, row, { patch: now.patch, least: 1 })
  if (people === undefined) return stoppedRow(row, 'moved', ERRORS.notApproved())
  const owners = await ownersOf(delivery, repository.planned.opened?.tree, loaded.changes)
  return await proposeRow(delivery, { row, target: target.value, pace, people, owners }, { stored: loaded, remote: repository.remote })
}

/** A plan that commands made is not made again: it counts if the run that made it is the trusted workflow's. */
async function deliverVouched(delivery: Delivery, { row, target, pace }: Omit<ProposedRow, 'people' | 'owners'>): Promise<Delivered> {
  const { job, campaign, vouched } = delivery
  const checked = await checkVouched({ job, campaign, row, target, vouched })
  if (!checked.ok && checked.error.code === 'plan_unproven')
    return stoppedRow(row, 'unproven', { ...checked.error, suggestion: ERRORS.unprovenAdvice })
  if (!checked.ok) return { refused: checked.error }
  if (checked.value === 'opted_out') return { ...row, state: 'opted_out' }
  const { stored, remote, shown, tree } = checked.value
  await using _ = remote
  const people = checkMember(delivery, row, { patch: shown.patch, least: leastPeople(shown) })
  if (people === undefined) return stoppedRow(row, 'moved', ERRORS.notApproved())
  const owners = await ownersOf(delivery, tree, stored.changes)
  return await proposeRow(delivery, { row, target, pace, people, owners }, { stored, remote })
}

/** The code owners of the changed files, if the campaign names them. */
async function ownersOf(
  { campaign }: Delivery,
  tree: OpenFolder['tree'] | undefined,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  const isTold = campaign.campaign.approval.owners === 'notify' && tree !== undefined
  const paths = changes.map(({ path }) => path)
  return isTold ? await codeOwnersOf(tree, paths) : []
}

async function proposeRow(delivery: Delivery, proposing: ProposedRow, plan: ProposedPlan): Promise<Delivered> {
  const { row } = proposing
  const { campaign } = delivery
  const proposed = await openProposal(delivery, proposing, plan)
  if (proposed.ok) return rowOf(row, proposed.value, campaign.id)
  if (proposed.error.code === 'run_over') return 'over'
  // At the last delivery it was Sous's branch, so someone has pushed to it since.
  if (proposed.error.code === 'branch_conflict' && row.delivered?.pull !== undefined) return stoppedRow(row, 'edited', proposed.error)
  return { refused: proposed.error }
}

/** Proves that exactly this plan was approved, whatever a ledger says. Returns who approved it. */
function checkMember(
  { campaign, approved }: Delivery,
  row: Row,
  { patch, least }: { readonly patch: string | undefined; readonly least: number },
): readonly string[] | undefined {
  const group = stateOf(campaign).groups.find((one) => one.patch === patch)?.label ?? ''
  const leaf = {
    repository: row.id,
    head: row.head ?? '',
    plan: row.plan ?? ('' as never),
    group,
    wave: row.wave ?? '',
    patch: patch ?? '',
  }
  const given = approved.of(leaf, least)
  return given.length === 0 ? undefined : [...new Set(given.flatMap(({ by }) => by ?? []))]
}

interface ProposedRow {
  readonly row: Row
  readonly target: ReachedTarget
  readonly pace: WritePace
  /** Who approved it. */
  readonly people: readonly string[]
  /** Who is to be told. */
  readonly owners: readonly string[]
}

interface ProposedPlan {
  readonly stored: StoredPlan
  readonly remote: RemoteRepository
}

async function openProposal(
  { job, campaign, targets, issue }: Delivery,
  { row, target, pace, people, owners }: ProposedRow,
  { stored, remote }: ProposedPlan,
): Promise<Result<Proposal, Refusal>> {
  const { context } = job
  const at = { transport: target.tokens.transport, name: target.name }
  const github = clientWith(context, { ...at, pace })
  const signer = clientWith(context, at)
  const self = await targets.self(async () => readOwnIdentity({ github: signer, isAppToken: true }))
  if (!self.ok) return self
  const title = campaign.campaign.title ?? campaign.id
  return propose({
    github,
    signer,
    remote,
    stored,
    repository: { id: Number(target.id), defaultBranch: target.branch },
    self: self.value.id,
    committer: committerOf(self.value, context.serverUrl),
    people: undefined,
    run: context.run,
    branch: branchOf(campaign),
    base: target.branch,
    title,
    body: CAMPAIGN_ISSUE_TEXTS.pullBody({ title, issue, approvers: people, owners, digest: row.plan ?? '' }),
    labels: [],
    reviewers: [],
    teamReviewers: [],
    isDraft: false,
    whenClean: 'close',
    token: 'app',
    now: job.repo.github.serverTime ?? new Date(),
  })
}

function rowOf({ why: _, ...row }: Row, proposal: Proposal, id: string): Row {
  if (proposal.kind === 'clean') return { ...row, state: 'clean' }
  const { plan } = row
  if (plan === undefined) throw new Error('Only rows with a plan are delivered.')
  if (proposal.kind === 'declined') {
    return { ...row, state: 'rejected', delivered: { plan, to: 'pull-request', branch: branchOf({ id }), pull: proposal.pull.number } }
  }
  const { commit, pull } = proposal
  return { ...row, state: 'open', delivered: { plan, to: 'pull-request', commit, branch: branchOf({ id }), pull: pull.number } }
}

function refusedRow(row: Row, why: Refusal): Row {
  const state = stateOfRefusal(why)
  // The next run tries it again.
  return state === undefined ? row : stoppedRow(row, state, why)
}

/** Starts the same workflow again, from the default branch. */
export async function dispatchAgain({ context, repo }: CampaignJob, id: string, job: 'deliver' | 'commands'): Promise<Refusal | undefined> {
  const [, file = '', ref = ''] = /\/\.github\/workflows\/([^@/]+)@refs\/heads\/(.+)$/.exec(context.workflow.ref) ?? []
  if (file === '') return ERRORS.cannotContinue()
  const sent = await repo.github.write({
    route: 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
    parameters: { workflow_id: file, ref, inputs: { campaign: id, job } },
    schema: z.unknown(),
  })
  return sent.ok ? undefined : sent.error
}

const ERRORS = {
  notStarted: (id: string) => refusal('digest_unknown', `The campaign '${id}' has not started`, 'Run its workflow first.'),
  changed: () =>
    refusal(
      'plan_outdated',
      'The recipe, its inputs or Sous changed since the campaign was planned',
      'Run the workflow again, then approve the new plans.',
    ),
  pullsOnly: () =>
    refusal(
      'input_invalid',
      "On GitHub, campaigns deliver pull requests only, and the file says 'deliver: commit'",
      "Remove the line, or deliver to local clones with 'sous campaign deliver'.",
    ),
  moved: () => ({
    message: 'It changed since it was planned',
    suggestion: 'The next run plans it again. If the new plan is different, it needs approval again.',
  }),
  unprovenAdvice: 'Comment `/sous retry` to plan it again. Its calls need approval again.',
  notApproved: () => ({ message: 'This exact plan is not approved', suggestion: 'Approve it in the issue of the campaign.' }),
  cannotContinue: () =>
    refusal('run_over', 'The run is out of time, and Sous cannot tell which workflow to start again', 'Start the workflow again by hand.'),
}
