import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorRow, TOOL_ERRORS, type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { countOf } from '../base/text/wording.ts'

/** What every refusal looks like. */
export interface RestRefusal {
  readonly ok: false
  readonly error: {
    readonly code: string
    readonly message: string
    readonly suggestion: string
    readonly problems?: readonly { readonly field: string; readonly reason: string }[]
  }
}

/** The status of what went wrong with a bundle or a tool itself. */
export function statusOf({ code }: ToolError): ContentfulStatusCode {
  const row: ErrorRow = TOOL_ERRORS[code]
  return row.status ?? 500
}

/** A call that was made and failed is an answer too: its body says so. */
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

/** For what is wrong with a request before anybody looks at what it asks for. */
export function requestAnswer(context: Context, status: ContentfulStatusCode, message: string, suggestion: string): Response {
  return refuse(context, toolError('invalid_arguments', message, suggestion), status)
}

/** For what comes too often. */
export function rateAnswer(context: Context, message: string, waitSeconds: number): Response {
  const retryAfterSeconds = Math.ceil(waitSeconds)
  const suggestion = `Try again in ${countOf(retryAfterSeconds, 'second')}, or start the server with another --rate.`
  return refuse(context, { ...toolError('rate_limited', message, suggestion), retryAfterSeconds }, 429)
}
