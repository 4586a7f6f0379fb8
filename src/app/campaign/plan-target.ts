import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { success } from '../../base/result.ts'
import type { Row, RowReason } from '../../campaign/rows.ts'
import type { CampaignTarget, TargetPlan } from '../../campaign/transitions.ts'
import { CONSENTED, NO_APPROVER } from '../../plan/decide.ts'
import type { MadePlan } from '../../plan/make-plan.ts'
import { findTimedOut } from '../../plan/plan-outcome.ts'
import { parseGlobs } from '../../workspace/glob/glob.ts'
import { loadConfig } from '../load-config.ts'
import { type OpenFolder, openFolder } from '../open-folder.ts'
import { planRecipe, type RuleConsent, type UserConsent, unpreparedError } from '../plan-recipe.ts'
import { decideTrust } from '../trust.ts'
import type { OpenCampaign } from './open-campaign.ts'
import { plannedRow, sampleOf, shownRow } from './planned-row.ts'

/** Consent to commands and fetches that was given in advance. */
export interface CampaignConsent {
  /** The hash of a recipe that runs commands or uses the network. */
  readonly trust: string | undefined
  /** Whether its calls are approved. */
  readonly yes: boolean
}

/** A campaign as far as planning needs it. */
export type PlannedCampaign = Pick<OpenCampaign, 'id' | 'campaign' | 'recipe'> & {
  readonly control: Pick<OpenCampaign['control'], 'surroundings'>
}

/** On GitHub, approvals on the campaign's issue decide, and no rule does. */
export interface OnGitHub {
  readonly approver: RuleConsent['approver']
  /** Numeric id of the repository: the plan is for this one only. */
  readonly repository: string
}

export interface PlanTargetRequest {
  readonly campaign: PlannedCampaign
  readonly target: CampaignTarget
  /** Day of the campaign, for `date()`. */
  readonly date: string
  readonly consent: CampaignConsent | OnGitHub
  /** Whether this repository's patch could be the example of its group. */
  wantsSample(patch: string): boolean
}

/** The plan of one repository. The caller disposes of what is loaded. */
export interface PlannedTarget extends TargetPlan {
  readonly opened: OpenFolder | undefined
  readonly loaded: NonNullable<MadePlan['loaded']> | undefined
}

/** Plans one repository with the campaign's recipe and its own configuration, as `sous preview` does. Writes nothing. */
export async function planTarget(request: PlanTargetRequest): Promise<PlannedTarget> {
  const { campaign, target, consent } = request
  const { surroundings } = campaign.control
  const end = (row: Omit<Row, 'id' | 'name'>): PlannedTarget => ({ row: { ...target, ...row }, opened: undefined, loaded: undefined })
  const quiet = { ...surroundings, notice: () => undefined }
  const opened = await openFolder(quiet, target.id)
  if (!opened.ok) return end({ state: 'missing', why: reasonOfRow(opened.error) })
  const { tree } = opened.value
  if (tree.repository === undefined) return end({ state: 'not_a_repository' })
  const config = await loadConfig(tree, new Date())
  if (!config.ok) return end({ state: 'failed', why: reasonOfRow(config.error) })
  if (!config.value.config.campaigns) return end({ state: 'opted_out' })
  if (!(await hasWantedFiles(campaign, opened.value))) return end({ state: 'clean' })
  const planned = await planRecipe({
    surroundings: quiet,
    recipe: { ...campaign.recipe, config: config.value.config, opened: opened.value },
    consent: 'repository' in consent ? { rules: [], approver: consent.approver } : userConsent(consent),
    ...('repository' in consent && { facts: { repository: { id: consent.repository } } }),
    emit: () => undefined,
    allowHosts: [],
    verbose: false,
    time: new Date(`${request.date}T00:00:00Z`),
  })
  if (!planned.ok) return end({ state: 'failed', why: reasonOfRow(unpreparedError(planned.error)) })
  const { made, trust } = planned.value
  const head = made.record?.base.commit
  const found = { ...(head !== undefined && { head }) }
  if (made.outcome.kind === 'failed') return end({ state: 'failed', why: reasonOfRow(made.outcome.failure.error) })
  const onGitHub = 'repository' in consent && made.loaded !== undefined ? await shownRow(made.loaded.plan, made.loaded.changes) : undefined
  if (onGitHub?.ok === false) {
    await made.loaded?.[Symbol.asyncDispose]()
    return end({ ...found, state: 'failed', why: reasonOfRow(onGitHub.error) })
  }
  if (made.outcome.kind === 'gated' && onGitHub === undefined) {
    await made.loaded?.[Symbol.asyncDispose]()
    const gate = ERRORS.gated(campaign.id, trust?.isTrusted === false ? trust.hash : undefined)
    return end({ ...found, state: 'gated', ...(made.loaded && { plan: made.loaded.plan.digest }), why: reasonOfRow(gate) })
  }
  if (made.loaded === undefined) {
    const unfinished = findTimedOut(made.outcome)
    return end(
      unfinished === undefined
        ? { ...found, state: 'clean' }
        : { ...found, state: 'failed', why: reasonOfRow(ERRORS.timedOut(unfinished)) },
    )
  }
  const { plan, changes } = made.loaded
  const shown = onGitHub?.value ?? (await plannedRow(plan, changes))
  const sample = request.wantsSample(shown.patch) ? await sampleOf(target.id, changes) : undefined
  const why = shown.state === 'gated' ? { why: reasonOfRow(ERRORS.waits()) } : {}
  return {
    row: { ...target, ...found, ...shown, ...why },
    ...(sample && { sample }),
    opened: opened.value,
    loaded: made.loaded,
  }
}

function userConsent({ trust: hash, yes }: CampaignConsent): UserConsent {
  return {
    async trust(found, run) {
      const isMeant = hash !== undefined && decideTrust(found, run, hash).kind === 'trusted'
      return success(isMeant ? { ...found, isTrusted: true } : found)
    },
    approver: (trust) => (trust.isTrusted && yes ? CONSENTED : NO_APPROVER),
  }
}

/** If the files of a recipe are missing, there is nothing to do. That is not a failure. */
async function hasWantedFiles({ campaign }: PlannedCampaign, { tree }: OpenFolder): Promise<boolean> {
  const { has } = campaign.targets
  if (has.length === 0) return true
  const globs = parseGlobs(has)
  return !globs.ok || (await tree.files()).files.some((file) => globs.value.matches(file))
}

export function reasonOfRow({ code, message, suggestion }: ToolError): RowReason {
  return { code, message, advice: suggestion }
}

const ERRORS = {
  gated: (id: string, hash: string | undefined) =>
    toolError(
      'approval_needed',
      'One of its calls runs a command or uses the network',
      `Read the recipe, then run: sous campaign plan ${id}${hash === undefined ? '' : ` --trust ${hash}`} --yes`,
    ),
  waits: () =>
    toolError(
      'approval_needed',
      'One of its calls runs a command or uses the network',
      'Approve it in the issue of the campaign. Two people have to.',
    ),
  timedOut: (what: string) => toolError('timed_out', what, 'Narrow the recipe, or raise its limits.'),
}
