import { describe, expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import type { PlanContent } from '../../../src/base/plan.ts'
import { success } from '../../../src/base/result.ts'
import { committerOf } from '../../../src/github/api/graphql.ts'
import { planRefs } from '../../../src/github/plans/save-plan.ts'
import { findProposal, mergeProposal } from '../../../src/github/proposals/apply-proposal-branch.ts'
import { ciExpectation, type ProposeRequest, proposalBranch, propose } from '../../../src/github/proposals/propose.ts'
import { readPull } from '../../../src/github/pulls/pull-state.ts'
import { openRemote } from '../../../src/github/remote/remote-git.ts'
import { completePlan } from '../../../src/plan/seal.ts'
import { must, NOW, PEOPLE, remoteOptions } from '../../support/apply.ts'
import { update } from '../../support/changes.ts'
import { type GitHubWorld, gitHubWorld } from '../../support/github/world.ts'
import { planOf } from '../../support/plans.ts'
import { strictClient } from '../../support/strict-client.ts'

const SELF = { id: 41_898_282, login: 'github-actions[bot]' }
const BRANCH = 'sous/bump'
const CHANGES: readonly FileChange[] = [update('a.txt', 'a\n', 'A\n')]

async function openWorld(): Promise<GitHubWorld> {
  const world = await gitHubWorld({ files: { 'a.txt': 'a\n', 'b.txt': 'b\n' }, users: { writer: 'write', bob: 'write' } })
  world.repository.labels.set('chore', { id: 1, name: 'chore', color: 'ededed', description: 'Housekeeping' })
  return world
}

/** Plans the changes on the default branch as it is now, and proposes them. */
async function run(
  world: GitHubWorld,
  changes: readonly FileChange[] = CHANGES,
  more: Partial<ProposeRequest> = {},
  facts: Partial<PlanContent> = {},
) {
  await using remote = must(await openRemote({ ...remoteOptions(world.cloneUrl), token: world.token }))
  const commit = world.head('main')
  must(await remote.fetchCommit(commit, { contents: true }))
  const {
    digest: _,
    changes: __,
    ...content
  } = planOf([], { base: { commit, directory: '.' }, target: 'pull-request', message: 'Bump a', ...facts })
  const { git, disk, sandboxDisk } = remote.options
  await using plan = must(await completePlan(content, changes, { repository: remote.place, git, disk, sandboxDisk }))
  return await propose({
    github: strictClient(world).github,
    remote,
    stored: changes.length === 0 ? undefined : plan,
    repository: { id: world.repository.id, defaultBranch: 'main' },
    self: SELF.id,
    committer: committerOf(SELF, world.github.origin),
    people: { ...PEOPLE, approvedBy: [] },
    run: { id: 100, attempt: 1 },
    branch: BRANCH,
    base: 'main',
    title: 'Bump a',
    body: 'The plan.',
    labels: [],
    reviewers: [],
    teamReviewers: [],
    isDraft: false,
    whenClean: 'close',
    token: 'workflow',
    now: NOW,
    ...more,
  })
}

async function apply(world: GitHubWorld, meanwhile: () => unknown = () => undefined) {
  const { github } = strictClient(world)
  await using remote = must(await openRemote({ ...remoteOptions(world.cloneUrl), token: world.token }))
  const digest = must(await findProposal(remote, must(await readPull(github, 1))))
  if (digest === undefined) throw new Error('There is no proposal')
  const { plan } = must(await planRefs(remote).load(digest))
  const pull = must(await readPull(github, 1))
  await meanwhile()
  const requesters = [PEOPLE.requestedBy]
  return await mergeProposal({
    github,
    remote,
    plan: { ...plan, base: { ...plan.base, ref: 'refs/heads/main' } },
    requesters,
    pull,
    readPull: () => readPull(github, 1),
    recheck: async () => success([]),
  })
}

async function outcome(...args: Parameters<typeof run>): Promise<string> {
  const done = await run(...args)
  return done.ok ? done.value.kind : done.error.code
}

const numbers = (world: GitHubWorld) => [...world.repository.issues.values()].map(({ number, state }) => `${number} ${state}`)

describe('proposing', { timeout: 120_000 }, () => {
  it('[G11] opens one pull request with one commit, and says what to expect of workflows', async () => {
    await using world = await openWorld()
    const proposal = must(await run(world, CHANGES, { labels: ['chore'], reviewers: ['bob'], isDraft: true }))
    expect(proposal).toMatchObject({ kind: 'opened', pull: { number: 1, base: 'main' }, ci: { kind: 'approval' }, warnings: [] })
    const { bare } = world.repository
    expect(bare.log('main..sous/bump')).toEqual([world.head(BRANCH)])
    expect(bare.files(BRANCH)).toEqual({ 'a.txt': 'A\n', 'b.txt': 'b\n' })
    expect(bare.commit(world.head(BRANCH)).message).toMatch(/^Bump a\n\nSous-Plan: [0-9a-f]{64}\nSous-Requested-By: alice \(1001\)\n/)
    const { pull, labels, title, body } = world.pull()
    expect([title, body, labels.map(({ name }) => name)]).toEqual(['Bump a', 'The plan.', ['chore']])
    expect([pull.draft, pull.requestedReviewers.map(({ login }) => login)]).toEqual([true, ['bob']])
    expect(must(await run(world, CHANGES, { token: 'app' }))).toMatchObject({ ci: { kind: 'yes' } })
  })

  it.each([
    ['workflow', 'push', 'approval', ['`pull_request` wait until you click', '`push` do not start']],
    ['workflow', 'proposal', 'approval', ['No workflow on `push` starts', 'not even after Sous merges this']],
    ['workflow', 'merge', 'none', ['no workflow starts on the merged commit']],
    ['app', 'push', 'yes', ['start by themselves']],
    ['person', 'merge', 'yes', ['start by themselves']],
  ] as const)('[G11] tells what a %s token starts after a %s', (token, after, kind, said) => {
    const ci = ciExpectation(token, after)
    expect(ci.kind).toBe(kind)
    for (const part of said) expect(ci.message).toContain(part)
  })

  it('changes nothing when it is asked again', async () => {
    await using world = await openWorld()
    must(await run(world, CHANGES, { labels: ['chore'] }))
    const [tip, writes] = [world.head(BRANCH), world.github.writes]
    expect(await outcome(world, CHANGES, { labels: ['chore'] })).toBe('unchanged')
    expect([world.head(BRANCH), world.github.writes]).toEqual([tip, writes])
  })

  it('is made again on a base that moved elsewhere: on the old one it could never be merged exactly', async () => {
    await using world = await openWorld()
    must(await run(world))
    const { review } = world.review({ by: 'bob', state: 'APPROVED' })
    const main = world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'B\n' } })
    expect(await outcome(world)).toBe('refreshed')
    expect([world.repository.bare.resolve(`${BRANCH}^`), review.state]).toEqual([main, 'DISMISSED'])
    expect(await apply(world)).toMatchObject({ ok: true, value: { kind: 'applied', commit: world.head('main') } })
  })

  it('stays as it is on the same base when a command answers something else with the same changes', async () => {
    await using world = await openWorld()
    const evidence = (sha256: string) => ({ evidence: [{ kind: 'command', command: 'x', exitCode: 0, sha256 }] as const })
    must(await run(world, CHANGES, {}, evidence('a'.repeat(64))))
    expect(must(await run(world, CHANGES, {}, evidence('b'.repeat(64))))).toMatchObject({ kind: 'unchanged' })
    world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'B\n' } })
    expect(must(await run(world, CHANGES, {}, evidence('c'.repeat(64))))).toMatchObject({ kind: 'refreshed' })
  })

  it.each(['queue', 'auto-merge'] as const)('is left to the %s with the same diff, and taken back before another', async (by) => {
    await using world = await openWorld()
    const { repository } = world
    if (by === 'queue') repository.mergeQueues.add('main')
    else repository.requiredChecks.set('main', ['ci'])
    repository.allowAutoMerge = true
    must(await run(world))
    expect(await apply(world)).toMatchObject({ ok: true, value: { kind: by === 'queue' ? 'queued' : 'auto_merge_enabled' } })
    const isWaiting = () => world.pull().pull.isQueued || world.pull().pull.autoMerge !== null
    const tip = world.head(BRANCH)
    repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'B\n' } })
    expect([await outcome(world), world.head(BRANCH), isWaiting()]).toEqual(['unchanged', tip, true])
    let wasWaiting: boolean | undefined
    world.github.fault({
      operation: 'git/receive-pack',
      method: 'POST',
      run: () => {
        wasWaiting = isWaiting()
      },
    })
    expect(await outcome(world, [update('a.txt', 'a\n', 'AAA\n')])).toBe('refreshed')
    expect([wasWaiting, isWaiting()]).toEqual([false, false])
  })

  it('pushes nothing that auto-merge would merge unseen', async () => {
    await using world = await openWorld()
    world.repository.requiredChecks.set('main', ['ci'])
    world.repository.allowAutoMerge = true
    must(await run(world))
    must(await apply(world))
    const tip = world.head(BRANCH)
    world.github.fault({ path: '/graphql', status: 404, body: { message: 'Not Found' }, times: 9 })
    expect(await outcome(world, [update('a.txt', 'a\n', 'AAA\n')])).toBe('merge_refused')
    expect(world.head(BRANCH)).toBe(tip)
  })

  it('brings branch and text up to date when the change is another', async () => {
    await using world = await openWorld()
    must(await run(world))
    world.repository.bare.commitOn({ branch: 'main', edits: { 'a.txt': 'aa\n' } })
    expect(await outcome(world, [update('a.txt', 'aa\n', 'AA\n')], { title: 'Bump aa' })).toBe('refreshed')
    expect(world.repository.bare.files(BRANCH)).toMatchObject({ 'a.txt': 'AA\n' })
    expect([world.repository.bare.log('main..sous/bump').length, world.issue(1).title, numbers(world)]).toEqual([1, 'Bump aa', ['1 open']])
  })

  it('[G9] leaves a branch alone that somebody else made, wrote to, or gave its name', async () => {
    await using world = await openWorld()
    const { bare } = world.repository
    const foreign = bare.commitOn({
      branch: BRANCH,
      edits: { 'a.txt': 'mine\n' },
      message: `Bump a\n\nSous-Plan: ${'a'.repeat(64)}`,
      author: { name: SELF.login, email: '41898282+github-actions[bot]@users.noreply.github.com' },
    })
    expect(await outcome(world)).toBe('branch_conflict')
    expect([world.head(BRANCH), numbers(world)]).toEqual([foreign, []])
    bare.git(['update-ref', '-d', `refs/heads/${BRANCH}`])
    expect(await outcome(world)).toBe('opened')
  })

  it("stops with one comment at a person's commit, and goes on when the branch is gone", async () => {
    await using world = await openWorld()
    must(await run(world))
    const tip = world.push({ 'more.txt': 'x\n' })
    for (let i = 0; i < 3; i++) expect(await outcome(world, [update('a.txt', 'a\n', 'AAA\n')])).toBe('branch_conflict')
    expect([world.head(BRANCH), world.issue(1).comments.length]).toEqual([tip, 1])
    expect(world.issue(1).comments[0]?.body).toMatchInlineSnapshot(`
      "<!-- sous:stopped e52ad51715304890 -->
      Someone else has pushed to this branch, so Sous no longer updates it. Merge or close this pull request, or delete the branch, and Sous will propose again.
      "
    `)
    world.repository.bare.git(['update-ref', '-d', `refs/heads/${BRANCH}`])
    expect(await outcome(world)).toBe('opened')
    expect(numbers(world)).toEqual(['1 closed', '2 open'])
  })

  it('[R5] writes nothing when a person pushes in the last moment', async () => {
    await using world = await openWorld()
    must(await run(world))
    let pushed = ''
    world.github.fault({
      operation: 'git/receive-pack',
      method: 'POST',
      run: () => {
        pushed = world.push({ 'more.txt': 'x\n' })
      },
    })
    expect(await outcome(world, [update('a.txt', 'a\n', 'AAA\n')])).toBe('ref_moved')
    expect(world.head(BRANCH)).toBe(pushed)
  })

  it('[G9] does not take the pull request of a fork for its own', async () => {
    await using world = await openWorld()
    world.openPull({ by: 'stranger', fork: 'stranger', branch: BRANCH, edits: { 'a.txt': 'evil\n' } })
    // Also when GitHub lists it among those of the branch.
    const listed = await fetch(`${world.github.origin}/repos/owner/demo/pulls?state=all`)
    const pulls = (await listed.json()) as readonly unknown[]
    expect(pulls).toHaveLength(1)
    world.github.fault({ operation: 'pulls/list', change: () => pulls })
    expect(must(await run(world))).toMatchObject({ kind: 'opened', pull: { number: 2 } })
    expect(numbers(world)).toEqual(['1 open', '2 open'])
  })

  it('closes its pull request when there is nothing to change any more, or leaves it with one note', async () => {
    await using world = await openWorld()
    expect(must(await run(world, []))).toEqual({ kind: 'clean', closed: undefined, left: undefined })
    must(await run(world))
    for (let i = 0; i < 2; i++)
      expect(must(await run(world, [], { whenClean: 'leave' }))).toMatchObject({ kind: 'clean', left: { number: 1 } })
    expect([world.issue(1).comments.length, numbers(world)]).toEqual([1, ['1 open']])
    expect(must(await run(world, []))).toMatchObject({ kind: 'clean', closed: { number: 1 } })
    expect([world.issue(1).comments.length, numbers(world), world.head(BRANCH)]).toEqual([1, ['1 closed'], ''])
    expect(await outcome(world)).toBe('opened')
  })

  it('does not open again what a person closed, until it would be another change', async () => {
    await using world = await openWorld()
    must(await run(world))
    Object.assign(world.issue(1), { state: 'closed' })
    expect(must(await run(world))).toMatchObject({ kind: 'declined', pull: { number: 1 } })
    expect(await outcome(world, [update('a.txt', 'a\n', 'AAA\n')])).toBe('opened')
    expect(numbers(world)).toEqual(['1 closed', '2 open'])
  })

  it('[R11] opens one pull request when the answer is lost', async () => {
    await using world = await openWorld()
    world.github.fault({ operation: 'pulls/create', status: 502, after: 'effect' })
    expect(await outcome(world)).toBe('opened')
    expect(numbers(world)).toEqual(['1 open'])
  })

  it('[R24] says what a workflow must be allowed, and goes on once it is', async () => {
    await using world = await openWorld()
    world.repository.actionsMayCreatePulls = false
    const refused = await run(world)
    expect(refused).toMatchObject({ ok: false, error: { code: 'token_not_permitted' } })
    expect(!refused.ok && refused.error.suggestion).toContain('Allow GitHub Actions to create and approve pull requests')
    world.repository.actionsMayCreatePulls = true
    expect(await outcome(world)).toBe('opened')
  })

  it('warns of labels and reviewers that cannot be had', async () => {
    await using world = await openWorld()
    const proposal = must(await run(world, CHANGES, { reviewers: ['nobody-here'] }))
    expect(proposal).toMatchObject({ kind: 'opened', warnings: [expect.stringContaining('The reviewers could not be requested')] })
  })

  it('[G10] never writes to the default branch or the base', async () => {
    await using world = await openWorld()
    expect(await outcome(world, CHANGES, { branch: 'main' })).toBe('protected_branch')
    expect(await outcome(world, CHANGES, { branch: 'release', base: 'release' })).toBe('protected_branch')
    expect(await outcome(world, CHANGES, { branch: '-x y' })).toBe('protected_branch')
  })

  it('[G8] keeps a title on one line, and workflows running', async () => {
    await using world = await openWorld()
    must(await run(world, CHANGES, { title: 'x [skip ci]\n\nFixes #1' }))
    expect(world.issue(1).title).toBe('x (skip ci)')
  })
})

describe('the branch of a recipe', { timeout: 120_000 }, () => {
  it.each([
    ['.github/recipes/bump-node.yml', 'sous/bump-node'],
    ['sous:pin', 'sous/pin'],
    ['recipes/Ünlaut name.yaml', 'sous/nlaut-name'],
    ['recipes/a..b.yml', 'sous/ab'],
    ['recipes/....yml', 'sous/recipe'],
    ['recipes/-x-.yml', 'sous/x'],
    [`acme/recipes/pin@${'a'.repeat(40)}`, 'sous/acme-recipes-pin'],
  ])('for %s is %s', (recipe, branch) => {
    expect(proposalBranch(recipe)).toBe(branch)
  })
})

describe('apply a proposal', { timeout: 120_000 }, () => {
  it('[G10] has GitHub merge the very tree that was reviewed', async () => {
    await using world = await openWorld()
    must(await run(world))
    const reviewed = world.repository.bare.resolve(`${BRANCH}^{tree}`)
    expect(await apply(world)).toEqual({ ok: true, value: { kind: 'applied', commit: world.head('main') } })
    expect(world.repository.bare.resolve('main^{tree}')).toBe(reviewed)
    const { bare } = world.repository
    expect(bare.commit(world.head('main')).message.trim()).toBe(bare.commit(world.head(BRANCH)).message.trim())
    expect(await apply(world)).toEqual({ ok: true, value: { kind: 'already_applied', commit: world.head('main') } })
  })

  it('[G10] has its commit signed by GitHub, and merges it, where branches take signed commits only', async () => {
    await using world = await openWorld()
    world.repository.rules.needsSignatures = true
    must(await run(world))
    const { bare } = world.repository
    const { signed, parents, committer } = bare.commit(world.head(BRANCH))
    expect([signed !== undefined, parents, committer.name]).toEqual([true, [world.head('main')], 'GitHub'])
    expect([...bare.refs('refs/sous/objects/').keys()]).toEqual([])
    expect(await apply(world)).toMatchObject({ ok: true, value: { kind: 'applied' } })
  })

  it("[G7] is not signed with a person's token, and says so where that is refused", async () => {
    await using world = await openWorld()
    world.repository.rules.needsSignatures = true
    expect(await outcome(world, CHANGES, { token: 'person' })).toBe('signatures_required')
    world.repository.rules.needsSignatures = false
    expect(await outcome(world, CHANGES, { token: 'person' })).toBe('opened')
    expect(world.repository.bare.commit(world.head(BRANCH)).signed).toBeUndefined()
  })

  it('[D10] asks for no merge when the head or the base moves while it is checked', async () => {
    await using world = await openWorld()
    must(await run(world))
    const [tip, main] = [world.head(BRANCH), world.head('main')]
    const { bare } = world.repository
    const isAsked = () => world.github.calls.some(({ operation }) => operation === 'pulls/merge')
    expect(await apply(world, () => void bare.commitOn({ branch: BRANCH, edits: { 'b.txt': 'evil\n' } }))).toMatchObject({
      error: { code: 'stale_head' },
    })
    bare.git(['update-ref', `refs/heads/${BRANCH}`, tip])
    expect(await apply(world, () => void bare.commitOn({ branch: 'main', edits: { 'b.txt': 'evil\n' } }))).toMatchObject({
      error: { code: 'stale_base' },
    })
    expect(isAsked()).toBe(false)
    bare.git(['update-ref', 'refs/heads/main', main])
    expect(await apply(world)).toMatchObject({ ok: true, value: { kind: 'applied' } })
  })

  it('[D10] [D11] tells when what GitHub merged is not what was reviewed', async () => {
    await using world = await openWorld()
    must(await run(world))
    const push = () => void world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'evil\n' } })
    world.github.fault({ operation: 'pulls/merge', run: push })
    expect(await apply(world)).toEqual({ ok: true, value: { kind: 'merged_on_moved_base', commit: world.head('main') } })
    const again = await apply(world)
    expect(again).toMatchObject({ ok: false, error: { code: 'pr_closed' } })
    expect(!again.ok && again.error.message).toBe(
      `#1 is already merged as ${world.head('main')}. Its files are not exactly those of the plan`,
    )
  })

  it('asks git what was merged where the API does not name the tree, as on Gitea', async () => {
    for (const [edits, kind] of [
      [undefined, 'applied'],
      [{ 'b.txt': 'evil\n' }, 'merged_on_moved_base'],
    ] as const) {
      await using world = await openWorld()
      must(await run(world))
      if (edits !== undefined)
        world.github.fault({ operation: 'pulls/merge', run: () => void world.repository.bare.commitOn({ branch: 'main', edits }) })
      world.github.fault({ operation: 'git/get-commit', change: (commit) => ({ ...(commit as object), tree: undefined }) })
      expect(await apply(world)).toEqual({ ok: true, value: { kind, commit: world.head('main') } })
      world.github.takeViolations()
    }
  })

  it('names the commit when what was merged cannot be read', async () => {
    await using world = await openWorld()
    must(await run(world))
    world.github.fault({ operation: 'git/get-commit', status: 500, times: 9 })
    expect(await apply(world)).toMatchObject({
      ok: true,
      value: { kind: 'applied', commit: world.head('main'), problem: { code: 'api_unavailable' } },
    })
  })

  it('is not merged when it was closed, pushed to, or aimed at another branch meanwhile', async () => {
    await using world = await openWorld()
    must(await run(world))
    const main = world.head('main')
    const { pull } = world.pull()
    const aim = (branch: string) => Object.assign(pull, { baseRef: branch })
    world.repository.bare.git(['update-ref', 'refs/heads/release', main])
    expect(await apply(world, () => aim('release'))).toMatchObject({ ok: false, error: { code: 'stale_base' } })
    aim('main')
    expect(await apply(world, () => world.close())).toMatchObject({ ok: false, error: { code: 'pr_closed' } })
    Object.assign(world.issue(1), { state: 'open' })
    expect(await apply(world, () => world.push({ 'a.txt': 'evil\n' }))).toMatchObject({ ok: false, error: { code: 'stale_head' } })
    expect([world.head('main'), world.head('release'), world.github.count({ operation: 'pulls/merge' })]).toEqual([main, main, 0])
  })

  it('asks git for the base right before the merge, and says what to do when it moved', async () => {
    await using world = await openWorld()
    must(await run(world))
    const main = world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'B\n' } })
    const applied = await apply(world)
    expect(applied).toMatchObject({ ok: false, error: { code: 'stale_base' } })
    expect(!applied.ok && applied.error.suggestion).toBe(
      'Run the workflow that proposes it again, then approve the updated pull request. Or merge it on GitHub.',
    )
    expect([world.head('main'), world.github.count({ operation: 'pulls/merge' })]).toEqual([main, 0])
  })
})
