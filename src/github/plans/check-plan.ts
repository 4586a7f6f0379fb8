import type { FileChange } from '../../base/change.ts'
import { policyHash, type SousConfig } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Plan, PlanBase, RecipeSource } from '../../base/plan.ts'
import type { InputValue, Recipe, Step } from '../../base/recipe.ts'
import { decodeOutput } from '../../git/git.ts'
import { blobId } from '../../git/trees.ts'
import { checkProtected, PermissionGuard } from '../../plan/permissions.ts'
import { planLimits, RunBudget } from '../../plan/plan-limits.ts'
import { openSeal } from '../../plan/seal.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { ALIASES, isExternalTool } from '../../tools/registry.ts'
import type { PullState } from '../pulls/pull-state.ts'
import { REMOTE_GIT_ERRORS, type RemoteRepository } from '../remote/remote-git.ts'
import { checkCommitMessage } from './commit-message.ts'
import { otherVersion } from './run-again.ts'

/** What a plan must match. This run has read all of it. */
export interface ExpectedRun {
  /** Checks where it was made and where it goes. */
  checkPlace(plan: Plan): Refusal | undefined
  readonly isFork: boolean
  readonly recipe: Recipe
  readonly inputs: Readonly<Record<string, InputValue | null>>
  readonly config: SousConfig
  /** The configuration that says whether workflows may change, if it is another one: in a campaign, that of the control repository. */
  readonly protection?: Pick<SousConfig, 'approval'>
  readonly sousVersion: string
  readonly message: string
  /** Checks everything else that a plan names against the default branch. */
  isTrusted(source: RecipeSource): Promise<boolean>
}

/**
 * Checks that a plan is the requested one. It comes from a job that may have run commands, or from a ref that anyone with write
 * access can push to, so it is compared with everything that can be known without running a tool.
 */
export async function checkExpectedPlan({ plan, changes }: StoredPlan, expected: ExpectedRun): Promise<Refusal | undefined> {
  const { recipe, config, isFork } = expected
  const moved = expected.checkPlace(plan)
  if (moved !== undefined) return moved
  if (plan.sousVersion !== expected.sousVersion) return otherVersion(plan.digest, plan)
  if (plan.recipe.path !== recipe.source.path) return ERRORS.foreign(plan, `it is for the recipe ${plan.recipe.path}`)
  if (inputsText(plan.inputs) !== inputsText(expected.inputs)) return ERRORS.foreign(plan, 'its inputs differ')
  if (plan.recipe.digest !== recipe.source.digest) return ERRORS.outdated(plan, recipe.source.path)
  if (plan.policy !== policyHash(config)) return ERRORS.outdated(plan, 'the configuration')
  if (plan.message !== expected.message) return ERRORS.foreign(plan, 'its commit message differs')
  for (const source of plan.recipe.includes) if (!(await expected.isTrusted(source))) return ERRORS.outdated(plan, source.path)
  if (isFork && plan.steps.some(({ tool, outcome }) => outcome.kind === 'ran' && isExternalTool(tool)))
    return ERRORS.foreign(plan, 'it ran a command or a web request for a fork')
  const missing = findMissingCall(plan, recipe)
  if (missing !== undefined) return ERRORS.foreign(plan, `it leaves out the call at ${missing}`)
  const limits = new RunBudget(planLimits(config.limits))
  const forbidden =
    new PermissionGuard(recipe).refuseChanges(changes) ??
    limits.countChanges(changes) ??
    checkProtected(changes, expected.protection ?? config, plan.base.directory)
  return forbidden === undefined ? checkCommitMessage(plan.message) : fromToolError(forbidden)
}

/**
 * A call outside the workspace that the recipe makes in any case. Without it, a plan would look like one that needs no second
 * person.
 */
function findMissingCall({ steps }: Plan, recipe: Recipe): string | undefined {
  const isTold = ({ at, if: condition }: Step) =>
    steps.some(
      (told) =>
        told.at.file === at.file &&
        told.at.line === at.line &&
        isExternalTool(told.tool) &&
        (condition !== undefined || told.outcome.kind !== 'skipped'),
    )
  const missing = [...recipe.steps, ...recipe.verify].find(
    (step) =>
      step.call.kind === 'tool' && isExternalTool(ALIASES[step.call.tool] ?? step.call.tool) && step.forEach === undefined && !isTold(step),
  )
  return missing === undefined ? undefined : `${missing.at.file}:${missing.at.line}`
}

/** A plan for a pull request must be made on its head, for its base, and go to its branch. */
export function checkPullPlace(plan: Plan, pull: PullState): Refusal | undefined {
  const { repository, head, base } = pull
  if (plan.repository?.id !== String(repository.id) || plan.repository.pull !== pull.number)
    return ERRORS.foreign(plan, `it was not made for #${pull.number}`)
  if (plan.head?.repository !== String(head.repository ?? 'gone') || plan.head.ref !== `refs/heads/${head.ref}`)
    return ERRORS.foreign(plan, 'it was made on another branch')
  if (plan.target !== plan.head.ref || plan.base.directory !== '.' || plan.base.commit !== plan.head.commit)
    return ERRORS.foreign(plan, 'it is for another place')
  if (plan.base.ref !== `refs/heads/${base.ref}`) return ERRORS.otherBase(plan.base.ref, pull.number, base.ref)
  if (plan.head.commit !== head.commit) return ERRORS.headMoved(plan.head.commit, pull.number, head.commit)
  return undefined
}

/** Where the plan of a proposal goes. */
export const PROPOSAL_TARGET = 'pull-request'

/** A plan for a proposal must be made on the tip of its base branch. */
export function checkProposalPlan(
  plan: Plan,
  { repository, place }: { readonly repository: number; readonly place: PlanBase },
): Refusal | undefined {
  const { base } = plan
  if (plan.repository?.id !== String(repository) || plan.repository.pull !== undefined || plan.target !== PROPOSAL_TARGET || plan.head)
    return ERRORS.foreign(plan, 'it is not a proposal for this repository')
  if (base.ref !== place.ref || base.directory !== place.directory) return ERRORS.foreign(plan, 'it is for another place')
  if (base.commit === place.commit) return undefined
  return ERRORS.baseMoved(base.commit, base.ref, place.commit)
}

/** Compares the contents before with the commit, so that no diff lies, and the contents after with the tree. */
export async function checkContents(remote: RemoteRepository, { plan, changes }: StoredPlan): Promise<Refusal | undefined> {
  const commit = plan.base.commit ?? ''
  const fetched = await remote.fetchCommit(commit, { contents: false })
  if (!fetched.ok) return fetched.error
  const listed = await remote.list(['ls-tree', '-r', '-z', '--full-tree', commit])
  if (!listed.ok) return REMOTE_GIT_ERRORS.localRefusal('list the files', listed.error)
  const files = new Map(
    decodeOutput(listed.value)
      .split('\0')
      .flatMap((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
        return path === '' ? [] : [[path, `${mode} ${id}`] as const]
      }),
  )
  const other = changes.find((change) => change.kind !== 'create_directory' && files.get(change.path) !== beforeOf(change))
  if (other !== undefined) return ERRORS.foreign(plan, `'${other.path}' is not what the plan says it was`)
  if (plan.status === 'gated') return undefined
  const { git, disk, sandboxDisk } = remote.options
  const { directory } = plan.base
  const opened = await openSeal({ repository: remote.place, base: commit, directory, changes, git, disk, sandboxDisk })
  if (!opened.ok) return fromToolError(opened.error)
  await using seal = opened.value
  return seal.tree === plan.tree ? undefined : ERRORS.foreign(plan, `it results in the tree ${seal.tree}`)
}

/** As in `ls-tree`. */
function beforeOf(change: FileChange): string | undefined {
  if (change.kind !== 'update' && change.kind !== 'delete') return undefined
  return `${change.modeBefore} ${blobId(change.before, 'sha1')}`
}

/** Independent of the order of the inputs. */
export function inputsText(inputs: ExpectedRun['inputs']): string {
  return JSON.stringify(
    Object.entries(inputs)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function fromToolError({ message, suggestion }: ToolError): Refusal {
  return refusal('plan_tampered', message, suggestion)
}

const ERRORS = {
  foreign: ({ digest }: Plan, why: string) => refusal('plan_tampered', `Plan ${digest} is not the requested one: ${why}`),
  outdated: ({ digest }: Plan, what: string) =>
    refusal('plan_outdated', `On the default branch, ${what} has changed since the plan ${digest.slice(0, 16)} was made`),
  otherBase: (planned: string | undefined, pull: number, now: string) =>
    refusal('stale_base', `The plan was made for '${planned}', and #${pull} is for '${now}' now`),
  headMoved: (planned: string, pull: number, now: string) =>
    refusal('stale_head', `The plan was made on ${planned.slice(0, 12)}, and #${pull} is at ${now.slice(0, 12)} now`),
  baseMoved: (planned: string | undefined, branch: string | undefined, now: string | undefined) =>
    refusal('stale_base', `The plan was made on ${planned?.slice(0, 12)}, and '${branch}' is at ${now?.slice(0, 12)} now`),
}
