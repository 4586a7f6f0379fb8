import { describe, expect, it } from 'vitest'
import { type CampaignWorld, campaignWorld } from '../support/campaign-world.ts'

const FILES = { 'version.txt': 'version one\n' }
const OTHER = { 'version.txt': 'one more version\n' }
const LEDGER = 'refs/sous/campaigns/two'

interface LedgerRow {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly why?: { readonly message: string; readonly advice: string }
}

function rowsOf({ world }: CampaignWorld): readonly LedgerRow[] {
  const { bare } = world.repository
  const files = bare.text(['ls-tree', '-r', '--name-only', LEDGER, 'rows/']).trim().split('\n')
  return files.flatMap((file) => JSON.parse(bare.text(['show', `${LEDGER}:${file}`])) as readonly LedgerRow[])
}

/** State and reason of each repository, by its name without `acme/`. */
function found(test: CampaignWorld): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rowsOf(test)
      .map(({ name, state, why }) => [name.replace('acme/', ''), why === undefined ? state : `${state}: ${why.message}`] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

async function approvedWorld(targets: Parameters<typeof campaignWorld>[0]['targets']): Promise<CampaignWorld> {
  const test = await campaignWorld({ targets })
  await test.plan()
  await test.says('boss', `/sous approve ${test.shownDigest()}`)
  return test
}

/** Changes files of the ledger as anyone can who may push to the control repository. */
function forge({ world }: CampaignWorld, change: (text: string, file: string) => string): void {
  const { bare } = world.repository
  const edits = bare
    .text(['ls-tree', '-r', '--name-only', LEDGER])
    .trim()
    .split('\n')
    .map((file) => [file, change(bare.text(['show', `${LEDGER}:${file}`]), file)] as const)
  bare.git(['update-ref', 'refs/heads/forged', LEDGER])
  bare.commitOn({ branch: 'forged', edits: Object.fromEntries(edits), message: 'Forged' })
  bare.git(['update-ref', LEDGER, 'refs/heads/forged'])
  bare.git(['update-ref', '-d', 'refs/heads/forged'])
}

describe('a repository that a campaign cannot deliver to', () => {
  it('is named with why and what to do, and the others go on', async () => {
    const names = ['archived', 'deleted', 'forbidden', 'moved', 'protected', 'taken', 'fine']
    await using test = await approvedWorld({
      ...Object.fromEntries(names.map((name) => [name, FILES])),
      nothing: { 'README.md': '# No version\n' },
    })
    const { world } = test
    test.target('archived').archived = true
    world.github.state.repositories.delete('acme/deleted')
    world.github.fault({ operation: 'git/receive-pack', path: '/acme/forbidden.git/*', status: 403, times: 9 })
    test.target('moved').bare.commitOn({ branch: 'main', edits: { 'more.txt': 'more\n' }, message: 'More' })
    test.target('protected').protectedBranches.add('sous/two')
    // A person's pull request from a branch of the same name.
    const { bare } = test.target('taken')
    const theirs = bare.commitOn({ branch: 'sous/two', edits: { 'x.txt': 'x\n' }, message: 'Mine' })
    world.github.state.addPull({
      repository: test.target('taken'),
      from: test.target('taken'),
      user: world.github.state.account('second'),
      title: 'Mine',
      body: null,
      headRef: 'sous/two',
      baseRef: 'main',
      draft: false,
      maintainerCanModify: false,
    })
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(found(test)).toEqual({
      archived: 'archived: It is archived',
      deleted: 'missing: It no longer exists, or the GitHub App is no longer installed there',
      fine: 'open',
      forbidden: expect.stringMatching(/^forbidden: /),
      moved: 'moved: It changed since it was planned',
      nothing: 'clean',
      protected: "protected: GitHub protects 'refs/heads/sous/two': Changes must be made through a pull request.",
      taken: expect.stringMatching(/^taken: Branch 'sous\/two' is at /),
    })
    for (const { name, state, why } of rowsOf(test)) if (state !== 'open' && state !== 'clean') expect(why?.advice, name).not.toBe('')
    expect([bare.resolve('refs/heads/sous/two'), test.pulls('taken').length]).toEqual([theirs, 1])
    for (const name of ['archived', 'deleted', 'forbidden', 'moved', 'protected']) expect(test.pulls(name), name).toEqual([])

    // A person mends all of it, and the same campaign goes on.
    test.target('archived').archived = false
    world.github.state.repositories.set('acme/deleted', test.target('deleted'))
    test.target('protected').protectedBranches.clear()
    Object.assign(test.pulls('taken')[0] ?? {}, { state: 'closed' })
    bare.git(['update-ref', '-d', 'refs/heads/sous/two'])
    await test.says('boss', '/sous retry')
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    await test.run('campaign-deliver')
    const { forbidden: _, ...rest } = found(test)
    expect(new Set(Object.values(rest))).toEqual(new Set(['open', 'clean']))
  }, 180_000)

  it('waits in the merge queue as long as its pull request does', async () => {
    await using test = await approvedWorld({ a: FILES })
    await test.run('campaign-deliver')
    const [pull] = test.pulls('a')
    Object.assign(pull?.pull ?? {}, { isQueued: true })
    await test.run('campaign-sync')
    expect(found(test)).toEqual({ a: 'queued' })
    // A base that moves meanwhile does not take it out.
    test.target('a').bare.commitOn({ branch: 'main', edits: { 'more.txt': 'more\n' }, message: 'More' })
    await test.plan()
    await test.run('campaign-deliver')
    await test.run('campaign-sync')
    expect([found(test), pull?.pull.isQueued, test.pulls('a').length]).toEqual([{ a: 'queued' }, true, 1])
  }, 120_000)

  it('is delivered with a new token when the first one ends in the middle', async () => {
    await using test = await approvedWorld({ a: FILES, b: FILES })
    const { github } = test.world
    const end = ({ token = '' }) => github.state.tokens.delete(token)
    github.fault({ operation: 'git/upload-pack', path: '/acme/a.git/*', status: 401, run: end })
    github.fault({ operation: 'pulls/list', path: '/repos/acme/b/pulls', status: 401, run: end })
    expect((await test.run('campaign-deliver')).stdout).toContain('2 pull requests opened')
    expect([test.pulls('a').length, test.pulls('b').length]).toEqual([1, 1])
  }, 90_000)

  it('waits for the next run while GitHub fails, and is delivered once', async () => {
    await using test = await approvedWorld({ a: FILES, b: FILES })
    test.world.github.fault({ operation: 'pulls/create', path: '/repos/acme/a/pulls', status: 500, times: 4 })
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(found(test)).toEqual({ a: 'planned', b: 'open' })
    await test.run('campaign-deliver')
    expect([found(test), test.pulls('a').length]).toEqual([{ a: 'open', b: 'open' }, 1])
  }, 90_000)
})

describe('the ledger of a campaign on GitHub', () => {
  it('takes in what two runs collect at once', async () => {
    await using test = await campaignWorld({ targets: { a: FILES, b: FILES, c: OTHER } })
    const ended = await Promise.all([test.plan(), test.plan()])
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    expect(found(test)).toEqual({ a: 'planned', b: 'planned', c: 'planned' })
    expect([...test.world.repository.issues.values()].filter(({ title }) => title.startsWith('Campaign:')).length).toBeLessThanOrEqual(2)
  }, 90_000)

  it('of a newer version is left as it is', async () => {
    await using test = await approvedWorld({ a: FILES })
    forge(test, (text, file) => (file === 'campaign.json' ? text.replace('"version": 1', '"version": 2') : text))
    const before = test.world.repository.bare.resolve(LEDGER)
    for (const mode of ['campaign-discover', 'campaign-deliver', 'campaign-sync']) {
      const { code, stdout } = await test.run(mode)
      expect([mode, code]).toEqual([mode, 1])
      expect(stdout).toContain("The ledger of the campaign 'two' has format 2")
    }
    expect([test.world.repository.bare.resolve(LEDGER), test.pulls('a')]).toEqual([before, []])
  }, 90_000)

  it('is built again when someone deletes it: nothing is opened twice', async () => {
    await using test = await approvedWorld({ a: FILES, b: OTHER, c: FILES, d: { 'README.md': '# No version\n' } })
    await test.run('campaign-deliver')
    const { bare } = test.world.repository
    const [rows, groups] = [bare.resolve(`${LEDGER}:rows`), bare.resolve(`${LEDGER}:groups`)]
    // Meanwhile one of them moves on.
    test.target('c').bare.commitOn({ branch: 'main', edits: { 'more.txt': 'more\n' }, message: 'More' })
    bare.git(['update-ref', '-d', LEDGER])
    await test.plan()
    expect([bare.resolve(`${LEDGER}:rows`), bare.resolve(`${LEDGER}:groups`)]).toEqual([rows, groups])
    await test.run('campaign-deliver')
    expect(['a', 'b', 'c'].map((name) => test.pulls(name).length)).toEqual([1, 1, 1])
    // Closed while there was no ledger: the sync finds out.
    bare.git(['update-ref', '-d', LEDGER])
    Object.assign(test.pulls('b')[0] ?? {}, { state: 'closed' })
    await test.plan()
    await test.run('campaign-sync')
    expect(found(test)).toMatchObject({ a: 'open', b: 'rejected: Someone closed its pull request #1', c: 'open', d: 'clean' })
  }, 120_000)

  it('is never a reason to trust: forged rows, approvals and plans deliver nothing', async () => {
    await using test = await campaignWorld({ targets: { a: FILES, b: OTHER } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()} group=a`)
    const [approved, other] = rowsOf(test).map(({ name }) => name.replace('acme/', ''))
    // The approval of a group becomes one of all.
    forge(test, (text, file) => (file === 'campaign.json' ? text.replace(/\s*"group": "a",/, '') : text))
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')
    // Everything gets into the approved group.
    forge(test, (text, file) => {
      if (file === 'campaign.json') return text.replace(/"digest": "(\w+)",(\s*)"by"/, '"digest": "$1",$2"group": "a",$2"by"')
      return file.startsWith('approved/') ? text.replace('"group":"b"', '"group":"a"') : text
    })
    await test.run('campaign-deliver')
    expect(test.pulls(approved ?? '').length + test.pulls(other ?? '').length).toBe(0)
    // An approval by someone else, in a comment that says something else.
    forge(test, (text, file) => (file === 'campaign.json' ? text.replace('"by": "boss"', '"by": "second"') : text))
    expect((await test.run('campaign-deliver')).stdout).toContain('There is nothing approved left to deliver')
  }, 120_000)

  it('does not start a wave: whether the one before is done is for GitHub and the recipe to say', async () => {
    const campaign = "recipe: two\ntargets: { query: 'org:acme' }\nwaves: [{ name: first, size: 1, then: merged }, { name: second }]\n"
    await using test = await campaignWorld({ campaign, targets: { a: FILES, b: FILES } })
    await test.plan()
    await test.says('boss', `/sous approve ${test.shownDigest()}`)
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    const [first, second] = test.pulls('a').length === 1 ? ['a', 'b'] : ['b', 'a']
    const row = (text: string, change: (line: string) => string) => text.replace(new RegExp(`^.*"name":"acme/${first}".*$`, 'm'), change)
    for (const change of [
      (line: string) => line.replace('"state":"open"', '"state":"merged"'),
      (line: string) => line.replace('"state":"merged"', '"state":"clean"'),
      (line: string) => line.replace(/"plan":"\w+",/, ''),
    ]) {
      forge(test, (text, file) => (file.startsWith('rows/') ? row(text, change) : text))
      expect((await test.run('campaign-deliver')).stdout).toContain(`acme/${first} is not as far as the ledger says`)
    }
    expect(test.pulls(second)).toEqual([])

    const [issue] = test.pulls(first)
    test.target(first).bare.git(['update-ref', 'refs/heads/main', issue?.pull.headSha ?? ''])
    Object.assign(issue?.pull ?? {}, { mergedAt: '2026-02-03T12:00:00Z' })
    Object.assign(issue ?? {}, { state: 'closed' })
    expect((await test.run('campaign-deliver')).stdout).toContain('1 pull request opened')
    expect(test.pulls(second)).toHaveLength(1)
  }, 120_000)
})
