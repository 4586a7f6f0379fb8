import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { typeOfSchema, type ValueType } from '../../recipe/expressions/value-type.ts'
import type { JsonSchema } from '../../recipe/fields.ts'
import type { PatternTrial } from '../../system/process/time-limit.ts'
import type { FieldsSchema } from './json-schema.ts'
import type { ArgumentRule, KnownArguments, RuleProblem, Tool, ToolContext } from './tool.ts'

// Compiling a validator pays off after thousands of calls; a run makes only a few.
z.config({ jitless: true })

export interface CheckedArguments {
  /** What the caller passed, in the order of the schema: policies check it and people see it. */
  readonly given: Readonly<Record<string, unknown>>
  /** With defaults filled in: the tool runs on this. */
  readonly complete: Readonly<Record<string, unknown>>
}

/** Checks a call's arguments against the tool's schema, and whether the tool can accept them. */
export function checkToolCall(
  tool: Tool,
  args: unknown,
  context: Pick<ToolContext, 'allowPrivateHosts'>,
): Result<CheckedArguments, ToolError> {
  const checked = checkArguments(tool, args)
  if (!checked.ok) return checked
  const [broken] = findBrokenRules(tool.rules, checked.value.given)
  if (broken !== undefined) return failure(toolError(broken.callCode ?? 'invalid_arguments', broken.message, broken.suggestion))
  const refusal = tool.refuse?.(checked.value.complete, context)
  return refusal === undefined ? checked : failure(refusal)
}

/** The first rule that a call breaks. Where that is in items of a list, also what is wrong with other items. */
export function findBrokenRules(
  rules: readonly ArgumentRule[] | undefined,
  args: KnownArguments,
  trial?: PatternTrial,
): readonly RuleProblem[] {
  const found = new Map<string, RuleProblem>()
  for (const rule of rules ?? []) {
    const problems = [rule.check(args, trial) ?? []].flat()
    for (const problem of problems) {
      const [argument, item] = problem.path
      const isInList = typeof item === 'number'
      if (!isInList && found.size > 0) continue
      if (!isInList) return [problem]
      const key = `${argument} ${item}`
      if (!found.has(key)) found.set(key, problem)
    }
  }
  return [...found.values()]
}

/** Checks a call's arguments against the tool's schema and reports everything that is wrong at once. */
export function checkArguments(tool: Tool, args: unknown): Result<CheckedArguments, ToolError> {
  const schema = tool.args()
  const parsed = schema.safeParse(args, PLAINLY)
  if (parsed.success) {
    const known = args as Readonly<Record<string, unknown>>
    const given = Object.keys(schema.shape).filter((name) => known[name] !== undefined)
    return success({ given: Object.fromEntries(given.map((name) => [name, known[name]])), complete: parsed.data })
  }
  return failure(ERRORS.badArguments(tool.name, describeArgumentErrors(tool, parsed.error.issues, args)))
}

type Issue = z.core.$ZodIssue
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

/** The message of every issue whose schema has none of its own. */
const NO_MESSAGE = 'Invalid input'
/** Parse with this, so that Zod uses only that message: other packages in the process may have set a locale. */
export const PLAINLY = { error: () => NO_MESSAGE } as const
const MAX_SHOWN_CHARACTERS = 60

/** One sentence per problem, naming the argument: `max_results: must be between 1 and 1000, got 5000`. */
export function describeArgumentErrors(tool: Tool, issues: readonly Issue[], args: unknown): readonly string[] {
  const schema = tool.args()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownArgument(tool, key, issue.path))
    return describeIssue(issue, { schema, given: args, whole: 'The arguments' })
  })
}

export interface Checked {
  readonly schema: z.core.$ZodType
  readonly given: unknown
  /** What to call the whole value, where the value itself is wrong. */
  readonly whole: string
}

/** One issue of a value that was parsed `PLAINLY`, as a sentence. */
export function describeIssue(issue: Issue, { schema, given, whole }: Checked): string {
  const value = valueAt(given, issue.path)
  const problem = issue.message === NO_MESSAGE ? sentence(issue, value, schemaAt(schema, issue.path)) : issue.message
  const name = showPath(issue.path)
  return name === '' ? `${whole} ${problem}` : `${name}: ${problem}`
}

function unknownArgument(tool: Tool, key: string, path: readonly PropertyKey[]): string {
  const names = namesOf(schemaAt(tool.args(), path))
  const meant = didYouMean(key, names)
  const hint = meant === undefined ? `it takes ${names.length === 0 ? 'none' : names.join(', ')}` : `did you mean '${meant}'?`
  return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : 'is unknown'}; ${hint}`
}

function sentence(issue: Issue, value: unknown, schema: z.core.$ZodType | undefined): string {
  const got = `, got ${show(value)}`
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'is required' : `must be ${typeName(issue.expected)}${got}`
    case 'too_small':
    case 'too_big':
      return sizeSentence(issue, value, schema)
    case 'invalid_value': {
      if (value === undefined) return `is required; it must be ${oneOf(issue.values)}`
      const meant = typeof value === 'string' ? didYouMean(value, issue.values.map(String)) : undefined
      return `must be ${oneOf(issue.values)}${got}${meant === undefined || issue.values.length === 1 ? '' : `; did you mean ${show(meant)}?`}`
    }
    case 'invalid_format':
      return value === ''
        ? 'must not be empty'
        : `must be ${issue.format === 'regex' ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}${got}`
    case 'invalid_union':
      return value === undefined ? 'is required' : `must be ${unionOf(issue.errors)}${got}`
    case 'invalid_key':
      return 'this name is not allowed here'
    case 'invalid_element':
      return `entry ${show(issue.key)} is not valid`
    default:
      return `is not valid${got}`
  }
}

function sizeSentence(issue: SizeIssue, value: unknown, schema: z.core.$ZodType | undefined): string {
  const range = describeRange(issue, schema)
  if (issue.origin !== 'string' && issue.origin !== 'array') return `must be ${range}, got ${show(value)}`
  const length = (value as { readonly length?: number } | undefined)?.length ?? 0
  return length === 0 ? 'must not be empty' : `must have ${range} ${issue.origin === 'string' ? 'characters' : 'items'}, got ${length}`
}

function describeRange(issue: SizeIssue, schema: z.core.$ZodType | undefined): string {
  const { least, most } = boundsOf(schema)
  if (least !== undefined && most !== undefined) return `between ${least} and ${most}`
  if (issue.code === 'too_small') return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`
  return issue.inclusive === false ? `less than ${issue.maximum}` : `at most ${issue.maximum}`
}

function typeName(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'a string',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  }
  return names[expected] ?? `of type ${expected}`
}

function unionOf(alternatives: readonly (readonly Issue[])[]): string {
  const names = alternatives.map(([first]) => {
    if (first?.code === 'invalid_type') return typeName(first.expected)
    return first?.code === 'invalid_value' ? oneOf(first.values) : 'of another form'
  })
  return [...new Set(names)].join(' or ')
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(', ')}`
}

function show(value: unknown): string {
  const text = jsonOf(value)
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text
}

/** A value that is nested too deeply cannot be written as JSON. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'a deeply nested value'
  }
}

function showPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

function valueAt(args: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (value as Readonly<Record<PropertyKey, unknown>> | undefined | null)?.[part], args)
}

type Schema = z.core.$ZodType

export type ArgumentKind = 'boolean' | 'number' | 'list' | 'record' | 'object' | 'text'

/** The schema without optional and default wrappers. Looked up directly: generating JSON Schema takes long. */
export function unwrap(schema: Schema): z.core.$ZodTypes {
  let at = schema as z.core.$ZodTypes
  while ('innerType' in at._zod.def) at = at._zod.def.innerType as z.core.$ZodTypes
  return at
}

export function argumentKind(schema: Schema): ArgumentKind {
  const { def } = unwrap(schema)._zod
  switch (def.type) {
    case 'boolean':
    case 'number':
    case 'record':
    case 'object':
      return def.type
    case 'array':
      return 'list'
    case 'union':
      return def.options.some((option) => argumentKind(option) === 'list') ? 'list' : 'text'
    default:
      return 'text'
  }
}

/** The schema of a list's items or a record's values. */
export function memberOf(schema: Schema): Schema | undefined {
  const { def } = unwrap(schema)._zod
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  return def.type === 'union' ? def.options.map(memberOf).find((member) => member !== undefined) : undefined
}

/** The schema at a path into a value. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>((at, part) => {
    if (at === undefined) return undefined
    const { def } = unwrap(at)._zod
    return def.type === 'object' ? def.shape[String(part)] : memberOf(at)
  }, schema)
}

/** The property names of an object schema. */
export function namesOf(schema: Schema | undefined): readonly string[] {
  const def = schema && unwrap(schema)._zod.def
  return def?.type === 'object' ? Object.keys(def.shape) : []
}

/** The minimum and maximum of a number, or of the length of a string or list. */
export function boundsOf(schema: Schema | undefined): { readonly least: number | undefined; readonly most: number | undefined } {
  const checks = (schema && unwrap(schema)._zod.def.checks) ?? []
  const bounds = checks.map((check) => check._zod.def as { readonly check: string; readonly [key: string]: unknown })
  return {
    least: asBound(
      bounds.find((bound) => bound.check === 'min_length')?.['minimum'] ?? bounds.find(isInclusive('greater_than'))?.['value'],
    ),
    most: asBound(bounds.find((bound) => bound.check === 'max_length')?.['maximum'] ?? bounds.find(isInclusive('less_than'))?.['value']),
  }
}

function isInclusive(check: string): (bound: Readonly<Record<string, unknown>>) => boolean {
  return (bound) => bound['check'] === check && bound['inclusive'] === true
}

function asBound(bound: unknown): number | undefined {
  return typeof bound === 'number' ? bound : undefined
}

/** A schema for the kind of value. The JSON Schema itself decides what exactly is allowed. */
export function shapeOf(schema: FieldsSchema): z.ZodMiniType {
  const shape = plainShape(schema)
  return schema.description === undefined ? shape : shape.check(z.describe(schema.description))
}

function plainShape({ type, enum: values, items }: FieldsSchema): z.ZodMiniType {
  const texts = values?.filter((value): value is string => typeof value === 'string')
  if (texts !== undefined && texts.length > 0 && texts.length === values?.length) return z.enum(texts as [string, ...string[]])
  switch (type) {
    case 'string':
      return z.string()
    case 'integer':
      return z.int()
    case 'number':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'array':
      return z.array(items === undefined ? z.unknown() : shapeOf(items))
    case 'object':
      return z.record(z.string(), z.unknown())
    default:
      return z.unknown()
  }
}

/** Only the types, as far as Zod says them without generating a JSON Schema. */
export function briefSchema(given: z.core.$ZodType): JsonSchema {
  if ((given as z.core.$ZodTypes)._zod.def.type === 'nullable') return { anyOf: [briefSchema(unwrap(given)), { type: 'null' }] }
  const { def } = unwrap(given)._zod
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'number':
    case 'null':
      return { type: def.type }
    case 'enum':
      return { type: 'string', enum: Object.values(def.entries) }
    case 'literal':
      return { ...(def.values.every((value) => typeof value === 'string') && { type: 'string' }), enum: def.values }
    case 'array':
      return { type: 'array', items: briefSchema(def.element) }
    case 'record':
      return { type: 'object', additionalProperties: briefSchema(def.valueType) }
    case 'object': {
      const members = Object.entries(def.shape).map(([name, schema]) => [name, briefSchema(schema)])
      const others = def.catchall === undefined || unwrap(def.catchall)._zod.def.type === 'never' ? false : briefSchema(def.catchall)
      return { type: 'object', properties: Object.fromEntries(members), additionalProperties: others }
    }
    case 'union':
      return { anyOf: def.options.map(briefSchema) }
    default:
      return {}
  }
}

/** What an argument of a tool can be; nothing if it does not exist. */
export function argumentType(tool: Tool, name: string): ValueType {
  const { shape } = tool.args()
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
  return schema === undefined ? [] : typeOfSchema(briefSchema(schema))
}

const ERRORS = {
  badArguments: (tool: string, mistakes: readonly string[]) =>
    toolError('invalid_arguments', mistakes.join('; '), `See the arguments of ${tool}: sous tool ${tool} --help`),
}
