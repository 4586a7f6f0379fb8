import { expect, it } from 'vitest'
import { hasTooManyWays } from '../../src/model/regex-ways.ts'

it.each([
  '(?:|)',
  '(|)',
  '(?:^|\\b)',
  '(?:x*|y*)',
  '(?:a?|b?)',
  '(?<n>\\s*|$)'.replace('<n>', ':'),
  '(?:(?:a|)|(?:b|))',
  '(?:(?:|){2}|a)',
  '(?:|)+',
  '(?:|){2}',
  '(?:a|b)?(?:|)',
  '(?:(?=x)|(?!x))',
  'a*?(?:|)',
  '(?:\\b)+',
  '(?:\\b)',
])('refuses many of %s, each of which doubles what is to be prepared', (unit) => {
  expect(hasTooManyWays(`${unit.repeat(40)}z`)).toBe(true)
  expect(hasTooManyWays(`(?=${unit.repeat(40)})z`)).toBe(true)
  expect(hasTooManyWays(`${unit.repeat(10)}(?:a|${unit.repeat(10)}b)`)).toBe(true)
  expect(hasTooManyWays(`(?:a|b${unit.repeat(10)})${unit.repeat(10)}`)).toBe(true)
  expect(hasTooManyWays(`${unit.repeat(5)}z`)).toBe(false)
})

it.each([
  'a?b?c?'.repeat(20),
  '(?:a|)'.repeat(50),
  '(?:|)?'.repeat(50),
  '(?:|)*'.repeat(50),
  '(?:foo|bar|baz)'.repeat(50),
  '(?:(?=x)y|(?!x)z)'.repeat(50),
  '[(?:|)]'.repeat(50),
  '\\(\\?:\\|\\)'.repeat(50),
  '(?:^|\\s)x(?:$|\\s)'.repeat(50),
  '(?:|)x'.repeat(50),
  Array.from({ length: 3000 }, (_, i) => `word${i}`).join('|'),
  `(?:${Array.from({ length: 300 }, (_, i) => `word${i}`).join('|')})`.repeat(3),
  '(a*)*'.repeat(30),
])('lets %s be', (source) => {
  expect(() => new RegExp(source).exec('b')).not.toThrow()
  expect(hasTooManyWays(source)).toBe(false)
})
