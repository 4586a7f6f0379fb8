import '../../support/spawner.ts'
import { execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { Readable } from 'node:stream'
import * as timers from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import { realGit } from '../../../src/git/git.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { realSandboxDisk, type SandboxDisk } from '../../../src/system/disk/sandbox-disk.ts'
import { openSandbox } from '../../../src/workspace/sandbox/sandbox.ts'
import { StagedWorkspace } from '../../../src/workspace/staged-workspace.ts'
import type { BaseTree, Workspace } from '../../../src/workspace/workspace.ts'
import { photograph, runAndRead, runIn, sandboxOver, testSandboxDisk } from '../../support/sandbox.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { openWorkspace, repoPath, testGit } from '../../support/workspace.ts'

/** Changes as a person would list them. */
function show(changes: readonly FileChange[]): Record<string, string> {
  return Object.fromEntries(
    changes.map((change) => {
      if (change.kind === 'create') return [change.path, `create ${change.mode} ${Buffer.from(change.after).toString('latin1')}`]
      if (change.kind === 'update')
        return [change.path, `update ${change.modeBefore}→${change.mode} ${Buffer.from(change.after).toString('latin1')}`]
      return [change.path, change.kind]
    }),
  )
}

describe('a sandbox in a repository', () => {
  it('gives exactly what commands changed, over what was staged, and leaves the repository untouched', async () => {
    await using repo = await tempRepo({
      'a.txt': 'one\n',
      'x.sh': '#!/bin/sh\n',
      old: 'old\n',
      'dir/moved.txt': 'moved\n',
      'kept.txt': 'kept\n',
      'put-back.txt': 'same\n',
      '.gitignore': 'ignored/\n*.log\n',
    })
    const before = photograph(repo.path)
    const workspace = await openWorkspace(repo.path)
    await workspace.stage(repoPath('a.txt'), Buffer.from('staged one\n'))
    await workspace.stage(repoPath('new/staged.txt'), Buffer.from('staged\n'))
    await using sandbox = await sandboxOver(workspace)
    const read = await runAndRead(
      sandbox,
      [
        'date > stamp.txt && echo fixed > stamp.txt',
        'sed -i s/staged/seen/ a.txt',
        'chmod +x x.sh',
        'rm old',
        'git mv dir/moved.txt dir/renamed.txt',
        "printf '\\377\\000' > binary.bin",
        'cp put-back.txt t && echo other > put-back.txt && cp t put-back.txt && rm t',
        'mkdir ignored && echo 1 > ignored/x && echo 2 > debug.log',
        'mkdir -p deep/er && cp new/staged.txt deep/er/copy.txt',
      ].join(' && '),
    )
    expect(read).toEqual({
      ok: true,
      value: {
        changed: ['a.txt', 'binary.bin', 'deep/er/copy.txt', 'dir/moved.txt', 'dir/renamed.txt', 'old', 'stamp.txt', 'x.sh'],
        warnings: [],
      },
    })
    expect(show(await workspace.changes())).toEqual({
      'a.txt': 'update 100644→100644 seen one\n',
      'binary.bin': 'create 100644 \xff\x00',
      'deep/er/copy.txt': 'create 100644 staged\n',
      'dir/moved.txt': 'delete',
      'dir/renamed.txt': 'create 100644 moved\n',
      'new/staged.txt': 'create 100644 staged\n',
      old: 'delete',
      'stamp.txt': 'create 100644 fixed\n',
      'x.sh': 'update 100644→100755 #!/bin/sh\n',
    })
    expect(photograph(repo.path)).toEqual(before)
  })

  it('is not made before the first command, and gone at the end', async () => {
    await using home = await tempFolder()
    await using repo = await tempRepo({ 'a.txt': 'x' })
    {
      await using sandbox = await sandboxOver(await openWorkspace(repo.path), realSandboxDisk(home.path))
      expect(fs.readdirSync(home.path)).toEqual([])
      await runAndRead(sandbox, 'mkdir -p locked/in && touch locked/in/file && chmod 500 locked/in locked && ln -s / outside && rm outside')
      expect(fs.readdirSync(home.path)).toHaveLength(1)
    }
    expect(fs.readdirSync(home.path)).toEqual([])
  })

  it('keeps the checkout for the next command, with what was staged, removed and put back meanwhile', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n', 'd/e.txt': 'e\n', '.gitignore': 'cache\n' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    const first = await sandbox.prepare()
    await sandbox.readBack()
    await runAndRead(sandbox, 'echo 1 > cache && echo b2 > b.txt && echo n > new.txt && rm c.txt')
    await workspace.stage(repoPath('a.txt'), Buffer.from('a2\n'), { mode: '100755' })
    await workspace.stage(repoPath('b.txt'), Buffer.from('b\n'))
    await workspace.remove(repoPath('new.txt'))
    await workspace.stage(repoPath('c.txt'), Buffer.from('c\n'))
    await workspace.remove(repoPath('d/e.txt'))
    await workspace.stage(repoPath('f/g/h.txt'), Buffer.from('h\n'))
    await workspace.makeDirectory(repoPath('empty'))
    const seen = await runIn(sandbox, 'cat a.txt b.txt c.txt f/g/h.txt cache; test -x a.txt && ls -d empty && ls d; test ! -e new.txt')
    expect(seen).toBe('a2\nb\nc\nh\n1\nempty\n')
    expect(first).toMatchObject({ ok: true })
    expect(await sandbox.readBack()).toEqual({ ok: true, value: { changed: [], warnings: [] } })
  })

  it('is not made again once it was disposed of', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const sandbox = await sandboxOver(await openWorkspace(repo.path))
    await sandbox[Symbol.asyncDispose]()
    await expect(sandbox.prepare()).rejects.toThrow('disposed of')
  })

  it('throws away what a command did that was not read back', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a\n' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    await runIn(sandbox, 'echo spoilt > a.txt; echo left > behind')
    expect(await runIn(sandbox, 'cat a.txt; ls')).toBe('a\na.txt\n')
    expect(await sandbox.readBack()).toMatchObject({ ok: true, value: { changed: [] } })
    expect(await workspace.changes()).toEqual([])
  })

  it('sees a file that is rewritten at once, to the same length', async () => {
    await using repo = await tempRepo(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f${i}`, 'a\n'])))
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    for (let round = 0; round < 5; round++) {
      const prepared = await sandbox.prepare()
      if (!prepared.ok) throw new Error(prepared.error.message)
      for (let i = 0; i < 20; i++) fs.writeFileSync(path.join(prepared.value.folder, `f${i}`), `${round}\n`)
      const read = await sandbox.readBack()
      expect(read.ok && read.value.changed).toHaveLength(20)
    }
  })

  it('lets no command start in the tick in which the last file was written', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const asked: bigint[] = []
    const now = (folder: string) => {
      const real = testSandboxDisk.now(folder)
      // A clock that stands still at first.
      const told = asked.length < 3 ? 0n : real.ok ? real.value : 0n
      asked.push(told)
      return { ok: true, value: told } as const
    }
    await using sandbox = await sandboxOver(await openWorkspace(repo.path), { ...testSandboxDisk, now })
    expect(await sandbox.prepare()).toMatchObject({ ok: true })
    expect(asked.slice(0, 3)).toEqual([0n, 0n, 0n])
    expect(asked.at(-1)).toBeGreaterThan(0n)
  })

  it('shows branches and tags, and where HEAD is', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    repo.git('tag', '--annotate', '--message=v', 'v1.0')
    repo.commitAll('second')
    repo.git('branch', 'side')
    await using sandbox = await sandboxOver(await openWorkspace(repo.path))
    const command = 'git describe --tags && git branch --show-current && git branch --list side && git status --short'
    expect(await runIn(sandbox, command)).toMatch(/^v1\.0-1-g[0-9a-f]+\nmain\n {2}side\n$/)
    repo.git('checkout', '--quiet', '--detach')
    await sandbox.discard()
    expect(await runIn(sandbox, 'git branch --show-current; git rev-parse HEAD')).toBe(repo.git('rev-parse', 'HEAD'))
  })

  it('does without files that may not be read, and says so', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', 'locked.txt': 'x', 'vanished.txt': 'y' })
    const sandboxDisk: SandboxDisk = {
      ...testSandboxDisk,
      async copy(files) {
        const faultOf = (from: string) => (from.endsWith('locked.txt') ? 'EACCES' : from.endsWith('vanished.txt') ? 'ENOENT' : undefined)
        const faults = files.flatMap(({ from }) => {
          const code = faultOf(from)
          return code === undefined ? [] : [{ code, message: code, path: from }]
        })
        return [...faults, ...(await testSandboxDisk.copy(files.filter(({ from }) => faultOf(from) === undefined)))]
      },
    }
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace, sandboxDisk)
    const prepared = await sandbox.prepare()
    expect(prepared).toMatchObject({ value: { warnings: ["Commands do not see 1 unreadable file: 'locked.txt'"] } })
    expect(prepared.ok && fs.readdirSync(prepared.value.folder)).toEqual(['.git', 'a.txt'])
    expect(await sandbox.readBack()).toMatchObject({ value: { changed: [] } })

    await using broken = await sandboxOver(workspace, {
      ...testSandboxDisk,
      copy: async () => [{ code: 'ENOSPC', message: 'full', path: 'x' }],
    })
    expect(await broken.prepare()).toMatchObject({ ok: false, error: { code: 'io_error', message: "Cannot copy 'x': full" } })
  })

  it('takes back directories and files that were staged and are no more', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const base = await openWorkspace(repo.path)
    const layer = base.fork()
    await layer.makeDirectory(repoPath('made/inner'))
    await layer.stage(repoPath('d/new.txt'), Buffer.from('n'))
    await layer.remove(repoPath('a.txt'))
    let top: Workspace = layer
    const changing = new Proxy(base, {
      get(_, name) {
        const member: unknown = Reflect.get(top, name, top)
        return typeof member === 'function' ? member.bind(top) : member
      },
    }) as Workspace
    await using sandbox = await sandboxOver(changing)
    expect(await runAndRead(sandbox, 'ls -A made d; test ! -e a.txt')).toMatchObject({ value: { changed: [] } })
    top = base
    expect(await runIn(sandbox, 'cat a.txt; ls made; test ! -e made/inner && test ! -e d/new.txt')).toBe('a')
  })

  it('holds files as they are on disk, not as committed, and not those that are ignored', async () => {
    await using repo = await tempRepo({ 'a.txt': 'committed\n', 'gone.txt': 'x', '.gitignore': 'secret\n' })
    repo.write({ 'a.txt': 'edited\n', 'untracked.txt': 'u\n', secret: 's' })
    fs.rmSync(path.join(repo.path, 'gone.txt'))
    await using sandbox = await sandboxOver(await openWorkspace(repo.path))
    expect(await runIn(sandbox, 'ls -A; cat a.txt; git status --short')).toBe(
      '.git\n.gitignore\na.txt\nuntracked.txt\nedited\n M a.txt\n D gone.txt\n?? untracked.txt\n',
    )
  })

  it('works where nothing was committed yet, and in a repository of SHA-256', async () => {
    for (const format of ['sha1', 'sha256']) {
      await using folder = await tempFolder({ 'a.txt': 'a\n' })
      execFileSync('git', ['init', '--quiet', `--object-format=${format}`], { cwd: folder.path })
      const workspace = await openWorkspace(folder.path)
      await using sandbox = await sandboxOver(workspace)
      expect(await runAndRead(sandbox, 'git status --short > out && echo b > a.txt')).toMatchObject({
        value: { changed: ['a.txt', 'out'] },
      })
    }
  })

  it('works in a linked worktree and leaves both alone', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a\n' })
    await using other = await tempFolder()
    repo.git('worktree', 'add', '--quiet', path.join(other.path, 'w'), '-b', 'side')
    const before = [photograph(repo.path), photograph(other.path)]
    await using sandbox = await sandboxOver(await openWorkspace(path.join(other.path, 'w')))
    expect(await runAndRead(sandbox, 'git log --oneline | wc -l && echo b > a.txt')).toMatchObject({ value: { changed: ['a.txt'] } })
    expect([photograph(repo.path), photograph(other.path)]).toEqual(before)
  })

  it('runs commands in the folder of the workspace, with the rest of the repository around it', async () => {
    await using repo = await tempRepo({ 'top.txt': 'top\n', 'pkg/a.txt': 'a\n', 'pkg/b/c.txt': 'c\n' })
    const workspace = await openWorkspace(path.join(repo.path, 'pkg'))
    await using sandbox = await sandboxOver(workspace)
    expect(await runAndRead(sandbox, 'cp ../top.txt . && rm b/c.txt')).toMatchObject({ value: { changed: ['b/c.txt', 'top.txt'] } })
    expect(await runAndRead(sandbox, 'echo 2 > ../top.txt')).toMatchObject({
      error: {
        code: 'path_outside_working_dir',
        message: "The command changed files outside the working directory 'pkg': 'top.txt'",
      },
    })
  })

  it('takes a folder that the repository ignores as a folder of its own', async () => {
    await using repo = await tempRepo({ '.gitignore': 'own/\n', 'a.txt': 'a' })
    repo.write({ 'own/b.txt': 'b\n' })
    const workspace = await openWorkspace(path.join(repo.path, 'own'))
    await using sandbox = await sandboxOver(workspace)
    expect(await runAndRead(sandbox, 'cp b.txt c.txt')).toMatchObject({ value: { changed: ['c.txt'] } })
  })
})

it('holds what lies in a base that is not on disk', async () => {
  await using repo = await tempRepo({ 'a.txt': 'committed\n', '.gitignore': 'out\n' })
  repo.write({ 'a.txt': 'not seen\n' })
  const files = new Map([
    [repoPath('.gitignore'), 'out\n'],
    [repoPath('a.txt'), 'from the base\n'],
    [repoPath('d/run.sh'), '#!/bin/sh\necho ran\n'],
  ])
  const base: BaseTree = {
    folder: undefined,
    dropsEmptied: false,
    files: async () => ({ files: [...files.keys()], warnings: [] }),
    async *batches() {
      yield await base.files()
    },
    entry: async (at) => ({ ok: true, value: { kind: files.has(at) ? 'file' : 'missing', size: 0 } }),
    directory: async () => ({ ok: true, value: [] }),
    isWritable: () => true,
    async read(at) {
      const text = files.get(at)
      if (text === undefined) return { ok: false, error: { code: 'not_found', message: at, suggestion: '' } }
      return { ok: true, value: { bytes: Buffer.from(text), mode: at.endsWith('.sh') ? '100755' : '100644' } }
    },
  }
  const workspace = new StagedWorkspace(base)
  await workspace.makeDirectory(repoPath('made/here'))
  const repository = { gitDirectory: path.join(repo.path, '.git'), workTree: repo.path }
  const head = repo.git('rev-parse', 'HEAD').trim()
  await using sandbox = openSandbox({ workspace, repository, head, git: testGit, disk: realDisk, sandboxDisk: testSandboxDisk })
  const seen = await runIn(sandbox, 'cat a.txt && d/run.sh && ls -d made/here && echo > out && echo x > new && git rev-parse HEAD')
  expect(seen).toBe(`from the base\nran\nmade/here\n${head}\n`)
  expect(await sandbox.readBack()).toMatchObject({ value: { changed: ['new'] } })
})

it('is refused, and leaves nothing behind, where git does not work', async () => {
  await using home = await tempFolder()
  await using repo = await tempRepo({ 'a.txt': 'a' })
  const repository = { gitDirectory: path.join(repo.path, '.git'), workTree: repo.path }
  const sandboxDisk = realSandboxDisk(home.path)
  const workspace = await openWorkspace(repo.path)
  await using sandbox = openSandbox({
    workspace,
    repository,
    git: realGit({ find: () => undefined, path: '' }),
    disk: realDisk,
    sandboxDisk,
  })
  expect(await sandbox.prepare()).toMatchObject({
    ok: false,
    error: { code: 'io_error', message: 'Git could not list the files: git is not installed' },
  })
  expect(fs.readdirSync(home.path)).toEqual([])
  await expect(sandbox.readBack()).rejects.toThrow('call prepare first')
})

it('removes what a command locked, without following links', async () => {
  await using home = await tempFolder({ 'outside/kept.txt': 'kept' })
  fs.chmodSync(home.path, 0o777)
  const program = path.resolve(import.meta.dirname, '../../fixtures/bin/remove-locked.ts')
  // The superuser may remove anything; somebody else may not.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  execFileSync(process.execPath, [program, home.path], { ...user, stdio: 'pipe' })
  expect(fs.readdirSync(home.path)).toEqual(['outside'])
  expect(home.read('outside/kept.txt')).toBe('kept')
})

describe('an abort', () => {
  const MANY = 2_000
  const many = Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`f${i}`, 'x']))

  /** A disk that counts what it wrote, and a signal that comes as soon as it can once the first file is asked for. */
  function countingDisk() {
    const cancel = new AbortController()
    let written = 0
    const disk: SandboxDisk = {
      ...testSandboxDisk,
      write(...args) {
        if (written++ === 0) setImmediate(() => cancel.abort())
        return testSandboxDisk.write(...args)
      },
      async copy(files, signal) {
        setImmediate(() => cancel.abort())
        const faults = await testSandboxDisk.copy(files, signal)
        written = files.filter(({ to }) => fs.existsSync(to)).length
        return faults
      },
    }
    return { disk, signal: cancel.signal, written: () => written }
  }

  it('stops the copying of files', async () => {
    await using repo = await tempRepo(many)
    const { disk, signal, written } = countingDisk()
    await using sandbox = await sandboxOver(await openWorkspace(repo.path), disk)
    expect(await sandbox.prepare(signal)).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    expect(written()).toBeLessThan(MANY)
  })

  it('stops the writing of what is staged, into a checkout that is there and into a new one', async () => {
    await using repo = await tempRepo()
    const workspace = await openWorkspace(repo.path)
    let disk = testSandboxDisk
    await using sandbox = await sandboxOver(workspace, { ...testSandboxDisk, write: (...args) => disk.write(...args) })
    await runAndRead(sandbox, 'true')
    for (const name of Object.keys(many)) await workspace.stage(repoPath(name), Buffer.from('y'))
    for (let times = 0; times < 2; times++) {
      const counting = countingDisk()
      disk = counting.disk
      expect(await sandbox.prepare(counting.signal)).toMatchObject({ ok: false, error: { code: 'cancelled' } })
      expect(counting.written()).toBeLessThan(MANY)
    }
    disk = testSandboxDisk
    expect((await runIn(sandbox, 'ls')).trim().split('\n')).toHaveLength(MANY)
  })

  it('by a signal stops in the middle of a file, and leaves nothing behind', async () => {
    await using home = await tempFolder()
    await using repo = await tempRepo({ 'a.txt': 'a' })
    // To go through it takes many minutes.
    repo.write({ huge: '' })
    fs.truncateSync(path.join(repo.path, 'huge'), 1024 ** 4)
    const program = path.resolve(import.meta.dirname, '../../fixtures/bin/fill-until-signal.ts')
    const child = spawn(process.execPath, [program, repo.path, home.path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const said = new Response(Readable.toWeb(child.stdout) as ReadableStream).text()
    while (!fs.readdirSync(home.path, { recursive: true }).some((name) => String(name).endsWith('tree/huge'))) await timers.setTimeout(20)
    child.kill('SIGTERM')
    expect(await said).toBe('cancelled\n')
    expect(fs.readdirSync(home.path)).toEqual([])
  }, 60_000)
})

describe('a sandbox outside of git', () => {
  it('keeps the holes of files', async () => {
    await using folder = await tempFolder({ sparse: '' })
    fs.truncateSync(path.join(folder.path, 'sparse'), 64 * 1024 ** 2)
    await using sandbox = await sandboxOver(await openWorkspace(folder.path))
    expect(await runIn(sandbox, "stat -c '%s %b' sparse")).toBe(`${64 * 1024 ** 2} 0\n`)
  })

  it('leaves out what a listing leaves out, and links dependencies', async () => {
    await using folder = await tempFolder({ 'a.txt': 'a\n', 'node_modules/p/index.js': '1', 'build/x': 'x' })
    const before = photograph(folder.path)
    const workspace = await openWorkspace(folder.path)
    await using sandbox = await sandboxOver(workspace)
    const read = await runAndRead(sandbox, 'cat node_modules/p/index.js > b.txt && mkdir build && echo > build/out && ls -A > names')
    expect(read).toEqual({ ok: true, value: { changed: ['b.txt', 'names'], warnings: [] } })
    expect(show(await workspace.changes())['names']).toBe('create 100644 a.txt\nb.txt\nbuild\nnames\nnode_modules\n')
    expect(photograph(folder.path)).toEqual(before)
  })
})

describe('dependency folders', () => {
  it('are links that git does not see, wherever they lie', async () => {
    await using repo = await tempRepo({
      'packages/one/b.txt': 'b',
      'packages/[o]/c.txt': 'c',
      '.gitignore': 'node_modules/\n/vendor/bundle/\n.venv/\ntarget/\n',
    })
    repo.write({ 'node_modules/x': '1', 'packages/one/node_modules/x': '2', 'packages/[o]/node_modules/x': '3' })
    repo.write({ 'vendor/bundle/x': '4', '.venv/x': '5', 'target/x': '6' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    const files = 'node_modules/x packages/one/node_modules/x packages/\\[o\\]/node_modules/x vendor/bundle/x .venv/x'
    expect(await runIn(sandbox, `cat ${files} && git status --short && ls -d target || true`)).toBe('12345')
    expect(await sandbox.readBack()).toMatchObject({ value: { changed: [], warnings: [] } })
  })

  it('may be replaced in the sandbox; a change behind the link is told', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a', '.gitignore': 'node_modules/\n' })
    repo.write({ 'node_modules/x': '1' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    expect(await runAndRead(sandbox, 'rm node_modules && mkdir node_modules && ln -s / node_modules/link')).toMatchObject({
      value: { changed: [], warnings: [] },
    })
    await sandbox.discard()
    expect(await runAndRead(sandbox, 'echo > node_modules/added')).toMatchObject({
      value: { changed: [], warnings: ["The command changed your own 'node_modules': it is linked, not copied"] },
    })
  })

  it('that were tracked are copied', async () => {
    await using repo = await tempRepo({ 'node_modules/mine.js': '1\n' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    expect(await runAndRead(sandbox, 'echo 2 > node_modules/mine.js')).toMatchObject({ value: { changed: ['node_modules/mine.js'] } })
    expect(repo.read('node_modules/mine.js')).toBe('1\n')
  })
})

describe('links of the tree', () => {
  it('are there if they cannot lead out, and left out with a warning otherwise', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a\n', 'd/e/f.txt': 'f\n' })
    const link = (target: string, name: string) => fs.symlinkSync(target, path.join(repo.path, name))
    link('a.txt', 'good')
    link('../../a.txt', 'd/e/up')
    link('.', 'here')
    link('here/..', 'sly')
    link('../outside', 'd/../bad')
    link('/etc/passwd', 'absolute')
    link('.git/config', 'config')
    repo.commitAll()
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    const prepared = await sandbox.prepare()
    expect(prepared).toMatchObject({
      ok: true,
      value: { warnings: ['absolute', 'bad', 'config', 'sly'].map((name) => expect.stringContaining(`'${name}'`)) },
    })
    const found = prepared.ok ? fs.readdirSync(prepared.value.folder).sort() : []
    expect(found).toEqual(['.git', 'a.txt', 'd', 'good', 'here'])
    expect(await sandbox.readBack()).toEqual({ ok: true, value: { changed: [], warnings: [] } })
    expect(await runIn(sandbox, 'cat good d/e/up')).toBe('a\na\n')
  })
})

describe('what a command may not leave behind', () => {
  const cases: readonly [what: string, command: string, code: string, message: string][] = [
    ['[D11] a link', 'ln -s /etc/passwd leak', 'symlink_denied', "'leak'"],
    ['[D11] a link in place of a file', 'rm a.txt && ln -s b.txt a.txt', 'symlink_denied', "'a.txt'"],
    ['a link in a new directory', 'mkdir -p n/m && ln -s . n/m/l', 'symlink_denied', "'n/m/l'"],
    ['[D12] a FIFO', 'mkfifo pipe', 'not_a_file', "'pipe'"],
    ['a file that is too large', 'truncate -s 300M big', 'too_large', "'big'"],
    ['a repository', 'git init --quiet sub && echo 1 > sub/x', 'path_denied', "'sub/.git'"],
    ['git under another name', 'mkdir .GIT && echo > .GIT/config', 'path_denied', "'.GIT'"],
    ['a name with a control character', 'printf x > "$(printf \'a\\nb\')"', 'path_denied', 'control character'],
    ['a name that is not UTF-8', 'printf x > "$(printf \'a\\377\')"', 'not_a_file', "'a\ufffd'"],
    ['a name that differs in case only', 'echo x > A.txt', 'already_exists', "'a.txt'"],
    ['[E10] a commit', 'git -c user.name=a -c user.email=a@b commit --quiet --allow-empty -m x', 'git_state_tampered', "'refs/heads/main'"],
    ['[E10] a branch', 'git branch evil', 'git_state_tampered', "'refs/heads/evil'"],
    ['[E10] a setting', 'git config core.fsmonitor evil', 'git_state_tampered', "'config'"],
    [
      '[E10] a hook',
      'mkdir "$(git rev-parse --git-dir)/hooks"; echo > "$(git rev-parse --git-dir)/hooks/pre-push"',
      'git_state_tampered',
      "'hooks/pre-push'",
    ],
    ['[E10] another repository in place of its own', 'rm .git && git init --quiet', 'git_state_tampered', "'.git'"],
  ]
  for (const [what, command, code, message] of cases) {
    it(what, async () => {
      await using repo = await tempRepo({ 'a.txt': 'a', 'b.txt': 'b' })
      const before = photograph(repo.path)
      const workspace = await openWorkspace(repo.path)
      await using sandbox = await sandboxOver(workspace)
      const read = await runAndRead(sandbox, `echo changed > b.txt && ${command}`)
      expect(read).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(message) } })
      expect(await workspace.changes()).toEqual([])
      expect(photograph(repo.path)).toEqual(before)
    })
  }

  it('stages nothing at all where one of many files is refused', async () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`F${i}`, 'x']))
    await using repo = await tempRepo(files)
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    const read = await runAndRead(sandbox, 'for f in F*; do echo y > $f; done; echo z > f7')
    expect(read).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    expect(await workspace.changes()).toEqual([])
  })

  it('is not looked at where git ignores it', async () => {
    await using repo = await tempRepo({ '.gitignore': 'tmp/\npipe\n' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    expect(await runAndRead(sandbox, 'mkfifo pipe && mkdir tmp && ln -s / tmp/root && git init --quiet tmp/r')).toMatchObject({
      value: { changed: [] },
    })
  })

  it('[E5] has no part in it what a process that went on would write', async () => {
    await using repo = await tempRepo({ 'f.txt': 'old\n' })
    const workspace = await openWorkspace(repo.path)
    await using sandbox = await sandboxOver(workspace)
    await runAndRead(sandbox, '(sleep 0.3; printf evil > f.txt) & printf good > f.txt')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(show(await workspace.changes())).toEqual({ 'f.txt': 'update 100644→100644 good' })
    expect(await runIn(sandbox, 'cat f.txt')).toBe('good')
  })
})

it('a link left in an ignored place leads no later write out of the sandbox', async () => {
  await using outside = await tempFolder()
  await using repo = await tempRepo({ '.gitignore': 'cache\n' })
  const workspace = await openWorkspace(repo.path)
  await using sandbox = await sandboxOver(workspace)
  expect(await runAndRead(sandbox, `ln -s ${outside.path} cache`)).toMatchObject({ ok: true })
  await workspace.stage(repoPath('cache/x.txt'), Buffer.from('x'))
  await runIn(sandbox, 'true')
  expect(fs.readdirSync(outside.path)).toEqual([])
})

it('[G3] runs no hook, filter or monitor of the repository', async () => {
  await using trap = await tempFolder()
  await using repo = await tempRepo({ '.gitattributes': '* filter=evil diff=evil\n', 'a.txt': 'a\n' })
  const sprung = path.join(trap.path, 'sprung')
  for (const [key, value] of [
    ['filter.evil.clean', `touch ${sprung}; cat`],
    ['filter.evil.smudge', `touch ${sprung}; cat`],
    ['diff.evil.command', `touch ${sprung}`],
    ['core.fsmonitor', `touch ${sprung}`],
    ['core.sshCommand', `touch ${sprung}`],
    ['alias.status', `!touch ${sprung}`],
  ] as const)
    repo.git('config', key, value)
  for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction', 'pre-commit'])
    fs.writeFileSync(path.join(repo.path, '.git/hooks', hook), `#!/bin/sh\ntouch ${sprung}\n`, { mode: 0o755 })
  const before = photograph(repo.path)
  const workspace = await openWorkspace(repo.path)
  await using sandbox = await sandboxOver(workspace)
  expect(await runAndRead(sandbox, 'git status --short; git diff; echo b > a.txt; git add a.txt; git diff --cached')).toMatchObject({
    value: { changed: ['a.txt'] },
  })
  expect(fs.existsSync(sprung)).toBe(false)
  expect(photograph(repo.path)).toEqual(before)
})

it('[D9] tells of a repository among the files, and git refuses to run there', async () => {
  await using trap = await tempFolder()
  const sprung = path.join(trap.path, 'sprung')
  await using repo = await tempRepo({
    'vendor/x/HEAD': 'ref: refs/heads/main\n',
    'vendor/x/config': `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${sprung} #"\n`,
    'vendor/x/objects/info/packs': '',
    'vendor/x/refs/heads/.keep': '',
    'docs/HEAD': '',
    'docs/refs/a': '',
  })
  await using sandbox = await sandboxOver(await openWorkspace(repo.path))
  expect(await sandbox.prepare()).toMatchObject({
    value: { warnings: ["The files contain git repositories: 'vendor/x'. Git commands refuse to run there"] },
  })
  expect(await runIn(sandbox, 'cd vendor/x && git status 2>&1 || true')).toContain('cannot use bare repository')
  expect(fs.existsSync(sprung)).toBe(false)
})

it('refuses to lie inside the repository', async () => {
  await using repo = await tempRepo({ 'tmp/x': 'x' })
  await using sandbox = await sandboxOver(await openWorkspace(repo.path), realSandboxDisk(path.join(repo.path, 'tmp')))
  expect(await sandbox.prepare()).toMatchObject({ ok: false, error: { code: 'path_denied' } })
  await using nowhere = await sandboxOver(await openWorkspace(repo.path), realSandboxDisk('/nowhere'))
  expect(await nowhere.prepare()).toMatchObject({
    ok: false,
    error: {
      code: 'io_error',
      message: "Cannot create a temporary folder in '/nowhere': ENOENT",
      suggestion: expect.stringContaining('TMPDIR'),
    },
  })
})

it('leaves the repository as it was when killed, and the next run sweeps what is left once it is a day old', async () => {
  await using home = await tempFolder()
  await using repo = await tempRepo({ 'a.txt': 'a\n', 'b/c.txt': 'c\n' })
  const before = photograph(repo.path)
  const program = path.resolve(import.meta.dirname, '../../fixtures/bin/sandbox-and-wait.ts')
  const child = spawn(process.execPath, [program, repo.path, home.path], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  expect(photograph(repo.path)).toEqual(before)
  const [left] = fs.readdirSync(home.path)
  expect(left).toMatch(/^sous-sandbox-/)

  fs.mkdirSync(path.join(home.path, 'sous-sandbox-not-ours'))
  fs.symlinkSync(repo.path, path.join(home.path, 'sous-sandbox-1-link'))
  const running = path.join(home.path, `sous-sandbox-${process.pid}-running`)
  fs.mkdirSync(running)
  const runOnce = async () => {
    await using sandbox = await sandboxOver(await openWorkspace(repo.path), realSandboxDisk(home.path))
    await runAndRead(sandbox, 'true')
  }
  await runOnce()
  expect(fs.readdirSync(home.path)).toContain(left)
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of fs.readdirSync(home.path)) fs.lutimesSync(path.join(home.path, name), longAgo, longAgo)
  await runOnce()
  expect(fs.readdirSync(home.path).sort()).toEqual(['sous-sandbox-1-link', path.basename(running), 'sous-sandbox-not-ours'].sort())
  expect(photograph(repo.path)).toEqual(before)
})
