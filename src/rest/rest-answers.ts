import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ToolErrorCode, toolError } from '../base/errors/tool-errors.ts'
import { countOf } from '../base/text/wording.ts'
import type { BundleError } from '../bundles/bundle-errors.ts'

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

const STATUSES: Readonly<Partial<Record<ToolErrorCode, ContentfulStatusCode>>> = {
  invalid_arguments: 400,
  not_found: 404,
  already_exists: 409,
  limit_exceeded: 409,
  disabled: 423,
  read_only: 403,
  corrupt_file: 409,
}

/** The status of what went wrong with a bundle or a tool itself. */
export function statusOf({ code }: BundleError): ContentfulStatusCode {
  return STATUSES[code] ?? 500
}

const INVOKE_STATUSES: Readonly<Partial<Record<ToolErrorCode, ContentfulStatusCode>>> = {
  invalid_arguments: 400,
  network_denied: 403,
  secret_missing: 403,
  secret_origin_mismatch: 403,
  approval_needed: 403,
  approval_refused: 403,
  untrusted_recipe: 403,
  not_permitted: 403,
  disabled: 423,
  rate_limited: 429,
}

/** A call that was made and failed is an answer too: its body says so. */
export function invokeStatusOf({ code }: BundleError): ContentfulStatusCode {
  return INVOKE_STATUSES[code] ?? 200
}

export function restRefusal({ code, message, suggestion, problems }: BundleError): RestRefusal {
  return { ok: false, error: { code, message, suggestion, ...(problems !== undefined && { problems }) } }
}

export function refuse(context: Context, error: BundleError, status: ContentfulStatusCode = statusOf(error)): Response {
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
