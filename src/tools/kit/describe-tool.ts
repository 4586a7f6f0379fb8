import { argumentSchema, type FieldsSchema } from './json-schema.ts'
import type { Tool } from './tool.ts'

export interface ArgumentField {
  readonly name: string
  /** For display: `string`, `list of strings`, `"insert" | "delete"`. */
  readonly type: string
  readonly required: boolean
  readonly default: unknown
  readonly description: string
}

export function fieldsOf(schema: FieldsSchema): readonly ArgumentField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: describeType(field),
    required: schema.required?.includes(name) ?? false,
    default: field.default,
    description: field.description ?? '',
  }))
}

/** A tool's arguments as a Markdown table. */
export function schemaMarkdown(tool: Tool): string {
  const fields = fieldsOf(argumentSchema(tool))
  if (fields.length === 0) return 'No arguments.\n'
  const rows = fields.map((field) => {
    const fallback = field.default === undefined ? '' : code(JSON.stringify(field.default))
    return `| ${code(field.name)} | ${code(field.type)} | ${field.required ? 'yes' : 'no'} | ${fallback} | ${cell(field.description)} |`
  })
  return ['| Argument | Type | Required | Default | Description |', '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n')
}

/** The description of a tool for clients: summary, when to use it, consent warning, arguments, guidance and examples. */
export function describeTool(tool: Tool): string {
  const guidance = guidanceOf(tool)
  return [shortDescription(tool), ...(tool.when === undefined ? [] : ['', tool.when]), '', schemaMarkdown(tool), ...guidance].join('\n')
}

/** For assistants: when to continue or stop after a tool, and example calls. */
export function guidanceOf({ termination, examples }: Pick<Tool, 'termination' | 'examples'>): readonly string[] {
  const calls = examples.map(({ description, args }) => `- ${description}: \`${JSON.stringify(args)}\``)
  return [...(termination === '' ? [] : [termination, '']), ...(calls.length === 0 ? [] : ['Examples:', ...calls, ''])]
}

const CONSENT_WARNING = 'REQUIRES EXPLICIT USER INSTRUCTION'

/** The summary, with a warning for tools that need the literal consent argument. */
export function shortDescription(tool: Tool): string {
  const consent = consentOf(tool)
  if (consent === undefined) return tool.summary
  const literal = `\`${consent.argument}\` must be ${JSON.stringify(consent.literal)}.`
  if (tool.summary.includes(CONSENT_WARNING)) return `${tool.summary} ${literal}`
  return `${tool.summary} ${CONSENT_WARNING}: call it only when the user asked for exactly this, never to clean up or to try something out. ${literal}`
}

/** The argument with which a destructive tool requires explicit consent, if it has one. */
function consentOf(tool: Tool): { readonly argument: string; readonly literal: string } | undefined {
  const literal = argumentSchema(tool).properties?.['consent']?.const
  return typeof literal === 'string' ? { argument: 'consent', literal } : undefined
}

function describeType(schema: FieldsSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(describeType).join(' | ')
  if (schema.type === 'array') return `list of ${plural(describeType(schema.items ?? {}))}`
  if (schema.type === 'object') {
    // An object that says which keys it takes may take others too.
    if (typeof schema.additionalProperties === 'object' && schema.properties === undefined) {
      const values = describeType(schema.additionalProperties)
      return values === 'any' || values.includes(' of ') ? 'map' : `map of ${plural(values)}`
    }
    const names = Object.keys(schema.properties ?? {})
    return names.length === 0 ? 'object' : `{ ${names.join(', ')} }`
  }
  // A nullable field has several types in a list.
  return [schema.type ?? 'any'].flat().join(' | ')
}

function plural(type: string): string {
  return /^[a-z]+$/.test(type) ? `${type}s` : type
}

function code(text: string): string {
  return `\`${cell(text)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
