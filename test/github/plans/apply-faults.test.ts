import { spawn } from 'node:child_process'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Digest } from '../../../src/base/recipe.ts'
import { success } from '../../../src/base/result.ts'
import { applyPlanRef } from '../../../src/github/plans/apply-ref.ts'
import type { ApplyPoint } from '../../../src/github/plans/apply-request.ts'
import { planRef, writePlanRecord } from '../../../src/github/plans/plan-ref.ts'
import { planRefs } from '../../../src/github/plans/save-plan.ts'
import { openRemote } from '../../../src/github/remote/remote-git.ts'
import { planDigest } from '../../../src/plan/plan-digest.ts'
import {
  type ApplyWorld,
  applyRequest,
  applyWorld,
  must,
  NOW,
  ORIGIN,
  PEOPLE,
  planOn,
  remoteOptions,
  storedPlan,
  TOKEN,
} from '../../support/apply.ts'
import { fileGit } from '../../support/file-git.ts'
import { IS_FULL } from '../../support/full.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MINUTES = 60_000
const RACES = IS_FULL ? 100 : 3

function codeOf(outcome: Awaited<ReturnType<typeof applyPlanRef>>): string {
  return outcome.ok ? outcome.value.kind : outcome.error.code
}

async function apply(world: ApplyWorld, digest: Digest, more: Parameters<typeof applyRequest>[2] = {}) {
  return applyPlanRef(applyRequest(await world.remote(), digest, more))
}

const locks = (world: ApplyWorld) => [...world.repository.bare.refs('refs/sous/locks/').keys()]

describe('two approvals at once', () => {
  it(`[R3] [A9] give one commit, ${RACES} times`, { timeout: 20 * MINUTES }, async () => {
    await using world = await applyWorld()
    const { bare } = world.repository
    const git = fileGit(world.url, bare.folder)
    const { plan, changes } = await planOn(world)
    const head = world.head()
    await using store = must(await openRemote({ ...remoteOptions(world.url), git }))
    const rounds = await Promise.all(
      Array.from({ length: RACES }, async (_, i) => {
        const target = `refs/heads/round-${i}`
        bare.git(['update-ref', target, head])
        const content = { ...plan, repository: { id: '4711', pull: i }, target, head: { repository: '4711', ref: target, commit: head } }
        const digest = planDigest(content)
        const state = { schemaVersion: 1, state: 'planned', plannedAt: NOW.toISOString(), origin: ORIGIN } as const
        const record = must(await writePlanRecord(store, { plan: { ...content, digest }, changes }, { state, now: NOW }))
        return { pull: i, digest, target, update: { ref: planRef(digest), from: undefined, to: record.id } }
      }),
    )
    must(await store.push(rounds.map(({ update }) => update)))
    const endings: Record<string, number> = {}
    const both = async ({ pull, digest, target }: (typeof rounds)[number]) => {
      await using first = must(await openRemote({ ...remoteOptions(world.url), git }))
      await using second = must(await openRemote({ ...remoteOptions(world.url), git }))
      const outcomes = await Promise.all([
        applyPlanRef(applyRequest(first, digest, { pull, run: { id: 201, attempt: 1 } })),
        applyPlanRef(applyRequest(second, digest, { pull, run: { id: 202, attempt: 1 } })),
      ])
      const ending = outcomes.map(codeOf).sort().join(' ')
      endings[ending] = (endings[ending] ?? 0) + 1
      expect(bare.log(`${head}..${target}`)).toHaveLength(1)
      expect(bare.resolve(`${target}^{tree}`)).toBe(plan.tree)
    }
    for (let i = 0; i < rounds.length; i += 2) await Promise.all(rounds.slice(i, i + 2).map(both))
    const good = ['already_applied applied', 'applied lock_held']
    expect(Object.keys(endings).filter((ending) => !good.includes(ending))).toEqual([])
    expect(locks(world)).toEqual([])
  })

  it.each(['after_lock', 'before_ref_update'] as const)(
    '[R3] [R9] give one commit also where the second takes over from the first %s',
    async (point) => {
      await using world = await applyWorld()
      const { digest } = await storedPlan(world)
      let other: string | undefined
      const first = await apply(world, digest, {
        run: { id: 201, attempt: 1 },
        at: async (reached) => {
          if (reached !== point || other !== undefined) return
          other = 'begun'
          const recheck = async () => success({ ...PEOPLE, approvedBy: [{ login: 'carol', id: 1003 }] })
          other = codeOf(await apply(world, digest, { run: { id: 202, attempt: 1 }, recheck, isRunOver: async () => success(true) }))
        },
      })
      expect([other, codeOf(first), first.ok && first.value.warnings]).toEqual(['applied', 'already_applied', []])
      expect([world.log().length, ...locks(world)]).toEqual([3])
      expect(must(await planRefs(await world.remote()).load(digest)).state.state).toBe('applied')
    },
  )
})

/** Is applied in another process, and waits until that has ended. */
async function applyInChild(
  world: ApplyWorld,
  { digest, point, folder }: { digest: Digest; point: ApplyPoint | 'none'; folder: string },
  killAfterMs?: number,
) {
  const script = path.join(import.meta.dirname, 'apply-child.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, world.url, digest, point, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (said === '' && killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    said += chunk.toString()
  })
  const signal = await new Promise((resolve) => child.on('close', (_, name) => resolve(name)))
  return { said, signal }
}

describe('an apply that is killed', () => {
  const POINTS = ['before_lock', 'after_lock', 'before_ref_update', 'after_ref_update', 'after_ledger'] as const

  it.each(POINTS)('[R1] [R2] [R15] at %s is ended by the next run, with one commit', { timeout: 2 * MINUTES }, async (point) => {
    await using world = await applyWorld()
    await using folder = await tempFolder()
    const { digest } = await storedPlan(world)
    expect(await applyInChild(world, { digest, point, folder: folder.path })).toEqual({ said: 'started\n', signal: 'SIGKILL' })
    const isDone = point === 'after_ref_update' || point === 'after_ledger'
    expect(world.log()).toHaveLength(isDone ? 3 : 2)
    const again = await apply(world, digest, { isRunOver: async () => success(true) })
    expect(codeOf(again)).toBe(isDone ? 'already_applied' : 'applied')
    expect([world.log().length, ...locks(world)]).toEqual([3])
    expect(must(await planRefs(await world.remote()).load(digest)).state.state).toBe('applied')
  })

  it('[R15] at any moment leaves the old head, or that and one commit', { timeout: 5 * MINUTES }, async () => {
    await using world = await applyWorld()
    await using folder = await tempFolder()
    const { digest } = await storedPlan(world)
    const seen: number[] = []
    for (const ms of [40, 120, 250, 400, 700, 1100]) {
      await applyInChild(world, { digest, point: 'none', folder: folder.path }, ms)
      seen.push(world.log().length)
      // A lock that a killed run has left is taken over, as it would be by the next one.
      for (const ref of locks(world)) world.repository.bare.git(['update-ref', '-d', ref])
    }
    expect(seen.filter((length) => length !== 2 && length !== 3)).toEqual([])
    expect(['applied', 'already_applied']).toContain(codeOf(await apply(world, digest, { isRunOver: async () => success(true) })))
    expect(world.log()).toHaveLength(3)
  })

  it('[R15] by a signal that it hears ends before the write, and gives the lock back', async () => {
    for (const point of ['before_lock', 'after_lock'] as const) {
      await using world = await applyWorld()
      const { digest } = await storedPlan(world)
      const stop = new AbortController()
      const remote = await world.remote({ signal: stop.signal })
      const at = (reached: ApplyPoint) => (reached === point ? stop.abort() : undefined)
      const outcome = await applyPlanRef(applyRequest(remote, digest, { at }))
      expect(outcome.ok).toBe(false)
      expect([world.log().length, ...locks(world)]).toEqual([2])
      expect(codeOf(await apply(world, digest))).toBe('applied')
    }
  })
})

describe('a fault of its own', () => {
  const boom = (): never => {
    throw new Error('Boom')
  }

  it.each(['after_ref_update', 'release'] as const)(
    'between the branch and the ledger (%s) names the commit, and leaves no lock',
    async (where) => {
      await using world = await applyWorld()
      const { digest } = await storedPlan(world)
      let asked = 0
      const outcome = apply(world, digest, {
        at: (point) => (point === where ? boom() : undefined),
        // Asked before the lock, before the objects, before the commit, and before the ledger.
        ...(where === 'release' && { serverTime: () => (++asked === 4 ? boom() : new Date(NOW.getTime() + MINUTES)) }),
      })
      await expect(outcome).rejects.toThrow(/^Boom\. Sous had already pushed commit [0-9a-f]{40}, and it stays on the branch$/)
      await expect(outcome).rejects.toMatchObject({ commit: world.head() })
      expect([world.log().length, ...locks(world)]).toEqual([3])
      expect(codeOf(await apply(world, digest))).toBe('already_applied')
    },
  )

  it('before the branch names none, and leaves no lock', async () => {
    await using world = await applyWorld()
    const { digest } = await storedPlan(world)
    const outcome = apply(world, digest, { at: (point) => (point === 'before_ref_update' ? boom() : undefined) })
    await expect(outcome).rejects.toThrow(/^Boom$/)
    expect([world.log().length, ...locks(world)]).toEqual([2])
    expect(codeOf(await apply(world, digest))).toBe('applied')
  })
})

describe('a token that is revoked', () => {
  it('[R13] after any number of requests leaves one commit or none, is named and not shown', { timeout: 10 * MINUTES }, async () => {
    await using world = await applyWorld({ fetchNeedsToken: true })
    const holder = world.github.state.tokens.get(TOKEN)
    if (holder === undefined) throw new Error('There is no such token.')
    const endings: string[] = []
    for (let requests = 0; endings.at(-1) !== 'applied'; requests++) {
      world.repository.bare.git(['update-ref', 'refs/heads/topic', `${world.head('main')}`])
      world.repository.bare.commitOn({ branch: 'topic', edits: { 'a.txt': 'two\n' }, message: `Round ${requests}` })
      const { digest } = await storedPlan(world)
      const before = world.log().length
      world.github.fault({ path: /\.git\//, skip: requests, run: () => void world.github.state.tokens.delete(TOKEN) })
      const outcome = await apply(world, digest)
      endings.push(outcome.ok && outcome.value.warnings.length === 0 ? outcome.value.kind : outcome.ok ? 'warned' : outcome.error.code)
      expect(JSON.stringify(outcome)).not.toContain(TOKEN)
      expect(world.log().length - before).toBeLessThanOrEqual(1)
      world.github.addToken(TOKEN, holder)
      const again = await apply(world, digest, { isRunOver: async () => success(true) })
      expect(['applied', 'already_applied']).toContain(codeOf(again))
      expect([world.log().length - before, ...locks(world)]).toEqual([1])
    }
    expect(endings.length).toBeGreaterThan(8)
    expect(new Set(endings)).toEqual(new Set(['auth_expired', 'warned', 'applied']))
  })
})
