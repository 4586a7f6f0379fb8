import { expect, it } from 'vitest'
import { readChangedRules, refuseChangedRecipe } from '../../src/forge/changed-rules.ts'
import { gitHubWorld } from '../support/github/world.ts'
import { scriptedGitHub } from '../support/scripted-github.ts'
import { strictClient } from '../support/strict-client.ts'

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

it('[B1] such a recipe lands nothing', () => {
  expect(refuseChangedRecipe(['recipes/bump.yml', 'CODEOWNERS'], ['recipes/bump.yml'])).toEqual({
    code: 'recipe_changed',
    message: 'The pull request changes recipes/bump.yml',
    suggestion: 'Merge the change of the recipe first.',
  })
  expect(refuseChangedRecipe(['recipes/bump.yml'], ['recipes/call.yml', 'recipes/bump.yml'])?.code).toBe('recipe_changed')
  expect(refuseChangedRecipe(['recipes/other.yml'], ['recipes/bump.yml'])).toBeUndefined()
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
