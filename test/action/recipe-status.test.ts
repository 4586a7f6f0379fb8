import { expect, it } from 'vitest'
import { putStatus } from '../../src/action/recipe-status.ts'
import { gitHubWorld } from '../support/github/world.ts'
import { strictClient } from '../support/strict-client.ts'

const URL = 'https://github.com/owner/demo/actions/runs/7'

it('sets the status of a recipe in one call, cut to what GitHub takes', async () => {
  await using world = await gitHubWorld()
  const { github } = strictClient(world)
  const commit = world.head('main')
  expect(await putStatus(github, { commit, recipe: 'bump-node', state: 'pending', description: 'Waiting.', url: URL })).toBeUndefined()
  expect(world.github.writes).toBe(1)
  expect(world.repository.statuses[0]).toMatchObject({
    sha: commit,
    state: 'pending',
    context: 'Sous / bump-node',
    description: 'Waiting.',
    targetUrl: URL,
  })
  const long = { commit, recipe: 'a'.repeat(300), state: 'failure', description: 'b'.repeat(200), url: URL } as const
  expect(await putStatus(github, long)).toBeUndefined()
  const [status] = world.repository.statuses
  expect(status?.context).toBe(`Sous / ${'a'.repeat(247)}…`)
  expect(status?.description).toBe(`${'b'.repeat(139)}…`)
})

it('says what GitHub refused, after one call', async () => {
  await using world = await gitHubWorld({ permissions: { contents: 'write', pull_requests: 'write' } })
  const { github } = strictClient(world)
  const refused = await putStatus(github, { commit: world.head('main'), recipe: 'tidy', state: 'success', description: '', url: URL })
  expect(refused?.code).toBe('token_not_permitted')
  expect(world.github.calls).toHaveLength(1)
})
