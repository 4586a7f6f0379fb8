import { createRequire } from 'node:module'
import type { Json, Presenter } from './present.ts'
import type { Account, Comment, Issue, PullIssue, Repository, Review } from './state.ts'

/** What payloads are made of: the state of a server, in its own words. */
export interface PayloadSource {
  readonly show: Presenter
  readonly repository: Repository
  readonly sender: Account
}

interface EventExamples {
  readonly name: string
  readonly examples: readonly Json[]
}

const load = createRequire(import.meta.url)

/** A real delivery of GitHub's. The first of each event is left out: those are older than the others. */
function example(event: string, action?: string): Json {
  const all = load('@octokit/webhooks-examples') as readonly EventExamples[]
  const found = all.find(({ name }) => name === event)?.examples.slice(1)
  const wanted = found?.find((payload) => action === undefined || payload['action'] === action)
  if (wanted === undefined) throw new Error(`There is no example of ${event} ${action ?? ''}`)
  // Of the account that received it, not of a repository that belongs to a person.
  const { installation: _, organization: __, ...rest } = wanted
  return rest
}

/** The example with our values in all places that it has; whatever we have no value for stays as it was delivered. */
function filled(shape: unknown, values: unknown): unknown {
  if (values === undefined) return shape
  if (!isObject(shape) || !isObject(values)) return values
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, key in values ? filled(value, values[key]) : value]))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function derive(shape: Json, values: Json): Json {
  return filled(shape, values) as Json
}

function common({ show, repository, sender }: PayloadSource): Json {
  return { repository: show.repository(repository), sender: show.user(sender) }
}

export function issueCommentPayload(
  source: PayloadSource,
  request: { readonly issue: Issue; readonly comment: Comment; readonly previousBody?: string },
): Json {
  const { show, repository } = source
  const { issue, comment, previousBody } = request
  const isEdit = previousBody !== undefined
  const shown = show.issue(repository, issue)
  const payload = derive(example('issue_comment', isEdit ? 'edited' : 'created'), {
    ...common(source),
    issue: shown,
    comment: show.comment(repository, issue, comment),
    ...(isEdit && { changes: { body: { from: previousBody } } }),
  })
  // No example is about a pull request: this is what is different there.
  const pull = issue.pull && { pull_request: shown['pull_request'], draft: issue.pull.draft }
  return { ...payload, issue: { ...(payload['issue'] as Json), ...pull } }
}

export function pullRequestReviewPayload(
  source: PayloadSource,
  { issue, review }: { readonly issue: PullIssue; readonly review: Review },
): Json {
  const { show, repository } = source
  return derive(example('pull_request_review', 'submitted'), {
    ...common(source),
    // The API writes the state in capitals and the delivery does not.
    review: { ...show.review(repository, issue, review), state: review.state.toLowerCase() },
    pull_request: pullOf(source, issue),
  })
}

export function pullRequestPayload(
  source: PayloadSource,
  { issue, before }: { readonly issue: PullIssue /** The head before a push, which makes it `synchronize`. */; readonly before?: string },
): Json {
  const moved = before !== undefined && { before, after: issue.pull.headSha }
  return derive(example('pull_request', before === undefined ? 'opened' : 'synchronize'), {
    ...common(source),
    number: issue.number,
    pull_request: pullOf(source, issue),
    ...moved,
  })
}

export function workflowDispatchPayload(
  source: PayloadSource,
  { inputs, ref, workflow = '.github/workflows/sous.yml' }: { readonly inputs: Json; readonly ref: string; readonly workflow?: string },
): Json {
  return { ...derive(example('workflow_dispatch'), { ...common(source), ref, workflow }), inputs }
}

/** Not a delivery but what a runner is given, for which GitHub has no schema. */
export function schedulePayload(source: PayloadSource, { schedule }: { readonly schedule: string }): Json {
  const { repository } = derive(example('workflow_dispatch'), common(source))
  return { repository, schedule, workflow: '.github/workflows/sous.yml' }
}

export function pushPayload(
  source: PayloadSource,
  { branch, before, after }: { readonly branch: string; readonly before: string; readonly after: string },
): Json {
  const { show, repository, sender } = source
  const facts = repository.bare.commit(after)
  const { name, email } = facts.author
  const changes = repository.bare.changes(before, after)
  const named = (status: string) => changes.filter((change) => change.status === status).map(({ path }) => path)
  const commit = {
    id: after,
    tree_id: facts.tree,
    distinct: true,
    message: facts.message,
    timestamp: facts.committer.date,
    url: `${show.html(repository)}/commit/${after}`,
    author: { name, email },
    committer: { name: facts.committer.name, email: facts.committer.email },
    added: named('added'),
    removed: named('removed'),
    modified: named('modified'),
  }
  return derive(example('push'), {
    ...common(source),
    ref: `refs/heads/${branch}`,
    before,
    after,
    created: false,
    deleted: false,
    forced: false,
    base_ref: null,
    compare: `${show.html(repository)}/compare/${before}...${after}`,
    commits: [commit],
    head_commit: commit,
    pusher: { name: sender.login, email },
  })
}

function pullOf({ show, repository }: PayloadSource, issue: PullIssue): Json {
  return show.pull(repository, issue)
}
