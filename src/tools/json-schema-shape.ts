import * as z from 'zod/mini'
import type { JsonSchema } from './json-schema.ts'

/** A schema that shows what kind of value is meant. What exactly is allowed, the JSON Schema itself decides. */
export function shapeOf(schema: JsonSchema): z.ZodMiniType {
  const shape = plainShape(schema)
  return schema.description === undefined ? shape : shape.check(z.describe(schema.description))
}

function plainShape({ type, enum: values, items }: JsonSchema): z.ZodMiniType {
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
