import type { FileChange } from '../base/change.ts'
import { CONFIG_FILE, type SousConfig } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText, escapeUnprintable, foldPath, type RepoDirectory, ROOT_DIRECTORY } from '../base/path.ts'
import type { Plan, ToolCall } from '../base/plan.ts'
import { whyDenied, whyProtected } from '../base/protected-files.ts'
import type { Recipe, RecipePermissions } from '../base/recipe.ts'
import { countOf, escapeGlob } from '../base/text/wording.ts'
import { isExternalTool } from '../tools/registry.ts'
import { type Glob, parseExcludes, parseGlobs } from '../workspace/glob/glob.ts'

interface Surroundings {
  /** The guard of the recipe that called this one. */
  readonly caller?: PermissionGuard
  /** Hosts that the repository allows, if it restricts them. */
  readonly fetchHosts?: readonly string[] | undefined
  /** What the configuration leaves out. */
  readonly exclude?: readonly string[] | undefined
}

/**
 * Checks everything a recipe does against its declared permissions. A recipe that another one calls is checked against the
 * permissions of both, so it can never do more than its caller.
 */
export class PermissionGuard {
  readonly #recipe: Recipe
  readonly #caller: PermissionGuard | undefined
  readonly #fetchHosts: readonly string[] | undefined
  readonly #write: Glob
  readonly #touched = new Set<string>()
  /** What its steps leave out when they go through files: also what its caller leaves out. */
  readonly excludes: Glob | undefined
  readonly excludeTexts: readonly string[]

  constructor(recipe: Recipe, { caller, fetchHosts, exclude = [] }: Surroundings = {}) {
    const write = parseGlobs(recipe.permissions.write)
    if (!write.ok) throw new Error(`A recipe was read with an invalid glob: ${write.error.message}`)
    this.#recipe = recipe
    this.#caller = caller
    this.#fetchHosts = fetchHosts
    this.#write = write.value
    this.excludes = joinExcludes([...recipe.exclude, ...exclude], caller?.excludes)
    this.excludeTexts = [...recipe.exclude, ...exclude, ...(caller?.excludeTexts ?? [])]
  }

  /** Checks a call that acts outside the workspace: its command or host. */
  refuseCall({ tool, args }: ToolCall): ToolError | undefined {
    if (tool.effect !== 'external') return undefined
    if (tool.hosts !== undefined) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({ tool, args })
    const { command, url } = args
    if (tool.permissions.includes('RunCommands') && typeof command === 'string' && !this.#permissions.run.includes(command))
      return this.#refuse('run', `has no permission to run '${briefText(command)}'`, command)
    if (tool.permissions.includes('Network') && typeof url === 'string' && URL.canParse(url)) {
      const refusal = this.#refuseHosts([new URL(url).hostname])
      if (refusal !== undefined) return refusal
    }
    return this.#caller?.refuseCall({ tool, args })
  }

  #refuseHosts(hosts: readonly string[]): ToolError | undefined {
    for (const host of hosts) {
      if (!this.#permissions.fetch.includes(host)) return this.#refuse('fetch', `has no permission to fetch from ${briefText(host)}`, host)
      if (this.#fetchHosts?.includes(host) === false) return ERRORS.refuseHost(host)
    }
    return undefined
  }

  mayReach(host: string): boolean {
    const isAllowed = this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== false
    return isAllowed && (this.#caller?.mayReach(host) ?? true)
  }

  /** Checks what a call changed. A file counts once for `max-files`, however often it changes. */
  refuseChanges(changes: readonly FileChange[]): ToolError | undefined {
    const outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes))
    if (outside !== undefined) return this.#refuse('write', `has no permission to change '${briefText(outside.path)}'`, outside.path)
    for (const { path } of changes) this.#touched.add(path)
    const { maxFiles } = this.#permissions
    if (maxFiles !== undefined && this.#touched.size > maxFiles) return ERRORS.tooManyFiles(this.#recipe.name, maxFiles, this.#place)
    return this.#caller?.refuseChanges(changes)
  }

  get #permissions(): RecipePermissions {
    return this.#recipe.permissions
  }

  get #place(): string {
    const { at, source } = { at: this.#permissions.at, source: this.#recipe.source }
    return at === undefined ? ` in ${source.path}` : ` (${at.file}:${at.line})`
  }

  #refuse(key: 'write' | 'run' | 'fetch', what: string, value: string): ToolError {
    const quoted = quote(key === 'write' ? escapeGlob(value) : value)
    const place = this.#permissions.at === undefined ? undefined : this.#place
    return ERRORS.notPermitted(this.#recipe, what, { key, quoted, place })
  }
}

function joinExcludes(patterns: readonly string[], above: Glob | undefined): Glob | undefined {
  // One by one: only each for itself was checked to be valid.
  const globs = patterns.map((pattern) => {
    const glob = parseExcludes([pattern])
    if (!glob.ok) throw new Error(`A recipe or configuration was read with an invalid glob: ${glob.error.message}`)
    return glob.value
  })
  const all = above === undefined ? globs : [...globs, above]
  return all.length === 0 ? undefined : { matches: (path) => all.some((glob) => glob.matches(path)) }
}

/** A directory that is created only as a parent of another one. */
function isParent({ kind, path }: FileChange, changes: readonly FileChange[]): boolean {
  return kind === 'create_directory' && changes.some((other) => other.path.startsWith(`${path}/`))
}

/** As YAML, on one line and in full. */
function quote(value: string): string {
  const shown = escapeUnprintable(value)
  return shown === value ? `'${value.replaceAll("'", "''")}'` : escapeUnprintable(JSON.stringify(value))
}

/** A plan that deletes more files than this needs a second approver. */
export const MAX_QUIET_DELETES = 20

export interface SensitiveChanges {
  readonly plan: Pick<Plan, 'base' | 'steps'>
  readonly changes: readonly FileChange[]
}

/** The shipped tools among them, in plain words. */
const EXTERNAL: Readonly<Record<string, string>> = { run_in_terminal: 'it runs a command', fetch_webpage: 'it fetches a web page' }

/** Why the requester of a plan may not approve it alone, in words for people; empty if they may. */
export function whySensitive({ plan, changes }: SensitiveChanges, config: Pick<SousConfig, 'protectedPaths'>): readonly string[] {
  const places = { directory: plan.base.directory, matches: matchProtected(config.protectedPaths) }
  const reasons: string[] = []
  for (const change of changes) {
    const why = whyProtected(change, places)
    if (why !== undefined) reasons.push(`it changes ${briefText(change.path)}, which ${why}`)
  }
  reasons.push(...externalCalls(plan).map((tool) => EXTERNAL[tool] ?? `it calls ${tool}, which uses the network`))
  const deletes = changes.filter((change) => change.kind === 'delete').length
  if (deletes > MAX_QUIET_DELETES) reasons.push(`it deletes ${countOf(deletes, 'file')}`)
  return reasons
}

export function isSensitive(plan: SensitiveChanges, config: Pick<SousConfig, 'protectedPaths'>): boolean {
  return whySensitive(plan, config).length > 0
}

/** Includes failed and waiting calls: their effects are not among the changes. */
function externalCalls({ steps }: SensitiveChanges['plan']): readonly string[] {
  const tools = new Set<string>()
  for (const { tool, outcome } of steps) if (outcome.kind !== 'skipped' && isExternalTool(tool)) tools.add(tool)
  return [...tools]
}

/** Whether a plan contains the result of a command or web request, which cannot be reproduced. */
export function hasRunExternal({ steps }: Pick<Plan, 'steps'>): boolean {
  return steps.some(({ tool, outcome }) => isExternalTool(tool) && (outcome.kind === 'ran' || outcome.kind === 'failed'))
}

/**
 * Whether one of the globs protects a path of the repository. A matching directory includes everything below it, and case is
 * ignored: on many file systems another spelling is the same file.
 */
export function matchProtected(globs: readonly string[]): (path: string) => boolean {
  const plain = globs.map((glob) => {
    const parsed = parseExcludes([glob])
    if (!parsed.ok) throw new Error(`A configuration was read with an invalid glob: ${parsed.error.message}`)
    return parsed.value
  })
  const folded = globs.flatMap((glob): readonly Glob[] => {
    // A range such as `[Z-a]` is no longer valid once it is folded.
    const parsed = parseExcludes([foldPath(glob)])
    return parsed.ok ? [parsed.value] : []
  })
  return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches(foldPath(path)))
}

/**
 * Why a plan must not be made on GitHub, where no one watches it: it changes workflows without permission, or the configuration
 * itself. `directory` is the directory that the paths start from.
 */
export function checkProtected(
  changes: readonly FileChange[],
  { approval }: Pick<SousConfig, 'approval'>,
  directory: RepoDirectory = ROOT_DIRECTORY,
): ToolError | undefined {
  for (const change of changes) {
    const why = whyDenied(change, { directory, allowWorkflows: approval.allowWorkflows })
    if (why === undefined) continue
    return ERRORS.protectedPath(change.path, why)
  }
  return undefined
}

const ERRORS = {
  refuseHost: (host: string) =>
    toolError(
      'permission_missing',
      `${CONFIG_FILE} does not let recipes fetch from ${briefText(host)}`,
      `Add ${quote(host)} to 'fetch' in ${CONFIG_FILE}, if they should.`,
    ),
  tooManyFiles: (recipe: string, most: number, place: string) =>
    toolError(
      'permission_missing',
      `The recipe '${recipe}' has no permission to change more than ${countOf(most, 'file')}`,
      `Narrow what it changes, or raise 'max-files' in its permissions${place}.`,
    ),
  notPermitted: (
    { name, source }: Recipe,
    what: string,
    { key, quoted, place }: { readonly key: string; readonly quoted: string; readonly place: string | undefined },
  ) =>
    toolError(
      'permission_missing',
      `The recipe '${name}' ${what}`,
      place === undefined
        ? `Add 'permissions: { ${key}: [${quoted}] }' to ${source.path}, if it should.`
        : `Add ${quoted} to '${key}' in its permissions${place}, if it should.`,
    ),
  protectedPath: (path: string, why: string) =>
    toolError(
      'path_protected',
      `The recipe may not change '${briefText(path)}' here: ${why}`,
      why === 'it is a workflow'
        ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${CONFIG_FILE}.`
        : 'Change it in a pull request of your own.',
    ),
}
