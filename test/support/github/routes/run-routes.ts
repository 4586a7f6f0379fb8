import { type Answer, invalid, list, noContent, notFound, ok, Refusal, type RepositoryCall, type RepositoryRoutes, text } from '../call.ts'
import type { Artifact, WorkflowRun } from '../state.ts'

/** Runs of workflows, and the artifacts that they left. */
export const runRoutes: RepositoryRoutes = {
  'actions/create-workflow-dispatch': ({ repository, params, body }) => {
    const workflow = params['workflow_id'] ?? ''
    const ref = text(body, 'ref') ?? ''
    if (repository.bare.resolve(`${ref}:.github/workflows/${workflow}`) === undefined) throw notFound()
    repository.dispatches.push({ workflow, ref, inputs: body['inputs'] })
    return noContent()
  },
  'actions/get-workflow-run': (call) => ok(call.show.workflowRun(call.repository, runOf(call))),
  'actions/list-workflow-runs-for-repo': listRuns,
  'actions/list-jobs-for-workflow-run': (call) => {
    const { query, show, repository } = call
    const run = runOf(call)
    const found = run.jobs.filter(({ attempt }) => query['filter'] === 'all' || attempt === run.attempt)
    return list(
      found.map((job) => show.runJob(repository, run, job)),
      (page) => ({ total_count: found.length, jobs: page }),
    )
  },
  'actions/list-workflow-run-artifacts': (call) => {
    const { query, show, repository } = call
    const run = runOf(call)
    const found = run.artifacts.filter(({ name }) => query['name'] === undefined || query['name'] === name)
    if (query['direction'] !== 'asc') found.reverse()
    return list(
      found.map((artifact) => show.artifact(repository, run, artifact)),
      (page) => ({ total_count: found.length, artifacts: page }),
    )
  },
  'actions/get-artifact': (call) => {
    const { run, artifact } = artifactOf(call)
    return ok(call.show.artifact(call.repository, run, artifact))
  },
  // The address needs no token, and GitHub's is good for a minute.
  'actions/download-artifact': (call) => {
    const { artifact } = artifactOf(call)
    if (call.actor.account === undefined) throw new Refusal(401, 'Requires authentication')
    if (call.params['archive_format'] !== 'zip') throw notFound()
    if (artifact.expired) throw new Refusal(410, 'Artifact has expired')
    return { status: 302, headers: { location: `${call.state.origin}/artifacts/${artifact.id}.zip` } }
  },
}

function listRuns({ repository, query, show }: RepositoryCall): Answer {
  const { actor, branch, event, status, created, head_sha: sha } = query
  const isWanted = created === undefined ? () => true : inRange(created)
  const found = [...repository.workflowRuns.values()]
    .filter((run) => actor === undefined || run.actor.login.toLowerCase() === actor.toLowerCase())
    .filter((run) => branch === undefined || run.headBranch === branch)
    .filter((run) => event === undefined || run.event === event)
    .filter((run) => status === undefined || run.status === status || run.conclusion === status)
    .filter((run) => sha === undefined || run.headSha === sha)
    .filter((run) => isWanted(run.createdAt))
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id)
  return list(
    found.map((run) => show.workflowRun(repository, run)),
    (page) => ({ total_count: found.length, workflow_runs: page }),
  )
}

/** Dates as GitHub's search takes them: `2026-02-03`, `>=2026-02-03T10:00:00Z`, `2026-02-01..2026-02-03`, `*` for an open end. */
function inRange(text: string): (time: string) => boolean {
  const [, sign = '', one = '', other] = /^(>=|<=|>|<)?([^.]+)(?:\.\.(.+))?$/.exec(text) ?? []
  const from = startOf(one)
  const to = endOf(other ?? one)
  if (one === '' || (other !== undefined && sign !== '')) throw invalid(`Invalid date: ${text}`)
  if (sign === '>') return (time) => Date.parse(time) > endOf(one)
  if (sign === '>=') return (time) => Date.parse(time) >= from
  if (sign === '<') return (time) => Date.parse(time) < from
  if (sign === '<=') return (time) => Date.parse(time) <= to
  return (time) => Date.parse(time) >= from && Date.parse(time) <= to
}

function startOf(date: string): number {
  return date === '*' ? Number.NEGATIVE_INFINITY : timeOf(date)
}

function endOf(date: string): number {
  if (date === '*') return Number.POSITIVE_INFINITY
  return timeOf(date) + (date.includes('T') ? 0 : 24 * 3600 * 1000 - 1)
}

function timeOf(date: string): number {
  const time = Date.parse(date)
  if (Number.isNaN(time)) throw invalid(`Invalid date: ${date}`)
  return time
}

function runOf({ repository, params }: RepositoryCall): WorkflowRun {
  const run = repository.workflowRuns.get(Number(params['run_id']))
  if (run === undefined) throw notFound()
  return run
}

function artifactOf({ repository, params }: RepositoryCall): { readonly run: WorkflowRun; readonly artifact: Artifact } {
  for (const run of repository.workflowRuns.values()) {
    const artifact = run.artifacts.find(({ id }) => id === Number(params['artifact_id']))
    if (artifact !== undefined) return { run, artifact }
  }
  throw notFound()
}
