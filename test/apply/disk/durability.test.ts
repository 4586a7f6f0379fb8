import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { applyOnDisk } from '../../../src/apply/disk/apply-on-disk.ts'
import { findUnfinished, type Recovery, recover } from '../../../src/apply/disk/recover-apply.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { must } from '../../support/apply.ts'
import { create, remove, update } from '../../support/changes.ts'
import { recordDisk } from '../../support/disk-record.ts'
import { type TempFolder, tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { dyingDisk } from '../../support/watched-disk.ts'

const FILES = { 'a.txt': 'one\n', 'd/old.txt': 'old', 'd/kept.txt': 'kept' }
const CHANGES = [update('a.txt', 'one\n', 'two\n'), remove('d/old.txt', 'old'), create('new/b.txt', 'b')]
const APPLIED = { 'a.txt': 'two\n', 'd/kept.txt': 'kept', 'new/b.txt': 'b' }

/** What is done to names, and what is put on the disk itself, with `area` for the place of the apply; without its lock. */
async function record(folder: TempFolder, work: () => unknown): Promise<readonly string[]> {
  const done = await recordDisk(folder.path, work)
  return done.filter((entry) => !entry.includes('/lock')).map((entry) => entry.replaceAll(/\.sous\/apply\/[0-9a-f]{12}/g, 'area'))
}

it('[R17] an apply puts its contents, its journal and the new names on the disk itself, each before what relies on it', async () => {
  await using folder = await tempFolder(FILES)
  const apply = () => applyOnDisk({ folder: folder.path, disk: realApplyDisk(), changes: CHANGES })
  expect(await record(folder, apply)).toEqual([
    'link a.txt area/old/0',
    'link d/old.txt area/old/1',
    // The way to the journal, all that it will speak of, and itself before it gets its name.
    'sync .',
    'sync .sous',
    'sync .sous/apply',
    'sync area',
    'sync area/journal.json.tmp',
    'sync area/new',
    'sync area/new/0',
    'sync area/new/2',
    'sync area/old',
    'sync area/old/0',
    'sync area/old/1',
    'move area/journal.json.tmp area/journal.json',
    'sync area',
    // Only now the tree, and only when that is there for good the journal goes, before what it speaks of.
    'remove d/old.txt',
    'move area/new/0 a.txt',
    'link area/new/2 new/b.txt',
    'sync .',
    'sync .',
    'sync d',
    'sync new',
    'remove area/journal.json',
    'sync area',
  ])
  expect(folder.snapshot()).toEqual(APPLIED)
})

it('[R17] an apply has the sync program called before the journal is there, and again before it goes', async () => {
  await using folder = await tempFolder(FILES)
  await using other = await tempFolder()
  const [program, log] = ['sync', 'log'].map((name) => path.join(other.path, name)) as [string, string]
  const look = `cd '${folder.path}' && echo "$1" $(cat a.txt) $(ls .sous/apply/*/journal.json 2>/dev/null | wc -l) >> '${log}'`
  fs.writeFileSync(program, `#!/bin/sh\nPATH=/usr/bin:/bin\n${look}\nsync "$@" || true\n`, { mode: 0o755 })
  const disk = realApplyDisk({ syncProgram: program })
  const done = await record(folder, async () => must(await applyOnDisk({ folder: folder.path, disk, changes: CHANGES })))
  expect(other.read('log')).toBe('--file-system one 0\n--file-system two 1\n')
  // What comes after the first call is not waited for by it.
  expect(done.filter((entry) => /^sync|journal/.test(entry))).toEqual([
    'sync .',
    'sync .sous',
    'sync area/journal.json.tmp',
    'move area/journal.json.tmp area/journal.json',
    'sync area',
    'remove area/journal.json',
    'sync area',
  ])
})

it.each<readonly [Recovery, readonly string[], readonly string[], Readonly<Record<string, string>>]>([
  ['finish', ['move area/new/0 a.txt', 'link area/new/2 new/b.txt'], ['sync .', 'sync new'], APPLIED],
  ['rollback', ['link area/old/1 d/old.txt'], ['sync d'], FILES],
])('[R17] a recovery (%s) puts the names that it changes on the disk itself before the journal goes', async (how, moves, syncs, files) => {
  await using folder = await tempFolder(FILES)
  const place = { folder: folder.path, disk: realApplyDisk() }
  // Killed at each change in turn, until one of the files has been applied.
  for (let diesAt = 0; folder.exists('d/old.txt'); diesAt++) {
    recover(place, 'rollback')
    await applyOnDisk({ ...place, disk: dyingDisk(place.disk, diesAt).disk, changes: CHANGES })
  }
  expect(findUnfinished(place)).toMatchObject({ value: { files: 3 } })
  expect(folder.read('a.txt')).toBe('one\n')
  const done = await record(folder, () => must(recover(place, how)))
  const end = done.indexOf('remove area/journal.json')
  expect(done.slice(0, moves.length)).toEqual(moves)
  expect(done.slice(moves.length, end)).toEqual(expect.arrayContaining([...syncs]))
  expect(done[end + 1]).toBe('sync area')
  expect(folder.snapshot()).toEqual(files)
})

it('[R17] an apply puts it on the disk itself that an emptied directory is gone', async () => {
  await using repo = await tempRepo({ 'p/kept.txt': 'k', 'p/gone/x.txt': 'x' })
  const place = { folder: repo.path, gitDirectory: path.join(repo.path, '.git'), disk: realApplyDisk() }
  const done = await record(repo, () => applyOnDisk({ ...place, changes: [remove('p/gone/x.txt', 'x')] }))
  expect(repo.exists('p/gone')).toBe(false)
  const end = done.findIndex((entry) => /^remove .*journal\.json$/.test(entry))
  expect(done.slice(done.indexOf('remove p/gone/x.txt'), end)).toContain('sync p')
})

it('[R17] a recovery puts also those names on the disk itself that it found as they should be', async () => {
  await using folder = await tempFolder({ 'd/a.txt': '1', 'e/b.txt': '1' })
  const place = { folder: folder.path, disk: realApplyDisk() }
  const changes = [update('d/a.txt', '1', '2'), update('e/b.txt', '1', '2')]
  // Killed at each change in turn, until both files have been applied, and the journal is still there.
  for (let diesAt = 0; folder.read('e/b.txt') === '1'; diesAt++) {
    recover(place, 'rollback')
    await applyOnDisk({ ...place, disk: dyingDisk(place.disk, diesAt).disk, changes })
  }
  const done = await record(folder, () => expect(recover(place, 'finish')).toMatchObject({ value: { files: 2, settled: 0 } }))
  const end = done.indexOf('remove area/journal.json')
  expect(done.slice(0, end)).toEqual(expect.arrayContaining(['sync d', 'sync e']))
})
