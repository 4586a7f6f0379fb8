import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../model/reason.ts'
import { type Result, success } from '../../model/result.ts'
import { Positive } from '../api/answer-schemas.ts'
import type { GitHub } from '../api/github-client.ts'
import { askGraphql } from '../api/graphql.ts'
import type { PullComment } from '../pulls/pull-comments.ts'

type Edited = Pick<PullComment, 'id' | 'node_id'>

const QUERY =
  'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }'

const Nodes = z.object({
  data: z.object({
    nodes: z.array(
      z.nullable(z.object({ databaseId: z.optional(z.nullable(Positive)), lastEditedAt: z.optional(z.nullable(z.string())) })),
    ),
  }),
})

/**
 * Whether comments still read as they were written. `updated_at` does not tell: whether reactions touch it is undocumented.
 * A comment that still exists and was never edited says what it said when it was posted.
 */
export async function checkUnedited(github: GitHub, comments: readonly Edited[]): Promise<Refusal | undefined> {
  const edited = await findEdited(github, comments)
  return edited.ok ? edited.value.values().next().value : edited.error
}

/** What is wrong with those that were edited or deleted, by their ids. Either comments or reviews. */
export async function findEdited(
  github: GitHub,
  comments: readonly Edited[],
  kind: 'comment' | 'review' = 'comment',
): Promise<Result<ReadonlyMap<number, Refusal>, Refusal>> {
  if (comments.length === 0) return success(new Map())
  const asked = comments.every(({ node_id: node }) => node !== '')
    ? await askGraphql(github, { query: QUERY, variables: { ids: comments.map(({ node_id: node }) => node) } }, Nodes)
    : undefined
  if (asked?.ok === false) return asked
  if (asked?.value === undefined && kind === 'review') return success(new Map(comments.map(({ id }) => [id, untold(id)])))
  if (asked?.value === undefined) return findByTimes(github, comments)
  const { nodes } = asked.value.data
  const problems = comments.map(({ id }) => {
    const node = nodes.find((found) => found?.databaseId === id)
    if (node === undefined || node === null) return [id, gone(id)] as const
    return [id, node.lastEditedAt === null ? undefined : edited(id)] as const
  })
  return success(withoutGood(problems))
}

/** For servers without GraphQL. Their times are in seconds, so an edit in the very second of the comment goes unnoticed. */
async function findByTimes(github: GitHub, comments: readonly Edited[]): Promise<Result<ReadonlyMap<number, Refusal>, Refusal>> {
  const Times = z.object({ created_at: z.string(), updated_at: z.string() })
  const problems: [number, Refusal | undefined][] = []
  for (const { id } of comments) {
    const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}'
    const read: Result<z.output<typeof Times>, Refusal> = await github.request(route, { comment_id: id }, Times)
    if (!read.ok && read.error.code !== 'api_not_found') return read
    if (!read.ok) problems.push([id, gone(id)])
    else problems.push([id, read.value.created_at === read.value.updated_at ? undefined : edited(id)])
  }
  return success(withoutGood(problems))
}

function withoutGood(problems: readonly (readonly [number, Refusal | undefined])[]): ReadonlyMap<number, Refusal> {
  return new Map(problems.flatMap(([id, problem]) => (problem === undefined ? [] : [[id, problem] as const])))
}

function untold(id: number): Refusal {
  return refusal('comment_changed', `This server does not say whether review ${id} was edited`, 'Approve by a comment.')
}

function gone(id: number): Refusal {
  return refusal('comment_changed', `Comment ${id} was deleted`)
}

function edited(id: number): Refusal {
  return refusal('comment_changed', `Comment ${id} was edited after it was posted`)
}
