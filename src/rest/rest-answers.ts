import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorRow, TOOL_ERRORS, type ToolError, toolError } from '../base/errors/tool-errors.ts'
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

/** For requests that are refused before they are processed. */
export function requestAnswer(context: Context, status: ContentfulStatusCode, message: string, suggestion: string): Response {
  return refuse(context, toolError('invalid_arguments', message, suggestion), status)
}

/** For rate limits. */
export function rateAnswer(context: Context, message: string, waitSeconds: number): Response {
  const retryAfterSeconds = Math.ceil(waitSeconds)
  const suggestion = `Try again in ${countOf(retryAfterSeconds, 'second')}, or start the server with another --rate.`
  return refuse(context, { ...toolError('rate_limited', message, suggestion), retryAfterSeconds }, 429)
}
