import { expect, it } from 'vitest'
import { splitAtLongLines } from '../../../src/workspace/text/text.ts'
import { fc, runs } from '../../support/property.ts'

const MAX = 3

it('splits a text, or its bytes, at the lines that are longer', () => {
  void fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a', 'a', '\n'), { maxLength: 40 }), (characters) => {
      const text = characters.join('')
      const { short, long } = splitAtLongLines(text, MAX)
      expect(long.map(({ start, end }) => text.slice(start, end))).toEqual(text.split('\n').filter((line) => line.length > MAX))
      const parts = short.map(({ start, end }) => text.slice(start, end))
      expect(parts.join('')).toBe(text.replace(/^a{4,}(?:\n|$)/gm, ''))
      expect(parts).not.toContain('')
      expect(splitAtLongLines(Buffer.from(text), MAX)).toEqual({ short, long })
    }),
    { numRuns: runs(2_000) },
  )
})

it('looks at few characters of a text with short lines', () => {
  let looks = 0
  const line = `${'a'.repeat(50)}\n`
  const text = line.repeat(10_000)
  const seen = {
    length: text.length,
    indexOf: (what: string, from: number) => text.indexOf(what, from),
    lastIndexOf: (what: string, from: number) => {
      looks++
      return text.lastIndexOf(what, from)
    },
  }
  expect(splitAtLongLines(seen, 10_000)).toEqual({ short: [{ start: 0, end: text.length }], long: [] })
  expect(looks).toBeLessThan(60)
})
