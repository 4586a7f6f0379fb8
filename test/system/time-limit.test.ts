import { expect, it } from 'vitest'
import { fitsInTime, withTimeLimit } from '../../src/system/time-limit.ts'

it('[D15] stops a pattern that never ends', () => {
  const text = `${'a'.repeat(80)}b`
  let isFound: boolean | undefined
  const end = withTimeLimit(() => {
    isFound = /(a+)+$/.test(text)
  }, 200)
  expect([end, isFound]).toEqual(['timed_out', undefined])
})

it('[D15] tells a pattern that fits from one that does not and from one that never says', () => {
  const text = `${'a'.repeat(80)}b`
  expect([fitsInTime(/b$/, text), fitsInTime(/c$/, text), fitsInTime(/(a+)+$/, text, 50)]).toEqual([true, false, undefined])
})

it('works again after it stopped something', () => {
  expect(
    withTimeLimit(() => {
      for (;;);
    }, 50),
  ).toBe('timed_out')
  expect(withTimeLimit(() => undefined, 50)).toBe('done')
})

it('throws on what is thrown inside', () => {
  expect(() =>
    withTimeLimit(() => {
      throw new TypeError('a bug')
    }, 50),
  ).toThrow(new TypeError('a bug'))
})
