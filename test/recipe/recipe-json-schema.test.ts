import { describe, expect, it } from 'vitest'
import { recipeJsonSchema } from '../../scripts/docs/editor-schemas.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { realCatalogue } from './real-catalogue.ts'

interface Schema {
  readonly description?: string
  readonly properties: Readonly<Record<string, Schema>>
  readonly definitions: Readonly<Record<string, Schema>>
  readonly [key: string]: unknown
}

const catalogue = await realCatalogue()
const schema = recipeJsonSchema(catalogue) as Schema
const { step, input } = schema.definitions

describe('recipeJsonSchema', () => {
  it.each([
    ['a recipe', schema, 'zzzzzz: 1'],
    ['a step', step, 'steps: [{ zzzzzz: 1 }]'],
    ['an input', input, 'inputs: { a: { zzzzzz: 1 } }'],
    ['permissions', schema.properties['permissions'], 'permissions: { zzzzzz: 1 }'],
  ])('knows exactly the keys of %s that the reader knows', (_, map, text) => {
    const { diagnostics } = readRecipe(text, 'recipe.yml', catalogue)
    const keys = Object.keys(map!.properties).join(', ')
    expect(diagnostics.find(({ code }) => code === 'unknown_key')?.suggestion).toBe(`Keys are ${keys}.`)
  })

  it('describes every key, and every argument of every tool', () => {
    const lists = [schema, step!, input!, schema.properties['permissions']!, ...Object.values(schema.definitions)]
    const undescribed = lists.flatMap(({ properties }) => Object.entries(properties).filter(([, field]) => !field.description))
    expect(undescribed).toEqual([])
  })

  it('offers every tool with its short names, and the arguments of each', () => {
    expect(step!.properties['tool']).toMatchObject({ anyOf: [{ enum: catalogue.names }, { pattern: '^[^/@]+/[^/@]+@[^/@]+$' }] })
    const names = (step!['allOf'] as { if: { properties: { tool: { enum: string[] } } } }[]).map((rule) => rule.if.properties.tool.enum)
    expect(names).toContainEqual(['replace_in_file', 'replace'])
    expect(names.flat().toSorted()).toEqual(catalogue.names.toSorted())
  })

  it('lets an expression stand for any value', () => {
    expect(schema.definitions['with_grep']!.properties).toMatchObject({
      pattern: { type: 'string' },
      context_lines: { default: 2, anyOf: [{ type: 'integer' }, { type: 'string', pattern: '\\$\\{\\{' }] },
    })
    expect(schema.definitions['with_grep']).toMatchObject({ required: ['pattern'], additionalProperties: false })
  })

  it('refers only to definitions that are there', () => {
    const names = [...JSON.stringify(schema).matchAll(/"#\/definitions\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(Object.keys(schema.definitions)))
  })

  it('says that it is draft 07 and allows no other keys', () => {
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      additionalProperties: false,
      required: ['name', 'steps'],
    })
  })
})
