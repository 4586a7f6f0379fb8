import { checkAccess } from './access.ts'
import { Refusal } from './call.ts'
import type { Asked, GraphqlAnswer } from './graphql.ts'
import { mergeableState, methodProblem, ruleProblem } from './merges.ts'
import type { Json } from './present.ts'
import type { PullIssue, Repository } from './state.ts'

/** How a pull request may be merged other than at once. */
const STATE =
  'query($owner: String!, $name: String!, $number: Int!) { repository(owner: $owner, name: $name) { autoMergeAllowed pullRequest(number: $number) { id headRefOid isInMergeQueue isMergeQueueEnabled autoMergeRequest { enabledAt } } } }'
const MUTATION = /^mutation\(\$input: (\w+)Input!\) \{ (\w+)\(input: \$input\) \{ clientMutationId \} \}$/

type Input = Readonly<Record<string, unknown>>
type Mutation = (at: { readonly repository: Repository; readonly issue: PullIssue; readonly input: Input; readonly asked: Asked }) => void

/** With the fields that GitHub's schema has for the input of each. */
const MUTATIONS: Readonly<Record<string, { readonly id: string; readonly fields: readonly string[]; readonly run: Mutation }>> = {
  enqueuePullRequest: {
    id: 'pullRequestId',
    fields: ['pullRequestId', 'expectedHeadOid', 'jump', 'clientMutationId'],
    run: ({ repository, issue, input }) => {
      checkHead(issue, input)
      if (!repository.mergeQueues.has(issue.pull.baseRef)) throw unprocessable("The pull request's base branch has no merge queue")
      if (issue.pull.isQueued) throw unprocessable('Pull request is already in the queue')
      const problem = ruleProblem(repository, issue, { isQueue: true })
      if (problem !== undefined) throw unprocessable(`Pull request ${problem.split('\n').at(-1)}`)
      issue.pull.isQueued = true
    },
  },
  dequeuePullRequest: {
    id: 'id',
    fields: ['id', 'clientMutationId'],
    run: ({ issue }) => {
      if (!issue.pull.isQueued) throw unprocessable('Pull request is not in the queue')
      issue.pull.isQueued = false
    },
  },
  enablePullRequestAutoMerge: {
    id: 'pullRequestId',
    fields: ['pullRequestId', 'expectedHeadOid', 'mergeMethod', 'commitHeadline', 'commitBody', 'authorEmail', 'clientMutationId'],
    run: ({ repository, issue, input, asked }) => {
      checkHead(issue, input)
      if (!repository.allowAutoMerge) throw unprocessable('Auto merge is not allowed for this repository')
      const { mergeMethod = 'MERGE', commitHeadline: title, commitBody: message } = input as Readonly<Record<string, string | undefined>>
      const method = String(mergeMethod).toLowerCase()
      const problem = methodProblem(repository, method)
      if (problem !== undefined) throw unprocessable(problem)
      const state = mergeableState(repository, issue)
      if (state !== 'blocked') throw unprocessable(`Pull request Pull request is in ${state} status`)
      const { account } = asked.actor
      if (account !== undefined) issue.pull.autoMerge = { method, title, message, enabledBy: account }
    },
  },
  disablePullRequestAutoMerge: {
    id: 'pullRequestId',
    fields: ['pullRequestId', 'clientMutationId'],
    run: ({ issue }) => {
      if (issue.pull.autoMerge === null) throw unprocessable("Can't disable auto-merge for this pull request")
      issue.pull.autoMerge = null
    },
  },
}

export function mergingAnswer(query: string, variables: Json | undefined, asked: Asked): GraphqlAnswer | undefined {
  if (query === STATE) return stateAnswer(variables ?? {}, asked)
  const [, type = '', name = ''] = MUTATION.exec(query) ?? []
  const mutation = MUTATIONS[name]
  const { input } = (variables ?? {}) as { readonly input?: Input }
  if (mutation === undefined || type.toLowerCase() !== name.toLowerCase() || input === undefined) return undefined
  if (Object.keys(input).some((key) => !mutation.fields.includes(key))) return undefined
  asked.state.followHeads()
  const found = pullOf(String(input[mutation.id]), asked)
  const refused = (kind: string, message: string) => ({
    status: 200,
    body: { data: { [name]: null }, errors: [{ type: kind, path: [name], message }] },
  })
  if (found === undefined) return refused('NOT_FOUND', `Could not resolve to a node with the global id of '${input[mutation.id]}'`)
  try {
    for (const operation of ['pulls/merge', 'pulls/update'] as const) checkAccess({ ...asked, repository: found.repository, operation })
    if (found.issue.state !== 'open') throw unprocessable('Pull request is closed')
    mutation.run({ ...found, input, asked })
    return { status: 200, body: { data: { [name]: { clientMutationId: null } } } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(error.status === 422 ? 'UNPROCESSABLE' : 'FORBIDDEN', error.message)
  }
}

function stateAnswer(variables: Json, { state, show }: Asked): GraphqlAnswer {
  const { owner, name, number } = variables as { readonly owner: string; readonly name: string; readonly number: number }
  state.followHeads()
  const repository = state.repository(owner, name)
  const issue = repository?.issues.get(number)
  if (repository === undefined || issue?.pull === undefined) {
    const message = 'Could not resolve to a PullRequest'
    return { status: 200, body: { data: { repository: null }, errors: [{ type: 'NOT_FOUND', path: ['repository'], message }] } }
  }
  const { pull } = issue
  const pullRequest = {
    id: show.nodeId('PullRequest', issue.id),
    headRefOid: pull.headSha,
    isInMergeQueue: pull.isQueued,
    isMergeQueueEnabled: repository.mergeQueues.has(pull.baseRef),
    autoMergeRequest: pull.autoMerge === null ? null : { enabledAt: state.time() },
  }
  return { status: 200, body: { data: { repository: { autoMergeAllowed: repository.allowAutoMerge, pullRequest } } } }
}

function pullOf(id: string, { state, show }: Asked): { readonly repository: Repository; readonly issue: PullIssue } | undefined {
  for (const repository of state.repositories.values()) {
    const issue = [...repository.issues.values()].find((known) => show.nodeId('PullRequest', known.id) === id)
    if (issue?.pull !== undefined) return { repository, issue: issue as PullIssue }
  }
  return undefined
}

function checkHead({ pull }: PullIssue, { expectedHeadOid }: Input): void {
  if (expectedHeadOid !== undefined && expectedHeadOid !== pull.headSha)
    throw unprocessable('Head branch was modified. Review and try the merge again.')
}

function unprocessable(message: string): Refusal {
  return new Refusal(422, message)
}
