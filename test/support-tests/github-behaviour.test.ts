import { getOctokit } from '@actions/github'
import { describe, expect, it } from 'vitest'
import { gitHubServer } from '../support/github/server.ts'
import { type GitHubWorld, gitHubWorld, type WorldOptions } from '../support/github/world.ts'

const at = { owner: 'owner', repo: 'demo' }
const issue = { ...at, issue_number: 1 }

async function demo(options: WorldOptions = {}): Promise<GitHubWorld> {
  return gitHubWorld({
    files: { 'a.txt': 'one\ntwo\n' },
    users: { writer: 'write', reader: 'read', triager: 'triage', keeper: 'maintain' },
    pulls: [{ by: 'writer', edits: { 'a.txt': 'one\n2\n' } }],
    ...options,
  })
}

function client({ github, token }: GitHubWorld, other?: string): ReturnType<typeof getOctokit>['rest'] {
  return getOctokit(other ?? token, { baseUrl: github.origin }).rest
}

async function statusOf(promise: Promise<{ readonly status: number }>): Promise<number> {
  const error = (found: { readonly status: number }) => found.status
  return promise.then(({ status }) => status, error)
}

describe('strictness', () => {
  it('fails the test that asked for a route it does not know', async () => {
    const github = await gitHubServer()
    await fetch(`${github.origin}/repos/owner/demo/stargazers`)
    await expect(github[Symbol.asyncDispose]()).rejects.toThrow(/stargazers: no route that the test server knows/)
  })

  it('takes no query and no field that GitHub does not describe', async () => {
    await using world = await demo()
    const { github, token } = world
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await fetch(`${github.origin}/repos/owner/demo/pulls?per_pages=100`, { headers })
    await fetch(`${github.origin}/repos/owner/demo/issues/1/comments`, { method: 'POST', headers, body: '{"body":"x","boddy":"y"}' })
    await fetch(`${github.origin}/repos/owner/demo/issues/1/comments`, { method: 'POST', headers, body: '{}' })
    expect(github.takeViolations()).toEqual([
      'GET /repos/owner/demo/pulls: the request is wrong: /query must NOT have additional properties {"additionalProperty":"per_pages"}',
      'POST /repos/owner/demo/issues/1/comments: the request is wrong: /requestBody has the unknown field "boddy"',
      `POST /repos/owner/demo/issues/1/comments: the request is wrong: /requestBody must have required property 'body' {"missingProperty":"body"}`,
    ])
    expect(world.issue().comments).toEqual([])
  })
})

describe('tokens', () => {
  it('answers 401 to a token it does not know and 403 to one without the permission, and does nothing', async () => {
    await using world = await demo({ permissions: { contents: 'write', pull_requests: 'read' } })
    expect(await statusOf(client(world, 'ghs_unknown').repos.get(at))).toBe(401)
    await expect(client(world).issues.createComment({ ...issue, body: 'x' })).rejects.toMatchObject({
      status: 403,
      response: { data: { message: 'Resource not accessible by integration' } },
    })
    expect(world.issue().comments).toEqual([])
    expect(
      await statusOf(client(world, world.tokenOf('reader')).git.createRef({ ...at, ref: 'refs/heads/x', sha: world.head('main') })),
    ).toBe(403)
  })

  it('tells what people may do in the words of GitHub', async () => {
    await using world = await demo()
    const found: unknown[] = []
    for (const username of ['owner', 'keeper', 'writer', 'triager', 'reader']) {
      const { data } = await client(world).repos.getCollaboratorPermissionLevel({ ...at, username })
      found.push([data.user?.login, data.permission, data.role_name])
    }
    expect(found).toEqual([
      ['owner', 'admin', 'admin'],
      ['keeper', 'write', 'maintain'],
      ['writer', 'write', 'write'],
      ['triager', 'read', 'triage'],
      ['reader', 'read', 'read'],
    ])
    expect(await statusOf(client(world).repos.getCollaboratorPermissionLevel({ ...at, username: 'nobody' }))).toBe(404)
  })

  it('shows teams to apps that may see members, and answers 404 to all others, also to the token of the workflow', async () => {
    await using world = await demo({ teams: { 'octo/core': ['writer'] }, permissions: { contents: 'write', members: 'read' } })
    const { github } = world
    github.addToken('ghs_chef', { login: 'chef[bot]', permissions: { members: 'read' } })
    github.addToken('ghs_other', { login: 'other[bot]', permissions: { contents: 'write' } })
    const team = { org: 'octo', team_slug: 'core' }
    const asked = async (token: string) => {
      const { teams } = client(world, token)
      return [
        await statusOf(teams.getByName(team)),
        await statusOf(teams.getMembershipForUserInOrg({ ...team, username: 'writer' })),
        await statusOf(teams.getMembershipForUserInOrg({ ...team, username: 'reader' })),
      ]
    }
    expect(await asked('ghs_chef')).toEqual([200, 200, 404])
    expect(await asked(world.tokenOf('writer'))).toEqual([200, 200, 404])
    for (const token of [world.token, 'ghs_other', world.tokenOf('reader')]) expect(await asked(token)).toEqual([404, 404, 404])
  })

  it('lets nobody approve their own pull request', async () => {
    await using world = await demo()
    const pull = { ...at, pull_number: 1, event: 'APPROVE' } as const
    expect(await statusOf(client(world, world.tokenOf('writer')).pulls.createReview(pull))).toBe(422)
    expect(await statusOf(client(world, world.tokenOf('reader')).pulls.createReview(pull))).toBe(200)
  })
})

describe('state', () => {
  it('follows the branches of pull requests, closes one whose branch is gone, and knows forks', async () => {
    await using world = await demo()
    const { pulls } = client(world)
    const sha = world.repository.bare.commitOn({ branch: 'feature-1', edits: { 'b.txt': 'b\n' } })
    expect((await pulls.get({ ...at, pull_number: 1 })).data).toMatchObject({ head: { sha }, commits: 2, changed_files: 2 })
    world.openPull({ by: 'stranger', edits: { 'c.txt': 'c\n' }, fork: 'stranger', branch: 'main' })
    expect((await pulls.get({ ...at, pull_number: 2 })).data).toMatchObject({
      head: { label: 'stranger:main', repo: { full_name: 'stranger/demo', fork: true } },
      base: { sha: world.head('main') },
    })
    world.repository.bare.git(['update-ref', '-d', 'refs/heads/feature-1'])
    expect((await pulls.get({ ...at, pull_number: 1 })).data).toMatchObject({ state: 'closed', merged: false, head: { sha } })
  })

  it('knows merged and closed pull requests and those whose fork was deleted', async () => {
    await using world = await demo()
    const { pulls } = client(world)
    world.openPull({ by: 'stranger', edits: { 'c.txt': 'c\n' }, fork: 'stranger' })
    world.openPull({ by: 'writer', edits: { 'd.txt': 'd\n' } })
    await client(world).issues.addLabels({ ...issue, labels: ['without a text'] })
    expect((await pulls.list(at)).data.at(-1)?.labels).toMatchObject([{ name: 'without a text', description: null }])
    const sha = world.merge(1)
    world.deleteFork(2)
    world.close(3)
    const get = async (number: number) => (await pulls.get({ ...at, pull_number: number })).data
    expect(await get(1)).toMatchObject({ state: 'closed', merged: true, merge_commit_sha: sha, merged_by: { login: 'owner' } })
    expect(world.repository.bare.files('main')).toEqual({ 'a.txt': 'one\n2\n' })
    expect(await get(2)).toMatchObject({ state: 'open', head: { repo: null, label: 'stranger:feature-2' } })
    expect(await get(3)).toMatchObject({ state: 'closed', merged: false })
  })

  it('gives lists in pages with links', async () => {
    await using world = await demo()
    for (let number = 0; number < 101; number++) world.comment({ by: 'reader', body: String(number) })
    const octokit = getOctokit(world.token, { baseUrl: world.github.origin })
    const first = await octokit.rest.issues.listComments(issue)
    expect([first.data.length, first.headers.link?.replaceAll(world.github.origin, '')]).toEqual([
      30,
      '</repos/owner/demo/issues/1/comments?page=2>; rel="next", </repos/owner/demo/issues/1/comments?page=4>; rel="last"',
    ])
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...issue, per_page: 100 })
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 101 }, (_, number) => String(number)))
    expect(world.github.count({ operation: 'issues/list-comments' })).toBe(3)
  })

  it('signs the commits that a bot makes without naming anybody, and no others', async () => {
    await using world = await demo()
    const { bare } = world.repository
    const parent = world.head('main')
    const commit = { ...at, message: 'One\n\nTwo\n', tree: bare.commit(parent).tree, parents: [parent] }
    const { data: signed } = await client(world).git.createCommit(commit)
    expect([signed.verification.verified, signed.author.name, signed.committer.name]).toEqual([true, 'github-actions[bot]', 'GitHub'])
    expect(bare.text(['cat-file', 'commit', signed.sha])).toMatch(
      /^gpgsig -----BEGIN PGP SIGNATURE-----\n \n [\s\S]*-----\n \n\nOne\n\nTwo$/m,
    )
    expect(bare.text(['fsck', '--strict', '--no-dangling'])).toBe('')
    const author = { name: 'A', email: 'a@b.c' }
    for (const { data } of [
      await client(world).git.createCommit({ ...commit, author }),
      await client(world, world.tokenOf('writer')).git.createCommit(commit),
    ])
      expect([data.verification.verified, data.verification.reason]).toEqual([false, 'unsigned'])
  })

  it('moves a ref only from where it is', async () => {
    await using world = await demo()
    const { git } = client(world)
    const other = world.repository.bare.writeCommit({
      tree: world.repository.bare.commit(world.head('main')).tree,
      parents: [],
      message: 'x',
    })
    await expect(git.updateRef({ ...at, ref: 'heads/main', sha: other })).rejects.toThrow('Update is not a fast forward')
    await expect(git.createRef({ ...at, ref: 'refs/heads/main', sha: other })).rejects.toThrow('Reference already exists')
    await git.updateRef({ ...at, ref: 'heads/main', sha: other, force: true })
    expect(world.head('main')).toBe(other)
  })

  it('takes comments on lines of the diff only', async () => {
    await using world = await demo()
    const { pulls } = client(world)
    const comment = { ...at, pull_number: 1, commit_id: world.head('feature-1'), path: 'a.txt', body: 'x', side: 'RIGHT' } as const
    expect(await statusOf(pulls.createReviewComment({ ...comment, line: 2 }))).toBe(201)
    expect(await statusOf(pulls.createReviewComment({ ...comment, line: 7 }))).toBe(422)
    expect(await statusOf(pulls.createReviewComment({ ...comment, path: 'b.txt', line: 1 }))).toBe(422)
  })

  it('refuses a comment of more than 65536 characters and writes to an archive', async () => {
    await using world = await demo()
    const { issues } = client(world)
    expect(await statusOf(issues.createComment({ ...issue, body: 'x'.repeat(65_537) }))).toBe(422)
    expect(await statusOf(issues.createComment({ ...issue, body: 'x'.repeat(65_536) }))).toBe(201)
    world.repository.archived = true
    expect(await statusOf(issues.createComment({ ...issue, body: 'x' }))).toBe(403)
  })
})

describe('faults', () => {
  it('answers wrongly before or after the effect, as often as told, with retry-after', async () => {
    await using world = await demo()
    const { github } = world
    const { issues } = client(world)
    github.fault({ operation: 'issues/create-comment', status: 403, retryAfter: 30 })
    github.fault({ method: 'post', path: '/repos/*/issues/*/comments', skip: 1, times: 2, after: 'effect', status: 502 })
    const create = (body: string) => issues.createComment({ ...issue, body })
    await expect(create('one')).rejects.toMatchObject({ status: 403, response: { headers: { 'retry-after': '30' } } })
    expect([await statusOf(create('two')), await statusOf(create('three')), await statusOf(create('four'))]).toEqual([502, 502, 201])
    expect(world.issue().comments.map(({ body }) => body)).toEqual(['two', 'three', 'four'])
    expect([github.reads, github.writes]).toEqual([0, 4])
  })

  it('drops connections, speaks HTML, forgets fields and delays', async () => {
    await using world = await demo()
    const { github } = world
    const { pulls } = client(world)
    const get = () => pulls.get({ ...at, pull_number: 1 })
    github.fault({ operation: 'pulls/get', drop: true })
    await expect(get()).rejects.toThrow()
    github.fault({ operation: 'pulls/get', html: '<h1>Proxy</h1>' })
    expect((await get()).data).toBe('<h1>Proxy</h1>')
    github.fault({ operation: 'pulls/get', change: (body) => ({ ...(body as object), head: null }), delayMs: 5 })
    expect((await get()).data.head).toBe(null)
    expect(github.calls.map(({ status }) => status)).toEqual([0, 200, 200])
  })

  it('counts requests until the hour is used up', async () => {
    await using world = await demo({ rateLimit: 2 })
    const { repos } = client(world)
    expect((await repos.get(at)).headers['x-ratelimit-remaining']).toBe('1')
    await repos.get(at)
    await expect(repos.get(at)).rejects.toMatchObject({ status: 403, response: { headers: { 'x-ratelimit-remaining': '0' } } })
  })

  it('lets a token expire and a branch move between two calls', async () => {
    await using world = await demo()
    const { git, repos } = client(world)
    world.github.fault({ operation: 'git/get-ref', after: 'effect', run: () => world.push({ 'b.txt': 'b\n' }) })
    const before = await git.getRef({ ...at, ref: 'heads/feature-1' })
    const after = await git.getRef({ ...at, ref: 'heads/feature-1' })
    expect(after.data.object.sha).not.toBe(before.data.object.sha)
    world.github.fault({ skip: 1, times: Number.POSITIVE_INFINITY, status: 401 })
    expect([await statusOf(repos.get(at)), await statusOf(repos.get(at)), await statusOf(repos.get(at))]).toEqual([200, 401, 401])
  })
})
