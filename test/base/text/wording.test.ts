import { expect, it } from 'vitest'
import { sizesText, sizeText } from '../../../src/base/text/wording.ts'

const MB = 1024 * 1024

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [MB - 1, '1048575 bytes'],
  [10 * MB, '10 MB'],
])('says %i as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it.each([
  [30_000_000, 10 * MB, ['28.6 MB', '10 MB']],
  [20 * MB, 10 * MB, ['20 MB', '10 MB']],
  [10 * MB + 1, 10 * MB, ['10485761 bytes', '10485760 bytes']],
  [20 * MB, 1000, ['20971520 bytes', '1000 bytes']],
])('says %i and the limit %i in one unit', (bytes, limit, texts) => {
  expect(sizesText(bytes, limit)).toEqual(texts)
})
