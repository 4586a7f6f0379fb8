import { expect, it } from 'vitest'
import { committerOf, isWorkflowsOwn, readOwnIdentity } from '../../../src/github/api/graphql.ts'
import { tokenKind } from '../../../src/github/proposals/propose.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

it.each(['with GraphQL', 'without GraphQL'])(
  "the workflow's own token is known on a server where the bot has another id, %s",
  async (how) => {
    await using world = await gitHubWorld()
    world.github.state.addAccount({ login: 'github-actions[bot]', type: 'Bot', id: 7 })
    if (how === 'without GraphQL') world.github.fault({ path: '/graphql', status: 404 })
    const self = await readOwnIdentity({ github: strictClient(world).github, isAppToken: true })
    expect(self).toMatchObject({ ok: true, value: { id: 7, login: 'github-actions[bot]' } })
    expect(self.ok && [isWorkflowsOwn(self.value), tokenKind(world.token, self.value)]).toEqual([true, 'workflow'])
    // The id of the bot on github.com is anybody's here.
    expect(isWorkflowsOwn({ id: 41_898_282, login: 'chef[bot]' })).toBe(false)
  },
)

it('nobody is known by a guess where the server tells nothing', async () => {
  await using world = await gitHubWorld()
  world.github.fault({ path: '/graphql', status: 404 })
  world.github.fault({ operation: 'users/get-by-username', status: 404 })
  expect(await readOwnIdentity({ github: strictClient(world).github, isAppToken: true })).toMatchObject({
    ok: false,
    error: { code: 'api_not_found' },
  })
})

it.each([
  ['https://github.com', 'users.noreply.github.com'],
  ['https://github.example.com:8443', 'users.noreply.github.example.com'],
  ['https://octo.ghe.com/owner/demo.git', 'users.noreply.octo.ghe.com'],
])('commits at %s have an address at %s', (server, host) => {
  expect(committerOf({ id: 7, login: 'chef[bot]' }, server)).toBe(`chef[bot] <7+chef[bot]@${host}>`)
})
