import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { withoutFirst } from '../../src/system/real-directory.ts'
import { realLandingDisk } from '../../src/system/real-landing-disk.ts'
import { tempFolder } from '../support/temp-folder.ts'

function open(folder: string) {
  const directory = realLandingDisk().open(folder)
  if (!directory.ok) throw new Error(directory.error.message)
  return directory.value
}

/** More parts than a system takes at once, some of them empty. */
const PARTS = Array.from({ length: 3_000 }, (_, index) => Buffer.from(index % 7 === 0 ? '' : `${index}\n`))

it('writes many parts one after the other, at once and aside', async () => {
  await using folder = await tempFolder()
  const directory = open(folder.path)
  expect(directory.write('at-once', { bytes: PARTS, isDurable: true })).toEqual({ ok: true, value: undefined })
  expect(await directory.writeAside('aside', { bytes: PARTS, isDurable: true })).toEqual({ ok: true, value: undefined })
  expect(await directory.writeAside('empty', { bytes: [] })).toEqual({ ok: true, value: undefined })
  directory.close()
  const whole = Buffer.concat(PARTS).toString()
  for (const name of ['at-once', 'aside']) expect(fs.readFileSync(path.join(folder.path, name), 'utf8')).toBe(whole)
  expect(fs.readFileSync(path.join(folder.path, 'empty'), 'utf8')).toBe('')
})

it('writes nothing aside over what is there, nor through a link, and says so', async () => {
  await using folder = await tempFolder({ there: 'as it was' })
  fs.symlinkSync('nowhere', path.join(folder.path, 'link'))
  const directory = open(folder.path)
  for (const name of ['there', 'link'])
    expect(await directory.writeAside(name, { bytes: PARTS })).toMatchObject({ ok: false, error: { code: 'EEXIST' } })
  directory.close()
  expect(fs.readFileSync(path.join(folder.path, 'there'), 'utf8')).toBe('as it was')
  expect(fs.existsSync(path.join(folder.path, 'nowhere'))).toBe(false)
})

it.each([
  [0, ['abc', '', 'de']],
  [1, ['bc', '', 'de']],
  [3, ['de']],
  [4, ['e']],
  [5, []],
])('goes on behind the %d bytes that were written', (count, left) => {
  const parts = ['abc', '', 'de'].map((text) => Buffer.from(text))
  expect(withoutFirst(parts, count).map(String)).toEqual(left)
})

const CONTENT = Buffer.alloc(200_000, 'the same as it was')

it.each<[string, Uint8Array, boolean]>([
  ['the very same bytes', Buffer.from(CONTENT), true],
  ['fewer bytes', CONTENT.subarray(0, -1), false],
  ['none', CONTENT.subarray(0, 0), false],
  ['one more', Buffer.concat([CONTENT, Buffer.from('.')]), false],
  ['another first byte', Buffer.concat([Buffer.from('.'), CONTENT.subarray(1)]), false],
  ['another byte far behind', Buffer.concat([CONTENT.subarray(0, -1), Buffer.from('.')]), false],
])('tells a file of %s', async (_, bytes, isSame) => {
  await using folder = await tempFolder({ large: CONTENT, empty: '' })
  const directory = open(folder.path)
  expect(directory.compare('large', bytes)).toMatchObject({ ok: true, value: { isSame, entry: { kind: 'file' } } })
  expect(directory.compare('empty', bytes)).toMatchObject({ ok: true, value: { isSame: bytes.length === 0 } })
  directory.close()
})

it('compares regular files alone, and follows no link', async () => {
  await using folder = await tempFolder({ 'inner/file': 'text' })
  fs.symlinkSync('inner/file', path.join(folder.path, 'link'))
  const directory = open(folder.path)
  for (const [name, code] of [
    ['link', 'ELOOP'],
    ['inner', 'EISDIR'],
    ['nothing', 'ENOENT'],
  ] as const)
    expect(directory.compare(name, Buffer.from('text'))).toMatchObject({ ok: false, error: { code } })
  directory.close()
})
