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
  texts: 'What people read: help, comments, questions.',
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
  campaign: 'One recipe over many repositories: rows, groups, waves, approvals and the ledger.',
  app: 'Plans, approves and applies for the programs.',
  mcp: 'The MCP server (`sous mcp`).',
  rest: 'The REST server (`sous serve`).',
  web: 'Serves the pages of `sous studio`.',
  cli: 'The commands.',
  action: 'The jobs of the action: preview, apply, review, propose, check, gate, publish.',
}

/** The module that each program starts with. */
export const ENTRIES = {
  'cli/index': path.join(compiled, 'src/cli/main.js'),
  'action/index': path.join(compiled, 'src/action/main.js'),
} as const
export const SEARCH_WORKER = path.join(compiled, 'src/cli/search-worker.js')
export const CODE_WORKER = path.join(compiled, 'src/cli/code-worker.js')

/** What runs that must be short load when they need it, beside what they start with. */
const TOOL_CALL = ['cli/commands/tool-command', 'tools/search/tool_grep']
const RECIPES_READ = ['cli/commands/validate-command', 'tools/recipe-catalogue', 'app/load-config']
/** What these runs import and seldom use: it is in the file of its folder, and loaded when it is used. `npm run bench -- --unused` finds more. */
const SELDOM = [
  'app/user-files',
  'base/digest',
  'base/errors/reasons',
  'base/errors/tool-errors',
  'base/plan',
  'base/text/json',
  'base/text/secrets',
  'recipe/input-values',
  'report/json/wire-json',
]
/** What they use after the start only. */
const NOT_AT_START = ['base/text/wording', 'report/terminal/terminal-result']
/** What reading recipes imports for tools that search and change files, and does not use. */
const NOT_TO_READ = [
  'git/index',
  'system/process/time-limit',
  'tools/edit/edit-file',
  'tools/edit/replace-files',
  'tools/search/search-output',
  'workspace/listing/tracked-tree',
  'workspace/search/file-selection',
  'workspace/search/pattern',
  'workspace/text/replace',
]
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
  if (event.has(id)) return call.has(id) || read.has(id) ? { file: 'shared/start', part: 'paths' } : { file: 'shared/event', part: 'event' }
  const folder = folderOf(id)
  // The action uses what they do, without the commands.
  const part = folder === 'cli' ? 'command' : 'work'
  if (call.has(id)) return read.has(id) || sometimes.has(id) ? { file: 'shared/core', part: 'work' } : { file: 'shared/tool-call', part }
  if (read.has(id)) return { file: 'shared/reader', part }
  return { file: sometimes.get(id) ?? `shared/${folder}` }
}

/** Files that hold what short runs need, whichever folder of src that is of. */
export const SHORT_RUN_FILES: Readonly<Record<string, string>> = {
  'shared/start': 'What both programs start with, how the command line writes to the terminal, and paths.',
  'shared/event': 'Finds whether an event of GitHub is for Sous. Most comments are not.',
  'shared/core': 'Opens a folder, lists its files and checks arguments. Used by tool calls and by whatever reads recipes.',
  'shared/tool-call': 'Calls one tool by hand (`sous tool`), searches files, and `grep`.',
  'shared/reader': 'Reads recipes and finds mistakes in them (`sous validate`).',
}

/** Whether nearly all of a file is used when any of it is. */
export function isUsedWhole(file: string): boolean {
  return file in SHORT_RUN_FILES || file.startsWith('vendor/')
}

/** What other files need as soon as they are loaded, in the order that these need each other. */
const FIRST_FILES = ['shared/start', 'shared/event', 'shared/core']

/** Whether a file loads another one when something of that is first used; otherwise the two are loaded together. */
export function isLate(file: string, other: string): boolean {
  const rank = file in ENTRIES ? 0 : FIRST_FILES.indexOf(file)
  const otherRank = FIRST_FILES.indexOf(other)
  return otherRank === -1 || (rank !== -1 && rank < otherRank)
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
  /** Loaded later, not at the start of a program. */
  readonly later: ReadonlySet<string>
}

const tiers = new WeakMap<Graph, Tiers>()

function tiersOf(graph: Graph): Tiers {
  const known = tiers.get(graph)
  if (known !== undefined) return known
  const named = (names: readonly string[]): readonly string[] => names.map(moduleOf)
  const missing = named([TOOL_CALL, RECIPES_READ, SELDOM, NOT_AT_START, NOT_TO_READ].flat()).find((id) => !graph.modules.has(id))
  if (missing !== undefined) throw new Error(`scripts/dist-layout.ts names a module that nothing imports: ${missing}`)
  const without = (...names: readonly string[]): ((id: string) => boolean) => {
    const left = new Set(named([...SELDOM, ...names]))
    return (id) => !left.has(id)
  }
  const line = closure([ENTRIES['cli/index']], graph, without(...NOT_AT_START))
  const event = closure([ENTRIES['action/index']], graph, without(...NOT_AT_START))
  const sometimes = Object.entries(SOMETIMES).flatMap(([name, file]) =>
    [...closure([moduleOf(name)], graph, without(...NOT_TO_READ))].map((id) => [id, file] as const),
  )
  const found = {
    line,
    event,
    call: closure(named(TOOL_CALL), graph, without()),
    read: closure(named(RECIPES_READ), graph, without(...NOT_TO_READ)),
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
