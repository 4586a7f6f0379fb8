import { PermissionGuard } from '../engine/permissions.ts'
import type { StoredPlan } from '../engine/plan-store.ts'
import { refuseProtected } from '../engine/refuse-protected.ts'
import { openSeal } from '../engine/seal.ts'
import type { FileChange } from '../model/change.ts'
import type { SousConfig } from '../model/config.ts'
import { blobId } from '../model/git-object.ts'
import type { Plan, PlanSource } from '../model/plan.ts'
import { policyHash } from '../model/policy-hash.ts'
import { type Refusal, refusal } from '../model/reason.ts'
import type { InputValue, Recipe, Step } from '../model/recipe.ts'
import type { ToolError } from '../model/tool-error.ts'
import { ALIASES, isExternalTool } from '../tools/registry.ts'
import { decode } from '../workspace/scratch/clean-repository.ts'
import { refuseCommitMessage } from './commit-message.ts'
import type { PullState } from './pull-state.ts'
import { localRefusal, type RemoteRepository } from './remote-git.ts'

/** What a plan must be of to be believed, all of it read by this very run. */
export interface ExpectedPlan {
  readonly pull: PullState
  readonly recipe: Recipe
  readonly inputs: Readonly<Record<string, InputValue | null>>
  readonly config: SousConfig
  readonly sousVersion: string
  readonly message: string
  /** Whether what a plan names beside its recipe is so on the default branch. */
  isTrusted(source: PlanSource): Promise<boolean>
}

/**
 * Why a plan that another job made is not the one that was asked for. That job ran commands, and what these did to the plan
 * nobody knows; so it is held against everything that can be known without running any.
 */
export async function refuseOtherPlan({ plan, changes }: StoredPlan, expected: ExpectedPlan): Promise<Refusal | undefined> {
  const { pull, recipe, config } = expected
  const moved = refusePlace(plan, pull)
  if (moved !== undefined) return moved
  const isSame: Readonly<Record<string, boolean>> = {
    'the version of Sous is another': plan.sousVersion === expected.sousVersion,
    'the recipe is another': plan.recipe.path === recipe.source.path && plan.recipe.digest === recipe.source.digest,
    'the inputs are others': inputsText(plan.inputs) === inputsText(expected.inputs),
    'the configuration is another': plan.policy === policyHash(config),
    'the commit message is another': plan.message === expected.message,
  }
  const [other] = Object.entries(isSame).find(([, same]) => !same) ?? []
  if (other !== undefined) return foreign(plan, other)
  for (const source of plan.recipe.includes)
    if (!(await expected.isTrusted(source))) return foreign(plan, `'${source.path}' is not so on the default branch`)
  if (pull.isFork && plan.steps.some(({ tool, outcome }) => outcome.kind === 'ran' && isExternalTool(tool)))
    return foreign(plan, 'it ran something over the files of a fork')
  const missing = findMissingCall(plan, recipe)
  if (missing !== undefined) return foreign(plan, `it does not tell of the call at ${missing}`)
  const forbidden = new PermissionGuard(recipe).refuseChanges(changes) ?? refuseProtected(changes, config, plan.base.directory)
  return forbidden === undefined ? refuseCommitMessage(plan.message) : fromToolError(forbidden)
}

/**
 * A call that acts outside of the files and that the recipe makes in any case. A plan without it would pass for one that
 * needs no second person.
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

function refusePlace(plan: Plan, pull: PullState): Refusal | undefined {
  const { repository, head, base } = pull
  if (plan.repository?.id !== String(repository.id) || plan.repository.pull !== pull.number)
    return foreign(plan, `it was not made for #${pull.number}`)
  if (plan.head?.repository !== String(head.repository ?? 'gone') || plan.head.ref !== `refs/heads/${head.ref}`)
    return foreign(plan, 'it was made on another branch')
  if (plan.target !== plan.head.ref || plan.base.directory !== '.' || plan.base.commit !== plan.head.commit)
    return foreign(plan, 'it is for another place')
  if (plan.base.ref !== `refs/heads/${base.ref}`)
    return refusal('stale_base', `The plan was made for '${plan.base.ref}', and #${pull.number} is for '${base.ref}' now`)
  if (plan.head.commit !== head.commit)
    return refusal(
      'stale_head',
      `The plan was made on ${plan.head.commit.slice(0, 12)}, and #${pull.number} is at ${head.commit.slice(0, 12)} now`,
    )
  return undefined
}

/** Holds the contents before against the commit, so that no diff shows what is not there, and the tree against the contents after. */
export async function refuseOtherContents(remote: RemoteRepository, { plan, changes }: StoredPlan): Promise<Refusal | undefined> {
  const commit = plan.base.commit ?? ''
  const fetched = await remote.fetchCommit(commit, { contents: false })
  if (!fetched.ok) return fetched.error
  const listed = await remote.run(['ls-tree', '-r', '-z', '--full-tree', commit])
  if (!listed.ok) return localRefusal('list the files', listed.error)
  const files = new Map(
    decode(listed.value)
      .split('\0')
      .flatMap((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
        return path === '' ? [] : [[path, `${mode} ${id}`] as const]
      }),
  )
  const other = changes.find((change) => change.kind !== 'create_directory' && files.get(change.path) !== beforeOf(change))
  if (other !== undefined) return foreign(plan, `'${other.path}' is not what the plan says it was`)
  if (plan.status === 'gated') return undefined
  const { git, disk, scratchDisk } = remote.options
  const { directory } = plan.base
  const request = { repository: remote.place, base: commit, directory, changes, git, disk, scratchDisk }
  const opened = await openSeal({ ...request, contents: 'named' })
  if (!opened.ok) return fromToolError(opened.error)
  await using seal = opened.value
  return seal.tree === plan.tree ? undefined : foreign(plan, `it comes to the tree ${seal.tree}`)
}

/** As `ls-tree` has it. */
function beforeOf(change: FileChange): string | undefined {
  if (change.kind !== 'update' && change.kind !== 'delete') return undefined
  return `${change.modeBefore} ${blobId(change.before, 'sha1')}`
}

/** The same for the same inputs, in whatever order. */
export function inputsText(inputs: ExpectedPlan['inputs']): string {
  return JSON.stringify(
    Object.entries(inputs)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function foreign({ digest }: Plan, why: string): Refusal {
  return refusal('plan_tampered', `The plan ${digest} is not the one that was asked for: ${why}`)
}

function fromToolError({ message, suggestion }: ToolError): Refusal {
  return refusal('plan_tampered', message, suggestion)
}
