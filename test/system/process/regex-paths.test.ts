import { expect, it } from 'vitest'
import { hasFewPaths } from '../../../src/system/process/time-limit.ts'

it.each([
  'TODO|FIXME',
  '\\bimport\\s+(?:\\w+|\\{[^}]*\\})\\s+from\\s+["\']react["\']',
  '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})?',
  '^\\s*(?:export\\s+)?(?:default\\s+)?(?:async\\s+)?function\\s*\\*?\\s*(\\w+)\\s*\\(',
  '^(?:feat|fix|docs)(?:\\([a-z-]+\\))?!?: .+$',
  '(.*)x(.*)y(.*)',
  'console\\.(?:log|warn|error)\\((.*)\\);?$',
  '(a+)+$',
  'word '.repeat(700),
  '[(?:|)]'.repeat(50),
  '\\(\\?:\\|\\)'.repeat(50),
  Array.from({ length: 400 }, (_, i) => `word${i}`).join('|'),
])('knows that %s is prepared at once', (source) => {
  for (const flags of ['', 'u']) expect(hasFewPaths(source, flags)).toBe(true)
})

it.each([
  ['(?:|)', ''],
  ['(|)', ''],
  ['(?<a>|){3}'.replace('<a>', ':'), ''],
  ['\\b', ''],
  ['\\B', ''],
  ['^', ''],
  ['$', ''],
  ['(a)\\1', ''],
  ['(?=a)', ''],
  ['(?!a)', ''],
  ['(?<=a)', ''],
  ['(?<!a)', ''],
  ['a?', ''],
  ['a*', ''],
  ['a+', ''],
  ['a{2,}', ''],
  ['a{4}', ''],
  ['a{1,9}', ''],
  ['(?:ab|cd){1}', ''],
  ['(?<x>ab|cd)'.replace('<x>', ':'), ''],
  ['(?i:ab|cd)', ''],
  ['.', 'u'],
  ['\\W', 'u'],
  ['\\p{L}', 'u'],
  ['\\u{1f600}', 'u'],
  ['😀', 'u'],
  ['\\u{0}?', 'u'],
  ['\\p{L}{3}', 'u'],
  ['[^a]', 'u'],
  ['[a-\\uffff]', 'u'],
  ['[a-\uffff]', 'u'],
])('counts every %s with the flags %j', (unit, flags) => {
  expect(hasFewPaths(`${unit}z`, flags)).toBe(true)
  expect(hasFewPaths(`${unit.repeat(16)}z`, flags)).toBe(false)
  expect(hasFewPaths(`(?:a|b${unit.repeat(16)})z`, flags)).toBe(false)
})

it('multiplies what is repeated by as many copies as the engine writes out', () => {
  const twenty = `(?:${[...'abcdefghijklmnopqrst'].join('|')})`
  expect(hasFewPaths(`${twenty}{3}`, '')).toBe(true)
  expect(hasFewPaths(`${twenty}{3,}`, '')).toBe(false)
  expect(hasFewPaths(`${twenty}{0,3}`, '')).toBe(true)
  expect(hasFewPaths(`(?:${twenty}{2}){2}`, '')).toBe(false)
})

it('says nothing of very long ones', () => {
  expect(hasFewPaths('a'.repeat(4_000), '')).toBe(true)
  expect(hasFewPaths('a'.repeat(4_001), '')).toBe(false)
})

it.each(['\\k<', '(?<a', '\\u{', '[a', '\\p{'])('reads many of %s in a moment, though no regular expression begins so', (unit) => {
  expect(() => hasFewPaths(unit.repeat(3_990 / unit.length), 'u')).not.toThrow()
})
