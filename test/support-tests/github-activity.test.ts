import { spawn } from 'node:child_process'
import { getOctokit } from '@actions/github'
import { describe, expect, it } from 'vitest'
import { type GitHubWorld, gitHubWorld } from '../support/github/world.ts'
import { GIT_ENV } from '../support/temp-folder.ts'

const at = { owner: 'owner', repo: 'demo' }
const NONE = '0'.repeat(40)

async function demo(): Promise<GitHubWorld> {
  return gitHubWorld({ users: { writer: 'write', colleague: 'write' }, pulls: [{ by: 'writer', edits: { 'a.txt': 'one\n' } }] })
}

function client({ github, token }: GitHubWorld, other?: string): ReturnType<typeof getOctokit> {
  return getOctokit(other ?? token, { baseUrl: github.origin })
}

async function activity(world: GitHubWorld, query: object = {}) {
  return (await client(world).rest.repos.listActivities({ ...at, ...query })).data
}

async function told(world: GitHubWorld, query: object = {}): Promise<readonly string[]> {
  return (await activity(world, query)).map((entry) => `${entry.activity_type} ${entry.ref.slice(11)} ${entry.actor?.login}`)
}

function git(folder: string, args: readonly string[]): Promise<number | null> {
  return new Promise((resolve) => spawn('git', args, { cwd: folder, env: GIT_ENV, stdio: 'ignore' }).on('close', resolve))
}

describe('activity', () => {
  it('tells who did what to branches, whichever way', async () => {
    await using world = await demo()
    const { rest } = client(world, world.tokenOf('colleague'))
    const first = world.head('feature-1')
    world.push({ 'b.txt': 'b\n' })
    world.push({ 'b.txt': 'c\n' }, 1, { by: 'colleague' })
    world.forcePush({ to: first, by: 'colleague' })
    await rest.git.createRef({ ...at, ref: 'refs/heads/other', sha: first })
    await rest.git.updateRef({ ...at, ref: 'heads/other', sha: world.head('main'), force: true })
    await rest.git.deleteRef({ ...at, ref: 'heads/other' })
    await rest.git.createRef({ ...at, ref: 'refs/sous/plans/1', sha: first })
    await client(world).rest.pulls.merge({ ...at, pull_number: 1 })
    expect(await told(world, { direction: 'asc' })).toEqual([
      'branch_creation main owner',
      'branch_creation feature-1 writer',
      'push feature-1 writer',
      'push feature-1 colleague',
      'force_push feature-1 colleague',
      'branch_creation other colleague',
      'force_push other colleague',
      'branch_deletion other colleague',
      'pr_merge main github-actions[bot]',
    ])
    expect((await activity(world, { ref: 'other' })).map(({ before, after }) => [before, after])).toEqual([
      [world.repository.bare.commit(first).parents[0], NONE],
      [first, world.repository.bare.commit(first).parents[0]],
      [NONE, first],
    ])
  })

  it('tells who pushed with git, and what tests do by themselves as the author of the pull request', async () => {
    await using world = await demo()
    const folder = world.checkout('feature-1', { persistCredentials: false })
    const push = async (login: string, ...args: readonly string[]) => {
      const basic = Buffer.from(`x-access-token:${world.tokenOf(login)}`).toString('base64')
      return git(folder, ['-c', `http.extraheader=AUTHORIZATION: basic ${basic}`, 'push', 'origin', ...args])
    }
    await git(folder, ['commit', '--quiet', '--allow-empty', '--message=Empty'])
    expect(await push('colleague', 'HEAD:refs/heads/feature-1', 'HEAD:refs/heads/new')).toBe(0)
    await git(folder, ['commit', '--quiet', '--amend', '--allow-empty', '--message=Other'])
    expect(await push('colleague', 'HEAD:refs/heads/feature-1')).not.toBe(0)
    expect(await push('owner', '--force', 'HEAD:refs/heads/feature-1', ':refs/heads/new')).toBe(0)
    world.repository.bare.commitOn({ branch: 'feature-1', edits: { 'c.txt': 'c\n' } })
    expect((await told(world)).slice(0, -2).toReversed()).toEqual([
      'push feature-1 colleague',
      'branch_creation new colleague',
      'force_push feature-1 owner',
      'branch_deletion new owner',
      'push feature-1 writer',
    ])
  })

  it('has the time of the push, whatever the commit says, so that what is said later is later', async () => {
    await using world = await demo()
    const sha = world.push({ 'b.txt': 'b\n' }, 1, { date: '2031-01-01T00:00:00Z' })
    expect(world.repository.bare.commit(sha).committer.date).toBe('2031-01-01T00:00:00Z')
    const { comment } = world.comment({ by: 'writer', body: 'Hello' })
    const { review } = world.review({ by: 'colleague', state: 'APPROVED' })
    const [pushed] = await activity(world)
    expect(pushed).toMatchObject({ after: sha, timestamp: '2026-02-03T10:00:02Z' })
    expect([comment.createdAt, review.submittedAt]).toEqual(['2026-02-03T10:00:03Z', '2026-02-03T10:00:04Z'])
  })

  it('is filtered, and has pages without numbers', async () => {
    await using world = await demo()
    for (const by of ['writer', 'colleague', 'writer']) world.push({ 'b.txt': `${by} ${world.head('feature-1')}\n` }, 1, { by })
    expect(await told(world, { ref: 'refs/heads/feature-1', activity_type: 'push', actor: 'Writer' })).toHaveLength(2)
    expect(await told(world, { ref: 'feature-1' })).toHaveLength(4)
    expect(await told(world, { ref: 'nothing' })).toEqual([])
    const { paginate, rest } = client(world)
    const all = await activity(world)
    expect(await paginate(rest.repos.listActivities, { ...at, per_page: 2 })).toEqual(all)
    world.github.state.now += 2 * 24 * 3600 * 1000
    expect([await told(world, { time_period: 'day' }), (await told(world, { time_period: 'week' })).length]).toEqual([[], all.length])
  })

  it('of a fork is the fork’s', async () => {
    await using world = await demo()
    world.openPull({ by: 'stranger', edits: { 'c.txt': 'c\n' }, fork: 'stranger' })
    world.push({ 'c.txt': 'd\n' }, 2)
    expect(await told(world)).toHaveLength(2)
    const { data } = await client(world).rest.repos.listActivities({ owner: 'stranger', repo: 'demo', ref: 'feature-2' })
    expect(data.map(({ activity_type: type, actor }) => [type, actor?.login])).toEqual([
      ['push', 'stranger'],
      ['branch_creation', 'stranger'],
    ])
  })
})
