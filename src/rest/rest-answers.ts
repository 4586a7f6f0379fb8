import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import { type ErrorRow, TOOL_ERRORS, type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { Result } from '../base/result.ts'
import { countOf } from '../base/text/wording.ts'

/** The form of every refusal. */
export interface RestRefusal {
  readonly ok: false
  readonly error: {
    readonly code: string
    readonly message: string
    readonly suggestion: string
    readonly problems?: readonly { readonly field: string; readonly reason: string }[]
  }
}

/** The status of an error with a bundle or tool itself. */
export function statusOf({ code }: ToolError): ContentfulStatusCode {
  const row: ErrorRow = TOOL_ERRORS[code]
  return row.status ?? 500
}

/** A call that was made and failed is a 200: its body says so. */
export function invokeStatusOf(error: ToolError): ContentfulStatusCode {
  const row: ErrorRow = TOOL_ERRORS[error.code]
  return row.blocksCall ? statusOf(error) : 200
}

export function restRefusal({ code, message, suggestion, problems }: ToolError): RestRefusal {
  return { ok: false, error: { code, message, suggestion, ...(problems !== undefined && { problems }) } }
}

export function refuse(context: Context, error: ToolError, status: ContentfulStatusCode = statusOf(error)): Response {
  if (error.retryAfterSeconds !== undefined) context.header('Retry-After', String(error.retryAfterSeconds))
  return context.json(restRefusal(error), status)
}

/** Sends what a schema describes, or why it cannot be had. */
export function answer<Schema extends z.core.$ZodType>(
  context: Context,
  schema: () => Schema,
  result: Result<Shown<Schema>, ToolError>,
): Response {
  return result.ok ? answerWith(context, schema, result.value) : refuse(context, result.error)
}

/** The schema is for the compiler: the response must match its description. */
export function answerWith<Schema extends z.core.$ZodType>(
  context: Context,
  _schema: () => Schema,
  value: Shown<Schema>,
  status: ContentfulStatusCode = 200,
): Response {
  return context.json(value, status)
}

/** What a schema describes, as it is answered. */
export type Shown<Schema extends z.core.$ZodType> = ReadonlyDeep<z.output<Schema>>
type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T

/** One event of a streamed answer. */
export type SendEvent = (event: string, data: unknown) => void

export function wantsEvents(context: Context): boolean {
  return context.req.header('accept')?.includes('text/event-stream') ?? false
}

/** Events while the work goes on, and one for its result. The work is cancelled when the client disconnects. */
export function streamEvents(
  context: Context,
  work: (send: SendEvent, signal: AbortSignal) => Promise<Result<unknown, ToolError>>,
): Response {
  return streamSSE(context, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    let sending = Promise.resolve()
    const send = (event: string, data: unknown) => {
      sending = sending.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }))
    }
    const result = await work(send, AbortSignal.any([context.req.raw.signal, gone.signal]))
    send('result', result.ok ? { ok: true, value: result.value ?? null } : restRefusal(result.error))
    await sending
  })
}

/** For requests that are refused before they are processed. */
export function requestAnswer(context: Context, status: ContentfulStatusCode, message: string, suggestion: string): Response {
  return refuse(context, toolError('invalid_arguments', message, suggestion), status)
}

/** For rate limits. */
export function rateAnswer(context: Context, message: string, waitSeconds: number): Response {
  const retryAfterSeconds = Math.ceil(waitSeconds)
  return refuse(context, { ...ERRORS.rateLimited(message, retryAfterSeconds), retryAfterSeconds }, 429)
}

const ERRORS = {
  rateLimited: (message: string, seconds: number) =>
    toolError('rate_limited', message, `Try again in ${countOf(seconds, 'second')}, or start the server with another --rate.`),
}
