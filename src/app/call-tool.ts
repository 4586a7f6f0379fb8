import * as fs from 'node:fs'
import * as path from 'node:path'
import { SWITCHES_FILE } from '../base/config.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ApprovalRequest } from '../base/plan.ts'
import { type Category, type Effect, type Progress, type Result, success } from '../base/result.ts'
import { VERSION } from '../base/version.ts'
import { type Approver, NO_APPROVER } from '../plan/decide.ts'
import type { Emit } from '../plan/plan-outcome.ts'
import { runToolCall, type ToolRun } from '../plan/run-tool.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import type { CommandHistory } from '../system/process/history.ts'
import type { Tool, ToolContext } from '../tools/kit/tool.ts'
import type { OpenFolder, Surroundings } from './open-folder.ts'
import { lazyUsage, type OneByOne, openSession, sealToolsFor } from './session.ts'

export interface OpenCallRequest {
  readonly surroundings: Surroundings
  readonly opened: OpenFolder
  readonly category: Category
  readonly effect: Effect
  /** Whether the staged changes are applied after approval; otherwise they are only shown. */
  readonly applies: boolean
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  /** Whether it is a bundle tool, which has its own secrets and limits. */
  readonly isOfBundle?: boolean
  /** Where commands are remembered; by default the user's history for this folder. */
  readonly history?: CommandHistory
  /** Calls that change the folder wait for each other here. */
  readonly turns?: OneByOne
}

export interface RunCallRequest {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  /** Called only if approval may be needed. */
  approver(): Approver | Promise<Approver>
  readonly emit: Emit
  /** Does the work once it is approved, and reports progress. */
  whileApplying<T>(work: (progress: (update: Progress) => void) => Promise<T>): Promise<T>
}

/** A session for one call: no call sees what another one staged. */
export interface OpenCall {
  readonly context: Omit<ToolContext, 'progress'>
  /** Absolute path of the folder. */
  readonly root: string
  /** Runs a tool: reading at once, everything else once a rule of the user or the approver allows it. */
  run(request: RunCallRequest): Promise<ToolRun>
  /** The plan of what the call staged, to approve it by its digest. The caller disposes of it. */
  plan(request: ApprovalRequest): Promise<Result<LoadedPlan, ToolError>>
  save(loaded: LoadedPlan): Promise<Result<void, ToolError>>
}

/** Opens a session for one tool call. What only some calls need is loaded for those. */
export async function openCall(request: OpenCallRequest): Promise<Result<OpenCall, ToolError>> {
  const { surroundings, opened, effect, applies, turns } = request
  const { signal } = surroundings
  const mayAsk = effect === 'external' || (effect === 'stage' && applies)
  const rules = mayAsk ? (await import('./user-files.ts')).readUserRules(surroundings) : success([])
  if (!rules.ok) return rules
  const session = await openSession(request)
  const { root } = session
  const context = request.isOfBundle ? await bundleSession(session.context, opened, surroundings) : success(session.context)
  if (!context.ok) return context
  return success({
    context: context.value,
    root,
    async run({ tool, args, approver, emit, whileApplying }) {
      return runToolCall({
        tool,
        args,
        context: context.value,
        rules: rules.value,
        root,
        approver: mayAsk ? await approver() : NO_APPROVER,
        emit,
        ...(turns && { inTurn: (work) => turns.add(signal, work) }),
        ...(applies && {
          async apply(changes) {
            const [{ applyOnDisk }, { applyPlace }] = await Promise.all([
              import('../apply/disk/apply-on-disk.ts'),
              import('./plan-place.ts'),
            ])
            const apply = () => whileApplying((progress) => applyOnDisk({ ...applyPlace(opened), changes, progress }))
            return turns === undefined ? apply() : turns.add(signal, apply)
          },
        }),
      })
    },
    plan: (asked) => planCall(asked, opened, surroundings),
    async save(loaded) {
      const { planPlace } = await import('./plan-place.ts')
      return planPlace(opened).store.save(loaded)
    },
  })
}

async function planCall(
  { call, changes, reason }: ApprovalRequest,
  opened: OpenFolder,
  surroundings: Surroundings,
): Promise<Result<LoadedPlan, ToolError>> {
  const [{ loadConfig }, { readBase }, { policyHash }, { planOfCall }] = await Promise.all([
    import('./load-config.ts'),
    import('../plan/seal.ts'),
    import('../base/config.ts'),
    import('../plan/plan-of-call.ts'),
  ])
  const config = await loadConfig(opened.tree, new Date())
  if (!config.ok) return config
  const seal = sealToolsFor(opened, surroundings)
  const base = seal === undefined ? success({ directory: '.' as const }) : await readBase(seal.git, seal.repository, opened.tree.folder)
  if (!base.ok) return base
  const facts = { sousVersion: VERSION, base: base.value, policy: policyHash(config.value.config) }
  return planOfCall({ call, changes, reason, facts, seal })
}

async function bundleSession(
  context: OpenCall['context'],
  { tree }: OpenFolder,
  { env }: Surroundings,
): Promise<Result<OpenCall['context'], ToolError>> {
  const [{ loadConfig }, { bundleContext }] = await Promise.all([import('./load-config.ts'), import('./invoke-bundle-tool.ts')])
  const config = await loadConfig(tree, new Date())
  return config.ok ? success(bundleContext(context, { env, config: config.value.config, usage: lazyUsage(env, tree.folder) })) : config
}

/**
 * Why a tool of Sous cannot be called: it is switched off in the folder, or where its recipes are if no folder was named. Loads
 * nothing if nothing was ever switched off.
 */
export async function whyToolOff(name: string, { tree }: OpenFolder, isNamed: boolean): Promise<ToolError | undefined> {
  const { folder, repository } = tree
  const places = isNamed || repository === undefined ? [folder] : [folder, repository.workTree]
  if (places.every((place) => !fs.existsSync(path.join(place, SWITCHES_FILE)))) return undefined
  const [{ homeFolder }, { switchedOffIn }] = await Promise.all([import('./recipe-files.ts'), import('./open-bundles.ts')])
  return switchedOffIn(isNamed ? folder : homeFolder(folder)).whyTool(name)
}
