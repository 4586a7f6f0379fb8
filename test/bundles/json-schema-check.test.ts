import { expect, it } from 'vitest'
import { findSchemaProblem, findValueProblems } from '../../src/bundles/json-schema-check.ts'

const EVIL = `${'a'.repeat(60)}!`

it('tells everything that is wrong with a value, each with its place', () => {
  const item = { type: 'object', properties: { name: { type: 'string', pattern: '^[a-z]+$' } }, required: ['name'] }
  const schema = { type: 'object', properties: { items: { type: 'array', items: item } }, additionalProperties: false }
  expect(findValueProblems(schema, { items: [{ name: 'ok' }, { name: 'NO' }, {}], more: 1 })).toEqual([
    { field: 'more', reason: 'is unknown' },
    { field: 'items[1].name', reason: 'must match pattern "^[a-z]+$"' },
    { field: 'items[2].name', reason: 'is required' },
  ])
  expect(findValueProblems(schema, { items: [{ name: 'ok' }] })).toEqual([])
})

it.each([
  ['pattern', { type: 'string', pattern: '(a+)+$' }, EVIL],
  ['patternProperties', { type: 'object', patternProperties: { '(a+)+$': {} } }, { [EVIL]: 1 }],
  ['propertyNames', { propertyNames: { pattern: '(a+)+$' } }, { [EVIL]: 1 }],
])('[D15] ends a pattern of %s that does not come to an end, names it, and works on', (_, schema, value) => {
  expect(findSchemaProblem(schema)).toBeUndefined()
  expect(findValueProblems(schema, value)).toEqual([
    { field: '', reason: "cannot be checked: the pattern '(a+)+$' of the schema takes too long on this text" },
  ])
  expect(findValueProblems({ type: 'string', pattern: '^b$' }, 'b')).toEqual([])
})

it('[D15] refuses a pattern that cannot even be prepared, and says where it is', () => {
  const pattern = `${'(?:|)'.repeat(40)}z`
  const reason = 'takes too long to compile'
  expect(findSchemaProblem({ properties: { name: { pattern } } })).toEqual({ field: 'properties.name.pattern', reason })
  expect(findSchemaProblem({ patternProperties: { [pattern]: {} } })).toEqual({ field: `patternProperties.${pattern}`, reason })
  expect(findValueProblems({ pattern }, 'a')).toEqual([{ field: '', reason: `cannot be checked: its schema pattern ${reason}` }])
})

it('[D15] ends a schema whose parts refer to each other so that it never ends', () => {
  const doubled = Array.from({ length: 40 }, (_, i) => [`d${i}`, { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] }])
  const schema = { $defs: { ...Object.fromEntries(doubled), d40: { type: 'string' } }, $ref: '#/$defs/d0' }
  expect(findValueProblems(schema, 'x')).toEqual([{ field: '', reason: 'cannot be checked: it takes too long' }])
})
