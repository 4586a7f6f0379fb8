import { expect, it } from 'vitest'
import { configJsonSchema } from '../../../scripts/docs/editor-schemas.ts'
import { readConfig } from '../../../src/recipe/config/read-config.ts'
import { CONFIG_TOOLS } from '../../../src/tools/config-tools.ts'

interface Schema {
  readonly description?: string
  readonly properties: Readonly<Record<string, Schema>>
  readonly definitions: Readonly<Record<string, Schema>>
  readonly [key: string]: unknown
}

const schema = configJsonSchema(CONFIG_TOOLS) as Schema
const { rule, category, collection, member } = schema.definitions
const { approval, limits, propose } = schema.properties
/** Each map of the schema, and a file with a key in it that there is not. */
const maps: readonly (readonly [Schema | undefined, string])[] = [
  [schema, 'zzzzzz: 1'],
  [approval, 'approval: { zzzzzz: 1 }'],
  [limits, 'limits: { zzzzzz: 1 }'],
  [propose, 'propose: { zzzzzz: 1 }'],
  [rule, 'rules: [{ zzzzzz: 1 }]'],
  [category, 'categories: { a: { zzzzzz: 1 } }'],
  [collection, 'collections: { a: { zzzzzz: 1 } }'],
  [member, 'collections: { a: { categories: [{ zzzzzz: 1 }] } }'],
]

it('knows exactly the keys that the reader knows, and allows no others', () => {
  for (const [map, text] of maps) {
    const { diagnostics } = readConfig(text, 'sous.yml', { tools: CONFIG_TOOLS, now: new Date(0) })
    const keys = Object.keys(map?.properties ?? {}).join(', ')
    expect(diagnostics.find(({ code }) => code === 'unknown_key')?.suggestion).toBe(`Keys are ${keys}.`)
    expect(map).toMatchObject({ additionalProperties: false })
  }
})

it('describes every key', () => {
  expect(maps.flatMap(([map]) => Object.entries(map?.properties ?? {}).filter(([, field]) => !field.description))).toEqual([])
})

it('offers every tool with its short names', () => {
  expect(rule?.properties['tool']).toMatchObject({ anyOf: [{ enum: CONFIG_TOOLS.names }, { pattern: '^[^/@]+/[^/@]+@[^/@]+$' }] })
  expect(CONFIG_TOOLS.names).toEqual(expect.arrayContaining(['run_in_terminal', 'terminal']))
})

it('refers only to definitions that are there', () => {
  const names = [...JSON.stringify(schema).matchAll(/"#\/definitions\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(schema.definitions)))
})
