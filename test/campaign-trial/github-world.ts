import * as fs from 'node:fs'
import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'
import { PROCESS } from '../support/action-world.ts'
import { type CampaignWorld, campaignWorld } from '../support/campaign-world.ts'
import type { Repository } from '../support/github/state.ts'
import type { EndState, StepEnd, TrialWorld } from './trial.ts'

/** What goes wrong in a repository between its plan and its delivery, and how a person mends it. */
interface Fault {
  readonly name: string
  cause(test: CampaignWorld, repository: Repository): void
  mend?(test: CampaignWorld, repository: Repository): void
}

const BRANCH = 'sous/two'
const SECONDARY_LIMIT = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' }

const FAULTS: readonly Fault[] = [
  {
    name: 'its head moves',
    cause: (_, { bare }) => void bare.commitOn({ branch: 'main', edits: { 'person.txt': 'mine\n' }, message: 'A person was faster' }),
  },
  {
    name: 'the answer to a request is lost',
    cause: ({ world }, repository) =>
      world.github.fault({ operation: 'pulls/create', path: pullsOf(repository), after: 'effect', drop: true }),
  },
  {
    name: 'it is archived',
    cause: (_, repository) => void Object.assign(repository, { archived: true }),
    mend: (_, repository) => void Object.assign(repository, { archived: false }),
  },
  {
    name: 'its branch is taken',
    cause: (_, { bare }) => void bare.commitOn({ branch: BRANCH, edits: { 'x.txt': 'x\n' }, message: 'Somebody else' }),
    mend: (_, { bare }) => void bare.git(['update-ref', '-d', `refs/heads/${BRANCH}`]),
  },
  {
    name: 'it is renamed',
    cause({ world }, repository) {
      const { repositories } = world.github.state
      repositories.delete(fullName(repository))
      Object.assign(repository, { name: `${repository.name}-renamed` })
      repositories.set(fullName(repository), repository)
    },
  },
  {
    name: 'it is gone',
    cause: ({ world }, repository) => void world.github.state.repositories.delete(fullName(repository)),
    mend: ({ world }, repository) => void world.github.state.repositories.set(fullName(repository), repository),
  },
  {
    name: 'GitHub fails',
    cause: ({ world }, repository) => world.github.fault({ operation: 'pulls/create', path: pullsOf(repository), status: 500, times: 4 }),
  },
  {
    name: 'GitHub limits a request and does not say for how long',
    cause: ({ world }, repository) =>
      world.github.fault({ operation: 'pulls/create', path: pullsOf(repository), status: 403, body: SECONDARY_LIMIT, times: 2 }),
  },
  {
    name: 'the token expires',
    cause: ({ world }, { name }) =>
      world.github.fault({
        operation: 'git/upload-pack',
        path: `/acme/${name}.git/*`,
        status: 401,
        run: ({ token = '' }) => world.github.state.tokens.delete(token),
      }),
  },
  {
    name: 'the App loses its permission for a moment',
    cause: ({ world }, { name }) =>
      world.github.fault({ operation: 'git/receive-pack', path: `/acme/${name}.git/git-receive-pack`, status: 403 }),
  },
]

function fullName({ owner, name }: Repository): string {
  return `${owner.login}/${name}`.toLowerCase()
}

function pullsOf({ owner, name }: Repository): string {
  return `/repos/${owner.login}/${name}/pulls`
}

const LEDGER = 'refs/sous/campaigns/two'

export interface GitHubTrialWorld extends TrialWorld, AsyncDisposable {
  /** Requests that created content when GitHub's limits were used up. */
  beyondLimits(): number
  /** Requests of the API for each repository, the control repository's among them. */
  callsEach(): number
}

/** Jobs of a matrix that run at the same time. */
const RUNNERS = 2

interface SharedClock extends AsyncDisposable {
  /** For the next process. */
  env(): Readonly<Record<string, string>>
}

/** The server's clock goes on by itself, and when a process would sleep. */
async function sharedClock(state: { now: number }): Promise<SharedClock> {
  let at = performance.now()
  const goOn = () => {
    const ms = Math.floor(performance.now() - at)
    at += ms
    state.now += ms
  }
  const timer = setInterval(goOn, 10)
  const server = http.createServer((request, response) => {
    state.now += Math.ceil(Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('ms')))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env() {
      goOn()
      return {
        NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'virtual-clock.ts')}`,
        SOUS_TRIAL_CLOCK: `http://127.0.0.1:${port} ${state.now}`,
      }
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Repositories on the tests' GitHub server, and the action as a process for each job. */
export async function githubWorld(count: number): Promise<GitHubTrialWorld> {
  const names = Array.from({ length: count }, (_, index) => `service-${String(index).padStart(4, '0')}`)
  const filesOf = (index: number) =>
    index % 11 === 5 ? { 'README.md': '# No version\n' } : { 'version.txt': index % 7 === 1 ? 'one more\n' : 'version one\n' }
  const targets = Object.fromEntries(names.map((name, index) => [name, filesOf(index)]))
  const test = await campaignWorld({ contentLimits: true, requestMs: 0, targets })
  const { world, app } = test
  const clock = await sharedClock(world.github.state)
  const repositories = names.map((name) => test.target(name))
  const ids = repositories.map(({ id }) => String(id))
  const broken = repositories.filter((_, index) => index % 10 === 3)
  const faultOf = (index: number) => FAULTS[index % FAULTS.length]
  const job = async (
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
      env: clock.env(),
      run: { path: '.github/workflows/campaign.yml' },
      onStart,
    })
  const endOf = ({ code, signal, stdout, stderr }: Awaited<ReturnType<typeof job>>): StepEnd => ({
    wasKilled: signal === 'SIGKILL',
    code,
    output: stdout + stderr,
  })

  /** The jobs of the workflow as far as they get, two of the matrix at a time. */
  async function plan(onStart: Parameters<TrialWorld['run']>[1]): Promise<StepEnd> {
    const discovered = await job('campaign-discover', {}, onStart)
    const folder = discovered.outputs['campaign-path'] ?? ''
    if (discovered.signal !== null || folder === '') return endOf(discovered)
    const shards = JSON.parse(discovered.outputs['shards'] || '[]') as number[]
    let wasKilled = false
    const runner = async () => {
      for (let shard = shards.shift(); shard !== undefined; shard = shards.shift()) {
        const planned = await job('campaign-plan', { shard: String(shard), 'campaign-path': folder }, onStart)
        const from = planned.outputs['campaign-path']
        wasKilled ||= planned.signal !== null
        // A job that died has uploaded nothing, and the others go on.
        if (planned.signal === null && from)
          for (const name of fs.readdirSync(from)) fs.copyFileSync(path.join(from, name), path.join(folder, name))
      }
    }
    await Promise.all(Array.from({ length: RUNNERS }, runner))
    const collected = await job('campaign-collect', { 'campaign-path': folder }, onStart)
    const last = endOf(collected.code === 0 ? await job('campaign-sync', {}, onStart) : collected)
    return { ...last, wasKilled: wasKilled || last.wasKilled }
  }

  const comment = (body: string, onStart: Parameters<TrialWorld['run']>[1]) =>
    job('campaign-approve', { campaign: '' }, onStart, world.comment({ by: 'boss', body, on: test.issue().number }))

  /** A run that is out of time starts the next one. */
  async function deliver(onStart: Parameters<TrialWorld['run']>[1]): Promise<StepEnd> {
    for (;;) {
      const delivered = await job('campaign-deliver', {}, onStart)
      if (delivered.outputs['continue'] !== 'true') return endOf(delivered)
    }
  }

  return {
    async run(step, onStart) {
      if (step === 'deliver') return deliver(onStart)
      if (step === 'approve') return endOf(await comment(`/sous approve ${test.shownDigest()}`, onStart))
      if (step === 'retry') {
        const retried = endOf(await comment('/sous retry', onStart))
        if (retried.wasKilled) return retried
      }
      return plan(onStart)
    },
    repeatable: ['plan', 'deliver'],
    faults: broken.map((_, index) => faultOf(index)?.name ?? ''),
    breakSome() {
      for (const [index, repository] of broken.entries()) faultOf(index)?.cause(test, repository)
    },
    mend() {
      for (const [index, repository] of broken.entries()) faultOf(index)?.mend?.(test, repository)
    },
    endState: () => endState(test, { names, ids }),
    marks() {
      const writes = world.github.calls.filter(({ isWrite, operation }) => isWrite && operation !== 'apps/create-installation-access-token')
      const refs = [world.repository, ...repositories].map(({ bare }) => bare.git(['for-each-ref']))
      return JSON.stringify([writes.length, refs.map(String)])
    },
    ledger: () => String(world.repository.bare.git(['rev-parse', `${LEDGER}:rows`, `${LEDGER}:groups`])),
    loseLedger: () => void world.repository.bare.git(['update-ref', '-d', LEDGER]),
    check: () => void world.repository.bare.git(['fsck', '--strict', '--no-dangling', '--no-progress']),
    beyondLimits: () => world.github.beyondLimits,
    callsEach: () => (world.github.reads + world.github.writes) / count,
    async [Symbol.asyncDispose]() {
      await clock[Symbol.asyncDispose]()
      await test[Symbol.asyncDispose]()
    },
  }
}

function endState(test: CampaignWorld, { names, ids }: { readonly names: readonly string[]; readonly ids: readonly string[] }): EndState {
  const { bare } = test.world.repository
  const files = String(bare.git(['ls-tree', '-r', '--name-only', LEDGER, 'rows/']))
    .trim()
    .split('\n')
  const rows = files.flatMap(
    (file) => JSON.parse(String(bare.git(['show', `${LEDGER}:${file}`]))) as readonly { readonly id: string; readonly state: string }[],
  )
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return names.map((name, index) => {
    const pulls = test.pulls(name)
    const [pull] = pulls
    return {
      name,
      state: states.get(ids[index] ?? '') ?? 'not in the ledger',
      content: pull === undefined ? '' : test.target(name).bare.blob(`${pull.pull.headSha}:version.txt`).toString(),
      deliveries: pulls.length,
      isClean: true,
    }
  })
}
