import { isUtf8 } from 'node:buffer'
import { checkAccess } from './access.ts'
import { reaches } from './apps.ts'
import { type Actor, Refusal } from './call.ts'
import { mergingAnswer } from './graphql-merging.ts'
import type { Json, Presenter } from './present.ts'
import type { Comment, Repository, Review, State } from './state.ts'

/** Whose token it is, which GitHub answers for every token there is. */
const VIEWER = 'query { viewer { databaseId login } }'
/** Texts of a repository by what git calls them. */
const TEXTS =
  /^query\(\$owner: String!, \$name: String!\) \{ repository\(owner: \$owner, name: \$name\) \{ ((?:\w+: object\(oid: "[0-9a-f]+"\) \{ \.\.\. on Blob \{ text \} \} ?)+)\} \}$/
/** Whether somebody edited comments and reviews, by their `node_id`. */
const EDITS =
  'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }'

/** How pull requests of many repositories are now. */
const PULLS =
  /^query \{ ((?:r\d+: repository\(owner: "[\w.-]+", name: "[\w.-]+"\) \{ pullRequest\(number: \d+\) \{ number state headRefOid headRefName baseRef \{ target \{ oid \} \} isInMergeQueue mergeable \} \} ?)+)\}$/

const MAX_NODES = 100

export type GraphqlAnswer = { readonly status: number; readonly body: Json }

export interface Asked {
  readonly actor: Actor
  readonly state: State
  readonly show: Presenter
}

/** `undefined` for a query that the test server does not know. */
export function graphqlAnswer(body: unknown, asked: Asked): GraphqlAnswer | undefined {
  const { actor, state } = asked
  const { query, variables, ...rest } = body as { readonly query?: string; readonly variables?: Json }
  if (typeof query !== 'string' || Object.keys(rest).length > 0) return undefined
  if (actor.account === undefined)
    return { status: 401, body: { message: 'This endpoint requires you to be authenticated.', status: '401' } }
  if (query === VIEWER) return { status: 200, body: { data: { viewer: { databaseId: actor.account.id, login: actor.account.login } } } }
  if (query === EDITS) return editsAnswer(variables, asked)
  const pulls = PULLS.exec(query)?.[1]
  if (pulls !== undefined) return pullsAnswer(pulls, asked)
  const merging = mergingAnswer(query, variables, asked)
  if (merging !== undefined) return merging
  const [, fields] = TEXTS.exec(query) ?? []
  if (fields === undefined) return undefined
  const { owner, name } = (variables ?? {}) as { readonly owner?: string; readonly name?: string }
  const repository = state.repository(owner ?? '', name ?? '')
  if (repository === undefined)
    return {
      status: 200,
      body: { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'Could not resolve to a Repository' }] },
    }
  const texts = [...fields.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\)/g)].map(([, key = '', id = '']) => {
    const text = repository.bare.blob(id)
    return [key, { text: isUtf8(text) && !text.includes(0) ? text.toString('utf8') : null }] as const
  })
  return { status: 200, body: { data: { repository: Object.fromEntries(texts) } } }
}

function editsAnswer(variables: Json | undefined, asked: Asked): GraphqlAnswer | undefined {
  const { ids, ...rest } = (variables ?? {}) as { readonly ids?: unknown }
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string') || Object.keys(rest).length > 0) return undefined
  const locations = [{ line: 1, column: EDITS.indexOf('nodes(') + 1 }]
  if (ids.length > MAX_NODES) {
    const message = `You may not provide more than ${MAX_NODES} node ids; you provided ${ids.length}.`
    return { status: 200, body: { data: null, errors: [{ type: 'ARGUMENT_LIMIT', path: ['nodes'], locations, message }] } }
  }
  const errors: Json[] = []
  const nodes = (ids as readonly string[]).map((id, index) => {
    const found = nodeOf(id, asked)
    if (!('problem' in found)) return { id, databaseId: found.id, lastEditedAt: found.lastEditedAt }
    errors.push({ type: found.problem, path: ['nodes', index], locations, message: found.message })
    return null
  })
  return { status: 200, body: { data: { nodes }, ...(errors.length > 0 && { errors }) } }
}

function pullsAnswer(questions: string, asked: Asked): GraphqlAnswer {
  const { state } = asked
  const errors: Json[] = []
  const answers = [...questions.matchAll(/(r\d+): repository\(owner: "([^"]+)", name: "([^"]+)"\) \{ pullRequest\(number: (\d+)\)/g)].map(
    ([, key = '', owner = '', name = '', number]) => {
      const repository = state.repository(owner, name)
      const unknown = (path: readonly string[], what: string) => {
        errors.push({ type: 'NOT_FOUND', path, message: `Could not resolve to a ${what}` })
        return null
      }
      if (repository === undefined || (repository.private && !reaches(asked.actor, repository)))
        return [key, unknown([key], `Repository with the name '${owner}/${name}'.`)]
      state.followHeads(undefined, repository)
      const issue = repository.issues.get(Number(number))
      if (issue?.pull === undefined)
        return [key, { pullRequest: unknown([key, 'pullRequest'], `PullRequest with the number of ${number}.`) }]
      const { pull } = issue
      const base = repository.bare.resolve(`refs/heads/${pull.baseRef}`)
      const answer = {
        number: issue.number,
        state: pull.mergedAt !== null ? 'MERGED' : issue.state === 'open' ? 'OPEN' : 'CLOSED',
        headRefOid: pull.headSha,
        headRefName: pull.headRef,
        baseRef: base === undefined ? null : { target: { oid: base } },
        isInMergeQueue: pull.isQueued,
        mergeable: issue.state === 'open' && base !== undefined && !canMerge(repository, base, pull.headSha) ? 'CONFLICTING' : 'MERGEABLE',
      }
      return [key, { pullRequest: answer }]
    },
  )
  return { status: 200, body: { data: Object.fromEntries(answers), ...(errors.length > 0 && { errors }) } }
}

function canMerge({ bare }: Repository, base: string, head: string): boolean {
  try {
    return bare.mergeTree(base, head) !== ''
  } catch {
    return false
  }
}

interface Missing {
  readonly problem: 'NOT_FOUND' | 'FORBIDDEN'
  readonly message: string
}

function nodeOf(id: string, asked: Asked): Comment | Review | Missing {
  const missing = { problem: 'NOT_FOUND', message: `Could not resolve to a node with the global id of '${id}'` } as const
  for (const repository of asked.state.repositories.values()) {
    const found = commentOf(id, repository, asked)
    if (found === undefined) continue
    try {
      checkAccess({ ...asked, repository, operation: 'issues/get-comment' })
      return found
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.status === 404 ? missing : { problem: 'FORBIDDEN', message: error.message }
    }
  }
  return missing
}

function commentOf(id: string, { issues }: Repository, { show }: Asked): Comment | Review | undefined {
  for (const { comments, pull } of issues.values()) {
    const found =
      comments.find((comment) => show.nodeId('IssueComment', comment.id) === id) ??
      pull?.reviews.find((review) => show.nodeId('PullRequestReview', review.id) === id)
    if (found !== undefined) return found
  }
  return undefined
}
