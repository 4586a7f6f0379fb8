import { describe, expect, it } from 'vitest'
import type { Digest, DigestPrefix } from '../../../src/base/recipe.ts'
import { findPlan, nextState, planRef } from '../../../src/github/plans/plan-ref.ts'
import { planRefs } from '../../../src/github/plans/save-plan.ts'
import { type ApplyWorld, applyWorld, must, NOW, PULL, storedPlan } from '../../support/apply.ts'

/** The start of a digest that two plans share. Twelve characters take too long to find, so it is the first. */
async function sharedStart(world: ApplyWorld): Promise<{ readonly prefix: DigestPrefix; readonly twins: readonly Digest[] }> {
  const made: Digest[] = []
  for (let version = 1; ; version++) {
    const { digest } = await storedPlan(world, undefined, { inputs: { version } })
    const twin = made.find((other) => other[0] === digest[0])
    if (twin !== undefined) return { prefix: digest.slice(0, 1) as DigestPrefix, twins: [twin, digest] }
    made.push(digest)
  }
}

async function find(world: ApplyWorld, prefix: string, { pull = PULL, shown = [] as readonly string[] } = {}): Promise<string> {
  const found = await findPlan({ remote: await world.remote(), pull, prefix: prefix as DigestPrefix, shown })
  return found.ok ? found.value : `${found.error.code}: ${found.error.message}`
}

describe('the start of a digest', { timeout: 120_000 }, () => {
  it('names the one plan that it fits', async () => {
    await using world = await applyWorld()
    const { digest } = await storedPlan(world)
    expect(await find(world, digest.slice(0, 16))).toBe(digest)
    expect(await find(world, digest.slice(0, 12))).toBe(digest)
    expect(await find(world, digest)).toBe(digest)
    expect(await find(world, '0'.repeat(16))).toBe('digest_unknown: This pull request has no plan 0000000000000000')
  })

  it('[C7] that fits two plans is refused with both named, also when one of them is superseded', async () => {
    await using world = await applyWorld()
    const { prefix, twins } = await sharedStart(world)
    const remote = await world.remote()
    const record = must(await planRefs(remote).load(twins[0] as Digest))
    expect(record.state.state).toBe('superseded')
    const refused = await find(world, prefix)
    expect(refused).toMatch(/^digest_ambiguous: /)
    for (const digest of twins) expect(refused).toContain(digest.slice(0, 16))
    // The whole digest still names one.
    expect(await find(world, twins[0] ?? '')).toBe(twins[0])
    // A cancelled plan is stored as superseded, too.
    const cancelled = must(
      await nextState(remote, must(await planRefs(remote).load(twins[1] as Digest)), { state: { ...record.state }, now: NOW }),
    )
    must(await remote.push([cancelled.update]))
    expect(await find(world, prefix)).toMatch(/^digest_ambiguous: /)
  })

  it('[C7] is not moved to another plan by deleting the ref of the one that was shown', async () => {
    await using world = await applyWorld()
    const { prefix, twins } = await sharedStart(world)
    const [shown = '', other = ''] = twins
    world.repository.bare.git(['update-ref', '-d', planRef(shown as Digest)])
    expect(await find(world, prefix)).toBe(other)
    expect(await find(world, prefix, { shown: [`<!-- sous:plans ${shown} -->`] })).toMatch(/^digest_ambiguous: /)
  })

  it('[C7] is not made ambiguous by a ref that holds no plan of that name', async () => {
    await using world = await applyWorld()
    const { digest } = await storedPlan(world)
    const { bare } = world.repository
    const fake = `${digest.slice(0, 16)}${'0'.repeat(48)}` as Digest
    bare.git(['update-ref', planRef(fake), bare.resolve(planRef(digest)) ?? ''])
    expect(await find(world, digest.slice(0, 16))).toBe(digest)
  })

  it('[C7] does not count plans of other pull requests', async () => {
    await using world = await applyWorld()
    const { prefix } = await sharedStart(world)
    // Made for another pull request, all that it fits would have to be looked at there.
    expect(await find(world, prefix, { pull: PULL + 1, shown: [`<!-- sous:plans ${prefix.repeat(64)} -->`] })).toBe(prefix.repeat(64))
  })
})
