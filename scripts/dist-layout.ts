import * as path from 'node:path'

// Which file of dist/ a module goes into: one for each folder of src, one for each package, and a few that keep short runs short.

export interface Graph {
  readonly modules: ReadonlyMap<string, Imports>
  /** Modules that are imported when they are called for. */
  readonly lazy: ReadonlySet<string>
}

export interface Imports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

const root = path.resolve(import.meta.dirname, '..')
const compiled = path.join(root, 'build/js')

/** What each folder of src is for. */
export const FOLDERS: Readonly<Record<string, string>> = {
  base: 'Types that everybody shares, errors and text.',
  system: 'Disk, network and processes.',
  git: "Git's formats, and how Sous runs git.",
  workspace: 'The staged tree over the real one, search and patches, and the sandbox that commands run in.',
  recipe: 'Recipes and configuration: the rarer half. The rest is in `reader.js`.',
  content: 'Categories and collections of files, and their templates.',
  bundles: 'Tools that users define, mostly HTTP calls.',
  tools: 'What recipes call.',
  plan: 'Runs a recipe and seals what it would change; decides what needs approval; saves plans.',
  apply: 'Writes an approved plan to disk or makes a commit of it; undo and recovery.',
  report: 'What people and programs read: terminal, Markdown, JSON.',
  github: 'Everything about GitHub: its API, who may do what, comments, proposals. Fetches and pushes.',
  app: 'Plans, approves and applies for the programs.',
  mcp: 'The MCP server (`sous mcp`).',
  rest: 'The REST server (`sous serve`).',
  cli: 'The commands.',
  action: 'The jobs of the action: preview, apply, review, propose, check, gate, publish.',
}

/** The module that each program starts with. */
export const ENTRIES = {
  'cli/index': path.join(compiled, 'src/cli/main.js'),
  'action/index': path.join(compiled, 'src/action/main.js'),
} as const
export const WORKER = path.join(compiled, 'src/cli/search-worker.js')

/** What runs that must be short load when they need it, beside what they start with. */
const TOOL_CALL = ['cli/commands/tool-command', 'tools/search/tool_grep']
const RECIPES_READ = ['cli/commands/validate-command', 'tools/recipe-catalogue', 'app/load-config']
/** Modules that only some of those runs need. */
const SOMETIMES: Readonly<Record<string, string>> = {
  'system/disk/walk-folder': 'shared/core',
  'tools/edit/tool_replace_in_file': 'shared/reader',
}

export interface Place {
  /** Relative to dist and without its extension. */
  readonly file: string
  /** Modules with the same one are evaluated together; without it, those that the same modules need are. */
  readonly part?: string
}

/** Where a module goes; nowhere if only the start of one program uses it. */
export function placeOf(id: string, graph: Graph): Place | undefined {
  if (id.startsWith('\0')) return { file: 'shared/start' }
  if (id.startsWith('builtin:')) return { file: 'vendor/node' }
  if (RARELY_USED.test(id)) return { file: 'vendor/zod-json-schema' }
  if (isOfPackage(id)) return { file: `vendor/${vendorOf(id, graph)}` }
  const { line, event, call, read, sometimes, later } = tiersOf(graph)
  if ((line.has(id) || event.has(id)) && !later.has(id)) return undefined
  if (line.has(id)) return { file: 'shared/start', part: event.has(id) ? 'start' : 'terminal' }
  if (event.has(id))
    return call.has(id) || read.has(id) ? { file: 'shared/values', part: 'values' } : { file: 'shared/event', part: 'event' }
  const folder = folderOf(id)
  // The action uses what they do, without the commands.
  const part = folder === 'cli' ? 'command' : 'work'
  if (call.has(id)) return read.has(id) || sometimes.has(id) ? { file: 'shared/core', part: 'work' } : { file: 'shared/tool-call', part }
  if (read.has(id)) return { file: 'shared/reader', part }
  return { file: sometimes.get(id) ?? `shared/${folder}` }
}

/** Files that hold what short runs need, whichever folder of src that is of. */
export const SHORT_RUN_FILES: Readonly<Record<string, string>> = {
  'shared/start': 'What both programs start with, and how the command line writes to the terminal.',
  'shared/event': 'Finds whether an event of GitHub is for Sous. Most comments are not.',
  'shared/values': 'Paths, digests and JSON.',
  'shared/core': 'Opens a folder, lists its files and searches them. Used by tool calls and by whatever reads recipes.',
  'shared/tool-call': 'Calls one tool by hand (`sous tool`), and `grep`.',
  'shared/reader': 'Reads recipes and finds mistakes in them (`sous validate`).',
}

/** Whether nearly all of a file is used when any of it is. */
export function isUsedWhole(file: string): boolean {
  return file in SHORT_RUN_FILES || file.startsWith('vendor/')
}

/** A part of zod that only some commands need. */
const RARELY_USED = /\/zod\/v4\/core\/(?:to-json-schema|json-schema\S*)\.js$/

/** The folder of src; the few helpers of scripts/ that the command line uses write reports. */
function folderOf(id: string): string {
  const [top = '', folder = ''] = path.relative(compiled, id).split(path.sep)
  return top === 'src' ? folder : 'report'
}

/** Where the module is in the repository, if it is one of Sous. */
export function sourceOf(id: string): string | undefined {
  return id.startsWith(compiled) ? path.relative(compiled, id).replaceAll(path.sep, '/').replace(/\.js$/, '.ts') : undefined
}

function moduleOf(name: string): string {
  return path.join(compiled, `src/${name}.js`)
}

interface Tiers {
  /** What the command line loads whatever it does. */
  readonly line: ReadonlySet<string>
  /** What the action loads to find whether an event is for Sous. */
  readonly event: ReadonlySet<string>
  /** What a tool that is called by hand loads. */
  readonly call: ReadonlySet<string>
  /** What reading recipes loads. */
  readonly read: ReadonlySet<string>
  /** The file of what only some short runs need. */
  readonly sometimes: ReadonlyMap<string, string>
  /** What something else than the start of a program loads. */
  readonly later: ReadonlySet<string>
}

const tiers = new WeakMap<Graph, Tiers>()

function tiersOf(graph: Graph): Tiers {
  const known = tiers.get(graph)
  if (known !== undefined) return known
  const [calling, reading] = [TOOL_CALL.map(moduleOf), RECIPES_READ.map(moduleOf)]
  const missing = [...calling, ...reading].find((id) => !graph.modules.has(id))
  if (missing !== undefined) throw new Error(`No such module is loaded: ${missing}`)
  const line = closure([ENTRIES['cli/index']], graph)
  const event = closure([ENTRIES['action/index']], graph)
  const sometimes = Object.entries(SOMETIMES).flatMap(([name, file]) =>
    [...closure([moduleOf(name)], graph)].map((id) => [id, file] as const),
  )
  const found = {
    line,
    event,
    call: closure(calling, graph),
    read: closure(reading, graph),
    sometimes: new Map(sometimes),
    later: closure(graph.lazy, graph),
  }
  // What both programs start with belongs to neither.
  for (const id of line) if (event.has(id)) found.later.add(id)
  tiers.set(graph, found)
  return found
}

/** The modules that are loaded with these. */
function closure(from: Iterable<string>, graph: Graph, follows: (id: string) => boolean = () => true): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id) || !follows(id)) return
    found.add(id)
    graph.modules.get(id)?.importedIds.forEach(add)
  }
  for (const id of from) add(id)
  return found
}

const vendors = new WeakMap<Graph, ReadonlyMap<string, string>>()

/** A package that only one of Sous's own dependencies uses goes with that. */
function vendorOf(id: string, graph: Graph): string {
  if (id.endsWith(COPY)) return '@modelcontextprotocol/sdk'
  const known = vendors.get(graph) ?? readVendors(graph)
  vendors.set(graph, known)
  const name = packageName(id)
  return known.get(name) ?? name
}

function readVendors(graph: Graph): ReadonlyMap<string, string> {
  const used = [...graph.modules].flatMap(([id, { importedIds, dynamicallyImportedIds }]) =>
    isOfPackage(id) ? [] : [...importedIds, ...dynamicallyImportedIds].filter(isOfPackage),
  )
  const dependencies = new Set(used.map(packageName))
  const users = new Map<string, Set<string>>()
  for (const dependency of dependencies) {
    const isOther = (id: string): boolean => dependencies.has(packageName(id)) && packageName(id) !== dependency
    const own = used.filter((id) => packageName(id) === dependency)
    for (const id of closure(own, graph, (module) => isOfPackage(module) && !isOther(module)))
      users.set(packageName(id), (users.get(packageName(id)) ?? new Set()).add(dependency))
  }
  return new Map([...users].flatMap(([name, [only, ...others]]) => (only === undefined || others.length > 0 ? [] : [[name, only]])))
}

function isOfPackage(id: string): boolean {
  return id.includes('/node_modules/')
}

/** What marks the modules of the copy of zod that the MCP SDK has for itself. */
export const COPY = '?copy'

/** The package that a module is of; empty for modules of Sous. */
export function packageName(id: string): string {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? ''
}
