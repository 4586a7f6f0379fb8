import { briefText } from '../model/path.ts'
import type { RecipePermissions } from '../model/recipe.ts'
import type { Diagnostics } from './diagnostics.ts'
import { type Advice, readFields } from './read-fields.ts'
import { readInteger } from './read-scalars.ts'
import { readTextList } from './read-text-list.ts'
import type { ToolCatalogue } from './tool-catalogue.ts'
import type { YamlNode } from './yaml-node.ts'

export const MAX_FILES = 2_000
export const PERMISSION_KEYS = ['write', 'run', 'fetch', 'max-files'] as const
export const NO_PERMISSIONS: RecipePermissions = { write: [], run: [], fetch: [], maxFiles: MAX_FILES, at: undefined }

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

export function readPermissions(node: YamlNode, catalogue: ToolCatalogue, diagnostics: Diagnostics): RecipePermissions {
  const fields = readFields(node, { what: "'permissions'", keys: PERMISSION_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return NO_PERMISSIONS
  const list = (key: string, check?: (text: string, item: YamlNode) => void) =>
    fields.read(key, (value, what) => readTextList(value, what, diagnostics, check)) ?? []
  return {
    write: list('write', (glob, item) => checkGlob(glob, item, { tools: catalogue, diagnostics })),
    run: list('run'),
    fetch: list('fetch', (host, item) => checkHost(host, item, diagnostics)),
    maxFiles: fields.read('max-files', (value, what) => readInteger(value, what, MAX_FILES, diagnostics)) ?? MAX_FILES,
    at: fields.at,
  }
}

const TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." }
const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['contents', TOKEN],
  ['pull-requests', TOKEN],
  ['read', { text: 'A recipe may always read the repository: remove it.' }],
])

interface GlobCheck {
  readonly tools: Pick<ToolCatalogue, 'checkGlob'>
  readonly diagnostics: Diagnostics
  readonly example?: string
}

export function checkGlob(glob: string, item: YamlNode, { tools, diagnostics, example = 'src/**/*.ts' }: GlobCheck): void {
  const problem = tools.checkGlob(glob)
  if (problem !== undefined) diagnostics.error(item.at, 'invalid_glob', problem, `Write a glob such as '${example}'.`)
}

export function checkHost(host: string, item: YamlNode, diagnostics: Diagnostics): void {
  if (HOST.test(host)) return
  const message = `'${briefText(host)}' is not a host name`
  diagnostics.error(item.at, 'invalid_host', message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.")
}
