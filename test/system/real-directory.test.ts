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
