import { describe, expect, it } from 'vitest'
import { completePlan } from '../../src/engine/seal-plan.ts'
import { findProposal, landProposal } from '../../src/forge/land-proposal.ts'
import { committerOf } from '../../src/forge/own-identity.ts'
import { type ProposeRequest, proposalBranch, propose } from '../../src/forge/propose.ts'
import { readPull } from '../../src/forge/pull-state.ts'
import { openRemote } from '../../src/forge/remote-git.ts'
import type { FileChange } from '../../src/model/change.ts'
import { update } from '../support/changes.ts'
import { type GitHubWorld, gitHubWorld } from '../support/github/world.ts'
import { must, NOW, PEOPLE, remoteOptions } from '../support/landing.ts'
import { planOf } from '../support/plans.ts'
import { strictClient } from '../support/strict-client.ts'

const SELF = { id: 41_898_282, login: 'github-actions[bot]' }
const BRANCH = 'sous/bump'
const CHANGES: readonly FileChange[] = [update('a.txt', 'a\n', 'A\n')]

async function openWorld(): Promise<GitHubWorld> {
  const world = await gitHubWorld({ files: { 'a.txt': 'a\n', 'b.txt': 'b\n' }, users: { writer: 'write', bob: 'write' } })
  world.repository.labels.set('chore', { id: 1, name: 'chore', color: 'ededed', description: 'Housekeeping' })
  return world
}

/** Plans the changes on the default branch as it is now, and proposes them. */
async function run(world: GitHubWorld, changes: readonly FileChange[] = CHANGES, more: Partial<ProposeRequest> = {}) {
  await using remote = must(await openRemote({ ...remoteOptions(world.cloneUrl), token: world.token }))
  const commit = world.head('main')
  must(await remote.fetchCommit(commit, { contents: true }))
  const { digest: _, changes: __, ...content } = planOf([], { base: { commit, directory: '.' }, target: 'pull-request', message: 'Bump a' })
  const { git, disk, scratchDisk } = remote.options
  await using plan = must(await completePlan(content, changes, { repository: remote.place, git, disk, scratchDisk }))
  return await propose({
    github: strictClient(world).github,
    remote,
    stored: plan,
    repository: { id: world.repository.id, defaultBranch: 'main' },
    self: SELF.id,
    committer: committerOf(SELF),
    people: PEOPLE,
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

  it('changes nothing when it is asked again, also when the base moved elsewhere', async () => {
    await using world = await openWorld()
    must(await run(world, CHANGES, { labels: ['chore'] }))
    const [tip, writes] = [world.head(BRANCH), world.github.writes]
    expect(await outcome(world, CHANGES, { labels: ['chore'] })).toBe('unchanged')
    world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'B\n' } })
    expect(await outcome(world, CHANGES, { labels: ['chore'] })).toBe('unchanged')
    expect([world.head(BRANCH), world.github.writes]).toEqual([tip, writes])
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
      Somebody else has pushed to this branch, so Sous leaves it alone from now on. Merge or close this pull request, or delete the branch, and Sous will propose anew.
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
    expect(proposal).toMatchObject({ kind: 'opened', warnings: [expect.stringContaining('The reviewers could not be asked')] })
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
  ])('for %s is %s', (recipe, branch) => {
    expect(proposalBranch(recipe)).toBe(branch)
  })
})

describe('landing a proposal', { timeout: 120_000 }, () => {
  async function land(world: GitHubWorld) {
    const { github } = strictClient(world)
    await using remote = must(await openRemote({ ...remoteOptions(world.cloneUrl), token: world.token }))
    const proposal = must(await findProposal(remote, must(await readPull(github, 1))))
    if (proposal === undefined) throw new Error('There is no proposal')
    return await landProposal({ github, remote, proposal, readPull: () => readPull(github, 1), recheck: async () => undefined })
  }

  it('[G10] has GitHub merge the very tree that was reviewed', async () => {
    await using world = await openWorld()
    must(await run(world))
    const reviewed = world.repository.bare.resolve(`${BRANCH}^{tree}`)
    expect(await land(world)).toEqual({ ok: true, value: { kind: 'applied', commit: world.head('main') } })
    expect(world.repository.bare.resolve('main^{tree}')).toBe(reviewed)
  })

  it('[D10] [D11] tells when what GitHub merged is not what was reviewed', async () => {
    await using world = await openWorld()
    must(await run(world))
    const push = () => void world.repository.bare.commitOn({ branch: 'main', edits: { 'b.txt': 'evil\n' } })
    world.github.fault({ operation: 'pulls/merge', run: push })
    const landed = await land(world)
    expect(landed).toMatchObject({ ok: false, error: { code: 'tree_mismatch' } })
    expect(!landed.ok && landed.error.message).toContain(`The proposal was merged as ${world.head('main')}, but somebody pushed`)
  })
})
