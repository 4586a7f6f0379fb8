import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RepositoryPlace } from '../../src/git/git.ts'
import { differences, readGitState } from '../../src/git/state.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { type Files, GIT_ENV, tempFolder, tempRepo } from '../support/temp-folder.ts'

/** What is found to have changed by an action. */
function changesBy(folder: string, place: RepositoryPlace, act: () => void): readonly string[] {
  const before = readGitState(realDisk, folder, place)
  act()
  return differences(before, readGitState(realDisk, folder, place))
}

function placeOf(folder: string): RepositoryPlace {
  const ask = (what: string) => gitIn(folder, 'rev-parse', '--path-format=absolute', what).trim()
  return { gitDirectory: ask('--git-dir'), workTree: ask('--show-toplevel') }
}

function gitIn(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, env: GIT_ENV, encoding: 'utf8' })
}

describe('the state of a repository', () => {
  it.each([
    'HEAD',
    'config',
    'config.worktree',
    'commondir',
    'info/attributes',
    'info/exclude',
    'info/grafts',
    'info/sparse-checkout',
    'objects/info/alternates',
    'shallow',
    'refs/heads/deep/branch',
    'reftable/tables.list',
    'hooks/post-checkout',
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD',
    'BISECT_LOG',
    'rebase-merge/git-rebase-todo',
    'rebase-apply/next',
    'sequencer/todo',
    'modules/libs/outer/HEAD',
    'modules/libs/outer/config',
    'modules/libs/outer/packed-refs',
    'modules/libs/outer/refs/heads/deep/branch',
    'modules/libs/outer/hooks/post-checkout',
    'modules/libs/outer/MERGE_HEAD',
    'modules/libs/outer/rebase-merge/git-rebase-todo',
    'modules/libs/outer/modules/inner/HEAD',
    'modules/libs/outer/modules/inner/packed-refs',
    'modules/libs/outer/modules/inner/refs/heads/main',
  ])('[E10] is another one when %s is made, written or removed', async (name) => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    repo.write(insideGit({ 'modules/libs/outer/HEAD': 'ref: x\n', 'modules/libs/outer/modules/inner/HEAD': 'ref: x\n' }))
    const place = placeOf(repo.path)
    const write = (content: string) => () => repo.write(insideGit({ [name]: content }))
    // Leads to the very directory that it is in, so that the repository stays where it is.
    const [one, other] = name === 'commondir' ? ['.\n', './\n'] : ['one\n', 'other\n']
    expect(changesBy(repo.path, place, write(one))).toEqual([name])
    expect(changesBy(repo.path, place, write(one))).toEqual([])
    expect(changesBy(repo.path, place, write(other))).toEqual([name])
    // Without a HEAD it would be no repository any more, with all that is in it.
    if (path.basename(name) !== 'HEAD')
      expect(changesBy(repo.path, place, () => fs.rmSync(path.join(repo.path, '.git', name)))).toEqual([name])
  })

  it('[E10] is another one when the commit of a packed ref is, and the same when refs are packed', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    const place = placeOf(repo.path)
    repo.git('tag', 'v1')
    expect(changesBy(repo.path, place, () => repo.git('pack-refs', '--all'))).toEqual([])
    const packed = repo.read('.git/packed-refs')
    const rewrite = () => repo.write({ '.git/packed-refs': packed.replace(/[0-9a-f]{40}(?= refs\/tags)/, '1'.repeat(40)) })
    expect(changesBy(repo.path, place, rewrite)).toEqual(['refs/tags/v1'])
  })

  it('[E10] is another one when the .git above the folder is', async () => {
    await using repo = await tempRepo({ 'sub/a.txt': 'a' })
    await using other = await tempFolder()
    const tree = path.join(other.path, 'tree')
    repo.git('worktree', 'add', '--quiet', '--detach', tree)
    const sub = path.join(tree, 'sub')
    const place = placeOf(sub)
    expect(place.workTree).toBe(tree)
    const redirect = () => fs.writeFileSync(path.join(tree, '.git'), `gitdir: ${other.path}/evil\n`)
    expect(changesBy(sub, place, redirect)).toEqual([`${tree}/.git`])
    expect(changesBy(sub, place, () => fs.rmSync(path.join(tree, '.git')))).toEqual([`${tree}/.git`])
  })
})

describe('the worktrees of a repository', () => {
  it('[E10] are watched from each other', async () => {
    await using repo = await tempRepo({ 'a.txt': 'a' })
    await using other = await tempFolder()
    const [one, two] = [path.join(other.path, 'one'), path.join(other.path, 'two')]
    for (const tree of [one, two]) repo.git('worktree', 'add', '--quiet', '-b', path.basename(tree), tree)
    const [main, linked] = [placeOf(repo.path), placeOf(one)]
    const gitDirectory = main.gitDirectory

    const detach = (folder: string) => () => void gitIn(folder, 'checkout', '--quiet', '--detach')
    const attach = (folder: string, branch: string) => () => void gitIn(folder, 'checkout', '--quiet', branch)
    expect(changesBy(repo.path, main, detach(two))).toEqual(['worktrees/two/HEAD'])
    expect(changesBy(one, linked, attach(two, 'two'))).toEqual(['worktrees/two/HEAD'])
    expect(changesBy(one, linked, detach(repo.path))).toEqual([`${gitDirectory}/HEAD`])
    expect(changesBy(one, linked, detach(one))).toEqual(['HEAD'])

    const bisect = (folder: string) => () => void gitIn(folder, 'update-ref', 'refs/bisect/bad', 'HEAD')
    expect(changesBy(one, linked, bisect(one))).toEqual(['worktrees/one/refs/bisect/bad'])
    expect(changesBy(one, linked, bisect(two))).toEqual(['worktrees/two/refs/bisect/bad'])
    expect(changesBy(one, linked, bisect(repo.path))).toEqual(['refs/bisect/bad'])

    const plan = () => repo.write({ '.git/worktrees/two/rebase-merge/git-rebase-todo': 'exec evil\n' })
    expect(changesBy(repo.path, main, plan)).toEqual(['worktrees/two/rebase-merge/git-rebase-todo'])
    const narrow = () => repo.write({ '.git/info/sparse-checkout': 'a\n', '.git/worktrees/one/info/sparse-checkout': 'b\n' })
    expect(changesBy(one, linked, narrow)).toEqual([`${gitDirectory}/info/sparse-checkout`, 'info/sparse-checkout'])
    expect(changesBy(repo.path, main, () => repo.git('worktree', 'remove', '--force', two))).toContain('worktrees/two')
  })
})

function insideGit(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`.git/${name}`, content]))
}
