import { expect, it } from 'vitest'
import { configJsonSchema } from '../../../src/recipe/config/config-json-schema.ts'
import { APPROVAL_KEYS } from '../../../src/recipe/config/read-approval.ts'
import { CONFIG_KEYS, LIMIT_KEYS } from '../../../src/recipe/config/read-config.ts'
import { CATEGORY_KEYS, COLLECTION_KEYS, MEMBER_KEYS } from '../../../src/recipe/config/read-content.ts'
import { RULE_KEYS } from '../../../src/recipe/config/read-rules.ts'
import { CONFIG_TOOLS } from '../../../src/tools/config-tools.ts'

interface Schema {
  readonly description?: string
  readonly properties: Readonly<Record<string, Schema>>
  readonly definitions: Readonly<Record<string, Schema>>
  readonly [key: string]: unknown
}

const schema = configJsonSchema(CONFIG_TOOLS) as Schema
const { rule, category, collection, member } = schema.definitions
const { approval, limits } = schema.properties
const maps: readonly (readonly [Schema | undefined, readonly string[]])[] = [
  [schema, CONFIG_KEYS],
  [approval, APPROVAL_KEYS],
  [limits, LIMIT_KEYS],
  [rule, RULE_KEYS],
  [category, CATEGORY_KEYS],
  [collection, COLLECTION_KEYS],
  [member, MEMBER_KEYS],
]

it('knows exactly the keys that the reader knows, and allows no others', () => {
  for (const [map, keys] of maps) {
    expect(Object.keys(map?.properties ?? {})).toEqual(keys)
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
