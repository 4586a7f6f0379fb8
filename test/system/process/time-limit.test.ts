import { expect, it } from 'vitest'
import { fitsInTime, withWorkLimit } from '../../../src/system/process/time-limit.ts'

it('[D15] stops a pattern that never ends', () => {
  const text = `${'a'.repeat(80)}b`
  let isFound: boolean | undefined
  const end = withWorkLimit(() => {
    isFound = /(a+)+$/.test(text)
  }, 200)
  expect([end, isFound]).toEqual(['timed_out', undefined])
})

it('[D15] tells a pattern that fits from one that does not and from one that never says', () => {
  const text = `${'a'.repeat(80)}b`
  expect([fitsInTime(/b$/, text), fitsInTime(/c$/, text), fitsInTime(/(a+)+$/, text, { limitMs: 50 })]).toEqual([true, false, undefined])
})

it('gives work its share on a machine that is busy with something else', () => {
  let begun = 0
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  const end = withWorkLimit(() => {
    begun++
    // Time goes by without any work being done, as it does when others have the processor.
    if (begun === 1) for (let i = 0; i < 100; i++) Atomics.wait(asleep, 0, 0, 10)
  }, 100)
  expect([end, begun]).toEqual(['done', 2])
})

it('waits no longer than it is told for a share of a busy machine', () => {
  let begun = 0
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  const end = withWorkLimit(
    () => {
      begun++
      for (;;) Atomics.wait(asleep, 0, 0, 10)
    },
    50,
    200,
  )
  expect(end).toBe('timed_out')
  // 50 ms, 100 ms and what is left of the 200 ms.
  expect(begun).toBeLessThanOrEqual(3)
})

it('works again after it stopped something', () => {
  expect(
    withWorkLimit(() => {
      for (;;);
    }, 50),
  ).toBe('timed_out')
  expect(withWorkLimit(() => undefined, 50)).toBe('done')
})

it('throws on what is thrown inside', () => {
  expect(() =>
    withWorkLimit(() => {
      throw new TypeError('a bug')
    }, 50),
  ).toThrow(new TypeError('a bug'))
})
