import * as fs from 'node:fs'
import * as path from 'node:path'
import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { sampleOf, shownRow } from '../../app/campaign/planned-row.ts'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type ToolErrorCode, toolError } from '../../base/errors/tool-errors.ts'
import type { Plan } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import { VERSION } from '../../base/version.ts'
import type { Row, RowState } from '../../campaign/rows.ts'
import { checkPhase, recordPlans, type TargetPlan } from '../../campaign/transitions.ts'
import { readRunJobs, type SaidByJobs } from '../../github/people/run-jobs.ts'
import { inputsText } from '../../github/plans/check-plan.ts'
import { writeProposalPlan } from '../../github/plans/save-plan.ts'
import type { RefUpdate } from '../../github/remote/remote-answers.ts'
import { checkPlanSecrets } from '../../github/remote/secret-guard.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { readPlanArtifact } from '../plan-artifact.ts'
import { type ActionContext, runUrl } from '../runner.ts'
import { sweepOld } from '../save-preview.ts'
import { readConsents } from './campaign-consent.ts'
import { asRefusal, type CampaignJob, openNamedCampaign } from './campaign-context.ts'
import { type CampaignEnding, showCampaign } from './campaign-issue.ts'
import { type PreparedAs, readyCalls } from './command-targets.ts'
import { dispatchAgain } from './deliver-job.ts'
import { openSealedFolder } from './sealed-plan.ts'
import { controlClient } from './vouched-plans.ts'

/** GitHub lets one push update so many refs that no ruleset objects. */
const REFS_AT_ONCE = 50
/** Approvals of a campaign may take longer than those of a pull request. */
const KEEP_HOURS = 14 * 24
/** Of all targets of a run, with room for those that made none. */
const MAX_ARTIFACTS = 600

/**
 * `mode: campaign-gather`: takes in what the jobs with commands made, to be shown and approved. It has no key. Nothing that it says makes
 * a plan count: delivery looks up the run again.
 */
export async function gatherJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { context } = job
  const opened = await openNamedCampaign(job)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { state } = campaign.ledger
  if (state === undefined || state.head.definition !== campaign.definition) return success({ message: ENDINGS.changed, outputs: {} })
  const stopped = checkPhase(state, campaign.id)
  if (stopped !== undefined) return failure(asRefusal(stopped))
  const said = await readRunJobs(controlClient(job), context.run.id)
  if (!said.ok) return said
  const made = await readMade(context)
  const gathered: Gathered[] = []
  for (const [id, words] of said.value) {
    const row = state.rows.get(id)
    if (row?.state !== 'gated') continue
    const next = await gatherRow({ context, campaign, row, words, made })
    if (next === undefined) continue
    context.runner.say(`${row.name}: ${next.plan.row.state}${next.plan.row.why === undefined ? '' : `: ${next.plan.row.why.message}`}\n`)
    gathered.push({ ...next, before: row })
  }
  const saved = await savePlans(job, gathered)
  if (!saved.ok) return saved
  const written = await campaign.ledger.append({
    message: `commands: ${countOf(gathered.length, 'repository', 'repositories')}`,
    change(now = state) {
      // Another run may have been faster.
      const isSame = ({ before: { id, plan } }: Gathered) => now.rows.get(id)?.state === 'gated' && now.rows.get(id)?.plan === plan
      const plans = gathered.filter(isSame).map(({ plan }) => plan)
      return success(plans.length === 0 ? now : recordPlans(now, plans, campaign.campaign.waves))
    },
  })
  if (!written.ok) return failure(asRefusal(written.error))
  const shown = await showCampaign(job, campaign)
  if (!shown.ok) return shown
  const approved = await readConsents(job, campaign, written.value)
  if (!approved.ok) return approved
  // A run that could do nothing at all would only start another one that cannot, either.
  const goesOn = gathered.length > 0 && readyCalls(campaign, written.value, approved.value).length > 0
  const refused = goesOn ? await dispatchAgain(job, campaign.id, 'commands') : undefined
  if (refused !== undefined) return failure(refused)
  const config = await job.repo.config()
  if (config.ok) await sweepOld({ ...job, keepHours: Math.max(config.value.approval.expiresAfterHours, KEEP_HOURS) })
  const rest = goesOn ? '. The next run goes on with the rest' : ''
  return success({
    outputs: { ...shown.value.outputs, continue: String(goesOn) },
    message: `${countOf(gathered.length, 'repository', 'repositories')} gathered${rest}`,
  })
}

interface Gathered {
  readonly plan: TargetPlan
  /** To save, if there is one. */
  readonly stored?: StoredPlan
  readonly before: Row
}

/** The plans that the jobs uploaded, by digest. All of it comes from machines that ran commands. */
async function readMade(context: ActionContext): Promise<ReadonlyMap<string, StoredPlan>> {
  const top = path.resolve(context.workspace, context.runner.input('campaign-path') || '.')
  const openKey = context.runner.input('open-key')
  const made = new Map<string, StoredPlan>()
  if (!fs.existsSync(top)) return made
  const below = fs.readdirSync(top, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = [top, ...below.map(({ name }) => path.join(top, name))].slice(0, MAX_ARTIFACTS)
  for (const folder of folders) {
    const opened = openSealedFolder(folder, openKey)
    if (opened === undefined) continue
    const read = await readPlanArtifact(opened)
    if (read.ok && read.value.stored !== undefined) made.set(read.value.stored.plan.digest, read.value.stored)
    fs.rmSync(opened, { recursive: true, force: true })
  }
  return made
}

interface ToGather {
  readonly context: ActionContext
  readonly campaign: OpenCampaign
  readonly row: Row
  readonly words: SaidByJobs
  readonly made: ReadonlyMap<string, StoredPlan>
}

/** `undefined`: its calls stay approved, and the next run tries again. */
async function gatherRow({ context, campaign, row, words, made }: ToGather): Promise<Omit<Gathered, 'before'> | undefined> {
  const stop = (state: RowState, code: ToolErrorCode, [message, suggestion]: readonly [string, string]) => {
    const { id, name, head } = row
    const why = toolError(code, message, suggestion)
    return { plan: { row: { id, name, state, ...(head && { head }), why: { code, message: why.message, advice: why.suggestion } } } }
  }
  switch (words.prepare as PreparedAs | undefined) {
    case 'ready':
      break
    case 'moved':
      return stop('moved', 'stale', ENDINGS.moved)
    case 'unproven':
      return stop('unproven', 'stale', ENDINGS.unproven)
    case 'visible':
      return stop('forbidden', 'permission_denied', ENDINGS.visible)
    case 'shared':
      return stop('failed', 'invalid_arguments', ENDINGS.shared)
    default:
      return undefined
  }
  if (words.run === undefined) return undefined
  const { id, name, head } = row
  if (words.run === 'clean') return { plan: { row: { id, name, state: 'clean', ...(head && { head }) } } }
  if (words.run === 'failed') return stop('failed', 'command_failed', ENDINGS.failed(runUrl(context)))
  const stored = made.get(words.run)
  const wrong = stored === undefined ? 'it is not among the artifacts of the run' : whyOther(stored.plan, { campaign, row })
  if (stored === undefined || wrong !== undefined) return stop('failed', 'plan_tampered', ENDINGS.other(wrong ?? ''))
  const secret = checkPlanSecrets(stored.plan, stored.changes, [context.token])
  if (secret !== undefined) return stop('failed', 'plan_tampered', ENDINGS.other(secret.message))
  const shown = await shownRow(stored.plan, stored.changes)
  if (!shown.ok) return stop('failed', 'too_large', [shown.error.message, shown.error.suggestion])
  if (shown.value.calls === undefined) return stop('failed', 'plan_tampered', ENDINGS.other('it made no call'))
  const sample = await sampleOf(id, stored.changes)
  return { plan: { row: { id, name, ...(head && { head }), ...shown.value, run: context.run.id }, sample }, stored }
}

/** Why a plan is not what these commands were started for. Delivery compares it with the repository itself. */
function whyOther(plan: Plan, { campaign, row }: Pick<ToGather, 'campaign' | 'row'>): string | undefined {
  const { recipe, inputs } = campaign.recipe
  if (plan.repository?.id !== row.id) return 'it is for another repository'
  if (plan.base.commit !== row.head || plan.base.directory !== '.') return 'it is for another commit'
  if (plan.recipe.path !== recipe.source.path || plan.recipe.digest !== recipe.source.digest) return 'it is of another recipe'
  if (inputsText(plan.inputs) !== inputsText(inputs)) return 'it has other inputs'
  return plan.sousVersion === VERSION ? undefined : 'another version of Sous made it'
}

/** Saves the bytes for the delivery. They are named by what they hash to, so it does not matter who saves them. */
async function savePlans({ context, repo }: CampaignJob, gathered: readonly Gathered[]): Promise<Result<void, Refusal>> {
  const plans = gathered.flatMap(({ stored }) => stored ?? [])
  if (plans.length === 0) return success(undefined)
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const updates: RefUpdate[] = []
  for (const stored of plans) {
    const origin = { run: { id: context.run.id, attempt: context.run.attempt } }
    const update = await writeProposalPlan(remote.value, { stored, origin, now: repo.github.serverTime ?? new Date() })
    if (!update.ok) return update
    updates.push(update.value)
  }
  for (let from = 0; from < updates.length; from += REFS_AT_ONCE) {
    const pushed = await remote.value.push(updates.slice(from, from + REFS_AT_ONCE))
    if (!pushed.ok) return pushed
  }
  return success(undefined)
}

const AGAIN = 'The next run plans it again, and its calls need approval again.'
const RETRY = 'Comment `/sous retry` to plan it again. Its calls need approval again.'

const ENDINGS = {
  changed: 'The campaign changed since the calls were approved',
  moved: ['It changed since its calls were approved', AGAIN],
  unproven: ['Nothing shows that the workflow of campaigns made its plan, or the artifact of that run has expired', RETRY],
  visible: [
    'It is private, and everyone can read this repository with the artifacts of its runs',
    'Run campaigns with commands from a private repository.',
  ],
  shared: [
    'Its recipe comes from another repository, which the job that runs commands cannot read',
    'Copy the recipe into this repository.',
  ],
  failed: (url: string) => [`Its calls failed. The log has what they printed: ${url}`, RETRY] as const,
  other: (why: string) => [`What its commands left is not a plan for it: ${why}`, RETRY] as const,
} as const
