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
const SHIPPED = { name: 'sous:tidy', text: 'name: Tidy up\nsteps: [{ tool: glob, with: { pattern: x } }]\n' }
const schema = recipeJsonSchema(catalogue, [SHIPPED]) as Schema
const { step, input } = schema.definitions

interface ToolRule {
  readonly if: { readonly properties: { readonly tool: { readonly pattern: string } } }
  readonly then: { readonly properties: { readonly expect: Schema } }
}
const rules = step!['allOf'] as readonly ToolRule[]

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

  it('offers every tool with its short names, what it does, and its arguments', () => {
    const named = catalogue.names.map((name) => ({ const: name, description: catalogue.find(name)!.summary }))
    expect(step!.properties['tool']).toMatchObject({ anyOf: [...named, { pattern: '^[^/@]+/[^/@]+@[^/@]+$' }] })
    const names = rules.map((rule) => catalogue.names.filter((name) => new RegExp(rule.if.properties.tool.pattern).test(name)))
    expect(names).toContainEqual(['replace_in_file', 'replace'])
    expect(names.flat().toSorted()).toEqual(catalogue.names.toSorted())
  })

  it('offers the recipes that come with Sous, and takes any other name', () => {
    expect(step!.properties['recipe']!['anyOf']).toEqual([{ const: 'sous:tidy', description: 'Tidy up' }, { type: 'string' }])
  })

  it('offers the outputs of each tool that expect can compare', () => {
    const { expect: keys } = rules.find((rule) => rule.if.properties.tool.pattern === '^(?:grep)$')!.then.properties
    expect(Object.keys(keys.properties)).toEqual(expect.arrayContaining(['total_matches', 'files']))
    expect(keys.properties['total_matches']).toMatchObject({ type: 'string', description: expect.any(String) })
    expect(keys['additionalProperties']).toBe(false)
  })

  it('has the same steps inside for-each, without for-each', () => {
    const inner = schema.definitions['innerStep']!
    const { 'for-each': _, steps: __, ...others } = step!.properties
    expect(inner.properties).toEqual(others)
    expect(step!.properties['steps']).toMatchObject({ items: { $ref: '#/definitions/innerStep' } })
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
