import { describe, expect, it } from 'vitest'
import { DEFAULT_APPROVAL } from '../../../src/base/config.ts'
import { success } from '../../../src/base/result.ts'
import { authoriseRun } from '../../../src/github/people/authorise.ts'
import { checkOwned, parseCodeowners } from '../../../src/github/people/codeowners.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

/** The token of a GitHub App that may see who is in the teams of the organization. */
const SEEING = 'ghs_seeing000000000000000000000000000000'

async function world(): Promise<GitHubWorld> {
  const place = await gitHubWorld({
    repository: 'octo/demo',
    users: { boss: 'write', writer: 'write', guest: 'write', reader: 'read' },
    teams: { 'octo/core': ['boss', 'reader'], 'octo/docs': ['writer'] },
    pulls: [{ by: 'writer', edits: { 'a.txt': 'b' } }],
  })
  place.github.state.teams.get('octo/core')?.members.set('guest', 'pending')
  place.github.addToken(SEEING, { login: 'chef[bot]', permissions: { contents: 'read', members: 'read', pull_requests: 'write' } })
  return place
}

async function askOwner(place: GitHubWorld, login: string, { token, owners = '@octo/core' }: { token?: string; owners?: string } = {}) {
  const codeowners = parseCodeowners(`* ${owners}\n`)
  if (!codeowners.ok) throw new Error(codeowners.error)
  const { github } = strictClient(place, token)
  return checkOwned({ github, codeowners: codeowners.value, approvers: [{ id: 1, login }], paths: ['a.txt'] })
}

const UNSEEN = {
  code: 'policy_error',
  message: 'Team @octo/core does not exist, or the token cannot see it',
  suggestion: "GITHUB_TOKEN cannot see teams. Use a GitHub App token with 'members: read', or list people instead of the team.",
}

describe('a team in CODEOWNERS', () => {
  it('[C15] that the token cannot see is neither "a member" nor "no member"', async () => {
    await using place = await world()
    for (const login of ['boss', 'writer', 'stranger']) expect(await askOwner(place, login)).toEqual(UNSEEN)
    expect(await askOwner(place, 'boss', { token: SEEING, owners: '@octo/gone' })).toMatchObject({ code: 'policy_error' })
  })

  it('[C15] counts its members where the token sees them, also beside a team that is not there', async () => {
    await using place = await world()
    const token = SEEING
    expect(await askOwner(place, 'boss', { token })).toBeUndefined()
    expect(await askOwner(place, 'boss', { token, owners: '@octo/gone @octo/core' })).toBeUndefined()
    expect(await askOwner(place, 'boss', { owners: '@octo/core @boss' })).toBeUndefined()
    for (const login of ['writer', 'guest'])
      expect(await askOwner(place, login, { token })).toMatchObject({
        code: 'approval_missing',
        message: `${login} is not a code owner of a.txt`,
      })
  })
})

describe('a team in the list of runners', () => {
  function asking(place: GitHubWorld, token?: string) {
    const { github } = strictClient(place, token)
    return (login: string, runners: readonly string[]) => {
      const author = { id: place.github.state.account(login).id, login, isBot: false }
      const run = { attempt: 1, triggeringActor: login, isAppToken: true }
      return authoriseRun({ github, author, run, policy: async () => success({ ...DEFAULT_APPROVAL, runners }) })
    }
  }

  it('lists its members, who need write access as everybody does', async () => {
    await using place = await world()
    const ask = asking(place, SEEING)
    expect(await ask('boss', ['@Octo/Core'])).toMatchObject({ ok: true, value: { login: 'boss' } })
    expect(await ask('writer', ['@octo/core', '@octo/docs'])).toMatchObject({ ok: true })
    for (const login of ['writer', 'guest'])
      expect(await ask(login, ['@octo/core'])).toMatchObject({
        error: { code: 'not_listed', message: `${login} is not listed as someone who may run recipes` },
      })
    expect(await ask('reader', ['@octo/core'])).toMatchObject({ error: { code: 'not_permitted' } })
  })

  it('is asked once in a run, and only for who is not listed by name', async () => {
    await using place = await world()
    const ask = asking(place, SEEING)
    const teamCalls = () => place.github.calls.filter(({ path }) => path.startsWith('/orgs/')).map(({ path }) => path)
    expect(await ask('writer', ['writer', '@octo/core'])).toMatchObject({ ok: true })
    expect(teamCalls()).toEqual([])
    for (const _ of [1, 2, 3]) expect(await ask('boss', ['writer', '@octo/core'])).toMatchObject({ ok: true })
    expect(teamCalls()).toEqual(['/orgs/octo/teams/core/memberships/boss'])
    for (const _ of [1, 2]) expect(await ask('guest', ['@octo/docs', '@octo/core'])).toMatchObject({ error: { code: 'not_listed' } })
    expect(teamCalls().slice(1)).toEqual([
      '/orgs/octo/teams/docs/memberships/guest',
      '/orgs/octo/teams/core/memberships/guest',
      '/orgs/octo/teams/docs',
    ])
  })

  it('that the token cannot see lists nobody and refuses nobody as "not listed"', async () => {
    await using place = await world()
    const ask = asking(place)
    for (const login of ['boss', 'writer']) expect(await ask(login, ['@octo/core'])).toEqual({ ok: false, error: UNSEEN })
    expect(await ask('boss', ['@octo/core', 'boss'])).toMatchObject({ ok: true })
  })

  it.each([
    [{ status: 500, times: 3 }, 'api_unavailable'],
    [{ drop: true, times: 3 }, 'api_unavailable'],
    [{ status: 403 }, 'policy_error'],
    [{ status: 401 }, 'auth_expired'],
    [{ html: '<h1>Log in</h1>' }, 'api_invalid'],
    [{ change: () => ({}) }, 'api_invalid'],
  ] as const)('lists nobody when the look-up fails: %j', async (fault, code) => {
    await using place = await world()
    place.github.fault({ operation: 'teams/get-membership-for-user-in-org', ...fault })
    expect(await asking(place, SEEING)('boss', ['@octo/core'])).toMatchObject({ ok: false, error: { code } })
    place.github.fault({ operation: 'teams/get-by-name', ...fault })
    expect(await asking(place, SEEING)('writer', ['@octo/core'])).toMatchObject({ ok: false, error: { code } })
    place.github.takeViolations()
  })
})
