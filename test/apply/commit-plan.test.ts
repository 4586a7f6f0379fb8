import '../support/spawner.ts'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { applyPlan, reverseChanges } from '../../src/apply/apply-plan.ts'
import { commitPlan } from '../../src/apply/commit-plan.ts'
import type { FileChange } from '../../src/base/change.ts'
import type { PlanContent } from '../../src/base/plan.ts'
import { completePlan } from '../../src/plan/seal.ts'
import { realApplyDisk } from '../../src/system/disk/real-apply-disk.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { FolderTree } from '../../src/workspace/folder-tree.ts'
import { create, remove, update } from '../support/changes.ts'
import { planOf } from '../support/plans.ts'
import { testSandboxDisk } from '../support/sandbox.ts'
import { type TempRepo, tempFolder, tempRepo } from '../support/temp-folder.ts'
import { treeOf } from '../support/tree.ts'
import { testGit } from '../support/workspace.ts'

const disk = realApplyDisk()
const person = { person: 'A Cook <cook@example.com>', time: '1800000000 +0100' }
const made: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of made.splice(0)) await each[Symbol.asyncDispose]()
})

const FILES = { 'a.txt': 'one\n', 'gone.txt': 'x\n', 'sub/b.txt': 'b\n', 'other.txt': 'o\n' }
const CHANGES: readonly FileChange[] = [
  update('a.txt', 'one\n', 'two\n'),
  create('new/run.sh', '#!/bin/sh\n', '100755'),
  remove('gone.txt', 'x\n'),
]

/** All that applying a plan over HEAD takes. */
async function ready(repo: TempRepo, changes = CHANGES, content: Partial<PlanContent> = {}) {
  const folder = path.join(repo.path, content.base?.directory ?? '.')
  const gitDirectory = path.join(repo.path, '.git')
  const tools = { repository: { gitDirectory, workTree: repo.path }, git: testGit, disk: realDisk, sandboxDisk: testSandboxDisk }
  const commit = repo.git('rev-parse', 'HEAD').trim()
  const { digest: _, changes: __, ...rest } = planOf([], { ...content, base: { commit, directory: '.', ...content.base } })
  const complete = await completePlan(rest, changes, tools)
  if (!complete.ok) throw new Error(complete.error.message)
  made.push(complete.value)
  const tree = await FolderTree.open(folder, realDisk, testGit)
  if (!tree.ok) throw new Error(tree.error.message)
  const { plan, sealed } = complete.value
  return { plan, changes, sealed, tree: tree.value, git: testGit, place: { folder, gitDirectory, disk }, ...person }
}

describe('a plan on its working tree', () => {
  it('is applied, and says so when it is asked for again', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    expect(await applyPlan(request)).toEqual({ ok: true, value: 'applied' })
    expect(repo.snapshot()).toEqual({ 'a.txt': 'two\n', 'new/run.sh': '#!/bin/sh\n', 'sub/b.txt': 'b\n', 'other.txt': 'o\n' })
    const after = treeOf(repo.path)
    expect(await applyPlan(request)).toEqual({ ok: true, value: 'already_applied' })
    // Also once somebody has committed it.
    repo.commitAll()
    expect(await applyPlan(request)).toEqual({ ok: true, value: 'already_applied' })
    expect(treeOf(repo.path)).toEqual(after)
  })

  it('is refused when the branch moved, although the files are the same', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    repo.write({ 'other.txt': 'moved\n' })
    repo.commitAll()
    const before = treeOf(repo.path)
    expect(await applyPlan(request)).toMatchObject({
      ok: false,
      error: { code: 'stale', message: expect.stringContaining('was made on commit') },
    })
    expect(treeOf(repo.path)).toEqual(before)
  })

  it('[R18] is refused as a whole when one of its files changed', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    repo.write({ 'gone.txt': 'changed\n' })
    const before = treeOf(repo.path)
    expect(await applyPlan(request)).toMatchObject({ ok: false, error: { code: 'stale', message: expect.stringContaining("'gone.txt'") } })
    expect(treeOf(repo.path)).toEqual(before)
  })

  it('is refused while it waits for approval', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    const result = await applyPlan({ ...request, plan: { ...request.plan, status: 'gated' } })
    expect(result).toMatchObject({ ok: false, error: { code: 'approval_needed' } })
    expect(repo.read('a.txt')).toBe('one\n')
  })

  it('can be put back, byte for byte and with its modes', async () => {
    await using repo = await tempRepo(FILES)
    const before = treeOf(repo.path)
    const request = await ready(repo)
    await applyPlan(request)
    expect(await applyPlan({ ...request, changes: reverseChanges(CHANGES) })).toEqual({ ok: true, value: 'applied' })
    expect(treeOf(repo.path)).toEqual(before)
  })
})

describe('a plan as a commit', () => {
  it('becomes one commit of whoever applies it, with exactly the sealed tree, and a clean work tree', async () => {
    await using repo = await tempRepo(FILES)
    const base = repo.git('rev-parse', 'HEAD').trim()
    const request = await ready(repo)
    const result = await commitPlan(request)
    expect(result).toEqual({ ok: true, value: { kind: 'applied', commit: repo.git('rev-parse', 'HEAD').trim(), ref: 'refs/heads/main' } })
    expect(repo.git('cat-file', 'commit', 'HEAD')).toBe(
      [
        `tree ${request.plan.tree}`,
        `parent ${base}`,
        'author A Cook <cook@example.com> 1800000000 +0100',
        'committer A Cook <cook@example.com> 1800000000 +0100',
        '',
        'Change files',
        '',
        `Sous-Plan: ${request.plan.digest}`,
        '',
      ].join('\n'),
    )
    expect(repo.git('status', '--porcelain')).toBe('')
    expect(repo.git('fsck', '--strict')).toBe('')
    expect(await commitPlan(request)).toEqual({
      ok: true,
      value: { kind: 'already_applied', commit: repo.git('rev-parse', 'HEAD').trim(), ref: 'refs/heads/main' },
    })
    expect(repo.git('rev-list', '--count', 'HEAD').trim()).toBe('2')
  })

  it('leaves what else is staged or changed as it is', async () => {
    await using repo = await tempRepo(FILES)
    repo.write({ 'other.txt': 'staged\n', 'sub/b.txt': 'changed\n' })
    repo.git('add', 'other.txt')
    const request = await ready(repo)
    expect(await commitPlan(request)).toMatchObject({ ok: true })
    expect(repo.git('status', '--porcelain')).toBe('M  other.txt\n M sub/b.txt\n')
    expect(repo.git('show', '--format=', '--name-status', 'HEAD')).toBe('M\ta.txt\nD\tgone.txt\nA\tnew/run.sh\n')
  })

  it('is refused when a file it touches has changes that nobody committed', async () => {
    await using repo = await tempRepo(FILES)
    repo.write({ 'a.txt': 'dirty\n' })
    const request = await ready(repo, [update('a.txt', 'dirty\n', 'two\n')])
    expect(await commitPlan(request)).toMatchObject({
      ok: false,
      error: { code: 'stale', message: 'Uncommitted changes in a.txt' },
    })
    // Staged is not committed either.
    repo.git('add', 'a.txt')
    expect(await commitPlan(request)).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect(repo.git('rev-list', '--count', 'HEAD').trim()).toBe('1')
    expect(repo.read('a.txt')).toBe('dirty\n')
  })

  it.each([
    ['merge', 'A merge is in progress'],
    ['cherry-pick', 'A cherry-pick is in progress'],
    ['rebase', 'A rebase is in progress'],
    ['rebase --apply', 'A rebase is in progress'],
  ])('is refused while a %s is under way, which it would become a part of', async (command, message) => {
    await using repo = await tempRepo(FILES)
    repo.git('checkout', '--quiet', '-b', 'other')
    repo.write({ 'other.txt': 'theirs\n' })
    repo.commitAll()
    repo.git('checkout', '--quiet', 'main')
    repo.write({ 'other.txt': 'ours\n' })
    repo.commitAll()
    expect(() => repo.git(...command.split(' '), 'other')).toThrow()
    const request = await ready(repo)
    const before = treeOf(repo.path)
    expect(await commitPlan(request)).toMatchObject({ ok: false, error: { code: 'stale', message } })
    expect(treeOf(repo.path)).toEqual(before)
    expect(await commitPlan({ ...request, branch: 'fix' })).toMatchObject({ ok: true })
  })

  it('is not refused when a rebase is over, whatever git leaves of it', async () => {
    await using repo = await tempRepo(FILES)
    repo.git('update-ref', 'REBASE_HEAD', 'HEAD')
    expect(await commitPlan(await ready(repo))).toMatchObject({ ok: true })
  })

  it('goes on where it was interrupted: after the files, and after the index', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    await applyPlan(request)
    expect(await commitPlan(request)).toMatchObject({ ok: true, value: { kind: 'applied' } })
    const base = request.plan.base.commit ?? ''
    repo.git('update-ref', 'HEAD', base)
    expect(repo.git('status', '--porcelain')).toBe('M  a.txt\nD  gone.txt\nA  new/run.sh\n')
    expect(await commitPlan(request)).toMatchObject({ ok: true, value: { kind: 'applied' } })
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('takes its files back when the index cannot be written', async () => {
    await using repo = await tempRepo(FILES)
    const before = treeOf(repo.path)
    const request = await ready(repo)
    fs.writeFileSync(path.join(repo.path, '.git/index.lock'), '')
    expect(await commitPlan(request)).toMatchObject({ ok: false })
    fs.unlinkSync(path.join(repo.path, '.git/index.lock'))
    expect(treeOf(repo.path)).toEqual(before)
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('takes its files back when somebody else commits meanwhile, and leaves that commit alone', async () => {
    await using repo = await tempRepo(FILES)
    const before = treeOf(repo.path)
    const request = await ready(repo)
    let theirs = ''
    const progress = () => {
      if (theirs !== '') return
      repo.git('commit', '--quiet', '--allow-empty', '--message', 'theirs')
      theirs = repo.git('rev-parse', 'HEAD')
    }
    expect(await commitPlan({ ...request, progress })).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect(repo.git('rev-parse', 'HEAD')).toBe(theirs)
    expect(treeOf(repo.path)).toEqual(before)
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('is made once when it is asked for twice at the same time, and neither takes back what the other did', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    const results = await Promise.all([commitPlan(request), commitPlan(request)])
    expect(results.filter((result) => result.ok && result.value.kind === 'applied')).toHaveLength(1)
    expect(results.find((result) => !result.ok)).toMatchObject({ error: { code: 'apply_busy' } })
    expect(repo.git('rev-list', '--count', 'HEAD').trim()).toBe('2')
    expect(repo.git('status', '--porcelain')).toBe('')
    expect(repo.exists('.git/sous')).toBe(false)
    expect(await commitPlan(request)).toMatchObject({ ok: true, value: { kind: 'already_applied' } })
  })

  it('runs no hook of the repository', async () => {
    await using repo = await tempRepo(FILES)
    for (const hook of ['pre-commit', 'commit-msg', 'post-commit', 'reference-transaction', 'post-index-change'])
      fs.writeFileSync(path.join(repo.path, '.git/hooks', hook), '#!/bin/sh\ntouch "$PWD/hooked"\n', { mode: 0o755 })
    expect(await commitPlan(await ready(repo))).toMatchObject({ ok: true })
    expect(repo.exists('hooked') || repo.exists('.git/hooked')).toBe(false)
  })

  it.each(['evil', 'a=b.C'])('runs no filter %j for files that it does not touch, and git sees which were modified', async (name) => {
    await using repo = await tempRepo(FILES)
    const ran = path.join(repo.path, '.git/ran')
    repo.write({ '.gitattributes': `*.dat filter=${name}\n`, 'kept.dat': 'abc\n', 'edited.dat': 'abc\n' })
    repo.git('config', 'core.trustctime', 'false')
    repo.git('config', `filter.${name}.clean`, `touch '${ran}'; tr a-z A-Z`)
    // No attribute can name these, but configuration can.
    for (const odd of ['', 'with "blanks"']) repo.git('config', `filter.${odd}.clean`, 'cat')
    // As late as the index: git cannot tell by the time whether it was written to since.
    const later = new Date(Date.now() + 3_600_000)
    const touch = (file: string) => fs.utimesSync(path.join(repo.path, file), later, later)
    touch('kept.dat')
    touch('edited.dat')
    repo.commitAll()
    expect(repo.git('show', 'HEAD:kept.dat')).toBe('ABC\n')
    fs.writeFileSync(path.join(repo.path, 'edited.dat'), 'xyz\n')
    touch('edited.dat')
    fs.unlinkSync(ran)
    expect(await commitPlan(await ready(repo))).toMatchObject({ ok: true })
    expect(fs.existsSync(ran)).toBe(false)
    expect(repo.git('status', '--porcelain')).toBe(' M edited.dat\n')
    expect(fs.existsSync(ran)).toBe(true)
  })

  it('is applied where a filter for files that it does not touch is required and does not work', async () => {
    await using repo = await tempRepo(FILES)
    const later = new Date(Date.now() + 3_600_000)
    repo.write({ '.gitattributes': '*.dat filter=evil\n', 'kept.dat': 'abc\n' })
    fs.utimesSync(path.join(repo.path, 'kept.dat'), later, later)
    repo.commitAll()
    repo.git('config', 'filter.evil.process', 'false')
    repo.git('config', 'filter.evil.required', 'true')
    expect(await commitPlan(await ready(repo))).toMatchObject({ ok: true })
    repo.git('config', '--remove-section', 'filter.evil')
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('works below the top of a repository, and where no branch is checked out', async () => {
    await using repo = await tempRepo(FILES)
    repo.git('checkout', '--quiet', '--detach')
    const request = await ready(repo, [update('b.txt', 'b\n', 'c\n'), create('deep/d.txt', 'd\n')], { base: { directory: 'sub' as never } })
    expect(await commitPlan(request)).toMatchObject({ ok: true, value: { ref: 'HEAD' } })
    expect(await commitPlan(request)).toMatchObject({ ok: true, value: { kind: 'already_applied', ref: 'HEAD' } })
    expect(repo.git('show', '--format=', '--name-status', 'HEAD')).toBe('M\tsub/b.txt\nA\tsub/deep/d.txt\n')
    expect(repo.git('status', '--porcelain')).toBe('')
  })
})

describe('a plan on a branch of its own', () => {
  it('leaves work tree, index and the current branch alone', async () => {
    await using repo = await tempRepo(FILES)
    repo.write({ 'a.txt': 'being edited\n' })
    repo.git('stash', '--quiet')
    const request = await ready(repo)
    repo.git('stash', 'pop', '--quiet')
    const before = treeOf(repo.path)
    const result = await commitPlan({ ...request, branch: 'sous/change' })
    expect(result).toMatchObject({ ok: true, value: { kind: 'applied', ref: 'refs/heads/sous/change' } })
    expect(repo.git('rev-parse', 'sous/change^{tree}', 'sous/change~1').trim().split('\n')).toEqual([
      request.plan.tree,
      request.plan.base.commit,
    ])
    expect(treeOf(repo.path)).toEqual(before)
    expect(repo.git('status', '--porcelain')).toBe(' M a.txt\n')
    expect(await commitPlan({ ...request, branch: 'sous/change' })).toMatchObject({ ok: true, value: { kind: 'already_applied' } })
  })

  it('does not take the place of another branch, nor of a name that is none', async () => {
    await using repo = await tempRepo(FILES)
    repo.git('branch', 'taken')
    const request = await ready(repo)
    const before = repo.git('for-each-ref')
    expect(await commitPlan({ ...request, branch: 'taken' })).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    for (const branch of [
      'a..b',
      '-x ',
      'a b',
      'x.lock',
      '',
      '-d',
      '--all',
      'HEAD',
      'head',
      '@',
      '@{-1}',
      'ORIG_HEAD',
      'refs/heads/x',
      'x~1',
      'x:y',
    ])
      expect(await commitPlan({ ...request, branch })).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    expect(repo.git('for-each-ref')).toBe(before)
  })

  it('does not take a name that means something else to git', async () => {
    await using repo = await tempRepo(FILES)
    repo.git('tag', 'v1')
    repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    repo.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main')
    const head = repo.git('rev-parse', 'HEAD').trim()
    const request = await ready(repo)
    const before = repo.git('for-each-ref')
    for (const branch of ['v1', 'tags/v1', 'heads/main', 'origin', 'origin/main', head.slice(0, 7), head, '0'.repeat(40)])
      expect(await commitPlan({ ...request, branch })).toMatchObject({
        ok: false,
        error: { code: 'invalid_arguments', message: expect.stringMatching(`^'${branch}' already means [0-9a-f]{12} to git$`) },
      })
    expect(repo.git('for-each-ref')).toBe(before)
    expect(await commitPlan({ ...request, branch: 'origin/other' })).toMatchObject({ ok: true })
  })

  it.each([
    ['changed', { 'a.txt': 'mine\n' }, update('a.txt', 'mine\n', 'two\n')],
    ['new', { 'mine.txt': 'mine\n' }, update('mine.txt', 'mine\n', 'two\n')],
    ['removed', {}, create('gone.txt', 'two\n')],
  ])('does not take along to a branch what somebody has %s and not committed', async (_, files, change) => {
    await using repo = await tempRepo(FILES)
    repo.write(files)
    if (change.kind === 'create') fs.unlinkSync(path.join(repo.path, change.path))
    const request = await ready(repo, [change])
    expect(await commitPlan({ ...request, branch: 'sous/change' })).toMatchObject({
      ok: false,
      error: { code: 'stale', message: `Uncommitted changes in ${change.path}` },
    })
    expect(repo.git('branch', '--format=%(refname:short)')).toBe('main\n')
  })

  it('may go to a branch whatever is staged, which stays as it is', async () => {
    await using repo = await tempRepo(FILES)
    const request = await ready(repo)
    repo.write({ 'a.txt': 'mine\n' })
    repo.git('add', 'a.txt')
    expect(await commitPlan({ ...request, branch: 'sous/change' })).toMatchObject({ ok: true, value: { kind: 'applied' } })
    expect(repo.git('status', '--porcelain')).toBe('M  a.txt\n')
    expect(repo.git('show', 'sous/change:a.txt')).toBe('two\n')
  })

  it('needs git', async () => {
    await using folder = await tempFolder({ 'a.txt': 'one\n' })
    const tree = await FolderTree.open(folder.path, realDisk, testGit)
    if (!tree.ok) throw new Error(tree.error.message)
    const changes = [update('a.txt', 'one\n', 'two\n')]
    const request = {
      plan: planOf(changes),
      changes,
      sealed: undefined,
      tree: tree.value,
      git: testGit,
      place: { folder: folder.path, disk },
      ...person,
    }
    expect(await commitPlan(request)).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  })
})
