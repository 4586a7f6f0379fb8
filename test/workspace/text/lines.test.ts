import { describe, expect, it } from 'vitest'
import {
  countLines,
  deleteLines,
  dominantLineEnding,
  insertLines,
  isCrlfThroughout,
  lineAt,
  lineSpan,
  replaceLines,
  type TextEdit,
  withLineEnding,
} from '../../../src/workspace/text/text.ts'
import { fc } from '../../support/property.ts'

const apply = (text: string, edit: TextEdit) => text.slice(0, edit.start) + edit.replacement + text.slice(edit.end)

const line = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, ''))
const ending = fc.constantFrom('\n', '\r\n')
/** Lines with whatever endings, and perhaps none at the end. */
const anyText = fc.tuple(fc.array(fc.tuple(line, ending), { maxLength: 8 }), fc.boolean()).map(([lines, isEnded]) => {
  const text = lines.flat().join('')
  return isEnded ? text : text.replace(/\r?\n$/, '')
})

const splitLines = (text: string) => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/))

describe('lines', () => {
  it('counts lines: a final newline ends the last and begins no other', () => {
    expect(['', 'a', 'a\n', 'a\nb', '\n', '\n\n', 'a\r\nb\r\n'].map(countLines)).toEqual([0, 1, 1, 2, 1, 2, 2])
  })

  it('finds the line of an offset', () => {
    expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\n', offset))).toEqual([1, 1, 2, 2])
  })

  it('finds where lines lie, the newline of the last among them', () => {
    expect(lineSpan('a\r\nbc\nd', 2, 2)).toEqual({ start: 3, end: 6 })
    expect(lineSpan('a\r\nbc\nd', 2, 3)).toEqual({ start: 3, end: 7 })
  })

  it('tells the line ending that most lines have', () => {
    expect(['', 'a', 'a\n', 'a\r\n', 'a\r\nb\n', 'a\r\nb\r\nc\n'].map(dominantLineEnding)).toEqual(['\n', '\n', '\n', '\r\n', '\n', '\r\n'])
    expect(['', 'a', 'a\n', 'a\r\nb', 'a\r\nb\n', 'a\r'].map(isCrlfThroughout)).toEqual([false, false, false, true, false, false])
  })

  it('ends every line the one way', () => {
    expect(withLineEnding('a\r\nb\nc', '\r\n')).toBe('a\r\nb\r\nc')
    expect(withLineEnding('a\r\nb\nc', '\n')).toBe('a\nb\nc')
  })

  it('[R20] lines that are inserted and deleted again leave the text as it was', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.array(line, { minLength: 1, maxLength: 4 }), (text, at, inserted) => {
        const after = at % (countLines(text) + 1)
        const more = apply(text, insertLines(text, after, `${inserted.join('\n')}\n`))
        expect(countLines(more)).toBe(countLines(text) + inserted.length)
        // Only an ended line can be blank: such a one changes how the file ends.
        fc.pre(inserted.at(-1) !== '' || text === '' || text.endsWith('\n') || after < countLines(text))
        expect(apply(more, deleteLines(more, after + 1, after + inserted.length))).toBe(text)
      }),
    )
  })

  it('takes exactly the lines away that were named', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, from, to) => {
        fc.pre(text !== '')
        const total = countLines(text)
        const first = (from % total) + 1
        const last = Math.min(total, first + (to % 3))
        const rest = apply(text, deleteLines(text, first, last))
        expect(countLines(rest)).toBe(total - (last - first + 1))
        expect(splitLines(rest)).toEqual(splitLines(text).toSpliced(first - 1, last - first + 1))
      }),
    )
  })

  it('keeps a blank line that would be lost with the newline', () => {
    expect(apply('a\n\nb', deleteLines('a\n\nb', 3, 3))).toBe('a\n\n')
    expect(apply('a', insertLines('a', 1, '\n'))).toBe('a\n\n')
    expect(apply('a\nb', replaceLines('a\nb', { first: 2, last: 2 }, '\n'))).toBe('a\n\n')
  })

  it('[R20] a line that is replaced and put back leaves the text as it was', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), line, (text, at, other) => {
        fc.pre(text !== '')
        const number = (at % countLines(text)) + 1
        const { start, end } = lineSpan(text, number, number)
        const old = text.slice(start, end).replace(/\r?\n$/, '')
        const changed = apply(text, replaceLines(text, { first: number, last: number }, `${other}\n`))
        expect(countLines(changed)).toBe(countLines(text))
        fc.pre(other !== '' || text.endsWith('\n') || number < countLines(text))
        expect(apply(changed, replaceLines(changed, { first: number, last: number }, `${old}\n`))).toBe(text)
      }),
    )
  })
})
