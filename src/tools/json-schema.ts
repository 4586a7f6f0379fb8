import * as z from 'zod/mini'
import type { Tool } from './tool.ts'

/** The parts of JSON Schema (draft 2020-12) that tools' schemas are made of. */
export interface JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const made = new WeakMap<Tool, JsonSchema>()

/** The JSON Schema of a tool's arguments. */
export function argumentSchema(tool: Tool): JsonSchema {
  const known = made.get(tool)
  if (known !== undefined) return known
  const schema = withoutDialect(z.toJSONSchema(tool.args(), { io: 'input' }))
  made.set(tool, schema)
  return schema
}

/** The JSON Schema of what a tool gives back, with the diff that `preview_only` adds. */
export function outputSchema(tool: Tool): JsonSchema {
  const schema = withoutDialect(z.toJSONSchema(tool.outputs()))
  if (!offersPreview(tool) || schema.properties?.['diff'] !== undefined) return schema
  const diff: JsonSchema = { type: 'string', description: 'With preview_only: the change as a unified diff' }
  return { ...schema, properties: { ...schema.properties, diff } }
}

function offersPreview(tool: Tool): boolean {
  return 'preview_only' in tool.args().shape
}

function withoutDialect({ $schema: _, ...schema }: Readonly<Record<string, unknown>>): JsonSchema {
  return schema as JsonSchema
}
