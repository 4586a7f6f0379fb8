import { commitOr, created, invalid, list, notFound, ok, type RepositoryCall, type RepositoryRoutes, text } from '../call.ts'
import type { Json } from '../present.ts'
import type { CheckRun } from '../state.ts'

const MAX_ANNOTATIONS = 50

export const checkRoutes: RepositoryRoutes = {
  'checks/create': (call) => {
    const { repository, body, state, show } = call
    const headSha = text(body, 'head_sha') ?? ''
    if (repository.bare.typeOf(headSha) !== 'commit') throw invalid(`No commit found for SHA: ${headSha}`)
    const run: CheckRun = {
      id: state.id(),
      headSha,
      name: text(body, 'name') ?? '',
      status: 'queued',
      conclusion: null,
      startedAt: text(body, 'started_at') ?? state.time(),
      completedAt: null,
      externalId: '',
      detailsUrl: null,
      output: { title: null, summary: null, text: null, annotations: 0 },
    }
    change(call, run)
    repository.checkRuns.set(run.id, run)
    return created(show.checkRun(repository, run))
  },
  'checks/update': (call) => {
    const run = runOf(call)
    change(call, run)
    return ok(call.show.checkRun(call.repository, run))
  },
  'checks/get': (call) => ok(call.show.checkRun(call.repository, runOf(call))),
  'checks/list-for-ref': ({ repository, params, query, show }) => {
    const sha = commitOr(repository, params['ref'] ?? '', notFound)
    const found = [...repository.checkRuns.values()]
      .filter(({ headSha }) => headSha === sha)
      .filter(({ name }) => query['check_name'] === undefined || query['check_name'] === name)
    return list(
      found.map((run) => show.checkRun(repository, run)),
      (page) => ({ total_count: found.length, check_runs: page }),
    )
  },
}

function change({ body, state }: RepositoryCall, run: CheckRun): void {
  const conclusion = text(body, 'conclusion')
  run.name = text(body, 'name') ?? run.name
  run.status = conclusion === undefined ? (text(body, 'status') ?? run.status) : 'completed'
  if (conclusion !== undefined) Object.assign(run, { conclusion, completedAt: text(body, 'completed_at') ?? state.time() })
  run.externalId = text(body, 'external_id') ?? run.externalId
  run.detailsUrl = text(body, 'details_url') ?? run.detailsUrl
  const output = body['output'] as Json | undefined
  if (output === undefined) return
  const annotations = (output['annotations'] as readonly unknown[] | undefined) ?? []
  if (annotations.length > MAX_ANNOTATIONS) throw invalid('Invalid request.\n\nNo more than 50 items are allowed; 51 were supplied.')
  run.output = {
    title: text(output, 'title') ?? run.output.title,
    summary: text(output, 'summary') ?? run.output.summary,
    text: text(output, 'text') ?? run.output.text,
    annotations: run.output.annotations + annotations.length,
  }
}

function runOf({ repository, params }: RepositoryCall): CheckRun {
  const run = repository.checkRuns.get(Number(params['check_run_id']))
  if (run === undefined) throw notFound()
  return run
}
