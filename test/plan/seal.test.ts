import '../support/spawner.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { FileChange } from '../../src/base/change.ts'
import type { Plan, PlanContent } from '../../src/base/plan.ts'
import { completePlan, openSeal, type SealRequest } from '../../src/plan/seal.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { realSandboxDisk } from '../../src/system/disk/sandbox-disk.ts'
import { create, remove, update } from '../support/changes.ts'
import { planOf } from '../support/plans.ts'
import { photograph, testSandboxDisk } from '../support/sandbox.ts'
import { GIT_ENV, type TempRepo, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { repoPath, testGit } from '../support/workspace.ts'

function toolsFor(folder: string) {
  return {
    repository: { gitDirectory: path.join(folder, '.git'), workTree: folder },
    git: testGit,
    disk: realDisk,
    sandboxDisk: testSandboxDisk,
  }
}

const made: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of made.splice(0)) await each[Symbol.asyncDispose]()
})

/** A plan of changes over HEAD, and its commit. */
async function seal(repo: TempRepo, changes: readonly FileChange[], content: Partial<PlanContent> = {}, tools = toolsFor(repo.path)) {
  const commit = repo.git('rev-parse', '--verify', '--quiet', 'HEAD').trim()
  const { digest: _, changes: __, ...rest } = planOf([], { base: { commit, directory: '.' }, ...content })
  const complete = await completePlan(rest, changes, tools)
  if (!complete.ok) throw new Error(complete.error.message)
  made.push(complete.value)
  const { plan, sealed } = complete.value
  if (sealed === undefined) throw new Error('The plan was not sealed.')
  const stored = await sealed.store()
  if (!stored.ok) throw new Error(stored.error.message)
  const git = (...args: readonly string[]) =>
    execFileSync('git', [`--git-dir=${stored.value}`, ...args], { env: GIT_ENV, encoding: 'latin1' })
  return { plan, git, ...sealed }
}

describe('a sealed plan', () => {
  it('[G12] has no file where the base has another repository, nor below it, whether that is on disk or not', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a\n', 'src/b.txt': 'b\n' })
    const base = repo.git('rev-parse', 'HEAD').trim()
    for (const place of ['sub', 'src/deep']) repo.git('update-index', '--add', '--cacheinfo', `160000,${base},${place}`)
    repo.git('commit', '--quiet', '--message=Submodules')
    const commit = repo.git('rev-parse', 'HEAD').trim()
    const sealing = async (changes: readonly FileChange[], directory = '.') => {
      const sealed = await openSeal({ ...toolsFor(repo.path), base: commit, directory: directory as '.', changes })
      if (sealed.ok) await sealed.value[Symbol.asyncDispose]()
      return sealed.ok ? 'sealed' : [sealed.error.code, sealed.error.message]
    }
    expect(await sealing([create('a/new.txt', 'x'), create('sub/x', 'x')])).toEqual([
      'path_denied',
      "Path 'sub/x' belongs to another git repository, 'sub'",
    ])
    expect(await sealing([create('sub', 'x')])).toEqual(['path_denied', "Path 'sub' belongs to another git repository, 'sub'"])
    expect(await sealing([create('deep/er/x', 'x')], 'src')).toEqual([
      'path_denied',
      "Path 'src/deep/er/x' belongs to another git repository, 'src/deep'",
    ])
    expect(await sealing([create('subs/x', 'x'), create('src/new/c.txt', 'x'), update('a.txt', 'a\n', 'b\n')])).toBe('sealed')
  })

  it('is one commit on the base, with exactly the changes and the digest', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n', 'd/old.txt': 'x\n', 'f/inner.txt': 'y\n', same: 's\n', was: 'file' })
    const base = repo.git('rev-parse', 'HEAD').trim()
    const changes = [
      update('a.txt', 'one\n', 'two\n'),
      create('new/run.sh', '#!/bin/sh\n', '100755'),
      remove('d/old.txt', 'x\n'),
      remove('was', 'file'),
      create('was/dir', 'now'),
      { kind: 'create_directory', path: repoPath('empty') } as const,
    ]
    const before = photograph(repo.path)
    const { git, commit, plan, tree } = await seal(repo, changes, { message: 'Change files\n\nFor a reason.\n' })
    expect(git('cat-file', 'commit', commit)).toBe(
      [
        `tree ${tree}`,
        `parent ${base}`,
        'author Sous <sous@localhost> 1767225600 +0000',
        'committer Sous <sous@localhost> 1767225600 +0000',
        '',
        'Change files',
        '',
        'For a reason.',
        '',
        `Sous-Plan: ${plan.digest}`,
        '',
      ].join('\n'),
    )
    expect(git('diff-tree', '-r', '--name-status', '--no-renames', base, commit)).toBe(
      'M\ta.txt\nD\td/old.txt\nA\tnew/run.sh\nD\twas\nA\twas/dir\n',
    )
    expect(git('ls-tree', '-r', '--format=%(objectmode) %(path)', commit)).toBe(
      '100644 a.txt\n100644 f/inner.txt\n100755 new/run.sh\n100644 same\n100644 was/dir\n',
    )
    expect(git('log', '-1', '--format=%(trailers:key=Sous-Plan,valueonly)', commit).trim()).toBe(plan.digest)
    expect(git('fsck', '--strict', commit)).toBe('')
    expect(photograph(repo.path)).toEqual(before)
  })

  it('touches neither index, work tree, stash nor refs, also when all of them are in use', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n', 'b.txt': 'b\n' })
    repo.write({ 'a.txt': 'stashed\n' })
    repo.git('stash', '--quiet')
    repo.write({ 'a.txt': 'staged\n', 'untracked.txt': 'u\n' })
    repo.git('add', 'a.txt')
    repo.write({ 'a.txt': 'edited\n' })
    const before = photograph(repo.path)
    const { git, commit } = await seal(repo, [update('b.txt', 'b\n', 'c\n')])
    expect(git('cat-file', 'blob', `${commit}:a.txt`)).toBe('one\n')
    expect(photograph(repo.path)).toEqual(before)
  })

  it('is the same commit whenever and in whatever order it is made', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const changes = [update('a.txt', 'one\n', 'two\n'), create('b.txt', 'b'), create('B/c.txt', 'c')]
    const first = await seal(repo, changes)
    repo.git('config', 'user.name', 'Somebody Else')
    repo.git('config', 'i18n.commitEncoding', 'ISO-8859-1')
    repo.git('config', 'commit.gpgSign', 'true')
    const second = await seal(repo, changes.toReversed())
    expect([second.commit, second.tree, second.plan.digest]).toEqual([first.commit, first.tree, first.plan.digest])
  })

  it('[D10] has the very bytes of the plan, whatever attributes and filters say', async () => {
    await using trap = await tempFolder()
    const sprung = path.join(trap.path, 'sprung')
    await using repo = await tempRepo({
      '.gitattributes': '*.txt text eol=lf\n*.id ident\n*.utf16 working-tree-encoding=UTF-16\n*.f filter=evil\n',
      'c.txt': 'x\n',
    })
    repo.git('config', 'filter.evil.clean', `touch ${sprung}; tr a-z A-Z`)
    repo.git('config', 'filter.evil.required', 'true')
    repo.git('config', 'core.autocrlf', 'input')
    const contents = { 'c.txt': 'a\r\nb\r\n', 'd.id': '$Id: kept $\n', 'e.utf16': '\xff\xfeh\x00', 'g.f': 'lower\n', 'h.txt': '' }
    const changes = Object.entries(contents).map(([name, text]): FileChange => {
      const after = Buffer.from(text, 'latin1')
      if (name !== 'c.txt') return { kind: 'create', path: repoPath(name), after, mode: '100644' }
      return { kind: 'update', path: repoPath(name), before: Buffer.from('x\n'), after, modeBefore: '100644', mode: '100644' }
    })
    const { git, commit } = await seal(repo, changes)
    const found = Object.fromEntries(Object.keys(contents).map((name) => [name, git('cat-file', 'blob', `${commit}:${name}`)]))
    expect(found).toEqual(contents)
    expect(
      createHash('sha256')
        .update(found['c.txt'] ?? '')
        .digest('hex'),
    ).toMatch(/^58055bdc.*cab$/)
    expect(fs.existsSync(sprung)).toBe(false)
  })

  it('[D11] has the very modes of the plan', async () => {
    await using repo = await tempRepo({ 'run.sh': 'x', 'plain.txt': 'y' })
    fs.chmodSync(path.join(repo.path, 'run.sh'), 0o755)
    repo.commitAll()
    repo.git('config', 'core.fileMode', 'false')
    const flip = (name: string, content: string, modeBefore: '100644' | '100755', mode: '100644' | '100755'): FileChange => {
      const bytes = Buffer.from(content)
      return { kind: 'update', path: repoPath(name), before: bytes, after: bytes, modeBefore, mode }
    }
    const kept = await seal(repo, [flip('run.sh', 'x2', '100755', '100755')])
    expect(kept.git('ls-tree', '--format=%(objectmode) %(path)', kept.commit)).toBe('100644 plain.txt\n100755 run.sh\n')
    const flipped = await seal(repo, [flip('run.sh', 'x', '100755', '100644'), flip('plain.txt', 'y', '100644', '100755')])
    expect(flipped.git('ls-tree', '--format=%(objectmode) %(path)', flipped.commit)).toBe('100755 plain.txt\n100644 run.sh\n')
  })

  it('[G2] takes names that mean patterns elsewhere as they are', async () => {
    await using repo = await tempRepo({ '*': '1', 'foo.txt': '1', '[ab]': '1', '-n': '1', '"q"': '1' })
    repo.write({ '*': '2', 'foo.txt': '2', '[ab]': '2' })
    const changes = [update('*', '1', '3'), update('-n', '1', '3'), update('"q"', '1', '3'), create('a\u00e4 b', 'ü')]
    const { git, commit } = await seal(repo, changes)
    expect(
      git('diff-tree', '-r', '-z', '--name-only', `${commit}^`, commit)
        .split('\0')
        .map((name) => Buffer.from(name, 'latin1').toString()),
    ).toEqual(['"q"', '*', '-n', 'a\u00e4 b', ''])
  })

  it('[G3] starts no program that the repository names', async () => {
    await using trap = await tempFolder()
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const sprung = path.join(trap.path, 'sprung')
    for (const hook of ['post-index-change', 'reference-transaction', 'pre-commit', 'post-commit', 'commit-msg'])
      fs.writeFileSync(path.join(repo.path, '.git/hooks', hook), `#!/bin/sh\ntouch ${sprung}\n`, { mode: 0o755 })
    for (const key of ['core.fsmonitor', 'gpg.program', 'core.editor']) repo.git('config', key, `touch ${sprung}`)
    await seal(repo, [update('a.txt', 'one\n', 'two\n')])
    expect(fs.existsSync(sprung)).toBe(false)
  })

  it('lies below the directory that the plan was made in', async () => {
    await using repo = await tempRepo({ 'pkg/a.txt': 'one\n', 'a.txt': 'top\n' })
    const commit = repo.git('rev-parse', 'HEAD').trim()
    const sealed = await seal(repo, [update('a.txt', 'one\n', 'two\n')], { base: { commit, directory: repoPath('pkg') } })
    expect(sealed.git('diff-tree', '-r', '--name-only', commit, sealed.commit)).toBe('pkg/a.txt\n')
  })

  it('works in a repository of SHA-256, in a worktree, in a shallow clone, and on a root that is not there yet', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    execFileSync('git', ['init', '--quiet', '--object-format=sha256'], { cwd: folder.path })
    const root = await openSeal({ ...toolsFor(folder.path), base: undefined, directory: '.', changes: [create('b.txt', 'b')] })
    if (!root.ok) throw new Error(root.error.message)
    const committed = await root.value.commit({ tree: root.value.tree, message: 'm', digest: planOf([]).digest })
    expect(committed).toMatchObject({ ok: true, value: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await root.value[Symbol.asyncDispose]()

    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    repo.commitAll('second')
    await using clones = await tempFolder()
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repo.path}`, path.join(clones.path, 'shallow')], { env: GIT_ENV })
    repo.git('worktree', 'add', '--quiet', path.join(clones.path, 'worktree'), '-b', 'side')
    const changes = [update('a.txt', 'one\n', 'two\n')]
    const expected = await seal(repo, changes)
    for (const name of ['shallow', 'worktree']) {
      const repository = await testGit.locate(path.join(clones.path, name))
      const sealed = await seal(repo, changes, {}, { ...toolsFor(repo.path), repository: repository! })
      expect([sealed.commit, sealed.plan.digest]).toEqual([expected.commit, expected.plan.digest])
    }
  })

  it('can be pushed from where it lies', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    await using remote = await tempFolder()
    execFileSync('git', ['clone', '--quiet', '--bare', repo.path, path.join(remote.path, 'r.git')], { env: GIT_ENV })
    const { git, commit } = await seal(repo, [update('a.txt', 'one\n', 'two\n')])
    git('push', '--quiet', path.join(remote.path, 'r.git'), `${commit}:refs/heads/sous/x`)
    const seen = execFileSync('git', ['--git-dir', path.join(remote.path, 'r.git'), 'cat-file', 'blob', 'sous/x:a.txt'], {
      encoding: 'utf8',
    })
    expect(seen).toBe('two\n')
  })

  it('leaves nothing behind', async () => {
    await using home = await tempFolder()
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const tools = { ...toolsFor(repo.path), sandboxDisk: realSandboxDisk(home.path) }
    const base = repo.git('rev-parse', 'HEAD').trim()
    const cases: readonly Partial<PlanContent>[] = [
      { base: { commit: base, directory: '.' } },
      { base: { commit: `${'0'.repeat(39)}1`, directory: '.' } },
      { base: { commit: base, directory: '.' }, message: 'Sous-Plan: x' },
    ]
    for (const content of cases) {
      const { digest: _, changes: __, ...rest } = planOf([], content)
      const complete = await completePlan(rest, [create('b', 'b')], tools)
      expect(complete.ok).toBe(content === cases[0])
      if (complete.ok) await complete.value[Symbol.asyncDispose]()
    }
    expect(fs.readdirSync(home.path)).toEqual([])
  })
})

describe('what cannot be sealed', () => {
  async function refusal(plan: (tree: string) => Plan, base?: (head: string) => string) {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const head = repo.git('rev-parse', 'HEAD').trim()
    const request: SealRequest = { ...toolsFor(repo.path), base: base?.(head) ?? head, directory: '.', changes: [create('b', 'b')] }
    const opened = await openSeal(request)
    if (!opened.ok) return opened.error
    await using tree = opened.value
    const committed = await tree.commit(plan(tree.tree))
    return committed.ok ? undefined : committed.error
  }

  it('a plan of another tree', async () => {
    expect(await refusal(() => planOf([], { tree: '0'.repeat(40) }))).toMatchObject({ code: 'plan_tampered' })
    expect(await refusal(() => planOf([]))).toMatchObject({ code: 'plan_tampered' })
  })

  it('a plan on a commit that is not here', async () => {
    const error = await refusal(
      (tree) => planOf([], { tree }),
      () => '1234567890'.repeat(4),
    )
    expect(error).toMatchObject({ code: 'stale', message: expect.stringContaining('1234567890123') })
  })

  it('a base that is no object id', async () => {
    for (const base of ['HEAD', '--output=x', 'main'])
      await expect(
        refusal(
          (tree) => planOf([], { tree }),
          () => base,
        ),
      ).rejects.toThrow('Not an object id')
  })

  it('a message that names a plan itself, is empty, or cannot be kept', async () => {
    for (const message of ['x\n\nSous-Plan: 1', 'sous-plan : 1', ' \n', 'a\0b', 'a\ud800'])
      expect(await refusal((tree) => planOf([], { tree, message }))).toMatchObject({ code: 'invalid_arguments' })
  })
})
