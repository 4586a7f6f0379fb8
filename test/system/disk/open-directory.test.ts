import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutFirst } from '../../../src/system/disk/open-directory.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { must } from '../../support/apply.ts'
import { tempFolder } from '../../support/temp-folder.ts'

function open(folder: string, hasDescriptors = true) {
  return must(realApplyDisk({ hasDescriptors }).open(folder))
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

describe.each([
  ['with descriptors', true],
  ['without descriptors', false],
])('%s', (_, hasDescriptors) => {
  it('[D3] opens no link for a directory, nor anything else that is none', async () => {
    await using folder = await tempFolder({ 'inner/file': 'text' })
    fs.symlinkSync('inner', path.join(folder.path, 'link'))
    const directory = open(folder.path, hasDescriptors)
    expect(directory.open('link')).toMatchObject({ ok: false, error: { code: 'ELOOP' } })
    expect(directory.open('inner/file')).toMatchObject({ ok: false, error: { code: 'ENOTDIR' } })
    expect(realApplyDisk({ hasDescriptors }).open(path.join(folder.path, 'link'))).toMatchObject({ ok: false, error: { code: 'ELOOP' } })
    directory.close()
  })

  it.each([
    ['a link', (place: string, outside: string) => fs.symlinkSync(outside, place)],
    ['another directory', (place: string) => fs.cpSync(path.join(path.dirname(place), 'aside'), place, { recursive: true })],
  ])('[D5] touches nothing in %s that takes the place of an open directory', async (_what, replace) => {
    await using outside = await tempFolder({ 'file.txt': 'theirs', 'other.txt': 'theirs', 'deep/file.txt': 'theirs' })
    await using folder = await tempFolder({ 'inner/file.txt': 'ours', 'inner/other.txt': 'ours', 'inner/deep/file.txt': 'ours' })
    const directory = open(folder.path, hasDescriptors)
    const inner = must(directory.open('inner'))
    const deep = must(inner.open('deep'))
    fs.renameSync(path.join(folder.path, 'inner'), path.join(folder.path, 'aside'))
    const place = path.join(folder.path, 'inner')
    replace(place, outside.path)
    const before = [snapshotOf(place), outside.snapshot()]

    const outcomes = [inner, deep].flatMap((opened) => [
      opened.entry('file.txt'),
      opened.read('file.txt'),
      opened.compare('file.txt', Buffer.from('theirs')),
      opened.names(),
      opened.write('new.txt', { bytes: Buffer.from('new') }),
      opened.makeDirectory('made'),
      opened.moveFrom(opened, 'file.txt', 'moved.txt'),
      opened.linkFrom(opened, 'moved.txt', 'linked.txt'),
      opened.removeFile('moved.txt'),
      opened.removeDirectory('made'),
      opened.sync(),
    ])
    // A descriptor leads to the directory that was opened, wherever it is now; a path leads nowhere any more.
    if (hasDescriptors) expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    else for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: 'ELOOP' } })
    expect([snapshotOf(place), outside.snapshot()]).toEqual(before)
    for (const opened of [deep, inner, directory]) opened.close()
  })
})

it('[D5] without descriptors, does not follow a directory that was moved out of the folder and linked to', async () => {
  await using outside = await tempFolder()
  await using folder = await tempFolder({ 'inner/deep/file.txt': 'text' })
  const directory = open(folder.path, false)
  const deep = must(must(directory.open('inner')).open('deep'))
  fs.renameSync(path.join(folder.path, 'inner'), path.join(outside.path, 'inner'))
  fs.symlinkSync(path.join(outside.path, 'inner'), path.join(folder.path, 'inner'))
  // `deep` itself is the very directory that was opened: what changed is above it.
  expect(deep.write('new.txt', { bytes: Buffer.from('new') })).toMatchObject({ ok: false, error: { code: 'ELOOP' } })
  expect(outside.snapshot()).toEqual({ 'inner/deep/file.txt': 'text' })
})

function snapshotOf(directory: string): Record<string, string> {
  const names = fs.readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = names.map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((file) => [file, fs.readFileSync(file, 'utf8')]))
}
