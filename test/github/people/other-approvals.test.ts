import { describe, expect, it } from 'vitest'
import { DEFAULT_APPROVAL } from '../../../src/base/config.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import { type Result, success } from '../../../src/base/result.ts'
import { authoriseReviewer } from '../../../src/github/people/authorise.ts'
import {
  checkApprovalCount,
  distinctPeople,
  findOtherApprovals,
  keepUnedited,
  type OtherApproval,
  recheckApprovals,
} from '../../../src/github/people/other-approvals.ts'
import { readComments } from '../../../src/github/pulls/comments.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { DIGEST } from '../../support/payloads.ts'
import { strictClient } from '../../support/strict-client.ts'

const APPLY = `/sous apply ${DIGEST}`
const OTHER = `/sous apply ${'b'.repeat(64)}`

function world(): Promise<GitHubWorld> {
  return gitHubWorld({
    users: { writer: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' },
    pulls: [{ by: 'writer', edits: { 'a.txt': 'b' } }],
  })
}

/** Those who approved beside boss, since the request of writer, as the two looks before a write find them. */
async function counted(place: GitHubWorld, { since, approvers = [] }: { since?: Date; approvers?: readonly string[] } = {}) {
  const { github } = strictClient(place)
  const comments = await readComments(github, 1)
  if (!comments.ok) throw new Error(comments.error.message)
  const request = comments.value.find(({ body }) => body.startsWith('/sous run'))
  const run = { attempt: 1, triggeringActor: 'boss', isAppToken: true }
  const policy = async () => success({ ...DEFAULT_APPROVAL, approvers })
  const mayApprove = (from: OtherApproval['from']) => authoriseReviewer({ github, from, run, policy })
  const found = await findOtherApprovals({
    github,
    pull: 1,
    digest: DIGEST as Digest,
    head: place.pull().pull.headSha,
    isProposal: false,
    since: since ?? new Date(request?.created_at ?? 0),
    comments: comments.value,
    except: { id: place.github.state.account('boss').id, login: 'boss' },
    mayApprove,
  })
  const names = (approvals: Result<readonly OtherApproval[], { readonly code: string }>) =>
    approvals.ok ? distinctPeople(approvals.value.map(({ person }) => person)).map(({ login }) => login) : approvals.error.code
  const last = async (): Promise<Result<readonly OtherApproval[], { readonly code: string }>> => {
    if (!found.ok) return found
    const still = await recheckApprovals(github, found.value, mayApprove)
    return still.ok ? keepUnedited(github, still.value) : still
  }
  return { first: names(found), last: async () => names(await last()), github }
}

const lastOf = async (place: GitHubWorld, options?: Parameters<typeof counted>[1]) => (await counted(place, options)).last()

describe('the approvals beside the one that started a run', () => {
  it('are the comments and reviews of others that name the plan, each person once', async () => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    expect(await lastOf(place)).toEqual([])
    for (const body of [APPLY, APPLY, `${APPLY}\nGood.`]) place.comment({ by: 'colleague', body })
    place.comment({ by: 'boss', body: APPLY })
    expect(await lastOf(place)).toEqual(['colleague'])
    place.review({ by: 'mallory', state: 'APPROVED', body: APPLY })
    place.review({ by: 'colleague', state: 'APPROVED', body: APPLY })
    expect(await lastOf(place)).toEqual(['colleague', 'mallory'])
  })

  it('are none that name another plan, no plan, or are older than the request', async () => {
    await using place = await world()
    place.comment({ by: 'colleague', body: APPLY })
    place.review({ by: 'colleague', state: 'APPROVED', body: APPLY })
    place.comment({ by: 'writer', body: '/sous run bump' })
    for (const body of [OTHER, 'Fine', `> ${APPLY}`, `Yes:\n${APPLY}`, `/sous cancel ${DIGEST}`]) place.comment({ by: 'colleague', body })
    place.review({ by: 'mallory', state: 'APPROVED', body: 'Fine' })
    place.review({ by: 'mallory', state: 'COMMENTED', body: APPLY })
    expect(await lastOf(place)).toEqual([])
    expect(await lastOf(place, { since: new Date(0) })).toEqual(['colleague'])
  })

  it('are none of readers, bots, apps that speak for a person, or people who are not listed', async () => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    for (const by of ['reader', 'stranger', 'renovate[bot]']) place.comment({ by, body: APPLY })
    place.comment({ by: 'colleague', body: APPLY })
    expect(await lastOf(place)).toEqual(['colleague'])
    expect(await lastOf(place, { approvers: ['boss', 'mallory'] })).toEqual([])
    place.github.fault({
      operation: 'issues/list-comments',
      change: (body) => (body as readonly object[]).map((comment) => ({ ...comment, performed_via_github_app: { id: 1 } })),
    })
    expect(await lastOf(place)).toEqual([])
    place.github.takeViolations()
  })

  it('are none whose text somebody edited, deleted or wrote into it', async () => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    const talk = place.comment({ by: 'colleague', body: 'Interesting' }).comment
    place.edit(talk, APPLY, { by: 'mallory' })
    const review = place.review({ by: 'colleague', state: 'APPROVED', body: 'Nice' }).review
    place.edit(review, APPLY, { by: 'mallory' })
    const own = place.comment({ by: 'mallory', body: APPLY }).comment
    expect(await lastOf(place)).toEqual(['mallory'])
    const { last } = await counted(place)
    place.deleteComment(own)
    expect(await last()).toEqual([])
  })

  it('are no reviews on a server that cannot say whether they were edited', async () => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    const { review } = place.review({ by: 'mallory', state: 'APPROVED', body: APPLY })
    const { comment } = place.comment({ by: 'colleague', body: APPLY })
    // Each has its own numbers, so a comment can have the number of a review.
    Object.assign(review, { id: comment.id })
    place.github.fault({ path: '/graphql', status: 404, times: 2, body: { message: 'Not Found' } })
    const { first, last } = await counted(place)
    expect(first).toEqual(['mallory', 'colleague'])
    expect(await last()).toEqual(['colleague'])
  })

  it('no longer count when the person lost access or the review was dismissed between two looks', async () => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    place.comment({ by: 'colleague', body: APPLY })
    const { review } = place.review({ by: 'mallory', state: 'APPROVED', body: APPLY })
    const { first, last } = await counted(place)
    expect(first).toEqual(['mallory', 'colleague'])
    place.repository.roles.set('colleague', 'read')
    review.state = 'DISMISSED'
    expect(await last()).toEqual([])
  })

  it.each([
    ['repos/get-collaborator-permission-level', 'api_unavailable'],
    ['pulls/list-reviews', 'api_unavailable'],
  ] as const)('are not told when %s fails, and nobody is left out for it', async (operation, code) => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    place.comment({ by: 'colleague', body: APPLY })
    place.github.fault({ operation, status: 500, times: 3 })
    expect((await counted(place)).first).toBe(code)
  })

  it('[A14] cost a bounded number of calls, however many strangers write', async () => {
    await using place = await world()
    place.comment({ by: 'writer', body: '/sous run bump' })
    for (let i = 0; i < 60; i++) place.comment({ by: `stranger${i}`, body: APPLY })
    const before = place.github.calls.length
    expect(await lastOf(place)).toEqual([])
    expect(place.github.calls.length - before).toBeLessThanOrEqual(24)
  })
})

it('says how many approvals there are and how many are missing', () => {
  const [one, two] = [
    { id: 1, login: 'boss' },
    { id: 2, login: 'writer' },
  ]
  expect(checkApprovalCount([one], 1)).toBeUndefined()
  expect(checkApprovalCount([one, two], 2)).toBeUndefined()
  expect(checkApprovalCount([one], 2)).toEqual({
    code: 'approval_missing',
    message: '1 of 2 approvals (boss)',
    suggestion: 'One more person must approve it.',
  })
  expect(checkApprovalCount([one, two], 4)).toMatchObject({
    message: '2 of 4 approvals (boss, writer)',
    suggestion: '2 more people must approve it.',
  })
})
