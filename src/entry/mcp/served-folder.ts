import * as path from 'node:path'
import { landOnDisk } from '../../engine/landing/land-on-disk.ts'
import { readBase } from '../../engine/plan-base.ts'
import { planOfCall } from '../../engine/plan-of-call.ts'
import { savePlan } from '../../engine/plan-store.ts'
import { policyHash } from '../../model/policy-hash.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import type { HostRecipe, McpHost, OpenCall, OpenCallRequest, Scope } from '../../serve/mcp/mcp-host.ts'
import type { CommandHistory } from '../../system/history.ts'
import { bundleContext } from '../bundles/bundle-context.ts'
import type { Invocation } from '../console.ts'
import { landingPlace } from '../landing-place.ts'
import { lazyUsage } from '../lazy-usage.ts'
import { sealToolsFor } from '../make-run.ts'
import { type OpenFolder, openFolder } from '../open-folder.ts'
import { openRecipes } from '../open-recipes.ts'
import { planPlace } from '../plan-place.ts'
import { loadConfig } from '../read-config.ts'
import { openSession } from '../session.ts'
import { switchedOffIn } from '../switched-off-in.ts'
import { readUserRules } from '../user-rules.ts'
import { VERSION } from '../version.ts'
import { bundleToolsOf } from './bundle-tools.ts'
import { narrowToRoots } from './client-roots.ts'
import type { OneByOne } from './one-by-one.ts'
import { prepareRecipe } from './prepare-recipe.ts'
import { sharedFolder } from './shared-folder.ts'

export interface ServedFolder {
  /** Of the server as a whole. */
  readonly invocation: Invocation
  /** Absolute, with all links resolved when the server started. */
  readonly root: string
  readonly verbose: boolean
  /** Hosts that may be reached although their address is private. */
  readonly allowHosts: readonly string[]
  /** Commands and landings of this server wait for each other; landings of others are told apart by their lock. */
  readonly turns: OneByOne
  /** Of the commands of this server alone. */
  readonly history: CommandHistory
  log: McpHost['log']
}

/** The folder that a server works in, opened anew for each call: what changed in between is seen. */
export function servedFolder(served: ServedFolder): McpHost {
  const { invocation, root, log } = served
  return {
    version: VERSION,
    openCall: (request) => openCall(served, request),
    bundleTools: bundleToolsOf(served),
    switchedOff: () => switchedOffIn(root),
    recipes: () => findRecipes(served),
    prepareRecipe: (request) => prepareRecipe(served, request),
    narrow: (uris) => {
      const shared = narrowToRoots(root, uris)
      if (shared?.length === 0) log('warn', `None of the client's roots is in ${root}: no file of it will be shown`)
      return shared
    },
    log: (level, message) => {
      if (!invocation.signal.aborted) log(level, message)
    },
  }
}

async function openCall(served: ServedFolder, request: OpenCallRequest): Promise<Result<OpenCall, ToolError>> {
  const { root, verbose, allowHosts } = served
  const invocation = { ...served.invocation, signal: request.signal }
  const opened = await openShared(served, request)
  if (!opened.ok) return opened
  const rules = request.effect === 'read' ? success([]) : readUserRules(invocation)
  if (!rules.ok) return rules
  const { category } = request
  const session = await openSession({ invocation, category, opened: opened.value, allowHosts, verbose, history: served.history })
  const context = request.isOfBundle ? await withBundles(session.context, opened.value, invocation) : success(session.context)
  if (!context.ok) return context
  return success({
    context: context.value,
    root,
    rules: rules.value,
    async seal({ call, changes, reason }) {
      const config = await loadConfig(opened.value.tree, new Date())
      if (!config.ok) return config
      const seal = sealToolsFor(opened.value, invocation)
      const base = seal === undefined ? success({ directory: '.' as const }) : await readBase(seal.git, seal.repository, root)
      if (!base.ok) return base
      const facts = { sousVersion: VERSION, base: base.value, policy: policyHash(config.value.config) }
      return planOfCall({ call, changes, reason, facts, seal })
    },
    keep: (loaded) => savePlan(planPlace(opened.value).store, loaded),
    land: (changes, progress) => served.turns.add(request.signal, () => landOnDisk({ ...landingPlace(opened.value), changes, progress })),
    inTurn: (work) => served.turns.add(request.signal, work),
  })
}

async function withBundles(
  context: OpenCall['context'],
  { tree }: OpenFolder,
  { env }: Invocation,
): Promise<Result<OpenCall['context'], ToolError>> {
  const config = await loadConfig(tree, new Date())
  return config.ok ? success(bundleContext(context, { env, config: config.value.config, usage: lazyUsage(env, tree.folder) })) : config
}

/** Only what the client shares of the folder. */
async function openShared({ invocation, root }: ServedFolder, { shared }: Scope): Promise<Result<OpenFolder, ToolError>> {
  const opened = await openFolder(invocation, root)
  if (!opened.ok) return opened
  // The folder itself may have been replaced by a link since.
  if (opened.value.tree.folder !== root) return failure(moved(root))
  return success(sharedFolder(opened.value, shared))
}

async function findRecipes({ invocation, root, log }: ServedFolder): Promise<readonly HostRecipe[]> {
  const recipes = await openRecipes(invocation, root)
  if (!recipes.ok) {
    log('warn', recipes.error.message)
    return []
  }
  const read = await recipes.value.read(recipes.value.all)
  const invalid = read.filter(({ recipe }) => recipe === undefined)
  if (invalid.length > 0) log('warn', `Not valid, and not offered: ${invalid.map((file) => file.path).join(', ')}. See 'sous validate'.`)
  return read.flatMap(({ name, recipe }) => (recipe === undefined ? [] : [{ name, recipe }]))
}

function moved(root: string): ToolError {
  return toolError('stale', `The folder '${path.basename(root)}' is not the one that the server was started for`, 'Start the server again.')
}
