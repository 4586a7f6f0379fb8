import {
  actorOf,
  created,
  invalid,
  issueOf,
  list,
  noContent,
  notFound,
  ok,
  Refusal,
  type RepositoryCall,
  type RepositoryRoutes,
  text,
} from '../call.ts'
import type { Comment, Issue, Label, Reaction, Repository } from '../state.ts'

const MAX_BODY = 65_536
const MAX_TITLE = 256

export const issueRoutes: RepositoryRoutes = {
  'issues/list-for-repo': ({ repository, query, show }) => {
    const { state = 'open', creator } = query
    const found = [...repository.issues.values()]
      .filter((issue) => state === 'all' || issue.state === state)
      .filter(({ user }) => creator === undefined || user.login.toLowerCase() === creator.toLowerCase())
      .toSorted((a, b) => b.number - a.number)
    return list(found.map((issue) => show.issue(repository, issue)))
  },
  'issues/create': (call) => {
    const { state, repository, show, body } = call
    const title = text(body, 'title') ?? ''
    if (title.length > MAX_TITLE) {
      const message = `title is too long (maximum is ${MAX_TITLE} characters)`
      throw invalid('Validation Failed', [{ resource: 'Issue', code: 'custom', field: 'title', message }])
    }
    if ((text(body, 'body') ?? '').length > MAX_BODY) {
      const message = `body is too long (maximum is ${MAX_BODY} characters)`
      throw invalid('Validation Failed', [{ resource: 'Issue', code: 'custom', field: 'body', message }])
    }
    const issue = state.addIssue(repository, { user: actorOf(call), title, body: text(body, 'body') ?? null })
    issue.labels = namedLabels(call, body['labels'])
    return created(show.issue(repository, issue))
  },
  'issues/get': (call) => ok(call.show.issue(call.repository, issueOf(call))),
  'issues/update': (call) => {
    const { repository, body, show } = call
    const issue = issueOf(call)
    changeIssue(call, issue)
    if (body['labels'] !== undefined) issue.labels = namedLabels(call, body['labels'])
    return ok(show.issue(repository, issue))
  },
  'issues/list-comments': (call) => {
    const issue = issueOf(call)
    const since = Date.parse(call.query['since'] ?? '') || 0
    const found = issue.comments.filter(({ updatedAt }) => Date.parse(updatedAt) >= since)
    return list(found.map((comment) => call.show.comment(call.repository, issue, comment)))
  },
  'issues/get-comment': (call) => {
    const { issue, comment } = commentOf(call)
    return ok(call.show.comment(call.repository, issue, comment))
  },
  'issues/create-comment': (call) => {
    const { state, show, repository } = call
    const issue = issueOf(call)
    const body = bodyOf(call)
    const time = { createdAt: state.time(), updatedAt: state.time(), lastEditedAt: null }
    const comment: Comment = { id: state.id(), user: actorOf(call), body, ...time, reactions: [] }
    issue.comments.push(comment)
    issue.updatedAt = state.time()
    return created(show.comment(repository, issue, comment))
  },
  'issues/update-comment': (call) => {
    const { issue, comment } = commentOf(call)
    ownOrWriter(call, comment)
    comment.body = bodyOf(call)
    comment.updatedAt = call.state.time()
    comment.lastEditedAt = comment.updatedAt
    return ok(call.show.comment(call.repository, issue, comment))
  },
  'issues/delete-comment': (call) => {
    const { issue, comment } = commentOf(call)
    ownOrWriter(call, comment)
    issue.comments = issue.comments.filter((other) => other !== comment)
    return noContent()
  },
  'issues/list-labels-on-issue': (call) => list(issueOf(call).labels.map((label) => call.show.label(call.repository, label))),
  'issues/add-labels': (call) => {
    const issue = issueOf(call)
    const more = namedLabels(call, Array.isArray(call.body) ? call.body : call.body['labels'])
    issue.labels = [...new Set([...issue.labels, ...more])]
    return ok(issue.labels.map((label) => call.show.label(call.repository, label)))
  },
  'issues/set-labels': (call) => {
    const issue = issueOf(call)
    issue.labels = namedLabels(call, Array.isArray(call.body) ? call.body : call.body['labels'])
    return ok(issue.labels.map((label) => call.show.label(call.repository, label)))
  },
  'issues/remove-label': (call) => {
    const issue = issueOf(call)
    const { name = '' } = call.params
    if (!issue.labels.some((label) => label.name === name)) throw new Refusal(404, 'Label does not exist')
    issue.labels = issue.labels.filter((label) => label.name !== name)
    return ok(issue.labels.map((label) => call.show.label(call.repository, label)))
  },
  'issues/get-label': ({ repository, params, show }) => {
    const label = repository.labels.get((params['name'] ?? '').toLowerCase())
    if (label === undefined) throw notFound()
    return ok(show.label(repository, label))
  },
  'issues/create-label': (call) => {
    const { repository, body, show } = call
    const name = text(body, 'name') ?? ''
    if (repository.labels.has(name.toLowerCase())) {
      throw invalid('Validation Failed', [{ resource: 'Label', code: 'already_exists', field: 'name' }])
    }
    return created(show.label(repository, addLabel(call, name)))
  },
  'issues/add-assignees': (call) => {
    const issue = issueOf(call)
    for (const login of (call.body['assignees'] as readonly string[] | undefined) ?? []) {
      const account = call.state.accounts.get(login.toLowerCase())
      // GitHub says nothing about names that it does not know.
      if (account !== undefined && !issue.assignees.includes(account)) issue.assignees.push(account)
    }
    return created(call.show.issue(call.repository, issue))
  },
  'reactions/create-for-issue-comment': (call) => react(call, commentOf(call).comment),
}

/** What `PATCH` of an issue and of a pull request have in common. */
export function changeIssue({ body, state, repository }: RepositoryCall, issue: Issue): void {
  issue.title = text(body, 'title') ?? issue.title
  if (body['body'] !== undefined) issue.body = text(body, 'body') ?? null
  const next = text(body, 'state')
  if (next === 'open' && issue.pull?.mergedAt)
    throw invalid('Validation Failed', [{ resource: 'PullRequest', code: 'invalid', field: 'state' }])
  if (next === 'open' && issue.pull !== undefined && !isThere(repository, issue)) {
    throw invalid('Validation Failed', [{ resource: 'PullRequest', code: 'invalid', field: 'state', message: 'state cannot be changed.' }])
  }
  if (next === 'closed' && issue.state === 'open') Object.assign(issue, { state: 'closed', closedAt: state.time() })
  if (next === 'open') Object.assign(issue, { state: 'open', closedAt: null })
  issue.updatedAt = state.time()
}

function isThere(repository: Repository, { pull }: Issue): boolean {
  const bare = pull?.headRepository?.bare ?? repository.bare
  return bare.resolve(`refs/heads/${pull?.headRef}`) !== undefined
}

function commentOf({ repository, params }: RepositoryCall): { readonly issue: Issue; readonly comment: Comment } {
  for (const issue of repository.issues.values()) {
    const comment = issue.comments.find(({ id }) => id === Number(params['comment_id']))
    if (comment !== undefined) return { issue, comment }
  }
  throw notFound()
}

function bodyOf({ body }: RepositoryCall): string {
  const said = text(body, 'body') ?? ''
  if (said.trim() === '')
    throw invalid('Validation Failed', [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message: "Body can't be blank" }])
  if (said.length > MAX_BODY) {
    const message = `body is too long (maximum is ${MAX_BODY} characters)`
    throw invalid('Validation Failed', [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }])
  }
  return said
}

/** A person edits their own comments, and with write access those of others; an app edits its own only. */
function ownOrWriter({ actor, state, repository }: RepositoryCall, comment: Comment): void {
  if (comment.user.id === actor.account?.id) return
  const role = state.role(repository, actor.account?.login ?? '')
  if (actor.permissions === undefined && ['write', 'maintain', 'admin'].includes(role)) return
  throw new Refusal(
    403,
    actor.permissions === undefined ? 'Must have admin rights to Repository.' : 'Resource not accessible by integration',
  )
}

function react(call: RepositoryCall, on: { reactions: Reaction[]; updatedAt: string }): ReturnType<typeof ok> {
  const content = text(call.body, 'content') ?? ''
  const user = actorOf(call)
  const same = on.reactions.find((reaction) => reaction.content === content && reaction.user.id === user.id)
  if (same !== undefined) return ok(call.show.reaction(same))
  const reaction: Reaction = { id: call.state.id(), user, content, createdAt: call.state.time() }
  on.reactions.push(reaction)
  // Nothing says whether GitHub does this, so that nobody may rely on the opposite.
  on.updatedAt = call.state.time()
  return created(call.show.reaction(reaction))
}

function namedLabels(call: RepositoryCall, given: unknown): Label[] {
  const names = (Array.isArray(given) ? given : []).map((label: string | { readonly name: string }) =>
    typeof label === 'string' ? label : label.name,
  )
  return [...new Set(names)].map((name) => call.repository.labels.get(name.toLowerCase()) ?? addLabel(call, name))
}

function addLabel({ state, repository, body }: RepositoryCall, name: string): Label {
  const label: Label = { id: state.id(), name, color: text(body, 'color') ?? 'ededed', description: text(body, 'description') ?? null }
  repository.labels.set(name.toLowerCase(), label)
  return label
}
