import { getOctokit } from '@actions/github'
import { describe, expect, it } from 'vitest'
import { type GitHubWorld, gitHubWorld } from '../support/github/world.ts'

const at = { owner: 'owner', repo: 'demo' }
const pull = { ...at, pull_number: 1 }
const EDITS =
  'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }'

async function demo(): Promise<GitHubWorld> {
  return gitHubWorld({
    files: { 'a.txt': '1\n2\n3\n4\n5\n6\n7\n8\n9\n', 'b.txt': 'b\n' },
    users: { writer: 'write', colleague: 'write', reader: 'read' },
    pulls: [{ by: 'writer', edits: { 'a.txt': '1\n2\n3\n4\nfive\n6\n7\n8\n9\n' } }],
  })
}

function client({ github, token }: GitHubWorld, other?: string): ReturnType<typeof getOctokit> {
  return getOctokit(other ?? token, { baseUrl: github.origin })
}

/** The same change on another commit, as after a rebase. */
function rebased({ repository: { bare } }: GitHubWorld, onto: string, content: string): string {
  const blob = bare.writeBlob(content)
  const entries = bare.tree(onto).map(({ mode, type, sha, path }) => `${mode} ${type} ${path === 'a.txt' ? blob : sha}\t${path}\n`)
  return bare.writeCommit({ tree: bare.text(['mktree'], entries.join('')), parents: [onto], message: 'Again' })
}

describe('the base of a pull request', () => {
  it('is the commit of when it was opened, until the head is pushed or the base is changed', async () => {
    await using world = await demo()
    const { rest } = client(world)
    const base = async () => (await rest.pulls.get(pull)).data.base.sha
    const opened = world.head('main')
    const moved = world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'c\n' } })
    expect([await base(), world.pull().pull.baseSha]).toEqual([opened, opened])
    expect(world.review({ by: 'colleague', state: 'COMMENTED' }).payload).toMatchObject({ pull_request: { base: { sha: opened } } })
    world.push({ 'c.txt': 'c\n' })
    expect(await base()).toBe(moved)
    const other = world.repository.bare.commitOn({ branch: 'other', edits: { 'd.txt': 'd\n' } })
    await rest.pulls.update({ ...pull, base: 'other' })
    expect(await base()).toBe(other)
    world.repository.bare.commitOn({ branch: 'other', edits: { 'd.txt': 'e\n' } })
    expect(await base()).toBe(other)
    world.merge()
    expect(world.repository.bare.files('other')).toMatchObject({ 'd.txt': 'e\n', 'c.txt': 'c\n' })
  })
})

describe('reviews', () => {
  it('that approve move to a new head with the same patch, and keep their time', async () => {
    await using world = await demo()
    const { rest } = client(world)
    const reviews = async () => (await rest.pulls.listReviews(pull)).data.map(({ commit_id, submitted_at }) => [commit_id, submitted_at])
    const first = world.head('feature-1')
    const approval = world.review({ by: 'colleague', state: 'APPROVED' }).review
    const { review } = world.review({ by: 'reader', state: 'COMMENTED', body: 'Hm' })
    const times = [approval.submittedAt, review.submittedAt]
    const onto = world.repository.bare.commitOn({ branch: 'main', edits: { 'a.txt': '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n' } })
    const same = rebased(world, onto, '0\n1\n2\n3\n4\nfive\n6\n7\n8\n9\n')
    world.forcePush({ to: same, by: 'writer' })
    expect(await reviews()).toEqual([
      [same, times[0]],
      [first, times[1]],
    ])
    const other = rebased(world, onto, '0\n1\n2\n3\n4\nFIVE\n6\n7\n8\n9\n')
    world.forcePush({ to: other, by: 'writer' })
    expect(await reviews()).toEqual([
      [same, times[0]],
      [first, times[1]],
    ])
  })

  it('are dismissed with the token of a workflow', async () => {
    await using world = await gitHubWorld({
      users: { writer: 'write', colleague: 'write' },
      pulls: [{ by: 'writer', edits: { 'a.txt': 'a\n' } }],
      permissions: { pull_requests: 'write' },
    })
    const { review } = world.review({ by: 'colleague', state: 'APPROVED' })
    const { rest } = client(world)
    const dismissed = await rest.pulls.dismissReview({ ...pull, review_id: review.id, message: 'The head is another one.' })
    expect([dismissed.data.state, review.state, (await rest.pulls.listReviews(pull)).data[0]?.state]).toEqual(Array(3).fill('DISMISSED'))
    world.github.addToken('ghs_reading', { login: 'github-actions[bot]', permissions: { pull_requests: 'read' } })
    const again = client(world, 'ghs_reading').rest.pulls.dismissReview({ ...pull, review_id: review.id, message: 'No' })
    await expect(again).rejects.toMatchObject({ status: 403 })
  })
})

describe('edits', () => {
  it('are told by GraphQL only, by the ids of comments and reviews', async () => {
    await using world = await demo()
    const octokit = client(world)
    const { rest } = octokit
    const asked = async (...ids: readonly string[]) => {
      const { data } = await octokit.request('POST /graphql', { query: EDITS, variables: { ids } })
      return data as { readonly data: { readonly nodes: readonly unknown[] }; readonly errors?: readonly unknown[] }
    }
    const one = world.comment({ by: 'writer', body: '/sous list' }).comment
    const two = world.comment({ by: 'writer', body: 'Hello' }).comment
    const { review } = world.review({ by: 'colleague', state: 'APPROVED', body: 'Good' })
    const { data } = await rest.issues.listComments({ ...at, issue_number: 1 })
    const ids = [...data.map((comment) => comment.node_id), (await rest.pulls.listReviews(pull)).data[0]?.node_id ?? '']
    expect(new Set(ids).size).toBe(3)
    const nodes = () => [one, two, review].map(({ id, lastEditedAt }, index) => ({ id: ids[index], databaseId: id, lastEditedAt }))
    expect(await asked(...ids)).toEqual({ data: { nodes: nodes() } })
    expect(nodes().map(({ lastEditedAt }) => lastEditedAt)).toEqual([null, null, null])

    await rest.reactions.createForIssueComment({ ...at, comment_id: one.id, content: 'eyes' })
    const reacted = (await rest.issues.getComment({ ...at, comment_id: one.id })).data
    expect([reacted.updated_at === reacted.created_at, one.lastEditedAt]).toEqual([false, null])
    await client(world, world.tokenOf('colleague')).rest.issues.updateComment({ ...at, comment_id: one.id, body: '/sous apply' })
    world.edit(two, 'Bye', { by: 'writer' })
    world.edit(review, 'Better', { by: 'colleague' })
    expect(await asked(...ids)).toEqual({ data: { nodes: nodes() } })
    expect(nodes().map(({ lastEditedAt }) => lastEditedAt)).not.toContain(null)
    expect([one.lastEditedAt, two.body, two.updatedAt]).toEqual([one.updatedAt, 'Bye', two.lastEditedAt])
    expect(() => world.edit(two, 'x', { by: 'reader' })).toThrow('GitHub would not let reader edit what writer wrote.')

    world.deleteComment(two)
    expect(await asked(...ids.slice(1))).toEqual({
      data: { nodes: [null, nodes()[2]] },
      errors: [
        {
          type: 'NOT_FOUND',
          path: ['nodes', 0],
          locations: [{ line: 1, column: 23 }],
          message: `Could not resolve to a node with the global id of '${ids[1]}'`,
        },
      ],
    })
    await octokit.request('POST /graphql', { query: EDITS.replace('databaseId ', ''), variables: { ids } }).catch(() => undefined)
    expect(world.github.takeViolations()).toEqual([expect.stringMatching('no route that the test server knows')])
  })

  it('leave what a deleted account wrote to nobody', async () => {
    await using world = await demo()
    const { rest } = client(world)
    world.comment({ by: 'writer', body: '/sous list' })
    world.review({ by: 'colleague', state: 'APPROVED' })
    for (const login of ['writer', 'colleague']) world.deleteAccount(login)
    expect((await rest.issues.listComments({ ...at, issue_number: 1 })).data).toMatchObject([
      { user: null, body: '/sous list', author_association: 'NONE' },
    ])
    expect((await rest.pulls.listReviews(pull)).data).toMatchObject([{ user: null, state: 'APPROVED' }])
    await expect(rest.repos.getCollaboratorPermissionLevel({ ...at, username: 'writer' })).rejects.toMatchObject({ status: 404 })
  })
})
