import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { assertNever, failure, succeeded } from '../../base/result.ts'
import { charsetOf } from '../../base/text/charset.ts'
import { countOf } from '../../base/text/wording.ts'
import { checkPublicHost } from '../../system/network/address-rules.ts'
import type { HttpAnswer, HttpOutcome } from '../../system/network/http.ts'
import { defineTool } from '../kit/tool.ts'

const KB = 1024
const MB = 1024 * KB
const MAX_URL_CHARACTERS = 8_192
/** The parser would silently drop or rewrite these, so that the fetched URL would not be the approved one. */
const REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u

const PRIVATE_ADVICE = 'Use a public address, or allow a private host by name: --allow-host HOST.'

export const fetchWebpage = defineTool({
  name: 'fetch_webpage',
  summary: 'Fetch content from a web page.',
  category: 'Network',
  effect: 'external',
  risk: 'dangerous',
  permissions: ['Network'],
  args: () =>
    z.strictObject({
      url: z.string().check(z.describe('URL to fetch (must be http or https)')),
      timeout_seconds: z._default(z.int().check(z.gte(1), z.lte(60), z.describe('Request timeout in seconds, 1 to 60 (default: 10)')), 10),
    }),
  outputs: () =>
    z.strictObject({
      url: z.string().check(z.describe('Final URL after redirects')),
      status_code: z.int().check(z.describe('HTTP status; 404 is not an error')),
      content_length: z.int().check(z.describe('Bytes received, at most 1 MB')),
      content_type: z.string().check(z.describe('Media type without its parameters; empty if the server sends none')),
      content: z.string().check(z.describe('The body as text, HTML included; empty if it is not text')),
      truncated: z.boolean().check(z.describe('Whether the body was larger than 1 MB')),
      hops: z.array(z.string()).check(z.describe('Every URL requested, in order')),
      sha256: z.string().check(z.describe('SHA-256 of the bytes received')),
    }),
  metadata: ['url', 'status_code', 'content_length', 'content_type'],
  when: 'Use it to read a page or a file from the web. To call an API with secrets, use a bundle tool.',
  termination: 'Use terminate=false when the next step needs the page; terminate=true when fetching it is all the user asked for.',
  examples: [
    { description: 'Fetch a page', args: { url: 'https://example.com' } },
    { description: 'Give a slow server more time', args: { url: 'https://example.com/data.json', timeout_seconds: 30 } },
  ],
  refuse: ({ url }, { allowPrivateHosts }) => refuseUrl(url, allowPrivateHosts),
  async run(args, { http, limits, allowPrivateHosts, signal }) {
    const outcome = await http.send({
      url: new URL(args.url),
      timeoutMs: args.timeout_seconds * 1000,
      maxBytes: limits.fetchBytes,
      allowPrivate: allowPrivateHosts,
      signal,
    })
    if (outcome.kind !== 'answered') return failure(describeFailure(outcome, args.timeout_seconds))
    if (isEmptyRedirect(outcome)) return failure(ERRORS.noContent(outcome.status))
    const content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated)
    const value = {
      url: plainUrl(outcome.hops.at(-1) ?? args.url, args.url),
      status_code: outcome.status,
      content_length: outcome.bytes.length,
      content_type: outcome.contentType.split(';')[0]?.trim().toLowerCase() ?? '',
      content: content.text ?? '',
      truncated: outcome.truncated,
      hops: [...outcome.hops],
      sha256: createHash('sha256').update(outcome.bytes).digest('hex'),
    }
    const warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings]
    const output = `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`
    return succeeded(value, output, { warnings, printed: { out: value.content, err: '' } })
  },
})

/** As requested, not as written, except for the slash after a bare host. */
function plainUrl(asked: string, written: string): string {
  return asked === `${written}/` && asked === new URL(written).href ? written : asked
}

function refuseUrl(text: string, allowPrivateHosts: readonly string[]): ToolError | undefined {
  const invalid = ERRORS.invalidUrl()
  if (text.length > MAX_URL_CHARACTERS || REWRITTEN.test(text) || !URL.canParse(text)) return invalid
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return ERRORS.otherProtocol(url.protocol)
  // The parser would find a host after any number of slashes.
  if (!/^https?:\/\/(?!\/)/i.test(text)) return invalid
  if (url.username !== '' || url.password !== '') return ERRORS.credentials()
  const refusal = checkPublicHost(url, allowPrivateHosts)
  return refusal === undefined ? undefined : ERRORS.denied(refusal)
}

function describeFailure(outcome: Exclude<HttpOutcome, { kind: 'answered' }>, timeoutSeconds: number): ToolError {
  switch (outcome.kind) {
    case 'denied':
      return ERRORS.denied(outcome.message, outcome.advice)
    case 'too_many_redirects':
      return ERRORS.tooManyRedirects(outcome.message, outcome.lastUrl)
    case 'timed_out':
      return ERRORS.timedOut(timeoutSeconds)
    case 'cancelled':
      return ERRORS.cancelled()
    case 'failed':
      return ERRORS.failed(outcome.message, outcome.advice)
    default:
      return assertNever(outcome)
  }
}

/** A redirect without a target, or 304: neither is the page, and there is nothing to show. */
function isEmptyRedirect({ status, bytes }: HttpAnswer): boolean {
  return status >= 300 && status < 400 && bytes.length === 0
}

function warnAbout({ status, truncated }: HttpAnswer, limit: number): readonly string[] {
  const warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : []
  return status >= 300 ? [...warnings, `The server responded with status ${status}`] : warnings
}

function showSize(bytes: number): string {
  if (bytes < KB) return countOf(bytes, 'byte')
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`
}

/** Types that are never shown as text, whatever their bytes. */
const BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i
const NOT_TEXT: WebContent = { text: undefined, warnings: ['The content is not text, so only its size and SHA-256 are shown'] }

export interface WebContent {
  /** `undefined` if the bytes are not text. */
  readonly text: string | undefined
  readonly warnings: readonly string[]
}

/** Decodes the bytes of a response as text. */
export function decodeWebContent(bytes: Uint8Array, contentType: string, isTruncated: boolean): WebContent {
  if (BINARY_TYPE.test(contentType.trim())) return NOT_TEXT
  const { decoder, unknown, isGuess } = charsetOf(bytes, contentType)
  // Drops a character that the limit split.
  const text = decoder.decode(bytes, { stream: isTruncated })
  if (text.includes('\0')) return NOT_TEXT
  if (unknown !== undefined) return { text, warnings: [`Unknown character set '${unknown}', read as UTF-8`] }
  const isLossy = isGuess === true && text.includes('\ufffd') && !isUtf8(bytes)
  return { text, warnings: isLossy ? ['The server sends no character set, and some bytes are not UTF-8: they are shown as U+FFFD'] : [] }
}

const ERRORS = {
  denied: (message: string, advice = PRIVATE_ADVICE) => toolError('network_denied', `Not allowed to fetch - ${message}`, advice),
  noContent: (status: number) =>
    toolError(
      'network_failed',
      `Failed to fetch - the server responded with status ${status} and no content`,
      'Try again later, or use another address.',
    ),
  invalidUrl: () => toolError('invalid_arguments', 'Invalid URL format', "Use a complete URL such as 'https://example.com/page'."),
  otherProtocol: (protocol: string) =>
    toolError('network_denied', `Only http and https URLs can be fetched, not '${protocol}'`, 'Use an http:// or https:// URL.'),
  credentials: () =>
    toolError(
      'network_denied',
      'Not allowed to fetch - the URL contains a user name or password',
      'Remove the user name and password from the URL. Sous never sends credentials with this tool.',
    ),
  tooManyRedirects: (why: string, lastUrl: string) =>
    toolError('limit_exceeded', `Failed to fetch - ${why}; the last URL was ${briefText(lastUrl)}`, 'Fetch the final URL directly.'),
  timedOut: (timeoutSeconds: number) =>
    toolError(
      'timed_out',
      `Request timed out after ${countOf(timeoutSeconds, 'second')}`,
      'Raise timeout_seconds (at most 60), or try again later.',
    ),
  cancelled: () => toolError('cancelled', 'Request was cancelled', 'Fetch it again if you still need it.'),
  failed: (why: string, advice: string | undefined) =>
    toolError(
      'network_failed',
      `Failed to fetch - ${why}`,
      advice ?? 'Check the address and whether its server is reachable, then try again.',
    ),
}
