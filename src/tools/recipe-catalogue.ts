import type * as z from 'zod/mini'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { parseRepoPath } from '../base/path.ts'
import type { Result } from '../base/result.ts'
import { parseReference } from '../bundles/labels.ts'
import type { ArgumentFinding, ToolCatalogue, ToolDescription, ToolField } from '../recipe/check-call.ts'
import type { Finding } from '../recipe/diagnostics.ts'
import type { JsonSchema } from '../recipe/fields.ts'
import { type RecipeReading, readRecipe } from '../recipe/read-recipe.ts'
import type { PatternTrial } from '../system/process/time-limit.ts'
import { parseGlob, parseGlobs } from '../workspace/glob/glob.ts'
import { checkLiterals } from './kit/check-literals.ts'
import type { FieldsSchema } from './kit/json-schema.ts'
import { unwrap } from './kit/schema-shape.ts'
import type { Tool } from './kit/tool.ts'
import { ALIASES, findTool, TOOL_NAMES } from './registry.ts'

/** Finds the tools that do not come with Sous. */
export type FindMore = (name: string) => Promise<Result<Tool, ToolError>>

export interface CatalogueOptions {
  readonly describe?: (tool: Tool) => ToolDescription
  readonly findMore?: FindMore | undefined
  /** Whether the patterns of its recipes need no trial. */
  readonly trustsPatterns?: boolean | undefined
  /** Why a tool that comes with Sous cannot be used here. */
  readonly whyOff?: ((name: string) => Promise<ToolError | undefined>) | undefined
}

/** The tools as the reader of recipes sees them. Each is loaded when a recipe names it: most recipes use a few of many. */
export class RecipeCatalogue implements ToolCatalogue {
  readonly names: readonly string[] = [...TOOL_NAMES, ...Object.keys(ALIASES)]
  readonly #tools = new Map<string, Tool>()
  readonly #descriptions = new Map<string, ToolDescription>()
  readonly #missed = new Set<string>()
  readonly #describe: (tool: Tool) => ToolDescription
  readonly #findMore: FindMore | undefined
  readonly #whyOff: CatalogueOptions['whyOff']
  readonly patternTrial: PatternTrial
  readonly #faults = new Map<string, ToolError>()

  constructor({ describe = describeBriefly, findMore, whyOff, trustsPatterns = false }: CatalogueOptions = {}) {
    this.#describe = describe
    this.#findMore = findMore
    this.#whyOff = whyOff
    this.patternTrial = trustsPatterns ? 'nowhere' : 'apart'
  }

  find(name: string): ToolDescription | undefined {
    const full = fullName(name)
    const known = this.#descriptions.get(full)
    if (known !== undefined) return known
    const tool = this.#tools.get(full)
    if (tool === undefined) {
      if (!this.#faults.has(full) && (TOOL_NAMES.includes(full) || this.#mayBeMore(full))) this.#missed.add(full)
      return undefined
    }
    const description = this.#describe(tool)
    this.#descriptions.set(full, description)
    return description
  }

  whyMissing(name: string): Finding | undefined {
    const fault = this.#faults.get(fullName(name))
    return fault && { code: fault.code === 'disabled' ? 'disabled' : 'unknown_tool', message: fault.message, suggestion: fault.suggestion }
  }

  checkGlob(pattern: string): string | undefined {
    const glob = parseGlob(pattern)
    return glob.ok ? undefined : glob.error.message
  }

  fitsAny(patterns: readonly string[], path: string): boolean {
    const [globs, parsed] = [parseGlobs(patterns), parseRepoPath(path)]
    return !globs.ok || !parsed.ok || globs.value.matches(parsed.value)
  }

  checkCall(
    name: string,
    plain: Readonly<Record<string, unknown>>,
    partial: Readonly<Record<string, readonly unknown[]>>,
  ): readonly ArgumentFinding[] {
    const tool = this.#tools.get(fullName(name))
    return tool === undefined ? [] : checkLiterals(tool, plain, partial, this.patternTrial)
  }

  async load(names: Iterable<string>): Promise<void> {
    const missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name))
    for (const tool of await Promise.all(missing.map((name) => this.#load(name)))) if (tool !== undefined) this.#tools.set(tool.name, tool)
  }

  async #load(name: string): Promise<Tool | undefined> {
    if (this.#faults.has(name)) return undefined
    if (!this.#mayBeMore(name)) {
      const off = TOOL_NAMES.includes(name) ? await this.#whyOff?.(name) : undefined
      if (off === undefined) return findTool(name)
      this.#faults.set(name, off)
      return undefined
    }
    const found = await this.#findMore?.(name)
    if (found?.ok === false) this.#faults.set(name, found.error)
    return found?.ok === true ? found.value : undefined
  }

  /** Whether a name is that of a tool of a bundle. */
  #mayBeMore(name: string): boolean {
    return this.#findMore !== undefined && parseReference(name) !== undefined
  }

  /** Loads the tools that were looked for in vain. Returns whether there were any. */
  async loadMissed(): Promise<boolean> {
    const missed = [...this.#missed]
    this.#missed.clear()
    await this.load(missed)
    return missed.length > 0
  }
}

/** A catalogue with all tools loaded, and all that there is to say about them. */
export async function wholeCatalogue(): Promise<RecipeCatalogue> {
  const schemas = await import('./kit/json-schema.ts')
  const catalogue = new RecipeCatalogue({ describe: (tool) => describeFully(tool, schemas) })
  await catalogue.load(TOOL_NAMES)
  return catalogue
}

/** Reads a recipe with those tools that it names. */
export async function readRecipeText(text: string, file: string, catalogue: RecipeCatalogue): Promise<RecipeReading> {
  await catalogue.load(likelyNames(text))
  let reading = readRecipe(text, file, catalogue)
  // A name can also be written with escapes.
  while (await catalogue.loadMissed()) reading = readRecipe(text, file, catalogue)
  return reading
}

function likelyNames(text: string): readonly string[] {
  return [...text.matchAll(/\btool: *['"]?(\w+)/g)].map((match) => match[1] ?? '')
}

function fullName(name: string): string {
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name
}

function describeFully(tool: Tool, { argumentSchema, outputSchema }: typeof import('./kit/json-schema.ts')): ToolDescription {
  return { ...facts(tool), arguments: fields(argumentSchema(tool)), outputs: fields(outputSchema(tool)) }
}

function fields(schema: FieldsSchema): readonly ToolField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: field as JsonSchema,
  }))
}

/** What checking a recipe takes: full schemas take a good part of a short run to make. */
function describeBriefly(tool: Tool): ToolDescription {
  const outputs = Object.keys(tool.outputs().shape)
  const names = 'preview_only' in tool.args().shape && !outputs.includes('diff') ? [...outputs, 'diff'] : outputs
  return {
    ...facts(tool),
    arguments: Object.entries(tool.args().shape).map(([name, schema]) => ({
      name,
      required: !['optional', 'default'].includes((schema as z.core.$ZodTypes)._zod.def.type),
      schema: briefSchema(schema),
    })),
    outputs: names.map((name) => ({ name, required: true, schema: {} })),
  }
}

/** Only where texts are wanted. */
function briefSchema(schema: z.core.$ZodType): JsonSchema {
  const { def } = unwrap(schema)._zod
  if (def.type === 'array') return { type: 'array', items: briefSchema(def.element) }
  if (def.type === 'record') return { type: 'object', additionalProperties: briefSchema(def.valueType) }
  const isText =
    def.type === 'string' || def.type === 'enum' || (def.type === 'literal' && def.values.every((value) => typeof value === 'string'))
  return isText ? { type: 'string' } : {}
}

function facts({ name, summary, effect, permissions, hosts }: Tool) {
  return { name, summary, effect, permissions, hosts }
}
