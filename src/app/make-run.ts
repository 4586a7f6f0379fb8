import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ApprovalRule } from '../base/plan.ts'
import type { Recipe } from '../base/recipe.ts'
import type { Result } from '../base/result.ts'
import { VERSION } from '../base/version.ts'
import type { SecretSource } from '../bundles/http/auth.ts'
import type { ToolUsage } from '../bundles/tool-usage.ts'
import type { Approver } from '../plan/decide.ts'
import { type MadePlan, makePlan, type PlanFacts } from '../plan/make-plan.ts'
import { readBase } from '../plan/plan-base.ts'
import { DEFAULT_PLAN_LIMITS, lowerLimits } from '../plan/plan-limits.ts'
import type { EmitPlan } from '../plan/plan-outcome.ts'
import { openSandbox } from '../workspace/sandbox/sandbox.ts'
import type { Surroundings } from './open-folder.ts'
import { sealToolsFor, toolsOf } from './plan-place.ts'
import type { PreparedRun } from './prepare-run.ts'
import { openSession } from './session.ts'

export interface MakeRunRequest {
  readonly run: PreparedRun
  readonly surroundings: Surroundings
  /** SHA-256 of the configuration that decides. */
  readonly policy: string
  readonly rules: readonly ApprovalRule[]
  readonly approver: Approver
  readonly emit: EmitPlan
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  /** What is known of the plan beside what is in the folder. */
  readonly facts?: Partial<PlanFacts>
  /** What expressions see as `github`. */
  readonly github?: Readonly<Record<string, unknown>>
}

/** Makes the plan of a prepared run over its folder: everything up to what is approved, for every command and trigger. */
export async function makeRun(request: MakeRunRequest): Promise<Result<MadePlan, ToolError>> {
  const { run, surroundings, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request
  const { opened, recipe, inputs, library, config, findTool } = run
  const { tree } = opened
  const tools = toolsOf(opened)
  const base = await readBase(tools.git, tree.repository, tree.folder)
  if (!base.ok) return base
  const session = await openSession({ surroundings, category: 'Search & Discovery', opened, allowHosts, verbose })
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
    openSandbox: (workspace) => openSandbox({ workspace, repository: tree.repository, ...tools }),
    contexts: { env: variablesFor(surroundings.env), github: github ?? {} },
    rules,
    root: session.root,
    approver,
    limits: lowerLimits(DEFAULT_PLAN_LIMITS, config.limits),
    ...(config.fetchHosts && { fetchHosts: config.fetchHosts }),
    emit,
    facts: { sousVersion: VERSION, base: base.value, policy, message: messageFor(recipe), target: 'working-tree', ...facts },
    seal: sealToolsFor(opened, surroundings),
  })
}

const VARIABLE_PREFIX = 'SOUS_ENV_'

/** Only what was meant for recipes: an environment is full of secrets. */
function variablesFor(env: Surroundings['env']): Readonly<Record<string, string>> {
  const variables: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(env))
    if (name.startsWith(VARIABLE_PREFIX) && value !== undefined) variables[name.slice(VARIABLE_PREFIX.length)] = value
  return variables
}

/** Of the commit, unless the workflow says another. */
export function messageFor({ name, description }: Recipe): string {
  return description === '' ? name : `${name}\n\n${description}`
}

const PREFIX = 'SOUS_SECRET_'

/** The values are in the environment; where they may go, the configuration says. */
export function secretsFrom(env: Surroundings['env'], origins: Readonly<Record<string, string>> = {}): SecretSource {
  return {
    originOf: (name) => (Object.hasOwn(origins, name) ? origins[name] : undefined),
    valueOf: (name) => env[`${PREFIX}${name}`],
  }
}

/** Counts calls of tools of bundles, and is loaded when there is the first: most recipes have none. */
export function lazyUsage(env: Surroundings['env'], root: string): ToolUsage {
  let opened: Promise<ToolUsage> | undefined
  const open = () => {
    opened ??= import('./open-bundles.ts').then(({ openUsage }) => openUsage(env, root))
    return opened
  }
  return {
    reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
    called: (id) => void open().then((usage) => usage.called(id)),
    of: () => undefined,
    settled: async () => (await opened)?.settled(),
  }
}
