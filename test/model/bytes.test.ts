import { expect, it } from 'vitest'
import { roomFor } from '../../src/model/bytes.ts'
import { fc } from '../support/property.ts'

it('gives room that nobody else has', () => {
  const sizes = fc.oneof(fc.nat(300), fc.nat(20_000), fc.constantFrom(0, 16_384, 16_385, 262_144))
  fc.assert(
    fc.property(fc.array(sizes, { maxLength: 200 }), (wanted) => {
      const rooms = wanted.map((size, index) => roomFor(size).fill(index % 251))
      rooms.forEach((room, index) => {
        expect(room.length).toBe(wanted[index])
        expect(room.every((byte) => byte === index % 251)).toBe(true)
      })
    }),
  )
})
