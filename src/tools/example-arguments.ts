import type { JsonSchema } from './json-schema.ts'

/** A call for a tool that comes without examples: what its schema requires, with values that the schema names or allows. */
export function exampleArguments(schema: JsonSchema): Readonly<Record<string, unknown>> {
  const required = schema.required ?? []
  return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]))
}

/** A text that nothing is known of is shown as a blank to fill in: `<name>`. */
function exampleValue(schema: JsonSchema, name: string): unknown {
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
