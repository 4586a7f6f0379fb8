import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../../src/app/read-recipes.ts'
import { findRecipes } from '../../../src/app/recipe-files.ts'
import type { RepoPath } from '../../../src/base/path.ts'
import {
  checkWorkflowRef,
  findTrustedCommit,
  readTrustedText,
  type TrustedCommitFacts,
  TrustedTree,
  workflowPath,
} from '../../../src/github/api/trusted-tree.ts'
import { openRemote, type RemoteRepository } from '../../../src/github/remote/remote-git.ts'
import { must, remoteOptions } from '../../support/apply.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'
import { strictClient } from '../../support/strict-client.ts'

const RECIPE = 'name: Bump\ndescription: Bumps.\nsteps:\n  - tool: glob\n    with: { pattern: "*.md" }\n'
const EVIL = RECIPE.replace('Bumps.', 'Steals.')
const FILES = {
  '.github/recipes/bump.yml': RECIPE,
  '.github/workflows/sous.yml': 'on: issue_comment\n',
  '.github/sous.yml': 'approval:\n  drafts: true\n',
  'recipes/call.yml': 'name: Call\ndescription: Calls.\nsteps:\n  - recipe: bump\n',
  'recipes/README.md': '# Recipes\n',
  'src/deep/er/a.ts': 'a\n',
}

function world(edits = {}): Promise<GitHubWorld> {
  return gitHubWorld({ files: FILES, users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'b.txt': 'b', ...edits } }] })
}

async function openPlace(place: GitHubWorld): Promise<RemoteRepository> {
  return must(await openRemote({ ...remoteOptions(place.cloneUrl), token: place.token }))
}

async function open(place: GitHubWorld, commit = place.head('main')) {
  const tree = await TrustedTree.open(strictClient(place).github, commit)
  if (!tree.ok) throw new Error(tree.error.message)
  return tree.value
}

async function recipesOf(tree: TrustedTree) {
  const all = await findRecipes(tree)
  if (!all.ok) throw new Error(all.error.message)
  return readRecipes({ files: all.value, all: all.value, tree, shared: { find: () => Promise.reject(new Error('Nothing is shared')) } })
}

describe('the trusted commit', () => {
  const facts = { sha: 'f'.repeat(40), attempt: 1 }
  const find = async (place: GitHubWorld, given: Partial<TrustedCommitFacts>) => {
    await using remote = await openPlace(place)
    return await findTrustedCommit({ ...facts, event: 'push', readTip: () => remote.readTip(), ...given })
  }

  it('is that of the event where that is the tip of the default branch, and costs nothing', async () => {
    await using place = await world()
    for (const event of ['issue_comment', 'schedule']) expect(await find(place, { event })).toEqual({ ok: true, value: facts.sha })
    expect(place.github.calls).toEqual([])
  })

  it('[A10] is the tip of the default branch, wherever the run was started', async () => {
    await using place = await world()
    const tip = { ok: true, value: place.head('main') }
    place.repository.bare.git(['update-ref', 'refs/heads/HEAD', place.pull().pull.headSha])
    for (const event of ['workflow_dispatch', 'pull_request', 'pull_request_review', 'push'])
      expect(await find(place, { sha: place.pull().pull.headSha, event })).toEqual(tip)
    expect(await find(place, { sha: 'x', event: 'schedule' })).toEqual(tip)
  })

  it('[A9] is looked up anew when a run is repeated, without a call of the API', async () => {
    await using place = await world()
    expect(await find(place, { event: 'issue_comment', attempt: 2 })).toEqual({ ok: true, value: place.head('main') })
    expect([place.github.reads, place.github.writes]).toEqual([0, 0])
  })

  it('is nothing else when GitHub does not say', async () => {
    await using place = await world()
    place.github.fault({ operation: 'git/upload-pack', status: 503, times: 9 })
    expect(await find(place, {})).toMatchObject({ error: { code: 'api_unavailable' } })
    await using empty = await gitHubWorld({ files: {} })
    empty.repository.bare.git(['update-ref', '-d', 'refs/heads/main'])
    expect(await find(empty, {})).toMatchObject({ error: { code: 'ref_missing' } })
  })
})

describe('the recipes of the trusted commit', () => {
  it('are found, read and checked as those of a folder are', async () => {
    await using place = await world()
    const tree = await open(place)
    const read = await recipesOf(tree)
    expect(read.map(({ name, path, recipe, diagnostics }) => [name, path, recipe?.name, diagnostics.length])).toEqual([
      ['bump', '.github/recipes/bump.yml', 'Bump', 0],
      ['call', 'recipes/call.yml', 'Call', 0],
    ])
    // One for the tree, one for each file.
    expect(place.github.calls).toHaveLength(3)
  })

  it('[B1] are not those of the pull request', async () => {
    await using place = await world({ '.github/recipes/bump.yml': EVIL, 'recipes/more.yml': EVIL, '.github/sous.yml': 'approval: {}\n' })
    const head = place.pull().pull.headSha
    expect((await recipesOf(await open(place, head))).map(({ name }) => name)).toEqual(['bump', 'call', 'more'])
    const tree = await open(place)
    expect((await recipesOf(tree)).map(({ name, recipe }) => [name, recipe?.description])).toEqual([
      ['bump', 'Bumps.'],
      ['call', 'Calls.'],
    ])
    expect(await readTrustedText(tree, '.github/sous.yml')).toEqual({ ok: true, value: FILES['.github/sous.yml'] })
  })

  it('[B1] stay those of the commit when the default branch moves meanwhile', async () => {
    await using place = await world()
    const tree = await open(place)
    place.repository.bare.commitOn({ branch: 'main', edits: { '.github/recipes/bump.yml': EVIL } })
    expect((await recipesOf(tree))[0]?.recipe?.description).toBe('Bumps.')
  })

  it('are found one directory after the other where the tree is too large for one answer', async () => {
    await using place = await world()
    place.github.fault({ operation: 'git/get-tree', change: (body) => ({ ...(body as object), truncated: true, tree: [] }) })
    const tree = await open(place)
    expect((await recipesOf(tree)).map(({ name }) => name)).toEqual(['bump', 'call'])
    // All, top, .github, .github/recipes, recipes; and two files.
    expect(place.github.calls).toHaveLength(7)
  })

  it('are read once', async () => {
    await using place = await world()
    const tree = await open(place)
    await recipesOf(tree)
    await recipesOf(tree)
    expect(place.github.calls).toHaveLength(3)
  })
})

describe('a file of the trusted commit', () => {
  const read = (tree: TrustedTree, path: string, limit?: number) => tree.read(path as RepoPath, limit)

  it('may be missing, and nothing but a file is read', async () => {
    await using place = await world()
    const tree = await open(place)
    expect(await readTrustedText(tree, '.github/none.yml')).toEqual({ ok: true, value: undefined })
    expect(await tree.entry('src/deep' as RepoPath)).toEqual({ ok: true, value: { kind: 'directory', size: 0 } })
    expect(await tree.entry('src/deep/er/a.ts/b' as RepoPath)).toEqual({ ok: true, value: { kind: 'missing', size: 0 } })
    expect(await read(tree, 'src/deep')).toMatchObject({ error: { code: 'not_a_file' } })
    expect(await read(tree, 'none')).toMatchObject({ error: { code: 'not_found' } })
    expect(await tree.directory('src/deep/er/a.ts' as RepoPath)).toMatchObject({ error: { code: 'not_a_directory' } })
    expect(await readTrustedText(tree, '../x')).toMatchObject({ error: { code: 'policy_error' } })
    const part = await read(tree, 'recipes/README.md', 3)
    expect(part.ok && Buffer.from(part.value.bytes).toString()).toBe('# R')
  })

  it('is not read through a link', async () => {
    await using place = await gitHubWorld({ files: { 'real/a.yml': RECIPE } })
    const { bare } = place.repository
    const link = bare.writeBlob('real')
    const tree = bare.git(['mktree'], `120000 blob ${link}\trecipes\n120000 blob ${link}\tCODEOWNERS\n`).toString().trim()
    const commit = bare.writeCommit({ tree, parents: [], message: 'links' })
    const trusted = await open(place, commit)
    expect(await readTrustedText(trusted, 'recipes/a.yml')).toMatchObject({ error: { code: 'policy_error' } })
    expect(await readTrustedText(trusted, 'CODEOWNERS')).toMatchObject({
      error: { code: 'policy_error', message: "Cannot read 'CODEOWNERS': Path 'CODEOWNERS' leads through a symbolic link" },
    })
  })

  it('that is not UTF-8 or is too large is refused', async () => {
    await using place = await gitHubWorld({ files: { latin: Buffer.from([0xe4, 0x0a]), large: Buffer.alloc(4 * 1024 * 1024 + 1) } })
    const tree = await open(place)
    expect(await readTrustedText(tree, 'latin')).toMatchObject({ error: { code: 'policy_error', message: "'latin' is not UTF-8" } })
    expect(await readTrustedText(tree, 'large')).toMatchObject({ error: { code: 'policy_error' } })
    expect(place.github.count({ operation: 'git/get-blob' })).toBe(1)
  })

  it('[R23] is taken only with the content that its name stands for', async () => {
    await using place = await world()
    place.github.fault({
      operation: 'git/get-blob',
      change: (body) => ({ ...(body as object), content: Buffer.from('approval: {}\n').toString('base64') }),
    })
    const tree = await open(place)
    expect(await readTrustedText(tree, '.github/sous.yml')).toMatchObject({ error: { code: 'api_invalid' } })
  })

  it('[R8] that GitHub does not give ends the reading with why', async () => {
    await using place = await world()
    const tree = await open(place)
    place.github.fault({ operation: 'git/get-blob', status: 401 })
    expect(await read(tree, '.github/sous.yml')).toMatchObject({ error: { code: 'network_failed' } })
    expect(tree.refusal?.code).toBe('auth_expired')
    place.github.fault({ operation: 'git/get-tree', status: 503, times: 3 })
    expect(await TrustedTree.open(strictClient(place).github, place.head('main'))).toMatchObject({ error: { code: 'api_unavailable' } })
  })

  it('[R23] is not looked for in a tree that is not as expected', async () => {
    for (const body of [
      {},
      { sha: 'x' },
      { sha: 'a'.repeat(40), truncated: false, tree: [{ path: 'a', mode: '100644', sha: null }] },
      [],
    ]) {
      await using api = await scriptedGitHub(() => ({ body }))
      expect(await TrustedTree.open(api.github, 'a'.repeat(40))).toMatchObject({ ok: false, error: { code: 'api_invalid' } })
    }
  })
})

describe('the workflow of a review', () => {
  const ref = 'owner/demo/.github/workflows/sous.yml@refs/pull/1/merge'
  const judge = async (place: GitHubWorld, workflow: { readonly ref?: string; readonly sha?: string } = {}) => {
    const { sha } = place.review({ by: 'writer', state: 'APPROVED' })
    await using remote = await openPlace(place)
    const file = { path: workflowPath(workflow.ref ?? ref), sha: workflow.sha ?? sha }
    return await checkWorkflowRef(remote, await open(place), file)
  }

  it('[A1] may apply what it approves when it is that of the default branch', async () => {
    await using place = await world()
    expect(await judge(place)).toBeUndefined()
    expect(await judge(place, { sha: place.head('main') })).toBeUndefined()
  })

  it('[A1] may not when the pull request changed it', async () => {
    await using place = await world({ '.github/workflows/sous.yml': 'on: pull_request_review\njobs: {}\n' })
    expect(await judge(place)).toEqual({
      code: 'event_not_trusted_for_apply',
      message: 'The workflow of this run differs from the one on the default branch',
      suggestion: "Comment '/sous apply' with the digest.",
    })
    expect(place.github.writes).toBe(0)
  })

  it('[A1] may not when it is another, or cannot be told', async () => {
    await using place = await world({ '.github/workflows/mine.yml': 'on: push\n' })
    const other = 'owner/demo/.github/workflows/mine.yml@refs/pull/1/merge'
    const refused = { code: 'event_not_trusted_for_apply' }
    expect(await judge(place, { ref: other })).toMatchObject(refused)
    expect(await judge(place, { ref: '' })).toMatchObject(refused)
    expect(await judge(place, { ref: 'owner/demo/.github/workflows/../../a.yml@refs/heads/main' })).toMatchObject(refused)
    expect(await judge(place, { sha: '' })).toMatchObject(refused)
    place.github.fault({ operation: 'git/upload-pack', status: 500, times: 9 })
    expect(await judge(place)).toMatchObject({ code: 'api_unavailable' })
  })
})
