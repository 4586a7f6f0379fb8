import { describe, expect, it } from 'vitest'
import { sharedRecipes } from '../../src/app/shared/shared-recipes.ts'
import { parseRecipeRef } from '../../src/base/recipe-ref.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { openPrograms } from '../../src/system/process/programs.ts'
import { FolderTree } from '../../src/workspace/folder-tree.ts'
import { must } from '../support/apply.ts'
import { httpServer } from '../support/http-server.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { testGit } from '../support/workspace.ts'

const COMMIT = 'a'.repeat(40)

/** What the action says about a recipe of a server that answers so. */
async function find(status: number, headers: Readonly<Record<string, string>> = {}) {
  await using server = await httpServer((_, response) => response.writeHead(status, headers).end())
  await using folder = await tempFolder({
    '.github/sous.yml': 'recipes: { allow: [acme/recipes] }\n',
    '.github/sous.lock': `version: 1\nrecipes:\n  acme/recipes/node@${COMMIT}: sha256:${'0'.repeat(64)}\n`,
  })
  const shared = sharedRecipes({
    tree: must(await FolderTree.open(folder.path, realDisk, testGit)),
    surroundings: {
      env: { HOME: folder.path },
      signal: new AbortController().signal,
      onGitHub: { server: server.origin, token: 'ghs_secret', configPath: '' },
    },
    programs: openPrograms({ path: process.env['PATH'] ?? '', forbiddenRoot: folder.path }),
  })
  const ref = parseRecipeRef(`acme/recipes/node@${COMMIT}`)
  if (ref === undefined) throw new Error('It is a reference.')
  const found = await shared.find(ref)
  return { found, server }
}

describe('the server of a shared recipe', { timeout: 30_000 }, () => {
  it('follows no redirect: a repository that was renamed has to be named anew', async () => {
    const { found, server } = await find(301, { location: 'http://127.0.0.1:1/evil/recipes.git/info/refs' })
    expect(found).toMatchObject({ ok: false, error: { code: 'source_unavailable', message: `${server.origin}/acme/recipes has moved` } })
  })

  it.each([401, 403, 404])('says that it cannot be read when the answer is %i, without the token', async (status) => {
    const { found } = await find(status)
    expect(found).toMatchObject({ ok: false, error: { code: 'source_unavailable', message: expect.stringContaining('cannot be read') } })
    expect(JSON.stringify(found)).not.toContain('ghs_secret')
  })
})
