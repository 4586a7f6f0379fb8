import { briefText } from '../base/path.ts'
import type { Recipe, SourceRange, Step } from '../base/recipe.ts'
import type { Effect, Permission } from '../base/result.ts'
import { didYouMean } from '../base/text/wording.ts'
import type { PatternTrial } from '../system/process/time-limit.ts'
import type { Diagnostics, Finding } from './diagnostics.ts'
import { type JsonSchema, mustBeQuoted } from './fields.ts'
import { hasExpression } from './read-value.ts'
import type { YamlEntry, YamlNode } from './yaml/yaml-node.ts'

/** All steps, each followed by those inside it. */
export function allSteps({ steps, verify }: Pick<Recipe, 'steps' | 'verify'>): readonly Step[] {
  return [...steps, ...verify].flatMap((step) => [step, ...(step.call.kind === 'steps' ? step.call.steps : [])])
}

/** A step's tool call, as written in the recipe. */
export interface StepCall {
  readonly tool: ToolDescription
  readonly at: SourceRange
  readonly arguments: readonly YamlEntry[]
}

/** Checks what can be known about a call without its values: names, missing quotes, expressions in a command. */
export function checkCall(call: StepCall, catalogue: ToolCatalogue, diagnostics: Diagnostics): void {
  const { tool } = call
  const given = new Set(call.arguments.map((entry) => entry.key))
  for (const entry of call.arguments) {
    const field = tool.arguments.find((argument) => argument.name === entry.key)
    if (diagnostics.isFull) break
    if (field === undefined) given.add(reportUnknown(entry, tool, diagnostics))
    else checkQuotes(entry.value, field.schema, `'${entry.key}'`, diagnostics)
    if (entry.key === 'command') refuseExpressions(entry.value, diagnostics)
  }
  for (const { name, required } of tool.arguments) {
    if (!required || given.has(name)) continue
    diagnostics.error(call.at, 'missing_argument', `${tool.name} needs '${name}'`, `Add '${name}:' under 'with:'.`)
  }
  checkKnownValues(call, catalogue, diagnostics)
}

/** Keys of a step that end up among its arguments when they are indented too far. */
const STEP_KEYS: readonly string[] = ['if', 'for-each', 'expect', 'continue-on-error', 'timeout-seconds', 'report']

/** Returns the argument that was probably meant. */
function reportUnknown(entry: YamlEntry, tool: ToolDescription, diagnostics: Diagnostics): string {
  const names = tool.arguments.map((argument) => argument.name)
  const near = didYouMean(entry.key, names)
  const all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(', ')}.`
  const isOfStep = STEP_KEYS.includes(entry.key)
  const step = `'${entry.key}' belongs to the step. Indent it like 'with:'.`
  const other = isRest(entry) ? REST_ADVICE : near === undefined ? all : `Did you mean '${near}'?`
  const suggestion = isOfStep ? step : other
  diagnostics.error(
    entry.keyAt,
    isOfStep ? 'misplaced_key' : 'unknown_argument',
    `${tool.name} has no argument '${briefText(entry.key)}'`,
    suggestion,
  )
  return near ?? entry.key
}

const REST_ADVICE = 'Put the text before it in quotes: inside { }, a comma ends a text without them.'

/** Whether it looks like the rest of a text such as `foo($A, $B)`. */
function isRest({ key, value }: YamlEntry): boolean {
  return /[^\w -]/.test(key) && value.kind === 'invalid'
}

/** If a tool accepts only strings, a number is what YAML made of an unquoted string. */
function checkQuotes(node: YamlNode, schema: JsonSchema, what: string, diagnostics: Diagnostics): void {
  if (node.kind === 'scalar') {
    const isText = schema['type'] === 'string'
    if (isText && node.value !== null && typeof node.value !== 'string') mustBeQuoted(node, what, diagnostics)
    if (isText && node.value === null)
      diagnostics.error(node.at, 'wrong_type', `${what} has no value`, "Write a string. An empty one is ''.")
  }
  if (node.kind === 'list') for (const item of node.items) checkQuotes(item, memberOf(schema, 'items'), `An item of ${what}`, diagnostics)
  if (node.kind === 'map')
    for (const { key, value } of node.entries)
      checkQuotes(value, memberOf(schema, 'additionalProperties'), `'${briefText(key)}' in ${what}`, diagnostics)
}

function memberOf(schema: JsonSchema, key: string): JsonSchema {
  const member = schema[key]
  return typeof member === 'object' && member !== null ? (member as JsonSchema) : {}
}

/** A value spliced into a command becomes part of the command: a branch named `$(…)` would run. */
function refuseExpressions(node: YamlNode, diagnostics: Diagnostics): void {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || !hasExpression(node.value)) return
  const suggestion = `Pass the value with 'env:' and use the variable: command: 'npm version "$WANTED"', env: { WANTED: '\${{ … }}' }.`
  diagnostics.error(node.at, 'expression_in_command', 'A command cannot contain an expression', suggestion)
}

/** A value that is only known when the recipe runs. */
export const UNKNOWN = Symbol('known when the recipe runs')

function checkKnownValues(call: StepCall, catalogue: ToolCatalogue, diagnostics: Diagnostics): void {
  if (catalogue.checkCall === undefined) return
  const known: Record<string, unknown> = Object.create(null)
  for (const { key, value } of call.arguments) known[key] = toKnown(value)
  for (const { path, code, message, suggestion } of catalogue.checkCall(call.tool.name, known))
    diagnostics.error(placeOf(call, path, code), code, message, suggestion)
}

/** The value at a path. An argument that should not be there is marked itself. */
function placeOf(call: StepCall, path: ArgumentFinding['path'], code: ArgumentFinding['code']): SourceRange {
  let at = call.at
  let entries: readonly YamlEntry[] = call.arguments
  let items: readonly YamlNode[] = []
  for (const part of path) {
    const entry = typeof part === 'string' ? entries.find(({ key }) => key === part) : undefined
    const node: YamlNode | undefined = typeof part === 'number' ? items[part] : entry?.value
    if (node === undefined) break
    at = code === 'argument_conflict' && entry !== undefined ? entry.keyAt : node.at
    entries = node.kind === 'map' ? node.entries : []
    items = node.kind === 'list' ? node.items : []
  }
  return at
}

function toKnown(node: YamlNode): unknown {
  if (node.kind === 'scalar') return typeof node.value === 'string' && hasExpression(node.value) ? UNKNOWN : node.value
  if (node.kind === 'list') return node.items.map(toKnown)
  if (node.kind !== 'map') return UNKNOWN
  const known: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.entries) known[key] = toKnown(value)
  return known
}

/** What the recipe reader needs to know about the tools. */
export interface ToolCatalogue {
  /** By full or short name. */
  find(name: string): ToolDescription | undefined
  /** Every name that `find` accepts. */
  readonly names: readonly string[]
  /** Why a tool that clearly exists cannot be used. */
  whyMissing?(name: string): Finding | undefined
  /** Where the patterns of recipes are tested; `apart` when left out. */
  readonly patternTrial?: PatternTrial
  /** What is wrong with a glob. */
  checkGlob(pattern: string): string | undefined
  /** Whether a path matches one of some globs; true if a glob or the path is not valid. */
  fitsAny?(patterns: readonly string[], path: string): boolean
  /** What is wrong with the arguments of a call, as far as they are known. Expressions in them are `UNKNOWN`. */
  checkCall?(tool: string, known: Readonly<Record<string, unknown>>): readonly ArgumentFinding[]
}

export interface ArgumentFinding extends Finding {
  /** The argument, and where in it. Empty for the call itself. */
  readonly path: readonly (string | number)[]
}

export interface ToolDescription {
  /** The full name, even if it was found by a short one. */
  readonly name: string
  readonly summary: string
  readonly effect: Effect
  readonly permissions: readonly Permission[]
  /** The hosts that it calls, if no argument names them. */
  readonly hosts?: readonly string[] | undefined
  readonly arguments: readonly ToolField[]
  readonly outputs: readonly ToolField[]
}

export interface ToolField {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
}
