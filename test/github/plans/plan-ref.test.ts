import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/base/digest.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import { nextState, planRef } from '../../../src/github/plans/plan-ref.ts'
import { planRefs, sweepPlans } from '../../../src/github/plans/save-plan.ts'
import { type ApplyWorld, applyWorld, must, NOW, ORIGIN, planOn, storedPlan } from '../../support/apply.ts'
import { create, remove, update } from '../../support/changes.ts'

const DAY_MS = 86_400_000

const refsIn = ({ repository }: ApplyWorld) => [...repository.bare.refs('refs/sous/plans/').keys()]

async function load(world: ApplyWorld, digest: Digest): Promise<string> {
  const loaded = await planRefs(await world.remote()).load(digest)
  return loaded.ok ? 'believed' : `${loaded.error.code}: ${loaded.error.message}`
}

/** Puts other files into what a plan's ref points to, as anybody who may write could. */
function tamper(world: ApplyWorld, digest: Digest, change: (files: Map<string, string>) => void): void {
  const { bare } = world.repository
  const ref = planRef(digest)
  const files = new Map(Object.entries(bare.files(ref)).map(([name, text]) => [name, String(text)]))
  change(files)
  const entriesOf = (names: readonly string[], cut: number) =>
    names.map((name) => `100644 blob ${bare.writeBlob(files.get(name) ?? '')}\t${name.slice(cut)}\0`)
  const names = [...files.keys()]
  const blobs = bare.text(
    ['mktree', '-z'],
    entriesOf(
      names.filter((name) => name.startsWith('blobs/')),
      6,
    ).join(''),
  )
  const top = entriesOf(
    names.filter((name) => !name.startsWith('blobs/')),
    0,
  )
  const tree = bare.text(['mktree', '-z'], `${top.join('')}040000 tree ${blobs}\tblobs\0`)
  bare.git(['update-ref', ref, bare.writeCommit({ tree, parents: [], message: 'x' })])
}

describe('a plan as a ref', { timeout: 120_000 }, () => {
  it('comes back with the very bytes, and with where it came from', async () => {
    await using world = await applyWorld()
    const changes = [update('a.txt', 'two\n', 'three\n'), create('b.sh', 'two\n', '100755'), remove('b.txt', 'b\n')]
    const stored = await planOn(world, [...changes, { ...create('bytes', ''), after: Buffer.from([0, 255, 254]) } as never])
    must(await planRefs(await world.remote()).save(stored, { origin: ORIGIN, now: NOW }))
    const record = must(await planRefs(await world.remote()).load(stored.plan.digest))
    expect(record.plan).toEqual(stored.plan)
    expect(record.changes.map((change) => ('after' in change ? sha256(change.after) : ''))).toEqual(
      stored.changes.map((change) => ('after' in change ? sha256(change.after) : '')),
    )
    expect(record.state).toEqual({ schemaVersion: 1, state: 'planned', plannedAt: NOW.toISOString(), origin: ORIGIN })
    expect(refsIn(world)).toEqual([`refs/sous/plans/${stored.plan.digest}`])
    expect(await planRefs(await world.remote()).list(stored.plan.digest.slice(0, 12))).toEqual({ ok: true, value: [stored.plan.digest] })
  })

  it('of another format is to be made again, by a command to copy that is nothing else', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world, undefined, { inputs: { version: 24, title: 'two words' } })
    const good = world.repository.bare.resolve(planRef(plan.digest)) ?? ''
    const suggestion = async (path: string) => {
      world.repository.bare.git(['update-ref', planRef(plan.digest), good])
      tamper(world, plan.digest, (files) => {
        const stored = JSON.parse(files.get('plan.json') ?? '')
        files.set('plan.json', JSON.stringify({ ...stored, schemaVersion: 2, recipe: { path } }))
      })
      const loaded = await planRefs(await world.remote()).load(plan.digest)
      return loaded.ok ? '' : `${loaded.error.code}: ${loaded.error.suggestion}`
    }
    expect(await suggestion('.github/recipes/bump.yml')).toBe(
      'plan_version: Run the preview again: /sous run bump version=24 title="two words"',
    )
    expect(await suggestion('sous:final-newline')).toContain(': /sous run sous:final-newline version=24')
    expect(await suggestion('recipes/x.yml\n/sous apply all')).toBe('plan_version: Run the preview again.')
  })

  it('[C11] [C10] is believed only if its content hashes to its name', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const { bare } = world.repository
    const good = bare.resolve(planRef(plan.digest)) ?? ''
    const refused: string[] = []
    const attempt = async (change: (files: Map<string, string>) => void) => {
      bare.git(['update-ref', planRef(plan.digest), good])
      tamper(world, plan.digest, change)
      refused.push((await load(world, plan.digest)).split(':')[0] ?? '')
    }
    await attempt(() => undefined)
    await attempt((files) => files.set('plan.json', (files.get('plan.json') ?? '').replace('Change files', 'Change more')))
    await attempt((files) => files.set('plan.json', '{}'))
    await attempt((files) => files.set(`blobs/${sha256(Buffer.from('three\n'))}`, 'evil\n'))
    await attempt((files) => files.delete(`blobs/${sha256(Buffer.from('three\n'))}`))
    await attempt((files) => files.delete('plan.json'))
    await attempt((files) => files.set('state.json', '{"state":"planned"}'))
    await attempt((files) => files.set('state.json', 'x'))
    await attempt((files) => files.set('plan.json', (files.get('plan.json') ?? '').replace('"schemaVersion": 1', '"schemaVersion": 2')))
    expect(refused).toEqual(['believed', ...Array.from({ length: 7 }, () => 'plan_tampered'), 'plan_version'])
    for (const target of [bare.writeBlob('x'), bare.text(['mktree'], '')]) {
      bare.git(['update-ref', planRef(plan.digest), target])
      expect(await load(world, plan.digest)).toBe(
        `plan_tampered: The stored plan ${plan.digest} was tampered with or is damaged: the ref does not point to a plan`,
      )
    }
    const other = 'e'.repeat(64) as Digest
    bare.git(['update-ref', planRef(other), good])
    expect(await load(world, other)).toBe(
      `plan_tampered: The stored plan ${other} was tampered with or is damaged: the ref holds the plan ${plan.digest}`,
    )
  })

  it('[R28] is unknown once it was removed', async () => {
    await using world = await applyWorld()
    const { digest } = await storedPlan(world)
    world.repository.bare.git(['update-ref', '-d', planRef(digest)])
    expect(await load(world, digest)).toBe(`digest_unknown: Plan ${digest} is not saved, or was deleted`)
  })

  it('[C17] changes its state only from the one that was read', async () => {
    await using world = await applyWorld()
    const { digest } = await storedPlan(world)
    const remote = await world.remote()
    const record = must(await planRefs(remote).load(digest))
    const applying = must(
      await nextState(remote, record, { state: { ...record.state, state: 'applying', run: { id: 1, attempt: 1 } }, now: NOW }),
    )
    const superseded = must(await nextState(remote, record, { state: { ...record.state, state: 'superseded' }, now: NOW }))
    must(await remote.push([applying.update]))
    expect(await remote.push([superseded.update])).toMatchObject({ ok: false, error: { code: 'ref_moved' } })
    const applied = must(await nextState(remote, applying.record, { state: { ...record.state, state: 'applied' }, now: NOW }))
    await expect(nextState(remote, applied.record, { state: record.state, now: NOW })).rejects.toThrow(
      'A plan that is applied cannot become planned',
    )
  })

  it('[C17] is superseded by one of many plans that are stored at once, and only one is left', async () => {
    await using world = await applyWorld()
    const plans = await Promise.all(['three\n', 'four\n', 'five\n'].map((text) => planOn(world, [update('a.txt', 'two\n', text)])))
    const remotes = await Promise.all(plans.map(() => world.remote()))
    const saved = await Promise.all(plans.map((stored, i) => planRefs(remotes[i] as never).save(stored, { origin: ORIGIN, now: NOW })))
    for (const each of saved) must(each)
    const states = await Promise.all(
      plans.map(async ({ plan }) => must(await planRefs(await world.remote()).load(plan.digest)).state.state),
    )
    expect(states.sort()).toEqual(['planned', 'superseded', 'superseded'])
  })

  it('[C2] [R22] is swept by the clock of GitHub, unless it is being applied', async () => {
    await using world = await applyWorld()
    const old = await storedPlan(world)
    const busy = await storedPlan(world, [update('b.txt', 'b\n', 'B\n')], { recipe: { ...old.recipe, path: 'recipes/y.yml' } })
    const remote = await world.remote()
    const record = must(await planRefs(remote).load(busy.digest))
    must(await remote.push([must(await nextState(remote, record, { state: { ...record.state, state: 'applying' }, now: NOW })).update]))
    const sweep = async (days: number) =>
      must(await sweepPlans(await world.remote(), { now: new Date(NOW.getTime() + days * DAY_MS), keepDays: 30 }))
    expect(await sweep(29)).toBe(0)
    expect(await sweep(31)).toBe(3)
    expect(refsIn(world)).toEqual([planRef(busy.digest)])
  })

  it('[R22] is swept with few refs in one push, also what a killed run left under refs/sous/objects', async () => {
    await using world = await applyWorld()
    const { bare, rules } = world.repository
    const stray = bare.writeCommit({ tree: bare.commit(world.head()).tree, parents: [world.head()], message: 'x' })
    const refs = Array.from({ length: 12 }, (_, i) => `refs/sous/objects/${String(i).repeat(20)}`)
    for (const ref of refs) bare.git(['update-ref', ref, stray])
    rules.maxRefs = 5
    const now = new Date(Date.parse(bare.commit(stray).committer.date) + 31 * DAY_MS)
    expect(must(await sweepPlans(await world.remote(), { now, keepDays: 30 }))).toBe(12)
    expect([...bare.refs('refs/sous/').keys()]).toEqual([])
  })
})
