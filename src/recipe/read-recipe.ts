import type { Diagnostic, Digest, Recipe, RecipeEntry } from '../base/recipe.ts'
import type { ToolCatalogue } from './check-call.ts'
import { Diagnostics } from './diagnostics.ts'
import { type FieldReading, field, kind, MapField, NAMED, refine, wrongType } from './fields.ts'
import { INPUTS, MAX_INPUTS } from './read-inputs.ts'
import { NO_PERMISSIONS, PERMISSIONS } from './read-permissions.ts'
import { StepsReader, stepList } from './read-steps.ts'
import { readEntries, type ValueReading } from './read-value.ts'
import { parseYaml, type YamlFile } from './yaml/read-yaml.ts'
import { checkName, type YamlNode } from './yaml/yaml-node.ts'

export const RECIPE = new MapField({
  what: 'A recipe',
  keys: {
    name: refine(kind.text('What the recipe does, in a few words.', { minLength: 1, maxLength: 100 }), checkTitle),
    description: kind.text('What the recipe does and when to use it.'),
    inputs: INPUTS,
    permissions: PERMISSIONS,
    steps: stepList('What to do, in this order.'),
    verify: stepList('Steps that run last. When one fails, there is no plan and nothing changes.'),
    outputs: field('Values that a run gives back, usually expressions over the outputs of steps.', NAMED, readOutputs),
  },
  required: ['name', 'steps'],
  advice: {
    on: { text: 'This is a key of workflow files; a recipe is started by a workflow, a comment or the command line.' },
    jobs: { text: "This is a key of workflow files; a recipe has its 'steps' at the top.", instead: 'steps' },
    runs: { text: "This is a key of action files; a recipe has its 'steps' at the top.", instead: 'steps' },
    env: { text: "Variables for a command go into the step's 'with: { env: … }'." },
  },
})

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

function readRoot({ source, root }: YamlFile, tools: ToolCatalogue, diagnostics: Diagnostics): Omit<Recipe, 'source'> | undefined {
  if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
    if (!diagnostics.hasErrors) diagnostics.error(source.range(0), 'empty', 'The file is empty', "Begin with 'name:' and 'steps:'.")
    return undefined
  }
  const fields = RECIPE.open(root, { diagnostics }, { missingAt: source.range(0) })
  if (fields === undefined) return undefined
  const inputs = fields.read('inputs', { patternTrial: tools.patternTrial, diagnostics }) ?? []
  const before = diagnostics.count
  const allowed = fields.read('permissions', { tools, diagnostics })
  const permissions = allowed === undefined ? NO_PERMISSIONS : { ...NO_PERMISSIONS, ...allowed, at: fields.entry('permissions')?.value.at }
  const known = diagnostics.count === before ? permissions : undefined
  const lists = [fields.entry('steps')?.value, fields.entry('verify')?.value]
  const steps = new StepsReader(
    { source, diagnostics, catalogue: tools, permissions: known },
    inputNames(fields.entry('inputs')?.value),
    lists,
  )
  return {
    name: fields.read('name', { diagnostics }) ?? '',
    description: fields.read('description', { diagnostics }) ?? '',
    inputs,
    permissions,
    steps: fields.read('steps', { diagnostics, steps }) ?? [],
    verify: fields.read('verify', { diagnostics, steps }) ?? [],
    outputs: fields.read('outputs', { source, diagnostics, scope: steps.scope }) ?? [],
  }
}

/** Also those inputs that something is wrong with: what refers to them is right. */
function inputNames(node: YamlNode | undefined): readonly string[] {
  return node?.kind === 'map' ? node.entries.slice(0, MAX_INPUTS).map((entry) => entry.key) : []
}

function checkTitle(title: string, node: YamlNode, { diagnostics }: FieldReading, what: string): string | undefined {
  if (title.length <= 100 && !/[\n\r]/.test(title)) return title
  diagnostics.error(node.at, 'invalid_name', `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.")
  return undefined
}

function readOutputs(node: YamlNode, what: string, reading: ValueReading): readonly RecipeEntry[] | undefined {
  if (node.kind !== 'map') return wrongType(node, what, 'a map', reading.diagnostics)
  for (const entry of node.entries) checkName(entry.key, 'The name of an output', entry.keyAt, reading.diagnostics)
  return readEntries(node, reading)
}
