import { getOctokit } from '@actions/github'
import { describe, expect, it } from 'vitest'
import { actionWorld } from '../support/action-world.ts'
import { runTitle } from '../support/github/run-title.ts'
import { type GitHubWorld, gitHubWorld } from '../support/github/world.ts'
import { zipOf } from '../support/github/zip.ts'

const at = { owner: 'owner', repo: 'demo' }

function client({ github, token }: GitHubWorld): ReturnType<typeof getOctokit> {
  return getOctokit(token, { baseUrl: github.origin })
}

async function shown(world: GitHubWorld, id: number) {
  return (await client(world).rest.actions.getWorkflowRun({ ...at, run_id: id })).data
}

describe('runs', () => {
  it('are known with what they are of, go on while the action does, and have an end', async () => {
    await using world = await actionWorld()
    let meanwhile: unknown
    world.github.fault({
      operation: 'issues/create-comment',
      run() {
        meanwhile = { ...world.repository.workflowRuns.get(9001) }
      },
    })
    const asks = world.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const run = await world.act(asks)
    expect(run.runId).toBe(9001)
    expect(meanwhile).toMatchObject({ status: 'in_progress', conclusion: null })
    expect(await shown(world, run.runId)).toMatchObject({
      id: 9001,
      name: 'Sous',
      event: 'issue_comment',
      status: 'completed',
      conclusion: 'success',
      path: '.github/workflows/sous.yml',
      display_title: `Sous ${asks.comment.id}`,
      head_branch: 'main',
      head_sha: world.head('main'),
      head_repository: { id: world.repository.id },
      repository: { id: world.repository.id, full_name: 'owner/demo' },
      actor: { login: 'author' },
      triggering_actor: { login: 'author' },
      run_attempt: 1,
      created_at: asks.comment.createdAt,
      run_started_at: asks.comment.createdAt,
      referenced_workflows: [],
    })
    const failed = await world.act(world.comment({ by: 'author', body: '/sous run bump-node version=24' }), { token: 'ghs_unknown' })
    expect([failed.runId, (await shown(world, failed.runId)).conclusion]).toEqual([9002, 'failure'])
  })

  it('are run again with the same actor, commit and time of creation', async () => {
    await using world = await actionWorld()
    const run = await world.says('author', '/sous list')
    const first = await shown(world, run.runId)
    world.repository.bare.commitOn({ branch: 'main', edits: { 'new.txt': 'new\n' } })
    const again = await world.rerun(run, { by: 'boss' })
    expect(again).toMatchObject({ runId: run.runId, code: 0 })
    const second = await shown(world, run.runId)
    const same = ['id', 'head_sha', 'created_at', 'display_title', 'event', 'path', 'run_number'] as const
    expect(same.map((key) => second[key])).toEqual(same.map((key) => first[key]))
    expect(second).toMatchObject({ run_attempt: 2, actor: { login: 'author' }, triggering_actor: { login: 'boss' }, conclusion: 'success' })
    expect(Date.parse(second.run_started_at ?? '')).toBeGreaterThan(Date.parse(first.run_started_at ?? ''))
    expect(second.head_sha).not.toBe(world.head('main'))
  })

  it('have several jobs, and say to each which attempt it is and who began it', async () => {
    await using world = await actionWorld()
    const event = world.comment({ by: 'author', body: '/sous list' })
    const gate = await world.act(event, { inputs: { mode: 'gate' } })
    const failed = await world.act(event, { token: 'ghs_unknown', run: { id: gate.runId } })
    const last = await world.act(event, { inputs: { mode: 'gate' }, run: { id: gate.runId } })
    expect([failed.runId, last.runId, world.repository.workflowRuns.size]).toEqual([gate.runId, gate.runId, 1])
    expect([failed.code, last.code, (await shown(world, gate.runId)).conclusion]).toEqual([1, 0, 'failure'])
    const run = world.repository.workflowRuns.get(gate.runId)
    if (run === undefined) throw new Error('There is no such run.')
    Object.assign(run, { attempt: 3, triggeringActor: world.github.state.account('boss') })
    expect(world.environment(event, run)).toMatchObject({
      GITHUB_RUN_ID: String(gate.runId),
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_ACTOR: 'author',
      GITHUB_TRIGGERING_ACTOR: 'boss',
    })
    const other = await world.act(event, { run: { path: '.github/workflows/evil.yml', attempt: 2, triggeringActor: 'reader' } })
    expect(await shown(world, other.runId)).toMatchObject({
      path: '.github/workflows/evil.yml',
      run_attempt: 2,
      triggering_actor: { login: 'reader' },
      display_title: 'Change',
    })
  })

  it('of a fork and of a tag can be called as the default branch is', async () => {
    await using world = await actionWorld()
    world.openPull({ by: 'stranger', edits: { 'c.txt': 'c\n' }, fork: 'stranger', branch: 'main' })
    const fork = await world.act(world.pullRequestEvent({ on: 2 }), { inputs: { mode: 'gate' } })
    expect(await shown(world, fork.runId)).toMatchObject({
      event: 'pull_request',
      head_branch: 'main',
      head_repository: { full_name: 'stranger/demo', fork: true },
      head_sha: world.pull(2).pull.headSha,
      repository: { full_name: 'owner/demo' },
      actor: { login: 'stranger' },
    })
    world.repository.bare.git(['update-ref', 'refs/tags/main', world.head('feature-1')])
    const event = world.dispatch({ by: 'author', tag: 'main' })
    const tag = await world.act(event, { inputs: { mode: 'gate' } })
    expect(await shown(world, tag.runId)).toMatchObject({
      head_branch: 'main',
      head_sha: world.head('feature-1'),
      display_title: `Sous ${tag.runId}`,
    })
    expect(world.environment(event)).toMatchObject({ GITHUB_REF: 'refs/tags/main', GITHUB_REF_TYPE: 'tag' })
  })

  it('are listed, newest first, by what one asks for', async () => {
    await using world = await gitHubWorld({ users: { writer: 'write' } })
    const { state } = world.github
    const add = (given: Parameters<typeof state.addRun>[1]) => {
      state.now += 1000
      return state.addRun(world.repository, given).id
    }
    const one = add({ event: 'push', actor: state.account('writer') })
    const two = add({ status: 'completed', conclusion: 'failure', headBranch: 'other' })
    const three = add({})
    const ids = async (query: object) => {
      const { data } = await client(world).rest.actions.listWorkflowRunsForRepo({ ...at, ...query })
      return [data.total_count, data.workflow_runs.map(({ id }) => id)]
    }
    expect(await ids({})).toEqual([3, [three, two, one]])
    expect(await ids({ per_page: 1, page: 2 })).toEqual([3, [two]])
    expect(await ids({ event: 'push' })).toEqual([1, [one]])
    expect(await ids({ actor: 'Writer' })).toEqual([1, [one]])
    expect(await ids({ branch: 'other' })).toEqual([1, [two]])
    expect(await ids({ status: 'failure' })).toEqual([1, [two]])
    expect(await ids({ status: 'in_progress' })).toEqual([2, [three, one]])
    expect(await ids({ head_sha: world.head('main') })).toEqual([3, [three, two, one]])
    expect(await ids({ created: '>=2026-02-03T10:00:02Z' })).toEqual([2, [three, two]])
    expect(await ids({ created: '2026-02-03T10:00:00Z..2026-02-03T10:00:02Z' })).toEqual([2, [two, one]])
    expect(await ids({ created: '2026-02-02' })).toEqual([0, []])
  })
})

describe('titles of runs', () => {
  const titled = (runName: string, event: object = {}) =>
    runTitle({
      workflow: `name: Sous\n${runName && `run-name: ${runName}\n`}on: push\n`,
      github: { run_id: '9001', event },
      title: 'Say more',
      path: '.github/workflows/sous.yml',
    }).displayTitle

  it('are what the workflow says', () => {
    const comment = { comment: { id: 77 } }
    expect(titled(`Sous \${{ github.event.comment.id || github.run_id }}`, comment)).toBe('Sous 77')
    expect(titled(`Sous \${{ github.event.comment.id || github.run_id }}`)).toBe('Sous 9001')
    expect(titled(`\${{ github.event.comment.id }}`, comment)).toBe('77')
    expect(titled(`R \${{ github.event.review.id || github.event.comment.id || github.run_id }}`, comment)).toBe('R 77')
    expect(titled('Plain')).toBe('Plain')
  })

  it('are what happened where the workflow says nothing', async () => {
    expect([titled(''), titled(`\${{ github.event.comment.id }}`)]).toEqual(['Say more', 'Say more'])
    await using world = await gitHubWorld({
      files: { '.github/workflows/sous.yml': 'name: My Sous\non: push\n' },
      users: { writer: 'write', colleague: 'write' },
      pulls: [{ by: 'writer', title: 'Say more', edits: { 'a.txt': 'a\n' } }],
    })
    const title = async (event: Parameters<typeof world.run>[0]['event']) =>
      (await shown(world, (await world.run({ entry: 'dist', event, inputs: { mode: 'gate' } })).runId)).display_title
    expect(await title(world.comment({ by: 'writer', body: 'Hello' }))).toBe('Say more')
    expect(await title(world.review({ by: 'colleague', state: 'APPROVED' }))).toBe('Say more')
    expect(await title(world.pushEvent({ by: 'writer' }))).toBe('First')
    expect(await title(world.schedule())).toBe('My Sous')
  })
})

describe('artifacts', () => {
  it('belong to a run, are listed by name and in pages, and can be downloaded', async () => {
    await using world = await gitHubWorld()
    const { rest, paginate } = client(world)
    const run = world.github.state.addRun(world.repository)
    const other = world.github.state.addRun(world.repository)
    const content = zipOf({ 'plan.json': Buffer.from('{}\n') })
    const one = world.upload({ run: run.id, name: 'one', content })
    const two = world.upload({ run: run.id, name: 'two' })
    const ids = async (id: number, query: object = {}) => {
      const { data } = await rest.actions.listWorkflowRunArtifacts({ ...at, run_id: id, ...query })
      return [data.total_count, data.artifacts.map((artifact) => artifact.id)]
    }
    expect(await ids(run.id)).toEqual([2, [two.id, one.id]])
    expect(await ids(run.id, { name: 'one' })).toEqual([1, [one.id]])
    expect(await ids(run.id, { name: 'on' })).toEqual([0, []])
    expect(await ids(other.id)).toEqual([0, []])
    expect(await paginate(rest.actions.listWorkflowRunArtifacts, { ...at, run_id: run.id, per_page: 1 })).toHaveLength(2)
    await expect(ids(7)).rejects.toMatchObject({ status: 404 })
    expect((await rest.actions.getArtifact({ ...at, artifact_id: one.id })).data).toMatchObject({
      name: 'one',
      expired: false,
      size_in_bytes: content.length,
      digest: one.digest,
      workflow_run: { id: run.id, repository_id: world.repository.id, head_sha: world.head('main') },
    })
    const zip = await rest.actions.downloadArtifact({ ...at, artifact_id: one.id, archive_format: 'zip' })
    expect(Buffer.from(zip.data as ArrayBuffer).equals(content)).toBe(true)
    one.expired = true
    await expect(rest.actions.downloadArtifact({ ...at, artifact_id: one.id, archive_format: 'zip' })).rejects.toMatchObject({
      status: 410,
    })
    expect(() => world.upload({ run: run.id, name: 'one' })).toThrow("has an artifact 'one' already")
    world.upload({ run: run.id, name: 'one', overwrite: true })
    expect(await ids(run.id)).toMatchObject([2, { length: 2 }])
  })

  it('need the permission for actions where the repository is private', async () => {
    await using world = await gitHubWorld({ permissions: { contents: 'read' } })
    world.repository.private = true
    const run = world.github.state.addRun(world.repository)
    const { rest } = client(world)
    await expect(rest.actions.listWorkflowRunArtifacts({ ...at, run_id: run.id })).rejects.toMatchObject({ status: 403 })
    await expect(rest.actions.getWorkflowRun({ ...at, run_id: run.id })).rejects.toMatchObject({ status: 403 })
    expect((await rest.repos.listActivities(at)).status).toBe(200)
  })

  it('carry the plan that a run made, named by its digest', async () => {
    await using world = await actionWorld()
    const event = world.comment({ by: 'author', body: '/sous run bump-node version=24' })
    const plan = await world.act(event, { inputs: { mode: 'plan' }, checkout: event.sha })
    expect(world.uploadPlan(plan)).toMatchObject({ name: `sous-plan-${plan.outputs['digest']}` })
    expect(world.repository.workflowRuns.get(plan.runId)?.artifacts[0]?.content.includes('plan.json')).toBe(true)
    expect(world.uploadPlan(await world.says('author', '/sous list'))).toBe(undefined)
  })
})
