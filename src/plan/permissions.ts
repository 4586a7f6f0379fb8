import type { FileChange } from '../base/change.ts'
import { CONFIG_FILE } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText, escapeUnprintable } from '../base/path.ts'
import type { ToolCall } from '../base/policy.ts'
import type { Recipe, RecipePermissions } from '../base/recipe.ts'
import { escapeGlob } from '../base/text/escape.ts'
import { countOf } from '../base/text/wording.ts'
import { type Glob, parseGlobs } from '../workspace/glob/glob.ts'

interface Surroundings {
  /** That of the recipe that called this one. */
  readonly caller?: PermissionGuard
  /** Hosts that the repository lets recipes fetch from, where it says so. */
  readonly fetchHosts?: readonly string[] | undefined
}

/**
 * What a recipe declared that it may do, held against all that it does. A recipe that is called by another is held
 * against the permissions of both: what is called can never do more than its caller.
 */
export class PermissionGuard {
  readonly #recipe: Recipe
  readonly #caller: PermissionGuard | undefined
  readonly #fetchHosts: readonly string[] | undefined
  readonly #write: Glob
  readonly #touched = new Set<string>()

  constructor(recipe: Recipe, { caller, fetchHosts }: Surroundings = {}) {
    const write = parseGlobs(recipe.permissions.write)
    if (!write.ok) throw new Error(`A recipe was read with a glob that is none: ${write.error.message}`)
    this.#recipe = recipe
    this.#caller = caller
    this.#fetchHosts = fetchHosts
    this.#write = write.value
  }

  /** For a call that is to act outside of the workspace: its command, or the host that it names. */
  refuseCall({ tool, args }: ToolCall): ToolError | undefined {
    if (tool.effect !== 'external') return undefined
    if (tool.hosts !== undefined) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({ tool, args })
    const { command, url } = args
    if (tool.permissions.includes('RunCommands') && typeof command === 'string' && !this.#permissions.run.includes(command))
      return this.#refuse('run', `may not run '${briefText(command)}'`, command)
    if (tool.permissions.includes('Network') && typeof url === 'string' && URL.canParse(url)) {
      const refusal = this.#refuseHosts([new URL(url).hostname])
      if (refusal !== undefined) return refusal
    }
    return this.#caller?.refuseCall({ tool, args })
  }

  #refuseHosts(hosts: readonly string[]): ToolError | undefined {
    for (const host of hosts) {
      if (!this.#permissions.fetch.includes(host)) return this.#refuse('fetch', `may not fetch from ${briefText(host)}`, host)
      if (this.#fetchHosts?.includes(host) === false) return refuseHost(host)
    }
    return undefined
  }

  mayReach(host: string): boolean {
    const isAllowed = this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== false
    return isAllowed && (this.#caller?.mayReach(host) ?? true)
  }

  /** For what a call changed. A file counts against `max-files` once, however often it changes. */
  refuseChanges(changes: readonly FileChange[]): ToolError | undefined {
    const outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes))
    if (outside !== undefined) return this.#refuse('write', `may not change '${briefText(outside.path)}'`, outside.path)
    for (const { path } of changes) this.#touched.add(path)
    const { maxFiles } = this.#permissions
    if (this.#touched.size > maxFiles)
      return toolError(
        'permission_missing',
        `The recipe '${this.#recipe.name}' may not change more than ${countOf(maxFiles, 'file')}`,
        `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`,
      )
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
    const advice =
      this.#permissions.at === undefined
        ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.`
        : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`
    return toolError('permission_missing', `The recipe '${this.#recipe.name}' ${what}`, advice)
  }
}

function refuseHost(host: string): ToolError {
  const message = `${CONFIG_FILE} does not let recipes fetch from ${briefText(host)}`
  return toolError('permission_missing', message, `Add ${quote(host)} to 'fetch' in ${CONFIG_FILE}, if they should.`)
}

/** A directory that is made only because another one in it is. */
function isParent({ kind, path }: FileChange, changes: readonly FileChange[]): boolean {
  return kind === 'create_directory' && changes.some((other) => other.path.startsWith(`${path}/`))
}

/** As YAML has it, on one line and whole. */
function quote(value: string): string {
  const shown = escapeUnprintable(value)
  return shown === value ? `'${value.replaceAll("'", "''")}'` : escapeUnprintable(JSON.stringify(value))
}
