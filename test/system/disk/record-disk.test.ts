import { expect, it } from 'vitest'
import { realRecordDisk } from '../../../src/system/disk/record-disk.ts'
import { recordDisk } from '../../support/disk-record.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it('[R17] puts what a file holds on the disk itself before it gets its name, and then its name', async () => {
  await using folder = await tempFolder({ 'd/old': 'old' })
  const disk = realRecordDisk(folder.path)
  const done = async (work: () => unknown) =>
    (await recordDisk(folder.path, () => expect(work()).toMatchObject({ ok: true }))).map((entry) =>
      entry.replaceAll(/\.writing-[\w-]+/g, 'writing'),
    )
  expect(await done(() => disk.create('d/new', 'new'))).toEqual(['sync d/writing', 'link d/writing d/new', 'sync d'])
  expect(await done(() => disk.replace('d/old', 'other'))).toEqual(['sync d/writing', 'move d/writing d/old', 'sync d'])
  expect(await done(() => disk.remove('d/new'))).toEqual(['sync d'])
  expect(folder.snapshot()).toEqual({ 'd/old': 'other' })
})
