import { describe, expect, it } from 'vitest'
import { compileReplacement } from '../../../src/workspace/text/replace.ts'
import type { ReplaceRequest } from '../../../src/workspace/text/replace-regex.ts'
import {
  applyEdits,
  decodeText,
  encodeFile,
  splitsCharacter,
  type Text,
  type TextEdit,
  toByteEdits,
} from '../../../src/workspace/text/text.ts'
import { fc } from '../../support/property.ts'

/** Bytes of all kinds that files have: UTF-8 with and without mark, CRLF, latin-1, plain noise. */
const anyBytes = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)),
  fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(`\ufeff${text}`)),
  fc.array(fc.constantFrom('a', 'b', 'ab', 'é', '🦊', '\r\n', '\n', '\r', ' ')).map((parts) => Buffer.from(parts.join(''))),
  fc.array(fc.constantFrom(0x61, 0x62, 0xe9, 0xff, 0x0a, 0x0d)).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
)

const literal = { isRegex: false, caseSensitive: true, multiline: false }

function decoded(bytes: Uint8Array): Text {
  const text = decodeText(bytes, 'a.txt')
  fc.pre(text.ok)
  return text.value
}

function editsOf(text: string, request: ReplaceRequest): readonly TextEdit[] {
  const replacement = compileReplacement(request)
  if (!replacement.ok) throw new Error(replacement.error.message)
  return replacement.value.edits(text)
}

function replaceBytes(bytes: Uint8Array, request: ReplaceRequest): Uint8Array {
  const text = decoded(bytes)
  return applyEdits(bytes, toByteEdits(text, bytes, editsOf(text.text, request)))
}

function applyToText(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let from = 0
  for (const edit of edits) {
    result += text.slice(from, edit.start) + edit.replacement
    from = edit.end
  }
  return result + text.slice(from)
}

describe('edits of a text and of its bytes', () => {
  it('[R20] no edit leaves all bytes as they are', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(Buffer.compare(applyEdits(bytes, toByteEdits(decoded(bytes), bytes, [])), bytes)).toBe(0)
      }),
    )
  })

  it('[R20] a replacement by itself leaves all bytes as they are', () => {
    fc.assert(
      fc.property(anyBytes, fc.constantFrom('a', 'b', 'ab', '\n', '\r\n', ' '), (bytes, same) => {
        expect(Buffer.compare(replaceBytes(bytes, { find: same, replace: same, ...literal }), bytes)).toBe(0)
      }),
    )
  })

  it('[R20] [D17] an edit and its inverse give the same bytes', () => {
    fc.assert(
      fc.property(anyBytes, fc.constantFrom('a', 'ab', 'b'), (bytes, find) => {
        const marker = '<<<not in the text>>>'
        const there = replaceBytes(bytes, { find, replace: marker, ...literal })
        expect(Buffer.compare(replaceBytes(there, { find: marker, replace: find, ...literal }), bytes)).toBe(0)
      }),
    )
  })

  it('[R20] the edits of the bytes say the same as those of the text', () => {
    fc.assert(
      fc.property(anyBytes, fc.constantFrom('a', '[ab]+', '.', '\\s', '^', 'a|$', '(a)|(b)'), fc.string(), (bytes, find, by) => {
        const text = decoded(bytes)
        const safe = text.encoding === 'single-byte' ? 'x' : by
        const edits = editsOf(text.text, {
          find,
          replace: safe.replaceAll('$', '$$$$'),
          isRegex: true,
          caseSensitive: true,
          multiline: false,
        })
        const after = applyEdits(bytes, toByteEdits(text, bytes, edits))
        expect(Buffer.compare(after, encodeFile({ text: applyToText(text.text, edits), encoding: text.encoding }))).toBe(0)
      }),
    )
  })

  it('counts bytes, not characters, and the byte order mark', () => {
    const bytes = Buffer.from('\ufeffé🦊x')
    const edits = toByteEdits(decoded(bytes), bytes, [{ start: 3, end: 4, replacement: 'ü' }])
    expect(edits).toEqual([{ start: 9, end: 10, replacement: Buffer.from('ü') }])
  })

  it('sees an edit that would cut a character in two', () => {
    const at = (start: number, end: number) => splitsCharacter('a🦊b', { start, end, replacement: '' })
    expect([at(0, 1), at(1, 3), at(1, 2), at(2, 3), at(4, 4)]).toEqual([false, false, true, true, false])
  })

  it('[R20] a line of 10 MB beside an edit survives', () => {
    const bytes = Buffer.concat([Buffer.alloc(10 * 1024 * 1024, 'é'), Buffer.from('\nold\n')])
    const after = replaceBytes(bytes, { find: 'old', replace: 'new', ...literal })
    expect(Buffer.compare(after.subarray(0, -4), bytes.subarray(0, -4))).toBe(0)
    expect(Buffer.from(after.subarray(-4)).toString()).toBe('new\n')
  })
})
