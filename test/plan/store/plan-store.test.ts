import '../../support/spawner.ts'
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import type { Plan } from '../../../src/base/plan.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import { loadPlan, openSeal } from '../../../src/plan/seal.ts'
import { PlanFolder } from '../../../src/plan/store/plan-store.ts'
import { realApplyDisk } from '../../../src/system/disk/real-apply-disk.ts'
import { realDisk } from '../../../src/system/disk/real-disk.ts'
import { create, remove, update } from '../../support/changes.ts'
import { recordDisk } from '../../support/disk-record.ts'
import { planOf } from '../../support/plans.ts'
import { testSandboxDisk } from '../../support/sandbox.ts'
import { tempFolder, tempRepo } from '../../support/temp-folder.ts'
import { watchedDisk } from '../../support/watched-disk.ts'
import { repoPath, testGit } from '../../support/workspace.ts'

const disk = realApplyDisk()
const changes: readonly FileChange[] = [
  update('a.txt', 'one\n', 'two\n'),
  create('b.sh', 'two\n', '100755'),
  remove('c.txt', 'gone\n'),
  { kind: 'create', path: repoPath('bytes'), after: Buffer.from([0, 255, 254]), mode: '100644' },
  { kind: 'create_directory', path: repoPath('empty') },
]
const plan = planOf(changes)

function storeIn(folder: string, other = disk): PlanFolder {
  return new PlanFolder({ home: folder, isGitDirectory: false, disk: other })
}

const inPlan = (folder: string, ...names: readonly string[]) => path.join(folder, '.sous/plans', plan.digest, ...names)

async function listed(store: PlanFolder, beginning?: string): Promise<readonly Digest[]> {
  const digests = await store.list(beginning)
  return digests.ok ? digests.value : []
}

async function refusal(store: PlanFolder, digest: Digest = plan.digest): Promise<string> {
  const loaded = await loadPlan(store, digest, undefined)
  return loaded.ok ? 'believed' : `${loaded.error.code}: ${loaded.error.message}`
}

describe('a stored plan', () => {
  it('comes back with all its bytes, before and after', async () => {
    await using folder = await tempFolder()
    const store = storeIn(folder.path)
    expect(await store.save({ plan, changes })).toEqual({ ok: true, value: undefined })
    const loaded = await store.load(plan.digest)
    expect(loaded).toEqual({ ok: true, value: { plan, changes } })
    expect(fs.readdirSync(inPlan(folder.path))).toEqual(['contents', 'plan.json'])
  })

  it.each(['000', '022', '077'])('is for its owner only, with the umask %s', async (mask) => {
    await using folder = await tempFolder()
    const before = process.umask(mask)
    try {
      // As an earlier version left them.
      const plans = path.join(folder.path, '.sous/plans')
      fs.mkdirSync(inPlan(folder.path), { recursive: true })
      for (const at of [plans, inPlan(folder.path)]) fs.chmodSync(at, 0o755)
      for (const name of ['plan.json', 'contents', 'applied']) fs.writeFileSync(inPlan(folder.path, name), '', { mode: 0o644 })
      expect(await storeIn(folder.path).save({ plan, changes })).toMatchObject({ ok: true })
      await storeIn(folder.path).markApplied(plan.digest)
      const modeOf = (at: string) => (fs.statSync(at).mode & 0o7777).toString(8)
      expect([plans, inPlan(folder.path)].map(modeOf)).toEqual(['700', '700'])
      expect(fs.readdirSync(inPlan(folder.path)).map((name) => [name, modeOf(inPlan(folder.path, name))])).toEqual([
        ['applied', '600'],
        ['contents', '600'],
        ['plan.json', '600'],
      ])
    } finally {
      process.umask(before)
    }
  })

  it('[R17] is on the disk itself before it gets its name, and then its name is', async () => {
    await using folder = await tempFolder()
    const done = await recordDisk(folder.path, async () => {
      // Loaded anew: it keeps what Node gives it for waiting aside.
      vi.resetModules()
      const { realApplyDisk: freshDisk } = await import('../../../src/system/disk/real-apply-disk.ts')
      expect(await storeIn(folder.path, freshDisk()).save({ plan, changes })).toMatchObject({ ok: true })
    })
    expect(
      done.map((entry) => entry.replaceAll(/\.sous\/plans(?:\/new-[\w-]+)?/g, (at) => (at.includes('new') ? 'new' : 'plans'))),
    ).toEqual(['sync new', 'sync new/contents', 'sync new/plan.json', `move new plans/${plan.digest}`, 'sync plans'])
  })

  it('[R16] is not there at all when the disk is full, whichever write fails', async () => {
    await using folder = await tempFolder()
    for (let fails = 1; ; fails++) {
      let writes = 0
      const full = watchedDisk(disk, ({ method }) =>
        (method === 'write' || method === 'makeDirectory') && ++writes === fails
          ? { code: 'ENOSPC', message: 'ENOSPC: no space left on device' }
          : undefined,
      )
      const saved = await storeIn(folder.path, full).save({ plan, changes })
      if (saved.ok) {
        expect(fails).toBeGreaterThan(4)
        return
      }
      expect(saved.error).toMatchObject({ code: 'io_error', message: expect.stringContaining('ENOSPC') })
      const plans = path.join(folder.path, '.sous/plans')
      expect(fs.existsSync(plans) ? fs.readdirSync(plans) : []).toEqual([])
    }
  })

  it('makes room: the latest fifty of the last two weeks stay', async () => {
    await using folder = await tempFolder()
    const store = storeIn(folder.path)
    const day = 24 * 60 * 60
    const now = Date.now() / 1000
    const made = (name: string, ageInDays: number) => {
      const at = path.join(folder.path, '.sous/plans', name)
      fs.mkdirSync(at, { recursive: true })
      fs.writeFileSync(path.join(at, 'contents'), 'x')
      fs.utimesSync(at, now - ageInDays * day, now - ageInDays * day)
      return name
    }
    const old = made('e'.repeat(64), 15)
    const young = made('f'.repeat(64), 13)
    made('mine', 100)
    await store.save({ plan, changes })
    expect(await listed(store)).toEqual([plan.digest, young].sort())
    expect(fs.readdirSync(path.join(folder.path, '.sous/plans'))).not.toContain(old)
    for (let i = 0; i < 60; i++) made(i.toString(16).padStart(64, '0'), 1 + i / 100)
    await store.save({ plan, changes })
    const left = await listed(store)
    expect(left).toHaveLength(50)
    expect(left).toContain(plan.digest)
    expect(left).toContain('0'.repeat(64))
    expect(left).not.toContain(young)
    expect(fs.readdirSync(path.join(folder.path, '.sous/plans'))).toContain('mine')
  })

  it('stays when it has been applied, however many are previewed afterwards, as do forty-nine others that were applied', async () => {
    await using folder = await tempFolder()
    const store = storeIn(folder.path)
    const made = (number: number, files: readonly string[]) => {
      const name = number.toString(16).padStart(64, '0')
      folder.write(Object.fromEntries(files.map((file) => [`.sous/plans/${name}/${file}`, ''])))
      const at = Date.now() / 1000 - number
      fs.utimesSync(path.join(folder.path, '.sous/plans', name), at, at)
    }
    await store.save({ plan, changes })
    await store.markApplied(plan.digest)
    await store.markApplied(plan.digest)
    expect(await store.load(plan.digest)).toEqual({ ok: true, value: { plan, changes } })
    fs.utimesSync(inPlan(folder.path), Date.now() / 1000, Date.now() / 1000 - 10_000)
    for (let i = 0; i < 60; i++) made(i, ['plan.json'])
    const other = planOf([])
    await store.save({ plan: other, changes: [] })
    expect(await listed(store)).toHaveLength(51)
    expect(await store.load(plan.digest)).toMatchObject({ ok: true })
    for (let i = 100; i < 150; i++) made(i, ['plan.json', 'applied'])
    await store.save({ plan: other, changes: [] })
    expect(await listed(store)).toHaveLength(100)
    expect(await store.load(plan.digest)).toMatchObject({ ok: false, error: { code: 'not_found' } })
    // Kept anew it has not been applied any more.
    await store.markApplied(other.digest)
    await store.save({ plan: other, changes: [] })
    expect(fs.readdirSync(path.join(folder.path, '.sous/plans', other.digest))).toEqual(['contents', 'plan.json'])
  })

  it('takes the place of an earlier one of the same digest, whatever became of it', async () => {
    await using folder = await tempFolder()
    const store = storeIn(folder.path)
    await store.save({ plan, changes })
    fs.mkdirSync(inPlan(folder.path, 'of/another/version'), { recursive: true })
    fs.writeFileSync(inPlan(folder.path, 'of/another/version/x'), 'x')
    fs.writeFileSync(inPlan(folder.path, 'plan.json'), 'spoilt')
    expect(await store.save({ plan, changes })).toMatchObject({ ok: true })
    expect(await store.load(plan.digest)).toMatchObject({ ok: true })
    expect(await listed(store)).toEqual([plan.digest])
  })

  it('can be listed and dropped', async () => {
    await using folder = await tempFolder()
    const store = storeIn(folder.path)
    expect(await listed(store)).toEqual([])
    const other = planOf([])
    await store.save({ plan, changes })
    await store.save({ plan: other, changes: [] })
    expect(await listed(store)).toEqual([plan.digest, other.digest].sort())
    expect(await listed(store, plan.digest.slice(0, 12))).toEqual([plan.digest])
    await store.drop(plan.digest)
    await store.drop(plan.digest)
    expect(await listed(store)).toEqual([other.digest])
    expect(await refusal(store)).toMatch(/^not_found: Plan /)
  })

  it('lies in the git directory where there is one, and git does not mind', async () => {
    await using repo = await tempRepo({ 'a.txt': 'one\n' })
    const store = new PlanFolder({ home: path.join(repo.path, '.git'), isGitDirectory: true, disk })
    await store.save({ plan, changes })
    expect(repo.exists(`.git/sous/plans/${plan.digest}/plan.json`)).toBe(true)
    expect(repo.git('status', '--short')).toBe('')
    expect(repo.git('fsck')).toBe('')
  })

  it('sweeps away what a killed process left unfinished', async () => {
    await using folder = await tempFolder()
    const dead = spawnSync('true').pid
    folder.write({ [`.sous/plans/new-${dead}-0123456789ab/contents`]: 'x', [`.sous/plans/new-${process.pid}-0123456789ab/y`]: 'y' })
    await storeIn(folder.path).save({ plan, changes })
    expect(fs.readdirSync(path.join(folder.path, '.sous/plans')).sort()).toEqual([plan.digest, `new-${process.pid}-0123456789ab`].sort())
  })

  it('is only saved with the changes it names', async () => {
    await using folder = await tempFolder()
    await expect(storeIn(folder.path).save({ plan, changes: [] })).rejects.toThrow('not those of the plan')
  })

  it('is not written through a link', async () => {
    await using folder = await tempFolder()
    await using elsewhere = await tempFolder()
    fs.symlinkSync(elsewhere.path, path.join(folder.path, '.sous'))
    expect(await storeIn(folder.path).save({ plan, changes })).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
    expect(fs.readdirSync(elsewhere.path)).toEqual([])
  })
})

describe('a plan that was tampered with', () => {
  const contents = (at: string) => inPlan(at, 'contents')
  const cases: readonly [what: string, tamper: (folder: string) => void, message: RegExp][] = [
    [
      'another content',
      (at) => fs.writeFileSync(contents(at), fs.readFileSync(contents(at), 'latin1').replace('two', 'owt'), 'latin1'),
      /content of 'a.txt' does not match the plan/,
    ],
    ['a longer content', (at) => fs.appendFileSync(contents(at), 'x'), /its contents have \d+ bytes, not \d+/],
    ['a shorter content', (at) => fs.truncateSync(contents(at), 3), /its contents have 3 bytes/],
    ['a link for the contents', (at) => relink(contents(at)), /contents' cannot be read/],
    ['no contents', (at) => fs.rmSync(contents(at)), /contents' cannot be read/],
    ['no record', (at) => fs.rmSync(inPlan(at, 'plan.json')), /plan.json' cannot be read/],
    ['another message', (at) => edit(at, (record) => ({ ...record, message: 'Evil' })), /does not have the digest/],
    ['another plan under its name', (at) => edit(at, () => planOf([])), /contains the plan/],
  ]
  it.each(cases)('by %s is refused', async (_, tamper, message) => {
    await using folder = await tempFolder()
    const store = storeIn(folder.path)
    await store.save({ plan, changes })
    tamper(folder.path)
    expect(await refusal(store)).toMatch(/^plan_tampered: /)
    expect(await refusal(store)).toMatch(message)
  })

  it('[R27] into another format is refused by its number', async () => {
    await using folder = await tempFolder()
    await storeIn(folder.path).save({ plan, changes })
    edit(folder.path, (record) => ({ ...record, schemaVersion: 2 }))
    expect(await refusal(storeIn(folder.path))).toMatch(/^plan_version: /)
  })
})

describe('a plan of a repository', () => {
  async function planned() {
    const repo = await tempRepo({ 'a.txt': 'one\n', 'c.txt': 'gone\n' })
    const tools = {
      repository: { gitDirectory: path.join(repo.path, '.git'), workTree: repo.path },
      git: testGit,
      disk: realDisk,
      sandboxDisk: testSandboxDisk,
    }
    const commit = repo.git('rev-parse', 'HEAD').trim()
    const seal = await openSeal({ ...tools, base: commit, directory: '.', changes })
    if (!seal.ok) throw new Error(seal.error.message)
    await seal.value[Symbol.asyncDispose]()
    const store = new PlanFolder({ home: tools.repository.gitDirectory, isGitDirectory: true, disk })
    return { repo, tools, store, commit, tree: seal.value.tree }
  }

  it('is loaded with its commit', async () => {
    const { repo, tools, store, commit, tree } = await planned()
    await using _ = repo
    const inGit = planOf(changes, { base: { commit, directory: '.' }, tree })
    await store.save({ plan: inGit, changes })
    const loaded = await loadPlan(store, inGit.digest, tools)
    if (!loaded.ok) throw new Error(loaded.error.message)
    const { sealed } = loaded.value
    expect(sealed).toMatchObject({ tree, commit: expect.stringMatching(/^[0-9a-f]{40}$/) })
    const stored = await sealed?.store()
    const gitDirectory = stored?.ok ? stored.value : ''
    expect(fs.existsSync(gitDirectory)).toBe(true)
    await loaded.value[Symbol.asyncDispose]()
    expect(fs.existsSync(gitDirectory)).toBe(false)
  })

  it('is refused where its changes do not come to its tree, its base is missing, or there is no repository', async () => {
    const { repo, tools, store, commit, tree } = await planned()
    await using _ = repo
    const cases: readonly [Plan, typeof tools | undefined, string][] = [
      [planOf(changes, { base: { commit, directory: '.' }, tree: repo.git('rev-parse', 'HEAD^{tree}').trim() }), tools, 'plan_tampered'],
      [planOf(changes, { base: { commit: '12'.repeat(20), directory: '.' }, tree }), tools, 'stale'],
      [planOf(changes, { base: { commit, directory: '.' }, tree }), undefined, 'stale'],
    ]
    for (const [each, given, code] of cases) {
      await store.save({ plan: each, changes })
      expect(await loadPlan(store, each.digest, given)).toMatchObject({ ok: false, error: { code } })
    }
  })
})

function edit(folder: string, change: (record: Plan) => object): void {
  const file = inPlan(folder, 'plan.json')
  fs.writeFileSync(file, JSON.stringify(change(JSON.parse(fs.readFileSync(file, 'utf8')))))
}

function relink(file: string): void {
  fs.renameSync(file, `${file}.real`)
  fs.symlinkSync(`${file}.real`, file)
}
