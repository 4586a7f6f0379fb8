import { success } from '../../model/result.ts'
import type { HttpAuth, HttpSpec } from '../bundle-schemas.ts'
import { type Arguments, callId, renderCall, renderCallUrl } from './render-call.ts'

/** What a tool would send, for whoever approves it: everything but the secrets, of which only the names are shown. */
export function showCalls(spec: HttpSpec, args: Arguments): readonly string[] {
  return spec.calls.flatMap((call, index) => {
    const url = renderCallUrl(call, args)
    if (!url.ok) return [`${call.method} ${call.urlTemplate} (${url.error.message})`]
    const secret = (name: string) => success(`<secret ${name}>`)
    const rendered = renderCall(call, { url: url.value, id: callId(call, index), args, secret })
    if (!rendered.ok) return [`${call.method} ${url.value.href} (${rendered.error.message})`]
    const { method, headers, body } = rendered.value
    return [
      `${method} ${url.value.href}`,
      ...Object.entries({ ...headers, ...authShown(call.auth) }).map(([name, value]) => `  ${name}: ${value}`),
      ...(body === undefined ? [] : ['', ...body.split('\n').map((line) => `  ${line}`)]),
    ]
  })
}

function authShown(auth: HttpAuth | undefined): Readonly<Record<string, string>> {
  switch (auth?.type) {
    case 'bearer':
      return { Authorization: `Bearer <secret ${auth.secret}>` }
    case 'basic':
      return { Authorization: `Basic ${auth.user}:<secret ${auth.secret}>` }
    case 'hmac':
      return { [auth.header]: `${auth.prefix}<${auth.algorithm} with secret ${auth.secret}>` }
    case 'oauth2':
      return { Authorization: `Bearer <token from ${auth.tokenUrl} for ${auth.clientId}, with secret ${auth.secret}>` }
    default:
      return {}
  }
}
