import { getOctokit } from '@actions/github'
import { describe, expect, it } from 'vitest'
import { emulatePeer, type Peer, strictPeer } from '../support/github/emulate.ts'

const at = { owner: 'owner', repo: 'demo' }
const WHO = { name: 'A Cook', email: 'cook@example.com', date: '2026-01-01T00:00:00Z' }

type Rest = ReturnType<typeof getOctokit>['rest']

/** Tells the same story to both servers, each new, and gives what each answered. */
async function both<T>(story: (owner: Rest, writer: Rest) => Promise<T>): Promise<{ readonly ours: T; readonly theirs: T }> {
  const told = async (peer: Peer) => {
    const [owner, writer] = [peer.tokens.owner, peer.tokens.writer].map((token) => getOctokit(token, { baseUrl: peer.origin }).rest)
    if (owner === undefined || writer === undefined) throw new Error('No clients')
    return story(owner, writer)
  }
  await using strict = await strictPeer()
  await using emulate = await emulatePeer()
  return { ours: await told(strict), theirs: await told(emulate) }
}

async function statusOf(promise: Promise<{ readonly status: number }>): Promise<number> {
  return promise.then(
    ({ status }) => status,
    (error: { readonly status: number }) => error.status,
  )
}

/** A pull request of the writer's that adds a file. */
async function openPull(rest: Rest): Promise<string> {
  const main = await rest.git.getRef({ ...at, ref: 'heads/main' })
  await rest.git.createRef({ ...at, ref: 'refs/heads/feature', sha: main.data.object.sha })
  const content = Buffer.from('one\ntwo\n').toString('base64')
  await rest.repos.createOrUpdateFileContents({ ...at, path: 'src/a.txt', message: 'Add', content, branch: 'feature' })
  await rest.pulls.create({ ...at, title: 'Feature', head: 'feature', base: 'main' })
  return (await rest.git.getRef({ ...at, ref: 'heads/feature' })).data.object.sha
}

describe('our server and emulate agree', () => {
  it('about the objects of git, to the last byte', async () => {
    const { ours, theirs } = await both(async ({ git }) => {
      const blob = await git.createBlob({ ...at, content: 'aGVsbG8K', encoding: 'base64' })
      const read = await git.getBlob({ ...at, file_sha: blob.data.sha })
      const item = { path: 'src/hello.txt', mode: '100644', type: 'blob', sha: blob.data.sha } as const
      const tree = await git.createTree({ ...at, tree: [item, { path: 'run.sh', mode: '100755', type: 'blob', content: '#!/bin/sh\n' }] })
      const all = await git.getTree({ ...at, tree_sha: tree.data.sha, recursive: '1' })
      const commit = await git.createCommit({ ...at, message: 'Hello\n', tree: tree.data.sha, parents: [], author: WHO, committer: WHO })
      const ref = await git.createRef({ ...at, ref: 'refs/heads/new', sha: commit.data.sha })
      return {
        blob: [blob.status, blob.data.sha, read.data.content.trim(), read.data.encoding, read.data.size],
        tree: [tree.status, tree.data.sha, all.data.tree.map(({ path, mode, type, sha }) => [path, mode, type, sha]), all.data.truncated],
        commit: [commit.status, commit.data.sha, commit.data.parents, commit.data.tree.sha, commit.data.message.trim(), commit.data.author],
        ref: [ref.status, ref.data.ref, ref.data.object.type, ref.data.object.sha],
      }
    })
    expect(ours).toEqual(theirs)
  })

  it('about refs that are there, that are not, and that move', async () => {
    const { ours, theirs } = await both(async ({ git }) => {
      const main = (await git.getRef({ ...at, ref: 'heads/main' })).data.object.sha
      const tree = (await git.getCommit({ ...at, commit_sha: main })).data.tree.sha
      const next = await git.createCommit({ ...at, message: 'Next', tree, parents: [main], author: WHO, committer: WHO })
      const other = await git.createCommit({ ...at, message: 'Other', tree, parents: [], author: WHO, committer: WHO })
      const move = (sha: string, force = false) => statusOf(git.updateRef({ ...at, ref: 'heads/main', sha, force }))
      return [
        await statusOf(git.getRef({ ...at, ref: 'heads/nothing' })),
        await statusOf(git.createRef({ ...at, ref: 'refs/heads/main', sha: main })),
        await statusOf(git.createRef({ ...at, ref: 'refs/heads/x', sha: '0123456789012345678901234567890123456789' })),
        await move(next.data.sha),
        await move(other.data.sha),
        await move(other.data.sha, true),
        (await git.getRef({ ...at, ref: 'heads/main' })).data.object.sha === other.data.sha,
        (await git.listMatchingRefs({ ...at, ref: 'heads/ma' })).data.map(({ ref }) => ref),
      ]
    })
    expect(ours).toEqual(theirs)
  })

  it('about comments', async () => {
    const { ours, theirs } = await both(async (owner, writer) => {
      await openPull(writer)
      const issue = { ...at, issue_number: 1 }
      const first = await writer.issues.createComment({ ...issue, body: 'One' })
      await owner.issues.createComment({ ...issue, body: 'Two' })
      const changed = await writer.issues.updateComment({ ...at, comment_id: first.data.id, body: 'One!' })
      const page = await owner.issues.listComments({ ...issue, per_page: 1, page: 2 })
      const gone = await writer.issues.deleteComment({ ...at, comment_id: first.data.id })
      const rest = await owner.issues.listComments(issue)
      return [
        [first.status, first.data.body, first.data.user?.login, first.data.user?.type],
        [changed.status, changed.data.body],
        page.data.map(({ body }) => body),
        gone.status,
        rest.data.map(({ body, user }) => [body, user?.login]),
        await statusOf(owner.issues.getComment({ ...at, comment_id: first.data.id })),
        await statusOf(owner.issues.createComment({ ...at, issue_number: 99, body: 'x' })),
      ]
    })
    expect(ours).toEqual(theirs)
  })

  it('about reviews and their dismissal', async () => {
    const { ours, theirs } = await both(async (owner, writer) => {
      const head = await openPull(writer)
      const pull = { ...at, pull_number: 1 }
      const review = await owner.pulls.createReview({ ...pull, event: 'APPROVE', body: 'Good' })
      await owner.pulls.createReview({ ...pull, event: 'COMMENT', body: 'Hm' })
      const list = await owner.pulls.listReviews(pull)
      const dismissed = await owner.pulls.dismissReview({ ...pull, review_id: review.data.id, message: 'Old' })
      return [
        [review.data.state, review.data.body, review.data.user?.login, review.data.commit_id === head],
        list.data.map(({ state, body }) => [state, body]),
        [dismissed.status, dismissed.data.state],
        (await owner.pulls.getReview({ ...pull, review_id: review.data.id })).data.state,
      ]
    })
    expect(ours).toEqual(theirs)
  })

  it('about pull requests, but for their files and commits, of which emulate knows nothing', async () => {
    const { ours, theirs } = await both(async (_, writer) => {
      const head = await openPull(writer)
      const pull = { ...at, pull_number: 1 }
      const { data } = await writer.pulls.get(pull)
      const closed = await writer.pulls.update({ ...pull, state: 'closed', title: 'New' })
      return [
        [
          data.number,
          data.state,
          data.title,
          data.user?.login,
          data.draft,
          data.merged,
          data.head.ref,
          data.base.ref,
          data.head.sha === head,
        ],
        [closed.data.state, closed.data.title],
        (await writer.pulls.list(at)).data.length,
        (await writer.pulls.list({ ...at, state: 'all', head: 'owner:feature' })).data.map(({ number }) => number),
      ]
    })
    expect(ours).toEqual(theirs)
  })

  it('about contents', async () => {
    const { ours, theirs } = await both(async ({ repos }) => {
      const put = (content: string, sha?: string) =>
        repos.createOrUpdateFileContents({
          ...at,
          path: 'docs/a b.md',
          message: 'm',
          content: Buffer.from(content).toString('base64'),
          ...(sha && { sha }),
        })
      const created = await put('one\n')
      const read = (await repos.getContent({ ...at, path: 'docs/a b.md' })).data as { readonly [key: string]: unknown }
      const folder = (await repos.getContent({ ...at, path: 'docs' })).data as readonly { readonly [key: string]: unknown }[]
      const updated = await put('two\n', created.data.content?.sha)
      return [
        [created.status, created.data.content?.path, created.data.content?.sha, created.data.commit.message],
        [read['type'], read['name'], read['path'], read['size'], read['sha'], read['encoding'], String(read['content']).trim()],
        folder.map(({ type, name, path, sha }) => [type, name, path, sha]),
        [updated.status, updated.data.content?.sha],
        await statusOf(put('three\n')),
        await statusOf(put('three\n', created.data.content?.sha)),
        await statusOf(repos.getContent({ ...at, path: 'nothing' })),
        await statusOf(repos.getContent({ ...at, path: 'README.md', ref: 'nothing' })),
      ]
    })
    expect(ours).toEqual(theirs)
  })

  it('about labels', async () => {
    const { ours, theirs } = await both(async (owner, writer) => {
      await openPull(writer)
      const issue = { ...at, issue_number: 1 }
      await owner.issues.createLabel({ ...at, name: 'Sous', color: 'aabbcc', description: 'By Sous' })
      const added = await owner.issues.addLabels({ ...issue, labels: ['Sous'] })
      const twice = await statusOf(owner.issues.createLabel({ ...at, name: 'Sous', color: 'aabbcc' }))
      const removed = await owner.issues.removeLabel({ ...issue, name: 'Sous' })
      return [
        added.data.map(({ name, color, description }) => [name, color, description]),
        twice,
        removed.data,
        await statusOf(owner.issues.getLabel({ ...at, name: 'nothing' })),
      ]
    })
    expect(ours).toEqual(theirs)
  })
})
