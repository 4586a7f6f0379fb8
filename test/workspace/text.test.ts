import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, encodeText, isBinary, refuseForeignText } from '../../src/workspace/text.ts'

function decode(bytes: readonly number[] | Uint8Array) {
  const text = decodeText(Uint8Array.from(bytes), 'f')
  return text.ok ? text.value : text.error.code
}

describe('decodeText', () => {
  it('reads UTF-8, with and without a mark', () => {
    expect(decode(Buffer.from('naïve\r\n'))).toEqual({ text: 'naïve\r\n', encoding: 'utf8' })
    expect(decode([0xef, 0xbb, 0xbf, 0x61])).toEqual({ text: 'a', encoding: 'utf8-bom' })
    expect(decode([])).toEqual({ text: '', encoding: 'utf8' })
  })

  it('reads what is not UTF-8 byte by byte', () => {
    expect(decode([0x63, 0xe9, 0x0a])).toEqual({ text: 'cé\n', encoding: 'single-byte' })
  })

  it('[D17] refuses binary files and UTF-16', () => {
    expect(decode([0x61, 0, 0x62])).toBe('encoding_unsupported')
    expect(decode([0x66, 0xff, 0xfe, 0x0a])).toBe('encoding_unsupported')
    expect(decode([0xfe, 0xff, 0x30, 0x42])).toBe('encoding_unsupported')
  })

  it('[R20] gives back the very same bytes, whatever they are', () => {
    const awkward = fc.oneof(
      fc.uint8Array(),
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(`\ufeff\r\n${text}`)),
    )
    fc.assert(
      fc.property(awkward, (bytes) => {
        const text = decodeText(bytes, 'f')
        if (text.ok) expect(Buffer.compare(encodeText(text.value), bytes)).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('[R20] has its bytes back after an edit and its inverse', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(), fc.nat(5), fc.string(), (bytes, at, length, inserted) => {
        const decoded = decodeText(bytes, 'f')
        if (!decoded.ok || refuseForeignText(inserted, decoded.value.encoding, 'f') !== undefined) return
        const { text, encoding } = decoded.value
        const start = at % (text.length + 1)
        const edited = encodeText({ text: text.slice(0, start) + inserted + text.slice(start + length), encoding })
        const again = decodeText(edited, 'f')
        // Taking out the last letter that was not ASCII makes a single-byte file plain ASCII.
        if (!again.ok || (again.value.encoding !== encoding && encoding !== 'single-byte')) return
        const back = again.value.text.slice(0, start) + text.slice(start, start + length) + again.value.text.slice(start + inserted.length)
        expect(Buffer.compare(encodeText({ text: back, encoding }), bytes)).toBe(0)
      }),
    )
  })
})

describe('refuseForeignText', () => {
  it('lets only ASCII into a file of which the letters are not known', () => {
    expect(refuseForeignText('abc\n', 'single-byte', 'f')).toBeUndefined()
    expect(refuseForeignText('é', 'utf8', 'f')).toBeUndefined()
    expect(refuseForeignText('é', 'single-byte', 'f')?.code).toBe('encoding_unsupported')
  })
})

describe('isBinary', () => {
  it('looks for a NUL in the first 8000 bytes, as git does', () => {
    expect(isBinary(Buffer.alloc(8000, 'a'))).toBe(false)
    expect(isBinary(Buffer.concat([Buffer.alloc(7999, 'a'), Buffer.alloc(1)]))).toBe(true)
    expect(isBinary(Buffer.concat([Buffer.alloc(8000, 'a'), Buffer.alloc(1)]))).toBe(false)
  })
})
