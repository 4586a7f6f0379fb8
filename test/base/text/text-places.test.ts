import { describe, expect, it } from 'vitest'
import { placeAt, TextLines } from '../../../src/base/text/text-places.ts'

describe('TextLines', () => {
  it('finds the line and column of every offset, a newline being the end of its line', () => {
    const lines = new TextLines('ab\n\nc\r\n')
    const places = [...Array(8).keys()].map((offset) => lines.place(offset))
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:1', '1:2', '1:3', '2:1', '3:1', '3:2', '3:3', '4:1'])
    expect([1, 2, 3, 4].map((line) => lines.startOf(line))).toEqual([0, 3, 4, 7])
    expect([placeAt('', 0), placeAt('a\nb', 2)]).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 1 },
    ])
  })
})
