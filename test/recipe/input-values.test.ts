import { describe, expect, it } from 'vitest'
import { checkInputValue, type GivenInputs, readInputsText, resolveInputs } from '../../src/recipe/input-values.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { realCatalogue } from './real-catalogue.ts'

const RECIPE = `name: T
inputs:
  version: { type: number, required: true, min: 18, max: 30 }
  name: { pattern: '[a-z-]+', default: main }
  quick: { type: boolean, default: true }
  level: { type: choice, options: [low, high] }
  note: {}
steps:
  - tool: glob
    with: { pattern: x }
`
const catalogue = await realCatalogue()
const { recipe } = readRecipe(RECIPE, 'r.yml', catalogue)

function resolve(given: GivenInputs): unknown {
  const result = resolveInputs(recipe!, given)
  return result.ok
    ? { ...result.value }
    : result.error.map(({ at, code, message, suggestion }) => `${at.line} ${code} ${message} ${suggestion}`)
}

describe('resolveInputs', () => {
  it('fills in defaults, and null where there is none', () => {
    expect(resolve({ version: 20 })).toEqual({ version: 20, name: 'main', quick: true, level: null, note: null })
  })

  it('converts texts to what the inputs ask for', () => {
    expect(resolve(['version=20', 'name=a-b', 'quick=false', 'level=high', 'note=a=b'])).toEqual({
      version: 20,
      name: 'a-b',
      quick: false,
      level: 'high',
      note: 'a=b',
    })
  })

  it.each(['', ' 20', '20 ', '0x14', '2e1', '020', '20.', '.5', 'twenty', 'Infinity', 'NaN', '99999999999999999999'])(
    'does not take %j for a number',
    (text) => {
      expect(resolve([`version=${text}`])).toEqual(["3 input_type Input 'version' must be a number Use a number such as 20."])
    },
  )

  it.each(['True', 'yes', '1', '', 'on'])('does not take %j for a truth value', (text) => {
    expect(resolve(['version=20', `quick=${text}`])).toEqual(["5 input_type Input 'quick' must be true or false Use true or false."])
  })

  it.each([
    ['version: 20\nquick: false', { version: 20, quick: false }],
    ['version: "20"\nquick: "false"', { version: 20, quick: false }],
    ['version: 0x14\nquick: False', { version: 20, quick: false }],
    ['version: 20.50', { version: 20.5 }],
    ['{"version": 20, "note": 24}', { version: 20, note: '24' }],
    ['version: 20\nnote: 1.10', { version: 20, note: '1.10' }],
    ['version: 20\nnote: 007', { version: 20, note: '007' }],
    ['version: 20\nnote: 1234567e12', { version: 20, note: '1234567e12' }],
    ['version: 20\nnote: 12345678901234567890', { version: 20, note: '12345678901234567890' }],
    ['version: 20\nnote: true # really', { version: 20, note: 'true' }],
    ['version: 20\nnote: .inf', { version: 20, note: '.inf' }],
  ])('takes what a file says in %j, exactly as it is written', (text, wanted) => {
    const given = readInputsText(text, 'inputs')
    expect(given.ok ? resolve(given.value) : given.error).toMatchObject(wanted)
  })

  it.each([
    ['version: 20\nnote:', "7 input_type Input 'note' must be a string Use a string."],
    ['version: 20\nnote: [1]', "7 input_type Input 'note' must be a string Use a string."],
    ['version: 12345678901234567890', "3 input_type Input 'version' must be a number Use a number such as 20."],
    ['version: 20\nquick: 1', "5 input_type Input 'quick' must be true or false Use true or false."],
    ['version: true', "3 input_type Input 'version' must be a number Use a number such as 20."],
  ])('refuses %j in a file', (text, problem) => {
    const given = readInputsText(text, 'inputs')
    expect(given.ok ? resolve(given.value) : given.error).toEqual([problem])
  })

  it('finds everything that is wrong', () => {
    expect(resolve(['vresion=20', 'name=A', 'level=medium', 'oops', '=x', 'note=1', 'note=2'])).toEqual([
      "1 input_syntax 'oops' does not have the form name=value Write name=value.",
      "1 input_syntax '=x' does not have the form name=value Write name=value.",
      "1 duplicate_input Input 'note' is set twice Set it once.",
      "1 unknown_input Input 'vresion' does not exist Did you mean 'version'?",
      "3 missing_input Input 'version' is required Add version=VALUE.",
      "4 input_pattern Input 'name' cannot be 'A' It must match /[a-z-]+/.",
      "6 input_not_an_option Input 'level' cannot be 'medium' Choose one of low, high.",
    ])
  })

  it.each([
    [{ version: 17 }, "3 input_out_of_range Input 'version' cannot be 17 Use a number of at least 18 and at most 30."],
    [{ version: Number.NaN }, "3 input_type Input 'version' must be a number Use a number such as 20."],
    [{ version: 20, name: 5 }, "4 input_type Input 'name' must be a string Put it in quotes: '5'."],
    [{ version: 20, name: 'a\nb' }, "4 input_pattern Input 'name' cannot be 'a\\u000ab' It must match /[a-z-]+/."],
    [{ version: 20, note: 'x'.repeat(65_537) }, "7 input_too_long Input 'note' has more than 65536 characters Use a shorter one."],
    [{ version: 20, note: '\ud800' }, "7 input_type Input 'note' contains half of a surrogate pair Remove it."],
    [{ version: 20, level: ['low'] }, '6 input_not_an_option Input \'level\' cannot be ["low"] Choose one of low, high.'],
  ])('refuses %j', (given, expected) => {
    expect(resolve(given)).toEqual([expected])
  })

  it('[D15] refuses a value of which its pattern never says whether it fits', () => {
    const endless = readRecipe(RECIPE.replace("'[a-z-]+', default: main", `'${'(?:|)'.repeat(40)}z'`), 'r.yml', catalogue)
    expect(endless.diagnostics).toMatchObject([{ code: 'invalid_pattern', message: 'it takes too long to compile', at: { line: 4 } }])
    const evil = readRecipe(RECIPE.replace("'[a-z-]+', default: main", "'(a+)+'"), 'r.yml', catalogue).recipe!
    const resolved = resolveInputs(evil, { version: 20, name: `${'a'.repeat(50)}!` })
    expect(resolved).toMatchObject({
      ok: false,
      error: [{ code: 'input_pattern', message: expect.stringContaining('took too long for'), at: { line: 4 } }],
    })
    expect(resolveInputs(evil, { version: 20, name: 'a' }).ok).toBe(true)
  })

  it('[D15] takes no value for one that fits a pattern which cannot be used', () => {
    const input = { name: 'word', type: 'string', options: [], pattern: `${'(?:|)'.repeat(40)}z` } as const
    expect(checkInputValue({ ...input, min: undefined, max: undefined }, 'a').ok).toBe(false)
  })

  it('[B7] does not know names that JavaScript adds', () => {
    expect(resolve(JSON.parse('{"version": 20, "__proto__": {"quick": false}}'))).toEqual([
      "1 unknown_input Input '__proto__' does not exist It takes version, name, quick, level, note.",
    ])
    expect(resolve(['version=20', 'constructor=x'])).toEqual([
      "1 unknown_input Input 'constructor' does not exist It takes version, name, quick, level, note.",
    ])
  })

  it('[B9] leaves an expression in a value as it is', () => {
    const value = '$' + '{{ env.HOME }}'
    expect(resolve({ version: 20, note: value })).toMatchObject({ note: value })
  })
})
