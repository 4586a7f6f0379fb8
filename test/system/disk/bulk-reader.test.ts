import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { BulkReader } from '../../../src/system/disk/bulk-reader.ts'
import { tempFolder } from '../../support/temp-folder.ts'

function readAll(folder: string, paths: readonly string[], limit = 100): readonly string[] {
  const reader = new BulkReader(folder, limit)
  return paths.map((file) => {
    const read = reader.read(file)
    return typeof read === 'string' ? `(${read})` : read.toString()
  })
}

it('reads one file after the other, up to the limit', async () => {
  await using folder = await tempFolder({
    'a.txt': 'one',
    'b/c.txt': 'three',
    'b/d.txt': '',
    full: 'x'.repeat(100),
    large: 'x'.repeat(101),
  })
  expect(readAll(folder.path, ['a.txt', 'b/c.txt', 'b/d.txt', 'full', 'large', 'a.txt'])).toEqual([
    'one',
    'three',
    '',
    'x'.repeat(100),
    '(too_large)',
    'one',
  ])
})

it('[D3] [D12] knows only regular files in real directories', async () => {
  await using outside = await tempFolder({ 'a.txt': 'outside', 'sub/a.txt': 'outside' })
  await using folder = await tempFolder({ 'a.txt': 'one', 'b/c.txt': 'two' })
  fs.symlinkSync(path.join(outside.path, 'a.txt'), path.join(folder.path, 'link'))
  fs.symlinkSync(outside.path, path.join(folder.path, 'dir'))
  execFileSync('mkfifo', [path.join(folder.path, 'fifo')])
  expect(readAll(folder.path, ['link', 'dir/a.txt', 'dir/sub/a.txt', 'fifo', 'b', 'a.txt/b', 'none', 'none/none', 'b/c.txt'])).toEqual([
    ...Array<string>(8).fill('(missing)'),
    'two',
  ])
})

it('[D3] reads nothing that lies behind a link into a group, and the rest of it all the same', async () => {
  await using outside = await tempFolder({ 'a.txt': 'outside', 'sub/a.txt': 'outside' })
  await using folder = await tempFolder({ 'b/c.txt': 'two', 'z.txt': 'three' })
  fs.symlinkSync(outside.path, path.join(folder.path, 'dir'))
  const paths = ['b/c.txt', 'dir/a.txt', 'dir/sub/a.txt', 'z.txt']
  const group = new BulkReader(folder.path, 100).readGroup(0, paths.length, (file) => paths[file])
  expect(group.to).toBe(paths.length)
  expect(group.bytes.toString()).toBe('twothree')
  expect(group.hasFaults).toBe(true)
  expect(paths.map((_, file) => group.at(file).toString())).toEqual(['two', 'missing', 'missing', 'three'])
})

it('[D12] takes devices for nothing, whether they are empty or have no end', () => {
  expect(readAll('/dev', ['null', 'zero', 'full'])).toEqual(['(missing)', '(missing)', '(missing)'])
})

it('says what it may not read', async () => {
  await using folder = await tempFolder({ 'a.txt': 'one', 'open.txt': 'two' })
  fs.chmodSync(path.join(folder.path, 'a.txt'), 0o000)
  fs.chmodSync(folder.path, 0o755)
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    expect(readAll(folder.path, ['a.txt', 'open.txt'])).toEqual(['(unreadable)', 'two'])
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

it("reads files one behind the other, and keeps apart what is each one's", async () => {
  await using folder = await tempFolder({ 'a/1': 'one', 'a/2': '', 'b/3': 'three', 'b/4': 'x'.repeat(200), 'b/5': 'five' })
  const paths = ['a/1', 'a/2', 'b/none', 'b/3', 'b/4', 'a', undefined, 'b/5']
  const group = new BulkReader(folder.path, 100).readGroup(10, 10 + paths.length, (file) => paths[file - 10])
  expect([group.from, group.to, group.hasFaults, group.bytes.toString()]).toEqual([10, 18, true, 'onethreefive'])
  const contents = paths.map((_, index) => group.at(10 + index)).map((read) => (typeof read === 'string' ? `(${read})` : read.toString()))
  expect(contents).toEqual(['one', '', '(missing)', 'three', '(too_large)', '(missing)', '(missing)', 'five'])
  expect(group.at(9)).toBe('missing')
})

it('ends a group when it has enough bytes, and reads the rest in the next', async () => {
  const contents = Array.from({ length: 10 }, (_, index) => String(index).repeat(20_000))
  await using folder = await tempFolder(Object.fromEntries(contents.map((text, index) => [`f${index}`, text])))
  const reader = new BulkReader(folder.path, 30_000)
  const groups: number[][] = []
  for (let from = 0; from < contents.length; ) {
    const group = reader.readGroup(from, contents.length, (file) => `f${file}`)
    groups.push([group.from, group.to])
    for (let file = group.from; file < group.to; file++) expect(group.at(file).toString()).toBe(contents[file])
    from = group.to
  }
  expect(groups).toEqual([
    [0, 4],
    [4, 8],
    [8, 10],
  ])
})
