import { describe, expect, it } from 'vitest'
import { TextFinder } from '../../../src/base/text/secrets.ts'
import { Redactor } from '../../../src/bundles/http/redactor.ts'
import { IS_FULL } from '../../support/full.ts'
import { fc, runs } from '../../support/property.ts'

const SECRET = 'ghp_AbC/d+EfGh!jKl"mN&op'

function redactor(...secrets: readonly string[]): Redactor {
  const made = new Redactor()
  for (const secret of secrets) made.add(secret)
  return made
}

/** What comes out of a stream, in pieces. */
function streamed(made: Redactor, pieces: readonly string[], isCut = false): readonly string[] {
  const out: string[] = []
  const stream = made.stream((text) => out.push(text))
  for (const piece of pieces) stream.push(piece)
  stream.end({ isCut })
  return out
}

function percent(text: string): string {
  return [...text].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')
}

describe('a secret is taken out', () => {
  const bytes = Buffer.from(SECRET)
  const forms: Readonly<Record<string, string>> = {
    'as it is': SECRET,
    'as a part of an address': encodeURIComponent(SECRET),
    'as a strict part of an address': encodeURIComponent(SECRET).replace('!', '%21'),
    'as an address': encodeURI(SECRET),
    'in an address that was read': new URL(`http://host/?${SECRET}`).search.slice(1),
    'as a field of a form': new URLSearchParams({ a: SECRET }).toString().slice(2),
    'with every byte encoded for an address': percent(SECRET),
    'in JSON': JSON.stringify(SECRET).slice(1, -1),
    'in JSON within JSON': JSON.stringify(JSON.stringify(SECRET)).slice(3, -3),
    'in JSON with slashes escaped': JSON.stringify(SECRET).slice(1, -1).replaceAll('/', '\\/'),
    'as code units': [...SECRET].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    'as escaped bytes': percent(SECRET).replaceAll('%', '\\x'),
    'in HTML': SECRET.replace('&', '&amp;').replace('"', '&quot;'),
    'in HTML by numbers': SECRET.replace('&', '&#038;').replace('"', '&#x22;'),
    'in an address that encodes some of it': SECRET.replace('_', '%5f').replace('A', '%41').replace('"', '%22'),
    'in HTML within an address': encodeURIComponent(SECRET.replace('&', '&amp;').replace('"', '&#34;')),
    'in hexadecimal': bytes.toString('hex'),
    'in base64': bytes.toString('base64'),
    'in base64 for addresses': bytes.toString('base64url'),
    'in UTF-16 that was read as something else': [...SECRET].join('\0'),
  }

  it.each(Object.entries(forms))('[F7] %s, in every case', (_, form) => {
    const made = redactor(SECRET)
    for (const text of [form, form.toUpperCase(), form.toLowerCase()]) expect(made.text(`a ${text} b`)).toBe('a *** b')
  })

  it('[F7] also where its case was changed before it was encoded', () => {
    const made = redactor(SECRET)
    for (const text of [SECRET.toLowerCase(), SECRET.toUpperCase()])
      for (const encoding of ['base64', 'hex'] as const) expect(made.text(Buffer.from(text).toString(encoding))).toBe('***')
    expect(redactor('geheim-straße').text('GEHEIM-STRASSE')).toBe('***')
  })

  it.each(['', 'B', 'Be', 'Bearer '])('[F7] in base64 behind %j, but for what it shares with its neighbours', (before) => {
    const text = Buffer.from(`${before}${SECRET}, and more`).toString('base64')
    const clean = redactor(SECRET).text(text)
    expect(clean).toMatch(/^[\w+/]*\*\*\*[\w+/]*=*$/)
    // At most one character at each end holds some bits of it.
    const shown = clean.length - '***'.length
    expect(shown).toBeLessThanOrEqual(Buffer.from(`${before}, and more`).toString('base64').length + 4)
    expect(Buffer.from(clean.split('***')[0] ?? '', 'base64').toString('latin1')).not.toContain('g')
  })

  it('[F7] as a key, deep in values, and as a number', () => {
    expect(redactor('topsecret', '48151623').value({ TopSecret: [{ a: 'is TOPSECRET!' }, 48151623, 1, null, true] })).toEqual({
      '***': [{ a: 'is ***!' }, '***', 1, null, true],
    })
  })

  it('[F7] and nothing else, where it is escaped', () => {
    const made = redactor('<top&secret>')
    expect(made.text('a &lt;top&amp;secret&gt;&lt; b &amp; %3ctop%26secret> %3c')).toBe('a ***&lt; b &amp; *** %3c')
    expect(made.text('a &lt;top&am', { isCut: true })).toBe('a ***')
    expect(made.text('a %3Ctop%2', { isCut: true })).toBe('a ***')
    expect(made.text('so &quo', { isCut: true })).toBe('so &quo')
  })

  it('[F7] whole where it begins as another does, is a part of it or overlaps with it', () => {
    const made = redactor('abcd', 'abcdef', 'efghij', 'xabcdx')
    expect(['abcd.', 'abcdef.', 'abcdefghij.', '1xabcdx.', '1xabcd.', 'abcdabcd.', 'abc.'].map((text) => made.text(text))).toEqual([
      '***.',
      '***.',
      '***.',
      '1***.',
      '1x***.',
      '******.',
      'abc.',
    ])
    expect(streamed(made, [...'abcdefghij.']).join('')).toBe('***.')
  })

  it('unless it is so short that it is everywhere', () => {
    expect(redactor('abc').text('abc ABC')).toBe('abc ABC')
    expect(new Redactor().text('anything')).toBe('anything')
  })

  it('[F7] also where it was cut off', () => {
    const made = redactor('topsecret', 'abcd')
    expect(['a topsecre', 'a tops', 'a top', 'a abcd'].map((text) => made.text(text, { isCut: true }))).toEqual([
      'a ***',
      'a ***',
      'a top',
      'a ***',
    ])
    expect(made.text('a topsecre')).toBe('a topsecre')
    // What was found overlaps with what may have begun.
    expect(redactor('abcdef', 'defghi').text('1abcdefg', { isCut: true })).toBe('1***')
  })
})

describe('a stream', () => {
  it('[F7] shows no secret that comes in several pieces', () => {
    const pieces = ['a top', 'sec', 'ret b', ' and more of it, '.repeat(20)]
    expect(streamed(redactor('topsecret'), pieces).join('')).toBe(`a *** b${' and more of it, '.repeat(20)}`)
    for (let at = 1; at < SECRET.length; at++)
      expect(streamed(redactor(SECRET), [`x ${SECRET.slice(0, at)}`, `${SECRET.slice(at)} y`]).join('')).toBe('x *** y')
  })

  it('holds back only what may be the beginning of a secret', () => {
    expect(streamed(redactor('topsecret'), ['data: one', ' to', 'day', ' top'])).toEqual(['data: one', ' ', 'today', ' ', 'top'])
  })

  it('[F7] that was cut off shows no part of a secret at its end', () => {
    expect(streamed(redactor('topsecret'), ['a ', 'topsecre'], true).join('')).toBe('a ***')
    expect(streamed(redactor('topsecret'), ['a ', 'topsecre']).join('')).toBe('a topsecre')
  })

  it('[F7] shows nothing around a secret within a secret', () => {
    const made = redactor('outerSECRETtail99', 'SECRET')
    for (const at of [9, 13, 15])
      expect(streamed(made, [`x ${'outerSECRETtail99'.slice(0, at)}`, `${'outerSECRETtail99'.slice(at)} y`])).toEqual(['x ', '*** y'])
  })

  it('holds back no more than one secret where they overlap, and masks them once', () => {
    const out: string[] = []
    const stream = redactor('s3cr3t-key-s').stream((text) => out.push(text))
    stream.push('x s3cr3t-key-s3cr3t-key-s3')
    expect(out).toEqual(['x ***'])
    for (let piece = 0; piece < 5; piece++) stream.push('cr3t-key-s3')
    stream.push(' y')
    stream.end()
    expect(out.join('')).toBe('x ***3 y')
  })

  it('gives what the whole text gives, also of secrets within and beside each other', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 4, maxLength: 10 })
    const parts = fc.array(fc.tuple(fc.nat(1), fc.nat(10), fc.nat(10), fc.constantFrom('', 'x')), { maxLength: 12 })
    fc.assert(
      fc.property(letters, fc.nat(6), parts, fc.boolean(), (secret, from, cuts, isCut) => {
        const secrets = [secret, secret.slice(from % (secret.length - 3))]
        const made = redactor(...secrets)
        const pieces = cuts.map(([which, start, length, more]) => (secrets[which] ?? '').slice(start, start + length) + more)
        expect(streamed(made, pieces, isCut).join('')).toBe(made.text(pieces.join(''), { isCut }))
      }),
      { numRuns: runs(2000) },
    )
  })

  it('gives what the whole text gives, also where that is escaped', () => {
    const unit = fc.constantFrom(
      'a',
      '<',
      '\\',
      '%',
      '&',
      'u',
      '4',
      '1',
      '#',
      ';',
      '&lt;',
      '&#97;',
      '%61',
      '%3C',
      '%25',
      '&amp;',
      '\\u0061',
      '\\',
      '😀',
      '\\ud83d\\ude00',
    )
    const letters = fc.string({ unit: fc.constantFrom('a', '<', '\\', '%', '4', '1', '😀'), minLength: 4, maxLength: 6 })
    const text = fc.array(unit, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(letters, letters, text, fc.array(fc.nat(40)), fc.boolean(), (one, other, whole, cuts, isCut) => {
        const made = redactor(one, other)
        const places = [0, ...cuts.filter((at) => at < whole.length).toSorted((a, b) => a - b), whole.length]
        const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end))
        expect(streamed(made, pieces, isCut).join('')).toBe(made.text(whole, { isCut }))
      }),
      { numRuns: runs(3_000) },
    )
  })

  it('gives what the whole text gives, wherever it is divided', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'é'), minLength: 0, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 3 }), fc.array(letters), fc.boolean(), (secrets, pieces, isCut) => {
        const made = redactor(...secrets)
        expect(streamed(made, pieces, isCut).join('')).toBe(made.text(pieces.join(''), { isCut }))
      }),
    )
  })
})

describe('many texts at once', () => {
  it('are found where each by itself would be', () => {
    const letters = (minLength: number, maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'B', '€'), minLength, maxLength })
    fc.assert(
      fc.property(fc.array(letters(4, 7), { minLength: 1, maxLength: 4 }), letters(0, 40), (texts, text) => {
        const folded = text.replaceAll('B', 'b')
        const small = texts.map((one) => one.replaceAll('B', 'b'))
        const covered = new Set<number>()
        for (const one of small)
          for (let at = folded.indexOf(one); at >= 0; at = folded.indexOf(one, at + 1))
            for (let i = at; i < at + one.length; i++) covered.add(i)
        const { spans, openFrom } = new TextFinder(texts).find(text)
        const found = spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i))
        expect(found).toEqual([...covered].toSorted((a, b) => a - b))
        const open = Array.from(folded, (_, at) => at).find((at) => small.some((one) => one.startsWith(folded.slice(at))))
        expect(openFrom).toBe(open ?? folded.length)
      }),
      { numRuns: runs(1_000) },
    )
  })

  // Looked for one by one and from every place on, they would take many minutes.
  it('[F7] are found also in a text that was made to be slow', () => {
    const made = redactor(`${'a'.repeat(20_000)}b`, `${'ab'.repeat(200)}c`, SECRET)
    const long = (text: string) => text.repeat(Math.ceil((IS_FULL ? 1_000_000 : 250_000) / text.length))
    for (const text of ['a', 'ab', SECRET.slice(0, -1), '%25', '&amp;', '&#x', '\\u00'])
      expect(made.text(long(text)) === long(text)).toBe(true)
    expect(made.text(long(SECRET)).includes(SECRET)).toBe(false)
  }, 120_000)
})
