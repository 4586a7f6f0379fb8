import { describe, expect, it } from 'vitest'
import { failure, type Result, success } from '../../../src/base/result.ts'
import { readBlob, readTreeBelow } from '../../../src/github/api/git-tree.ts'
import { GitHub } from '../../../src/github/api/github-client.ts'
import type { CommentSource, ReviewSource } from '../../../src/github/events/requests.ts'
import { authoriseApproval } from '../../../src/github/people/authorise.ts'
import { readPermission } from '../../../src/github/people/permission.ts'
import { recheckSource } from '../../../src/github/people/request-comments.ts'
import { readPull } from '../../../src/github/pulls/pull-state.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { forgeTime } from '../../support/github-time.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'
import { strictClient } from '../../support/strict-client.ts'

type Reader = (github: GitHub) => Promise<Result<unknown, { readonly code: string }>>

/** Answers of the strict server, and who reads them. */
async function recordedAnswers(): Promise<readonly (readonly [name: string, body: unknown, read: Reader])[]> {
  await using world = await gitHubWorld({
    files: { '.github/sous.yml': 'approval: {}\n', 'src/a.txt': 'a\n' },
    users: { boss: 'admin' },
    pulls: [{ by: 'boss', edits: { 'b.txt': 'b' } }],
  })
  const author = { id: world.github.state.account('boss').id, login: 'boss', isBot: false }
  const { comment } = world.comment({ by: 'boss', body: '/sous list' })
  const { review } = world.review({ by: 'boss', state: 'APPROVED', body: 'Fine' })
  const main = world.head('main')
  const blob = world.repository.bare.resolve(`${main}:src/a.txt`) ?? ''
  const fromComment: CommentSource = { kind: 'comment', id: comment.id, body: comment.body, author, at: new Date(0), pull: 1 }
  const fromReview: ReviewSource = {
    kind: 'review',
    id: review.id,
    body: review.body,
    author,
    at: new Date(0),
    pull: 1,
    commit: review.commitId,
  }
  const unchanged = async (github: GitHub, from: CommentSource | ReviewSource) => {
    const changed = await recheckSource(github, from)
    return changed === undefined ? success(from.id) : failure(changed)
  }
  const readers: readonly (readonly [string, string, Reader])[] = [
    ['the permission', `/repos/owner/demo/collaborators/boss/permission`, (github) => readPermission(github, author)],
    ['the pull request', `/repos/owner/demo/pulls/1`, (github) => readPull(github, 1)],
    ['the comment', `/repos/owner/demo/issues/comments/${comment.id}`, (github) => unchanged(github, fromComment)],
    ['the review', `/repos/owner/demo/pulls/1/reviews/${review.id}`, (github) => unchanged(github, fromReview)],
    ['the tree', `/repos/owner/demo/git/trees/${main}?recursive=1`, (github) => readTreeBelow(github, main)],
    ['the blob', `/repos/owner/demo/git/blobs/${blob}`, (github) => readBlob(github, blob)],
  ]
  const recorded = []
  for (const [name, path, read] of readers) {
    const answer = await fetch(`${world.github.origin}${path}`, { headers: { authorization: `token ${world.token}` } })
    recorded.push([name, await answer.json(), read] as const)
  }
  expect(
    await authoriseApproval({
      github: strictClient(world).github,
      from: fromComment,
      run: { attempt: 1, triggeringActor: 'boss', isAppToken: true },
      policy: async () => success({ approvers: [] }),
    }),
  ).toMatchObject({ ok: true })
  return recorded
}

/** Every place in a value, as the keys that lead there. */
function* placesIn(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield [...at, key]
    yield* placesIn(inner, [...at, key])
  }
}

function changed(value: unknown, [key = '', ...rest]: readonly string[], to: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? (rest.length === 0 ? to : changed(item, rest, to)) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: rest.length === 0 ? to : changed(fields[key], rest, to) }
}

/** The client without a network: there are thousands of answers to read. */
function clientOf(answer: () => unknown): GitHub {
  const transport = async () => ({ kind: 'answered', status: 200, headers: {}, data: answer() }) as const
  return new GitHub({ transport, repository: { owner: 'owner', name: 'demo' }, ...forgeTime(), maxCalls: 1_000_000 })
}

describe('an answer of GitHub', () => {
  it('[R23] that is damaged in any one place is read as it was meant, or refused, and never anything else', async () => {
    for (const [name, body, read] of await recordedAnswers()) {
      let answer = body
      const github = clientOf(() => answer)
      const good = await read(github)
      expect(good, name).toMatchObject({ ok: true })
      let refused = 0
      for (const place of placesIn(body)) {
        for (const value of [null, undefined, 'x', -1, {}, []]) {
          answer = changed(body, place, value)
          const damaged = await read(github)
          if (damaged.ok && !isLabel(name, place))
            expect(damaged, `${name} with ${place.join('.')} = ${JSON.stringify(value)}`).toEqual(good)
          if (!damaged.ok) refused++
        }
      }
      expect(refused, name).toBeGreaterThan(5)
      expect(github.writes).toBe(0)
    }
  })

  it('[R23] that is something else altogether is refused', async () => {
    for (const [name, , read] of await recordedAnswers()) {
      for (const body of ['<html></html>', '', '[]', '{}', 'null', '"x"', '7']) {
        await using api = await scriptedGitHub(() => ({ body }))
        expect((await read(api.github)).ok, `${name} as ${body}`).toBe(false)
      }
    }
  })
})

/** What may be another text and still be right: names, and paths and kinds of files. A head whose repository is gone is a fork. */
function isLabel(name: string, place: readonly string[]): boolean {
  if (place.join('.') === 'head.repo') return true
  const last = place.at(-1) ?? ''
  return (
    ['ref', 'login', 'default_branch', 'user'].includes(last) || (name === 'the tree' && ['path', 'mode', 'size', 'tree'].includes(last))
  )
}
