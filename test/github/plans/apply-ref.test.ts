import { describe, expect, it } from 'vitest'
import { refusal } from '../../../src/base/errors/reasons.ts'
import type { Plan } from '../../../src/base/plan.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import { failure, success } from '../../../src/base/result.ts'
import { applyPlanRef } from '../../../src/github/plans/apply-ref.ts'
import type { ApplyPoint } from '../../../src/github/plans/apply-request.ts'
import { planRef } from '../../../src/github/plans/plan-ref.ts'
import { lockRef } from '../../../src/github/plans/plan-state.ts'
import { planRefs } from '../../../src/github/plans/save-plan.ts'
import { type ApplyWorld, applyRequest, applyWorld, must, NOW, ORIGIN, PEOPLE, planOn, storedPlan, TOKEN } from '../../support/apply.ts'
import { create, update } from '../../support/changes.ts'
import { withDigest } from '../../support/plans.ts'

async function apply(world: ApplyWorld, { digest }: { readonly digest: Digest }, more: Parameters<typeof applyRequest>[2] = {}) {
  return applyPlanRef(applyRequest(await world.remote(), digest, more))
}

async function stateOf(world: ApplyWorld, { digest }: Plan): Promise<string> {
  const loaded = await planRefs(await world.remote()).load(digest)
  return loaded.ok ? loaded.value.state.state : loaded.error.code
}

function codeOf(outcome: Awaited<ReturnType<typeof apply>>): string {
  return outcome.ok ? outcome.value.kind : outcome.error.code
}

describe('applying a plan', { timeout: 120_000 }, () => {
  it('[C14] makes one commit with the previewed tree on the previewed head, and says who', async () => {
    await using world = await applyWorld()
    const head = world.head()
    const plan = await storedPlan(world, [update('a.txt', 'two\n', 'three\n'), create('bin/run.sh', '#!/bin/sh\n', '100755')])
    const outcome = must(await apply(world, plan))
    expect(outcome).toEqual({ kind: 'applied', plan, commit: world.head(), warnings: [] })
    const { bare } = world.repository
    expect(bare.git(['cat-file', 'commit', world.head()]).toString()).toBe(
      [
        `tree ${plan.tree}`,
        `parent ${head}`,
        'author github-actions[bot] <41898282+github-actions[bot]@users.noreply.127.0.0.1> 1777629660 +0000',
        'committer github-actions[bot] <41898282+github-actions[bot]@users.noreply.127.0.0.1> 1777629660 +0000',
        '',
        'Change files',
        '',
        `Sous-Plan: ${plan.digest}`,
        'Sous-Requested-By: alice (1001)',
        'Sous-Approved-By: bob (1002)',
        'Co-authored-by: alice <1001+alice@users.noreply.127.0.0.1>',
        '',
      ].join('\n'),
    )
    expect(bare.text(['ls-tree', '-r', '--format=%(objectmode) %(path)', 'topic'])).toBe(
      '100644 a.txt\n100644 b.txt\n100755 bin/run.sh\n100644 dir/c.txt',
    )
    expect(bare.text(['fsck', '--strict', '--no-dangling'])).toBe('')
    expect(await stateOf(world, plan)).toBe('applied')
    expect([...bare.refs('refs/sous/locks/').keys()]).toEqual([])
  })

  it('[C17] [A9] applies a digest once: asked again, it finds its commit', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    must(await apply(world, plan))
    const { commit } = must(await apply(world, plan))
    expect(commit).toBe(world.head())
    world.repository.bare.commitOn({ branch: 'topic', edits: { 'later.txt': 'x\n' } })
    const third = must(await apply(world, plan, { run: { id: 201, attempt: 2 } }))
    expect(third).toMatchObject({ kind: 'already_applied', commit })
    expect(world.log()).toHaveLength(4)
  })

  it('[R2] does not take a commit for its own that only says so', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const { bare } = world.repository
    const message = `Mine\n\nSous-Plan: ${plan.digest}`
    bare.commitOn({ branch: 'topic', edits: { 'a.txt': 'evil\n' }, message })
    expect(codeOf(await apply(world, plan))).toBe('stale_head')
    bare.git(['update-ref', 'refs/heads/same', plan.base.commit ?? ''])
    bare.commitOn({ branch: 'same', edits: { 'a.txt': 'three\n' } })
    expect(bare.resolve('same^{tree}')).toBe(plan.tree)
    const below = bare.writeCommit({ tree: plan.tree ?? '', parents: [`${plan.base.commit}^`], message })
    bare.git(['update-ref', 'refs/heads/topic', below])
    expect(codeOf(await apply(world, plan))).toBe('stale_head')
    expect(await stateOf(world, plan)).toBe('planned')
  })

  it('[R6] [C17] does not apply a plan again after its commit was dropped from the branch', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const head = world.head()
    must(await apply(world, plan))
    world.repository.bare.git(['update-ref', 'refs/heads/topic', head])
    expect(codeOf(await apply(world, plan))).toBe('already_applied')
    expect(world.head()).toBe(head)
  })

  it('[D10] [D11] is applied no plan that says another tree than its changes come to, whoever sealed it', async () => {
    await using world = await applyWorld()
    const { plan, changes } = await planOn(world)
    const head = world.head()
    const { digest: _, ...content } = plan
    const other = withDigest({ ...content, tree: world.repository.bare.resolve(`${head}^{tree}`) ?? '' })
    must(await planRefs(await world.remote()).save({ plan: other, changes }, { origin: ORIGIN, now: NOW }))
    const outcome = await apply(world, other)
    expect(outcome).toMatchObject({ ok: false, error: { code: 'tree_mismatch' } })
    expect(!outcome.ok && outcome.error.message).toBe(`The plan gives tree ${plan.tree}, but the preview had ${other.tree}`)
    expect([world.head(), await stateOf(world, other)]).toEqual([head, 'failed'])
    expect([...world.repository.bare.refs('refs/sous/locks/').keys()]).toEqual([])
  })

  it('[C12] looks at everything again right before the write', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const head = world.head()
    let asked = 0
    const recheck = async () => (++asked === 2 ? failure(refusal('pr_closed', 'It was closed')) : success(PEOPLE))
    expect(codeOf(await apply(world, plan, { recheck }))).toBe('pr_closed')
    expect([asked, world.head(), await stateOf(world, plan)]).toEqual([2, head, 'failed'])
    expect([...world.repository.bare.refs('refs/sous/locks/').keys()]).toEqual([])
    expect(codeOf(await apply(world, plan))).toBe('applied')
  })

  it('[A2] writes nothing at all when the first look says no', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const refs = world.repository.bare.refs()
    expect(codeOf(await apply(world, plan, { recheck: async () => failure(refusal('not_permitted', 'No')) }))).toBe('not_permitted')
    expect(world.repository.bare.refs()).toEqual(refs)
  })

  it('[C1] [R6] [R14] refuses a branch that moved, was rewound or is gone', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const { bare } = world.repository
    const head = world.head()
    const moved = bare.commitOn({ branch: 'topic', edits: { 'x.txt': 'x\n' } })
    const outcome = await apply(world, plan)
    expect(outcome).toMatchObject({ ok: false, error: { code: 'stale_head' } })
    expect(!outcome.ok && outcome.error.message).toBe(
      `Plan ${plan.digest.slice(0, 16)} was made on ${head.slice(0, 12)}, but 'refs/heads/topic' is at ${moved.slice(0, 12)} now`,
    )
    bare.git(['update-ref', 'refs/heads/topic', `${head}^`])
    expect(codeOf(await apply(world, plan))).toBe('stale_head')
    bare.git(['update-ref', '-d', 'refs/heads/topic'])
    expect(codeOf(await apply(world, plan))).toBe('ref_missing')
    expect([world.head(), await stateOf(world, plan)]).toEqual(['', 'planned'])
  })

  it('[R5] [G4] refuses a branch that moves, is rewound or goes in the last moment, and gives the lock back', async () => {
    for (const change of ['moved', 'rewound', 'deleted'] as const) {
      await using world = await applyWorld()
      const plan = await storedPlan(world)
      const { bare } = world.repository
      const at = (point: ApplyPoint) => {
        if (point !== 'before_ref_update') return
        if (change === 'moved') bare.commitOn({ branch: 'topic', edits: { 'x.txt': 'x\n' } })
        else
          bare.git(
            change === 'rewound' ? ['update-ref', 'refs/heads/topic', `${plan.base.commit}^`] : ['update-ref', '-d', 'refs/heads/topic'],
          )
      }
      expect(codeOf(await apply(world, plan, { at }))).toBe(change === 'deleted' ? 'ref_missing' : 'ref_moved')
      expect(bare.text(['log', '--all', '--format=%B', '--glob=refs/heads'])).not.toContain('Sous-Plan')
      expect([await stateOf(world, plan), ...bare.refs('refs/sous/locks/').keys()]).toEqual(['failed'])
    }
  })

  it('[R28] [C9] knows only plans that are stored, and only for their own pull request', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    expect(codeOf(await apply(world, { digest: 'a'.repeat(64) as Digest }))).toBe('digest_unknown')
    expect(codeOf(await apply(world, plan, { pull: 13 }))).toBe('digest_unknown')
    expect(codeOf(await apply(world, plan, { repository: { id: '4712', defaultBranch: 'main' } }))).toBe('digest_unknown')
    world.repository.bare.git(['update-ref', '-d', planRef(plan.digest)])
    const gone = await apply(world, plan)
    expect(!gone.ok && gone.error.message).toBe(`Plan ${plan.digest} is not saved, or was deleted`)
    expect(world.log()).toHaveLength(2)
  })

  it('[G5] [G10] never writes to the default branch, nor for a branch of a fork', async () => {
    await using world = await applyWorld()
    const commit = world.head()
    const main = await storedPlan(world, undefined, {
      target: 'refs/heads/main',
      head: { repository: '4711', ref: 'refs/heads/main', commit },
    })
    expect(codeOf(await apply(world, main))).toBe('protected_branch')
    const fork = await storedPlan(world, undefined, { head: { repository: '99', ref: 'refs/heads/topic', commit } })
    expect(codeOf(await apply(world, fork))).toBe('fork_not_allowed')
    expect([world.log(), world.log('main')].map(({ length }) => length)).toEqual([2, 1])
  })

  it('[R22] writes nothing without the clock of GitHub', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    expect(codeOf(await apply(world, plan, { serverTime: () => undefined }))).toBe('api_invalid')
    expect(await stateOf(world, plan)).toBe('planned')
    expect(codeOf(await apply(world, plan))).toBe('applied')
  })

  it('[C17] [C3] does not apply a plan that a newer one of the same recipe superseded', async () => {
    await using world = await applyWorld()
    const older = await storedPlan(world)
    const newer = await storedPlan(world, [update('a.txt', 'two\n', 'four\n')])
    const other = await storedPlan(world, [update('b.txt', 'b\n', 'B\n')], { recipe: { ...older.recipe, path: 'recipes/y.yml' } })
    expect([await stateOf(world, older), await stateOf(world, newer), await stateOf(world, other)]).toEqual([
      'superseded',
      'planned',
      'planned',
    ])
    const outcome = await apply(world, older)
    expect(!outcome.ok && outcome.error).toMatchObject({
      code: 'plan_superseded',
      message: `A newer plan, ${newer.digest.slice(0, 16)}, replaced plan ${older.digest.slice(0, 16)}`,
    })
    expect(codeOf(await apply(world, newer))).toBe('applied')
  })

  it('[C17] plans again what was superseded, and leaves alone what was applied', async () => {
    await using world = await applyWorld()
    const stored = await planOn(world)
    const remote = await world.remote()
    const save = async (plan = stored) => must(await planRefs(remote).save(plan, { origin: ORIGIN, now: NOW }))
    await save()
    const other = await planOn(world, [update('a.txt', 'two\n', 'four\n')])
    expect(await save(other)).toMatchObject({ superseded: stored.plan.digest })
    expect(await save()).toMatchObject({ superseded: other.plan.digest, record: { state: { state: 'planned' } } })
    expect(codeOf(await apply(world, stored.plan))).toBe('applied')
    expect(await save()).toMatchObject({ superseded: undefined, record: { state: { state: 'applied' } } })
  })

  it('[G8] refuses a commit message that skips checks or speaks for somebody', async () => {
    await using world = await applyWorld()
    for (const message of ['x [skip ci]', 'x\n\nskip-checks: true', 'x\n\nSous-Approved-By: root (1)', 'x\n\nSigned-off-by: A <a@b>']) {
      const plan = await storedPlan(world, undefined, { message })
      expect(codeOf(await apply(world, plan))).toBe('message_refused')
    }
    expect(world.log()).toHaveLength(2)
  })

  it('[R4] applies one of two plans on the same head, and never both', async () => {
    for (let round = 0; round < 5; round++) {
      await using world = await applyWorld()
      const one = await storedPlan(world)
      const two = await storedPlan(world, [update('b.txt', 'b\n', 'B\n')], { recipe: { ...one.recipe, path: 'recipes/y.yml' } })
      const outcomes = await Promise.all([
        apply(world, one, { run: { id: 201, attempt: 1 } }),
        apply(world, two, { run: { id: 202, attempt: 1 } }),
      ])
      expect(outcomes.map(codeOf).sort()).toEqual(['applied', 'stale_head'])
      expect(world.log()).toHaveLength(3)
    }
  })

  it('[G7] tells which token a change of workflows needs, and pushes nothing else', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world, [create('.github/workflows/a.yml', 'on: push\n')])
    expect(codeOf(await apply(world, plan))).toBe('workflows_permission')
    expect([world.log().length, await stateOf(world, plan)]).toEqual([2, 'failed'])
  })

  it('[R8] [R24] refuses when the lock cannot be asked for, and when the token may not write', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const refs = world.repository.bare.refs()
    world.github.addToken(TOKEN, { login: 'github-actions[bot]', permissions: { contents: 'read' } })
    expect(codeOf(await apply(world, plan))).toBe('token_not_permitted')
    world.github.fault({ operation: 'git/upload-pack', status: 503, times: 999 })
    expect(codeOf(await apply(world, plan))).toBe('api_unavailable')
    expect(world.repository.bare.refs()).toEqual(refs)
  })

  it('[R24] says so when the branch was written and the ledger could not be', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const at = (point: ApplyPoint) => {
      if (point === 'after_ref_update') world.github.fault({ operation: 'git/receive-pack', status: 403, times: 99 })
    }
    const outcome = must(await apply(world, plan, { at }))
    expect(outcome).toMatchObject({ kind: 'applied', commit: world.head() })
    expect(outcome.warnings[0]).toContain('The plan is on the branch, but its ledger could not be updated')
  })
})

describe('the lock', { timeout: 120_000 }, () => {
  it('[R7] that cannot be read stops everything, and says how to remove it', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const { bare } = world.repository
    const empty = bare.text(['mktree'], '')
    const commit = bare.writeCommit({ tree: empty, parents: [], message: 'lock' })
    for (const target of [empty, commit]) {
      bare.git(['update-ref', 'refs/sous/locks/pr-12', target])
      const outcome = await apply(world, plan, { isRunOver: async () => success(true) })
      expect(outcome).toMatchObject({ ok: false, error: { code: 'lock_ambiguous' } })
      expect(!outcome.ok && outcome.error.suggestion).toContain('git push origin :refs/sous/locks/pr-12')
    }
    expect([world.log().length, bare.resolve('refs/sous/locks/pr-12')]).toEqual([2, commit])
  })

  it('[R30] is given back when Sous itself fails', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    let asked = 0
    const recheck = async () => {
      if (++asked === 2) throw new Error('a bug')
      return success(PEOPLE)
    }
    await expect(apply(world, plan, { recheck })).rejects.toThrow('a bug')
    expect([world.log().length, ...world.repository.bare.refs('refs/sous/locks/').keys()]).toEqual([2])
    expect(codeOf(await apply(world, plan))).toBe('applied')
  })

  it('[R9] of a run that is over is taken over, of one that runs or is unknown is not', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const gone = {
      run: { id: 150, attempt: 1 },
      at: (point: ApplyPoint) => (point === 'after_lock' ? Promise.reject(new Error('killed')) : undefined),
    }
    await expect(apply(world, plan, gone)).rejects.toThrow('killed')
    const lock = world.repository.bare.resolve(lockRef(plan))
    const asked: unknown[] = []
    const held = await apply(world, plan, { isRunOver: async (run) => success(asked.push(run) < 0) })
    expect(held).toMatchObject({ ok: false, error: { code: 'lock_held' } })
    expect(asked[0]).toEqual({ id: 150, attempt: 1 })
    const unknown = await apply(world, plan, { isRunOver: async () => failure(refusal('api_unavailable', 'Nothing')) })
    expect(unknown).toMatchObject({ ok: false, error: { code: 'lock_held' } })
    expect([world.repository.bare.resolve(lockRef(plan)), world.log().length]).toEqual([lock, 2])
    expect(codeOf(await apply(world, plan, { isRunOver: async () => success(true) }))).toBe('applied')
    expect([...world.repository.bare.refs('refs/sous/locks/').keys()]).toEqual([])
  })

  it('[R9] is taken over by one of many that want it', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const killed = { at: (point: ApplyPoint) => (point === 'after_lock' ? Promise.reject(new Error('killed')) : undefined) }
    await expect(apply(world, plan, { ...killed, run: { id: 150, attempt: 1 } })).rejects.toThrow('killed')
    const isRunOver = async ({ id }: { readonly id: number }) => success(id === 150)
    const outcomes = await Promise.all([201, 202, 203].map((id) => apply(world, plan, { run: { id, attempt: 1 }, isRunOver })))
    expect(outcomes.map(codeOf).sort()).toEqual(['already_applied', 'already_applied', 'applied'])
    expect(world.log()).toHaveLength(3)
  })
})

describe('a killed apply', { timeout: 120_000 }, () => {
  const POINTS = ['before_lock', 'after_lock', 'before_ref_update', 'after_ref_update', 'after_ledger'] as const

  it.each(POINTS)('[R1] [R2] at %s leaves one commit or none, and the next run ends it', async (point) => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const killed = (at: ApplyPoint) => (at === point ? Promise.reject(new Error('killed')) : undefined)
    await expect(apply(world, plan, { at: killed })).rejects.toThrow('killed')
    const isDone = point === 'after_ref_update' || point === 'after_ledger'
    expect(world.log()).toHaveLength(isDone ? 3 : 2)
    const again = await apply(world, plan, { run: { id: 200, attempt: 2 }, isRunOver: async () => success(true) })
    expect(codeOf(again)).toBe(isDone ? 'already_applied' : 'applied')
    expect(must(again).warnings).toEqual([])
    expect([world.log().length, await stateOf(world, plan), ...world.repository.bare.refs('refs/sous/locks/').keys()]).toEqual([
      3,
      'applied',
    ])
  })
})
