import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { succeeded } from '../../../src/base/result.ts'
import { checkArguments } from '../../../src/tools/kit/check-arguments.ts'
import { defineTool } from '../../../src/tools/kit/tool.ts'

const tool = defineTool({
  name: 'sample',
  summary: 'A tool for tests.',
  category: 'File Reading',
  effect: 'read',
  risk: 'read_only',
  permissions: [],
  args: () =>
    z.strictObject({
      path: z.string().check(z.minLength(1), z.maxLength(20), z.describe('p')),
      max_results: z._default(z.int().check(z.gte(1), z.lte(1000), z.describe('n')), 5),
      least: z.optional(z.number().check(z.gte(2), z.describe('n'))),
      below: z.optional(z.number().check(z.lt(3), z.describe('n'))),
      even: z.optional(z.int().check(z.multipleOf(2), z.describe('n'))),
      is_regex: z.optional(z.boolean().check(z.describe('b'))),
      env: z.optional(z.record(z.string(), z.string()).check(z.describe('e'))),
      globs: z.optional(z.array(z.string()).check(z.minLength(1), z.describe('g'))),
      either: z.optional(z.union([z.string(), z.array(z.string())]).check(z.describe('u'))),
      operation: z.optional(z.enum(['insert', 'delete', 'replace']).check(z.describe('o'))),
      consent: z.optional(z.literal('DO_IT').check(z.describe('c'))),
      slug: z.optional(z.string().check(z.regex(/^[a-z]+$/), z.describe('s'))),
      edits: z.optional(z.array(z.strictObject({ line: z.int().check(z.describe('l')) })).check(z.describe('e'))),
      own: z.optional(
        z.string().check(
          z.refine((text) => text !== 'no', { error: 'must not be no' }),
          z.describe('r'),
        ),
      ),
    }),
  outputs: () => z.strictObject({}),
  metadata: [],
  termination: '',
  examples: [],
  run: () => succeeded({}, 'done'),
})

function problems(args: unknown): readonly string[] {
  const checked = checkArguments(tool, args)
  return checked.ok ? [] : checked.error.message.split('; ')
}

it.each([
  [{ path: 'a', max_results: 5000 }, 'max_results: must be between 1 and 1000, got 5000'],
  [{ path: 'a', max_results: 0 }, 'max_results: must be between 1 and 1000, got 0'],
  [{ path: 'a', max_results: 1.5 }, 'max_results: must be a whole number, got 1.5'],
  [{ path: 'a', max_results: 'x' }, 'max_results: must be a number, got "x"'],
  [{ path: 'a', least: 1 }, 'least: must be at least 2, got 1'],
  [{ path: 'a', below: 3 }, 'below: must be less than 3, got 3'],
  [{ path: 'a', even: 3 }, 'even: must be a multiple of 2, got 3'],
  [{}, 'path: is required'],
  [{ path: '' }, 'path: must not be empty'],
  [{ path: 'a'.repeat(21) }, 'path: must have between 1 and 20 characters, got 21'],
  [{ path: 7 }, 'path: must be a string, got 7'],
  [{ path: 'a', is_regex: 'yes' }, 'is_regex: must be true or false, got "yes"'],
  [{ path: 'a', env: { A: 1 } }, 'env.A: must be a string, got 1'],
  [{ path: 'a', env: [] }, 'env: must be an object, got []'],
  [{ path: 'a', globs: [] }, 'globs: must not be empty'],
  [{ path: 'a', globs: ['x', 2] }, 'globs[1]: must be a string, got 2'],
  [{ path: 'a', globs: 'x' }, 'globs: must be a list, got "x"'],
  [{ path: 'a', either: 3 }, 'either: must be a string or a list, got 3'],
  [{ path: 'a', consent: 'yes' }, 'consent: must be exactly "DO_IT", got "yes"'],
  [{ path: 'a', slug: 'A1' }, 'slug: must be of the form /^[a-z]+$/, got "A1"'],
  [{ path: 'a', edits: [{ line: 'x' }] }, 'edits[0].line: must be a number, got "x"'],
  [{ path: 'a', own: 'no' }, 'own: must not be no'],
  ['text', 'The arguments must be an object, got "text"'],
  [null, 'The arguments must be an object, got null'],
])('says what is wrong with %j', (args, problem) => {
  expect(problems(args)).toEqual([problem])
})

it('[I-05] refuses an unknown argument and says which one was meant', () => {
  expect(problems({ path: 'a', max_result: 5 })).toEqual(['max_result: sample has no such argument', "did you mean 'max_results'?"])
})

it('lists the arguments when none is like the unknown one', () => {
  expect(problems({ path: 'a', zzzzzz: 5 })[1]).toBe(
    'it takes path, max_results, least, below, even, is_regex, env, globs, either, operation, consent, slug, edits, own',
  )
})

it('refuses an unknown key inside an argument', () => {
  expect(problems({ path: 'a', edits: [{ line: 1, lien: 2 }] })).toEqual(['edits[0].lien: is unknown', "did you mean 'line'?"])
})

it('suggests the value that was meant', () => {
  expect(problems({ path: 'a', operation: 'inesrt' })).toEqual([
    'operation: must be one of "insert", "delete", "replace", got "inesrt"',
    'did you mean "insert"?',
  ])
})

it('says everything that is wrong at once', () => {
  expect(problems({ max_results: 0, is_regex: 1 })).toEqual([
    'path: is required',
    'max_results: must be between 1 and 1000, got 0',
    'is_regex: must be true or false, got 1',
  ])
})

it('cuts long values short', () => {
  expect(problems({ path: 'a', consent: 'x'.repeat(500) })).toEqual([`consent: must be exactly "DO_IT", got "${'x'.repeat(59)}…`])
})

it('keeps what was given apart from what is filled in, in the order of the schema', () => {
  const checked = checkArguments(tool, { is_regex: true, path: 'a' })
  expect(checked).toEqual({
    ok: true,
    value: { given: { path: 'a', is_regex: true }, complete: { path: 'a', max_results: 5, is_regex: true } },
  })
  expect(checked.ok && JSON.stringify(checked.value.given)).toBe('{"path":"a","is_regex":true}')
})
