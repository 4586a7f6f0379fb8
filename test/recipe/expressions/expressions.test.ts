// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import { describe, expect, it } from 'vitest'
import type { RecipeValue } from '../../../src/base/recipe.ts'
import { checkExpression, type ExpressionScope } from '../../../src/recipe/expressions/check-expression.ts'
import { type ExpressionContexts, evaluateCondition, evaluateTemplate } from '../../../src/recipe/expressions/evaluate.ts'
import { parseTemplate } from '../../../src/recipe/read-value.ts'
import { fc } from '../../support/property.ts'

const at = { file: 'r.yml', line: 1, column: 1, endLine: 1, endColumn: 1 }

function template(text: string): RecipeValue {
  const parts = parseTemplate(text).map((part) => (part.kind === 'text' ? part.text : { text: part.text, at }))
  return { kind: 'template', parts, at }
}

const CONTEXTS: ExpressionContexts = {
  inputs: { version: 20, name: 'Ada', quick: false, nothing: null },
  steps: { find: { outputs: { files: ['a.md', 'b.md'], count: 2, matches: [{ line: 1 }, { line: 5, extra: 'x' }] }, outcome: 'success' } },
  env: { HOME: '/root' },
}

function evaluate(text: string, contexts: ExpressionContexts = CONTEXTS): unknown {
  const result = evaluateTemplate(template(text), contexts)
  return result.ok ? result.value : `${result.error.code}: ${result.error.message}`
}

describe('parseTemplate', () => {
  it('splits a text at its expressions', () => {
    expect(parseTemplate('a ${{ inputs.x }} b${{y}}')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'expression', text: 'inputs.x', start: 6 },
      { kind: 'text', text: ' b' },
      { kind: 'expression', text: 'y', start: 22 },
    ])
  })

  it('does not end an expression within a quoted text', () => {
    expect(parseTemplate("${{ '}}' }}")).toEqual([{ kind: 'expression', text: "'}}'", start: 4 }])
    expect(parseTemplate("${{ 'it''s }}' }}")).toEqual([{ kind: 'expression', text: "'it''s }}'", start: 4 }])
  })

  it('finds an expression that is not closed', () => {
    expect(parseTemplate('a ${{ b')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'unclosed', text: '${{ b', start: 2 },
    ])
  })
})

describe('evaluateTemplate', () => {
  it.each([
    ['${{ inputs.version }}', 20],
    ['${{ inputs.quick }}', false],
    ['${{ inputs.nothing }}', null],
    ['${{ steps.find.outputs.files }}', ['a.md', 'b.md']],
    ['${{ steps.find.outputs.matches[1] }}', { line: 5, extra: 'x' }],
  ])('keeps the type of a lone expression: %s', (text, expected) => {
    expect(evaluate(text)).toEqual(expected)
  })

  it.each([
    ['node:${{ inputs.version }}', 'node:20'],
    [' ${{ inputs.version }}', ' 20'],
    ['${{ inputs.version }}${{ inputs.name }}', '20Ada'],
    ['<${{ inputs.nothing }}>', '<>'],
    ['${{ inputs.quick }}!', 'false!'],
  ])('makes a text of an expression among text: %s', (text, expected) => {
    expect(evaluate(text)).toBe(expected)
  })

  it.each([
    ["${{ contains(steps.find.outputs.files, 'b.md') }}", true],
    ["${{ startsWith(inputs.name, 'a') && endsWith(inputs.name, 'DA') }}", true],
    ["${{ format('{0}-{1}', inputs.name, inputs.version) }}", 'Ada-20'],
    ["${{ join(steps.find.outputs.files, ' ') }}", 'a.md b.md'],
    ['${{ fromJSON(\'{"a": [1, true, null]}\').a }}', [1, true, null]],
    ['${{ toJSON(inputs.version) }}', '20'],
    ['${{ toJSON(fromJSON(\'{"constructor": {"a": 1}}\')) }}', '{\n  "constructor": {\n    "a": 1\n  }\n}'],
    ["${{ case(inputs.quick, 'a', inputs.version > 18, 'b', 'c') }}", 'b'],
    ["${{ 'it''s ''quoted''' }}", "it's 'quoted'"],
    ['${{ steps.find.outputs.matches.*.line }}', [1, 5]],
    ['${{ steps.find.outputs.matches.*.extra }}', ['x']],
    ['${{ INPUTS.Version }}', 20],
    ["${{ inputs['version'] }}", 20],
    ["${{ inputs.quick || 'default' }}", 'default'],
  ])('speaks the language of GitHub: %s', (text, expected) => {
    expect(evaluate(text)).toEqual(expected)
  })

  it('makes data of a text in a regular expression, and in what replaces its matches', () => {
    const contexts = { inputs: { name: 'a.b(c)|$1 \\d', count: 3 } }
    expect(evaluate('${{ escapeRegex(inputs.name) }}', contexts)).toBe('a\\.b\\(c\\)\\|\\$1 \\\\d')
    expect(evaluate('^${{ escaperegex(inputs.count) }}$', contexts)).toBe('^3$')
    expect(evaluate('${{ escapeReplacement(inputs.name) }}', contexts)).toBe('a.b(c)|$$1 \\d')
  })

  it('compares the numbers in a text by a regular expression', () => {
    const found = (least: number, text: string) => {
      const source = evaluate('^(?:${{ regexAtLeast(inputs.least) }})$', { inputs: { least } })
      return new RegExp(String(source)).test(text)
    }
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), fc.nat(2), (least, number, zeros) => {
        expect(found(least, '0'.repeat(zeros) + number)).toBe(number >= least)
      }),
    )
    for (const least of [0, 9, 10, 99, 999, 2026]) {
      expect([found(least, String(least)), found(least, String(least + 1)), found(least, `${least}x`)]).toEqual([true, true, false])
      expect(least > 0 && found(least, String(least - 1))).toBe(false)
    }
    expect(evaluate('${{ regexAtLeast(inputs.year) }}', { inputs: { year: '2099' } })).toBe(
      '0*(?:2099|[3-9]\\d{3}|2[1-9]\\d{2}|[1-9]\\d{4,})(?!\\d)',
    )
    for (const bad of ['-1', '1.5', "'x'", '1e300'])
      expect(evaluate(`\${{ regexAtLeast(${bad}) }}`)).toBe('expression_failed: regexAtLeast() needs a whole number that is not negative')
  })

  it.each([
    ["lower('Grün ÉTÉ')", 'grün été'],
    ["upper('straße 1')", 'STRASSE 1'],
    ["trim('  a b\n')", 'a b'],
    ['lower(inputs.version)', '20'],
    ['trim(inputs.nothing)', ''],
    ["replace('a.b.c', '.', '-')", 'a-b-c'],
    ["replace('price', 'price', '$& and $1')", '$& and $1'],
    ["replace('a+a', 'a+', '')", 'a'],
    ["split('a, b,c', ',')", ['a', ' b', 'c']],
    ["split('', ',')", []],
    ["split('abc', ',')", ['abc']],
    ["join(split('a/b/c', '/'), '.')", 'a.b.c'],
    ["split('a/b/c', '/')[1]", 'b'],
    ["length('Grün 🙂')", 6],
    ['length(steps.find.outputs.files)', 2],
    ['length(steps.find)', 2],
    ["length('')", 0],
    ['unique(fromJSON(\'[1, "a", 1, [2], "a", [2], null]\'))', [1, 'a', [2], null]],
    ["unique(fromJSON('[]'))", []],
    ['keys(steps.find)', ['outputs', 'outcome']],
    ['keys(fromJSON(\'{"constructor": 1, "b": 2}\'))', ['constructor', 'b']],
    ["keys(fromJSON('{}'))", []],
    ["LOWER(Upper('aB'))", 'ab'],
  ])('has functions for texts, lists and maps: %s', (text, expected) => {
    expect(evaluate(`\${{ ${text} }}`)).toEqual(expected)
  })

  it.each([
    ['lower(steps.find.outputs.files)', 'not_text: lower() takes text as its first argument, not a list'],
    ['upper(fromJSON(\'{"a": 1}\'))', 'not_text: upper() takes text as its first argument, not a map'],
    ["replace('a', '', 'b')", 'expression_failed: replace() needs a second argument that is not empty'],
    ["split('a', '')", 'expression_failed: split() needs a second argument that is not empty'],
    ['length(inputs.version)', 'wrong_type: length() takes a string or a list or a map as its first argument, not a number'],
    ['length(inputs.nothing)', 'wrong_type: length() takes a string or a list or a map as its first argument, not nothing (null)'],
    ['keys(steps.find.outputs.files)', 'wrong_type: keys() takes a map as its first argument, not a list'],
    ['keys(inputs.name)', 'wrong_type: keys() takes a map as its first argument, not a string'],
    ['lower()', 'expression_syntax: '],
    ["replace('a', 'b')", 'expression_syntax: '],
  ])('says what a function does not take: %s', (text, expected) => {
    expect(String(evaluate(`\${{ ${text} }}`)).slice(0, expected.length)).toBe(expected)
  })

  it('stops before a replacement that would fill the memory', () => {
    const contexts = { inputs: { a: 'a'.repeat(1 << 20), b: 'b'.repeat(1 << 20) } }
    expect(evaluate("${{ replace(inputs.a, 'a', inputs.b) }}", contexts)).toMatch(/^text_too_large: replace\(\) returns more than/)
  })

  it.each([
    ['yyyy-MM-dd', '2026-01-05'],
    ['yyyy', '2026'],
    ['d.M.yyyy', '5.1.2026'],
    ['MMMM d, yyyy', 'January 5, 2026'],
    ['dd MMM yyyy', '05 Jan 2026'],
    ['yyyyMMdd', '20260105'],
  ])('writes the date in UTC: %s', (format, expected) => {
    const day = () => new Date('2026-01-05T23:59:59Z')
    expect(evaluate(`\${{ date('${format}') }}`, { day })).toBe(expected)
    expect(evaluate('${{ date(inputs.format) }}', { day, inputs: { format } })).toBe(expected)
  })

  it('refuses a format of a date that came from an input', () => {
    const contexts = { day: () => new Date(), inputs: { format: 'yyyy-mm-dd' } }
    expect(evaluate('${{ date(inputs.format) }}', contexts)).toBe("invalid_date_format: date() cannot write 'mm'")
    expect(evaluate("${{ date('yyyy') }}")).toBe('expression_failed: date() has no date here')
  })

  it('goes into lists and maps', () => {
    const value: RecipeValue = {
      kind: 'map',
      at,
      entries: [
        {
          key: 'list',
          keyAt: at,
          value: { kind: 'list', at, items: [template('${{ inputs.version }}'), { kind: 'scalar', value: true, at }] },
        },
        { key: 'text', keyAt: at, value: { kind: 'scalar', value: 'plain', at } },
      ],
    }
    expect(evaluateTemplate(value, CONTEXTS)).toEqual({ ok: true, value: { list: [20, true], text: 'plain' } })
  })

  it('[B9] never evaluates what an expression gave', () => {
    const contexts = { inputs: { a: '${{ inputs.b }}', b: 'secret' } }
    expect(evaluate('${{ inputs.a }}', contexts)).toBe('${{ inputs.b }}')
    expect(evaluate('x ${{ inputs.a }} ${{ format(inputs.a) }}', { inputs: { a: '${{{{ inputs.b }}}}' } })).toBe(
      'x ${{{{ inputs.b }}}} ${{ inputs.b }}',
    )
    expect(evaluateTemplate({ kind: 'scalar', value: '${{ inputs.b }}', at }, contexts)).toEqual({ ok: true, value: '${{ inputs.b }}' })
  })

  it.each([
    '${{ inputs.constructor }}',
    '${{ inputs.__proto__ }}',
    "${{ inputs['constructor'].constructor }}",
    '${{ inputs.toString }}',
    '${{ steps.hasOwnProperty }}',
    "${{ inputs[format('{0}', 'constructor')] }}",
    '${{ steps.find.outputs.files.length }}',
    '${{ steps.find.outputs.files.constructor }}',
    '${{ inputs.name.length }}',
    '${{ inputs.version.constructor }}',
    "${{ fromJSON('{}').constructor }}",
    "${{ toJSON(fromJSON('{}').toString) }}",
  ])('[B8] finds nothing that JavaScript adds: %s', (text) => {
    expect(evaluate(text)).toMatch(/^unknown_name: /)
  })

  it('[B8] knows no functions but those of the language', () => {
    expect(evaluate("${{ constructor('x') }}")).toBe("unknown_function: Function 'constructor' does not exist")
    expect(evaluate("${{ __proto__('x') }}")).toBe("unknown_function: Function '__proto__' does not exist")
  })

  it('[B7] refuses JSON that would change a prototype', () => {
    expect(evaluate('${{ fromJSON(\'{"__proto__": {"a": 1}}\') }}')).toBe("not_json: fromJSON: the key '__proto__' is not allowed")
  })

  it.each([
    ['${{ inputs.vresion }}', "unknown_name: 'vresion' does not exist"],
    ['a ${{ inputs.vresion }}', "unknown_name: 'vresion' does not exist"],
    ['${{ inputs.nothing.at_all }}', "unknown_name: 'at_all' does not exist"],
    ['${{ steps.find.outputs.files[2] }}', "unknown_name: '2' does not exist in a list of 2"],
    ['${{ item }}', "unknown_name: 'item' does not exist here"],
    ['${{ github.ref }}', "unknown_name: 'github' does not exist here"],
    ["${{ env[fromJSON('x')] }}", 'not_json: fromJSON: '],
    ['files: ${{ steps.find.outputs.files }}', 'not_text: A list cannot be part of a string'],
    ['step: ${{ steps.find }}', 'not_text: A map cannot be part of a string'],
    ["${{ format('{1}', 1) }}", 'expression_failed: '],
    ['${{ 1 + }}', 'expression_syntax: '],
  ])('gives an error instead of nothing: %s', (text, expected) => {
    expect(String(evaluate(text)).slice(0, expected.length)).toBe(expected)
  })

  it('says which name was probably meant', () => {
    const result = evaluateTemplate(template('${{ inputs.vresion }}'), CONTEXTS)
    expect(result).toMatchObject({ ok: false, error: { severity: 'error', suggestion: "Did you mean 'version'?", at } })
  })

  it('lets a check before a name keep it from being looked up', () => {
    expect(evaluate("${{ steps.find.outputs.count > 5 && steps.find.outputs.files[5] || 'none' }}")).toBe('none')
  })

  it('evaluates long chains of names once each', () => {
    let deep: unknown = 'end'
    for (let i = 0; i < 40; i++) deep = { a: deep }
    expect(evaluate(`\${{ inputs${'.a'.repeat(40)} }}`, { inputs: deep })).toBe('end')
  })

  it('stops at texts that grow without end', () => {
    const doubled = Array.from({ length: 40 }).reduce<string>((inner) => `format('{0}{0}', ${inner})`, "'0123456789'")
    expect(evaluate(`\${{ ${doubled} }}`)).toBe('text_too_large: format() returns more than 16777216 characters')
  })

  it('shares large values instead of copying them', () => {
    const files = Array.from({ length: 1_000 }, (_, i) => `f${i}`)
    expect(evaluate('${{ steps.s.outputs.files }}', { steps: { s: { outputs: { files } } } })).toBe(files)
  })
})

describe('evaluateCondition', () => {
  it.each([
    ['inputs.version >= 20', true],
    ['inputs.quick', false],
    ["''", false],
    ['0', false],
    ["'false'", true],
    ['inputs.nothing', false],
    ["inputs.name == 'ADA'", true],
  ])('%s is %s', (text, expected) => {
    expect(evaluateCondition({ text, at }, CONTEXTS)).toEqual({ ok: true, value: expected })
  })

  it('gives an error for a name that is not there', () => {
    expect(evaluateCondition({ text: 'inputs.x', at }, CONTEXTS)).toMatchObject({ ok: false, error: { code: 'unknown_name' } })
  })
})

describe('checkExpression', () => {
  const scope: ExpressionScope = {
    inputs: ['version'],
    steps: new Map([
      ['find', ['files', 'count']],
      ['other', undefined],
    ]),
    laterSteps: ['find', 'later'],
    insideForEach: false,
  }
  const check = (text: string, inside: Partial<ExpressionScope> = {}) =>
    checkExpression(text, { ...scope, ...inside }).map(({ code, start, end }) => `${code} ${text.slice(start, end)}`)

  it.each([
    'inputs.version',
    'inputs.VERSION',
    "steps['find'].outputs.files[0]",
    'steps.find.outcome',
    'steps.other.outputs.anything',
    'steps.*.outputs.anything',
    'inputs[env.NAME]',
    'toJSON(inputs)',
    'github.event.pull_request.number',
  ])('has nothing to say about %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ['inputs.vresion', ['unknown_input vresion']],
    ["inputs['vresion']", ["unknown_input 'vresion'"]],
    ['steps.later.outputs.x', ['step_not_run_yet later']],
    ['steps.never.outputs.x', ['unknown_step never']],
    ['steps.find.outputs.x', ['unknown_output x']],
    ['steps.find.conclusion', ['unknown_name conclusion']],
    ['recipe.author', ['unknown_name author']],
    ['item || index', ['item_outside_for_each item', 'item_outside_for_each index']],
    [
      'contains(inputs.a, inputs.b) && !(inputs.c == inputs.d)',
      ['unknown_input a', 'unknown_input b', 'unknown_input c', 'unknown_input d'],
    ],
    ['env[inputs.a]', ['unknown_input a']],
    ['fromJSON(inputs.a).b.c', ['unknown_input a']],
    ["'a\nb' == inputs.x &&\n  inputs.y", ['unknown_input x', 'unknown_input y']],
  ])('finds what is wrong in %j', (text, expected) => {
    expect(check(text)).toEqual(expected)
  })

  it.each([
    ["date('yyyy-MM-dd')", []],
    ['date(inputs.version)', []],
    ["date('yyyy-mm-dd')", ['invalid_date_format mm']],
    ["date('YYYY')", ['invalid_date_format YYYY']],
    ["'x' == date( 'yyyy-MM-dd HH:mm' )", ['invalid_date_format HH']],
    ["date('dd/MM/yy')", ['invalid_date_format yy']],
    ["date('-')", ['invalid_date_format -']],
    ["date('ММ')", ['invalid_date_format ММ']],
  ])('points at the letters that a date cannot have: %s', (text, expected) => {
    expect(check(text)).toEqual(expected)
  })

  it('knows item and index inside of for-each', () => {
    expect(check('item.name && index > 0', { insideForEach: true })).toEqual([])
  })
})
