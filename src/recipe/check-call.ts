import { briefText } from '../base/path.ts'
import type { SourceRange } from '../base/recipe.ts'
import type { Effect, Permission } from '../base/result.ts'
import { didYouMean } from '../base/text/wording.ts'
import type { PatternTrial } from '../system/process/time-limit.ts'
import type { Diagnostics, Finding } from './diagnostics.ts'
import { type JsonSchema, mustBeQuoted } from './fields.ts'
import { hasExpression } from './read-value.ts'
import type { YamlEntry, YamlNode } from './yaml/yaml-node.ts'

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
  checkPlainValues(call, catalogue, diagnostics)
}

/** Returns the argument that was probably meant. */
function reportUnknown(entry: YamlEntry, tool: ToolDescription, diagnostics: Diagnostics): string {
  const names = tool.arguments.map((argument) => argument.name)
  const near = didYouMean(entry.key, names)
  const all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(', ')}.`
  const suggestion = near === undefined ? all : `Did you mean '${near}'?`
  diagnostics.error(entry.keyAt, 'unknown_argument', `${tool.name} has no argument '${briefText(entry.key)}'`, suggestion)
  return near ?? entry.key
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

function checkPlainValues(call: StepCall, catalogue: ToolCatalogue, diagnostics: Diagnostics): void {
  if (catalogue.checkCall === undefined) return
  const plain: Record<string, unknown> = Object.create(null)
  const partial: Record<string, readonly unknown[]> = Object.create(null)
  for (const { key, value } of call.arguments) {
    if (isPlain(value)) plain[key] = toPlain(value)
    else if (value.kind === 'list') partial[key] = value.items.map((item) => (isPlain(item) ? toPlain(item) : undefined))
  }
  for (const { argument, item, code, message, suggestion } of catalogue.checkCall(call.tool.name, plain, partial)) {
    const value = call.arguments.find((entry) => entry.key === argument)?.value
    const place = item !== undefined && value?.kind === 'list' ? value.items[item] : value
    diagnostics.error((place ?? call).at, code, message, suggestion)
  }
}

function isPlain(node: YamlNode): boolean {
  if (node.kind === 'scalar') return !(typeof node.value === 'string' && hasExpression(node.value))
  if (node.kind === 'list') return node.items.every(isPlain)
  return node.kind === 'map' && node.entries.every((entry) => isPlain(entry.value))
}

function toPlain(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(toPlain)
  if (node.kind !== 'map') return undefined
  const plain: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.entries) plain[key] = toPlain(value)
  return plain
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
  /**
   * What is wrong with the arguments that the recipe passes as plain values. Arguments with an expression are left out, so a
   * missing one means nothing. Lists with an expression among their items are in `partial`, with `undefined` in its place.
   */
  checkCall?(
    tool: string,
    plain: Readonly<Record<string, unknown>>,
    partial: Readonly<Record<string, readonly unknown[]>>,
  ): readonly ArgumentFinding[]
}

export interface ArgumentFinding extends Finding {
  readonly argument: string
  /** The index of the wrong item, if it is in a list. */
  readonly item?: number
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
