import type { RemoteAccess } from './git.ts'

interface RemoteEnvironment {
  readonly settings: Readonly<Record<string, string>>
  readonly variables: Readonly<Record<string, string>>
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * What lets git reach one server: that protocol only, no redirect, no helper that knows other credentials, and the token in
 * a header for that very origin.
 */
export function remoteEnvironment({ origin, token, proxy = '', certificates }: RemoteAccess): RemoteEnvironment {
  const url = new URL(origin)
  if (url.origin !== origin) throw new Error('A remote is given as an origin, without path and credentials.')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.has(url.hostname)))
    throw new Error('Git speaks https only, and http with this machine.')
  return {
    settings: {
      [`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}`,
      'http.followRedirects': 'false',
      'http.sslVerify': 'true',
      'http.proxy': proxy,
      ...(certificates !== undefined && { 'http.sslCAInfo': certificates }),
      // A server that has stopped speaking is given up.
      'http.lowSpeedLimit': '100',
      'http.lowSpeedTime': '30',
      'core.askPass': '',
      'protocol.version': '2',
      'transfer.credentialsInUrl': 'die',
      'submodule.recurse': 'false',
      'fetch.recurseSubmodules': 'false',
      'push.recurseSubmodules': 'no',
      'push.followTags': 'false',
      'push.gpgSign': 'false',
    },
    variables: {
      GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
      // There would be `.netrc`, with credentials for whatever host.
      HOME: '/dev/null',
    },
  }
}

/** A server may send back what it was sent. */
export function hideToken(text: string, remote: RemoteAccess | undefined): string {
  if (remote === undefined || remote.token === '') return text
  return text.replaceAll(remote.token, '***').replaceAll(basicToken(remote.token), '***')
}

function basicToken(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString('base64')
}
