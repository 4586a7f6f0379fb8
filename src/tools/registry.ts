import { SWITCHES_FILE } from '../base/config.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { ReadText } from '../bundles/bundle-views.ts'
import { builtInReference, parseReference, recipeReference, referenceText, type ToolReference } from '../bundles/labels.ts'
import type { Tool } from './kit/tool.ts'

/** Every tool, in the order of the documentation. Loaded on first use: most runs use one of many. */
const LOADERS: Readonly<Record<string, () => Promise<Tool>>> = {
  get_content: async () => (await import('./content/tool_get_content.ts')).getContentTool,
  get_category_content: async () => (await import('./content/tool_get_category_content.ts')).getCategoryContent,
  get_collection_content: async () => (await import('./content/tool_get_collection_content.ts')).getCollectionContent,
  grep: async () => (await import('./search/tool_grep.ts')).grep,
  grep_search: async () => (await import('./search/tool_grep_search.ts')).grepSearch,
  find_code: async () => (await import('./search/tool_find_code.ts')).findCode,
  glob: async () => (await import('./read/tool_glob.ts')).glob,
  file_search: async () => (await import('./read/tool_file_search.ts')).fileSearch,
  search: async () => (await import('./search/tool_search.ts')).search,
  list_directory: async () => (await import('./read/tool_list_directory.ts')).listDirectory,
  list_dir: async () => (await import('./read/tool_list_dir.ts')).listDir,
  read_file: async () => (await import('./read/tool_read_file.ts')).readFile,
  read_data: async () => (await import('./read/tool_read_data.ts')).readData,
  create_file: async () => (await import('./edit/tool_create_file.ts')).createFile,
  update_file: async () => (await import('./edit/tool_update_file.ts')).updateFile,
  write_file: async () => (await import('./edit/tool_write_file.ts')).writeFile,
  append_file: async () => (await import('./edit/tool_append_file.ts')).appendFile,
  ensure_lines: async () => (await import('./edit/tool_ensure_lines.ts')).ensureLinesTool,
  replace_in_file: async () => (await import('./edit/tool_replace_in_file.ts')).replaceInFile,
  replace_string_in_file: async () => (await import('./edit/tool_replace_string_in_file.ts')).replaceStringInFile,
  replace_code: async () => (await import('./edit/tool_replace_code.ts')).replaceCode,
  edit_lines: async () => (await import('./edit/tool_edit_lines.ts')).editLines,
  edit_data: async () => (await import('./edit/tool_edit_data.ts')).editData,
  apply_patch: async () => (await import('./edit/tool_apply_patch.ts')).applyPatch,
  create_directory: async () => (await import('./edit/tool_create_directory.ts')).createDirectory,
  move_file: async () => (await import('./edit/tool_move_file.ts')).moveFile,
  copy_file: async () => (await import('./edit/tool_copy_file.ts')).copyFile,
  delete_file: async () => (await import('./edit/tool_delete_file.ts')).deleteFile,
  run_in_terminal: async () => (await import('./run/tool_run_in_terminal.ts')).runInTerminal,
  terminal_last_command: async () => (await import('./run/tool_terminal_last_command.ts')).terminalLastCommand,
  fetch_webpage: async () => (await import('./run/tool_fetch_webpage.ts')).fetchWebpage,
}

/** Short names that recipes may use. */
export const ALIASES: Readonly<Record<string, string>> = {
  content: 'get_content',
  replace: 'replace_in_file',
  edit: 'edit_lines',
  terminal: 'run_in_terminal',
  fetch: 'fetch_webpage',
}

/** Tools that search all files, and take them as they are found. */
export const SEARCHING_TOOLS: ReadonlySet<string> = new Set(['grep', 'grep_search', 'search'])

/** Tools that go through all files: listing can start while the tool itself is loading. */
export const LISTING_TOOLS: ReadonlySet<string> = new Set([
  ...[...SEARCHING_TOOLS, 'find_code', 'glob', 'file_search'],
  ...['get_content', 'get_category_content', 'get_collection_content'],
])

/** Tools that act outside the workspace. */
export const EXTERNAL_TOOLS: ReadonlySet<string> = new Set(['run_in_terminal', 'fetch_webpage'])

/** Whether a name is that of a tool of a bundle, such as `tickets/create@1`. */
export function isBundleToolName(name: string): boolean {
  // Most names have no slash.
  return name.includes('/') && parseReference(name) !== undefined
}

/** Those, and every bundle tool: a file decides what it does. */
export function isExternalTool(name: string): boolean {
  return EXTERNAL_TOOLS.has(name) || isBundleToolName(name)
}

export const TOOL_NAMES: readonly string[] = Object.keys(LOADERS)

/** The tool of that name or short name. */
export async function findTool(name: string): Promise<Tool | undefined> {
  const full = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name
  return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : undefined
}

export async function allTools(): Promise<readonly Tool[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()))
}

/**
 * Which tools of Sous and recipes a repository has switched off. The file is read on first use; if it cannot be read, everything
 * counts as off.
 */
export class SwitchedOff {
  readonly #read: ReadText
  #disabled: Promise<Result<ReadonlySet<string>, ToolError>> | undefined

  constructor(read: ReadText) {
    this.#read = read
  }

  /** Why the tool with this full name cannot be called; `undefined` when it can. */
  whyTool(name: string): Promise<ToolError | undefined> {
    return this.#why(() => builtInReference(name), `tool '${name}'`)
  }

  whyRecipe(name: string): Promise<ToolError | undefined> {
    return this.#why(() => recipeReference(name), `recipe '${name}'`)
  }

  async #why(named: () => ToolReference, what: string): Promise<ToolError | undefined> {
    this.#disabled ??= this.#load()
    const disabled = await this.#disabled
    if (!disabled.ok) return disabled.error
    if (disabled.value.size === 0) return undefined
    const reference = named()
    const { BUNDLE_ERRORS } = await import('../bundles/bundle-errors.ts')
    if (disabled.value.has(reference.bundle)) return BUNDLE_ERRORS.bundleOff(reference.bundle)
    return disabled.value.has(referenceText(reference)) ? BUNDLE_ERRORS.toolOff(reference, what) : undefined
  }

  async #load(): Promise<Result<ReadonlySet<string>, ToolError>> {
    const text = await this.#read(SWITCHES_FILE)
    if (!text.ok) return text
    if (text.value === undefined) return success(new Set())
    const [{ parseSwitches }, { BUNDLE_ERRORS }] = await Promise.all([
      import('../bundles/read-record.ts'),
      import('../bundles/bundle-errors.ts'),
    ])
    const parsed = parseSwitches(text.value)
    return parsed.ok ? parsed : failure(BUNDLE_ERRORS.corrupt(parsed.error))
  }
}
