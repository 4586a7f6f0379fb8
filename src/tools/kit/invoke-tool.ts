import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failed, failure, type Result, success, type ToolResult } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { boundsOf, namesOf, schemaAt } from './schema-shape.ts'
import type { Tool, ToolContext } from './tool.ts'

/** Checks a call's arguments against the tool's schema and runs it. */
export async function invokeTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  const checked = checkToolCall(tool, args, context)
  return checked.ok ? runChecked(tool, checked.value, context) : checked
}

/** Checks a call's arguments against the tool's schema, and whether they can be meant at all. */
export function checkToolCall(
  tool: Tool,
  args: unknown,
  context: Pick<ToolContext, 'allowPrivateHosts'>,
): Result<CheckedArguments, ToolError> {
  const checked = checkArguments(tool, args)
  const refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : undefined
  return refusal === undefined ? checked : failure(refusal)
}

/** Runs a tool on arguments that were checked. The one place where a tool is ever run. */
export async function runChecked(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const { log } = context
  if (context.signal.aborted) return failed('cancelled', `${tool.name} was cancelled before it started`, 'Call it again when it is wanted.')
  log.write('trace', `Tool called: ${tool.name}`)
  try {
    const started = args.complete['preview_only'] === true ? preview(tool, args, context) : tool.run(args.complete, context)
    const result = await started
    if (!result.ok) log.write('debug', `Tool ${tool.name} ended with ${result.error.code}`)
    else log.write(started instanceof Promise ? 'trace' : 'debug', `Tool ${tool.name} completed successfully`)
    return result
  } catch (error) {
    log.write('error', `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
}

/** Runs the tool on a workspace of its own and gives back what it would change, so that no tool needs a preview of its own. */
async function preview(tool: Tool, args: CheckedArguments, context: ToolContext): Promise<ToolResult> {
  const workspace = context.workspace.fork()
  const result = await tool.run(args.complete, { ...context, workspace })
  if (!result.ok) return result
  const { renderTextPatch } = await import('../../workspace/patch/render-patch.ts')
  const diff = await renderTextPatch(await workspace.changes())
  const output = diff === '' ? result.output : `${result.output} (preview only)\n${diff}`
  return { ...result, value: { ...result.value, diff }, output, filesAffected: [] }
}

// Compiling a checker pays off after thousands of calls; a run makes one, or a few.
z.config({ jitless: true })

export interface CheckedArguments {
  /** What the caller gave, in the order of the schema: what policy looks at and people are shown. */
  readonly given: Readonly<Record<string, unknown>>
  /** With defaults filled in: what the tool runs on. */
  readonly complete: Readonly<Record<string, unknown>>
}

/** Checks a call's arguments against the tool's schema, and says everything that is wrong with them at once. */
export function checkArguments(tool: Tool, args: unknown): Result<CheckedArguments, ToolError> {
  const schema = tool.args()
  const parsed = schema.safeParse(args, PLAINLY)
  if (parsed.success) {
    const known = args as Readonly<Record<string, unknown>>
    const given = Object.keys(schema.shape).filter((name) => known[name] !== undefined)
    return success({ given: Object.fromEntries(given.map((name) => [name, known[name]])), complete: parsed.data })
  }
  return failure(
    toolError(
      'invalid_arguments',
      describeArgumentErrors(tool, parsed.error.issues, args).join('; '),
      `See the arguments of ${tool.name}: sous tool ${tool.name} --help`,
    ),
  )
}

type Issue = z.core.$ZodIssue
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

/** What a schema without messages of its own says about everything. */
const NO_MESSAGE = 'Invalid input'
/** How to parse, so that it says only that: other packages in the process may have given Zod a language. */
export const PLAINLY = { error: () => NO_MESSAGE } as const
const MAX_SHOWN_CHARACTERS = 60

/** One sentence for each problem, naming the argument: `max_results: must be between 1 and 1000, got 5000`. */
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
  /** What is given as a whole, where that itself is wrong. */
  readonly whole: string
}

/** One problem of what was parsed `PLAINLY`, as a sentence. */
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
  return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : 'is not known here'}; ${hint}`
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
      return `the entry ${show(issue.key)} is not valid`
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

/** Nested too deep, a value has no JSON. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'a value that is nested very deep'
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
