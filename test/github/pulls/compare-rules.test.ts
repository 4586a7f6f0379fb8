import { expect, it } from 'vitest'
import type { RepoDirectory } from '../../../src/base/path.ts'
import { TrustedTree } from '../../../src/github/api/trusted-tree.ts'
import { compareRules } from '../../../src/github/pulls/changed-rules.ts'
import { must } from '../../support/apply.ts'
import type { Edits } from '../../support/github/bare-repository.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

const FILES = {
  '.github/recipes/a.yml': 'a',
  '.github/sous.yml': 'rules: []\n',
  '.github/sous/bundles/b/tools/t@1.json': '{}',
  'recipes/c.yaml': 'c',
  'recipes/README.md': 'Recipes',
  'tools/own.yml': 'own',
  'app/recipes/d.yml': 'd',
  CODEOWNERS: '* @boss\n',
}

async function changed(edits: Edits, { recipe = 'sous:x', directory = '.' } = {}): Promise<readonly string[]> {
  await using world = await gitHubWorld({ files: FILES, users: { author: 'write' }, pulls: [{ by: 'author', edits }] })
  const { github } = strictClient(world)
  const [base, head] = [
    must(await TrustedTree.open(github, world.head('main'))),
    must(await TrustedTree.open(github, world.head('feature-1'))),
  ]
  return must(await compareRules({ base, head, recipe, directory: directory as RepoDirectory }))
}

it('finds recipes, configuration and tools that were changed, made or removed', async () => {
  const edits = {
    '.github/recipes/a.yml': 'b',
    '.github/recipes/new.yml': 'n',
    '.github/sous.yml': null,
    '.github/sous/bundles/b/tools/t@1.json': '[]',
    'recipes/c.yaml': 'd',
  }
  expect(await changed(edits)).toEqual(Object.keys(edits).toSorted())
})

it('leaves out what decides nothing, and what lies elsewhere', async () => {
  expect(await changed({ 'recipes/README.md': 'R', CODEOWNERS: '', 'app/recipes/d.yml': 'e', 'tools/own.yml': 'o' })).toEqual([])
})

it('finds the recipe that is run wherever it is, and takes paths from the working directory', async () => {
  expect(await changed({ 'tools/own.yml': 'o' }, { recipe: 'tools/own.yml' })).toEqual(['tools/own.yml'])
  expect(await changed({ 'app/recipes/d.yml': 'e', 'recipes/c.yaml': 'd' }, { directory: 'app' })).toEqual(['recipes/d.yml'])
})
