import * as z from 'zod/mini'
import { approvedRows } from '../../app/campaign/deliver-campaign.ts'
import type { OpenCampaign } from '../../app/campaign/open-campaign.ts'
import { shownRow } from '../../app/campaign/planned-row.ts'
import { RECIPE_FOLDERS } from '../../app/recipe-files.ts'
import { asBuffer } from '../../base/bytes.ts'
import { CONFIG_FILE, LOCK_FILE } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { parseRecipeRef } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import type { ApprovedPlans } from '../../campaign/approvals.ts'
import { CAMPAIGNS_FOLDER } from '../../campaign/campaign.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import type { Row } from '../../campaign/rows.ts'
import { checkPhase } from '../../campaign/transitions.ts'
import { waveProgress } from '../../campaign/waves.ts'
import { packCommit } from '../../github/remote/remote-git.ts'
import { writePlan } from '../../plan/store/plan-record.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { leastPeople, readConsents } from './campaign-consent.ts'
import { asRefusal, type CampaignJob, openNamedCampaign } from './campaign-context.ts'
import type { CampaignEnding } from './campaign-issue.ts'
import { openTargets, type ReachedTarget } from './reached-targets.ts'
import { makeSealKeys } from './sealed-plan.ts'
import { sealTarget } from './sealed-target.ts'
import { type PlannedRepository, planRepository, stateOfRefusal } from './target-plan.ts'
import { VouchedPlans } from './vouched-plans.ts'

/** GitHub starts no more jobs of a matrix. The rest follows in the next run. */
const MAX_TARGETS = 256

/** Rows whose calls are approved and have not run yet, of waves that do not wait. */
export function readyCalls({ campaign }: OpenCampaign, state: LedgerState, approved: ApprovedPlans): readonly Row[] {
  const covered = approvedRows(state, approved, leastPeople)
  return waveProgress([...state.rows.values()], campaign.waves)
    .filter(({ waitsFor }) => waitsFor === undefined)
    .flatMap(({ rows }) => rows.filter((row) => row.state === 'gated' && covered.has(row.id)))
}

/** `mode: campaign-choose`: says for which repositories commands can run now. */
export async function chooseJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const opened = await openNamedCampaign(job)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { state } = campaign.ledger
  const none = (message: string) => success({ message, outputs: { campaign: campaign.id, targets: '[]' } })
  if (state === undefined) return none('The campaign has not started')
  const stopped = checkPhase(state, campaign.id)
  if (stopped !== undefined) return none(stopped.message)
  if (state.head.definition !== campaign.definition) return none('The recipe, its inputs or Sous changed since the campaign was planned')
  const approved = await readConsents(job, campaign, state)
  if (!approved.ok) return approved
  const ready = readyCalls(campaign, state, approved.value)
  const targets = ready.slice(0, MAX_TARGETS).map(({ id }) => id)
  const { sealKey, openKey } = makeSealKeys()
  const rest = ready.length > targets.length ? `, ${ready.length - targets.length} in the next run` : ''
  return success({
    message: `${countOf(targets.length, 'repository', 'repositories')} with approved calls${rest}`,
    outputs: { campaign: campaign.id, targets: JSON.stringify(targets), 'seal-key': sealKey, 'open-key': openKey },
  })
}

/** How preparing a repository ended, as the name of a step says it. */
export type PreparedAs = 'ready' | 'moved' | 'unapproved' | 'unproven' | 'visible' | 'shared'

/**
 * `mode: campaign-prepare`: checks that the calls of one repository are approved, and seals its files for the job that runs them. This
 * job has the key of the App and runs no command; that one has no token.
 */
export async function prepareJob(job: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { context } = job
  const opened = await openNamedCampaign(job)
  if (!opened.ok) return opened
  const campaign = opened.value
  const { state } = campaign.ledger
  const stopped = state && checkPhase(state, campaign.id)
  if (stopped !== undefined) return failure(asRefusal(stopped))
  const row = state?.rows.get(context.runner.input('target'))
  if (state === undefined || row?.state !== 'gated' || state.head.definition !== campaign.definition) return ended('moved')
  if (isShared(campaign)) return ended('shared')
  const approved = await readConsents(job, campaign, state)
  if (!approved.ok) return approved
  const targets = await openTargets(context, [row], { contents: 'read', metadata: 'read' })
  if (!targets.ok) return targets
  const target = targets.value.find(row.id)
  if (!target.ok) return ended('moved')
  if (!target.value.isPublic) {
    const isPrivate = await isControlPrivate(job)
    if (!isPrivate.ok) return isPrivate
    if (!isPrivate.value) return ended('visible')
  }
  const planned = await planAgain(job, { campaign, target: target.value, date: state.head.date })
  if (!planned.ok) return stateOfRefusal(planned.error) === undefined ? planned : ended('moved')
  await using repository = planned.value
  if (repository.tip !== row.head) return ended('moved')
  const gated = await findGated(job, row, repository)
  if (!gated.ok) return gated.error.code === 'plan_unproven' ? ended('unproven') : gated
  if (gated.value?.plan.digest !== row.plan || gated.value?.plan.status !== 'gated') return ended('moved')
  if (!(await areCallsApproved({ state, row, approved: approved.value }, gated.value))) return ended('unapproved')
  const pack = await packCommit(repository.remote, row.head)
  if (!pack.ok) return pack
  const files = await readControlFiles(campaign)
  if (!files.ok) return files
  const sealed = sealTarget(
    context,
    {
      campaign: campaign.id,
      definition: campaign.definition,
      date: state.head.date,
      repository: { id: row.id, name: target.value.name, head: row.head },
      plan: writePlan(gated.value.plan),
      files: files.value,
      pack: pack.value,
    },
    { run: context.run.id, repository: row.id },
  )
  if (!sealed.ok) return sealed
  return ended('ready', { 'campaign-path': sealed.value.folder, 'target-key': sealed.value.key })
}

function ended(result: PreparedAs, outputs: Readonly<Record<string, string>> = {}): Result<CampaignEnding, Refusal> {
  return success({ message: `Prepared: ${result}`, outputs: { ...outputs, 'target-result': result } })
}

async function planAgain(
  { context }: CampaignJob,
  { campaign, target, date }: { readonly campaign: OpenCampaign; readonly target: ReachedTarget; readonly date: string },
): Promise<Result<PlannedRepository, Refusal>> {
  return planRepository({ context, campaign, target, tokens: target.tokens, date, wantsSample: () => false })
}

/** The plan whose calls were approved: derived again up to its first call, or of a run that made it if calls ran before. */
async function findGated(
  job: CampaignJob,
  row: Row,
  { planned: { loaded } }: PlannedRepository,
): Promise<Result<StoredPlan | undefined, Refusal>> {
  return row.run === undefined ? success(loaded) : new VouchedPlans(job).load(row)
}

/** Proves that exactly these calls in exactly this repository were approved, by two people. */
async function areCallsApproved(
  { state, row, approved }: { readonly state: LedgerState; readonly row: Row; readonly approved: ApprovedPlans },
  { plan, changes }: StoredPlan,
): Promise<boolean> {
  const shown = await shownRow(plan, changes)
  const group = shown.ok ? state.groups.find(({ patch }) => patch === shown.value.patch)?.label : undefined
  if (!shown.ok || group === undefined) return false
  const leaf = { repository: row.id, head: row.head ?? '', plan: plan.digest, group, wave: row.wave ?? '', patch: shown.value.patch }
  return approved.of(leaf, leastPeople(shown.value)).length > 0
}

/** The job that runs commands reaches no other repository, so it cannot fetch recipes from one. */
function isShared({ recipe: { recipe, library } }: OpenCampaign): boolean {
  const sources = [recipe.source, ...library.names.flatMap((name) => library.find(name)?.source ?? [])]
  return sources.some(({ path }) => parseRecipeRef(path) !== undefined)
}

const ControlAnswer = z.object({ private: z.boolean(), visibility: z.optional(z.string()) })

/** Whoever can read this repository can read the artifacts of its runs. */
async function isControlPrivate({ repo }: CampaignJob): Promise<Result<boolean, Refusal>> {
  const read = await repo.github.request('GET /repos/{owner}/{repo}', {}, ControlAnswer)
  if (!read.ok) return read
  const { private: isPrivate, visibility = 'private' } = read.value
  // An internal one can be read by everyone in the enterprise.
  return success(isPrivate && visibility === 'private')
}

/** What the recipe needs of the control repository: the campaign, the recipes, and the configuration. */
async function readControlFiles({ control: { recipes } }: OpenCampaign): Promise<Result<Readonly<Record<string, string>>, Refusal>> {
  const { tree } = recipes.opened
  const folders = [...RECIPE_FOLDERS, CAMPAIGNS_FOLDER]
  const isNeeded = (path: string) => path === CONFIG_FILE || path === LOCK_FILE || folders.some((folder) => path.startsWith(`${folder}/`))
  const files: Record<string, string> = {}
  for (const path of (await tree.files()).files.filter(isNeeded)) {
    const content = await tree.read(path)
    if (!content.ok) return failure(refusal('io_error', content.error.message, content.error.suggestion))
    files[path] = asBuffer(content.value.bytes).toString('utf8')
  }
  return success(files)
}
