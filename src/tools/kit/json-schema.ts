import * as z from 'zod/mini'
import type { Tool } from './tool.ts'

/** The parts of JSON Schema (draft 2020-12) that tool schemas use. */
export interface FieldsSchema {
  readonly type?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, FieldsSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | FieldsSchema
  readonly items?: FieldsSchema
  readonly anyOf?: readonly FieldsSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const made = new WeakMap<Tool, FieldsSchema>()

/** The JSON Schema of a tool's arguments. */
export function argumentSchema(tool: Tool): FieldsSchema {
  const known = made.get(tool)
  if (known !== undefined) return known
  const schema = withoutDialect(z.toJSONSchema(tool.args(), { io: 'input' }))
  made.set(tool, schema)
  return schema
}

/** The JSON Schema of a tool's outputs, with the diff that `preview_only` adds. */
export function outputSchema(tool: Tool): FieldsSchema {
  const schema = withoutDialect(z.toJSONSchema(tool.outputs()))
  if (!offersPreview(tool) || schema.properties?.['diff'] !== undefined) return schema
  const diff: FieldsSchema = { type: 'string', description: 'With preview_only: the change as a unified diff' }
  return { ...schema, properties: { ...schema.properties, diff } }
}

function offersPreview(tool: Tool): boolean {
  return 'preview_only' in tool.args().shape
}

function withoutDialect({ $schema: _, ...schema }: Readonly<Record<string, unknown>>): FieldsSchema {
  return schema as FieldsSchema
}

/** An example call for a tool without examples: the required arguments, with values that the schema allows. */
export function exampleArguments(schema: FieldsSchema): Readonly<Record<string, unknown>> {
  const required = schema.required ?? []
  return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]))
}

/** A string without further rules is shown as a placeholder: `<name>`. */
function exampleValue(schema: FieldsSchema, name: string): unknown {
  const [known] = [schema.const, schema.default, schema.examples?.[0], schema.enum?.[0]].filter((value) => value !== undefined)
  if (known !== undefined) return known
  const [first] = schema.anyOf ?? []
  if (first !== undefined) return exampleValue(first, name)
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? Math.min(1, schema.maximum ?? 1)
    case 'array':
      return [exampleValue(schema.items ?? {}, name)]
    case 'object':
      return exampleArguments(schema)
    default:
      return `<${name}>`
  }
}
