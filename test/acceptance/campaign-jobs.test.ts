import { describe, expect, it } from 'vitest'
import { type CampaignWorld, campaignWorld } from '../support/campaign-world.ts'

const FILES = { 'version.txt': 'version one\n' }
const OTHER = { 'version.txt': 'one more version\n' }
const TWO_WAVES = "recipe: two\ntargets: { query: 'org:acme' }\nwaves: [{ name: first, size: 1 }, { name: second }]\n"
const TWO_PEOPLE = "recipe: two\ntargets: { query: 'org:acme' }\napproval: { count: 2 }\n"

/** How many repositories are in each state, as the issue's table says. */
function states(test: CampaignWorld): Readonly<Record<string, number>> {
  const rows = [...(test.issue().body ?? '').matchAll(/^\| ([a-z ]+) \| (\d+) \|$/gm)]
  return Object.fromEntries(rows.map(([, state = '', count]) => [state, Number(count)]))
}

async function deliveredWorld(targets: Parameters<typeof campaignWorld>[0]['targets']): Promise<CampaignWorld> {
  const test = await campaignWorld({ targets })
  await test.plan()
  await test.says('boss', `/sous approve ${test.shownDigest()}`)
  await test.run('campaign-deliver')
  return test
}

describe('a campaign on GitHub', () => {
  it('is planned, approved on its issue, delivered, followed and done', async () => {
    await using test = await campaignWorld({ targets: { a: FILES, b: FILES, c: FILES, d: { 'README.md': '# No version\n' } } })
    const collected = await test.plan()
    expect([collected.code, collected.outputs['issue']]).toEqual([0, '1'])
    expect(states(test)).toEqual({ planned: 3, 'nothing to change': 1 })
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')

    expect((await test.says('boss', `/sous approve ${test.shownDigest()}`)).stdout).toContain('boss: approve')
    expect((await test.run('campaign-deliver')).stdout).toContain('3 pull requests opened')
    for (const name of ['a', 'b', 'c']) {
      const [pull, ...others] = test.pulls(name)
      expect([others, pull?.user.login, pull?.pull.headRef]).toEqual([[], 'sous-acme[bot]', 'sous/two'])
      expect(test.target(name).bare.blob(`${pull?.pull.headSha}:version.txt`).toString()).toBe('version two\n')
    }
    expect(states(test)).toEqual({ 'pull request is open': 3, 'nothing to change': 1 })

    // The same once more writes nothing.
    const { writes } = test.world.github
    await test.run('campaign-deliver')
    expect(test.world.github.calls.filter(({ operation }) => operation === 'pulls/create')).toHaveLength(3)
    const synced = await test.run('campaign-sync')
    expect(synced.stdout).toContain('0 of 3 changed')
    const since = test.world.github.calls.filter(
      ({ isWrite, operation }) => isWrite && operation !== 'apps/create-installation-access-token',
    )
    expect(since.length).toBe(writes)

    // One is merged, one closed by a person, one gets a person's commit.
    const [a, b, c] = [test.target('a'), test.target('b'), test.target('c')]
    a.bare.git(['update-ref', 'refs/heads/main', test.pulls('a')[0]?.pull.headSha ?? ''])
    Object.assign(test.pulls('a')[0]?.pull ?? {}, { mergedAt: '2026-02-03T12:00:00Z' })
    Object.assign(test.pulls('a')[0] ?? {}, { state: 'closed' })
    Object.assign(test.pulls('b')[0] ?? {}, { state: 'closed' })
    const theirs = c.bare.commitOn({ branch: 'sous/two', edits: { 'notes.txt': 'mine\n' }, message: 'Mine' })
    expect((await test.run('campaign-sync')).stdout).toContain('3 of 3 changed')
    expect(states(test)).toEqual({ merged: 1, 'nothing to change': 1, 'closed by a person': 1, 'has commits by others': 1 })
    expect(c.bare.resolve('refs/heads/sous/two')).toBe(theirs)
    expect(b.bare.resolve('refs/heads/sous/two')).not.toBeUndefined()
    // Neither is touched again.
    await test.plan()
    await test.run('campaign-deliver')
    expect([c.bare.resolve('refs/heads/sous/two'), test.pulls('b').length, test.pulls('c').length]).toEqual([theirs, 1, 1])
    expect((await test.run('campaign-sync')).stdout).toContain('0 of 2 changed')
  }, 90_000)

  it('approves exactly what somebody with write access says, as long as it stands there unchanged', async () => {
    await using test = await campaignWorld({ targets: { a: FILES, b: OTHER } })
    await test.plan()
    const digest = test.shownDigest()
    expect((await test.says('reader', `/sous approve ${digest}`)).outputs['reason-code']).toBe('not_permitted')
    expect((await test.says('boss', `/sous approve ${'0'.repeat(16)}`)).outputs['reason-code']).toBe('digest_unknown')
    expect(test.issue().comments.at(-1)?.body).toMatch(
      /^### Sous · not done\n\nThe digest of the campaign is now `[0-9a-f]{16}`, not `0{16}`\. Copy/,
    )
    expect((await test.says('boss', `/sous approve ${digest} group=z`)).code).toBe(1)
    expect((await test.says('boss', `/sous approve ${digest} wav=all`)).outputs['reason-code']).toBe('command_mistake')
    expect((await test.says('boss', 'Looks good')).stdout).toContain('not for a campaign')
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')

    expect((await test.says('boss', `/sous approve ${digest} group=a`)).stdout).toContain('boss: approve')
    const comment = test.issue().comments.at(-1)
    // Somebody makes another approval of it.
    const words = comment?.body ?? ''
    if (comment !== undefined) test.world.edit(comment, `/sous approve ${digest}`, { by: 'second' })
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')
    if (comment !== undefined) Object.assign(comment, { body: words, lastEditedAt: null })
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(states(test)).toEqual({ planned: 1, 'pull request is open': 1 })
    expect(test.pulls('a').length + test.pulls('b').length).toBe(1)
  }, 90_000)

  it('waits for as many people as its file asks for', async () => {
    await using test = await campaignWorld({ campaign: TWO_PEOPLE, targets: { a: FILES } })
    await test.plan()
    const command = `/sous approve ${test.shownDigest()}`
    await test.says('boss', command)
    await test.says('boss', command)
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')
    await test.says('second', command)
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
  }, 120_000)

  it('asks for as many people as the configuration, and not for plans that are older than it allows', async () => {
    await using test = await campaignWorld({ targets: { a: FILES } })
    const { github, repository } = test.world
    const config = 'approval: { count: 2, expires-after-hours: 10 }\n'
    repository.bare.commitOn({ branch: 'main', edits: { '.github/sous.yml': config }, message: 'Two people' })
    await test.plan()
    expect(test.issue().body).toContain('(2 people are needed)')
    const command = `/sous approve ${test.shownDigest()}`
    github.state.now += 11 * 3_600_000
    expect((await test.says('boss', command)).outputs['reason-code']).toBe('plan_expired')
    // Planned again, they are the same and new.
    await test.plan()
    await test.says('boss', command)
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')
    await test.says('second', command)
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
  }, 90_000)

  it('names the code owners of what it changes, if the campaign says so', async () => {
    const files = { ...FILES, '.github/CODEOWNERS': '* @acme/all me@example.com\nversion.txt @second @acme/releases\n' }
    const campaign = "recipe: two\ntargets: { query: 'org:acme' }\napproval: { owners: notify }\n"
    await using test = await campaignWorld({ campaign, targets: { a: files, b: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    await test.run('campaign-deliver')
    const [a, b] = ['a', 'b'].map((name) => test.pulls(name)[0]?.body ?? '')
    expect(a).toContain('Code owners of what it changes: @second, @acme/releases.')
    expect(b).not.toContain('Code owners')
  }, 120_000)

  it('delivers nothing that nobody saw: a repository that moved on is planned again', async () => {
    await using test = await campaignWorld({ targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    test.target('a').bare.commitOn({ branch: 'main', edits: { 'more.txt': 'more\n' }, message: 'More' })
    expect((await test.run('campaign-deliver')).stdout).toContain('acme/a: moved')
    expect(states(test)).toEqual({ 'changed since the plan': 1, 'pull request is open': 1 })
    await test.plan()
    expect(states(test)).toEqual({ planned: 1, 'pull request is open': 1 })
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
  }, 90_000)

  it('names what it cannot deliver to, and why', async () => {
    await using test = await campaignWorld({
      targets: { taken: FILES, archived: FILES, renamed: FILES, out: { ...FILES, '.github/sous.yml': 'campaigns: false\n' }, ok: FILES },
    })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    test.target('taken').bare.commitOn({ branch: 'sous/two', edits: { 'x.txt': 'x\n' }, message: 'Somebody else' })
    test.target('archived').archived = true
    const { repositories } = test.world.github.state
    const renamed = test.target('renamed')
    repositories.delete('acme/renamed')
    Object.assign(renamed, { name: 'new-name' })
    repositories.set('acme/new-name', renamed)
    await test.run('campaign-deliver')
    // One that was renamed is still the same.
    expect(states(test)).toEqual({ 'pull request is open': 2, 'opted out': 1, 'branch is taken': 1, archived: 1 })
    expect(test.pulls('taken')).toEqual([])
  }, 120_000)

  it('opens one pull request, also when the answer is lost and the run dies before it is noted', async () => {
    await using test = await campaignWorld({ targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    const { github, repository } = test.world
    github.fault({ operation: 'pulls/create', after: 'effect', drop: true })
    // The ledger cannot be written: as if the run had died.
    const ledger = repository.bare.resolve('refs/sous/campaigns/two') ?? ''
    await test.run('campaign-deliver')
    repository.bare.git(['update-ref', 'refs/sous/campaigns/two', ledger])
    await test.run('campaign-deliver')
    expect([test.pulls('a').length, test.pulls('b').length]).toEqual([1, 1])
    expect(states(test)).toEqual({ 'pull request is open': 2 })
  }, 120_000)

  it('closes a pull request when there is nothing left to change', async () => {
    await using test = await deliveredWorld({ a: FILES })
    test.target('a').bare.commitOn({ branch: 'main', edits: { 'version.txt': 'version two\n' }, message: 'By hand' })
    await test.run('campaign-sync')
    expect([test.pulls('a')[0]?.state, test.target('a').bare.resolve('refs/heads/sous/two')]).toEqual(['closed', undefined])
    expect(states(test)).toEqual({ 'nothing to change': 1 })
  }, 120_000)

  it('can be paused, resumed and closed on its issue', async () => {
    await using test = await campaignWorld({ targets: { a: FILES } })
    await test.plan()
    await test.says('boss', '/sous pause')
    expect((await test.run('campaign-deliver')).stdout).toContain('The campaign is paused')
    await test.says('boss', '/sous resume')
    expect((await test.run('campaign-deliver')).code).toBe(0)
    await test.says('boss', '/sous close')
    expect((await test.run('campaign-deliver')).stdout).toContain('The campaign is closed')
  }, 120_000)

  it('looks before each wave whether the approval still stands', async () => {
    await using test = await campaignWorld({ campaign: TWO_WAVES, targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    const comment = test.issue().comments.at(-1)
    test.world.github.fault({ operation: 'pulls/create', run: () => comment && test.world.deleteComment(comment) })
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(test.pulls('a').length + test.pulls('b').length).toBe(1)
  }, 120_000)

  it('stops delivering when it is paused meanwhile', async () => {
    await using test = await campaignWorld({ campaign: TWO_WAVES, targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    test.world.github.fault({ operation: 'pulls/create', run: () => test.says('boss', '/sous pause') })
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(test.pulls('a').length + test.pulls('b').length).toBe(1)
    expect((await test.run('campaign-deliver')).stdout).toContain('The campaign is paused')
    await test.says('boss', '/sous resume')
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
  }, 120_000)

  it('[A1] [A10] starts for no pull request, and from no other branch', async () => {
    await using test = await campaignWorld({ targets: { a: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    const { world } = test
    world.repository.bare.commitOn({ branch: 'evil', edits: { 'x.txt': 'x\n' }, message: 'Evil' })
    const elsewhere = world.dispatch({ by: 'boss', branch: 'evil' })
    const { writes } = world.github
    for (const mode of ['campaign-discover', 'campaign-collect', 'campaign-deliver', 'campaign-sync']) {
      expect((await test.run(mode, { event: elsewhere })).outputs['reason-code']).toBe('workflow_ref_not_default')
      for (const name of ['pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run'])
        expect((await test.run(mode, { event: { ...world.dispatch({ by: 'boss' }), name } })).outputs['reason-code']).toBe(
          'event_not_trusted',
        )
    }
    expect([world.github.writes, test.pulls('a').length]).toEqual([writes, 0])
    expect((await test.run('campaign-deliver', { event: world.schedule() })).stdout).toContain('1 pull request opened')
  }, 120_000)

  it('[D7] changes no workflow without permission, and never what decides what Sous may do', async () => {
    const own = { '.github/sous.yml': '# one\n' }
    const workflow = { '.github/workflows/ci.yml': 'name: one\n' }
    await using test = await campaignWorld({ campaign: "recipe: two\ntargets: { query: 'org:acme' }\n", targets: { a: own, b: workflow } })
    const { bare } = test.world.repository
    const step = "  - tool: replace_in_file\n    with: { include: '.github/**', find: one, replace: two }\n"
    const recipe = `name: Two\npermissions: { write: ['**'] }\nsteps:\n${step}`
    bare.commitOn({ branch: 'main', edits: { '.github/recipes/two.yml': recipe }, message: 'Recipe' })
    await test.plan()
    expect(states(test)).toEqual({ failed: 2 })
    expect(test.issue().body).toContain('The recipe may not change `.github/sous.yml` here')
    bare.commitOn({ branch: 'main', edits: { '.github/sous.yml': 'approval: { allow-workflows: true }\n' }, message: 'Allow' })
    await test.says('boss', '/sous retry')
    await test.plan()
    expect(states(test)).toEqual({ failed: 1, planned: 1 })
  }, 120_000)
})
