import * as fs from 'node:fs'
import * as path from 'node:path'
import { PROCESS } from '../support/action-world.ts'
import { type CampaignWorld, campaignWorld } from '../support/campaign-world.ts'
import type { Repository } from '../support/github/state.ts'
import type { EndState, StepEnd, TrialWorld } from './trial.ts'

/** What goes wrong in a repository between its plan and its delivery, and how a person mends it. */
interface Fault {
  readonly name: string
  cause(test: CampaignWorld, repository: Repository): void
  mend(repository: Repository): void
}

const FAULTS: readonly Fault[] = [
  {
    name: 'its head moves',
    cause: (_, { bare }) => void bare.commitOn({ branch: 'main', edits: { 'person.txt': 'mine\n' }, message: 'A person was faster' }),
    mend: () => undefined,
  },
  {
    name: 'the answer to a request is lost',
    cause: ({ world }) => world.github.fault({ operation: 'pulls/create', after: 'effect', drop: true }),
    mend: () => undefined,
  },
  {
    name: 'it is archived',
    cause(_, repository) {
      repository.archived = true
    },
    mend(repository) {
      repository.archived = false
    },
  },
  {
    name: 'its branch is taken',
    cause: (_, { bare }) => void bare.commitOn({ branch: 'sous/two', edits: { 'x.txt': 'x\n' }, message: 'Somebody else' }),
    mend: ({ bare }) => void bare.git(['update-ref', '-d', 'refs/heads/sous/two']),
  },
]

const LEDGER = 'refs/sous/campaigns/two'

export interface GitHubTrialWorld extends TrialWorld, AsyncDisposable {
  /** Requests that created content when GitHub's limits were used up. */
  beyondLimits(): number
  /** Requests of the API for each repository, the control repository's among them. */
  callsEach(): number
}

/** Repositories on the tests' GitHub server, and the action as a process for each job. */
export async function githubWorld(count: number): Promise<GitHubTrialWorld> {
  const names = Array.from({ length: count }, (_, index) => `service-${String(index).padStart(4, '0')}`)
  const filesOf = (index: number) =>
    index % 11 === 5 ? { 'README.md': '# No version\n' } : { 'version.txt': index % 7 === 1 ? 'one more\n' : 'version one\n' }
  const test = await campaignWorld({ contentLimits: true, targets: Object.fromEntries(names.map((name, index) => [name, filesOf(index)])) })
  const { world, app } = test
  const broken = names.map((_, index) => index).filter((index) => index % 4 === 3)
  const faultOf = (index: number) => FAULTS[Math.floor(index / 4) % FAULTS.length]
  const job = (
    mode: string,
    inputs: Readonly<Record<string, string>>,
    onStart: Parameters<TrialWorld['run']>[1],
    event = world.dispatch({ by: 'boss' }),
  ) =>
    world.run({
      entry: PROCESS,
      event,
      checkout: 'none',
      inputs: { mode, campaign: 'two', 'app-id': app.clientId, 'app-key': app.privateKey, ...inputs },
      run: { path: '.github/workflows/campaign.yml' },
      onStart,
    })
  const endOf = ({ code, signal, stdout, stderr }: Awaited<ReturnType<typeof job>>): StepEnd => ({
    wasKilled: signal === 'SIGKILL',
    code,
    output: stdout + stderr,
  })

  /** The jobs of the workflow, one after the other, as far as they get. */
  async function plan(onStart: Parameters<TrialWorld['run']>[1]): Promise<StepEnd> {
    const discovered = await job('campaign-discover', {}, onStart)
    const folder = discovered.outputs['campaign-path'] ?? ''
    if (discovered.signal !== null || folder === '') return endOf(discovered)
    for (const shard of JSON.parse(discovered.outputs['shards'] || '[]') as readonly number[]) {
      const planned = await job('campaign-plan', { shard: String(shard), 'campaign-path': folder }, onStart)
      const from = planned.outputs['campaign-path']
      // A job that died has uploaded nothing, and the others go on.
      if (planned.signal === null && from)
        for (const name of fs.readdirSync(from)) fs.copyFileSync(path.join(from, name), path.join(folder, name))
    }
    return endOf(await job('campaign-collect', { 'campaign-path': folder }, onStart))
  }

  return {
    async run(step, onStart) {
      if (step === 'deliver') return endOf(await job('campaign-deliver', {}, onStart))
      if (step !== 'approve') return plan(onStart)
      const event = world.comment({ by: 'boss', body: `/sous approve ${test.shownDigest()}`, on: test.issue().number })
      return endOf(await job('campaign-approve', { campaign: '' }, onStart, event))
    },
    repeatable: ['plan', 'deliver'],
    faults: broken.map((index) => faultOf(index)?.name ?? ''),
    breakSome() {
      for (const index of broken) faultOf(index)?.cause(test, test.target(names[index] ?? ''))
    },
    mend() {
      for (const index of broken) faultOf(index)?.mend(test.target(names[index] ?? ''))
    },
    endState: () => endState(test, names),
    marks() {
      const writes = world.github.calls.filter(({ isWrite, operation }) => isWrite && operation !== 'apps/create-installation-access-token')
      const refs = [world.repository, ...names.map((name) => test.target(name))].map(({ bare }) => bare.git(['for-each-ref']))
      return JSON.stringify([writes.length, refs.map(String)])
    },
    ledger: () => String(world.repository.bare.git(['rev-parse', `${LEDGER}:rows`, `${LEDGER}:groups`])),
    loseLedger: () => void world.repository.bare.git(['update-ref', '-d', LEDGER]),
    check: () => void world.repository.bare.git(['fsck', '--strict', '--no-dangling', '--no-progress']),
    beyondLimits: () => world.github.beyondLimits,
    callsEach: () => world.github.calls.length / count,
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}

function endState(test: CampaignWorld, names: readonly string[]): EndState {
  const { bare } = test.world.repository
  const files = String(bare.git(['ls-tree', '-r', '--name-only', LEDGER, 'rows/']))
    .trim()
    .split('\n')
  const rows = files.flatMap(
    (file) => JSON.parse(String(bare.git(['show', `${LEDGER}:${file}`]))) as readonly { readonly name: string; readonly state: string }[],
  )
  const states = new Map(rows.map(({ name, state }) => [name, state]))
  return names.map((name) => {
    const pulls = test.pulls(name)
    const [pull] = pulls
    return {
      name,
      state: states.get(`acme/${name}`) ?? 'not in the ledger',
      content: pull === undefined ? '' : test.target(name).bare.blob(`${pull.pull.headSha}:version.txt`).toString(),
      deliveries: pulls.length,
      isClean: true,
    }
  })
}
