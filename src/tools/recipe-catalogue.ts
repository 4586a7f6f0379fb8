import * as z from 'zod/mini'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { Result } from '../base/result.ts'
import { type ArgumentFinding, type ToolCatalogue, type ToolDescription, type ToolField, UNKNOWN } from '../recipe/check-call.ts'
import type { Finding } from '../recipe/diagnostics.ts'
import type { JsonSchema } from '../recipe/fields.ts'
import { type RecipeReading, readRecipe } from '../recipe/read-recipe.ts'
import { hasFewPaths, type PatternTrial } from '../system/process/time-limit.ts'
import { parseGlob, parseGlobs } from '../workspace/glob/glob.ts'
import { regexPattern } from '../workspace/search/pattern.ts'
import { compileReplacement } from '../workspace/text/replace.ts'
import { isGlob } from './kit/argument-schemas.ts'
import { argumentKind, briefSchema, describeArgumentErrors, findBrokenRules, PLAINLY, schemaAt } from './kit/check-arguments.ts'
import type { FieldsSchema } from './kit/json-schema.ts'
import { PATH_ARGUMENTS, parseDirectoryArgument, parsePathArgument } from './kit/path-arguments.ts'
import type { ArgumentRule, KnownArguments, Tool } from './kit/tool.ts'
import { ALIASES, findTool, isBundleToolName, TOOL_NAMES } from './registry.ts'

/** Finds tools that do not ship with Sous. */
export type FindMore = (name: string) => Promise<Result<Tool, ToolError>>

export interface CatalogueOptions {
  readonly describe?: (tool: Tool) => ToolDescription
  readonly findMore?: FindMore | undefined
  /** Whether the patterns of its recipes are trusted and need no test. */
  readonly trustsPatterns?: boolean | undefined
  /** Why a tool of Sous cannot be used here. */
  readonly whyOff?: ((name: string) => Promise<ToolError | undefined>) | undefined
}

interface LoadedTool {
  readonly tool: Tool
  readonly description: ToolDescription
  /** Also those that are loaded with it. */
  readonly rules: readonly ArgumentRule[] | undefined
}

/** The tools as the recipe reader sees them. Each is loaded when a recipe names it: most recipes use a few of many. */
export class RecipeCatalogue implements ToolCatalogue {
  readonly names: readonly string[] = [...TOOL_NAMES, ...Object.keys(ALIASES)]
  readonly #tools = new Map<string, LoadedTool>()
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
    const known = this.#tools.get(full)
    if (known !== undefined) return known.description
    if (!this.#faults.has(full) && (TOOL_NAMES.includes(full) || this.#mayBeMore(full))) this.#missed.add(full)
    return undefined
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
    const [globs, parsed] = [parseGlobs(patterns), parsePathArgument(path)]
    return !globs.ok || !parsed.ok || globs.value.matches(parsed.value)
  }

  checkCall(name: string, known: Readonly<Record<string, unknown>>): readonly ArgumentFinding[] {
    const found = this.#tools.get(fullName(name))
    return found === undefined ? [] : checkKnown(found.tool, known, this.patternTrial, found.rules)
  }

  async load(names: Iterable<string>): Promise<void> {
    const missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name))
    for (const tool of await Promise.all(missing.map((name) => this.#load(name)))) {
      if (tool === undefined) continue
      const rules = tool.loadRules === undefined ? tool.rules : [...(tool.rules ?? []), ...(await tool.loadRules())]
      this.#tools.set(tool.name, { tool, description: this.#describe(tool), rules })
    }
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

  /** Whether a name could be that of a bundle tool. */
  #mayBeMore(name: string): boolean {
    return this.#findMore !== undefined && isBundleToolName(name)
  }

  /** Loads the tools that were looked up but not loaded. Returns whether there were any. */
  async loadMissed(): Promise<boolean> {
    const missed = [...this.#missed]
    this.#missed.clear()
    await this.load(missed)
    return missed.length > 0
  }
}

/** A catalogue with all tools loaded and fully described. */
export async function wholeCatalogue(): Promise<RecipeCatalogue> {
  const schemas = await import('./kit/json-schema.ts')
  const catalogue = new RecipeCatalogue({ describe: (tool) => describeFully(tool, schemas) })
  await catalogue.load(TOOL_NAMES)
  return catalogue
}

/** Reads a recipe together with the tools that it names. */
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

/** What it takes to check a recipe: generating full schemas would take a good part of a short run. */
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
    outputs: names.map((name) => ({ name, required: true, schema: briefSchema(tool.outputs().shape[name] ?? NO_DIFF) })),
  }
}

const NO_DIFF = z.string()

function facts({ name, summary, effect, permissions, hosts }: Tool) {
  return { name, summary, effect, permissions, hosts }
}

type Issue = z.core.$ZodIssue

/** Checks the arguments of a call that are known before it runs. Others are `UNKNOWN`, or missing because they are reported elsewhere. */
export function checkKnown(
  tool: Tool,
  known: KnownArguments,
  trial?: PatternTrial,
  rules: readonly ArgumentRule[] | undefined = tool.rules,
): readonly ArgumentFinding[] {
  const parsed = tool.args().safeParse({ ...known }, PLAINLY)
  const wrong = parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, known))
  const findings = wrong.map((issue): ArgumentFinding => {
    const [message = ''] = describeArgumentErrors(tool, [issue], known)
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    return { path, code: 'invalid_argument', message, suggestion: `See 'sous tool ${tool.name} --help'.` }
  })
  const told = new Set(findings.map(({ path }) => path[0]))
  const meant = [...checkGlobs(tool, known), ...checkMeaning(tool, known, trial)].filter(({ path }) => !told.has(path[0]))
  // Something else that is wrong may only look like a broken rule.
  const isSound = findings.length === 0 && lacksNothing(tool, known)
  return [...findings, ...meant, ...(isSound ? findBrokenRules(rules, known, trial) : [])]
}

/** Whether a call has every required argument and no other that does not exist. */
function lacksNothing(tool: Tool, known: KnownArguments): boolean {
  const { shape } = tool.args()
  const isOptional = (name: string) => ['optional', 'default'].includes((shape[name] as z.core.$ZodTypes)._zod.def.type)
  return (
    Object.keys(known).every((name) => Object.hasOwn(shape, name)) &&
    Object.keys(shape).every((name) => isOptional(name) || Object.hasOwn(known, name))
  )
}

/** Whether the recipe reader does not report the same: it reports unknown and missing arguments, and unquoted strings. */
function isNews(issue: Issue, tool: Tool, known: KnownArguments): boolean {
  const [argument] = issue.path
  if (argument === undefined || !Object.hasOwn(known, argument)) return false
  const value = issue.path.reduce<unknown>((at, part) => (at as Readonly<Record<PropertyKey, unknown>> | null)?.[part], known)
  if (value === UNKNOWN || (issue.code === 'invalid_union' && hasUnknown(value))) return false
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return true
  const containers = issue.path.slice(1).map((_, i) => schemaAt(tool.args(), issue.path.slice(0, i + 1)))
  const isWithinReach = containers.every((schema) => schema !== undefined && ['list', 'record'].includes(argumentKind(schema)))
  return (typeof value === 'object' && value !== null) || !isWithinReach
}

function hasUnknown(value: unknown): boolean {
  if (value === UNKNOWN) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnknown)
}

/** Invalid globs, each with its position. */
function checkGlobs(tool: Tool, known: KnownArguments): readonly ArgumentFinding[] {
  const { shape } = tool.args()
  return Object.entries(known).flatMap(([argument, value]) => {
    const schema = Object.hasOwn(shape, argument) ? shape[argument] : undefined
    if (schema === undefined || !isGlob(schema)) return []
    const check = (glob: unknown, path: ArgumentFinding['path']) =>
      typeof glob === 'string' ? finding(path, 'invalid_glob', parseGlob(glob)) : []
    return Array.isArray(value) ? value.flatMap((glob, index) => check(glob, [argument, index])) : check(value, [argument])
  })
}

/** Those that are regular expressions when `is_regex` says so. */
const REGEX_ARGUMENTS: readonly string[] = ['find', 'after', 'before']

/** What a schema cannot check: invalid regular expressions and paths. */
function checkMeaning(tool: Tool, known: KnownArguments, trial: PatternTrial | undefined): readonly ArgumentFinding[] {
  // For a tool that calls a server, `path` and `pattern` mean what the server says.
  if (tool.hosts !== undefined) return []
  return Object.entries(known).flatMap(([argument, value]): readonly ArgumentFinding[] => {
    if (typeof value !== 'string' || value === '') return []
    if (PATH_ARGUMENTS.includes(argument)) return finding([argument], 'invalid_argument', parseDirectoryArgument(value))
    if (argument === 'pattern' && (tool.name === 'grep' || known['is_regex'] === true))
      return isPlainlySound(value, trial) ? [] : finding([argument], 'invalid_pattern', regexPattern(value, { caseSensitive: true, trial }))
    if (REGEX_ARGUMENTS.includes(argument) && known['is_regex'] === true) return checkReplacement(value, known, trial)
    return []
  })
}

/** A replacement is checked together with its expression, because it may name groups. */
function checkReplacement(find: string, known: KnownArguments, trial: PatternTrial | undefined): readonly ArgumentFinding[] {
  const { replace, multiline } = known
  const isTextAlone = typeof replace !== 'string' || !replace.includes('$')
  if (isTextAlone && multiline !== false && isPlainlySound(find, trial)) return []
  const request = { find, isRegex: true, caseSensitive: true, trial, multiline: multiline !== false }
  const alone = compileReplacement({ ...request, replace: '' })
  if (!alone.ok || typeof replace !== 'string') return finding(['find'], 'invalid_pattern', alone)
  return finding(['replace'], 'invalid_argument', compileReplacement({ ...request, replace }))
}

/** Skips the full check, which compiles a search and explains what is wrong. */
function isPlainlySound(regex: string, trial: PatternTrial | undefined): boolean {
  try {
    new RegExp(regex)
    return !/\\[pPu]\{/.test(regex) && (trial === 'nowhere' || ['', 'u'].every((flags) => hasFewPaths(regex, flags)))
  } catch {
    return false
  }
}

function finding(
  path: ArgumentFinding['path'],
  code: ArgumentFinding['code'],
  checked: { readonly ok: true } | { readonly ok: false; readonly error: { readonly message: string; readonly suggestion: string } },
): readonly ArgumentFinding[] {
  return checked.ok ? [] : [{ path, code, message: checked.error.message, suggestion: checked.error.suggestion }]
}
