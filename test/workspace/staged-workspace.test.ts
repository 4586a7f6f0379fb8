import { describe, expect, it } from 'vitest'
import type { Disk } from '../../src/system/disk/disk.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { FolderTree } from '../../src/workspace/folder-tree.ts'
import { StagedWorkspace } from '../../src/workspace/staged-workspace.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { fc } from '../support/property.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'
import { openWorkspace, repoPath, testGit } from '../support/workspace.ts'

const bytes = (text: string) => Buffer.from(text)

async function stage(workspace: Workspace, path: string, text: string): Promise<string> {
  const staged = await workspace.stage(repoPath(path), bytes(text))
  return staged.ok ? 'ok' : staged.error.code
}

async function remove(workspace: Workspace, path: string): Promise<string> {
  const removed = await workspace.remove(repoPath(path))
  return removed.ok ? 'ok' : removed.error.code
}

async function read(workspace: Workspace, path: string): Promise<string> {
  const content = await workspace.read(repoPath(path))
  return content.ok ? Buffer.from(content.value.bytes).toString() : content.error.code
}

async function kindOf(workspace: Workspace, path: string): Promise<string> {
  const entry = await workspace.entry(repoPath(path))
  return entry.ok ? entry.value.kind : entry.error.code
}

async function namesIn(workspace: Workspace, path: string): Promise<readonly string[] | string> {
  const entries = await workspace.directory(path === '.' ? '.' : repoPath(path))
  return entries.ok ? entries.value.map(({ name, kind }) => (kind === 'directory' ? `${name}/` : name)) : entries.error.code
}

async function changesOf(workspace: Workspace): Promise<readonly string[]> {
  return (await workspace.changes()).map(({ kind, path }) => `${kind} ${path}`)
}

describe('StagedWorkspace', () => {
  it('keeps a directory without files where there is no git, until a file takes its place', async () => {
    await using folder = await tempFolder({ 'd/e/f.txt': 'f' })
    const workspace = await openWorkspace(folder.path)
    expect(await remove(workspace, 'd/e/f.txt')).toBe('ok')
    expect([await kindOf(workspace, 'd/e'), await namesIn(workspace, 'd'), await namesIn(workspace, 'd/e')]).toEqual([
      'directory',
      ['e/'],
      [],
    ])
    expect(await stage(workspace, 'd/e', 'x')).toBe('ok')
    expect(await changesOf(workspace)).toEqual(['create d/e', 'delete d/e/f.txt'])
  })

  it('lets a file take the place of a directory once everything in it is removed, and not before', async () => {
    await using repo = await tempRepo({ 'd/e/f.txt': 'f', 'd/e/g/h.txt': 'h', 'd/k.txt': 'k' })
    const workspace = await openWorkspace(repo.path)
    expect(await remove(workspace, 'd/e/f.txt')).toBe('ok')
    expect([await kindOf(workspace, 'd/e'), await stage(workspace, 'd/e', 'x'), await read(workspace, 'd/e')]).toEqual([
      'directory',
      'not_a_file',
      'not_a_file',
    ])
    expect(await remove(workspace, 'd/e/g/h.txt')).toBe('ok')
    expect([await kindOf(workspace, 'd/e'), await read(workspace, 'd/e')]).toEqual(['missing', 'not_found'])
    expect([await namesIn(workspace, 'd'), await kindOf(workspace, 'd')]).toEqual([['k.txt'], 'directory'])
    const fork = workspace.fork()
    expect(await stage(fork, 'd/e', 'x')).toBe('ok')
    expect([await read(fork, 'd/e'), await read(fork, 'd/e/f.txt'), await namesIn(fork, 'd')]).toEqual([
      'x',
      'not_a_directory',
      ['e', 'k.txt'],
    ])
    expect(await stage(workspace, 'd/e', 'x')).toBe('ok')
    expect(await changesOf(workspace)).toEqual(['create d/e', 'delete d/e/f.txt', 'delete d/e/g/h.txt'])
    expect(await stage(workspace, 'd/e/f.txt', 'back')).toBe('not_a_directory')
    expect(await remove(workspace, 'd/e')).toBe('ok')
    expect(await stage(workspace, 'd/e/f.txt', 'f')).toBe('ok')
    expect(await changesOf(workspace)).toEqual(['delete d/e/g/h.txt'])
  })

  it('reads what was staged, and leaves the folder as it is', async () => {
    await using folder = await tempFolder({ 'a.txt': 'old' })
    const workspace = await openWorkspace(folder.path)
    expect(await stage(workspace, 'a.txt', 'new')).toBe('ok')
    expect(await stage(workspace, 'd/b.txt', 'b')).toBe('ok')
    expect(await read(workspace, 'a.txt')).toBe('new')
    expect(await workspace.read(repoPath('a.txt'), 2)).toMatchObject({ ok: true, value: { bytes: bytes('ne') } })
    expect((await workspace.files()).files).toEqual(['a.txt', 'd/b.txt'])
    expect(await changesOf(workspace)).toEqual(['update a.txt', 'create d/b.txt'])
    expect(folder.snapshot()).toEqual({ 'a.txt': 'old' })
  })

  it('has no change for a file that is put back, in content and mode', async () => {
    await using folder = await tempFolder({ 'a.txt': 'old', 'b.txt': 'b' })
    const workspace = await openWorkspace(folder.path)
    await workspace.stage(repoPath('a.txt'), bytes('new'), { mode: '100755' })
    expect(await changesOf(workspace)).toEqual(['update a.txt'])
    await workspace.stage(repoPath('a.txt'), bytes('old'), { mode: '100644' })
    await remove(workspace, 'b.txt')
    await stage(workspace, 'b.txt', 'b')
    await stage(workspace, 'new', 'x')
    await remove(workspace, 'new')
    expect(await changesOf(workspace)).toEqual([])
    expect((await workspace.files()).files).toEqual(['a.txt', 'b.txt'])
  })

  it('keeps edits only as long as they lead from the base to what is staged', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one' })
    const workspace = await openWorkspace(folder.path)
    const edits = [{ start: 0, end: 1, replacement: bytes('O') }]
    await workspace.stage(repoPath('a.txt'), bytes('One'), { edits })
    expect(await workspace.changes()).toMatchObject([{ edits }])
    await workspace.stage(repoPath('a.txt'), bytes('Two'), { edits: [{ start: 0, end: 3, replacement: bytes('Two') }] })
    expect((await workspace.changes())[0]).not.toHaveProperty('edits')
  })

  it('forgets a staged directory with its last file, unless it was made on purpose', async () => {
    await using folder = await tempFolder()
    const workspace = await openWorkspace(folder.path)
    await stage(workspace, 'a/b/x', '1')
    await stage(workspace, 'a/y', '2')
    await remove(workspace, 'a/b/x')
    expect(await kindOf(workspace, 'a/b')).toBe('missing')
    expect(await namesIn(workspace, 'a')).toEqual(['y'])
    await remove(workspace, 'a/y')
    expect(await kindOf(workspace, 'a')).toBe('missing')
    expect(await workspace.makeDirectory(repoPath('m/n'))).toEqual({ ok: true, value: ['m', 'm/n'] })
    await stage(workspace, 'm/n/x', '1')
    expect(await changesOf(workspace)).toEqual(['create m/n/x'])
    await remove(workspace, 'm/n/x')
    expect(await changesOf(workspace)).toEqual(['create_directory m', 'create_directory m/n'])
    expect(await workspace.makeDirectory(repoPath('m/n'))).toEqual({ ok: true, value: [] })
  })

  it('[D18] refuses a file where a directory is, and anything below a file', async () => {
    await using folder = await tempFolder({ file: 'x', 'dir/x': 'x' })
    const workspace = await openWorkspace(folder.path)
    expect(await stage(workspace, 'file/below', 'y')).toBe('not_a_directory')
    expect(await stage(workspace, 'dir', 'y')).toBe('not_a_file')
    await stage(workspace, 'a', '1')
    expect(await stage(workspace, 'a/b', '2')).toBe('not_a_directory')
    expect(await kindOf(workspace, 'a/b')).toBe('not_a_directory')
    expect(await read(workspace, 'a/b')).toBe('not_a_directory')
    await stage(workspace, 'c/d', '1')
    expect(await stage(workspace, 'c', '2')).toBe('not_a_file')
    expect(await remove(workspace, 'c')).toBe('not_a_file')
    expect(await namesIn(workspace, 'a')).toBe('not_a_directory')
    expect(await workspace.makeDirectory(repoPath('a/b'))).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
    expect(await changesOf(workspace)).toEqual(['create a', 'create c/d'])
  })

  it('lets a directory take the place of a removed file', async () => {
    await using folder = await tempFolder({ turns: 'x' })
    const workspace = await openWorkspace(folder.path)
    expect(await remove(workspace, 'turns')).toBe('ok')
    expect(await remove(workspace, 'turns')).toBe('not_found')
    expect(await kindOf(workspace, 'turns/inner')).toBe('missing')
    expect(await read(workspace, 'turns/inner')).toBe('not_found')
    expect(await stage(workspace, 'turns/inner', 'y')).toBe('ok')
    expect(await kindOf(workspace, 'turns')).toBe('directory')
    expect(await read(workspace, 'turns')).toBe('not_a_file')
    expect(await stage(workspace, 'turns', 'z')).toBe('not_a_file')
    expect(await namesIn(workspace, '.')).toEqual(['turns/'])
    expect(await namesIn(workspace, 'turns')).toEqual(['inner'])
    expect(await changesOf(workspace)).toEqual(['delete turns', 'create turns/inner'])
  })

  it("[D7] refuses Sous's own directory, before anything is applied", async () => {
    await using folder = await tempFolder({ '.sous/apply/x': 'x' })
    const workspace = await openWorkspace(folder.path)
    expect(await stage(workspace, '.sous/apply/x', 'y')).toBe('path_denied')
    expect(await stage(workspace, '.SOUS/new', 'y')).toBe('path_denied')
    expect(await remove(workspace, '.sous/apply/x')).toBe('path_denied')
    expect(await workspace.makeDirectory(repoPath('.sous/d'))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
    expect(await workspace.changes()).toEqual([])
  })

  it('[D18] refuses a path that is another one where case and accents are ignored', async () => {
    await using folder = await tempFolder({ 'README.md': 'x', 'src/a': 'x', 'caf\u00e9/x': 'x', both: '1', Both: '2' })
    const workspace = await openWorkspace(folder.path)
    expect(await stage(workspace, 'readme.md', 'y')).toBe('already_exists')
    expect(await stage(workspace, 'ſrc/b', 'y')).toBe('already_exists')
    expect(await stage(workspace, 'SRC/b', 'y')).toBe('already_exists')
    expect(await stage(workspace, 'cafe\u0301/x', 'y')).toBe('already_exists')
    expect(await stage(workspace, 'README\u200b.md', 'y')).toBe('ok')
    await stage(workspace, 'new/Deep/x', 'y')
    expect(await stage(workspace, 'new/deep/y', 'y')).toBe('already_exists')
    expect(await workspace.makeDirectory(repoPath('NEW'))).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    expect(await stage(workspace, 'both', '3')).toBe('ok')
    await remove(workspace, 'README.md')
    expect(await stage(workspace, 'readme.md', 'y')).toBe('ok')
    expect(await stage(workspace, 'README.md', 'y')).toBe('already_exists')
    await remove(workspace, 'new/Deep/x')
    expect(await stage(workspace, 'new/deep/y', 'y')).toBe('ok')
  })

  it('refuses what the folder would not let it write', async () => {
    await using folder = await tempFolder({ 'shut/a': 'x', 'open/a': 'x' })
    const disk: Disk = { ...realDisk, canWriteInto: (directory) => !directory.endsWith('/shut') }
    const tree = await FolderTree.open(folder.path, disk, testGit)
    if (!tree.ok) throw new Error(tree.error.message)
    const workspace = new StagedWorkspace(tree.value)
    expect(await stage(workspace, 'shut/a', 'y')).toBe('permission_denied')
    expect(await stage(workspace, 'shut/new', 'y')).toBe('permission_denied')
    expect(await remove(workspace, 'shut/a')).toBe('permission_denied')
    expect(await workspace.makeDirectory(repoPath('shut/new/deep'))).toMatchObject({ ok: false, error: { code: 'permission_denied' } })
    expect(await stage(workspace, 'open/a', 'y')).toBe('ok')
    expect(await changesOf(workspace)).toEqual(['update open/a'])
  })

  it('gives a fork its own changes, relative to the workspace it was forked from', async () => {
    await using folder = await tempFolder({ a: '1', b: '2', c: '3' })
    const workspace = await openWorkspace(folder.path)
    await stage(workspace, 'a', 'parent')
    await remove(workspace, 'c')
    await stage(workspace, 'p/new', 'parent')
    const fork = workspace.fork()
    expect(await changesOf(fork)).toEqual([])
    expect(fork.staged(repoPath('a'))).toEqual(bytes('parent'))
    await stage(fork, 'a', 'fork')
    await remove(fork, 'p/new')
    await stage(fork, 'c', 'back')
    expect(await fork.changes()).toEqual([
      { kind: 'update', path: 'a', before: bytes('parent'), after: bytes('fork'), modeBefore: '100644', mode: '100644' },
      { kind: 'create', path: 'c', after: bytes('back'), mode: '100644' },
      { kind: 'delete', path: 'p/new', before: bytes('parent'), modeBefore: '100644' },
    ])
    expect(fork.staged(repoPath('p/new'))).toBeUndefined()
    expect((await fork.files()).files).toEqual(['a', 'b', 'c'])
    expect((await workspace.files()).files).toEqual(['a', 'b', 'p/new'])
    expect(await changesOf(workspace)).toEqual(['update a', 'delete c', 'create p/new'])
    await stage(fork, 'a', 'parent')
    expect(await changesOf(fork)).toEqual(['create c', 'delete p/new'])
  })

  it('throws on every write after it is sealed, and still reads', async () => {
    await using folder = await tempFolder({ a: '1' })
    const workspace = await openWorkspace(folder.path)
    await stage(workspace, 'a', '2')
    workspace.seal()
    await expect(workspace.stage(repoPath('a'), bytes('3'))).rejects.toThrow('sealed')
    await expect(workspace.remove(repoPath('a'))).rejects.toThrow('sealed')
    await expect(workspace.makeDirectory(repoPath('d'))).rejects.toThrow('sealed')
    expect(await read(workspace, 'a')).toBe('2')
    expect(await changesOf(workspace)).toEqual(['update a'])
  })

  it('looks at each directory of the folder once, however many files are staged in it', async () => {
    await using folder = await tempFolder({ 'd/a': '1' })
    let listings = 0
    const disk: Disk = {
      ...realDisk,
      readDirectory(path) {
        listings++
        return realDisk.readDirectory(path)
      },
    }
    const tree = await FolderTree.open(folder.path, disk, testGit)
    if (!tree.ok) throw new Error(tree.error.message)
    const workspace = new StagedWorkspace(tree.value)
    for (let i = 0; i < 5000; i++) await stage(workspace, `d/${i}.txt`, 'x')
    expect(listings).toBe(2)
    expect((await workspace.changes()).length).toBe(5000)
  })

  it('behaves as a plain map of files would, whatever is staged and removed', async () => {
    await using folder = await tempFolder({ a: '1', 'd/b': '2', 'd/e/c': '3' })
    const base = folder.snapshot()
    const path = fc.constantFrom('a', 'd/b', 'd/e/c', 'd/new', 'x/y', 'x/y/z', 'x', 'd')
    const steps = fc.array(fc.tuple(path, fc.constantFrom('', '1', '2', '3', undefined)), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const workspace = await openWorkspace(folder.path)
        const model = new Map(Object.entries(base))
        for (const [name, text] of all) {
          if (text === undefined) expect((await remove(workspace, name)) === 'ok').toBe(model.delete(name))
          else if ((await stage(workspace, name, text)) === 'ok') model.set(name, text)
        }
        const names = [...model.keys()].sort()
        expect((await workspace.files()).files).toEqual(names)
        for (const name of names) {
          expect(await read(workspace, name)).toBe(model.get(name))
          expect(names.some((other) => other.startsWith(`${name}/`))).toBe(false)
        }
        const changed = new Set([...Object.keys(base), ...names].filter((name) => base[name] !== model.get(name)))
        expect((await workspace.changes()).map((change) => change.path)).toEqual([...changed].sort())
      }),
      { numRuns: 150 },
    )
  })
})
