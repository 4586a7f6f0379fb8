import { describe, expect, it } from 'vitest'
import type { RepoPath } from '../../../src/base/path.ts'
import type { Digest } from '../../../src/base/recipe.ts'
import { TrustedTree } from '../../../src/github/api/trusted-tree.ts'
import { vouchForPlan } from '../../../src/github/people/vouched-run.ts'
import { openRemote } from '../../../src/github/remote/remote-git.ts'
import { must, remoteOptions } from '../../support/apply.ts'
import { gitHubWorld } from '../../support/github/world.ts'
import { strictClient } from '../../support/strict-client.ts'

const PATH = '.github/workflows/sous.yml' as RepoPath
const DIGEST = 'd'.repeat(64) as Digest

async function vouchWorld() {
  const world = await gitHubWorld({ files: { [PATH]: 'on: issue_comment\njobs: {}\n' }, users: { alice: 'write' } })
  const { github: server, repository } = world
  const actor = server.state.account('alice')
  const headSha = world.head('main')
  const run = server.state.addRun(repository, { event: 'issue_comment', path: PATH, headBranch: 'main', headSha, actor })
  Object.assign(run, { status: 'completed', displayTitle: 'Sous 7' })
  world.upload({ run: run.id, name: `sous-plan-${DIGEST}` })
  const { github } = strictClient(world)
  const remote = must(await openRemote({ ...remoteOptions(world.cloneUrl), token: world.token }))
  const trusted = must(await TrustedTree.open(github, headSha))
  const ask = async () => {
    const request = {
      github,
      remote,
      trusted,
      repository: repository.id,
      run: run.id,
      digest: DIGEST,
      events: ['issue_comment'],
      path: PATH,
    }
    const found = await vouchForPlan(request)
    return found.ok ? found.value.title : `${found.error.code}: ${found.error.message.replace(/^.*?: /, '')}`
  }
  return {
    github: server,
    ask,
    async [Symbol.asyncDispose]() {
      await remote[Symbol.asyncDispose]()
      await world[Symbol.asyncDispose]()
    },
  }
}

type Body = Readonly<Record<string, unknown>>

describe('a run that is said to have made a plan', { timeout: 120_000 }, () => {
  it('vouches for it where everything that GitHub says of it is right', async () => {
    await using world = await vouchWorld()
    expect(await world.ask()).toBe('Sous 7')
  })

  it.each([
    [{ repository: { id: 1 } }, 'belongs to another repository'],
    [{ head_repository: null }, 'belongs to another repository'],
    [{ head_repository: { id: 1 } }, 'belongs to another repository'],
    [{ event: 'push' }, "was started by 'push'"],
    [{ run_attempt: 2 }, 'was re-run'],
    [{ triggering_actor: { id: 1, login: 'mallory' } }, 'was started by a different person than it says'],
    [{ triggering_actor: null }, 'was started by a different person than it says'],
    [{ actor: null, triggering_actor: null }, 'is gone'],
    [{ status: 'in_progress' }, 'is still running'],
    [{ created_at: 'yesterday' }, 'has no start time'],
    [{ referenced_workflows: [{ path: 'o/r/.github/workflows/a.yml@v1' }] }, 'is not pinned to a commit'],
    [{ path: '.github/workflows/other.yml' }, 'belongs to another workflow'],
  ])('does not where GitHub says %j', async (said, why) => {
    await using world = await vouchWorld()
    world.github.fault({ operation: 'actions/get-workflow-run', change: (body) => ({ ...(body as Body), ...said }) })
    expect(await world.ask()).toMatch(new RegExp(`^plan_unproven: .*${why}`))
  })

  it.each([
    ['of another name', { name: `sous-plan-${'e'.repeat(64)}` }],
    ['of another run', { workflow_run: { id: 1 } }],
  ])('does not by an artifact %s, whatever was asked for', async (_, other) => {
    await using world = await vouchWorld()
    const change = (body: unknown) => {
      const { artifacts } = body as { readonly artifacts: readonly Body[] }
      return { ...(body as Body), artifacts: artifacts.map((artifact) => ({ ...artifact, ...other })) }
    }
    world.github.fault({ operation: 'actions/list-workflow-run-artifacts', change })
    expect(await world.ask()).toContain('has no artifact')
  })

  it('does not where the server lists no artifacts, or GitHub does not answer', async () => {
    await using world = await vouchWorld()
    world.github.fault({ operation: 'actions/list-workflow-run-artifacts', status: 404, body: { message: 'Not Found' } })
    expect(await world.ask()).toBe('plan_unproven: this server does not list the artifacts of runs')
    world.github.fault({ operation: 'actions/list-workflow-run-artifacts', status: 403, body: { message: 'Forbidden' } })
    expect(await world.ask()).toMatch(/^token_not_permitted: /)
  })
})
