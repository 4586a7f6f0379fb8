import { expect, it } from 'vitest'
import { exampleArguments } from '../../../src/tools/kit/json-schema.ts'

it('[S-39] gives what a schema requires, and nothing else', () => {
  const schema = { properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] }
  expect(exampleArguments(schema)).toEqual({ a: '<a>' })
  expect(exampleArguments({ properties: { a: { type: 'string' } } })).toEqual({})
  expect(exampleArguments({})).toEqual({})
})

it.each([
  [{ const: 'YES', default: 'no' }, 'YES'],
  [{ default: 0, examples: [1] }, 0],
  [{ examples: ['T-1'], enum: ['T-2'] }, 'T-1'],
  [{ enum: ['low', 'high'] }, 'low'],
  [{ type: 'boolean' }, true],
  [{ type: 'integer' }, 1],
  [{ type: 'number', minimum: 20 }, 20],
  [{ type: 'number', maximum: 0 }, 0],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [{ type: 'array' }, ['<it>']],
  [{ type: 'object', properties: { b: { type: 'string' } }, required: ['b'] }, { b: '<b>' }],
  [{ anyOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  [{ type: ['integer', 'null'] as unknown as string }, 1],
  [{}, '<it>'],
])('[S-39] finds a value for %j', (schema, expected) => {
  expect(exampleArguments({ properties: { it: schema }, required: ['it'] })).toEqual({ it: expected })
})

it('takes an argument that is required and not described for a text', () => {
  expect(exampleArguments({ required: ['gone'] })).toEqual({ gone: '<gone>' })
})
