import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { checkPublicHost, hostOf, isAllowedHost, isPublicAddress, notPublic } from './address-rules.ts'
import { collectBody, type Http, type HttpOutcome, type HttpRequest, networkFailure } from './http.ts'

export interface HttpOptions {
  /** All addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Opens connections in another way, for tests. */
  readonly connect?: (port: number) => Socket
  /** Certificates to trust in addition to the usual ones. */
  readonly certificateAuthority?: string
}

interface Hop {
  readonly url: URL
  readonly addresses: readonly string[]
  readonly mayBePrivate: boolean
}

type SentRequest = Required<Pick<HttpRequest, 'method' | 'headers'>> & { readonly body: Uint8Array | undefined }

type HopOutcome = { readonly kind: 'message'; readonly message: IncomingMessage } | HttpOutcome

const MAX_REDIRECTS = 5
const MAX_HEADER_BYTES = 32 * 1024
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
const SWITCHING_PROTOCOLS = 101
const OTHER_ADDRESS = 'Use an address that does not redirect there.'

/** Node's own client, without proxies, keep-alive or a second DNS lookup. */
export function realHttp(options: HttpOptions = {}): Http {
  return {
    async send(request) {
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort('timed_out'), request.timeoutMs)
      const cancel = () => stop.abort('cancelled')
      request.signal.addEventListener('abort', cancel)
      if (request.signal.aborted) cancel()
      const stopped = new Promise<HttpOutcome>((resolve) => {
        const end = () => resolve({ kind: stop.signal.reason === 'timed_out' ? 'timed_out' : 'cancelled' })
        if (stop.signal.aborted) end()
        stop.signal.addEventListener('abort', end)
      })
      try {
        return await Promise.race([stopped, follow(request, options, stop.signal)])
      } finally {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', cancel)
        // Closes what is still open after a response that was cut off or a lookup that came too late.
        stop.abort('cancelled')
      }
    },
  }
}

async function follow(request: HttpRequest, options: HttpOptions, signal: AbortSignal): Promise<HttpOutcome> {
  const hops: string[] = []
  let sent: SentRequest = { method: request.method ?? 'GET', headers: request.headers ?? {}, body: request.body }
  for (let url = request.url; ; ) {
    const where = hops.length === 0 ? '' : `redirect hop ${hops.length}: `
    if (hops.length > MAX_REDIRECTS)
      return { kind: 'too_many_redirects', message: `more than ${MAX_REDIRECTS} redirects`, lastUrl: hops.at(-1) ?? '' }
    const refusal = refuseForm(url)
    if (refusal !== undefined) return denied(`${where}${refusal}`, hops.length === 0 ? undefined : OTHER_ADDRESS)
    const hop = await checkHop(url, request, options)
    if ('kind' in hop) return hop.kind === 'denied' ? { ...hop, message: `${where}${hop.message}` } : hop
    if (signal.aborted) return { kind: 'cancelled' }
    hops.push(url.href)
    const outcome = await ask(hop, sent, options, signal)
    if (outcome.kind !== 'message') return outcome
    const next = redirectTarget(outcome.message, url)
    if (next === undefined) return collectBody(outcome.message, request, hops)
    const status = outcome.message.statusCode ?? 0
    outcome.message.destroy()
    if (typeof next === 'string') return { kind: 'failed', message: next }
    if (url.protocol === 'https:' && next.protocol === 'http:')
      return denied(`redirect hop ${hops.length}: '${next.origin}' is http, after https`, OTHER_ADDRESS)
    if (request.redirects === 'same-origin' && next.origin !== url.origin)
      return denied(`redirect hop ${hops.length}: cross-origin redirect with credentials, to '${next.origin}'`)
    sent = redirected(sent, status)
    url = next
  }
}

/** Why a URL is never requested, whatever its host. */
function refuseForm(url: URL): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `'${url.protocol}' is neither http: nor https:`
  return url.username !== '' || url.password !== '' ? 'the URL contains a user name or password' : undefined
}

/** Checks the host as the URL parser understood it, and every address that it resolves to. */
async function checkHop(url: URL, request: HttpRequest, options: HttpOptions): Promise<Hop | HttpOutcome> {
  if (request.allowedHosts !== undefined && !isAllowedHost(url, request.allowedHosts))
    return denied(`'${url.host}' is not one of the tool's hosts`)
  if (request.mayReach?.(url.hostname) === false) return denied(`'${url.hostname}' is not an allowed host`)
  const refusal = checkPublicHost(url, request.allowPrivate)
  if (refusal !== undefined) return denied(refusal)
  const mayBePrivate = isAllowedHost(url, request.allowPrivate)
  try {
    const host = hostOf(url)
    const addresses = isIP(host) !== 0 ? [host] : await (options.resolve ?? lookUp)(host)
    const refused = addresses.find((address) => !mayBePrivate && !isPublicAddress(address))
    if (refused !== undefined) return denied(notPublic(url, refused))
    return { url, addresses, mayBePrivate }
  } catch (error) {
    return networkFailure(error)
  }
}

async function lookUp(host: string): Promise<readonly string[]> {
  const dns = await import('node:dns/promises')
  return (await dns.lookup(host, { all: true })).map(({ address }) => address)
}

async function ask(hop: Hop, { method, headers, body }: SentRequest, options: HttpOptions, signal: AbortSignal): Promise<HopOutcome> {
  const { url, addresses, mayBePrivate } = hop
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  const { connect } = options
  return new Promise((resolve) => {
    const sent = request(url, {
      method,
      headers: {
        ...withoutGiven({ Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'sous' }, headers),
        ...headers,
        ...(body !== undefined && { 'Content-Length': body.length }),
      },
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
      lookup: (_host, { all }, answer) => {
        const known = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = known
        if (all === true) answer(null, known)
        else answer(null, first?.address ?? '', first?.family)
      },
      ...(options.certificateAuthority !== undefined && { ca: options.certificateAuthority }),
      // Without a shared agent, no connection stays open and no proxy from the environment is used.
      ...(connect === undefined ? { agent: false } : { createConnection: () => connect(Number(url.port)) }),
    })
    sent.on('socket', (socket) => {
      socket.once('connect', () => {
        if (mayBePrivate || isPublicAddress(socket.remoteAddress ?? '')) return
        resolve(denied(`'${url.hostname}' resolved to ${socket.remoteAddress}, which is not a public address`))
        sent.destroy()
      })
    })
    const switched = (socket: Duplex) => {
      resolve({ kind: 'failed', message: 'the server switched to another protocol (status 101), which Sous did not request' })
      socket.destroy()
    }
    // Without a listener, Node silently closes the connection; without an `Upgrade` header, it is a normal response.
    sent.on('upgrade', (_message, socket) => switched(socket))
    sent.on('response', (message) => {
      if (message.statusCode === SWITCHING_PROTOCOLS) switched(message.socket)
      else resolve({ kind: 'message', message })
    })
    sent.on('error', (error) => resolve(networkFailure(error)))
    sent.end(body)
  })
}

/** Like every client: only 307 and 308 repeat the request, all others become GET. */
function redirected(sent: SentRequest, status: number): SentRequest {
  if (sent.method === 'GET' || sent.method === 'HEAD' || status === 307 || status === 308) return sent
  const headers = Object.entries(sent.headers).filter(([name]) => !name.toLowerCase().startsWith('content-'))
  return { method: 'GET', headers: Object.fromEntries(headers), body: undefined }
}

function withoutGiven(usual: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()))
  return Object.fromEntries(Object.entries(usual).filter(([name]) => !names.has(name.toLowerCase())))
}

/** `undefined` when the message is not a redirect; a message when the target is not valid. */
function redirectTarget(message: IncomingMessage, from: URL): URL | string | undefined {
  const { location } = message.headers
  if (!REDIRECTS.includes(message.statusCode ?? 0) || location === undefined) return undefined
  const target = headerText(location)
  return URL.canParse(target, from.href) ? new URL(target, from) : 'redirected to an invalid URL'
}

/** Node decodes headers as Latin-1, but most servers that send more than ASCII send UTF-8. */
function headerText(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}

function denied(message: string, advice?: string): HttpOutcome {
  return { kind: 'denied', message, ...(advice !== undefined && { advice }) }
}
