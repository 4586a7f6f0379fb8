import type { Tool } from './tool.ts'
import { deleteFile } from './tool_delete_file.ts'

/** Every tool, in the order of the documentation. */
export const TOOLS: readonly Tool[] = [deleteFile]

/** Short names that recipes may use. */
export const ALIASES: Readonly<Record<string, string>> = {
  replace: 'replace_in_file',
  edit: 'edit_lines',
  terminal: 'run_in_terminal',
  fetch: 'fetch_webpage',
}

const BY_NAME: ReadonlyMap<string, Tool> = new Map(TOOLS.map((tool) => [tool.name, tool]))

/** The tool of that name or short name. */
export function findTool(name: string): Tool | undefined {
  return BY_NAME.get(Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name)
}

/** Every name that `findTool` knows. */
export function toolNames(): readonly string[] {
  return [...BY_NAME.keys(), ...Object.keys(ALIASES)]
}
