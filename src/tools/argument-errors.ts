import type * as z from 'zod/mini'
import { didYouMean } from '../model/did-you-mean.ts'
import { argumentSchema, type JsonSchema } from './json-schema.ts'
import type { Tool } from './tool.ts'

type Issue = z.core.$ZodIssue

/** What a schema without messages of its own says about everything. */
const NO_MESSAGE = 'Invalid input'
const MAX_SHOWN_CHARACTERS = 60

/** One sentence for each problem, naming the argument: `max_results: must be between 1 and 1000, got 5000`. */
export function describeArgumentErrors(tool: Tool, issues: readonly Issue[], args: unknown): readonly string[] {
  const schema = argumentSchema(tool)
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownArgument(tool, key, issue.path, schema))
    const value = valueAt(args, issue.path)
    const problem = issue.message === NO_MESSAGE ? sentence(issue, value, schemaAt(schema, issue.path)) : issue.message
    const name = showPath(issue.path)
    return name === '' ? `The arguments ${problem}` : `${name}: ${problem}`
  })
}

function unknownArgument(tool: Tool, key: string, path: readonly PropertyKey[], schema: JsonSchema): string {
  const names = Object.keys(schemaAt(schema, path)?.properties ?? {})
  const meant = didYouMean(key, names)
  const hint = meant === undefined ? `it takes ${names.length === 0 ? 'none' : names.join(', ')}` : `did you mean '${meant}'?`
  return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : 'is not known here'}; ${hint}`
}

function sentence(issue: Issue, value: unknown, schema: JsonSchema | undefined): string {
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
      return `the entry ${show(issue.key)} is not valid`
    default:
      return `is not valid${got}`
  }
}

function sizeSentence(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown, schema: JsonSchema | undefined): string {
  if (issue.origin === 'string' || issue.origin === 'array') {
    const [least, most] = issue.origin === 'string' ? [schema?.minLength, schema?.maxLength] : [schema?.minItems, schema?.maxItems]
    const length = (value as { readonly length?: number } | undefined)?.length ?? 0
    if (length === 0) return 'must not be empty'
    const unit = issue.origin === 'string' ? 'characters' : 'items'
    return `must have ${bounds(issue, least, most)} ${unit}, got ${length}`
  }
  return `must be ${bounds(issue, schema?.minimum, schema?.maximum)}, got ${show(value)}`
}

function bounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, least: number | undefined, most: number | undefined): string {
  if (isBound(least) && isBound(most)) return `between ${least} and ${most}`
  if (issue.code === 'too_small') return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`
  return issue.inclusive === false ? `less than ${issue.maximum}` : `at most ${issue.maximum}`
}

/** Integers carry the range that a number can hold exactly; nobody needs to be told. */
function isBound(bound: number | undefined): boolean {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
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
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text
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

function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((at, part) => {
    if (typeof part === 'number') return at?.items
    if (at?.properties !== undefined) return at.properties[String(part)]
    return typeof at?.additionalProperties === 'object' ? at.additionalProperties : undefined
  }, schema)
}
