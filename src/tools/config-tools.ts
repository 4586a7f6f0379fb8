import type { ConfigTools } from '../recipe/config/read-rules.ts'
import { parseGlob } from '../workspace/glob/glob.ts'
import { ALIASES, isBundleToolName, TOOL_NAMES } from './registry.ts'

/** The tools as far as the configuration needs to know them, without loading any. */
export const CONFIG_TOOLS: ConfigTools = {
  names: [...TOOL_NAMES, ...Object.keys(ALIASES)],
  fullName(name) {
    const full = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name
    return full !== undefined && (TOOL_NAMES.includes(full) || isBundleToolName(full)) ? full : undefined
  },
  checkGlob(pattern) {
    const glob = parseGlob(pattern)
    return glob.ok ? undefined : glob.error.message
  },
}

/** How tools are named towards a client that wants a prefix. Documentation always shows the plain name. */
export class ToolNames {
  readonly #defaultPrefix: string
  readonly #overrides: ReadonlyMap<string, string>

  /** `overrides` maps a tool's plain name to its own prefix; an empty one means no prefix. */
  constructor(defaultPrefix = '', overrides: Readonly<Record<string, string>> = {}) {
    this.#defaultPrefix = defaultPrefix
    this.#overrides = new Map(Object.entries(overrides))
  }

  /** The prefix and the plain name, joined by an underscore unless the prefix ends with a separator. */
  nameOf(tool: string): string {
    const prefix = this.#overrides.get(tool) ?? this.#defaultPrefix
    if (prefix === '') return tool
    return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`
  }
}
