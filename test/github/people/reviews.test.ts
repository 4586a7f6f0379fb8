import { describe, expect, it } from 'vitest'
import { refusal } from '../../../src/base/errors/reasons.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import { failure, success } from '../../../src/base/result.ts'
import { readPermission } from '../../../src/github/people/permission.ts'
import { findApprovals, namesDigest, type ReviewRequest } from '../../../src/github/people/reviews.ts'
import type { ReviewState } from '../../support/github/state.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

const D = 'd'.repeat(64) as Digest
const OTHER = 'e'.repeat(64)
const NAMED = `Fine.\n\nsous: ${D}\n`

function openWorld(): Promise<GitHubWorld> {
  return gitHubWorld({
    users: { author: 'write', bob: 'write', carol: 'maintain', reader: 'read' },
    pulls: [{ by: 'author', edits: { 'a.txt': 'b\n' } }],
  })
}

async function outcome(world: GitHubWorld, more: Partial<ReviewRequest> = {}): Promise<string> {
  const { github } = strictClient(world)
  const head = world.pull().pull.headSha
  const mayApprove: ReviewRequest['mayApprove'] = ({ author }) => readPermission(github, author)
  const found = await findApprovals({ github, pull: 1, digest: D, head, isProposal: false, mayApprove, ...more })
  return found.ok ? found.value.map(({ person }) => person.login).join(' ') : `${found.error.code}: ${found.error.message}`
}

/** The outcome after reviews by bob, all of them naming the plan. */
async function outcomeOf(...states: readonly ReviewState[]): Promise<string> {
  await using world = await openWorld()
  for (const state of states) world.review({ by: 'bob', state, body: NAMED })
  return (await outcome(world)).split(':')[0] ?? ''
}

describe('approving reviews', { timeout: 120_000 }, () => {
  it('[C3] [C4] count when they name the plan', async () => {
    await using world = await openWorld()
    world.review({ by: 'bob', state: 'APPROVED', body: 'Looks good' })
    expect(await outcome(world)).toBe(`approval_missing: Plan ${D.slice(0, 16)} is not approved: no approving review names it`)
    world.review({ by: 'carol', state: 'APPROVED', body: `sous: ${OTHER}` })
    expect(await outcome(world)).toBe(`approval_missing: Plan ${D.slice(0, 16)} is not approved: no approving review names it`)
    world.review({ by: 'bob', state: 'APPROVED', body: `/sous apply ${D}` })
    expect(await outcome(world)).toBe('bob')
    world.review({ by: 'bob', state: 'APPROVED', body: 'And again, without naming it' })
    expect(await outcome(world)).toBe('bob')
  })

  it('count without a name on a pull request of Sous itself', async () => {
    await using world = await openWorld()
    expect(await outcome(world, { isProposal: true })).toBe(
      `approval_missing: Plan ${D.slice(0, 16)} is not approved: there is no approving review`,
    )
    world.review({ by: 'bob', state: 'APPROVED' })
    expect(await outcome(world, { isProposal: true })).toBe('bob')
  })

  it('[C6] are judged by what each person said last', async () => {
    expect(await outcomeOf('APPROVED', 'COMMENTED')).toBe('bob')
    expect(await outcomeOf('APPROVED', 'CHANGES_REQUESTED')).toBe('changes_requested')
    expect(await outcomeOf('DISMISSED')).toBe('approval_missing')
    expect(await outcomeOf('APPROVED', 'DISMISSED')).toBe('approval_missing')
    expect(await outcomeOf('CHANGES_REQUESTED', 'APPROVED')).toBe('bob')
    expect(await outcomeOf('CHANGES_REQUESTED', 'DISMISSED', 'APPROVED')).toBe('bob')
    expect(await outcomeOf('APPROVED', 'CHANGES_REQUESTED', 'DISMISSED')).toBe('approval_missing')
    expect(await outcomeOf('PENDING', 'COMMENTED')).toBe('approval_missing')
  })

  it("[C6] are judged the same in Gitea's words", async () => {
    const onGitea = async (...told: readonly object[]) => {
      await using world = await openWorld()
      for (const _ of told) world.review({ by: 'bob', state: 'APPROVED', body: NAMED })
      const change = (reviews: unknown) => (reviews as readonly object[]).map((review, at) => ({ ...review, ...told[at] }))
      world.github.fault({ operation: 'pulls/list-reviews', change })
      const found = await outcome(world)
      world.github.takeViolations()
      return found.split(':')[0]
    }
    expect(await onGitea({ dismissed: false })).toBe('bob')
    expect(await onGitea({ dismissed: true })).toBe('approval_missing')
    expect(await onGitea({}, { state: 'REQUEST_CHANGES' })).toBe('changes_requested')
    expect(await onGitea({}, { state: 'REQUEST_CHANGES', dismissed: true })).toBe('approval_missing')
    expect(await onGitea({}, { state: 'REQUEST_REVIEW', commit_id: '' })).toBe('bob')
    expect(await onGitea({ commit_id: '' })).toBe('approval_stale')
  })

  it('[C5] of readers and bots are worth nothing, and neither do they stop anything', async () => {
    await using world = await openWorld()
    world.review({ by: 'reader', state: 'APPROVED', body: NAMED })
    world.review({ by: 'helper[bot]', state: 'APPROVED', body: NAMED })
    expect(await outcome(world)).toBe('not_permitted: reader does not have write access to this repository')
    expect(await outcome(world, { mayApprove: async ({ author }) => success(author) })).toBe('reader')
    world.review({ by: 'bob', state: 'APPROVED', body: NAMED })
    world.review({ by: 'reader', state: 'CHANGES_REQUESTED', body: 'No' })
    world.review({ by: 'helper[bot]', state: 'CHANGES_REQUESTED', body: 'No' })
    expect(await outcome(world)).toBe('bob')
  })

  it('[C6] [R21] are read to the end of the list', async () => {
    await using world = await openWorld()
    world.review({ by: 'bob', state: 'APPROVED', body: NAMED })
    const { review } = world.review({ by: 'reader', state: 'COMMENTED', body: 'Hm' })
    world.pull().pull.reviews.push(...Array.from({ length: 100 }, (_, i) => ({ ...review, id: review.id + 1000 + i })))
    world.review({ by: 'carol', state: 'CHANGES_REQUESTED', body: 'Wait' })
    expect(await outcome(world)).toBe('changes_requested: carol requested changes')
    world.github.fault({ operation: 'pulls/list-reviews', status: 500, skip: 1, times: 9 })
    expect(await outcome(world)).toMatch(/^api_unavailable/)
  })

  it('[C6] for an earlier commit are stale, and it is said what moved', async () => {
    await using world = await openWorld()
    const first = world.pull().pull.headSha
    world.review({ by: 'bob', state: 'APPROVED', body: NAMED })
    const head = world.push({ 'a.txt': 'c\n' })
    expect(await outcome(world)).toMatch(
      new RegExp(
        `^approval_stale: bob approved ${first.slice(0, 12)}, and the plan is for ${head.slice(0, 12)}; since then 1 commit was pushed`,
      ),
    )
    world.review({ by: 'carol', state: 'APPROVED', body: NAMED })
    expect(await outcome(world)).toBe('carol')
  })

  it('[A8] are worth nothing while nobody can say who may write', async () => {
    await using world = await openWorld()
    world.review({ by: 'carol', state: 'CHANGES_REQUESTED', body: 'Wait' })
    world.review({ by: 'bob', state: 'APPROVED', body: NAMED })
    const silent = failure(refusal('api_unavailable', 'Nothing'))
    for (const login of ['carol', 'bob']) {
      const mayApprove: ReviewRequest['mayApprove'] = async ({ author }) =>
        author.login === login ? silent : author.login === 'carol' ? failure(refusal('not_permitted', 'No')) : success(author)
      expect(await outcome(world, { mayApprove })).toBe('api_unavailable: Nothing')
    }
  })
})

describe('naming a plan', { timeout: 120_000 }, () => {
  it.each([
    [`/sous apply ${D}`, true],
    [`/sous apply ${D}  \r\nmore`, true],
    [`Fine\r\nsous: ${D}\r\n`, true],
    [`Fine\n/sous apply ${D}`, false],
    [`> sous: ${D}`, false],
    [`\`\`\`\nsous: ${D}\n\`\`\``, false],
    [`~~~~ text\n~~~\nsous: ${D}\n~~~~\n`, false],
    [`\`\`\`\nx\n\`\`\`\nsous: ${D}`, true],
    [`see sous: ${D}`, false],
    [`sous: ${D.slice(0, 16)}`, true],
    [`/sous apply ${D.slice(0, 12)}\nmore`, true],
    [`sous: ${D.slice(0, 11)}`, false],
    [`/sous apply ${D.slice(0, 11)}`, false],
    [`/sous apply ${D.slice(0, 12)}e`, false],
    [`sous: ${D}d`, false],
    [`sous: ${D.toUpperCase()}`, false],
    [`sous: ${D} --force`, false],
    [`<!-- sous:plan ${D} -->`, false],
  ])('[A5] in %j is %j', (body, expected) => {
    expect(namesDigest(body, D)).toBe(expected)
  })
})
