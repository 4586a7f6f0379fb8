import * as z from 'zod/mini'
import { type Refusal, type RefusalCode, refusal } from '../../base/errors/reasons.ts'
import { type Result, success } from '../../base/result.ts'
import { ObjectId } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { askGraphql } from '../api/graphql.ts'

/** What GitHub knows about merging a pull request later. */
export interface MergeState {
  /** Node id for GraphQL. */
  readonly id: string
  readonly head: string
  readonly hasQueue: boolean
  readonly isQueued: boolean
  /** By the settings of the repository. */
  readonly isAutoMergeAllowed: boolean
  readonly hasAutoMerge: boolean
}

const STATE =
  'query($owner: String!, $name: String!, $number: Int!) { repository(owner: $owner, name: $name) { autoMergeAllowed pullRequest(number: $number) { id headRefOid isInMergeQueue isMergeQueueEnabled autoMergeRequest { enabledAt } } } }'

const State = z.object({
  data: z.object({
    repository: z.object({
      autoMergeAllowed: z.boolean(),
      pullRequest: z.object({
        id: z.string(),
        headRefOid: ObjectId,
        isInMergeQueue: z.boolean(),
        isMergeQueueEnabled: z.boolean(),
        autoMergeRequest: z.nullable(z.object({})),
      }),
    }),
  }),
})

/** `undefined` if the server has no GraphQL or no merge queues. */
export async function readMergeState(github: GitHub, pull: number): Promise<Result<MergeState | undefined, Refusal>> {
  const { owner, name } = github.repository
  const asked = await askGraphql(github, { query: STATE, variables: { owner, name, number: pull } }, State)
  if (!asked.ok || asked.value === undefined) return asked.ok ? success(undefined) : asked
  const { autoMergeAllowed, pullRequest } = asked.value.data.repository
  return success({
    id: pullRequest.id,
    head: pullRequest.headRefOid,
    hasQueue: pullRequest.isMergeQueueEnabled,
    isQueued: pullRequest.isInMergeQueue,
    isAutoMergeAllowed: autoMergeAllowed,
    hasAutoMerge: pullRequest.autoMergeRequest !== null,
  })
}

interface LaterMerge {
  readonly github: GitHub
  readonly pull: number
  readonly state: MergeState
}

/** Adds the pull request to the queue of its base, at this head only. */
export async function enqueue(at: LaterMerge): Promise<Refusal | undefined> {
  const { id, head } = at.state
  return mutate(at, 'enqueuePullRequest', { pullRequestId: id, expectedHeadOid: head }, ({ isQueued }) => isQueued)
}

export interface AutoMergeText {
  readonly method: string
  readonly title: string
  readonly message: string
}

/** Turns on auto-merge. GitHub compares the head now and never again: it merges a later push too. */
export async function enableAutoMerge(at: LaterMerge, { method, title, message }: AutoMergeText): Promise<Refusal | undefined> {
  const { id, head } = at.state
  const text = method === 'rebase' ? {} : { commitHeadline: title, commitBody: message }
  const input = { pullRequestId: id, expectedHeadOid: head, mergeMethod: method.toUpperCase(), ...text }
  return mutate(at, 'enablePullRequestAutoMerge', input, ({ hasAutoMerge, isQueued }) => hasAutoMerge || isQueued)
}

/** Turns off auto-merge and leaves the queue, so that GitHub does not merge an unapproved push. */
export async function stopLaterMerge(at: LaterMerge): Promise<Refusal | undefined> {
  const { id, hasAutoMerge, isQueued } = at.state
  const disabled = hasAutoMerge
    ? await mutate(at, 'disablePullRequestAutoMerge', { pullRequestId: id }, (now) => !now.hasAutoMerge)
    : undefined
  if (disabled !== undefined || !isQueued) return disabled
  return mutate(at, 'dequeuePullRequest', { id }, (now) => !now.isQueued)
}

const Mutated = z.object({
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  errors: z.optional(z.array(z.object({ type: z.optional(z.string()), message: z.string() }))),
})

async function mutate(
  { github, pull }: LaterMerge,
  name: string,
  input: Readonly<Record<string, string>>,
  isDone: (now: MergeState) => boolean,
): Promise<Refusal | undefined> {
  const data = { data: { [name]: {} } }
  const look = async (): Promise<Result<z.output<typeof Mutated> | undefined, Refusal>> => {
    const now = await readMergeState(github, pull)
    return now.ok ? success(now.value !== undefined && isDone(now.value) ? data : undefined) : now
  }
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`
  const done = await github.write({ route: 'POST /graphql', parameters: { query, variables: { input } }, schema: Mutated, look })
  if (!done.ok) return done.error
  const { errors = [] } = done.value
  if (errors.length === 0 && done.value.data?.[name]) return undefined
  // An answer can have both errors and data, so check the current state.
  const found = await look()
  if (found.ok && found.value !== undefined) return undefined
  return refusedBy(errors, name, pull)
}

function refusedBy(errors: NonNullable<z.output<typeof Mutated>['errors']>, name: string, pull: number): Refusal {
  const [{ type, message: said } = { type: '', message: 'no reason' }] = errors
  if (type === 'FORBIDDEN' || /not accessible by/i.test(said)) return { ...ERRORS.noWriteAccess(name, pull, said), said }
  if (type === 'RATE_LIMITED') return { ...ERRORS.refused('api_unavailable', name, pull, said), said }
  if (/head branch was modified/i.test(said)) return { ...ERRORS.headMoved(name, pull, said), said }
  return { ...ERRORS.refused('merge_refused', name, pull, said), said }
}

const ERRORS = {
  refused: (code: RefusalCode, name: string, pull: number, said: string) => refusal(code, `GitHub refused '${name}' for #${pull}: ${said}`),
  noWriteAccess: (name: string, pull: number, said: string) =>
    refusal(
      'token_not_permitted',
      `GitHub refused '${name}' for #${pull}: ${said}`,
      "Add 'contents: write' and 'pull-requests: write' to the job's 'permissions:'.",
    ),
  headMoved: (name: string, pull: number, said: string) =>
    refusal('stale_head', `GitHub refused '${name}' for #${pull}: ${said}`, 'Review the new commits, then approve again.'),
}
