import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CampaignDocument, type CampaignHome, COLOUR_CAMPAIGN, campaignHome } from '../../support/campaign-home.ts'
import { treeOf } from '../../support/tree.ts'

const ONE_WAVE = COLOUR_CAMPAIGN.slice(0, COLOUR_CAMPAIGN.indexOf('waves:'))
const REF = 'refs/sous/campaigns/color'
const targetsOf = (at: CampaignHome) => ['--targets', `${at.home.path}/src/*`]
const statesOf = ({ rows }: CampaignDocument) => Object.fromEntries(rows.map(({ name, state }) => [name, state]))
const rowOf = ({ rows }: CampaignDocument, name: string) => {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(`There is no row '${name}'.`)
  return row
}

async function planned(options?: Parameters<typeof campaignHome>[0]): Promise<CampaignHome & { readonly first: CampaignDocument }> {
  const at = await campaignHome(options)
  return { ...at, first: await at.json('plan', 'color', ...targetsOf(at)) }
}

async function delivered(at: CampaignHome): Promise<CampaignDocument> {
  await at.json('approve', 'color', '--yes')
  return at.json('deliver', 'color')
}

describe('sous campaign plan', () => {
  it('groups the same change in many repositories, and writes nothing in them', async () => {
    await using at = await campaignHome()
    const before = treeOf(`${at.home.path}/src`)
    const document = await at.json('plan', 'color', ...targetsOf(at))
    expect(treeOf(`${at.home.path}/src`)).toEqual(before)
    expect(statesOf(document)).toEqual({ api: 'planned', cli: 'planned', docs: 'clean', web: 'planned' })
    expect(document.groups).toMatchObject([
      { group: 'a', repositories: 2, approved: 0 },
      { group: 'b', repositories: 1, approved: 0 },
    ])
    expect(document.next).toEqual([`sous campaign approve color ${document.digest}`])
  })

  it('comes to the same digest again, and a second run writes nothing', async () => {
    await using at = await planned()
    const tip = at.control.git('rev-parse', REF)
    expect((await at.json('plan', 'color')).digest).toBe(at.first.digest)
    expect((await at.json('plan', 'color', ...targetsOf(at))).digest).toBe(at.first.digest)
    expect(at.control.git('rev-parse', REF)).toBe(tip)
  })

  it('takes folders as a shell expands them, and a folder with clones for the clones in it', async () => {
    await using at = await campaignHome()
    const { rows } = await at.json(
      'plan',
      'color',
      '--targets',
      at.target('api').path,
      `${at.target('api').path}/../web`,
      at.target('cli').path,
    )
    expect(rows.map(({ name }) => name)).toEqual(['api', 'cli', 'web'])
    expect((await at.json('plan', 'color', '--targets', `${at.home.path}/src`)).rows).toHaveLength(4)
  })

  it('names the state of each repository that it cannot plan, and what to do', async () => {
    await using at = await campaignHome()
    at.target('web').write({ '.github/sous.yml': 'campaigns: false\n' })
    at.target('cli').write({ '.github/sous.yml': 'nonsense: true\n' })
    at.target('docs').git('worktree', 'add', '--quiet', `${at.home.path}/src/zdocs`)
    fs.mkdirSync(`${at.home.path}/plain`)
    const document = await at.json(
      'plan',
      'color',
      ...targetsOf(at),
      '--targets',
      `${at.home.path}/plain`,
      '--targets',
      `${at.home.path}/gone`,
    )
    expect(statesOf(document)).toEqual({
      api: 'planned',
      web: 'opted_out',
      cli: 'failed',
      docs: 'clean',
      zdocs: 'duplicate',
      plain: 'not_a_repository',
      gone: 'missing',
    })
    expect(rowOf(document, 'cli').error?.code).toBe('invalid_config')
    expect(rowOf(document, 'zdocs').error?.message).toContain("another work tree of '")
  })

  it('leaves repositories without such files alone', async () => {
    await using at = await planned({ campaign: `${COLOUR_CAMPAIGN}targets: { has: ['docs/**'] }\n` })
    expect(statesOf(at.first)).toEqual({ api: 'clean', cli: 'clean', docs: 'clean', web: 'planned' })
  })

  it('plans everything again that is not delivered when the recipe changes', async () => {
    await using at = await planned()
    await at.json('approve', 'color', '--yes', 'wave=canary')
    const [done] = (await at.json('deliver', 'color')).rows.filter(({ state }) => state === 'delivered')
    at.control.write({
      '.github/recipes/colour.yml': at.control.read('.github/recipes/colour.yml').replace('replace: color', 'replace: hue'),
    })
    expect((await at.sous(['deliver', 'color'])).err).toContain('The recipe, its inputs or Sous changed')
    const again = await at.json('plan', 'color')
    expect(again.digest).not.toBe(at.first.digest)
    expect(rowOf(again, done?.name ?? '')).toEqual(done)
    for (const row of again.rows.filter(({ state }) => state === 'planned')) expect(row.plan).not.toBe(rowOf(at.first, row.name).plan)
  })
})

describe('sous campaign approve', () => {
  it('approves exactly a group: deliver applies nothing of another', async () => {
    await using at = await planned({ campaign: ONE_WAVE })
    await at.json('approve', 'color', 'group=b', at.first.digest)
    const document = await at.json('deliver', 'color')
    expect(statesOf(document)).toEqual({ api: 'planned', cli: 'delivered', docs: 'clean', web: 'planned' })
    expect([at.target('api').read('a.txt'), at.target('cli').read('a.txt')]).toEqual(['one colour\n', 'two colors\n'])
  })

  it('shows the plans and asks at a terminal, and approves nothing without a yes', async () => {
    await using at = await planned()
    expect(await at.sous(['approve'], { answers: ['n'] })).toMatchObject({ code: 4, err: expect.stringContaining('You declined') })
    expect((await at.json('status')).groups.map(({ approved }) => approved)).toEqual([0, 0])
    const { code, out } = await at.sous(['approve'], { answers: ['y'] })
    expect([code, out.includes('-one colour')]).toEqual([0, true])
    expect((await at.json('status')).groups.map(({ approved }) => approved)).toEqual([2, 1])
  })

  it.each([
    [['color', 'f'.repeat(64)], 4 - 3, 'The digest of the campaign is now'],
    [['color', 'group=z', '--yes'], 3, "There is no group 'z'"],
    [['color', 'wave=canari', '--yes'], 3, "Did you mean 'canary'?"],
    [['color', 'size=3', '--yes'], 3, "'size=3' does not name a part of a campaign"],
    [['color'], 4, 'There is no one to ask'],
  ])('refuses %j', async (words, code, message) => {
    await using at = await planned()
    expect(await at.sous(['approve', ...words])).toMatchObject({ code, err: expect.stringContaining(message) })
  })

  it('does not count an approval that someone else wrote into the ledger', async () => {
    await using at = await planned()
    await at.json('approve', 'color', '--yes')
    fs.rmSync(`${at.home.path}/state`, { recursive: true })
    const { code } = await at.sous(['deliver', 'color'])
    expect(code).toBe(4)
    expect(at.target('api').read('a.txt')).toBe('one colour\n')
  })
})

describe('sous campaign deliver', () => {
  it('delivers wave by wave: one commit in each repository, on the head that was planned', async () => {
    await using at = await planned()
    const heads = Object.fromEntries(Object.entries(at.targets).map(([name, repo]) => [name, repo.git('rev-parse', 'HEAD').trim()]))
    const document = await delivered(at)
    expect(document.repositories).toEqual({ total: 4, todo: 0, done: 4, stopped: 0 })
    for (const name of ['api', 'web', 'cli']) {
      const repo = at.target(name)
      const row = rowOf(document, name)
      expect(repo.git('log', '--format=%P %H', '-1').trim()).toBe(`${heads[name]} ${row.delivered?.commit}`)
      expect(repo.git('log', '--format=%B', '-1')).toContain(`\nSous-Plan: ${row.plan}\n`)
      expect(repo.git('status', '--porcelain')).toBe('')
    }
    expect(at.target('docs').git('rev-parse', 'HEAD').trim()).toBe(heads['docs'])
  })

  it('does nothing a second time', async () => {
    await using at = await planned()
    await delivered(at)
    const [tip, tree] = [at.control.git('rev-parse', REF), treeOf(`${at.home.path}/src`)]
    await delivered(at)
    await at.json('plan', 'color')
    expect(at.control.git('log', '--format=%s', `${tip.trim()}..${REF}`)).toBe('')
    expect([at.control.git('rev-parse', REF), treeOf(`${at.home.path}/src`)]).toEqual([tip, tree])
  })

  it('makes branches for pull requests, which are merged once the recipe finds nothing', async () => {
    await using at = await planned({ campaign: 'recipe: colour\ninputs: { word: colour }\n' })
    const document = await delivered(at)
    expect(statesOf(document)).toEqual({ api: 'delivered', cli: 'delivered', docs: 'clean', web: 'delivered' })
    expect(at.target('api').git('show', 'sous/color:a.txt')).toBe('one color\n')
    expect(at.target('api').read('a.txt')).toBe('one colour\n')
    at.target('api').git('merge', '--quiet', '--squash', 'sous/color')
    at.target('api').commitAll()
    expect(statesOf(await at.json('plan', 'color'))).toEqual({ api: 'merged', cli: 'delivered', docs: 'clean', web: 'delivered' })
  })

  it('writes into the files without a commit, and finds that again', async () => {
    await using at = await planned()
    await at.json('approve', 'color', '--yes')
    expect((await at.json('deliver', 'color', '--working-tree')).repositories.done).toBe(4)
    expect([at.target('api').read('a.txt'), at.target('api').git('log', '--format=%s').trim()]).toEqual(['one color\n', 'files'])
  })

  it('stops at uncommitted changes, moved heads and branches of others, and goes on after retry', async () => {
    await using at = await planned({ campaign: 'recipe: colour\ninputs: { word: colour }\n' })
    at.target('api').git('branch', 'sous/color')
    at.target('web').write({ 'new.txt': 'x\n' })
    at.target('web').commitAll('someone')
    const document = await delivered(at)
    expect(statesOf(document)).toEqual({ api: 'taken', cli: 'delivered', docs: 'clean', web: 'moved' })
    expect(document.next).toEqual(['sous campaign retry color'])
    at.target('api').git('branch', '-D', 'sous/color')
    const retried = await at.json('retry', 'color')
    expect(statesOf(retried)).toEqual({ api: 'planned', cli: 'delivered', docs: 'clean', web: 'planned' })
    expect((await delivered(at)).repositories).toMatchObject({ done: 4, stopped: 0 })
  })

  it('does not commit what a person has not committed', async () => {
    await using at = await campaignHome({ campaign: ONE_WAVE })
    at.target('api').write({ 'a.txt': 'my colour\n' })
    await at.json('plan', 'color', ...targetsOf(at))
    const document = await delivered(at)
    expect(rowOf(document, 'api')).toMatchObject({
      state: 'dirty',
      error: { message: expect.stringContaining('Uncommitted changes in a.txt') },
    })
    expect(at.target('api').read('a.txt')).toBe('my colour\n')
  })

  it('waits while the campaign is paused, and ends when it is closed', async () => {
    await using at = await planned()
    await at.json('approve', 'color', '--yes')
    expect((await at.json('pause', 'color')).phase).toBe('paused')
    expect(await at.sous(['deliver', 'color'])).toMatchObject({ code: 1, err: expect.stringContaining("'sous campaign resume color'") })
    expect((await at.json('resume', 'color')).phase).toBe('active')
    expect((await at.json('deliver', 'color')).repositories.done).toBe(4)
    expect((await at.json('close', 'color')).phase).toBe('closed')
    for (const action of ['plan', 'resume', 'deliver']) expect((await at.sous([action, 'color'])).err).toContain('The campaign is closed')
  })
})

describe('the ledger of a campaign', () => {
  it('is built again from the repositories as it was', async () => {
    await using at = await planned()
    await at.json('approve', 'color', '--yes', 'wave=canary')
    const before = await at.json('deliver', 'color')
    const tree = (file: string) => at.control.git('rev-parse', `${REF}:${file}`).trim()
    const saved = [tree('rows'), tree('groups')]
    at.control.git('update-ref', '-d', REF)
    const after = await at.json('plan', 'color', ...targetsOf(at))
    expect([tree('rows'), tree('groups'), after.digest]).toEqual([...saved, before.digest])
    expect(after.rows).toEqual(before.rows)
  })

  it('is never a reason to trust: a forged plan, head, group or wave is not delivered', async () => {
    await using at = await planned({ campaign: ONE_WAVE })
    await at.json('approve', 'color', 'group=b', at.first.digest)
    // Someone moves a repository of the group that nobody approved into the other.
    const [api, cli] = [rowOf(at.first, 'api'), rowOf(at.first, 'cli')]
    const files = at.control.git('ls-tree', '-r', '--name-only', REF, 'rows/').trim().split('\n')
    const contents = Object.fromEntries(files.map((file) => [file, at.control.git('show', `${REF}:${file}`)]))
    const lines = Object.values(contents).flatMap((text) => text.split('\n'))
    const groupOf = (plan: string | null) =>
      /"patch":"([0-9a-f]+)"/.exec(lines.find((line) => line.includes(`"plan":"${plan}"`)) ?? '')?.[1] ?? ''
    const [from, to] = [groupOf(api.plan), groupOf(cli.plan)]
    expect([from.length, to.length]).toEqual([64, 64])
    at.control.git('read-tree', REF)
    for (const file of files) {
      fs.writeFileSync(`${at.control.path}/forged`, (contents[file] ?? '').replaceAll(from, to))
      at.control.git('update-index', '--cacheinfo', `100644,${at.control.git('hash-object', '-w', 'forged').trim()},${file}`)
    }
    at.control.git('update-ref', REF, at.control.git('commit-tree', at.control.git('write-tree').trim(), '-p', REF, '-m', 'forged').trim())
    const document = await at.json('deliver', 'color')
    expect(statesOf(document)).toMatchObject({ api: 'planned', web: 'planned', cli: 'delivered' })
    expect(at.target('api').read('a.txt')).toBe('one colour\n')
  })

  it('from a newer version is refused, and a lost one has to be planned first', async () => {
    await using at = await planned()
    at.control.git('update-ref', '-d', REF)
    expect(await at.sous(['deliver', 'color'])).toMatchObject({
      code: 1,
      err: expect.stringContaining("The campaign 'color' has not started"),
    })
  })
})

describe('a recipe that runs commands', () => {
  const recipe = `name: Stamp
permissions: { write: [stamp.txt], run: ['date +%s%N > stamp.txt'] }
steps:
  - tool: run_in_terminal
    with: { command: 'date +%s%N > stamp.txt' }
`
  const campaign = 'recipe: colour\ndeliver: commit\n'

  it('is gated in every repository until it is trusted and approved, and delivers exactly what ran', async () => {
    await using at = await campaignHome({ recipe, campaign, files: { api: { 'a.txt': 'x\n' } } })
    const gated = await at.json('plan', 'color', ...targetsOf(at))
    expect(rowOf(gated, 'api')).toMatchObject({ state: 'gated', error: { code: 'approval_needed' } })
    const [, trust = ''] = /--trust ([0-9a-f]{64}) --yes$/.exec(rowOf(gated, 'api').error?.suggestion ?? '') ?? []
    expect(statesOf(await at.json('plan', 'color', '--yes'))).toEqual({ api: 'gated' })
    expect(statesOf(await at.json('plan', 'color', '--yes', '--trust', trust))).toEqual({ api: 'planned' })
    expect(at.target('api').exists('stamp.txt')).toBe(false)
    const document = await delivered(at)
    expect(statesOf(document)).toEqual({ api: 'delivered' })
    expect(at.target('api').git('show', 'HEAD:stamp.txt')).toMatch(/^\d{15,}\n$/)
  })
})

describe('campaign files', () => {
  it('are checked with their recipe: every mistake at its place', async () => {
    await using at = await campaignHome({ campaign: 'recipe: colour\ninputs:\n  wort: colour\ndelivery: commit\n' })
    const { code, out } = await at.sous(['validate'])
    expect(code).toBe(3)
    expect(out).toContain('.github/campaigns/color.yml:4:1: error unknown_key')
    at.control.write({ '.github/campaigns/color.yml': 'recipe: colour\ninputs:\n  wort: colour\n' })
    const second = await at.sous(['plan', 'color', ...targetsOf(at)])
    expect([second.code, second.err.includes('.github/campaigns/color.yml:3:9: error unknown_input')]).toEqual([3, true])
    at.control.write({ '.github/campaigns/color.yml': 'recipe: color\n' })
    expect((await at.sous(['validate'])).out).toContain(
      ".github/campaigns/color.yml:1:9: error unknown_recipe: Recipe 'color' does not exist",
    )
    expect((await at.sous(['validate'])).out).toContain("Did you mean 'colour'?")
  })

  it('[B3] name no recipe outside of their repository but a pinned one', async () => {
    await using at = await campaignHome()
    at.home.write({ 'elsewhere/recipes/evil.yml': "name: Evil\npermissions: { write: ['**'] }\nsteps: []\n" })
    const evil = `${at.home.path}/elsewhere/recipes/evil.yml`
    const relative = path.relative(at.control.path, evil)
    for (const recipe of [evil, relative, 'acme/recipes/evil', 'acme/recipes/evil@main', 'https://github.com/acme/recipes/evil']) {
      at.control.write({ '.github/campaigns/color.yml': `recipe: '${recipe}'\n` })
      const { code, err } = await at.sous(['plan', 'color', ...targetsOf(at)])
      expect([code, err], recipe).toEqual([3, expect.stringContaining('.github/campaigns/color.yml:1:9: error')])
      expect(err.replace(/\s+/g, ' '), recipe).toContain('@')
    }
  })

  it('begin with init, which never overwrites', async () => {
    await using at = await campaignHome()
    expect(await at.sous(['init'])).toMatchObject({ code: 0, out: expect.stringContaining('Wrote .github/campaigns/tidy.yml') })
    expect(await at.sous(['validate'])).toMatchObject({ code: 0, out: '✓ 2 campaigns are valid\n' })
    expect(await at.sous(['init'])).toMatchObject({ code: 1, err: expect.stringContaining('already exists') })
    expect(await at.sous(['status'])).toMatchObject({ code: 3, err: expect.stringContaining('Name one of color, tidy') })
  })

  it('begin with init --github, which writes the workflows too and leaves those that are there', async () => {
    await using at = await campaignHome()
    const made = await at.sous(['init', 'first', '--github', '--json'])
    const workflows = ['campaigns.yml', 'sous-campaign.yml', 'sous-campaign-commands.yml'].map((name) => `.github/workflows/${name}`)
    const files = ['.github/campaigns/first.yml', ...workflows]
    expect(JSON.parse(made.out)).toMatchObject({ made: files })
    expect(JSON.parse((await at.sous(['init', 'second', '--github', '--json'])).out)).toMatchObject({
      made: ['.github/campaigns/second.yml'],
    })
  })

  it('are found from below, and unknown words get a hint', async () => {
    await using at = await planned()
    fs.mkdirSync(`${at.control.path}/deep/er`, { recursive: true })
    expect((await at.sous(['status', '--json'], { folder: `${at.control.path}/deep/er` })).code).toBe(0)
    expect((await at.sous(['statsu'])).err).toContain("Did you mean 'sous campaign status'?")
    expect((await at.sous(['status', 'colour'])).err).toContain("Did you mean 'color'?")
  })
})
