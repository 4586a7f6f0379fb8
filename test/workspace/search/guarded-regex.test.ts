import { expect, it } from 'vitest'
import { withTimeLimit } from '../../../src/workspace/search/guarded-regex.ts'

it('[D15] stops a pattern that never ends', () => {
  const text = `${'a'.repeat(80)}b`
  let isFound: boolean | undefined
  const end = withTimeLimit(() => {
    isFound = /(a+)+$/.test(text)
  }, 200)
  expect([end, isFound]).toEqual(['timed_out', undefined])
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
