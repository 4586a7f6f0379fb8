import { expect, it } from 'vitest'
import { compareBytes } from '../../src/base/bytes.ts'
import { fc, runs } from '../support/property.ts'

it('orders strings as their UTF-8 bytes, which is how git orders paths', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\uffee', '\u{10000}', '\ud7ff', '\ue000', '\u{1f600}', 'a', 'a/', 'a.'),
  )
  void fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
    { numRuns: runs(2000) },
  )
})

it('puts what lies beyond the basic plane after all that lies in it', () => {
  expect(['\u{1f600}', '\uffee', 'b', 'a', 'a/b'].sort(compareBytes)).toEqual(['a', 'a/b', 'b', '\uffee', '\u{1f600}'])
})
