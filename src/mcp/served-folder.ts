import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyLoaded } from '../app/apply-saved.ts'
import { type OpenCall, openCall } from '../app/call-tool.ts'
import { openRecipes } from '../app/load-recipes.ts'
import { type OpenBundles, switchedOffIn } from '../app/open-bundles.ts'
import { type OpenFolder, openFolder, type Surroundings } from '../app/open-folder.ts'
import { planPlace } from '../app/plan-place.ts'
import { planRecipe, sharedFolder, unpreparedError } from '../app/plan-recipe.ts'
import { memoryHistory, OneByOne } from '../app/session.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { parseRepoPath, type RepoPath } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { VERSION } from '../base/version.ts'
import { referenceOf } from '../bundles/bundle.ts'
import { BUNDLES_FOLDER } from '../bundles/file-places.ts'
import { referenceText } from '../bundles/labels.ts'
import { whyOff } from '../bundles/list-bundles.ts'
import { faultText } from '../bundles/read-record.ts'
import type { CommandHistory } from '../system/process/history.ts'
import { ToolNames } from '../tools/config-tools.ts'
import { collectTools, ToolCollection } from '../tools/tool-collection.ts'
import type { CallScope, HostCallRequest, HostedRun, HostRecipe, HostRecipeRequest, HostTool, McpHost } from './mcp-host.ts'
import { McpServer } from './mcp-server.ts'

export interface ServedFolder {
  /** The signal of the server. */
  readonly surroundings: Surroundings
  /** Absolute, with links resolved when the server started. */
  readonly root: string
  readonly verbose: boolean
  /** Hosts that may be reached although their address is private. */
  readonly allowHosts: readonly string[]
  /** Commands and applies of this server wait for each other; other processes are kept out by the lock. */
  readonly turns: OneByOne
  /** Only the commands of this server. */
  readonly history: CommandHistory
  log: McpHost['log']
}

/** The folder that a server works in, opened again for each call to see what changed in between. */
export function servedFolder(served: ServedFolder): McpHost {
  const { surroundings, root, log } = served
  return {
    version: VERSION,
    openCall: (request) => openServedCall(served, request),
    bundleTools: bundleToolsOf(served),
    switchedOff: () => switchedOffIn(root),
    recipes: () => findRecipes(served),
    planRecipe: (request) => planServedRecipe(served, request),
    narrow: (uris) => {
      const shared = narrowToRoots(root, uris)
      if (shared?.length === 0) log('warn', `None of the client's roots is in ${root}, so none of its files are visible`)
      return shared
    },
    log: (level, message) => {
      if (!surroundings.signal.aborted) log(level, message)
    },
  }
}

async function openServedCall(served: ServedFolder, request: HostCallRequest): Promise<Result<OpenCall, ToolError>> {
  const { allowHosts, verbose, history, turns } = served
  const opened = await openShared(served, request)
  if (!opened.ok) return opened
  const { category, effect, isOfBundle = false } = request
  const surroundings = { ...served.surroundings, signal: request.signal }
  return openCall({ surroundings, opened: opened.value, category, effect, isOfBundle, applies: true, allowHosts, verbose, history, turns })
}

const WORKING_TREE = { commit: false, branch: undefined } as const

async function planServedRecipe(served: ServedFolder, request: HostRecipeRequest): Promise<Result<HostedRun, ToolError>> {
  const { root, allowHosts, verbose, turns } = served
  const { name, inputs, signal, shared, consent, emit } = request
  const surroundings = { ...served.surroundings, signal }
  const recipe = { word: name, root, inputs }
  const planned = await planRecipe({ surroundings, recipe, consent, shared, emit, allowHosts, verbose })
  if (!planned.ok) return failure(unpreparedError(planned.error))
  const { opened } = planned.value.run
  return success({
    ...planned.value,
    apply: (loaded, progress) =>
      turns.add(signal, () => applyLoaded({ loaded, place: planPlace(opened), options: WORKING_TREE, opened, surroundings, progress })),
  })
}

/** Only what the client shares of the folder. */
async function openShared({ surroundings, root }: ServedFolder, { shared }: CallScope): Promise<Result<OpenFolder, ToolError>> {
  const opened = await openFolder(surroundings, root)
  if (!opened.ok) return opened
  // The folder may have been replaced by a link since then.
  if (opened.value.tree.folder !== root) return failure(ERRORS.moved(root))
  return success(sharedFolder(opened.value, shared))
}

async function findRecipes({ surroundings, root, log }: ServedFolder): Promise<readonly HostRecipe[]> {
  const recipes = await openRecipes(surroundings, root, { isOffline: true })
  if (!recipes.ok) {
    log('warn', recipes.error.message)
    return []
  }
  const read = await recipes.value.read(recipes.value.all)
  const invalid = read.filter(({ recipe }) => recipe === undefined)
  if (invalid.length > 0) log('warn', `Not valid and not offered: ${invalid.map((file) => file.path).join(', ')}. See 'sous validate'.`)
  return read.flatMap(({ name, recipe }) => (recipe === undefined ? [] : [{ name, recipe }]))
}

/** The bundle tools of a served folder. Its files are checked each time, and read again only if they changed. */
export function bundleToolsOf(served: ServedFolder): () => Promise<readonly HostTool[]> {
  let opened: OpenBundles | undefined
  return async () => {
    if (!fs.existsSync(path.join(served.root, BUNDLES_FOLDER))) return []
    opened ??= await open(served)
    return opened === undefined ? [] : findTools(opened, served)
  }
}

async function open({ surroundings, root, log }: ServedFolder): Promise<OpenBundles | undefined> {
  const { openBundles } = await import('../app/open-bundles.ts')
  const bundles = await openBundles(surroundings, root)
  if (bundles.ok) return bundles.value
  log('warn', bundles.error.message)
  return undefined
}

async function findTools({ store }: OpenBundles, { log }: ServedFolder): Promise<readonly HostTool[]> {
  const { asTool } = await import('../tools/bundle-tool.ts')
  const views = await store.views()
  for (const fault of views.faults) log('warn', `Not offered: ${faultText(fault)}`)
  return views.tools.flatMap((definition) => {
    if (definition.isBuiltIn) return []
    const off = whyOff(definition, views)
    return [
      {
        reference: referenceText(referenceOf(definition)),
        argSchema: definition.type === 'http' ? definition.argSchema : undefined,
        isOff: off !== undefined,
        load: async () => (off === undefined ? asTool(definition) : failure(off)),
      },
    ]
  })
}

/**
 * What a client's roots leave of the served folder: the directories that they name, all of it (`undefined`) if one of them contains
 * it, and nothing if none of them overlaps. They never add anything.
 */
export function narrowToRoots(root: string, uris: readonly string[]): readonly RepoPath[] | undefined {
  const directories: RepoPath[] = []
  for (const uri of uris) {
    const real = realPathOf(uri)
    if (real === undefined) continue
    const relative = path.relative(root, real).split(path.sep).join('/')
    const holdsRoot = relative === '' || /^\.\.(?:\/\.\.)*$/.test(relative)
    if (holdsRoot) return undefined
    const directory = parseRepoPath(relative)
    if (directory.ok) directories.push(directory.value)
  }
  return directories
}

/** Links are resolved, so that they cannot lead around the check. */
function realPathOf(uri: string): string | undefined {
  try {
    return fs.realpathSync(fileURLToPath(uri))
  } catch {
    return undefined
  }
}

/** Builds the server of a folder: all tools, with the names and examples that the environment asks for. */
export async function openServer(request: Omit<ServedFolder, 'turns' | 'history'>): Promise<McpServer> {
  const { env, signal } = request.surroundings
  const served = { ...request, turns: new OneByOne(), history: memoryHistory() }
  const collection = new ToolCollection()
  await collectTools(collection, { withExamples: env['MCP_INCLUDE_EXAMPLE_TOOLS'] === 'true' })
  return new McpServer({ host: servedFolder(served), tools: collection.take(), names: new ToolNames(env['MCP_TOOL_PREFIX']), signal })
}

const ERRORS = {
  moved: (root: string) =>
    toolError('stale', `The folder '${path.basename(root)}' was replaced after the server started`, 'Start the server again.'),
}
