import { expect, it } from 'vitest'
import { isUuidV7, namedUuidV7, uuidV7 } from '../../src/bundles/bundle-schemas.ts'
import { fileName } from '../../src/bundles/file-places.ts'
import { parseReference, SLUG, VERSION_PATTERN } from '../../src/bundles/labels.ts'

it('[B-05] takes letters and digits of any script and the ASCII dash, and in versions the dot', () => {
  for (const label of ['a', 'A-1', '-', 'größe', '日本語', '٣']) expect(SLUG.test(label), label).toBe(true)
  for (const label of ['1.0', 'v1.2-rc.1', '.']) expect(VERSION_PATTERN.test(label), label).toBe(true)
})

it('[B-05] refuses underscores, white space, slashes, symbols, control characters, marks and other dashes', () => {
  const wrong = ['', 'a_b', 'a b', 'a/b', 'a\\b', 'a+b', 'a\u0000', 'a\n', 'e\u0301', 'a–b', 'a\u00ad', '½', 'Ⅷ', '😀', 'a@b', 'a~']
  for (const label of wrong) expect([label, SLUG.test(label), VERSION_PATTERN.test(label)]).toEqual([label, false, false])
  expect(SLUG.test('1.0')).toBe(false)
})

it('[B-06] counts characters and not UTF-16 units, up to 64', () => {
  const outsideOfThePlane = '𝒜'
  expect(SLUG.test(outsideOfThePlane.repeat(64))).toBe(true)
  expect(SLUG.test(outsideOfThePlane.repeat(65))).toBe(false)
  expect(VERSION_PATTERN.test('1'.repeat(64))).toBe(true)
  expect(VERSION_PATTERN.test('1'.repeat(65))).toBe(false)
})

it('reads a reference only if all of it is one', () => {
  expect(parseReference('tickets/create@1.0')).toEqual({ bundle: 'tickets', slug: 'create', version: '1.0' })
  for (const text of ['tickets', 'tickets/create', 'a/b/c@1', 'a/b@1@2', '/b@1', 'a/b@', 'a b/c@1', 'a/../b@1'])
    expect(parseReference(text), text).toBeUndefined()
})

it('[B-01] makes UUIDv7s that sort by when they were made', () => {
  const [early, late] = [uuidV7(new Date(1_000)), uuidV7(new Date(2_000_000_000_000))]
  expect([early, late].every(isUuidV7)).toBe(true)
  expect(early < late).toBe(true)
  expect(uuidV7(new Date(0))).not.toBe(uuidV7(new Date(0)))
  expect(namedUuidV7('a')).toBe(namedUuidV7('a'))
  expect(isUuidV7(namedUuidV7('b'))).toBe(true)
})

it('gives every label a file name that no system takes for another', () => {
  const labels = [
    'get@1',
    'Get@1',
    'GET@1',
    'con',
    'nul.',
    'ärger@1',
    '\u212b@1',
    '\u00c5@1',
    '日'.repeat(64),
    `${'日'.repeat(63)}本`,
    'a.',
  ]
  const names = labels.map((label) => fileName(label))
  expect(names[0]).toBe('get@1')
  expect(new Set(names.map((name) => name.toLowerCase().normalize('NFC'))).size).toBe(labels.length)
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(200)
  for (const name of names) expect(/^(?:con|nul)(?:\.|$)|\.$/.test(name), name).toBe(false)
})
