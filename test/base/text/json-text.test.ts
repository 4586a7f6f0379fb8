import { expect, it } from 'vitest'
import { parseJson } from '../../../src/base/text/json.ts'

it.each(['{"a":[1,-2.5e3,"x\\u00e9\\n",true,false,null,{}]}', '[]', '{}', ' "text" ', '0'])('reads %s', (text) => {
  expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
})

it.each([
  ['', 1, 1, 'expected a value, found the end of the text'],
  ['{', 1, 2, 'expected a name in double quotes, found the end of the text'],
  ['{"a":1,}', 1, 8, 'expected a name in double quotes, found "}"'],
  ["{'a':1}", 1, 2, 'expected a name in double quotes, found "\'"'],
  ['{"a" 1}', 1, 6, 'expected \':\', found "1"'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "expected ',' or '}', found \"\\\"\""],
  ['[1,\n2,\nx]', 3, 1, 'expected a value, found "x"'],
  ['[1 2]', 1, 4, "expected ',' or ']', found \"2\""],
  ['{} {}', 1, 4, 'expected the end, found "{"'],
  ['[01]', 1, 2, 'expected a value, found "0"'],
  ['["a\nb"]', 1, 2, 'expected a value, found "\\""'],
])('says where %j stops being JSON', (text, line, column, message) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { line, column, message } })
})

it('is not brought down by depth', () => {
  expect(parseJson('['.repeat(200_000))).toMatchObject({ ok: false, error: { line: 1, column: 200_001 } })
})
