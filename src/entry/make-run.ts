import * as os from 'node:os'
import type { Approver } from '../engine/approve.ts'
import { type MadePlan, makePlan } from '../engine/make-plan.ts'
import { readBase } from '../engine/plan-base.ts'
import type { PlanFacts } from '../engine/plan-content.ts'
import type { EmitPlan } from '../engine/plan-events.ts'
import { DEFAULT_PLAN_LIMITS, lowerLimits } from '../engine/plan-limits.ts'
import type { SealTools } from '../engine/seal-plan.ts'
import type { ApprovalRule } from '../model/policy.ts'
import type { Recipe } from '../model/recipe.ts'
import type { Result } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import { findProgram } from '../system/programs.ts'
import { realDisk } from '../system/real-disk.ts'
import { realGit } from '../system/real-git.ts'
import { realScratchDisk } from '../system/real-scratch-disk.ts'
import { openScratch } from '../workspace/scratch/scratch.ts'
import type { Invocation } from './console.ts'
import { lazyUsage } from './lazy-usage.ts'
import type { OpenFolder } from './open-folder.ts'
import type { PreparedRun } from './prepare-run.ts'
import { secretsFrom } from './secrets.ts'
import { openSession } from './session.ts'
import { usersGit } from './users-git.ts'
import { VERSION } from './version.ts'

export interface MakeRunRequest {
  readonly run: PreparedRun
  readonly invocation: Invocation
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
  const { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request
  const { opened, recipe, inputs, library, config, findTool } = run
  const { tree } = opened
  const tools = toolsOf(opened)
  const base = await readBase(tools.git, tree.repository, tree.folder)
  if (!base.ok) return base
  const session = await openSession({ invocation, category: 'Search & Discovery', opened, allowHosts, verbose })
  return makePlan({
    recipe,
    inputs,
    library,
    findTool,
    context: { ...session.context, secrets: secretsFrom(invocation.env, config.secrets), usage: lazyUsage(invocation.env, session.root) },
    openScratch: (workspace) => openScratch({ workspace, repository: tree.repository, ...tools }),
    contexts: { env: variablesFor(invocation.env), github: github ?? {} },
    rules,
    root: session.root,
    approver,
    limits: lowerLimits(DEFAULT_PLAN_LIMITS, config.limits),
    ...(config.fetchHosts && { fetchHosts: config.fetchHosts }),
    emit,
    facts: { sousVersion: VERSION, base: base.value, policy, message: messageFor(recipe), target: 'working-tree', ...facts },
    seal: sealToolsFor(opened, invocation),
  })
}

function toolsOf({ programs }: OpenFolder): Omit<SealTools, 'repository'> {
  return { git: realGit(findProgram('git', programs), programs.path), disk: realDisk, scratchDisk: realScratchDisk(os.tmpdir()) }
}

/** `undefined` outside of git. */
export function sealToolsFor(opened: OpenFolder, invocation: Pick<Invocation, 'env'>): SealTools | undefined {
  const { repository } = opened.tree
  return repository === undefined ? undefined : { ...toolsOf(opened), repository, askUsersGit: usersGit(opened, invocation) }
}

const VARIABLE_PREFIX = 'SOUS_ENV_'

/** Only what was meant for recipes: an environment is full of secrets. */
function variablesFor(env: Invocation['env']): Readonly<Record<string, string>> {
  const variables: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(env))
    if (name.startsWith(VARIABLE_PREFIX) && value !== undefined) variables[name.slice(VARIABLE_PREFIX.length)] = value
  return variables
}

/** Of the commit, unless the workflow says another. */
export function messageFor({ name, description }: Recipe): string {
  return description === '' ? name : `${name}\n\n${description}`
}
