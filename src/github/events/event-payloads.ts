import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId, Positive } from '../api/api-answers.ts'
import type { Author, CommentSource, ReviewSource } from './requests.ts'

/** `User`, `Bot`, `Organization` … Gitea sends none. */
export const AccountType = z.optional(z.string())

const User = z.object({ id: Positive, login: z.string(), type: AccountType })
const App = z.optional(z.nullable(z.looseObject({})))
const Time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

const CommentPayload = z.object({
  action: z.literal('created'),
  sender: z.object({ id: Positive }),
  issue: z.object({ number: Positive, state: z.string(), pull_request: z.optional(z.looseObject({})) }),
  comment: z.object({ id: Positive, body: z.string(), user: User, created_at: Time, performed_via_github_app: App }),
})

const ReviewPayload = z.object({
  action: z.literal('submitted'),
  sender: z.object({ id: Positive }),
  pull_request: z.object({ number: Positive }),
  review: z.object({
    id: Positive,
    body: z.nullable(z.string()),
    user: User,
    state: z.string().check(z.regex(/^approved$/i)),
    commit_id: ObjectId,
    submitted_at: Time,
    performed_via_github_app: App,
  }),
})

export interface CommentEvent {
  readonly from: CommentSource
  readonly sender: number
  readonly issue: { readonly isPull: boolean; readonly isOpen: boolean }
}

export interface ReviewEvent {
  readonly from: ReviewSource
  readonly sender: number
}

export function readCommentPayload(payload: unknown): Result<CommentEvent, Refusal> {
  const read = check(CommentPayload, payload)
  if (!read.ok) return read
  const { sender, issue, comment } = read.value
  const author = authorOf(comment)
  return success({
    from: { kind: 'comment', id: comment.id, body: comment.body, author, at: new Date(comment.created_at), pull: issue.number },
    sender: sender.id,
    issue: { isPull: issue.pull_request !== undefined, isOpen: issue.state === 'open' },
  })
}

export function readReviewPayload(payload: unknown): Result<ReviewEvent, Refusal> {
  const read = check(ReviewPayload, payload)
  if (!read.ok) return read
  const { sender, pull_request, review } = read.value
  const author = authorOf(review)
  const from = {
    kind: 'review',
    id: review.id,
    body: review.body ?? '',
    author,
    at: new Date(review.submitted_at),
    pull: pull_request.number,
    commit: review.commit_id,
  } as const
  return success({ from, sender: sender.id })
}

function authorOf({
  user,
  performed_via_github_app: app,
}: {
  readonly user: z.output<typeof User>
  readonly performed_via_github_app?: unknown
}): Author {
  return { id: user.id, login: user.login, isBot: !isPerson(user) || (app !== null && app !== undefined) }
}

/**
 * Whether an account belongs to a person. When in doubt it is a bot. GitHub always sends a type. A server that sends none has
 * no app accounts, and its workflow user has no positive id. A login that ends with `[bot]` is always a bot.
 */
export function isPerson({ login, type }: { readonly login: string; readonly type?: string | undefined }): boolean {
  return type === 'User' || (type === undefined && !login.toLowerCase().endsWith('[bot]'))
}

function check<T>(schema: z.core.$ZodType<T>, payload: unknown): Result<T, Refusal> {
  const checked = z.safeParse(schema, payload)
  if (checked.success) return success(checked.data)
  const field = checked.error.issues[0]?.path.map(String).join('.') ?? ''
  return failure(ERRORS.otherSchema(field))
}

const ERRORS = {
  otherSchema: (field: string) => refusal('payload_invalid', `The event payload does not match its schema at '${field}'`),
}
