import { expect, it } from 'vitest'
import { guardedMatches, guardedReplace, withTimeLimit } from '../../../src/workspace/search/guarded-regex.ts'

const endless = { regex: /(a+)+$/g, text: `${'a'.repeat(80)}b`, limitMs: 200, shown: 'x.txt' }
const harmless = { regex: /a(.)/g, text: 'ab ac', limitMs: 1_000, shown: 'x.txt' }

it('[D15] stops a pattern that never ends, and names the file', () => {
  const error = {
    code: 'timed_out',
    message: "Pattern '(a+)+$' took longer than 0.2s on 'x.txt'",
    suggestion: "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.",
  }
  expect(guardedMatches(endless)).toEqual({ ok: false, error })
  expect(guardedReplace(endless, 'x')).toEqual({ ok: false, error })
})

it('gives matches and replacements of a pattern that ends', () => {
  const matches = guardedMatches(harmless)
  expect(matches.ok && matches.value.map((match) => [match.index, match[1]])).toEqual([
    [0, 'b'],
    [3, 'c'],
  ])
  expect(guardedReplace(harmless, '<$1>')).toEqual({ ok: true, value: '<b> <c>' })
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
