// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { describe, expect, it } from 'vitest'
import { INPUT_TYPES, type InputType, type InputValue, type Recipe } from '../../src/base/recipe.ts'
import { checkRecipeCalls } from '../../src/recipe/check-recipe-calls.ts'
import { evaluateTemplate } from '../../src/recipe/expressions/evaluate.ts'
import { resolveInputs } from '../../src/recipe/input-values.ts'
import { convertPassed, typeOfInput } from '../../src/recipe/pass-inputs.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { fc } from '../support/property.ts'
import { realCatalogue } from './real-catalogue.ts'

const catalogue = await realCatalogue()
const OPTIONS = ['20', '22', 'true']

function read(text: string, name: string): Recipe {
  const { recipe, diagnostics } = readRecipe(text, `recipes/${name}.yml`, catalogue)
  if (recipe === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return recipe
}

function withInput(type: InputType, step: string): string {
  const options = type === 'choice' ? `, options: ${JSON.stringify(OPTIONS)}` : ''
  return `name: T\ninputs: { x: { type: ${type}, required: true${options} } }\nsteps:\n  - ${step}\n`
}

/** Passes an input on to an input of a called recipe, as an expression. */
function pass(from: InputType, value: InputValue, to: InputType, expression = '${{ inputs.x }}') {
  const inner = read(withInput(to, '{ tool: glob, with: { pattern: x } }'), 'inner')
  const outer = read(withInput(from, `{ recipe: inner, with: { x: "${expression}" } }`), 'outer')
  const found = checkRecipeCalls(outer, { names: ['inner'], find: () => inner }, catalogue)
  const [entry] = outer.steps[0]!.with
  const evaluated = evaluateTemplate(entry!.value, { inputs: { x: value } })
  if (!evaluated.ok) throw new Error(evaluated.error.message)
  const given = convertPassed(entry!.value, evaluated.value, typeOfInput(inner.inputs[0]!))
  const resolved = resolveInputs(inner, { x: given })
  return {
    found: found.map(({ message }) => message),
    got: resolved.ok ? resolved.value['x'] : resolved.error.map(({ message }) => message).join('; '),
  }
}

describe('an input that is passed on to a called recipe', () => {
  it.each([
    ['number', 20, 'string', '20'],
    ['number', -1.5, 'string', '-1.5'],
    ['number', 20, 'choice', '20'],
    ['boolean', true, 'string', 'true'],
    ['boolean', true, 'choice', 'true'],
    ['choice', '20', 'string', '20'],
    ['choice', '20', 'number', 20],
    ['choice', 'true', 'boolean', true],
    ['string', '20', 'number', 20],
    ['string', 'false', 'boolean', false],
    ['string', '22', 'choice', '22'],
  ] as const)('becomes what that one takes: %s %j as %s', (from, value, to, expected) => {
    expect(pass(from, value, to)).toEqual({ found: [], got: expected })
  })

  it.each([
    ['string', '020', 'number', "Input 'x' must be a number"],
    ['string', '1e3', 'number', "Input 'x' must be a number"],
    ['string', '0x10', 'number', "Input 'x' must be a number"],
    ['string', ' 20', 'number', "Input 'x' must be a number"],
    ['string', '9007199254740993', 'number', "Input 'x' must be a number"],
    ['string', 'yes', 'boolean', "Input 'x' must be true or false"],
    ['string', 'True', 'boolean', "Input 'x' must be true or false"],
    ['string', '21', 'choice', "Input 'x' cannot be '21'"],
    ['number', 21, 'choice', "Input 'x' cannot be '21'"],
  ] as const)('is refused if that would lose something: %s %j as %s', (from, value, to, expected) => {
    expect(pass(from, value, to)).toEqual({ found: [], got: expected })
  })

  it.each([
    ['number', 1, 'boolean', "Input 'x' must be true or false, and this expression returns a number"],
    ['boolean', true, 'number', "Input 'x' must be a number, and this expression returns true or false"],
  ] as const)('is refused by validate if it can never fit: %s %j as %s', (from, value, to, expected) => {
    expect(pass(from, value, to).found).toEqual([expected])
  })

  it('is converted only as it is: the result of a calculation has to be made text on purpose', () => {
    expect(pass('number', 20, 'string', '${{ inputs.x > 1 }}').found).toEqual([
      "Input 'x' must be a string, and this expression returns true or false",
    ])
    expect(pass('number', 20, 'string', "${{ format('{0}', inputs.x) }}")).toEqual({ found: [], got: '20' })
    expect(pass('number', 20, 'string', '${{ inputs.x }}.x')).toEqual({ found: [], got: '20.x' })
  })

  it('comes back as the same value when it is passed on as text and back', () => {
    const values: fc.Arbitrary<readonly [InputType, InputValue]> = fc.oneof(
      fc.tuple(
        fc.constant('number' as const),
        fc.oneof(fc.maxSafeInteger(), fc.float({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })),
      ),
      fc.tuple(fc.constant('boolean' as const), fc.boolean()),
      fc.tuple(fc.constant('choice' as const), fc.constantFrom(...OPTIONS)),
    )
    fc.assert(
      fc.property(values, ([type, value]) => {
        // Small numbers have an exponent, which no number input takes, and negative zero has no sign.
        fc.pre(typeof value !== 'number' || (!/e/.test(String(value)) && !Object.is(value, -0)))
        const there = pass(type, value, 'string')
        expect(there).toEqual({ found: [], got: String(value) })
        expect(pass('string', there.got as string, type)).toEqual({ found: [], got: value })
      }),
      { numRuns: 30 },
    )
  })

  it('never fails for its type if validate finds nothing and it is not text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INPUT_TYPES), fc.constantFrom(...INPUT_TYPES), (from, to) => {
        const value = { string: 'x', number: 20, boolean: true, choice: '20' }[from]
        const { found, got } = pass(from, value, to)
        const fails = typeof got === 'string' && / must be /.test(got)
        if (from === 'number' || from === 'boolean') expect(fails).toBe(found.length > 0)
      }),
    )
  })
})
