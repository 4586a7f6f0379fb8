import { policyHash } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { RepoPath } from '../base/path.ts'
import type { ApprovalRule } from '../base/plan.ts'
import type { Recipe } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import { VERSION } from '../base/version.ts'
import type { PlanMemo } from '../plan/call-memo.ts'
import type { Approver } from '../plan/decide.ts'
import { type MadePlan, makePlan, type PlanFacts } from '../plan/make-plan.ts'
import { planLimits } from '../plan/plan-limits.ts'
import type { EmitRecipe } from '../plan/plan-outcome.ts'
import { type LoadedPlan, readBase } from '../plan/seal.ts'
import { NarrowedTree } from '../workspace/narrowed-tree.ts'
import { approveApply } from './apply-saved.ts'
import type { OpenFolder, Surroundings } from './open-folder.ts'
import { type PreparedRun, prepareRun, type RunRequest, type Unprepared } from './prepare-run.ts'
import { lazySandbox, lazyUsage, openSession, sealToolsFor, secretsFrom, toolsOf } from './session.ts'
import { findTrust, type Trust } from './trust.ts'
import { readUserRules } from './user-files.ts'

export interface PlanRecipeRequest {
  readonly surroundings: Surroundings
  /** Which recipe to find and read, or one that was already read: for a pull request, from its default branch. */
  readonly recipe: RunRequest | PreparedRun
  readonly consent: UserConsent | RuleConsent
  /** The part of the folder that tools see; all of it when left out. */
  readonly shared?: readonly RepoPath[] | undefined
  readonly emit: EmitRecipe
  /** Hosts that may be reached although their address is private. */
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  /** Facts about the plan that are not in the folder. */
  readonly facts?: Partial<PlanFacts>
  /** The `github` context of expressions. */
  readonly github?: Readonly<Record<string, unknown>>
  /** When the recipe was requested, for `date()`; now by default. */
  readonly time?: Date | undefined
  /** Knows calls of earlier plans; the recipe is prepared over its tree. */
  readonly memo?: PlanMemo | undefined
}

/** On your own machine: you have to trust the recipe first, then you or one of your rules approve each call. */
export interface UserConsent {
  /** Whether a recipe that is not trusted yet may make its calls. Asks if there is someone to ask. */
  trust(found: Trust, run: PreparedRun): Promise<Result<Trust, ToolError>>
  approver(trust: Trust, run: PreparedRun): Approver
}

/** On GitHub: rules written by people with write access decide. */
export interface RuleConsent {
  readonly rules: readonly ApprovalRule[]
  readonly approver: Approver
}

/** A recipe that ran over the staged workspace. Nothing is written yet. The caller disposes of the plan. */
export interface RecipePlan {
  readonly run: PreparedRun
  readonly made: MadePlan
  /** Missing if rules decide. */
  readonly trust?: Trust
  /** Gets the approval of the user, or of one of their rules, to apply the plan. `undefined` means: go on. */
  approve(loaded: LoadedPlan, approver: Approver, onRule?: () => void): Promise<ToolError | undefined>
}

/** Plans a recipe for any front end: finds and reads it, checks what it may do, runs its steps and seals the result. */
export async function planRecipe(request: PlanRecipeRequest): Promise<Result<RecipePlan, Unprepared>> {
  const { surroundings, recipe, shared } = request
  const prepared = 'opened' in recipe ? success(recipe) : await prepareRun(surroundings, recipe)
  if (!prepared.ok) return prepared
  const run = { ...prepared.value, opened: sharedFolder(prepared.value.opened, shared) }
  const policy = policyHash(run.config)
  const settled = await settleConsent(request, run, policy)
  if (!settled.ok) return failure({ kind: 'error', error: settled.error })
  const { trust, userRules, rules, approver } = settled.value
  const made = await makeRun(request, run, { policy, rules, approver })
  if (!made.ok) return failure({ kind: 'error', error: made.error })
  const hash = trust?.hash ?? ''
  const root = run.opened.tree.folder
  return success({
    run,
    made: made.value,
    ...(trust && { trust }),
    approve: ({ plan, changes }, asked, onRule) =>
      approveApply({ plan, changes, hash, rules: userRules, root, approver: asked, ...(onRule && { onRule }) }),
  })
}

interface SettledConsent extends RuleConsent {
  readonly trust?: Trust
  /** Rules that may also approve the whole plan. Rules of a repository never do. */
  readonly userRules: readonly ApprovalRule[]
}

async function settleConsent(
  { consent, surroundings }: PlanRecipeRequest,
  run: PreparedRun,
  policy: string,
): Promise<Result<SettledConsent, ToolError>> {
  if ('rules' in consent) return success({ ...consent, userRules: [] })
  const found = await findTrust(run, policy, surroundings)
  if (!found.ok) return found
  const trust = found.value.isTrusted ? found : await consent.trust(found.value, run)
  if (!trust.ok) return trust
  const userRules = readUserRules(surroundings)
  if (!userRules.ok) return userRules
  return success({
    trust: trust.value,
    userRules: userRules.value,
    // A preview of an untrusted recipe shows everything up to the first external call, and runs none.
    rules: trust.value.isTrusted ? [...userRules.value, ...(trust.value.isShipped ? [] : run.config.rules)] : [],
    approver: consent.approver(trust.value, run),
  })
}

/** Everything before approval. */
async function makeRun(
  request: PlanRecipeRequest,
  run: PreparedRun,
  { policy, rules, approver }: RuleConsent & { readonly policy: string },
): Promise<Result<MadePlan, ToolError>> {
  const { surroundings, emit, allowHosts, verbose, facts, github, time = new Date(), memo } = request
  const { opened, recipe, inputs, library, config, findTool } = run
  const { tree } = opened
  const session = await openSession({ surroundings, category: 'Search & Discovery', opened, allowHosts, verbose })
  const tools = toolsOf(opened)
  const base = await readBase(tools.git, tree.repository, tree.folder)
  if (!base.ok) return base
  return makePlan({
    recipe,
    inputs,
    library,
    findTool,
    context: {
      ...session.context,
      secrets: secretsFrom(surroundings.env, config.secrets),
      usage: lazyUsage(surroundings.env, session.root),
    },
    openSandbox: (workspace) => lazySandbox({ workspace, repository: tree.repository, ...tools }),
    contexts: { env: variablesFor(surroundings.env), github: github ?? {} },
    time,
    rules,
    root: session.root,
    approver,
    limits: planLimits(config.limits),
    ...(config.fetchHosts && { fetchHosts: config.fetchHosts }),
    exclude: config.exclude,
    memo,
    emit,
    facts: { sousVersion: VERSION, base: base.value, policy, message: messageFor(recipe), target: 'working-tree', ...facts },
    seal: sealToolsFor(opened, surroundings),
  })
}

const VARIABLE_PREFIX = 'SOUS_ENV_'

/** Only variables for recipes: an environment is full of secrets. */
function variablesFor(env: Surroundings['env']): Readonly<Record<string, string>> {
  const variables: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(env))
    if (name.startsWith(VARIABLE_PREFIX) && value !== undefined) variables[name.slice(VARIABLE_PREFIX.length)] = value
  return variables
}

/** The commit message, unless the workflow sets another. */
export function messageFor({ name, description }: Recipe): string {
  return description === '' ? name : `${name}\n\n${description}`
}

/** An open folder that shows tools only what the client shares. */
export function sharedFolder(opened: OpenFolder, shared: readonly RepoPath[] | undefined): OpenFolder {
  return shared === undefined ? opened : { ...opened, view: new NarrowedTree(opened.tree, shared) }
}

/** Why there is no plan, for a program that called the recipe by name. */
export function unpreparedError(unprepared: Unprepared): ToolError {
  switch (unprepared.kind) {
    case 'error':
      return unprepared.error
    case 'invalid_recipe':
      return ERRORS.noLongerValid()
    case 'invalid_inputs': {
      const messages = unprepared.diagnostics.map(({ message }) => message).join('; ')
      return ERRORS.badInputs(messages, unprepared.diagnostics[0]?.suggestion)
    }
  }
}

const ERRORS = {
  noLongerValid: () => toolError('unknown_recipe', 'The recipe is no longer valid', "Run 'sous validate' to see what is wrong."),
  badInputs: (messages: string, suggestion: string | undefined) =>
    toolError('invalid_arguments', messages, suggestion ?? 'Correct the inputs.'),
}
