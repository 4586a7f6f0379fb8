import type { JsonSchema } from '../../src/recipe/fields.ts'

/** The keys of a map, as a table of Markdown. */
export function keyTable(schema: JsonSchema): readonly string[] {
  const required = schema['required']
  const rows = Object.entries(schemaIn(schema, 'properties')).map(([key, field]) => {
    const { description, default: fallback } = field as { readonly description?: string; readonly default?: unknown }
    const isRequired = Array.isArray(required) && required.includes(key)
    const facts = isRequired ? 'required' : fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``
    return `| \`${key}\` | ${typeText(field as JsonSchema)} | ${facts} | ${cell(description ?? '')} |`
  })
  return ['| Key | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows, '']
}

/** A text in a cell. What is code already is shown as it is written. */
export function cell(text: string): string {
  const parts = text.replaceAll('|', '\\|').split('`')
  return parts.map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part)).join('`')
}

function typeText({ type, enum: choices, anyOf, minimum, maximum }: JsonSchema): string {
  // The names of all tools are elsewhere.
  if (Array.isArray(choices)) return choices.length > 8 ? 'a name' : choices.map((choice) => `\`${choice}\``).join(', ')
  if (Array.isArray(anyOf)) {
    if (anyOf.filter((one) => Object.hasOwn(one as JsonSchema, 'const')).length > 8) return 'a name'
    const kinds: ReadonlySet<string> = new Set(anyOf.map((one) => typeText(one as JsonSchema)))
    // A name that is not in the list of all is one of a bundle; a text instead of a list is an expression.
    return kinds.has('a name') ? 'a name' : kinds.has('list') ? 'list or expression' : [...kinds].join(' or ')
  }
  const names: Readonly<Record<string, string>> = { string: 'text', object: 'map', array: 'list', integer: 'whole number' }
  const types = (Array.isArray(type) ? type : [type]).map((name) => names[String(name)] ?? String(name)).join(' or ')
  return minimum === undefined || maximum === undefined ? types : `${types}, ${minimum} to ${maximum}`
}

export function schemaIn(schema: JsonSchema, key: string): JsonSchema {
  return (schema[key] ?? {}) as JsonSchema
}
