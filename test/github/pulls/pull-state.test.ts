import { describe, expect, it } from 'vitest'
import { type ApprovalPolicy, DEFAULT_APPROVAL } from '../../../src/base/config.ts'
import { checkApplicable, checkPlannable, type PlaceOnPull, type PullState, readPull } from '../../../src/github/pulls/pull-state.ts'
import { gitHubWorld, type NewPull } from '../../support/github/world.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'
import { strictClient } from '../../support/strict-client.ts'

const HEAD = 'a'.repeat(40)
const OPEN: PullState = {
  number: 7,
  author: 501,
  isOpen: true,
  mergedAs: undefined,
  isDraft: false,
  repository: { id: 1, defaultBranch: 'main', isArchived: false },
  base: { ref: 'main', commit: 'b'.repeat(40) },
  head: { repository: 1, ref: 'topic', commit: HEAD },
  isFork: false,
}
const PLAN: PlaceOnPull = { repository: 1, pull: 7, baseRef: 'main', headRef: 'topic', headCommit: HEAD }

const forked = (body: unknown, side: 'base' | 'head') => withField(body, [side, 'repo', 'fork'], true)
const codeOf = (refusal: { readonly code: string } | undefined) => refusal?.code
const planned = (pull: Partial<PullState>, policy: Partial<ApprovalPolicy> = {}) =>
  codeOf(checkPlannable({ ...OPEN, ...pull }, { ...DEFAULT_APPROVAL, ...policy }))
const applyRequest = (pull: Partial<PullState>, plan: Partial<PlaceOnPull> = {}, policy: Partial<ApprovalPolicy> = {}) =>
  codeOf(checkApplicable({ ...OPEN, ...pull }, { ...DEFAULT_APPROVAL, ...policy }, { ...PLAN, ...plan }))

async function stateOf(pull: Partial<NewPull>, change?: (world: Awaited<ReturnType<typeof gitHubWorld>>) => void) {
  await using world = await gitHubWorld({ users: { writer: 'write' }, pulls: [{ by: 'writer', edits: { 'a.txt': 'b' }, ...pull }] })
  change?.(world)
  const read = await readPull(strictClient(world).github, 1)
  // The description does not know that the repository of a head can be gone.
  if (world.pull().pull.headRepository === undefined) world.github.takeViolations()
  return { read, head: world.pull().pull.headSha, base: world.head('main'), repository: world.repository.id }
}

describe('the state of a pull request', () => {
  it('is what GitHub says now', async () => {
    const { read, head, base, repository } = await stateOf({})
    expect(read).toEqual({
      ok: true,
      value: {
        number: 1,
        author: expect.any(Number),
        isOpen: true,
        isDraft: false,
        repository: { id: repository, defaultBranch: 'main', isArchived: false },
        base: { ref: 'main', commit: base },
        head: { repository, ref: 'feature-1', commit: head },
        isFork: false,
      },
    })
  })

  it('[B2] tells a fork, a draft, a closed one and an archived repository', async () => {
    expect((await stateOf({ fork: 'stranger' })).read).toMatchObject({ value: { isFork: true } })
    expect((await stateOf({ draft: true })).read).toMatchObject({ value: { isDraft: true } })
    expect((await stateOf({}, (world) => Object.assign(world.issue(), { state: 'closed' }))).read).toMatchObject({
      value: { isOpen: false },
    })
    expect((await stateOf({}, (world) => Object.assign(world.repository, { archived: true }))).read).toMatchObject({
      value: { repository: { isArchived: true } },
    })
  })

  it('[G5] takes a fork that is gone for a fork, also when its branch is called main', async () => {
    const { read } = await stateOf({ fork: 'stranger', branch: 'main' }, (world) =>
      Object.assign(world.pull().pull, { headRepository: undefined }),
    )
    expect(read).toMatchObject({ value: { isFork: true, head: { repository: undefined, ref: 'main' } } })
    if (read.ok)
      expect(codeOf(checkApplicable(read.value, DEFAULT_APPROVAL, { ...PLAN, repository: read.value.repository.id, pull: 1 }))).toBe(
        'fork_not_allowed',
      )
  })

  it('[G6] of a repository that is itself a fork is none from a fork: the ids of the two decide', async () => {
    const { read } = await stateOf({}, (world) =>
      world.github.fault({ operation: 'pulls/get', change: (body) => forked(forked(body, 'base'), 'head') }),
    )
    expect(read).toMatchObject({ value: { isFork: false } })
    if (!read.ok) throw new Error(read.error.message)
    const { repository, head } = read.value
    const plan = { repository: repository.id, pull: 1, baseRef: 'main', headRef: head.ref, headCommit: head.commit }
    expect([checkPlannable(read.value, DEFAULT_APPROVAL), checkApplicable(read.value, DEFAULT_APPROVAL, plan)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('[R23] is not guessed from an answer that lacks a field', async () => {
    let whole: unknown
    await stateOf({}, (world) => {
      whole = world.github.show.pull(world.repository, world.pull())
    })
    let body = whole
    await using api = await scriptedGitHub(() => ({ body }))
    expect(await readPull(api.github, 1)).toMatchObject({ ok: true })
    body = withField(whole, ['merged'], true)
    expect(await readPull(api.github, 1)).toMatchObject({ ok: true, value: { isOpen: false } })
    const paths = [
      'state',
      'merged',
      'draft',
      'base.ref',
      'base.sha',
      'base.repo',
      'base.repo.id',
      'base.repo.default_branch',
      'base.repo.archived',
      'head.ref',
      'head.sha',
      'head.repo.id',
    ]
    for (const path of paths) {
      for (const value of [undefined, null, 7.5, { some: 'object' }]) {
        body = withField(whole, path.split('.'), value)
        const read = await readPull(api.github, 1)
        expect(read).toMatchObject({ ok: false, error: { code: 'api_invalid', message: expect.stringContaining(`'${path}`) } })
      }
    }
    expect(api.github.writes).toBe(0)
  })
})

describe('a plan', () => {
  it('is made for an open pull request to the default branch', () => {
    expect(planned({})).toBeUndefined()
  })

  it('[A11] is not made for one that is closed, a draft, or for another branch', () => {
    expect(planned({ isOpen: false })).toBe('pr_closed')
    expect(planned({ isDraft: true })).toBe('pr_draft')
    expect(planned({ isDraft: true }, { drafts: true })).toBeUndefined()
    expect(planned({ base: { ref: 'release/1', commit: HEAD } })).toBe('base_not_allowed')
    expect(planned({ base: { ref: 'release/1', commit: HEAD } }, { branches: ['release/*'] })).toBeUndefined()
    expect(planned({ repository: { ...OPEN.repository, isArchived: true } })).toBe('repo_archived')
  })

  it('[B2] is made for a fork only when the configuration says so', () => {
    const fork = { isFork: true, head: { ...OPEN.head, repository: 2 } }
    expect(planned(fork)).toBe('fork_not_allowed')
    expect(planned(fork, { forks: 'files-only' })).toBeUndefined()
  })
})

describe('an apply', () => {
  it('goes on where nothing has changed', () => {
    expect(applyRequest({})).toBeUndefined()
  })

  it('[A11] is refused where no plan would be made', () => {
    expect(applyRequest({ isOpen: false })).toBe('pr_closed')
    expect(applyRequest({ isDraft: true })).toBe('pr_draft')
    expect(applyRequest({ repository: { ...OPEN.repository, isArchived: true } })).toBe('repo_archived')
  })

  it('[B2] never goes to a fork, whatever the configuration says', () => {
    expect(applyRequest({ isFork: true }, {}, { forks: 'files-only' })).toBe('fork_not_allowed')
  })

  it('[G5] never goes to the default branch', () => {
    expect(applyRequest({ head: { ...OPEN.head, ref: 'main' } }, { headRef: 'main' })).toBe('protected_branch')
  })

  it('[C1] is refused when the head moved, with both commits', () => {
    const moved = { ...OPEN, head: { ...OPEN.head, commit: 'c'.repeat(40) } }
    expect(checkApplicable(moved, DEFAULT_APPROVAL, PLAN)).toEqual({
      code: 'stale_head',
      message: 'The plan was made on aaaaaaaaaaaa, and pull request #7 is at cccccccccccc now',
      suggestion: 'Run the recipe again.',
    })
    expect(applyRequest({ head: { ...OPEN.head, ref: 'other' } })).toBe('stale_head')
  })

  it('[C13] is refused when the pull request is for another branch now', () => {
    expect(applyRequest({ base: { ref: 'release', commit: HEAD } }, {}, { branches: ['release'] })).toBe('stale_base')
  })

  it('is refused for a plan of another pull request or repository', () => {
    expect(applyRequest({}, { pull: 8 })).toBe('digest_unknown')
    expect(applyRequest({}, { repository: 2 })).toBe('digest_unknown')
  })
})

function withField(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const fields = body as Readonly<Record<string, unknown>>
  return { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest, value) }
}
