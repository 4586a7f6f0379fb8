import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as net from 'node:net'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { FolderTree } from '../../src/workspace/folder-tree.ts'
import { type TempRepo, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { openWorkspace, repoPath, testGit } from '../support/workspace.ts'

async function outcomes(folder: string, file: string): Promise<Record<string, string>> {
  const workspace = await openWorkspace(folder)
  const at = repoPath(file)
  const code = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'ok' : (result.error?.code ?? ''))
  return {
    read: code(await workspace.read(at)),
    stage: code(await workspace.stage(at, Buffer.from('y'))),
    remove: code(await workspace.remove(at)),
  }
}

const DENIED = { read: 'symlink_denied', stage: 'symlink_denied', remove: 'symlink_denied' }

describe('FolderTree', () => {
  it('[D2] does not take a sibling with a longer name for the folder itself', async () => {
    await using parent = await tempFolder({ 'r/a': 'a', 'r-evil/s': 'secret' })
    fs.symlinkSync('../r-evil', path.join(parent.path, 'r/link'))
    expect(await outcomes(path.join(parent.path, 'r'), 'link/s')).toEqual(DENIED)
  })

  it('[D3] follows no link, in whatever part of the path it is', async () => {
    await using outside = await tempFolder({ 'deep/secret': 'secret' })
    await using folder = await tempFolder({ 'in/deep/x': 'x' })
    fs.symlinkSync(outside.path, path.join(folder.path, 'out'))
    fs.symlinkSync(path.join(outside.path, 'deep'), path.join(folder.path, 'in/out'))
    fs.symlinkSync(path.join(outside.path, 'deep/secret'), path.join(folder.path, 'secret'))
    fs.symlinkSync('/proc/self/environ', path.join(folder.path, 'environment'))
    fs.symlinkSync('nowhere', path.join(folder.path, 'dangling'))
    fs.symlinkSync('.', path.join(folder.path, 'loop'))
    for (const file of ['out/deep/secret', 'in/out/secret', 'secret', 'environment', 'dangling', 'loop/loop/in/deep/x'])
      expect([file, await outcomes(folder.path, file)]).toEqual([file, DENIED])
    const workspace = await openWorkspace(folder.path)
    expect(await workspace.stage(repoPath('in/out/new'), Buffer.from(''))).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
    expect(await workspace.makeDirectory(repoPath('out/new'))).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
    expect(await workspace.directory(repoPath('out'))).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
    expect(await workspace.entry(repoPath('out'))).toMatchObject({ ok: true, value: { kind: 'symlink' } })
  })

  it("[D4] does not reach git's own directory through a link inside the folder", async () => {
    await using repo = await tempRepo({ a: 'a' })
    fs.symlinkSync('.git', path.join(repo.path, 'notes'))
    expect(await outcomes(repo.path, 'notes/config')).toEqual(DENIED)
    expect(await outcomes(repo.path, 'notes/hooks/pre-push')).toEqual({
      read: 'symlink_denied',
      stage: 'symlink_denied',
      remove: 'symlink_denied',
    })
  })

  it("[D4] keeps out of git's own directory when it has another name", async () => {
    await using folder = await tempFolder({ a: 'a' })
    execFileSync('git', ['init', '--quiet', '--separate-git-dir', path.join(folder.path, 'meta'), folder.path])
    const workspace = await openWorkspace(folder.path)
    expect(await outcomes(folder.path, 'meta/config')).toEqual({ read: 'path_denied', stage: 'path_denied', remove: 'path_denied' })
    expect(await outcomes(folder.path, 'meta/hooks/new')).toEqual({ read: 'path_denied', stage: 'path_denied', remove: 'path_denied' })
    expect(await workspace.directory(repoPath('meta'))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
  })

  it("[D4] keeps out of git's own directory also where files in it are tracked", async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'store/HEAD': 'ref: refs/heads/main\n' })
    fs.cpSync(path.join(repo.path, '.git'), path.join(repo.path, 'store'), { recursive: true })
    fs.rmSync(path.join(repo.path, '.git'), { recursive: true })
    repo.write({ '.git': 'gitdir: store\n' })
    const workspace = await openWorkspace(repo.path)
    // The listing goes along what git tracks, and by a HEAD that is tracked takes it for a fixture.
    expect((await workspace.files()).files).toEqual(['a.txt'])
    for (const name of ['store/config', 'store/HEAD', 'store/hooks/new'])
      expect(await workspace.read(repoPath(name))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
    expect(await workspace.stage(repoPath('store/config'), Buffer.from(''))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
  })

  it.each<[string, (repo: TempRepo) => void]>([
    [
      'a file that leads there',
      (repo) => {
        fs.renameSync(path.join(repo.path, '.git'), path.join(repo.path, 'in/store'))
        repo.write({ '.git': 'gitdir: in/store\n' })
      },
    ],
    [
      'a link that leads there',
      (repo) => {
        fs.renameSync(path.join(repo.path, '.git'), path.join(repo.path, 'in/store'))
        fs.symlinkSync('in/store', path.join(repo.path, '.git'))
      },
    ],
  ])("[D8] lists nothing of git's own directory, which may hold a token, where '.git' is %s", async (_, move) => {
    await using repo = await tempRepo({ 'in/a.txt': 'a\n' })
    move(repo)
    repo.write({ 'in/new.txt': '' })
    const tree = await FolderTree.open(repo.path, realDisk, testGit)
    if (!tree.ok) throw new Error(tree.error.message)
    const batches: string[] = []
    for await (const { files } of tree.value.batches()) batches.push(...files)
    expect(batches.toSorted()).toEqual(['in/a.txt', 'in/new.txt'])
    expect((await tree.value.files()).files).toEqual(['in/a.txt', 'in/new.txt'])
  })

  it("[D8] is not opened on git's own directory, nor anywhere in it", async () => {
    await using repo = await tempRepo({ a: 'a' })
    fs.symlinkSync('.git/refs', path.join(repo.path, 'link'))
    for (const folder of ['.git', '.git/hooks', 'link'])
      expect(await FolderTree.open(path.join(repo.path, folder), realDisk, testGit)).toMatchObject({
        ok: false,
        error: { code: 'path_denied' },
      })
    repo.write({ '.github/x': '', '.gitty/x': '' })
    for (const folder of ['.', '.github', '.gitty'])
      expect(await FolderTree.open(path.join(repo.path, folder), realDisk, testGit)).toMatchObject({ ok: true })
  })

  it('[D8] is not opened on a bare repository, which has no files but those of git', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    await using parent = await tempFolder()
    const bare = path.join(parent.path, 'bare')
    repo.git('clone', '--quiet', '--bare', repo.path, bare)
    expect(await FolderTree.open(bare, realDisk, testGit)).toMatchObject({
      ok: false,
      error: { code: 'path_denied', message: `'${bare}' belongs to git itself` },
    })
    fs.rmSync(path.join(bare, 'HEAD'))
    expect(await FolderTree.open(bare, realDisk, testGit)).toMatchObject({ ok: true })
  })

  it('[D4] [D9] keeps out of submodules and other repositories in the folder', async () => {
    await using repo = await tempRepo({ a: 'a' })
    fs.mkdirSync(path.join(repo.path, 'nested'))
    execFileSync('git', ['init', '--quiet', path.join(repo.path, 'nested')])
    repo.write({ 'nested/x': 'x', 'sub/x': 'x', 'sub/.git': 'gitdir: ../.git/modules/sub\n' })
    for (const file of ['nested/x', 'sub/x', 'sub/deep/new'])
      expect([file, await outcomes(repo.path, file)]).toEqual([file, { read: 'path_denied', stage: 'path_denied', remove: 'path_denied' }])
    const workspace = await openWorkspace(repo.path)
    for (const directory of ['sub', 'nested'])
      expect(await workspace.directory(repoPath(directory))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
    expect(await workspace.makeDirectory(repoPath('nested/d'))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
  })

  it('[D4] keeps out of the git directory of another repository, whatever its name is', async () => {
    const denied = { read: 'path_denied', stage: 'path_denied', remove: 'path_denied' }
    await using repo = await tempRepo({ a: 'a', 'in/b': 'b' })
    execFileSync('git', ['init', '--quiet', '--separate-git-dir', path.join(repo.path, 'in/store'), path.join(repo.path, 'sub')])
    repo.write({ 'linked/HEAD': 'ref: refs/heads/main\n', 'linked/commondir': '../in/store\n' })
    repo.write({ 'odd/HEAD': 'ref: refs/heads/main\n', 'odd/objects': '', 'odd/refs': '' })
    for (const file of ['in/store/config', 'in/store/hooks/pre-push', 'linked/HEAD', 'odd/config']) {
      expect([file, await outcomes(repo.path, file)]).toEqual([file, denied])
      const workspace = await openWorkspace(repo.path)
      expect((await workspace.files()).files).toEqual(['a', 'in/b'])
      expect(await workspace.read(repoPath(file))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
    }
    for (const root of ['in/store', 'in/store/hooks'])
      expect(await FolderTree.open(path.join(repo.path, root), realDisk, testGit)).toMatchObject({
        ok: false,
        error: { code: 'path_denied' },
      })
  })

  it('[D4] keeps out of it also where the index has files, and from where there is no repository', async () => {
    const denied = { read: 'path_denied', stage: 'path_denied', remove: 'path_denied' }
    await using repo = await tempRepo({ 'store/notes': 'n' })
    execFileSync('git', ['init', '--quiet', '--bare', path.join(repo.path, 'store')])
    const workspace = await openWorkspace(repo.path)
    await workspace.files()
    expect(await workspace.read(repoPath('store/config'))).toMatchObject({ ok: false, error: { code: 'path_denied' } })
    await using folder = await tempFolder({ a: 'a' })
    execFileSync('git', ['init', '--quiet', '--bare', path.join(folder.path, 'store')])
    expect(await outcomes(folder.path, 'store/config')).toEqual(denied)
    expect(await FolderTree.open(path.join(folder.path, 'store/hooks'), realDisk, testGit)).toMatchObject({ ok: false })
    const { files, warnings } = await (await openWorkspace(folder.path)).files()
    expect({ files, warnings }).toEqual({ files: ['a'], warnings: ["Left out another git repository: 'store'"] })
  })

  it('[D9] takes a git directory that is tracked for the files it consists of', async () => {
    await using repo = await tempRepo({ 'x/HEAD': 'ref: refs/heads/main\n', 'x/config': '[core]\n', 'x/objects/a': '', 'x/refs/a': '' })
    expect(await outcomes(repo.path, 'x/config')).toEqual({ read: 'ok', stage: 'ok', remove: 'ok' })
    expect((await (await openWorkspace(repo.path)).files()).files).toHaveLength(4)
    // What is not tracked of one that is not tracked itself is left out.
    repo.git('rm', '--quiet', '--cached', 'x/HEAD')
    expect(await outcomes(repo.path, 'x/config')).toMatchObject({ read: 'path_denied' })
  })

  it('[D12] refuses FIFOs, sockets and devices at once instead of waiting for them', async () => {
    await using folder = await tempFolder()
    execFileSync('mkfifo', [path.join(folder.path, 'pipe')])
    const server = net.createServer().listen(path.join(folder.path, 'socket'))
    await new Promise((resolve) => server.once('listening', resolve))
    const refused = { read: 'not_a_file', stage: 'not_a_file', remove: 'not_a_file' }
    expect(await outcomes(folder.path, 'pipe')).toEqual(refused)
    expect(await outcomes(folder.path, 'socket')).toEqual(refused)
    const devices = await FolderTree.open('/dev', realDisk, testGit)
    if (!devices.ok) throw new Error(devices.error.message)
    expect(await devices.value.read(repoPath('zero'))).toMatchObject({ ok: false, error: { code: 'not_a_file' } })
    server.close()
  })

  it('[D12] refuses a sparse file of 100 GB, and reads its beginning', async () => {
    await using folder = await tempFolder({ sparse: '' })
    fs.truncateSync(path.join(folder.path, 'sparse'), 100_000_000_000)
    expect(await outcomes(folder.path, 'sparse')).toEqual({ read: 'too_large', stage: 'too_large', remove: 'too_large' })
    const workspace = await openWorkspace(folder.path)
    expect(await workspace.read(repoPath('sparse'), 4)).toMatchObject({ ok: true, value: { bytes: Buffer.alloc(4) } })
  })

  it('tells files, directories and missing things apart', async () => {
    await using folder = await tempFolder({ 'd/x.sh': '#!' })
    fs.chmodSync(path.join(folder.path, 'd/x.sh'), 0o755)
    const workspace = await openWorkspace(folder.path)
    expect(await workspace.entry(repoPath('d'))).toMatchObject({ ok: true, value: { kind: 'directory' } })
    expect(await workspace.entry(repoPath('d/x.sh'))).toEqual({ ok: true, value: { kind: 'file', size: 2 } })
    expect(await workspace.entry(repoPath('d/none/below'))).toMatchObject({ ok: true, value: { kind: 'missing' } })
    expect(await workspace.entry(repoPath('d/x.sh/below'))).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
    expect(await workspace.read(repoPath('d/x.sh'))).toMatchObject({ ok: true, value: { mode: '100755' } })
    expect(await workspace.read(repoPath('d'))).toMatchObject({ ok: false, error: { code: 'not_a_file' } })
    expect(await workspace.read(repoPath('none'))).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(await workspace.directory(repoPath('none'))).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(await workspace.directory(repoPath('d/x.sh'))).toMatchObject({ ok: false, error: { code: 'not_a_directory' } })
    expect(await FolderTree.open(path.join(folder.path, 'none'), realDisk, testGit)).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    })
    expect(await FolderTree.open(path.join(folder.path, 'd/x.sh'), realDisk, testGit)).toMatchObject({
      ok: false,
      error: { code: 'not_a_directory' },
    })
  })
})

it('[D4] [D9] keeps out of repositories that the listing saw too', async () => {
  await using other = await tempRepo({ x: '' })
  await using repo = await tempRepo({ 'a/b.txt': 'b', 'directory/d.txt': 'd', 'file/d.txt': 'd', 'link/d.txt': 'd' })
  repo.write({ 'directory/.git/HEAD': '', 'file/.git': `gitdir: ${other.path}/.git\n` })
  fs.symlinkSync(path.join(other.path, '.git'), path.join(repo.path, 'link/.git'))
  const workspace = await openWorkspace(repo.path)
  expect((await workspace.files()).files).toContain('a/b.txt')
  expect(await workspace.read(repoPath('a/b.txt'))).toMatchObject({ ok: true })
  for (const marker of ['directory', 'file', 'link'])
    expect([marker, await workspace.read(repoPath(`${marker}/d.txt`))]).toMatchObject([
      marker,
      { ok: false, error: { code: 'path_denied' } },
    ])
  expect(workspace.isWritable(repoPath('a/new.txt'))).toBe(true)
})
