import { expect, it } from 'vitest'
import { placeInJson } from '../../../src/base/text/json.ts'

const TEXT = `{
  "a": { "calls": 1, "b": "\\"calls\\": {" },
  "calls": [
    { "url": "x", "headers": { "A.B": 1, "A": { "B": 2 }, "c[0]": 3 } },
    [1, [2, { "deep": true }], "]"],
    {}
  ],
  "twice": 1, "twice": 2
}
`

it.each([
  ['', 1, 1],
  ['a', 2, 3],
  ['a.b', 2, 22],
  ['calls', 3, 3],
  ['calls[0]', 4, 5],
  ['calls[0].url', 4, 7],
  ['calls[0].headers.A.B', 4, 32],
  ['calls[0].headers.A', 4, 42],
  ['calls[0].headers.c[0]', 4, 59],
  ['calls[1][1][1].deep', 5, 15],
  ['calls[1][2]', 5, 32],
  ['calls[2]', 6, 5],
  ['twice', 8, 15],
])('finds %s', (field, line, column) => {
  expect(placeInJson(TEXT, field)).toEqual({ line, column })
})

it.each([
  ['nowhere', 1, 1],
  ['a.missing', 2, 3],
  ['calls[0].url.more', 4, 7],
  ['calls[3]', 3, 3],
  ['calls.name', 3, 3],
  ['calls[2].x', 6, 5],
])('finds as much as there is of %s', (field, line, column) => {
  expect(placeInJson(TEXT, field)).toEqual({ line, column })
})

it('finds its way through what is deep and large', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(placeInJson(`{"a":${deep},"b":"${'x'.repeat(1_000_000)}","c":1}`, 'c').column).toBe(1_200_014)
})
