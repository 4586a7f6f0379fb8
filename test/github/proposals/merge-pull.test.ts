import { describe, expect, it } from 'vitest'
import { refusal } from '../../../src/base/errors/reasons.ts'
import { type MergeRequest, mergePull } from '../../../src/github/proposals/merge-pull.ts'
import { settleMerges } from '../../support/github/merges.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

const OPTIONS = { files: { 'a.txt': 'a\n' }, users: { author: 'write' }, pulls: [{ by: 'author', edits: { 'a.txt': 'b\n' } }] } as const
const MESSAGE = `Bump a\n\nOne a everywhere.\n\nSous-Plan: ${'a'.repeat(64)}\nSous-Requested-By: alice (1001)\n`
const MERGE = { operation: 'pulls/merge' } as const
const GRAPHQL = { path: '/graphql' } as const
const RULES = 'Repository rule violations found\n\n'

function merge(world: GitHubWorld, more: Partial<MergeRequest> = {}) {
  const head = world.head('feature-1')
  return mergePull({ github: strictClient(world).github, pull: 1, head, message: MESSAGE, recheck: async () => undefined, ...more })
}

async function codeOf(merged: ReturnType<typeof merge>): Promise<string> {
  const done = await merged
  return done.ok ? done.value.kind : done.error.code
}

/** What auto-merge or the queue does once every check has passed. */
function passChecks(world: GitHubWorld): void {
  const { state } = world.github
  const { repository } = world
  for (const [branch, names] of repository.requiredChecks)
    for (const context of names) {
      const { headSha: sha } = [...repository.issues.values()].find(({ pull }) => pull?.baseRef === branch)?.pull ?? { headSha: '' }
      const facts = { description: null, targetUrl: null, creator: repository.owner, createdAt: state.time() }
      repository.statuses.push({ id: state.id(), sha, state: 'success', context, ...facts })
    }
  settleMerges(state, repository)
}

it('[G10] merges by way of GitHub, at the reviewed commit only', async () => {
  await using world = await gitHubWorld(OPTIONS)
  const [base, head] = [world.head('main'), world.head('feature-1')]
  expect(await merge(world, { head: base })).toMatchObject({ ok: false, error: { code: 'stale_head' } })
  expect(world.head('main')).toBe(base)
  expect(await merge(world)).toEqual({ ok: true, value: { kind: 'merged', commit: world.head('main') } })
  const { bare } = world.repository
  expect(bare.text(['rev-parse', 'main^', 'main^{tree}'])).toBe(`${base}\n${bare.text(['rev-parse', `${head}^{tree}`])}`)
})

it('squashes first, which GitHub signs, with exactly the message and its trailers', async () => {
  await using world = await gitHubWorld(OPTIONS)
  expect(await codeOf(merge(world))).toBe('merged')
  expect(world.github.calls.filter(({ operation }) => operation === MERGE.operation).map(({ body }) => body)).toMatchObject([
    { merge_method: 'squash' },
  ])
  expect(world.repository.bare.commit(world.head('main')).message.trim()).toBe(MESSAGE.trim())
})

it('uses the method that the repository allows, and says what protects the branch when none is', async () => {
  await using world = await gitHubWorld(OPTIONS)
  const { mergeMethods } = world.repository
  mergeMethods.clear()
  expect(await codeOf(merge(world))).toBe('protected_branch')
  mergeMethods.add('merge')
  expect(await codeOf(merge(world))).toBe('merged')
  const asked = world.github.calls.filter(({ operation }) => operation === MERGE.operation)
  const methods = asked.map(({ body }) => (body as { readonly merge_method: string }).merge_method)
  expect(methods).toEqual(['squash', 'rebase', 'merge', 'squash', 'rebase', 'merge'])
})

describe('a lost answer', () => {
  it.each([{ status: 502 }, { status: 503 }, { drop: true }, { html: '<p>Unicorn', status: 500 }])(
    '[R11] is looked for: %j',
    async (fault) => {
      await using world = await gitHubWorld(OPTIONS)
      world.github.fault({ ...MERGE, after: 'effect', ...fault })
      expect(await merge(world)).toEqual({ ok: true, value: { kind: 'merged', commit: world.head('main') } })
      expect(world.github.count(MERGE)).toBe(1)
    },
  )

  it('is not taken for nothing when GitHub does not say what there is', async () => {
    await using world = await gitHubWorld(OPTIONS)
    world.github.fault({ ...MERGE, after: 'effect', drop: true })
    world.github.fault({ operation: 'pulls/get', status: 500, times: 9 })
    expect(await merge(world)).toMatchObject({ ok: false, error: { code: 'api_unavailable', isUnknown: true } })
    expect(world.github.count(MERGE)).toBe(1)
  })

  it('counts as merged when it cannot be read', async () => {
    await using world = await gitHubWorld(OPTIONS)
    world.github.fault({ ...MERGE, change: () => ({ sha: 'what' }) })
    expect(await merge(world)).toEqual({ ok: true, value: { kind: 'merged', commit: world.head('main') } })
  })
})

describe('a refusal', () => {
  it.each([
    [401, 'Bad credentials', 'auth_expired'],
    [403, 'Resource not accessible by integration', 'token_not_permitted'],
    [403, 'You have exceeded a secondary rate limit', 'api_unavailable'],
    [
      403,
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission',
      'workflows_permission',
    ],
    [404, 'Not Found', 'api_not_found'],
    [405, 'Pull Request is not mergeable', 'merge_refused'],
    [405, 'Base branch was modified. Review and try the merge again.', 'merge_refused'],
    [405, `${RULES}At least 1 approving review is required by reviewers with write access.`, 'protected_branch'],
    [405, `${RULES}Required status check "ci" is failing.`, 'protected_branch'],
    [405, `${RULES}2 of 2 required status checks are expected.`, 'checks_pending'],
    [409, 'Head branch was modified. Review and try the merge again.', 'stale_head'],
    [422, 'Validation Failed', 'api_rejected'],
    [500, 'Server Error', 'api_unavailable'],
  ])('of %i %s has a code, a sentence and a next step', async (status, message, code) => {
    await using world = await gitHubWorld(OPTIONS)
    const main = world.head('main')
    world.github.fault({ ...MERGE, status, body: { message }, times: 99 })
    const merged = await merge(world)
    expect(merged).toMatchObject({
      ok: false,
      error: { code, message: expect.stringMatching(/#1|'PUT /), suggestion: expect.stringMatching(/\w+.*\.$/) },
    })
    expect(!merged.ok && merged.error.message).not.toContain('\n')
    expect(world.head('main')).toBe(main)
  })

  it('is overcome when GitHub only had to catch up, and not when the base has moved', async () => {
    await using world = await gitHubWorld(OPTIONS)
    const body = { message: 'Base branch was modified. Review and try the merge again.' }
    world.github.fault({ ...MERGE, status: 405, body })
    const moved = refusal('stale_base', 'Moved')
    let rechecks = 0
    expect(await codeOf(merge(world, { recheck: async () => (++rechecks > 1 ? moved : undefined) }))).toBe('stale_base')
    world.github.fault({ ...MERGE, status: 405, body, times: 2 })
    expect(await codeOf(merge(world))).toBe('merged')
  })
})

describe('a merge queue', () => {
  async function queued(): Promise<GitHubWorld> {
    const world = await gitHubWorld(OPTIONS)
    world.repository.mergeQueues.add('main')
    return world
  }

  it('takes the pull request, once', async () => {
    await using world = await queued()
    const main = world.head('main')
    expect(await merge(world)).toEqual({ ok: true, value: { kind: 'queued' } })
    expect([world.pull().pull.isQueued, world.head('main')]).toEqual([true, main])
    expect(await merge(world)).toEqual({ ok: true, value: { kind: 'queued' } })
    settleMerges(world.github.state, world.repository)
    expect(world.pull().state).toBe('closed')
  })

  it('takes no other head', async () => {
    await using world = await queued()
    const head = world.head('feature-1')
    world.github.fault({ ...GRAPHQL, run: () => void world.push({ 'a.txt': 'c\n' }), after: 'effect' })
    expect(await codeOf(merge(world, { head }))).toBe('stale_head')
    expect(world.pull().pull.isQueued).toBe(false)
  })

  it('is joined by auto-merge once the checks of the pull request have passed', async () => {
    await using world = await queued()
    world.repository.requiredChecks.set('main', ['ci'])
    expect(await codeOf(merge(world))).toBe('checks_pending')
    world.repository.allowAutoMerge = true
    expect(await merge(world)).toMatchObject({ ok: true, value: { kind: 'auto_merge_enabled', hasQueue: true } })
    passChecks(world)
    expect(world.pull().pull).toMatchObject({ isQueued: true, mergedAt: null })
  })

  it.each([{ status: 502 }, { drop: true }])('is looked at when the answer is lost: %j', async (fault) => {
    await using world = await queued()
    world.github.fault({ ...GRAPHQL, skip: 1, after: 'effect', ...fault })
    expect(await codeOf(merge(world))).toBe('queued')
    expect(world.github.count(GRAPHQL)).toBe(3)
  })

  it('is looked at when errors stand beside the data', async () => {
    await using world = await queued()
    const errors = [{ type: 'INTERNAL', message: 'Something went wrong' }]
    world.github.fault({ ...GRAPHQL, skip: 1, change: (body) => ({ ...(body as object), errors }) })
    expect(await codeOf(merge(world))).toBe('queued')
    expect(world.github.count(GRAPHQL)).toBe(3)
  })

  it.each([
    ['FORBIDDEN', 'Resource not accessible by integration', 'token_not_permitted'],
    ['RATE_LIMITED', 'API rate limit exceeded', 'api_unavailable'],
    ['UNPROCESSABLE', 'Head branch was modified. Review and try the merge again.', 'stale_head'],
    ['UNPROCESSABLE', 'Pull request is a failure', 'protected_branch'],
    ['UNPROCESSABLE', 'Something else', 'merge_refused'],
  ])('that refuses with %s %s has a code and a next step', async (type, message, code) => {
    await using world = await queued()
    world.github.fault({ ...GRAPHQL, skip: 1, body: { data: { enqueuePullRequest: null }, errors: [{ type, message }] } })
    const refused = await merge(world)
    expect(refused).toMatchObject({ ok: false, error: { code, suggestion: expect.stringMatching(/\w+.*\.$/) } })
    expect(!refused.ok && refused.error.message).toContain(message)
  })

  it('is not guessed where the server does not tell, not even why it does not merge', async () => {
    await using plain = await gitHubWorld(OPTIONS)
    plain.github.fault({ ...MERGE, status: 405, body: {} })
    plain.github.fault({ ...GRAPHQL, status: 404, body: { message: 'Not Found' } })
    expect(await merge(plain)).toMatchObject({ error: { code: 'merge_refused', message: 'GitHub does not merge #1: no reason given' } })
    await using world = await queued()
    world.github.fault({ ...GRAPHQL, status: 404, body: { message: 'Not Found' } })
    expect(await codeOf(merge(world))).toBe('protected_branch')
    expect(world.pull().pull.isQueued).toBe(false)
  })
})

describe('required checks', () => {
  async function checked(): Promise<GitHubWorld> {
    const world = await gitHubWorld(OPTIONS)
    world.repository.requiredChecks.set('main', ['ci', 'lint'])
    return world
  }

  it('are waited for by auto-merge, with the message as it is', async () => {
    await using world = await checked()
    const main = world.head('main')
    world.repository.allowAutoMerge = true
    const said = '2 of 2 required status checks are expected.'
    expect(await merge(world)).toEqual({ ok: true, value: { kind: 'auto_merge_enabled', hasQueue: false, said } })
    expect(world.head('main')).toBe(main)
    expect(await codeOf(merge(world))).toBe('auto_merge_enabled')
    passChecks(world)
    const { bare } = world.repository
    expect([bare.resolve('main^'), bare.commit(world.head('main')).message.trim()]).toEqual([main, MESSAGE.trim()])
  })

  it('are told, with the setting, where auto-merge is off', async () => {
    await using world = await checked()
    const refused = await merge(world)
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'checks_pending',
        message: 'GitHub does not merge #1: 2 of 2 required status checks are expected.',
        suggestion: "Approve again when they have passed, or allow auto-merge in the repository's settings.",
      },
    })
    expect(world.pull().pull.autoMerge).toBeNull()
  })

  it('that pass at the very moment lead to a merge at once', async () => {
    await using world = await checked()
    world.repository.allowAutoMerge = true
    world.github.fault({ ...GRAPHQL, skip: 1, run: () => passChecks(world) })
    expect(await codeOf(merge(world))).toBe('merged')
  })

  it('do not enable auto-merge for another head', async () => {
    await using world = await checked()
    world.repository.allowAutoMerge = true
    const head = world.head('feature-1')
    world.github.fault({ ...GRAPHQL, skip: 1, run: () => void world.push({ 'a.txt': 'c\n' }) })
    expect(await codeOf(merge(world, { head }))).toBe('stale_head')
    expect(world.pull().pull.autoMerge).toBeNull()
  })
})
