import * as fs from 'node:fs'
import type { FileChange } from '../../src/base/change.ts'
import type { Plan, PlanContent, PlannedStep } from '../../src/base/plan.ts'
import type { Digest } from '../../src/base/recipe.ts'
import { planRef, writePlanRecord } from '../../src/github/plans/plan-ref.ts'
import { currentRef, type PlanState, writeState } from '../../src/github/plans/plan-state.ts'
import { planRefs } from '../../src/github/plans/save-plan.ts'
import { recordRef, writeRecord } from '../../src/github/proposals/proposal-branch.ts'
import { openRemote, type RemoteRepository } from '../../src/github/remote/remote-git.ts'
import { completePlan } from '../../src/plan/seal.ts'
import { PlanFolder } from '../../src/plan/store/plan-store.ts'
import { realApplyDisk } from '../../src/system/disk/real-apply-disk.ts'
import type { ActionWorld } from './action-world.ts'
import { must, remoteOptions } from './apply.ts'

/** What somebody with write access can do to Sous's own refs. Everything goes through git, with that person's token. */

export interface Forgery {
  readonly content?: Partial<PlanContent>
  readonly changes?: readonly FileChange[]
  /** What the ledger is made to say. */
  readonly state?: Partial<PlanState>
  /** Of steps, which the digest does not cover. */
  readonly texts?: string
  /** Another step for each of the plan, which the digest covers. */
  readonly steps?: (step: PlannedStep) => PlannedStep
}

export class MaliciousWriter {
  readonly #at: ActionWorld
  readonly #token: string

  constructor(at: ActionWorld, login = 'mallory') {
    this.#at = at
    this.#token = at.tokenOf(login)
  }

  /** Copies a stored plan, changes it, computes tree and digest anew and pushes it. Returns its digest. */
  async forgePlan(digest: string, { content = {}, changes, state, texts, steps: told = (step) => step }: Forgery): Promise<Digest> {
    await using remote = await this.#remote()
    const record = must(await planRefs(remote).load(digest as Digest))
    const claimed = { ...record.plan, steps: record.plan.steps.map(told) }
    const plan = await this.#sealed(remote, claimed, content, changes ?? record.changes)
    const steps = plan.steps.map((step) =>
      texts === undefined || step.outcome.kind !== 'ran' ? step : { ...step, outcome: { ...step.outcome, output: texts } },
    )
    const stored = { plan: { ...plan, steps }, changes: changes ?? record.changes }
    const now = new Date(this.#at.github.state.now)
    const written = must(await writePlanRecord(remote, stored, { state: { ...record.state, ...state }, now }))
    const ref = planRef(plan.digest)
    const refs = must(await remote.readRefs([ref]))
    must(await remote.push([{ ref, from: refs.get(ref), to: written.id }]))
    return plan.digest
  }

  /** What a command can do to the plan that its job leaves for the next one. */
  async githubFolder(home: string, { content = {}, changes, steps = (step) => step }: Omit<Forgery, 'state' | 'texts'>): Promise<void> {
    const store = new PlanFolder({ home: fs.realpathSync(home), isGitDirectory: true, disk: realApplyDisk() })
    const [digest = ''] = must(await store.list())
    const stored = must(await store.load(digest as Digest))
    await using remote = await this.#remote()
    const claimed = { ...stored.plan, steps: stored.plan.steps.map(steps) }
    const plan = await this.#sealed(remote, claimed, content, changes ?? stored.changes)
    await store.drop(digest as Digest)
    must(await store.save({ plan, changes: changes ?? stored.changes }))
  }

  /** Rewrites what the ledger says about a plan. */
  async rewriteLedger(digest: string, change: (state: PlanState) => PlanState): Promise<void> {
    await using remote = await this.#remote()
    const record = must(await planRefs(remote).load(digest as Digest))
    const now = new Date(this.#at.github.state.now)
    const written = must(await writePlanRecord(remote, record, { state: change(record.state), now }))
    must(await remote.push([{ ref: planRef(record.plan.digest), from: record.id, to: written.id }]))
  }

  /** Makes a plan the current one of its recipe. */
  async pointAt(digest: string): Promise<void> {
    await using remote = await this.#remote()
    const { plan } = must(await planRefs(remote).load(digest as Digest))
    const [id = ''] = must(await remote.storeContents([Buffer.from(`${digest}\n`)]))
    const now = new Date(this.#at.github.state.now)
    const to = must(
      await writeState(remote, { entries: new Map([['digest', { mode: '100644', id }]]), subject: 'Current plan', time: now }),
    )
    const ref = currentRef(plan)
    const refs = must(await remote.readRefs([ref]))
    must(await remote.push([{ ref, from: refs.get(ref), to }]))
  }

  /** Says of any branch that Sous proposed it. */
  async recordProposal(branch: string, { commit, digest }: { readonly commit: string; readonly digest: string }): Promise<void> {
    await using remote = await this.#remote()
    const now = new Date(this.#at.github.state.now)
    const to = must(await writeRecord(remote, { schemaVersion: 1, commit, digest, changes: '0'.repeat(64) }, now))
    const refs = must(await remote.readRefs([recordRef(branch)]))
    must(await remote.push([{ ref: recordRef(branch), from: refs.get(recordRef(branch)), to }]))
  }

  async #sealed(remote: RemoteRepository, plan: Plan, content: Partial<PlanContent>, changes: readonly FileChange[]): Promise<Plan> {
    const { digest: _, changes: __, tree: ___, ...rest } = { ...plan, ...content }
    must(await remote.fetchCommit(rest.base.commit ?? '', { contents: true }))
    const { git, disk, sandboxDisk } = remote.options
    await using sealed = must(await completePlan(rest, changes, { repository: remote.place, git, disk, sandboxDisk }))
    return sealed.plan
  }

  async #remote(): Promise<RemoteRepository> {
    return must(await openRemote({ ...remoteOptions(this.#at.cloneUrl), token: this.#token }))
  }
}
