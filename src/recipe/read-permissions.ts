import { HIGHEST_LIMITS } from '../base/config.ts'
import { briefText, escapeUnprintable } from '../base/path.ts'
import type { RecipePermissions } from '../base/recipe.ts'
import { escapeGlob } from '../base/text/wording.ts'
import type { StepCall, ToolCatalogue } from './check-call.ts'
import type { Diagnostics } from './diagnostics.ts'
import { type FieldReading, field, kind, MapField, readText, readTexts, type YamlField } from './fields.ts'
import { hasExpression } from './read-value.ts'
import type { YamlNode } from './yaml/yaml-node.ts'

export const NO_PERMISSIONS: RecipePermissions = { write: [], run: [], fetch: [], maxFiles: undefined, at: undefined }

const TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files. Token permissions belong in the workflow." }

export const PERMISSIONS = new MapField({
  description: 'What the recipe may do. Shown first in every preview, and enforced. Default: read only.',
  keys: {
    write: kind.texts('Globs of the files that the recipe may change.', { check: globCheck('src/**/*.ts') }),
    run: kind.texts('Commands that the recipe may run, word for word.'),
    fetch: kind.texts('Hosts that the recipe may fetch from.', { check: checkHost }),
    'max-files': kind.integer(
      'How many files it may change. Default: as many as a plan may change, see `limits` in the configuration.',
      HIGHEST_LIMITS.files,
    ),
  },
  advice: {
    contents: TOKEN,
    'pull-requests': TOKEN,
    read: { text: 'Remove it: a recipe can always read the repository.' },
  },
})

export interface GlobReading extends FieldReading {
  readonly tools: Pick<ToolCatalogue, 'checkGlob'>
}

export function globCheck(example: string): (glob: string, item: YamlNode, reading: GlobReading) => void {
  return (glob, item, { tools, diagnostics }) => {
    const problem = tools.checkGlob(glob)
    if (problem !== undefined) diagnostics.error(item.at, 'invalid_glob', problem, `Write a glob such as '${example}'.`)
  }
}

/** One glob or several. */
export function excludeField(description: string): YamlField<readonly string[], GlobReading> {
  const check = globCheck('**/fixtures/**')
  const schema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, uniqueItems: true }] }
  return field(description, schema, (node, what, reading) => {
    if (node.kind !== 'scalar') return readTexts(node, what, reading, check)
    const glob = readText(node, what, reading)
    if (glob !== undefined) check(glob, node, reading)
    return glob === undefined ? undefined : [glob]
  })
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

export function checkHost(host: string, item: YamlNode, { diagnostics }: FieldReading): void {
  if (HOST.test(host)) return
  const message = `'${briefText(host)}' is not a host name`
  diagnostics.error(item.at, 'invalid_host', message, "Use only the host in lower case: 'nodejs.org', without https:// or a path.")
}

interface Surroundings {
  readonly catalogue: ToolCatalogue
  readonly diagnostics: Diagnostics
}

/** Finds calls that the recipe's own permissions never allow. */
export function checkPermission(call: StepCall, permissions: RecipePermissions, { catalogue, diagnostics }: Surroundings): void {
  const { tool, at } = call
  const needs = (key: 'write' | 'run' | 'fetch', message: string, example: string) =>
    diagnostics.error(at, 'permission_missing', message, suggestionFor(key, permissions, example))
  if (tool.effect === 'stage' && permissions.write.length === 0)
    needs('write', `${tool.name} changes files, but the recipe has no permission to`, globFor(namedFiles(call)[0], call))
  else
    for (const path of changesFiles(call) ? namedFiles(call) : [])
      if (catalogue.fitsAny?.(permissions.write, path) === false)
        needs('write', `The recipe has no permission to change '${briefText(path)}'`, globFor(path, call))
  if (tool.permissions.includes('RunCommands') && tool.effect === 'external') {
    const command = plainText(call, 'command')
    if (command !== undefined && !permissions.run.includes(command.value))
      needs('run', `The recipe has no permission to run '${briefText(command.value)}'`, briefText(JSON.stringify(command.value)))
  }
  if (tool.permissions.includes('Network')) {
    const host = hostOf(plainText(call, 'url')?.value)
    const hosts = tool.hosts ?? (host === undefined ? [] : [host])
    if (permissions.fetch.length === 0)
      needs('fetch', `${tool.name} fetches from the network, but the recipe has no permission to`, hosts[0] ?? 'nodejs.org')
    else
      for (const each of hosts)
        if (!permissions.fetch.includes(each)) needs('fetch', `The recipe has no permission to fetch from ${each}`, each)
  }
}

/** If the recipe already has permissions, a second key with that name would be refused. */
function suggestionFor(key: 'write' | 'run' | 'fetch', permissions: RecipePermissions, example: string): string {
  if (permissions.at === undefined) return `Add 'permissions: { ${key}: [${example}] }' to the recipe.`
  if (permissions[key].length === 0) return `Add '${key}: [${example}]' to 'permissions'.`
  return `Add ${example} to '${key}' in 'permissions'.`
}

/** A glob, as YAML, that covers a file that a call changes. */
function globFor(path: string | undefined, call: StepCall): string {
  const glob = path === undefined ? plainText(call, 'include')?.value : escapeGlob(path)
  return `'${escapeUnprintable(glob ?? 'docs/**/*.md').replaceAll("'", "''")}'`
}

/** The files that a call names, except the one that it only copies. */
function namedFiles(call: StepCall): readonly string[] {
  const names = call.tool.name === 'copy_file' ? ['to'] : ['path', 'from', 'to']
  return names.flatMap((name) => plainText(call, name)?.value ?? [])
}

/** Whether the call changes the files that it names. A directory may also be created on the way to a file. */
function changesFiles({ tool, arguments: given }: StepCall): boolean {
  const preview = given.find((entry) => entry.key === 'preview_only')?.value
  const isLooking = preview !== undefined && !(preview.kind === 'scalar' && preview.value === false)
  return tool.effect === 'stage' && tool.name !== 'create_directory' && !isLooking
}

function plainText(call: StepCall, argument: string): { readonly value: string } | undefined {
  const node = call.arguments.find((entry) => entry.key === argument)?.value
  return node?.kind === 'scalar' && typeof node.value === 'string' && !hasExpression(node.value) ? { value: node.value } : undefined
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? briefText(new URL(url).hostname) : undefined
}
