import type { Diagnostic, Digest, Recipe, RecipeEntry } from '../base/recipe.ts'
import type { ToolCatalogue } from './check-call.ts'
import { Diagnostics } from './diagnostics.ts'
import { type Advice, type Fields, readFields, readText, reportMissing, wrongType } from './read-fields.ts'
import { MAX_INPUTS, readInputs } from './read-inputs.ts'
import { NO_PERMISSIONS, readPermissions } from './read-permissions.ts'
import { StepsReader } from './read-steps.ts'
import { readEntries, type ValueReading } from './read-value.ts'
import { parseYaml, type YamlFile } from './yaml/read-yaml.ts'
import { checkName, type YamlNode } from './yaml/yaml-node.ts'

export const RECIPE_KEYS = ['name', 'description', 'inputs', 'permissions', 'steps', 'verify', 'outputs'] as const

export interface RecipeReading {
  /** Missing when there is an error among the diagnostics. */
  readonly recipe: Recipe | undefined
  /** What could be read of it, be it with errors: enough to look at what it calls. */
  readonly draft: Recipe | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a recipe, and finds everything that is wrong with it. Never throws, whatever the text. */
export function readRecipe(text: string, file: string, catalogue: ToolCatalogue): RecipeReading {
  const diagnostics = new Diagnostics()
  const yaml = parseYaml(text, file, diagnostics)
  const read = readRoot(yaml, catalogue, diagnostics)
  const draft = read && { ...read, source: sourceOf(text, file) }
  return { recipe: diagnostics.hasErrors ? undefined : draft, draft, diagnostics: diagnostics.list() }
}

/** Worked out when asked for: whoever only checks a recipe need not load what takes digests. */
function sourceOf(text: string, path: string): Recipe['source'] {
  return {
    path,
    get digest() {
      return process.getBuiltinModule('node:crypto').hash('sha256', text) as Digest
    },
  }
}

const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['on', { text: 'This is a key of workflow files; a recipe is started by a workflow, a comment or the command line.' }],
  ['jobs', { text: "This is a key of workflow files; a recipe has its 'steps' at the top.", instead: 'steps' }],
  ['runs', { text: "This is a key of action files; a recipe has its 'steps' at the top.", instead: 'steps' }],
  ['env', { text: "Variables for a command go into the step's 'with: { env: … }'." }],
])

function readRoot({ source, root }: YamlFile, catalogue: ToolCatalogue, diagnostics: Diagnostics): Omit<Recipe, 'source'> | undefined {
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
    if (!diagnostics.hasErrors) diagnostics.error(source.range(0), 'empty', 'The file is empty', "Begin with 'name:' and 'steps:'.")
    return undefined
  }
  const fields = readFields(root, { what: 'A recipe', keys: RECIPE_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return undefined
  for (const key of ['name', 'steps']) if (fields.lacks(key)) reportMissing(key, 'A recipe', source.range(0), diagnostics)
  const inputs = fields.read('inputs', (node) => readInputs(node, catalogue.patternTrial, diagnostics)) ?? []
  const before = diagnostics.count
  const permissions = fields.read('permissions', (node) => readPermissions(node, catalogue, diagnostics)) ?? NO_PERMISSIONS
  const known = diagnostics.count === before ? permissions : undefined
  const reader = new StepsReader({ source, diagnostics, catalogue, permissions: known }, inputNames(fields), [
    fields.entry('steps')?.value,
    fields.entry('verify')?.value,
  ])
  return {
    name: fields.read('name', (node, what) => readTitle(node, what, diagnostics)) ?? '',
    description: fields.read('description', (node, what) => readText(node, what, diagnostics)) ?? '',
    inputs,
    permissions,
    steps: fields.read('steps', (node, what) => reader.read(node, what)) ?? [],
    verify: fields.read('verify', (node, what) => reader.read(node, what)) ?? [],
    outputs: fields.read('outputs', (node) => readOutputs(node, { source, diagnostics, scope: reader.scope })) ?? [],
  }
}

/** Also those inputs that something is wrong with: what refers to them is right. */
function inputNames(fields: Fields): readonly string[] {
  const node = fields.entry('inputs')?.value
  return node?.kind === 'map' ? node.entries.slice(0, MAX_INPUTS).map((entry) => entry.key) : []
}

function readTitle(node: YamlNode, what: string, diagnostics: Diagnostics): string | undefined {
  const text = readText(node, what, diagnostics)
  if (text === undefined || (text.length <= 100 && !/[\n\r]/.test(text))) return text
  diagnostics.error(node.at, 'invalid_name', `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.")
  return undefined
}

function readOutputs(node: YamlNode, reading: ValueReading): readonly RecipeEntry[] {
  if (node.kind !== 'map') return wrongType(node, "'outputs'", 'a map', reading.diagnostics) ?? []
  for (const entry of node.entries) checkName(entry.key, 'The name of an output', entry.keyAt, reading.diagnostics)
  return readEntries(node, reading)
}
