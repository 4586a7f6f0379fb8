import type { HttpOutcome } from './http.ts'

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  ETIMEDOUT: 'connection timed out',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found (the name server does not answer)',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are too large',
}

/** What OpenSSL says of bytes that are no TLS at all; everything around it names its own source files. */
const NOT_TLS = /:(?:wrong version number|(?:packet|data) length too long):/
const TLS_REASON = /:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):/

/** What went wrong on the way, in words; trying several addresses fails with the reason of the first. */
export function networkFailure(error: unknown): HttpOutcome {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  const { code, message } = first as NodeJS.ErrnoException
  if (code === 'EPROTO') return tlsFailure(message)
  return { kind: 'failed', message: NETWORK_ERRORS[code ?? ''] ?? (message || (code ?? 'unknown network error')) }
}

function tlsFailure(message: string): HttpOutcome {
  if (NOT_TLS.test(message))
    return { kind: 'failed', message: 'the server does not speak TLS on this port', advice: 'Is it an http:// address?' }
  const reason = TLS_REASON.exec(message)?.[1]
  return { kind: 'failed', message: reason === undefined ? message : `TLS could not be agreed on: ${reason}` }
}
