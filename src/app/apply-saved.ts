import * as path from 'node:path'
import { applyPlan, foreseeApply } from '../apply/apply-plan.ts'
import { checkCommit } from '../apply/check-commit.ts'
import { commitPlan } from '../apply/commit-plan.ts'
import type { FileChange } from '../base/change.ts'
import type { SousConfig } from '../base/config.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { parseRepoDirectory } from '../base/path.ts'
import type { ApprovalRule, Plan, ToolCall } from '../base/plan.ts'
import type { ProtectedPlaces } from '../base/protected-files.ts'
import { failure, type Progress, type Result, success } from '../base/result.ts'
import { type Approver, decide, NO_APPROVER, obtainApproval } from '../plan/decide.ts'
import { callOfPlan } from '../plan/plan-of-call.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import type { RunOutcome } from '../report/plan-report.ts'
import { findTool } from '../tools/registry.ts'
import { gitIdentity, type OpenFolder, type Surroundings, usersGit } from './open-folder.ts'
import { type DigestChoice, type OpenSaved, openPlan } from './open-saved-plans.ts'
import type { FolderPlaces } from './plan-place.ts'
import { readUserRules } from './user-files.ts'

/** Where a plan is applied: in the working tree, or as a commit on the current branch or a new one. */
export interface CommitChoice {
  readonly commit: boolean
  readonly branch: string | undefined
}

/** How a front end asks about a whole plan. */
export interface Asking {
  /** Whether it asks a person, who should not be asked about something that cannot be done. */
  readonly isPerson: boolean
  show(changes: readonly FileChange[], places: ProtectedPlaces): Promise<void>
  /** Who approves changes in the folder `root`. */
  approver(places: ProtectedPlaces, root: string): Approver
}

export interface ApplySavedRequest {
  readonly choice: DigestChoice
  readonly options: CommitChoice
  readonly surroundings: Surroundings
  readonly asking: Asking
  /** Does the work once it is approved, and reports progress. */
  whileApplying<T>(work: (progress: (update: Progress) => void) => Promise<T>): Promise<T>
}

/** The result of applying a saved plan. */
export interface AppliedSaved {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
  readonly ended: Result<Omit<RunOutcome, 'next'>, ToolError>
}

/** Applies exactly the saved plan of a digest, as previewed, or nothing. */
export async function applySaved(request: ApplySavedRequest): Promise<Result<AppliedSaved, ToolError>> {
  const open = await openPlan(request.choice, request.surroundings)
  if (!open.ok) return open
  await using loaded = open.value.loaded
  const { plan, changes } = loaded
  if (plan.status === 'gated') return success({ plan, changes, ended: success({ reason: 'gated', detail: GATED }) })
  return success({ plan, changes, ended: await approveAndApply({ ...request, ...open.value }) })
}

const GATED = 'This plan is gated: one of its calls needs your approval before Sous knows what the recipe changes.'

/** An open plan, and how to ask about it. */
export type Applying = OpenSaved & Omit<ApplySavedRequest, 'choice'>

async function approveAndApply(applying: Applying): Promise<AppliedSaved['ended']> {
  const approved = await approveCallPlan(applying)
  if (!approved.ok) return approved
  if (approved.value === 'already_applied') return success({ reason: approved.value })
  return applying.whileApplying((progress) => applyLoaded({ ...applying, progress }))
}

/**
 * Gets the approval for the plan of a single call. The user who named its digest, perhaps on the word of an assistant, has not seen
 * its changes yet. So they are asked as for a tool call, about exactly this call, unless there is nothing to apply.
 */
async function approveCallPlan(applying: Applying): Promise<Result<'approved' | 'already_applied', ToolError>> {
  const { loaded, place, options, surroundings } = applying
  const called = callOfPlan(loaded.plan)
  if (called === undefined) return success('approved')
  if (!options.commit && options.branch === undefined) {
    const foreseen = await foreseeApply({ ...loaded, ...place.target })
    if (!foreseen.ok) return foreseen
    if (foreseen.value === 'already_applied') return success(foreseen.value)
  }
  const rules = readUserRules(surroundings)
  if (!rules.ok) return rules
  const tool = await findTool(called.tool)
  const refusal = await confirmApply({ ...applying, rules: rules.value, ...(tool && { call: { tool, args: called.args } }) })
  return refusal === undefined ? success('approved') : failure(refusal)
}

export interface ConfirmRequest extends Applying {
  /** The call to approve, if the plan is a single call. */
  readonly call?: ToolCall
  /** Rules that may approve the call. */
  readonly rules: readonly ApprovalRule[]
}

/** Shows what a plan changes, and gets approval. `undefined` means: go on. */
export async function confirmApply(request: ConfirmRequest): Promise<ToolError | undefined> {
  const { loaded, opened, asking, rules, call } = request
  const { plan, changes } = loaded
  const places = await protectedPlaces(opened)
  await asking.show(changes, places)
  const impossible = asking.isPerson ? await checkLoaded(request) : undefined
  if (impossible !== undefined) return impossible
  const root = opened.tree.folder
  return approveApply({ plan, changes, hash: plan.digest, rules, root, approver: asking.approver(places, root), ...(call && { call }) })
}

export interface ApplyLoadedRequest {
  readonly loaded: LoadedPlan
  readonly place: FolderPlaces
  readonly options: CommitChoice
  readonly opened: OpenFolder
  readonly surroundings: Pick<Surroundings, 'env'>
  readonly progress: (update: Progress) => void
}

/** What would keep a plan from being applied as a commit. Checked first, so that you are not asked about the impossible. */
export async function checkLoaded({
  loaded,
  place,
  options,
  opened,
  surroundings,
}: Omit<ApplyLoadedRequest, 'progress'>): Promise<ToolError | undefined> {
  if (!options.commit && options.branch === undefined) return undefined
  const signature = await gitIdentity(opened, surroundings)
  if (!signature.ok) return signature.error
  const branch = options.branch === undefined ? {} : { branch: options.branch }
  return checkCommit({ ...loaded, ...place.target, ...branch, askUsersGit: usersGit(opened, surroundings) })
}

/** Applies a plan according to the options: in the working tree, as a commit, or on a new branch. */
export async function applyLoaded(request: ApplyLoadedRequest): Promise<Result<Omit<RunOutcome, 'next'>, ToolError>> {
  const applied = await apply(request)
  if (applied.ok) await request.place.store.markApplied(request.loaded.plan.digest)
  return applied
}

async function apply(request: ApplyLoadedRequest): Promise<Result<Omit<RunOutcome, 'next'>, ToolError>> {
  const { loaded, place, options, opened, surroundings, progress } = request
  const { plan, changes, sealed } = loaded
  const target = { plan, changes, ...place.target, progress }
  if (!options.commit && options.branch === undefined) {
    const applied = await applyPlan(target)
    return applied.ok ? success({ reason: applied.value }) : applied
  }
  const signature = await gitIdentity(opened, surroundings)
  if (!signature.ok) return signature
  const committed = await commitPlan({
    ...target,
    ...signature.value,
    sealed,
    askUsersGit: usersGit(opened, surroundings),
    ...(options.branch !== undefined && { branch: options.branch }),
  })
  if (!committed.ok) return committed
  const { kind, commit, ref } = committed.value
  const where = ref === 'HEAD' ? "no branch. 'git switch -c NAME' gives it one." : `${ref.replace(/^refs\/heads\//, '')}.`
  const detail = `Commit ${commit.slice(0, 12)} is on ${where}`
  return success({ reason: kind === 'applied' ? 'committed' : 'already_applied', commit, detail })
}

export interface ApplyApproval {
  readonly plan: Plan
  readonly changes: readonly FileChange[]
  /** Covers the recipe, everything it calls and the configuration. */
  readonly hash: string
  /** The user's own rules; those of a repository do not decide what is written. */
  readonly rules: readonly ApprovalRule[]
  readonly root: string
  readonly approver: Approver | undefined
  /** Applying a single call is approved as that call. */
  readonly call?: ToolCall
  /** Called when a rule approves it, so that no one is asked. */
  onRule?(): void
}

/** Gets the approval that a plan needs before it is applied. `undefined` means: go on. */
export function approveApply(target: ApplyApproval): Promise<ToolError | undefined> {
  const { plan, changes, hash, rules, root, approver, call = applyCall(plan, changes, hash) } = target
  const decision = decide(call, rules, { now: new Date(), root })
  if (decision.kind === 'allow') target.onRule?.()
  return obtainApproval(decision, { call, changes }, { approver: approver ?? NO_APPROVER, emit: () => undefined })
}

/** Applying as a call: "always" approves exactly this recipe with exactly these inputs in this folder. */
function applyCall(plan: Plan, changes: readonly FileChange[], hash: string): ToolCall {
  const isDangerous = changes.some(({ kind }) => kind === 'delete')
  return {
    tool: {
      name: `recipe:${plan.recipe.path}`,
      summary: plan.message,
      category: 'File Writing',
      effect: 'stage',
      risk: isDangerous ? 'dangerous' : 'safe_write',
      permissions: isDangerous ? ['WriteFiles', 'DeleteFiles'] : ['WriteFiles'],
    },
    args: { sha256: hash, inputs: plan.inputs },
  }
}

/** The protected files of a folder, in addition to the built-in ones. Reads the configuration if it is not known yet. */
export async function protectedPlaces({ tree }: OpenFolder, known?: SousConfig): Promise<ProtectedPlaces> {
  const [{ readConfigFile }, { matchProtected }] = await Promise.all([import('./load-config.ts'), import('../plan/permissions.ts')])
  const { repository, folder } = tree
  const relative = repository === undefined ? '' : path.relative(repository.workTree, folder).split(path.sep).join('/')
  const directory = parseRepoDirectory(relative || '.')
  // An invalid one protects nothing here; it is reported where the configuration itself matters.
  const config = known ?? (await readConfigFile(tree, new Date()))?.config
  return { ...(directory.ok && { directory: directory.value }), ...(config && { matches: matchProtected(config.protectedPaths) }) }
}
