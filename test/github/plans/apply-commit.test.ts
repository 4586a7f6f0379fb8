import { describe, expect, it } from 'vitest'
import { refusal } from '../../../src/base/errors/reasons.ts'
import type { Plan } from '../../../src/base/plan.ts'
import { failure, success } from '../../../src/base/result.ts'
import { applyPlanRef } from '../../../src/github/plans/apply-ref.ts'
import type { ApplyPoint } from '../../../src/github/plans/apply-request.ts'
import { type ApplyWorld, applyRequest, applyWorld, must, PEOPLE, storedPlan, TOKEN } from '../../support/apply.ts'
import { create, update } from '../../support/changes.ts'
import { strictClient } from '../../support/strict-client.ts'

/** Is applied with a bot's token: GitHub makes the commit. */
async function apply(world: ApplyWorld, { digest }: Plan, more: Parameters<typeof applyRequest>[2] = {}) {
  const signer = strictClient({ ...world, token: TOKEN }).github
  return applyPlanRef(applyRequest(await world.remote(), digest, { signer, ...more }))
}

function codeOf(outcome: Awaited<ReturnType<typeof apply>>): string {
  if (!outcome.ok) return outcome.error.code
  expect(outcome.value.warnings).toEqual([])
  return outcome.value.kind
}

const uploads = (world: ApplyWorld) => [...world.repository.bare.refs('refs/sous/objects/').keys()]

function messageOf({ digest }: Plan): string {
  return [
    'Change files',
    '',
    `Sous-Plan: ${digest}`,
    'Sous-Requested-By: alice (1001)',
    'Sous-Approved-By: bob (1002)',
    'Co-authored-by: alice <1001+alice@users.noreply.127.0.0.1>',
  ].join('\n')
}

describe("a commit with a bot's token", { timeout: 120_000 }, () => {
  it('[C14] is signed by GitHub, with the previewed tree, parent and message, where branches take signed commits only', async () => {
    await using world = await applyWorld()
    world.repository.rules.needsSignatures = true
    const head = world.head()
    const plan = await storedPlan(world, [update('a.txt', 'two\n', 'three\n'), create('bin/run.sh', '#!/bin/sh\n', '100755')])
    expect(must(await apply(world, plan))).toEqual({ kind: 'applied', plan, commit: world.head(), warnings: [] })
    const { bare } = world.repository
    const { tree, parents, message, author, committer, signed } = bare.commit(world.head())
    expect([tree, parents, message]).toEqual([plan.tree, [head], messageOf(plan)])
    expect([author.name, committer.name, signed !== undefined]).toEqual(['github-actions[bot]', 'GitHub', true])
    expect([bare.text(['fsck', '--strict', '--no-dangling']), uploads(world)]).toEqual(['', []])
    expect(world.github.count({ path: '/repos/*' })).toBe(1)
    expect(must(await apply(world, plan))).toMatchObject({ kind: 'already_applied', commit: world.head() })
    expect(world.log()).toHaveLength(3)
  })

  it("[G7] is a person's own with a person's token, which such a branch refuses", async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    world.repository.rules.needsSignatures = true
    const refused = await apply(world, plan, { signer: undefined })
    expect(!refused.ok && refused.error).toMatchObject({
      code: 'signatures_required',
      message: "GitHub refused the push to 'refs/heads/topic': Commits must have verified signatures.",
    })
    expect([world.log().length, uploads(world)]).toEqual([2, []])
  })

  it.each([403, 404, 405, 501])('is made by Sous where the server answers %i to making one', async (status) => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    world.github.fault({ operation: 'git/create-commit', status, times: 9 })
    expect(codeOf(await apply(world, plan))).toBe('applied')
    const { tree, message, committer, signed } = world.repository.bare.commit(world.head())
    expect([tree, message, committer.name, signed]).toEqual([plan.tree, messageOf(plan), 'github-actions[bot]', undefined])
    expect(uploads(world)).toEqual([])
  })

  it('[R12] is asked for again when the answer is lost, and not made when GitHub stays away', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const head = world.head()
    world.github.fault({ operation: 'git/create-commit', status: 503, times: 3 })
    expect([codeOf(await apply(world, plan)), world.head()]).toEqual(['api_unavailable', head])
    world.github.fault({ operation: 'git/create-commit', after: 'effect', drop: true, times: 1 })
    expect([codeOf(await apply(world, plan)), world.log().length]).toEqual(['applied', 3])
    expect(world.repository.bare.commit(world.head()).signed).toBeDefined()
  })

  it('[D10] is not applied when it has another tree, parent or message than asked for', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const { bare } = world.repository
    const head = world.head()
    const author = { name: 'x', email: 'x@y', date: '2026-05-01T10:00:00Z' }
    const exact = { tree: plan.tree ?? '', parents: [head], message: messageOf(plan), author }
    for (const other of [
      { tree: bare.commit(head).tree },
      { parents: [world.head('main')] },
      { parents: [head, world.head('main')] },
      { message: `${messageOf(plan)}\nSous-Approved-By: eve (666)` },
    ]) {
      const sha = bare.writeSignedCommit({ ...exact, ...other })
      world.github.fault({ operation: 'git/create-commit', after: 'effect', change: (body) => ({ ...(body as object), sha }) })
      expect([codeOf(await apply(world, plan)), world.head()]).toEqual(['tree_mismatch', head])
    }
    expect(codeOf(await apply(world, plan))).toBe('applied')
  })

  it('[C12] is made after the last look, and only then', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    let asked = 0
    const recheck = async () => (++asked === 2 ? failure(refusal('pr_closed', 'It was closed')) : success(PEOPLE))
    expect(codeOf(await apply(world, plan, { recheck }))).toBe('pr_closed')
    expect([world.github.count({ operation: 'git/create-commit' }), uploads(world)]).toEqual([0, []])
  })

  it.each(['after_lock', 'before_ref_update', 'after_ref_update'] as const)(
    '[R1] [R2] is one or none when the run is killed at %s, and the next run ends it',
    async (point) => {
      await using world = await applyWorld()
      const plan = await storedPlan(world)
      const killed = (at: ApplyPoint) => (at === point ? Promise.reject(new Error('killed')) : undefined)
      await expect(apply(world, plan, { at: killed })).rejects.toThrow('killed')
      const isDone = point === 'after_ref_update'
      expect(world.log()).toHaveLength(isDone ? 3 : 2)
      const again = await apply(world, plan, { run: { id: 200, attempt: 2 }, isRunOver: async () => success(true) })
      expect([codeOf(again), world.log().length]).toEqual([isDone ? 'already_applied' : 'applied', 3])
    },
  )

  it('[R5] [C1] is applied on no branch that moved meanwhile', async () => {
    await using world = await applyWorld()
    const plan = await storedPlan(world)
    const { bare } = world.repository
    let moved = ''
    const run = () => {
      moved = bare.commitOn({ branch: 'topic', edits: { 'x.txt': 'x\n' } })
    }
    world.github.fault({ operation: 'git/create-commit', run })
    expect([codeOf(await apply(world, plan)), world.head()]).toEqual(['ref_moved', moved])
    expect(uploads(world)).toEqual([])
  })
})
