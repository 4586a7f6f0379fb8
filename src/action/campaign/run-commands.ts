import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { campaignId, type ReadyCampaign, readCampaignFile } from '../../app/campaign/open-campaign.ts'
import { type PlannedTarget, planTarget } from '../../app/campaign/plan-target.ts'
import { approveCallsOf } from '../../app/campaign/planned-row.ts'
import { openRecipes } from '../../app/load-recipes.ts'
import type { Surroundings } from '../../app/open-folder.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { parseRepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { CAMPAIGNS_FOLDER } from '../../campaign/campaign.ts'
import { checkOutHere, type RemoteRepository, unpackCommit } from '../../github/remote/remote-git.ts'
import { checkPlanSecrets, knownSecrets } from '../../github/remote/secret-guard.ts'
import { readPlan } from '../../plan/store/plan-record.ts'
import { writePlanArtifact } from '../plan-artifact.ts'
import { watchRunnerFiles } from '../plan-folder.ts'
import { type ActionContext, actionSurroundings } from '../runner.ts'
import { asRefusal, type CampaignJob, openTargetRemote } from './campaign-context.ts'
import type { CampaignEnding } from './campaign-issue.ts'
import { sealFolder } from './sealed-plan.ts'
import { openSealed, type PreparedTarget } from './sealed-target.ts'

/** Variables of a job that could do more than run this recipe. */
const TOKENS = ['GITHUB_TOKEN', 'GH_TOKEN', 'INPUT_APP-KEY', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'] as const

/**
 * `mode: campaign-run`: runs the approved calls of one repository. This job has no token, no secret, and no data of other repositories.
 * What its commands can falsify is the plan of this repository, which people approve before it counts.
 */
export async function runCommandsJob({ context }: CampaignJob): Promise<Result<CampaignEnding, Refusal>> {
  const { runner, env } = context
  const key = runner.input('target-key')
  if (key !== '') runner.mask(key)
  const token = context.token === '' ? TOKENS.find((name) => (env[name] ?? '') !== '') : 'INPUT_TOKEN'
  if (token !== undefined) return failure(ERRORS.besideToken(token))
  const folder = path.resolve(context.workspace, runner.input('campaign-path') || '.')
  const opened = openSealed(folder, key, { run: context.run.id, repository: runner.input('target') })
  if (!opened.ok) return opened
  const prepared = opened.value
  const approved = readPlan(prepared.plan)
  if (!approved.ok) return failure(asRefusal(approved.error))
  await using remote = await openEmpty(context)
  if (!remote.ok) return remote
  const home = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sous-control-'))
  try {
    const made = await planHere(context, { prepared, home, remote: remote.value, plan: approved.value })
    if (!made.ok) return made
    await using loaded = made.value.loaded
    const { row } = made.value
    if (row.state === 'clean') return success({ message: 'The recipe would change nothing', outputs: { 'target-result': 'clean' } })
    if (loaded === undefined || row.plan === approved.value.digest) return failure(ERRORS.noPlan(row.why))
    const secret = checkPlanSecrets(loaded.plan, loaded.changes, knownSecrets(env))
    if (secret !== undefined) return failure(secret)
    const { plan, changes } = loaded
    const written = await writePlanArtifact(context, { ending: { reason: row.state, message: '' }, stored: { plan, changes } })
    if (!written.ok) return written
    const sealed = sealFolder(written.value, runner.input('seal-key'))
    if (!sealed.ok) return sealed
    return success({
      message: `Plan ${plan.digest}`,
      outputs: { 'campaign-path': sealed.value, 'target-result': plan.digest, digest: plan.digest },
    })
  } finally {
    fs.rmSync(home, { recursive: true, force: true })
  }
}

/** A repository that nothing can be fetched into. */
async function openEmpty(context: ActionContext): Promise<Result<RemoteRepository, Refusal> & AsyncDisposable> {
  const opened = await openTargetRemote(context, 'none/none', '')
  return { ...opened, [Symbol.asyncDispose]: async () => (opened.ok ? opened.value[Symbol.asyncDispose]() : undefined) }
}

interface Here {
  readonly prepared: PreparedTarget
  /** An empty folder for the campaign and its recipes. */
  readonly home: string
  readonly remote: RemoteRepository
  readonly plan: Parameters<typeof approveCallsOf>[0]
}

async function planHere(context: ActionContext, { prepared, home, remote, plan }: Here): Promise<Result<PlannedTarget, Refusal>> {
  const { repository, pack, date } = prepared
  const unpacked = await unpackCommit(remote, repository.head, pack)
  if (!unpacked.ok) return unpacked
  const folder = await checkOutHere(remote, repository.head)
  if (!folder.ok) return folder
  const surroundings = { ...actionSurroundings(context, home), trustsPatterns: true }
  const campaign = await openPrepared(surroundings, prepared, home)
  if (!campaign.ok) return campaign
  const refuseTampered = watchRunnerFiles(context.env)
  const made = await planTarget({
    campaign: { ...campaign.value, id: prepared.campaign, control: { surroundings } },
    target: { id: folder.value, name: repository.name },
    date,
    consent: { repository: repository.id, approver: approveCallsOf(plan) },
    wantsSample: () => false,
  })
  const tampered = refuseTampered()
  if (tampered === undefined) return success(made)
  await made.loaded?.[Symbol.asyncDispose]()
  return failure(tampered)
}

/** The campaign with its recipe, exactly as the job before read them. */
async function openPrepared(
  surroundings: Surroundings,
  { campaign, definition, files }: PreparedTarget,
  home: string,
): Promise<Result<ReadyCampaign, Refusal>> {
  const named = Object.keys(files).find((file) => file.startsWith(`${CAMPAIGNS_FOLDER}/`) && campaignId(file) === campaign)
  for (const [file, text] of Object.entries(files)) {
    const parsed = parseRepoPath(file)
    if (!parsed.ok) return failure(asRefusal(parsed.error))
    fs.mkdirSync(path.dirname(path.join(home, parsed.value)), { recursive: true })
    fs.writeFileSync(path.join(home, parsed.value), text)
  }
  const file = parseRepoPath(named ?? '')
  if (!file.ok) return failure(asRefusal(file.error))
  const recipes = await openRecipes(surroundings, home, { isOffline: true })
  if (!recipes.ok) return failure(asRefusal(recipes.error))
  const { ready } = await readCampaignFile({ recipes: recipes.value }, file.value)
  return ready?.definition === definition ? success(ready) : failure(ERRORS.otherDefinition())
}

const ERRORS = {
  besideToken: (name: string) =>
    refusal(
      'commands_not_here',
      `This job has the token ${name}, and commands of a campaign never run beside one`,
      "Copy the job from the guide: it has 'permissions: {}' and gives 'token' an empty value.",
    ),
  noPlan: (why: { readonly message: string; readonly advice: string } | undefined) =>
    refusal('input_invalid', why?.message ?? 'The calls ran, and the plan still waits for the same one', why?.advice),
  otherDefinition: () => refusal('plan_outdated', 'The recipe or the campaign is another one than when the calls were approved'),
}
