import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { applyOnDisk } from '../../../src/apply/disk/apply-on-disk.ts'
import { findUnfinished, recover } from '../../../src/apply/disk/recover-apply.ts'
import type { FileChange } from '../../../src/base/change.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { create, remove, update } from '../../support/changes.ts'
import { IS_FULL } from '../../support/full.ts'
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts'
import { treeOf } from '../../support/tree.ts'
import { dyingDisk, watchedDisk } from '../../support/watched-disk.ts'
import { repoPath } from '../../support/workspace.ts'

/** Two at a time. */
const RENAMES_STEP = IS_FULL ? 2 : 10

const disk = watchedDisk(realApplyDisk(), () => undefined)

/** A change of every kind, a file that becomes a directory, and a directory that is left empty. */
const FILES = {
  'a.txt': 'one\n',
  'b/b.txt': 'two\n',
  'b/c.txt': 'three\n',
  'gone/deep/x.txt': 'x',
  'gone/deep/y.txt': 'y',
  turns: 'file',
  'back/in/x.txt': 'in a directory',
  run: '#!/bin/sh\n',
  'untouched.txt': 'same',
}
const CHANGES: readonly FileChange[] = [
  update('a.txt', 'one\n', 'ONE\r\n'),
  update('b/b.txt', 'two\n', ''),
  remove('b/c.txt', 'three\n'),
  remove('gone/deep/x.txt', 'x'),
  remove('gone/deep/y.txt', 'y'),
  remove('turns', 'file'),
  create('turns/inner.txt', 'in a directory now'),
  remove('back/in/x.txt', 'in a directory'),
  create('back', 'a file now'),
  create('new/deep/n.txt', 'new'),
  { kind: 'create_directory', path: repoPath('empty') },
  {
    kind: 'update',
    path: repoPath('run'),
    before: Buffer.from('#!/bin/sh\n'),
    after: Buffer.from('#!/bin/sh\n'),
    modeBefore: '100644',
    mode: '100755',
  },
]

async function makeFolder(): Promise<TempFolder> {
  const folder = await tempFolder(FILES)
  fs.mkdirSync(path.join(folder.path, '.git'))
  return folder
}

function placeOf(folder: TempFolder) {
  return { folder: folder.path, gitDirectory: path.join(folder.path, '.git'), disk }
}

/** Is applied and stops at the given change of the disk; says whether it came to an end before. */
async function applyUntil(folder: TempFolder, diesAt: number): Promise<boolean> {
  const dying = dyingDisk(disk, diesAt)
  await applyOnDisk({ ...placeOf(folder), disk: dying.disk, changes: CHANGES })
  return dying.calls() <= diesAt
}

async function trees() {
  await using folder = await makeFolder()
  const before = treeOf(folder.path)
  const applied = await applyOnDisk({ ...placeOf(folder), changes: CHANGES })
  if (!applied.ok) throw new Error(applied.error.message)
  return { before, after: treeOf(folder.path) }
}

// Hundreds of little trees: in memory where there is such a place.
beforeAll(() => {
  if (fs.existsSync('/dev/shm')) vi.stubEnv('TMPDIR', '/dev/shm')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

/** Runs a script that is applied in a folder, in a process of its own; says which signal ended it. */
async function runScript(name: string, cache: string, ...args: readonly string[]): Promise<string | null> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../fixtures/bin', name), ...args], {
    stdio: 'ignore',
    env: { NODE_COMPILE_CACHE: cache },
  })
  const [, signal] = await once(child, 'close')
  return signal
}

describe('recover', () => {
  it(`[R17] takes back or finishes 50 renames, killed with SIGKILL after each ${RENAMES_STEP === 2 ? 'of them' : 'few'}`, {
    timeout: 180_000,
  }, async () => {
    const before = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`d${i % 5}/f${i}.txt`, `old ${i}\n`]))
    const after = Object.fromEntries(Object.entries(before).map(([name, text]) => [name, text.replace('old', 'new')]))
    // A process that is killed cannot fill the cache that makes the next one start fast.
    await using cache = await tempFolder({ 'empty/x': '' })
    await runScript('apply-and-tell.ts', cache.path, path.join(cache.path, 'empty'))
    const tryKill = async (renames: number) => {
      await using folder = await tempFolder(before)
      expect(await runScript('apply-and-die.ts', cache.path, folder.path, String(renames))).toBe('SIGKILL')
      const applied = Object.entries(folder.snapshot()).filter(([name, text]) => name.startsWith('d') && text.startsWith('new '))
      expect(applied.length).toBe(renames)
      await using copy = await tempFolder()
      fs.cpSync(folder.path, copy.path, { recursive: true })
      expect(recover({ folder: folder.path, disk }, 'rollback')).toMatchObject({ ok: true, value: { files: 50 } })
      expect(folder.snapshot()).toEqual(before)
      expect(recover({ folder: copy.path, disk }, 'finish')).toMatchObject({ ok: true, value: { files: 50 } })
      expect(copy.snapshot()).toEqual(after)
    }
    for (let renames = 0; renames <= 50; renames += RENAMES_STEP) await Promise.all([tryKill(renames), tryKill(Math.min(renames + 1, 50))])
  })

  it('[R17] finishes or rolls back whatever was left, wherever an apply was killed', async () => {
    const { before, after } = await trees()
    let points = 0
    for (let isOver = false; !isOver; points++) {
      for (const how of ['finish', 'rollback'] as const) {
        await using folder = await makeFolder()
        isOver = await applyUntil(folder, points)
        const left = treeOf(folder.path)
        const found = recover(placeOf(folder), how)
        expect(found.ok).toBe(true)
        if (found.ok && found.value === undefined) expect([before, after]).toContainEqual(left)
        else expect(treeOf(folder.path)).toEqual(how === 'finish' ? after : before)
        expect(fs.readdirSync(path.join(folder.path, '.git'))).toEqual([])
        expect(findUnfinished(placeOf(folder))).toEqual({ ok: true, value: undefined })
      }
    }
    expect(points).toBeGreaterThan(30)
  })

  it('[R17] recovers also when the recovery itself was killed', async () => {
    const { before, after } = await trees()
    const wanted = { finish: after, rollback: before }
    let interrupted = 0
    let isOver = false
    for (let point = 0; !isOver; point++) {
      // A first recovery may be killed in one direction and the second go in the other.
      const [first, second] = point % 2 === 0 ? (['rollback', 'finish'] as const) : (['finish', 'rollback'] as const)
      for (let diesAt = 0, isRecovered = false; !isRecovered; diesAt += 3) {
        await using folder = await makeFolder()
        isOver = await applyUntil(folder, point)
        const unfinished = findUnfinished(placeOf(folder))
        if (unfinished.ok && unfinished.value === undefined) break
        interrupted++
        const dying = dyingDisk(disk, diesAt)
        recover({ ...placeOf(folder), disk: dying.disk }, first)
        isRecovered = dying.calls() <= diesAt
        const again = recover(placeOf(folder), second)
        expect(again.ok).toBe(true)
        const isForgotten = again.ok && again.value === undefined
        expect(treeOf(folder.path)).toEqual(wanted[isForgotten ? first : second])
      }
    }
    expect(interrupted).toBeGreaterThan(50)
  })
})

it.each([
  ['finishes no apply with', 'finish', 'new'],
  ['takes no apply back with', 'rollback', 'old'],
] as const)('[R17] %s contents that are not those that were stored', async (_, how, store) => {
  await using folder = await tempFolder({ a: 'old a', b: 'old b', c: 'old c' })
  const changes = ['a', 'b', 'c'].map((name) => update(name, `old ${name}`, `new ${name}`))
  const dead = dyingDisk(disk, 0).disk
  let isDead = false
  const killed = watchedDisk(disk, ({ method, name }) => {
    isDead ||= method === 'moveFrom' && name === 'b'
    return isDead ? { code: 'EIO', message: 'killed' } : undefined
  })
  await applyOnDisk({ folder: folder.path, disk: { ...killed, self: dead.self }, changes })
  expect([folder.read('a'), folder.read('b')]).toEqual(['new a', 'old b'])
  const stored = fs.globSync(`**/${store}/*`, { cwd: path.join(folder.path, '.sous') })
  expect(stored.length).toBeGreaterThan(0)
  for (const name of stored) {
    // What is kept is the very file of before, under another name.
    fs.rmSync(path.join(folder.path, '.sous', name))
    fs.writeFileSync(path.join(folder.path, '.sous', name), 'evil')
  }
  expect(recover({ folder: folder.path, disk }, how)).toMatchObject({ ok: false, error: { code: 'stale' } })
  expect(['a', 'b', 'c'].map((name) => folder.read(name))).toEqual(['new a', 'old b', 'old c'])
})

it('[R17] recovers an apply of many files', async () => {
  const names = Array.from({ length: 600 }, (_, i) => `f${String(i).padStart(3, '0')}`)
  const changes = names.map((name) => update(name, 'old', 'new'))
  const [before, after] = ['old', 'new'].map((content) => Object.fromEntries(names.map((name) => [name, content])))
  let isOver = false
  let unfinished = 0
  for (let diesAt = 0; !isOver; diesAt += 211) {
    for (const how of ['finish', 'rollback'] as const) {
      await using folder = await tempFolder(before)
      const dying = dyingDisk(disk, diesAt)
      await applyOnDisk({ folder: folder.path, disk: dying.disk, changes })
      isOver = dying.calls() <= diesAt
      const recovered = recover({ folder: folder.path, disk }, how)
      expect(recovered.ok).toBe(true)
      const found = recovered.ok && recovered.value !== undefined
      if (found) unfinished++
      const expected = found ? (how === 'finish' ? after : before) : folder.read('f599') === 'new' ? after : before
      expect(folder.snapshot()).toEqual(expected)
    }
  }
  expect(unfinished).toBeGreaterThan(2)
})
