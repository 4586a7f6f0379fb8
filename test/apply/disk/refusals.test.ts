import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { applyOnDisk } from '../../../src/apply/disk/apply-on-disk.ts'
import { findUnfinished, recover } from '../../../src/apply/disk/recover-apply.ts'
import type { FileChange } from '../../../src/base/change.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { create, remove, update } from '../../support/changes.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { treeOf } from '../../support/tree.ts'
import { dyingDisk, watchedDisk } from '../../support/watched-disk.ts'
import { repoPath } from '../../support/workspace.ts'

const disk = realApplyDisk()

async function codeOf(applyRequest: ReturnType<typeof applyOnDisk>): Promise<readonly [string, string]> {
  const applied = await applyRequest
  return applied.ok ? ['ok', ''] : [applied.error.code, applied.error.message]
}

describe('landOnDisk refuses before the first write', () => {
  it('[R18] when files are not what the preview saw, and names all of them', async () => {
    await using folder = await tempFolder({ 'a.txt': 'a', 'b.txt': 'changed', 'c.sh': 'c', 'e.txt': 'here', 'f/x': 'was a file' })
    fs.chmodSync(path.join(folder.path, 'c.sh'), 0o755)
    const before = treeOf(folder.path)
    const changes: FileChange[] = [
      update('a.txt', 'a', 'A'),
      update('b.txt', 'b', 'B'),
      update('c.sh', 'c', 'C'),
      remove('d.txt', 'd'),
      create('e.txt', 'new'),
      update('f', 'was a file', 'x'),
      update('a.txt/below', '1', '2'),
    ]
    expect(await codeOf(applyOnDisk({ folder: folder.path, disk, changes }))).toEqual([
      'stale',
      "6 files changed since the preview: 'a.txt/below' is gone, 'b.txt' has different content, 'c.sh' has a different mode, " +
        "'d.txt' is gone, 'e.txt' exists now, 'f' is no longer a regular file",
    ])
    expect(treeOf(folder.path)).toEqual(before)
  })

  it('[D3] when a directory on the way or the file itself is a link', async () => {
    await using outside = await tempFolder({ 'x.txt': 'x' })
    await using folder = await tempFolder({ 'real/x.txt': 'x' })
    fs.symlinkSync(outside.path, path.join(folder.path, 'out'))
    fs.symlinkSync('real/x.txt', path.join(folder.path, 'link.txt'))
    const apply = (change: FileChange) => codeOf(applyOnDisk({ folder: folder.path, disk, changes: [change] }))
    expect((await apply(update('out/x.txt', 'x', 'y')))[0]).toBe('symlink_denied')
    expect((await apply(create('out/new.txt', 'y')))[0]).toBe('symlink_denied')
    expect((await apply(create('out/deep/new.txt', 'y')))[0]).toBe('symlink_denied')
    expect((await apply(update('link.txt', 'x', 'y')))[0]).toBe('symlink_denied')
    expect((await apply(create('link.txt', 'y')))[0]).toBe('symlink_denied')
    expect((await apply(create('real/x.txt/below', 'y')))[0]).toBe('not_a_directory')
    expect(outside.snapshot()).toEqual({ 'x.txt': 'x' })
    expect(folder.read('real/x.txt')).toBe('x')
  })

  it('[D7] when the path is below its own directory', async () => {
    await using folder = await tempFolder()
    expect(await codeOf(applyOnDisk({ folder: folder.path, disk, changes: [create('.sous/apply/x', 'y')] }))).toEqual([
      'path_denied',
      "Path '.sous/apply/x' belongs to Sous itself",
    ])
  })

  it('[D3] when its own directory is a link', async () => {
    await using outside = await tempFolder()
    await using folder = await tempFolder()
    fs.symlinkSync(outside.path, path.join(folder.path, '.sous'))
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk, changes: [create('a', 'y')] })))[0]).toBe('symlink_denied')
    expect(outside.snapshot()).toEqual({})
  })

  it('[D12] without hanging on a FIFO', async () => {
    await using folder = await tempFolder()
    execFileSync('mkfifo', [path.join(folder.path, 'pipe')])
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk, changes: [update('pipe', 'a', 'b')] })))[0]).toBe('stale')
  })

  it('while an interrupted apply waits, and says how to go on', async () => {
    await using folder = await tempFolder({ a: '1', b: '2' })
    const changes = [update('a', '1', 'x'), update('b', '2', 'y')]
    for (let diesAt = 0; !isUnfinished(folder.path); diesAt++) {
      folder.write({ a: '1', b: '2' })
      await applyOnDisk({ folder: folder.path, disk: dyingDisk(disk, diesAt).disk, changes })
    }
    const refused = await applyOnDisk({ folder: folder.path, disk, changes: [create('c', '3')] })
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'apply_unfinished', suggestion: "Run 'sous recover' first. It finishes that apply or rolls it back." },
    })
    expect(findUnfinished({ folder: folder.path, disk })).toMatchObject({ ok: true, value: { folder: folder.path, files: 2 } })
    folder.write({ a: 'edited by hand' })
    const inUse = treeOf(folder.path)
    expect(recover({ folder: folder.path, disk }, 'finish')).toMatchObject({
      ok: false,
      error: {
        code: 'stale',
        message: "Changed by someone else since the apply was interrupted: 'a'",
        suggestion: expect.stringContaining('Restore the files as they were before that apply, or keep'),
      },
    })
    expect(treeOf(folder.path)).toEqual(inUse)
    // It had not come to that file yet: there is nothing to take back.
    expect(recover({ folder: folder.path, disk }, 'rollback')).toMatchObject({ ok: true })
    expect(treeOf(folder.path)).toEqual({ a: '644 edited by hand', b: '644 2' })
  })

  it('while an interrupted apply waits whose files were edited, which it neither finishes nor takes back', async () => {
    await using folder = await tempFolder({ a: '1', b: '2' })
    const changes = [update('a', '1', 'x'), update('b', '2', 'y')]
    const dead = { ...disk, self: { ...disk.self, pid: 2 ** 31 - 1, started: '' } }
    const dying = watchedDisk(dead, ({ method, name }) => {
      // Nothing that comes later happens, as if it had been killed.
      return (method === 'moveFrom' && name === 'b') || folder.read('a') === 'x' ? { code: 'EIO', message: 'killed' } : undefined
    })
    await applyOnDisk({ folder: folder.path, disk: dying, changes })
    expect(isUnfinished(folder.path)).toBe(true)
    folder.write({ a: 'x, and edited by hand' })
    for (const how of ['finish', 'rollback'] as const)
      expect(recover({ folder: folder.path, disk }, how)).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect([folder.read('a'), folder.read('b')]).toEqual(['x, and edited by hand', '2'])
    expect(recover({ folder: folder.path, disk }, 'discard')).toMatchObject({ ok: true, value: { files: 2 } })
    expect(treeOf(folder.path)).toEqual({ a: '644 x, and edited by hand', b: '644 2' })
  })

  it('when another process is apply, and takes over the lock of one that died', async () => {
    await using folder = await tempFolder({ a: '1' })
    const sleeper = spawn('sleep', ['60'])
    const home = path.join(folder.path, '.sous/apply')
    const stat = fs.readFileSync(`/proc/${sleeper.pid}/stat`, 'utf8')
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const started = `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
    const lock = { ...disk.self, pid: sleeper.pid, started }
    fs.mkdirSync(home, { recursive: true })
    fs.writeFileSync(path.join(home, 'lock'), JSON.stringify(lock))
    const apply = () => codeOf(applyOnDisk({ folder: folder.path, disk, changes: [update('a', '1', '2')] }))
    expect((await apply())[0]).toBe('apply_busy')
    expect(recover({ folder: folder.path, disk }, 'discard')).toMatchObject({ ok: false, error: { code: 'apply_busy' } })
    // The same number, but started at another time: another process.
    fs.writeFileSync(path.join(home, 'lock'), JSON.stringify({ ...lock, started: `${boot}:1` }))
    expect((await apply())[0]).toBe('ok')
    fs.mkdirSync(home, { recursive: true })
    fs.writeFileSync(path.join(home, 'lock'), JSON.stringify(lock))
    sleeper.kill()
    await once(sleeper, 'exit')
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk, changes: [update('a', '2', '3')] })))[0]).toBe('ok')
    expect(treeOf(folder.path)).toEqual({ a: `${(fs.statSync(path.join(folder.path, 'a')).mode & 0o777).toString(8)} 3` })
  })

  it('when another process takes over the lock of a dead one at the same moment, be it with the same file number', async () => {
    await using folder = await tempFolder({ a: '1' })
    const lock = path.join(folder.path, '.sous/apply/lock')
    folder.write({ '.sous/apply/lock': JSON.stringify({ ...disk.self, started: 'long ago' }) })
    const racing = watchedDisk(disk, ({ method, name }) => {
      if (method === 'moveFrom' && name.startsWith('lock-')) fs.writeFileSync(lock, JSON.stringify(disk.self))
      return undefined
    })
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk: racing, changes: [update('a', '1', '2')] })))[0]).toBe('apply_busy')
    expect([folder.read('a'), fs.readFileSync(lock, 'utf8')]).toEqual(['1', JSON.stringify(disk.self)])
  })

  it('a second apply at the same time, and ends the first', async () => {
    await using folder = await tempFolder({ a: '1', b: '2' })
    const [first, second] = await Promise.all([
      codeOf(applyOnDisk({ folder: folder.path, disk, changes: [update('a', '1', 'x')] })),
      codeOf(applyOnDisk({ folder: folder.path, disk, changes: [update('b', '2', 'y')] })),
    ])
    expect([first[0], second[0]]).toEqual(['ok', 'apply_busy'])
    expect(folder.snapshot()).toEqual({ a: 'x', b: '2' })
  })
})

describe('recover refuses', () => {
  const place = (folder: string) => ({ folder, disk })
  const area = '.sous/apply/0123456789ab'

  it('a journal it cannot read or whose paths lead elsewhere, and only discards it', async () => {
    await using outside = await tempFolder()
    await using folder = await tempFolder({ a: '1' })
    const target = { kind: 'create', path: `../${path.basename(outside.path)}/x`, number: 0, after: { sha256: '', mode: '100644' } }
    const leading = { version: 1, folder: { path: folder.path, fromHome: '../..', identity: '' }, steps: [target] }
    for (const journal of ['{ torn', '{"version":2}', JSON.stringify(leading)]) {
      folder.write({ [`${area}/journal.json`]: journal, [`${area}/new/0`]: 'x', [`${area}/old/0`]: 'x' })
      expect(findUnfinished(place(folder.path))).toMatchObject({ ok: false, error: { code: 'io_error' } })
      expect(recover(place(folder.path), 'finish')).toMatchObject({ ok: false, error: { code: 'io_error' } })
      expect((await codeOf(applyOnDisk({ ...place(folder.path), changes: [update('a', '1', '2')] })))[0]).toBe('io_error')
      expect(recover(place(folder.path), 'discard')).toEqual({ ok: true, value: undefined })
      expect(folder.snapshot()).toEqual({ a: '1' })
    }
    expect(outside.snapshot()).toEqual({})
  })

  it('an apply that was in another folder of the repository, and names that folder', async () => {
    await using repo = await tempRepo({ 'sub/a': '1' })
    const gitDirectory = path.join(repo.path, '.git')
    const changes = [update('a', '1', '2')]
    const below = { folder: path.join(repo.path, 'sub'), gitDirectory, disk }
    for (let diesAt = 0; ; diesAt++) {
      await applyOnDisk({ ...below, disk: dyingDisk(disk, diesAt).disk, changes })
      const found = findUnfinished(below)
      if (found.ok && found.value !== undefined) break
    }
    expect(recover({ ...below, folder: repo.path }, 'finish')).toMatchObject({ ok: false, error: { code: 'apply_unfinished' } })
    expect(recover(below, 'finish')).toMatchObject({ ok: true, value: { files: 1 } })
    expect(repo.read('sub/a')).toBe('2')
  })
})

function isUnfinished(folder: string): boolean {
  const found = findUnfinished({ folder, disk })
  return found.ok && found.value !== undefined
}

describe('landOnDisk takes everything back', () => {
  it('[R19] when the third file cannot be written, and names it', async () => {
    await using folder = await tempFolder({ a: '1', b: '2', c: '3', d: '4' })
    const before = treeOf(folder.path)
    const refusing = watchedDisk(disk, ({ method, name }) =>
      method === 'moveFrom' && name === 'c' ? { code: 'EACCES', message: 'EACCES: permission denied' } : undefined,
    )
    const changes = [update('a', '1', 'A'), update('b', '2', 'B'), update('c', '3', 'C'), update('d', '4', 'D'), create('new/e', 'E')]
    expect(await codeOf(applyOnDisk({ folder: folder.path, disk: refusing, changes }))).toEqual([
      'permission_denied',
      "Cannot write 'c' - permission denied",
    ])
    expect(treeOf(folder.path)).toEqual(before)
  })

  it('[R19] when a real directory does not let it write', async () => {
    await using folder = await tempFolder({ 'a.txt': 'old', 'b.txt': 'old', 'shut/c.txt': 'old' })
    fs.chmodSync(path.join(folder.path, 'shut'), 0o555)
    if (process.getuid?.() === 0)
      for (const name of ['', 'a.txt', 'b.txt', 'shut', 'shut/c.txt']) fs.chownSync(path.join(folder.path, name), 65534, 65534)
    const before = treeOf(folder.path)
    expect(runApply(folder.path)).toBe("permission_denied: Cannot write 'shut/c.txt' - permission denied\n")
    expect(treeOf(folder.path)).toEqual(before)
    fs.chmodSync(path.join(folder.path, 'shut'), 0o755)
  })

  it('[R16] when a file is larger than may be written', async () => {
    await using folder = await tempFolder({ 'a.txt': 'old', 'big.txt': `old${'x'.repeat(3_000_000)}` })
    const before = treeOf(folder.path)
    expect(runApply(folder.path, 1024)).toBe("io_error: Cannot write 'big.txt': EFBIG: file too large\n")
    expect(treeOf(folder.path)).toEqual(before)
  })

  it('and says so, whether something had been applied by then or not', async () => {
    await using folder = await tempFolder({ a: '1', b: '2' })
    const before = treeOf(folder.path)
    const changes = [update('a', '1', 'A'), update('b', '2', 'B')]
    const failing = (method: string, name: string) =>
      watchedDisk(disk, (call) =>
        call.method === method && call.name === name ? { code: 'EPERM', message: 'EPERM: operation not permitted' } : undefined,
      )
    for (const refusing of [failing('moveFrom', 'b'), failing('moveFrom', 'journal.json')])
      expect(await applyOnDisk({ folder: folder.path, disk: refusing, changes })).toMatchObject({
        ok: false,
        error: {
          code: 'permission_denied',
          suggestion:
            'Nothing was changed: an apply is all or nothing. Check the permissions of the file and its directory, then try again.',
        },
      })
    expect(treeOf(folder.path)).toEqual(before)
    const stale = [update('a', '1', 'A'), update('b', 'other', 'B')]
    expect(await applyOnDisk({ folder: folder.path, disk, changes: stale })).toMatchObject({
      error: { code: 'stale', suggestion: 'Nothing was written. Run the preview again.' },
    })
  })

  it('[R16] when the disk is full', async () => {
    await using folder = await tempFolder({ 'a.txt': 'old', 'b.txt': 'old' })
    const before = treeOf(folder.path)
    let writes = 0
    const full = watchedDisk(disk, ({ method }) =>
      method === 'write' && ++writes >= 3 ? { code: 'ENOSPC', message: 'ENOSPC: no space left on device' } : undefined,
    )
    const changes = [update('a.txt', 'old', 'new'), update('b.txt', 'old', 'new')]
    expect(await codeOf(applyOnDisk({ folder: folder.path, disk: full, changes }))).toEqual([
      'io_error',
      "Cannot write 'b.txt': ENOSPC: no space left on device",
    ])
    expect(treeOf(folder.path)).toEqual(before)
  })

  it('[R18] when a file is edited between the look and the write', async () => {
    await using folder = await tempFolder({ a: '1', b: '2' })
    const meddling = watchedDisk(disk, ({ method, name }) => {
      if (method === 'moveFrom' && name === 'journal.json') folder.write({ b: 'edited by hand' })
      return undefined
    })
    const changes = [update('a', '1', 'A'), update('b', '2', 'B')]
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk: meddling, changes })))[0]).toBe('stale')
    expect([folder.read('a'), folder.read('b'), fs.readdirSync(folder.path)]).toEqual(['1', 'edited by hand', ['a', 'b']])
  })

  it.each<[string, (file: string) => void]>([
    ['deleted', (file) => fs.rmSync(file)],
    ['made private', (file) => fs.chmodSync(file, 0o600)],
    [
      'replaced by a link',
      (file) => {
        fs.rmSync(file)
        fs.symlinkSync('a', file)
      },
    ],
    [
      'replaced by a directory',
      (file) => {
        fs.rmSync(file)
        fs.mkdirSync(file)
      },
    ],
    ['edited to what it would have become', (file) => fs.writeFileSync(file, 'C')],
  ])('[R18] when one of many files is %s meanwhile, and leaves that as it is', async (_, meddle) => {
    const files = { a: '1', b: '2', c: '3', d: '4', gone: '5' }
    await using folder = await tempFolder(files)
    await using wanted = await tempFolder(files)
    meddle(path.join(wanted.path, 'c'))
    let isMeddled = false
    const meddling = watchedDisk(disk, ({ method, name }) => {
      if (method === 'moveFrom' && name === 'b' && !isMeddled) meddle(path.join(folder.path, 'c'))
      isMeddled ||= method === 'moveFrom' && name === 'b'
      return undefined
    })
    const changes = [remove('gone', '5'), update('a', '1', 'A'), update('b', '2', 'B'), update('c', '3', 'C'), update('d', '4', 'D')]
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk: meddling, changes })))[0]).toBe('stale')
    expect(treeOf(folder.path)).toEqual(treeOf(wanted.path))
  })

  it('with all permissions of a directory that it had emptied and removed', async () => {
    await using repo = await tempRepo({ 'shared/deep/a.txt': '1' })
    const directory = path.join(repo.path, 'shared/deep')
    fs.chmodSync(directory, 0o3775)
    const failing = watchedDisk(disk, ({ method }) =>
      method === 'sync' && !fs.existsSync(directory) ? { code: 'EIO', message: 'EIO: i/o error' } : undefined,
    )
    const place = { folder: repo.path, gitDirectory: path.join(repo.path, '.git'), disk: failing }
    expect((await codeOf(applyOnDisk({ ...place, changes: [remove('shared/deep/a.txt', '1')] })))[0]).toBe('io_error')
    expect((fs.statSync(directory).mode & 0o7777).toString(8)).toBe('3775')
    expect(repo.read('shared/deep/a.txt')).toBe('1')
  })

  it('when something appears where a file was to be created', async () => {
    await using folder = await tempFolder({ a: '1' })
    const meddling = watchedDisk(disk, ({ method, name }) => {
      if (method === 'moveFrom' && name === 'journal.json') folder.write({ b: 'mine' })
      return undefined
    })
    const changes = [update('a', '1', 'A'), create('b', 'new')]
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk: meddling, changes })))[0]).toBe('stale')
    expect([folder.read('a'), folder.read('b'), fs.readdirSync(folder.path)]).toEqual(['1', 'mine', ['a', 'b']])
  })
})

/** Is applied in a process of its own: as nobody if this is root, and with a limit on the size of files. */
function runApply(folder: string, limitKilobytes?: number): string {
  const script = path.join(import.meta.dirname, '../../fixtures/bin/apply-and-tell.ts')
  const limit = limitKilobytes === undefined ? '' : `ulimit -f ${limitKilobytes}; trap '' XFSZ; `
  const isRoot = process.getuid?.() === 0 && limitKilobytes === undefined
  return execFileSync('bash', ['-c', `${limit}exec "$0" "$@"`, process.execPath, script, folder], {
    encoding: 'utf8',
    ...(isRoot && { uid: 65534, gid: 65534 }),
  })
}

describe('landOnDisk in a tree that others work in', () => {
  it('[D5] never writes outside, however fast a directory is swapped for a link', async () => {
    if (fs.existsSync('/dev/shm')) vi.stubEnv('TMPDIR', '/dev/shm')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    await using outside = await tempFolder()
    await using folder = await tempFolder({ 'd/keep': '' })
    const flips = new Int32Array(new SharedArrayBuffer(4))
    const flipper = new Worker(FLIPPER, { eval: true, workerData: { folder: folder.path, outside: outside.path, flips } })
    await once(flipper, 'message')
    let applied = 0
    for (let i = 0; i < 1000; i++) {
      const changes = [create(`d/f${i}`, 'x')]
      if ((await applyOnDisk({ folder: folder.path, disk: unhurried, changes })).ok) applied++
      recover({ folder: folder.path, disk: unhurried }, 'discard')
    }
    await flipper.terminate()
    expect(outside.snapshot()).toEqual({})
    expect(Atomics.load(flips, 0)).toBeGreaterThan(100)
    expect(applied).toBeGreaterThan(0)
  })

  it('[D5] takes everything back when a directory that it wrote to is another one in the end', async () => {
    await using folder = await tempFolder({ a: '1', 'd/b': '2' })
    const meddling = watchedDisk(disk, ({ method, name }) => {
      if (method === 'moveFrom' && name === 'b') {
        fs.renameSync(path.join(folder.path, 'd'), path.join(folder.path, 'aside'))
        folder.write({ 'd/b': '2' })
      }
      return undefined
    })
    const changes = [update('a', '1', 'A'), update('d/b', '2', 'B')]
    expect(await codeOf(applyOnDisk({ folder: folder.path, disk: meddling, changes }))).toEqual([
      'stale',
      expect.stringContaining("'d' was replaced by another directory"),
    ])
    expect([folder.read('a'), folder.read('d/b')]).toEqual(['1', '2'])
  })

  it('keeps permissions, and the file of a rolled-back apply is the very same', async () => {
    await using folder = await tempFolder({ a: '1', b: '2' })
    fs.chmodSync(path.join(folder.path, 'a'), 0o640)
    const inode = fs.statSync(path.join(folder.path, 'a')).ino
    const refusing = watchedDisk(disk, ({ name, method }) =>
      method === 'moveFrom' && name === 'b' ? { code: 'EROFS', message: '' } : undefined,
    )
    await applyOnDisk({ folder: folder.path, disk: refusing, changes: [update('a', '1', 'x'), update('b', '2', 'y')] })
    expect(fs.statSync(path.join(folder.path, 'a')).ino).toBe(inode)
    const executable: FileChange = {
      kind: 'update',
      path: repoPath('a'),
      before: Buffer.from('1'),
      after: Buffer.from('x'),
      modeBefore: '100644',
      mode: '100755',
    }
    await applyOnDisk({ folder: folder.path, disk, changes: [executable] })
    expect(fs.statSync(path.join(folder.path, 'a')).mode & 0o777).toBe(0o750)
  })

  it('gives new files the group of a directory that gives it to all', async () => {
    const own = process.getegid?.() ?? 0
    const group = process.getuid?.() === 0 ? 65534 : (process.getgroups?.().find((other) => other !== own) ?? own)
    await using folder = await tempFolder({ 'shared/a': '1', 'own/a': '1' })
    fs.chownSync(path.join(folder.path, 'shared'), -1, group)
    fs.chmodSync(path.join(folder.path, 'shared'), 0o2775)
    const changes = ['own/b', 'shared/b', 'shared/new/deep/c'].map((name) => create(name, 'x'))
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk, changes })))[0]).toBe('ok')
    const groups = ['own/b', 'shared/b', 'shared/new', 'shared/new/deep/c'].map((name) => fs.statSync(path.join(folder.path, name)).gid)
    expect(groups).toEqual([own, group, group, group])
  })

  it('waits for the disk with the sync program where there is one, and does as well without', async () => {
    for (const syncProgram of ['/usr/bin/sync', '/nowhere/sync']) {
      await using folder = await tempFolder({ a: '1' })
      const changes = [update('a', '1', '2'), create('d/e/f', 'x')]
      expect((await codeOf(applyOnDisk({ folder: folder.path, disk: realApplyDisk({ syncProgram }), changes })))[0]).toBe('ok')
      expect(folder.snapshot()).toEqual({ a: '2', 'd/e/f': 'x' })
    }
  })

  it('works without hard links', async () => {
    await using folder = await tempFolder({ a: '1', b: '2', c: '3' })
    const before = treeOf(folder.path)
    const changes = [update('a', '1', 'A'), remove('b', '2'), create('n/x', 'X'), update('c', '3', 'C')]
    const noLinks = { code: 'EPERM', message: 'EPERM: operation not permitted' }
    const failing = watchedDisk(disk, ({ method, name }) => {
      if (method === 'linkFrom') return noLinks
      return method === 'moveFrom' && name === 'c' ? { code: 'EROFS', message: '' } : undefined
    })
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk: failing, changes })))[0]).toBe('permission_denied')
    expect(treeOf(folder.path)).toEqual(before)
    const linkless = watchedDisk(disk, ({ method }) => (method === 'linkFrom' ? noLinks : undefined))
    expect((await codeOf(applyOnDisk({ folder: folder.path, disk: linkless, changes })))[0]).toBe('ok')
    expect(folder.snapshot()).toEqual({ a: 'A', c: 'C', 'n/x': 'X' })
  })

  it("keeps its area in a worktree's own git directory", async () => {
    await using repo = await tempRepo({ a: '1' })
    await using elsewhere = await tempFolder()
    const tree = path.join(elsewhere.path, 'tree')
    repo.git('worktree', 'add', '--quiet', tree)
    const gitDirectory = path.join(repo.path, '.git/worktrees/tree')
    const dying = dyingDisk(disk, 6)
    await applyOnDisk({ folder: tree, gitDirectory, disk: dying.disk, changes: [update('a', '1', '2')] })
    expect(fs.existsSync(path.join(gitDirectory, 'sous/apply'))).toBe(true)
    expect((await codeOf(applyOnDisk({ folder: tree, gitDirectory, disk, changes: [update('a', '1', '2')] })))[0]).toBe('ok')
    expect(fs.readFileSync(path.join(tree, 'a'), 'utf8')).toBe('2')
    expect(fs.existsSync(path.join(gitDirectory, 'sous'))).toBe(false)
  })
})

/** Without waiting for the disk: this test is about names, not about power failures. */
const unhurried = watchedDisk(disk, () => undefined)

const FLIPPER = `
const { parentPort, workerData: { folder, outside, flips } } = require('node:worker_threads')
const fs = require('node:fs')
parentPort.postMessage('ready')
const attempt = (call) => { try { call() } catch {} }
for (;;) {
  attempt(() => fs.renameSync(folder + '/d', folder + '/aside'))
  // An apply may have made the directory anew meanwhile: away with it.
  attempt(() => fs.rmSync(folder + '/d', { recursive: true }))
  attempt(() => { fs.symlinkSync(outside, folder + '/d'); Atomics.add(flips, 0, 1) })
  attempt(() => fs.unlinkSync(folder + '/d'))
  attempt(() => fs.renameSync(folder + '/aside', folder + '/d'))
}`
