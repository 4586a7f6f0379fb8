import { parseReference } from '../bundles/labels.ts'
import type { ConfigTools } from '../recipe/config/config-reading.ts'
import { parseGlob } from '../workspace/glob.ts'
import { ALIASES, TOOL_NAMES } from './registry.ts'

/** The tools as the reader of the configuration sees them, without loading any. */
export const CONFIG_TOOLS: ConfigTools = {
  names: [...TOOL_NAMES, ...Object.keys(ALIASES)],
  fullName(name) {
    const full = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name
    return full !== undefined && (TOOL_NAMES.includes(full) || parseReference(full) !== undefined) ? full : undefined
  },
  checkGlob(pattern) {
    const glob = parseGlob(pattern)
    return glob.ok ? undefined : glob.error.message
  },
}
