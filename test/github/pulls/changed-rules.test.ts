import { expect, it } from 'vitest'
import { TrustedTree } from '../../../src/github/api/trusted-tree.ts'
import { checkRecipeUnchanged, findChangedRules, readChangedRules } from '../../../src/github/pulls/changed-rules.ts'
import { openRemote } from '../../../src/github/remote/remote-git.ts'
import { must, remoteOptions } from '../../support/apply.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'
import { strictClient } from '../../support/strict-client.ts'

it('[B1] a recipe that the pull request changes, moves or removes is known', async () => {
  await using world = await gitHubWorld({
    files: {
      'recipes/old.yml': 'name: Old\ndescription: A long enough text to be found again.\n',
      '.github/recipes/gone.yml': 'x\n',
      'a.txt': 'a\n',
    },
    users: { writer: 'write' },
    pulls: [
      {
        by: 'writer',
        edits: {
          'a.txt': 'b\n',
          'src/recipes/mine.yml': 'no recipe\n',
          'recipes/old.yml': null,
          'moved.yml': 'name: Old\ndescription: A long enough text to be found again.\n',
          '.github/recipes/gone.yml': null,
          '.github/sous.yml': 'approval: {}\n',
          CODEOWNERS: '* @writer\n',
        },
      },
    ],
  })
  const changed = await readChangedRules(strictClient(world).github, 1)
  expect(changed.ok && [...changed.value].sort()).toEqual(['.github/recipes/gone.yml', '.github/sous.yml', 'CODEOWNERS', 'recipes/old.yml'])
})

it('[B1] such a recipe applies nothing', () => {
  expect(checkRecipeUnchanged(['recipes/bump.yml', 'CODEOWNERS'], ['recipes/bump.yml'])).toEqual({
    code: 'recipe_changed',
    message: 'The pull request changes recipes/bump.yml',
    suggestion: 'Merge the change to the recipe first.',
  })
  expect(checkRecipeUnchanged(['recipes/bump.yml'], ['recipes/call.yml', 'recipes/bump.yml'])?.code).toBe('recipe_changed')
  expect(checkRecipeUnchanged(['recipes/other.yml'], ['recipes/bump.yml'])).toBeUndefined()
})

it('[R21] a list of files that GitHub cuts off is not taken for the whole', async () => {
  const page = (url: string) => Number(new URL(url, 'http://x').searchParams.get('page'))
  const files = (number: number) => Array.from({ length: 100 }, (_, i) => ({ filename: `f${number}-${i}` }))
  await using api = await scriptedGitHub(({ url }) => ({
    body: files(page(url)),
    headers: page(url) < 30 ? { link: `<https://x.example/?page=${page(url) + 1}>; rel="next"` } : {},
  }))
  expect(await readChangedRules(api.github, 1)).toMatchObject({ ok: false, error: { code: 'policy_error' } })
})

it('[R8] files that GitHub does not list end it', async () => {
  await using api = await scriptedGitHub(() => ({ status: 503 }))
  expect(await readChangedRules(api.github, 1)).toMatchObject({ ok: false, error: { code: 'api_unavailable' } })
})

async function find(world: GitHubWorld) {
  const { github } = strictClient(world)
  await using remote = must(await openRemote({ ...remoteOptions(world.cloneUrl), token: world.token }))
  const trusted = must(await TrustedTree.open(github, world.head('main')))
  const { number, pull } = world.pull()
  return must(await findChangedRules({ github, remote, trusted, pull: { number, head: { commit: pull.headSha } } }))
}

const listings = (world: GitHubWorld) => world.github.count({ operation: 'pulls/list-files' })

it('[A14] a pull request whose rules are those of the default branch is known without asking for its files', async () => {
  const files = { 'recipes/a.yml': 'name: A\n', CODEOWNERS: '* @writer\n', 'docs/a.md': 'a\n', 'a.txt': 'a\n' }
  await using world = await gitHubWorld({
    files,
    users: { writer: 'write' },
    pulls: [{ by: 'writer', edits: { 'a.txt': 'b\n', 'docs/a.md': 'b' } }],
  })
  expect(await find(world)).toEqual([])
  expect(listings(world)).toBe(0)
  // The default branch went on: which of the two changed the file, only GitHub's list tells.
  world.repository.bare.commitOn({ branch: 'main', edits: { 'recipes/a.yml': 'name: B\n' }, message: 'On' })
  expect(await find(world)).toEqual([])
  expect(listings(world)).toBe(1)
})

it.each([
  ['changes', { 'recipes/a.yml': 'name: B\n' }],
  ['removes', { 'recipes/a.yml': null }],
  ['adds', { '.github/recipes/b.yml': 'name: B\n' }],
])('[B1] a pull request that %s a recipe is found out', async (_, edits) => {
  await using world = await gitHubWorld({
    files: { 'recipes/a.yml': 'name: A\n' },
    users: { writer: 'write' },
    pulls: [{ by: 'writer', edits: { 'c.txt': 'c\n', ...edits } }],
  })
  expect(await find(world)).toEqual(Object.keys(edits))
})

it('[B1] a recipe that becomes a link with the same bytes is a change', async () => {
  await using world = await gitHubWorld({
    files: { 'recipes/a.yml': 'b.yml' },
    users: { writer: 'write' },
    pulls: [{ by: 'writer', edits: { 'c.txt': 'c\n' } }],
  })
  const { bare } = world.repository
  const head = world.pull().pull.headSha
  const link = `120000 blob ${bare.resolve(`${head}:recipes/a.yml`)}\ta.yml\n`
  const rest = bare.text(['ls-tree', head]).replace(/ [0-9a-f]+\trecipes/, ` ${bare.text(['mktree'], link)}\trecipes`)
  const commit = bare.writeCommit({ tree: bare.text(['mktree'], `${rest}\n`), parents: [head], message: 'Link' })
  bare.git(['update-ref', 'refs/heads/feature-1', commit])
  expect(await find(world)).toEqual(['recipes/a.yml'])
})
