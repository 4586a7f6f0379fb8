import '../../support/spawner.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compareBytes } from '../../../src/base/bytes.ts'
import { failure, success } from '../../../src/base/result.ts'
import { type Git, realGit } from '../../../src/git/git.ts'
import type { Disk } from '../../../src/system/disk/disk.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { FolderListing, type ListingRequest } from '../../../src/workspace/listing/list-files.ts'
import { fc } from '../../support/property.ts'
import { GIT_ENV, tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { testGit } from '../../support/workspace.ts'

/** Makes every index look like that of a large repository, about which git is asked in several calls at once. */
const NO_PROGRAMS = { find: () => undefined, path: '' }

const diskOfLargeRepository: Disk = {
  ...realDisk,
  entry(file) {
    const entry = realDisk.entry(file)
    return entry.ok && entry.value !== undefined && path.basename(file) === 'index' ? success({ ...entry.value, size: 100_000_000 }) : entry
  },
}

/** Hides the index from the listing, so that git must be asked for everything. */
const diskWithoutIndex: Disk = {
  ...diskOfLargeRepository,
  readFile: (file, limit) =>
    path.basename(file) === 'index' ? failure({ code: 'EACCES', message: 'hidden' }) : realDisk.readFile(file, limit),
}

/** Lists by git's index and by git, which must agree, and by batches, which may say more. */
async function list(folder: string, git: Git = testGit) {
  const request: ListingRequest = { folder, repository: await git.locate(folder), git, disk: realDisk }
  const listing = await new FolderListing(request).files()
  for (const disk of [diskOfLargeRepository, diskWithoutIndex]) {
    expect(await new FolderListing({ ...request, disk }).files()).toEqual(listing)
    const inBatches = new Set<string>()
    for await (const batch of new FolderListing({ ...request, disk }).batches())
      for (const file of batch.files) {
        expect(inBatches.has(file), `${file} is in two batches`).toBe(false)
        inBatches.add(file)
      }
    expect(listing.files.filter((file) => !inBatches.has(file))).toEqual([])
  }
  return listing
}

/** Where links lead. Whoever writes through one writes here. */
const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'sous-outside-'))
fs.writeFileSync(path.join(outside, 'hostname'), '')
afterAll(() => fs.rmSync(outside, { recursive: true }))

/** Puts something at a path, in place of what is there. Where that cannot be, nothing happens. */
function make(place: string, what: string, content = ''): void {
  try {
    fs.rmSync(place, { recursive: true, force: true })
    if (what === 'remove') return
    fs.mkdirSync(path.dirname(place), { recursive: true })
    if (what === 'file') fs.writeFileSync(place, content)
    if (what === 'link') fs.symlinkSync(outside, place)
    if (what === 'pipe') execFileSync('mkfifo', [place])
    if (what === 'directory' || what === 'repository') fs.mkdirSync(place)
    if (what === 'repository') execFileSync('git', ['init', '--quiet', place], { env: GIT_ENV })
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR', 'EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Whether there is a file, and no link on the way to it. */
function isRealFile(folder: string, name: string): boolean {
  const file = path.join(folder, name)
  return fs.existsSync(file) && fs.lstatSync(file).isFile() && fs.realpathSync(file) === file
}

async function filesOf(folder: string) {
  const { files, warnings } = await list(folder)
  expect(warnings).toEqual([])
  return files
}

describe('in batches', () => {
  async function batchesOf(folder: string, disk: Disk) {
    const batches: string[][] = []
    const request = { folder, repository: await testGit.locate(folder), git: testGit, disk }
    for await (const { files } of new FolderListing(request).batches()) batches.push([...files])
    return batches
  }

  it('gives the tracked files of a large repository first, also those that are gone', async () => {
    await using repo = await tempRepo({ 'a.txt': '', 'c.txt': '' })
    repo.write({ 'd.txt': '', 'b.txt': '' })
    fs.rmSync(path.join(repo.path, 'c.txt'))
    expect(await batchesOf(repo.path, diskOfLargeRepository)).toEqual([
      ['a.txt', 'c.txt'],
      ['b.txt', 'd.txt'],
    ])
  })

  it('tells of refused names of a large repository only where there are such files', async () => {
    await using repo = await tempRepo({ 'a.txt': '', 'aux.txt': '', 'con.txt': '' })
    fs.rmSync(path.join(repo.path, 'con.txt'))
    const request = { folder: repo.path, repository: await testGit.locate(repo.path), git: testGit, disk: diskOfLargeRepository }
    const warnings: string[] = []
    for await (const batch of new FolderListing(request).batches()) warnings.push(...batch.warnings)
    expect(warnings).toEqual(["Left out 1 file whose name is not UTF-8 or not allowed as a path: 'aux.txt'"])
    expect((await new FolderListing(request).files()).warnings).toEqual(warnings)
  })

  it('gives all files of a small repository at once', async () => {
    await using repo = await tempRepo({ 'a.txt': '', 'c.txt': '' })
    repo.write({ 'b.txt': '' })
    fs.rmSync(path.join(repo.path, 'c.txt'))
    expect(await batchesOf(repo.path, realDisk)).toEqual([['a.txt', 'b.txt']])
  })
})

describe('in a git repository', () => {
  it('says which directories git could not look into, whose tracked files it takes for deleted', async () => {
    await using repo = await tempRepo({ 'a.txt': '', 'closed/b.txt': '' })
    fs.chmodSync(repo.path, 0o755)
    fs.chmodSync(path.join(repo.path, 'closed'), 0)
    const modules = ['../../../src/git/git.ts', '../../../src/system/disk/real-disk.ts', '../../../src/workspace/listing/list-files.ts']
    const [git, disk, listing] = modules.map((module) => JSON.stringify(new URL(module, import.meta.url).href))
    const script = `const [{ realGit }, { realDisk }, { FolderListing }] = await Promise.all([import(${git}), import(${disk}), import(${listing})])
      const git = realGit({ find: () => 'git', path: process.env.PATH })
      const folder = ${JSON.stringify(repo.path)}
      const entry = (file) => ({ ...realDisk.entry(file), ...(process.argv[1] === 'large' && file.endsWith('/index') && { value: { size: 1e9 } }) })
      const request = { folder, repository: await git.locate(folder), git, disk: { ...realDisk, entry } }
      const batches = []
      for await (const batch of new FolderListing(request).batches()) batches.push(batch)
      console.log(JSON.stringify([await new FolderListing(request).files(), batches.flatMap(({ warnings }) => warnings)]))`
    for (const size of ['small', 'large']) {
      const listed = execFileSync(process.execPath, ['--input-type=module', '-e', script, size], {
        encoding: 'utf8',
        ...(process.getuid?.() === 0 && { uid: 65534 }),
      })
      const warnings = ["Left out 1 unreadable: 'closed/'"]
      expect(JSON.parse(listed)).toEqual([{ files: ['a.txt'], warnings, unreadable: ['closed'] }, warnings])
    }
  })

  it('lists tracked and untracked files, but not ignored ones', async () => {
    await using repo = await tempRepo({ '.gitignore': 'dist/\n*.log\n', 'b.ts': '', 'a/c.ts': '' })
    repo.write({ 'dist/x.js': '', 'a/new.ts': '', 'a/x.log': '' })
    expect(await filesOf(repo.path)).toEqual(['.gitignore', 'a/c.ts', 'a/new.ts', 'b.ts'])
  })

  it('agrees with git whatever is made, removed, replaced and ignored', async () => {
    const names = fc.constantFrom('a', 'b.txt', 'd', 'd/a', 'd/b.txt', 'd/e', 'd/e/f.txt', 'g/h/i.txt', '.gitignore', 'd/.gitignore')
    const place = names.filter((name) => !name.endsWith('.gitignore'))
    const begun = fc.oneof(
      fc.record({ what: fc.constant('file'), name: names }),
      fc.record({ what: fc.constantFrom('file', 'link'), name: place }),
    )
    const change = fc.oneof(
      fc.record({ what: fc.constantFrom('file', 'directory', 'link', 'pipe', 'remove', 'repository'), name: place }),
      fc.record({ what: fc.constantFrom('file', 'remove'), name: names }),
    )
    const ignored = fc.constantFrom('', 'd/\n', '*.txt\n', 'e\n!e/f.txt\n', '/a\n')
    await using repo = await tempRepo()
    await fc.assert(
      fc.asyncProperty(fc.array(begun), fc.array(change), ignored, async (tracked, changes, rules) => {
        for (const name of fs.readdirSync(repo.path)) if (name !== '.git') fs.rmSync(path.join(repo.path, name), { recursive: true })
        for (const { what, name } of tracked) make(path.join(repo.path, name), what)
        repo.git('add', '--all', '--force')
        for (const { what, name } of changes) make(path.join(repo.path, name), what, rules)
        const known = repo.git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').slice(0, -1)
        const files = known.filter((name) => isRealFile(repo.path, name)).sort(compareBytes)
        expect(await list(repo.path)).toEqual({ files: [...new Set(files)], warnings: [] })
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('asks git about many new files at once', async () => {
    await using repo = await tempRepo({ 'a/b.txt': '', '.gitignore': '*.log\n' })
    const more = Array.from({ length: 70 }, (_, i) => `a/${i + 100}.txt`)
    repo.write(Object.fromEntries([...more, 'a/x.log'].map((name) => [name, ''])))
    expect(await filesOf(repo.path)).toEqual(['.gitignore', ...more, 'a/b.txt'])
  })

  it('lists each of many new files once, wherever they are', async () => {
    await using repo = await tempRepo({ 'a/b.txt': '', 'c.txt': '' })
    const many = (folder: string) => Array.from({ length: 70 }, (_, i) => `${folder}n${i + 100}`)
    for (const more of [
      [...many(''), 'a/new'],
      [...many('a/'), 'new'],
      [...many('a/'), ...many('')],
    ]) {
      repo.write(Object.fromEntries(more.map((name) => [name, ''])))
      expect(await filesOf(repo.path)).toEqual(['a/b.txt', 'c.txt', ...more].sort(compareBytes))
      repo.git('clean', '--quiet', '-fd')
    }
    // A name that is not UTF-8 cannot be asked for.
    repo.write({ 'a/new': '' })
    fs.writeFileSync(Buffer.concat([Buffer.from(`${repo.path}/`), Buffer.from([0xff])]), '')
    expect((await list(repo.path)).files).toEqual(['a/b.txt', 'a/new', 'c.txt'])
  })

  it('needs no git where everything is tracked', async () => {
    await using repo = await tempRepo({ 'a/b.txt': '' })
    const request = { folder: repo.path, repository: await testGit.locate(repo.path), git: realGit(NO_PROGRAMS), disk: realDisk }
    expect(await new FolderListing(request).files()).toEqual({ files: ['a/b.txt'], warnings: [] })
  })

  it('lists files that are ignored but tracked, and none of what git itself keeps', async () => {
    await using repo = await tempRepo({ 'a.log': '' })
    repo.write({ '.gitignore': '*.log\n', 'b.log': '', '.git/info/extra': '' })
    expect(await filesOf(repo.path)).toEqual(['.gitignore', 'a.log'])
  })

  it('leaves out tracked files that are gone from the disk', async () => {
    await using repo = await tempRepo({ 'a.txt': '', 'b/c.txt': '', 'd.txt': '' })
    fs.rmSync(path.join(repo.path, 'a.txt'))
    fs.rmSync(path.join(repo.path, 'b'), { recursive: true })
    expect(await filesOf(repo.path)).toEqual(['d.txt'])
  })

  it('[D3] leaves out links, tracked or not, and whatever is no file', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    fs.symlinkSync('/etc', path.join(repo.path, 'etc'))
    fs.symlinkSync('a.txt', path.join(repo.path, 'tracked-link'))
    repo.commitAll()
    fs.symlinkSync('a.txt', path.join(repo.path, 'untracked-link'))
    execFileSync('mkfifo', [path.join(repo.path, 'pipe')])
    expect(await filesOf(repo.path)).toEqual(['a.txt'])
  })

  it('[D3] leaves out tracked files where a directory or a link to one is now', async () => {
    await using repo = await tempRepo({ file: '', 'docs/a.txt': '', 'docs-2/b.txt': '' })
    await using other = await tempFolder({ 'a.txt': 'secret' })
    fs.rmSync(path.join(repo.path, 'file'))
    fs.rmSync(path.join(repo.path, 'docs'), { recursive: true })
    repo.write({ 'file/x.txt': '' })
    fs.symlinkSync(other.path, path.join(repo.path, 'docs'))
    expect(await filesOf(repo.path)).toEqual(['docs-2/b.txt', 'file/x.txt'])
  })

  it('[D3] leaves out tracked files where a link, a FIFO or nothing but a directory is now', async () => {
    await using repo = await tempRepo({ directory: '', link: '', pipe: '', 'a.txt': '' })
    for (const name of ['directory', 'link', 'pipe']) make(path.join(repo.path, name), name)
    expect(await filesOf(repo.path)).toEqual(['a.txt'])
  })

  it('lists files where links or other repositories were, and files in directories where links were', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    for (const name of ['link', 'b/link', 'directory']) make(path.join(repo.path, name), 'link')
    repo.git('add', '--all')
    repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.git('rev-parse', 'HEAD').trim()},module`)
    for (const name of ['link', 'b/link', 'module']) make(path.join(repo.path, name), 'file')
    expect(await filesOf(repo.path)).toEqual(['a.txt', 'b/link', 'link', 'module'])
    make(path.join(repo.path, 'directory'), 'directory')
    make(path.join(repo.path, 'directory/x.txt'), 'file')
    expect(await filesOf(repo.path)).toEqual(['a.txt', 'b/link', 'directory/x.txt', 'link', 'module'])
  })

  it('leaves out submodules and other repositories in the tree', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    await using other = await tempRepo({ 'inner.txt': '' })
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other.path, 'module')
    execFileSync('git', ['clone', '--quiet', other.path, path.join(repo.path, 'clone')], { env: GIT_ENV })
    expect(await filesOf(repo.path)).toEqual(['.gitmodules', 'a.txt'])
  })

  it("leaves out Sous's own directory at the top", async () => {
    await using repo = await tempRepo({ '.sous/tracked': '', 'a.txt': '', 'b/.sous/c': '' })
    repo.write({ '.sous/untracked': '' })
    expect(await filesOf(repo.path)).toEqual(['a.txt', 'b/.sous/c'])
  })

  it('lists a file in conflict once', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n', 'b.txt': '' })
    repo.git('checkout', '--quiet', '-b', 'other')
    repo.write({ 'a.txt': 'two\n' })
    repo.commitAll()
    repo.git('checkout', '--quiet', 'main')
    repo.write({ 'a.txt': 'three\n' })
    repo.commitAll()
    expect(() => repo.git('merge', '--quiet', 'other')).toThrow()
    expect(repo.git('ls-files', '--unmerged').split('\n').length).toBeGreaterThan(2)
    expect(await filesOf(repo.path)).toEqual(['a.txt', 'b.txt'])
  })

  it('lists a sub-directory with paths of its own, under the ignore rules from above', async () => {
    await using repo = await tempRepo({ '.gitignore': '*.log', 'sub/a.txt': '', 'sub/deep/b.txt': '', 'subway/c.txt': '' })
    repo.write({ 'sub/new.txt': '', 'sub/x.log': '' })
    fs.rmSync(path.join(repo.path, 'sub/a.txt'))
    expect(await filesOf(path.join(repo.path, 'sub'))).toEqual(['deep/b.txt', 'new.txt'])
  })

  it('lists a worktree', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    await using other = await tempFolder()
    const tree = path.join(other.path, 'tree')
    repo.git('worktree', 'add', '--quiet', tree)
    fs.writeFileSync(path.join(tree, 'b.txt'), '')
    expect(await filesOf(tree)).toEqual(['a.txt', 'b.txt'])
  })

  it('lists a repository without commits', async () => {
    await using folder = await tempFolder({ 'a.txt': '', 'b/c.txt': '', '.gitignore': 'b' })
    execFileSync('git', ['init', '--quiet'], { cwd: folder.path, env: GIT_ENV })
    expect(await filesOf(folder.path)).toEqual(['.gitignore', 'a.txt'])
  })

  it('lists what a sparse checkout has on disk, and files that git was told to overlook', async () => {
    await using repo = await tempRepo({ 'in/a.txt': '', 'out/b.txt': '', 'c.txt': '' })
    repo.git('sparse-checkout', 'set', 'in')
    expect(await filesOf(repo.path)).toEqual(['c.txt', 'in/a.txt'])
    repo.git('sparse-checkout', 'disable')
    repo.git('update-index', '--skip-worktree', 'c.txt')
    repo.git('update-index', '--assume-unchanged', 'in/a.txt')
    expect(await filesOf(repo.path)).toEqual(['c.txt', 'in/a.txt', 'out/b.txt'])
  })

  it('ignores what rules outside of a sparse checkout say', async () => {
    await using repo = await tempRepo({ '.gitignore': '*.log\n', 'in/a.txt': '', 'in/deep/b.txt': '' })
    repo.git('sparse-checkout', 'set', '--no-cone', 'in')
    expect(fs.existsSync(path.join(repo.path, '.gitignore'))).toBe(false)
    repo.write({ 'in/x.log': '', 'in/deep/y.log': '', 'in/new.txt': '' })
    expect(await filesOf(repo.path)).toEqual(['in/a.txt', 'in/deep/b.txt', 'in/new.txt'])
    expect(await filesOf(path.join(repo.path, 'in'))).toEqual(['a.txt', 'deep/b.txt', 'new.txt'])
  })

  it('reads a repository with SHA-256 names', async () => {
    await using folder = await tempFolder({ 'a.txt': '', 'b.txt': '' })
    execFileSync('git', ['init', '--quiet', '--object-format=sha256'], { cwd: folder.path, env: GIT_ENV })
    execFileSync('git', ['add', 'a.txt'], { cwd: folder.path, env: GIT_ENV })
    expect(await filesOf(folder.path)).toEqual(['a.txt', 'b.txt'])
  })

  it('[D13] sorts by bytes, not by UTF-16 and not by locale', async () => {
    const names = ['Z', 'a', 'a-b', 'a/b', 'a.b', '\u00e9', '\uff5a', '😀', 'B']
    await using repo = await tempRepo(Object.fromEntries(names.map((name) => [`${name}.txt`, ''])))
    repo.write({ 'M.txt': '', '\ufb01.txt': '', 'zz.txt': '', '🦊.txt': '' })
    const files = await filesOf(repo.path)
    expect(files).toEqual([...files].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
    expect(files).toEqual([...files].sort(compareBytes))
    expect(files).toHaveLength(13)
  })

  it('counts and names the files whose names cannot be taken', async () => {
    await using repo = await tempRepo({ 'ok.txt': '', 'new\nline.txt': '', 'con.txt': '', 'a:b': '', 'dot.': '' })
    fs.writeFileSync(Buffer.from(`${repo.path}/latin\xe9.txt`, 'latin1'), '')
    const { files, warnings } = await list(repo.path)
    expect(files).toEqual(['ok.txt'])
    expect(warnings).toEqual(["Left out 5 files whose names are not UTF-8 or not allowed as a path: 'a:b', 'con.txt', 'dot.', …"])
    repo.commitAll()
    for (const name of ['new\nline.txt', 'con.txt', 'a:b', 'dot.']) fs.rmSync(path.join(repo.path, name))
    expect(await list(repo.path)).toEqual({
      files: ['ok.txt'],
      warnings: ["Left out 1 file whose name is not UTF-8 or not allowed as a path: 'latin\ufffd.txt'"],
    })
  })

  it('lists all of a folder that git ignores, and says so', async () => {
    await using repo = await tempRepo({ '.gitignore': 'sandbox' })
    repo.write({ 'sandbox/a.txt': '', 'sandbox/node_modules/x.js': '' })
    expect(await list(path.join(repo.path, 'sandbox'))).toEqual({
      files: ['a.txt'],
      warnings: [
        'Git ignores this folder: .gitignore is not respected',
        "Left out 'node_modules': without git, Sous skips generated and downloaded files",
      ],
    })
    fs.mkdirSync(path.join(repo.path, 'empty'))
    expect(await filesOf(path.join(repo.path, 'empty'))).toEqual([])
  })
})

describe('where git cannot be used', () => {
  it('walks, without what tools make or fetch', async () => {
    await using folder = await tempFolder({
      'b.ts': '',
      '.env': '',
      'a/c.ts': '',
      'node_modules/x/y.js': '',
      'a/dist/z.js': '',
      '__pycache__/a.pyc': '',
      '.sous/x': '',
      'vendor/own.php': '',
      build: 'a file may have the name',
    })
    expect(await list(folder.path)).toEqual({
      files: ['.env', 'a/c.ts', 'b.ts', 'build', 'vendor/own.php'],
      warnings: ["Left out '__pycache__', 'a/dist', 'node_modules': without git, Sous skips generated and downloaded files"],
    })
  })

  it('[D13] does not follow links, so that a loop of them ends', async () => {
    await using folder = await tempFolder({ 'a/b.txt': '' })
    fs.symlinkSync('..', path.join(folder.path, 'a/up'))
    fs.symlinkSync('/etc', path.join(folder.path, 'etc'))
    fs.symlinkSync('a/b.txt', path.join(folder.path, 'link.txt'))
    execFileSync('mkfifo', [path.join(folder.path, 'pipe')])
    expect(await filesOf(folder.path)).toEqual(['a/b.txt'])
  })

  it('leaves out other repositories below', async () => {
    await using folder = await tempFolder({ 'a.txt': '', 'inner/.git/HEAD': '', 'inner/b.txt': '' })
    const warnings = ["Left out another git repository: 'inner'"]
    expect(await list(folder.path)).toEqual({ files: ['a.txt'], warnings })
    folder.write({ 'more/deep/.git/HEAD': '' })
    expect((await list(folder.path)).warnings).toEqual(["Left out 2 other git repositories: 'inner', 'more/deep'"])
  })

  it('says which names cannot be paths', async () => {
    await using folder = await tempFolder({ 'a.txt': '', 'new\nline.txt': '', 'di\nr/b.txt': '' })
    const warnings = ["Left out 2 files whose names are not UTF-8 or not allowed as a path: 'new\\u000aline.txt', 'di\\u000ar/b.txt'"]
    expect(await list(folder.path)).toEqual({ files: ['a.txt'], warnings })
  })

  it('says when git is not installed', async () => {
    await using repo = await tempRepo({ 'a.txt': '', 'node_modules/x.js': '' })
    repo.write({ 'new.txt': '' })
    expect(await list(repo.path, realGit(NO_PROGRAMS))).toEqual({
      files: ['a.txt', 'new.txt'],
      warnings: [
        'Git could not be used (git is not installed): .gitignore is not respected',
        "Left out 'node_modules': without git, Sous skips generated and downloaded files",
      ],
    })
  })

  it('says when git refuses the repository', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    repo.git('config', 'core.repositoryFormatVersion', '99')
    expect(await list(repo.path)).toEqual({
      files: ['a.txt'],
      warnings: ['Git could not be used (fatal: Expected git repo version <= 1, found 99): .gitignore is not respected'],
    })
  })

  it("says when the folder's `.git` is no repository", async () => {
    await using folder = await tempFolder({ 'a.txt': '', '.git/config': '' })
    expect(await list(folder.path)).toEqual({
      files: ['a.txt'],
      warnings: ["Git does not recognize the folder's '.git' as a repository: .gitignore is not respected"],
    })
  })

  it('says which directories could not be read', async () => {
    await using folder = await tempFolder({ 'a.txt': '', 'closed/b.txt': '' })
    fs.chmodSync(path.join(folder.path, 'closed'), 0)
    fs.chmodSync(folder.path, 0o755)
    const walker = new URL('../../../src/system/disk/walk-folder.ts', import.meta.url)
    const script = `const { walkFolder } = await import(${JSON.stringify(walker.href)})
      console.log(JSON.stringify(walkFolder(${JSON.stringify(folder.path)}, { excludedNames: new Set() })))`
    const walked = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      ...(process.getuid?.() === 0 && { uid: 65534 }),
    })
    expect(JSON.parse(walked)).toEqual({ files: ['a.txt'], unreadable: ['closed'], excluded: [], repositories: [], hasGitMarker: false })
    const disk = { ...realDisk, walk: async () => JSON.parse(walked) }
    const listed = await new FolderListing({ folder: folder.path, repository: undefined, git: testGit, disk }).files()
    expect(listed).toEqual({ files: ['a.txt'], warnings: ["Left out 1 unreadable: 'closed'"], unreadable: ['closed'] })
  })

  it('names no more than three', async () => {
    const disk = {
      ...realDisk,
      walk: async () => ({ files: [], excluded: [], repositories: [], unreadable: ['a', 'b', 'c', 'd'], hasGitMarker: false }),
    }
    const { warnings } = await new FolderListing({ folder: '/', repository: undefined, git: testGit, disk }).files()
    expect(warnings).toEqual(["Left out 4 unreadable: 'a', 'b', 'c', …"])
  })
})

describe('listing runs no program that a repository names', () => {
  it.each([
    ['[G3] by core.fsmonitor', 'core.fsmonitor', 'TRAP', ['status']],
    ['[G3] by a clean filter', 'filter.trap.clean', 'TRAP', ['ls-files', '--modified']],
    ['[G3] by a filter process', 'filter.trap.process', 'TRAP', ['ls-files', '--modified']],
    ['[G3] by an include', 'include.path', 'more-config', ['status']],
  ])('%s', async (_name, key, value, naive) => {
    await using repo = await tempRepo({ 'a.txt': 'a', '.gitattributes': '*.txt filter=trap' })
    const trap = path.join(repo.path, '.git/trap')
    const sprung = path.join(repo.path, '.git/sprung')
    fs.writeFileSync(trap, `#!/bin/sh\ntouch '${sprung}'\n`, { mode: 0o755 })
    fs.writeFileSync(path.join(repo.path, '.git/more-config'), `[core]\nfsmonitor = ${trap}\n`)
    repo.git('config', key, value.replace('TRAP', trap))
    repo.write({ 'a.txt': 'b', 'b.txt': 'b' })
    // As anyone would ask git, the trap springs; git may then fail.
    spawnSync('git', naive, { cwd: repo.path, env: GIT_ENV })
    expect(fs.existsSync(sprung)).toBe(true)
    fs.rmSync(sprung)
    expect(await filesOf(repo.path)).toEqual(['.gitattributes', 'a.txt', 'b.txt'])
    expect(fs.existsSync(sprung)).toBe(false)
  })

  it('[D9] by an embedded bare repository, in it or above it', async () => {
    await using repo = await tempRepo({ 'a.txt': '' })
    const bare = path.join(repo.path, 'vendor/x')
    const sprung = path.join(repo.path, '.git/sprung')
    repo.write({
      'vendor/x/HEAD': 'ref: refs/heads/main\n',
      'vendor/x/config': `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = tree\n\tfsmonitor = "touch '${sprung}' #"\n`,
      'vendor/x/objects/info/packs': '',
      'vendor/x/refs/heads/.keep': '',
      'vendor/x/tree/b.txt': '',
    })
    repo.git('add', 'vendor')
    spawnSync('git', ['status'], { cwd: bare, env: GIT_ENV })
    expect(fs.existsSync(sprung)).toBe(true)
    fs.rmSync(sprung)
    const files = ['HEAD', 'config', 'objects/info/packs', 'refs/heads/.keep', 'tree/b.txt']
    const inside = await filesOf(bare)
    expect(inside.filter((file) => file !== 'index')).toEqual(files)
    expect((await filesOf(repo.path)).filter((file) => !file.endsWith('/index'))).toEqual([
      'a.txt',
      ...files.map((file) => `vendor/x/${file}`),
    ])
    expect(fs.existsSync(sprung)).toBe(false)
  })
})
