import { expect, it } from 'vitest'
import { type DriftReport, reportDrift } from '../../../src/github/pulls/drift-issue.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

const BOT = 'github-actions[bot]'

function reporter(world: GitHubWorld): (body: string | undefined, more?: Partial<DriftReport>) => Promise<string> {
  const { github } = strictClient(world)
  const self = world.github.state.account(BOT)
  return async (body, more) => {
    const request = { github, self, subject: 'recipes/tidy.yml', title: 'Drift: Tidy', closing: 'Clean again.', ...more }
    const told = await reportDrift({ ...request, body })
    return told.ok ? `${told.value.kind} ${told.value.issue?.number ?? '-'}` : told.error.code
  }
}

it('keeps one issue for a recipe: opened, left alone, updated, closed with a comment, opened again', async () => {
  await using world = await gitHubWorld()
  const tell = reporter(world)
  expect(await tell(undefined)).toBe('none -')
  expect(await tell('One file')).toBe('opened 1')
  const { writes } = world.github
  expect(await tell('One file')).toBe('unchanged 1')
  expect(world.github.writes).toBe(writes)
  expect(await tell('Two files')).toBe('updated 1')
  expect(world.issue(1)).toMatchObject({ title: 'Drift: Tidy', state: 'open', body: expect.stringContaining('Two files') })
  expect(await tell(undefined)).toBe('closed 1')
  expect(world.issue(1).state).toBe('closed')
  expect(world.issue(1).comments.map(({ body }) => body)).toEqual(['Clean again.'])
  expect(await tell(undefined)).toBe('none -')
  // The same drift as before it was clean is news.
  expect(await tell('Two files')).toBe('reopened 1')
  expect(world.issue(1).state).toBe('open')
  expect(await tell('Other', { subject: 'recipes/other.yml' })).toBe('opened 2')
})

it('an issue that somebody closed stays closed until the drift is another', async () => {
  await using world = await gitHubWorld()
  const tell = reporter(world)
  await tell('One file')
  Object.assign(world.issue(1), { state: 'closed', closedAt: world.github.state.time() })
  expect(await tell('One file')).toBe('left 1')
  expect(world.issue(1).state).toBe('closed')
  expect(await tell('Two files')).toBe('reopened 1')
})

it("touches only issues of its own: a marker is anybody's to write, and a pull request is no issue", async () => {
  await using world = await gitHubWorld({ users: { writer: 'write' } })
  const tell = reporter(world)
  await tell('One file')
  const { body } = world.issue(1)
  world.github.state.addIssue(world.repository, { user: world.github.state.account('writer'), title: 'Mine', body })
  expect(await tell(undefined)).toBe('closed 1')
  expect(world.issue(2).state).toBe('open')
})

it('opens no second issue when the answer to the first was lost, and says what the token lacks', async () => {
  await using world = await gitHubWorld()
  world.github.fault({ operation: 'issues/create', after: 'effect', status: 502 })
  expect(await reporter(world)('One file')).toBe('opened 1')
  expect(world.repository.issues.size).toBe(1)
  await using other = await gitHubWorld({ permissions: { contents: 'read' } })
  expect(await reporter(other)('One file')).toBe('token_not_permitted')
})
