import {
  type Answer,
  actorOf,
  created,
  invalid,
  list,
  noContent,
  notFound,
  ok,
  pullOf,
  Refusal,
  type RepositoryCall,
  type RepositoryRoutes,
  text,
} from '../call.ts'
import { mergedTree, mergePull, methodProblem, ruleProblem } from '../merges.ts'
import type { PullIssue, Repository } from '../state.ts'
import { changeIssue } from './issue-routes.ts'

export const pullRoutes: RepositoryRoutes = {
  'pulls/list': ({ repository, query, show }) => {
    const { state = 'open', head, base, direction, sort = 'created' } = query
    const found = pulls(repository)
      .filter((issue) => state === 'all' || issue.state === state)
      .filter(({ pull }) => head === undefined || `${pull.headOwner.login}:${pull.headRef}`.toLowerCase() === head.toLowerCase())
      .filter(({ pull }) => base === undefined || pull.baseRef === base)
      .sort((one, other) => (sort === 'updated' ? Date.parse(one.updatedAt) - Date.parse(other.updatedAt) : one.number - other.number))
    if ((direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'desc') found.reverse()
    return list(found.map((issue) => show.pullSimple(repository, issue)))
  },
  'pulls/get': (call) => {
    const issue = pullOf(call)
    if (call.accept.includes('diff')) {
      const { bare } = call.repository
      const base = bare.mergeBase(issue.pull.baseSha, issue.pull.headSha) ?? issue.pull.baseSha
      return { status: 200, raw: bare.git(['diff', base, issue.pull.headSha]) }
    }
    return ok(call.show.pull(call.repository, issue))
  },
  'pulls/create': createPull,
  'pulls/update': (call) => {
    const issue = pullOf(call)
    const base = text(call.body, 'base')
    if (base !== undefined) {
      const sha = call.repository.bare.resolve(`refs/heads/${base}`)
      if (sha === undefined) throw invalid('Validation Failed', [{ resource: 'PullRequest', field: 'base', code: 'invalid' }])
      Object.assign(issue.pull, { baseRef: base, baseSha: sha })
    }
    if (typeof call.body['maintainer_can_modify'] === 'boolean') issue.pull.maintainerCanModify = call.body['maintainer_can_modify']
    changeIssue(call, issue)
    return ok(call.show.pull(call.repository, issue))
  },
  'pulls/merge': (call) => {
    const issue = pullOf(call)
    const { repository, state, body } = call
    const { pull } = issue
    if (issue.state !== 'open' || pull.draft || mergedTree(repository, issue) === undefined)
      throw new Refusal(405, 'Pull Request is not mergeable')
    if (text(body, 'sha') !== undefined && text(body, 'sha') !== pull.headSha)
      throw new Refusal(409, 'Head branch was modified. Review and try the merge again.')
    const method = text(body, 'merge_method') ?? 'merge'
    const problem = methodProblem(repository, method) ?? ruleProblem(repository, issue)
    if (problem !== undefined) throw new Refusal(405, problem)
    const wish = { method, title: text(body, 'commit_title'), message: text(body, 'commit_message'), by: actorOf(call) }
    const sha = mergePull(state, repository, issue, wish)
    return ok({ sha, merged: true, message: 'Pull Request successfully merged' })
  },
  'pulls/list-files': (call) => {
    const { pull } = pullOf(call)
    const { bare } = call.repository
    const base = bare.mergeBase(pull.baseSha, pull.headSha) ?? pull.baseSha
    const files = bare.changes(base, pull.headSha).slice(0, 3000)
    return list(files.map((file) => call.show.file(call.repository, pull.headSha, file)))
  },
  'pulls/list-commits': (call) => {
    const { pull } = pullOf(call)
    const { bare } = call.repository
    const commits = [...bare.log(`${pull.baseSha}..${pull.headSha}`)].reverse().slice(0, 250)
    return list(commits.map((sha) => call.show.commit(call.repository, bare.commit(sha))))
  },
  'repos/list-pull-requests-associated-with-commit': ({ repository, params, show }) => {
    const sha = params['commit_sha'] ?? ''
    if (repository.bare.typeOf(sha) !== 'commit') throw invalid(`No commit found for SHA: ${sha}`)
    const { bare } = repository
    const found = pulls(repository).filter(({ pull }) => bare.log(`${pull.baseSha}..${pull.headSha}`).includes(sha))
    return list(found.map((issue) => show.pullSimple(repository, issue)))
  },
  'pulls/list-requested-reviewers': (call) =>
    ok({ users: pullOf(call).pull.requestedReviewers.map((account) => call.show.user(account)), teams: [] }),
  'pulls/request-reviewers': (call) => {
    const { state, body, repository, show } = call
    const issue = pullOf(call)
    for (const login of (body['reviewers'] as readonly string[] | undefined) ?? []) {
      if (login.toLowerCase() === issue.user.login.toLowerCase()) throw invalid('Review cannot be requested from pull request author.')
      const account = state.accounts.get(login.toLowerCase())
      if (account === undefined || !repository.roles.has(login.toLowerCase())) {
        throw invalid(
          'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the repository.',
        )
      }
      if (!issue.pull.requestedReviewers.includes(account)) issue.pull.requestedReviewers.push(account)
    }
    return created(show.pullSimple(repository, issue))
  },
}

export function pulls(repository: Repository): PullIssue[] {
  return [...repository.issues.values()].filter((issue): issue is PullIssue => issue.pull !== undefined)
}

function createPull(call: RepositoryCall): Answer {
  const { repository, body, state, show, actor } = call
  const user = actorOf(call)
  if (actor.permissions !== undefined && user.login === 'github-actions[bot]' && !repository.actionsMayCreatePulls) {
    throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.')
  }
  const [headRef = '', headOwner = repository.owner.login] = (text(body, 'head') ?? '').split(':').reverse()
  const baseRef = text(body, 'base') ?? ''
  const from = headOwner.toLowerCase() === repository.owner.login.toLowerCase() ? repository : forkOf(call, headOwner)
  const headSha = from?.bare.resolve(`refs/heads/${headRef}`)
  const baseSha = repository.bare.resolve(`refs/heads/${baseRef}`)
  if (from === undefined || headSha === undefined)
    throw invalid('Validation Failed', [{ resource: 'PullRequest', field: 'head', code: 'invalid' }])
  if (baseSha === undefined) throw invalid('Validation Failed', [{ resource: 'PullRequest', field: 'base', code: 'invalid' }])
  const same = ({ pull, state: is }: PullIssue) =>
    is === 'open' && pull.headRef === headRef && pull.baseRef === baseRef && pull.headOwner.id === from.owner.id
  if (pulls(repository).some(same)) {
    const message = `A pull request already exists for ${from.owner.login}:${headRef}.`
    throw invalid('Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }])
  }
  if (from === repository && repository.bare.log(`${baseSha}..${headSha}`).length === 0) {
    throw invalid('Validation Failed', [
      { resource: 'PullRequest', code: 'custom', message: `No commits between ${baseRef} and ${headRef}` },
    ])
  }
  const issue = state.addPull({
    repository,
    from,
    user,
    title: text(body, 'title') ?? '',
    body: text(body, 'body') ?? null,
    headRef,
    baseRef,
    draft: body['draft'] === true,
    maintainerCanModify: from !== repository && body['maintainer_can_modify'] !== false,
  })
  return created(show.pull(repository, issue))
}

function forkOf({ state, repository }: RepositoryCall, owner: string): Repository | undefined {
  return [...state.repositories.values()].find(
    ({ parent, owner: by }) => parent === repository && by.login.toLowerCase() === owner.toLowerCase(),
  )
}

/** Deleting and changing review comments, which have routes of their own without the number of the pull request. */
export const reviewCommentRoutes: RepositoryRoutes = {
  'pulls/update-review-comment': (call) => {
    const { issue, comment } = reviewCommentOf(call)
    comment.body = text(call.body, 'body') ?? ''
    comment.updatedAt = call.state.time()
    return ok(call.show.reviewComment(call.repository, issue, comment))
  },
  'pulls/delete-review-comment': (call) => {
    const { issue, comment } = reviewCommentOf(call)
    issue.pull.reviewComments = issue.pull.reviewComments.filter((other) => other !== comment)
    return noContent()
  },
}

function reviewCommentOf({ repository, params }: RepositoryCall) {
  for (const issue of pulls(repository)) {
    const comment = issue.pull.reviewComments.find(({ id }) => id === Number(params['comment_id']))
    if (comment !== undefined) return { issue, comment }
  }
  throw notFound()
}
