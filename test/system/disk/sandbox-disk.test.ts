import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { copyDiskFile } from '../../../src/system/disk/sandbox-disk.ts'
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts'

const MB = 1024 * 1024

async function copied(folder: TempFolder, signal?: AbortSignal): Promise<string> {
  await copyDiskFile(path.join(folder.path, 'a'), path.join(folder.path, 'b'), signal)
  return path.join(folder.path, 'b')
}

/** How much room a file takes. */
const roomOf = (file: string) => fs.statSync(file).blocks * 512

it.each([
  ['an empty file', Buffer.alloc(0)],
  ['a small file', Buffer.from('x')],
  ['a large file', Buffer.alloc(5 * MB + 1, 'abc')],
  ['a large file of zeros and others', Buffer.concat([Buffer.alloc(3 * MB), Buffer.alloc(2 * MB, 'x'), Buffer.alloc(3 * MB + 7)])],
])('copies %s with its mode', async (_what, bytes) => {
  await using folder = await tempFolder({ a: bytes })
  fs.chmodSync(path.join(folder.path, 'a'), 0o751)
  const file = await copied(folder)
  expect(fs.readFileSync(file).equals(bytes)).toBe(true)
  expect(fs.statSync(file).mode & 0o777).toBe(0o751)
})

it('keeps holes', async () => {
  await using folder = await tempFolder({ a: '' })
  const source = path.join(folder.path, 'a')
  fs.truncateSync(source, 64 * MB + 5)
  const handle = fs.openSync(source, 'r+')
  for (const at of [10 * MB + 1, 10 * MB + 40_000, 33 * MB - 2]) fs.writeSync(handle, 'data', at)
  fs.closeSync(handle)
  const file = await copied(folder)
  expect(fs.readFileSync(file).equals(fs.readFileSync(source))).toBe(true)
  expect(roomOf(file)).toBeLessThanOrEqual(roomOf(source) + 16 * 4096)
})

it('copies over nothing', async () => {
  await using folder = await tempFolder({ a: Buffer.alloc(5 * MB, 'x'), b: 'kept' })
  await expect(copied(folder)).rejects.toMatchObject({ code: 'EEXIST' })
  expect(folder.read('b')).toBe('kept')
})

it('stops in the middle of a large file', async () => {
  await using folder = await tempFolder({ a: '' })
  // It would take many minutes, and more room than there is.
  fs.truncateSync(path.join(folder.path, 'a'), 2_000_000 * MB)
  const cancel = new AbortController()
  setImmediate(() => cancel.abort())
  const file = await copied(folder, cancel.signal)
  expect(cancel.signal.aborted).toBe(true)
  expect(roomOf(file)).toBe(0)
})
