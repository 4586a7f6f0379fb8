import { isUtf8 } from 'node:buffer'
import { checkAccess } from './access.ts'
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
