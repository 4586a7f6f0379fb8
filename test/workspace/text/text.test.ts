import { describe, expect, it } from 'vitest'
import { checkEncodable, decodeText, type Encoding, encodeFile, isBinary } from '../../../src/workspace/text/text.ts'
import { fc, runs } from '../../support/property.ts'

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
    void fc.assert(
      fc.property(awkward, (bytes) => {
        const text = decodeText(bytes, 'f')
        if (text.ok) expect(Buffer.compare(encodeFile(text.value), bytes)).toBe(0)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('[R20] has its bytes back after an edit and its inverse', () => {
    const whole = fc.string({ unit: 'grapheme' })
    const file = fc.oneof(
      fc.uint8Array(),
      whole.map((text) => Buffer.from(text)),
    )
    const removesNothingElse = (bytes: Uint8Array, at: number, length: number, inserted: string) => {
      const decoded = decodeText(bytes, 'f')
      if (!decoded.ok || checkEncodable(inserted, decoded.value.encoding, 'f') !== undefined) return
      const { text, encoding } = decoded.value
      // By whole characters, as all tools cut. The encoding stays the one the file was read in: what an edit leaves of a
      // single-byte file may be UTF-8 by chance.
      const characters = [...text]
      const start = at % (characters.length + 1)
      const removed = characters.slice(start, start + length)
      const edited = [...characters.slice(0, start), ...inserted, ...characters.slice(start + length)]
      const bytesAfter = encodeFile({ text: edited.join(''), encoding })
      const prefix = encodeFile({ text: characters.slice(0, start).join(''), encoding }).length
      const middle = Buffer.byteLength(inserted)
      const back = Buffer.concat([
        bytesAfter.subarray(0, prefix),
        encodeFile({ text: removed.join(''), encoding: bare(encoding) }),
        bytesAfter.subarray(prefix + middle),
      ])
      expect(Buffer.compare(back, bytes)).toBe(0)
    }
    void fc.assert(fc.property(file, fc.nat(), fc.nat(5), whole, removesNothingElse), { numRuns: runs(2000) })
  })
})

/** A part of a file has no mark of its own. */
function bare(encoding: Encoding): Encoding {
  return encoding === 'utf8-bom' ? 'utf8' : encoding
}

describe('refuseForeignText', () => {
  it('lets only ASCII into a file of which the letters are not known', () => {
    expect(checkEncodable('abc\n', 'single-byte', 'f')).toBeUndefined()
    expect(checkEncodable('é', 'utf8', 'f')).toBeUndefined()
    expect(checkEncodable('é', 'single-byte', 'f')?.code).toBe('encoding_unsupported')
  })

  it('[D17] refuses half of a surrogate pair, which would be written as another character', () => {
    expect(checkEncodable('\ud83d', 'utf8', 'f')?.code).toBe('encoding_unsupported')
    expect(checkEncodable('\u{1f600}', 'utf8', 'f')).toBeUndefined()
  })
})

describe('isBinary', () => {
  it('looks for a NUL in the first 8000 bytes, as git does', () => {
    expect(isBinary(Buffer.alloc(8000, 'a'))).toBe(false)
    expect(isBinary(Buffer.concat([Buffer.alloc(7999, 'a'), Buffer.alloc(1)]))).toBe(true)
    expect(isBinary(Buffer.concat([Buffer.alloc(8000, 'a'), Buffer.alloc(1)]))).toBe(false)
  })
})
