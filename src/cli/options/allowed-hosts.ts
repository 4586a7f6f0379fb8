import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { shellWord } from '../../base/text/wording.ts'

const NAME = /^(?:[\w.-]+|\[[\da-f:.]+\])$/
const BARE_IPV6 = /^[\da-f]*:[\da-f.]*:[\da-f:.]*$/i

/** Checks the values of `--allow-host`. One that is not written as in a URL would never match. */
export function checkAllowedHosts(hosts: readonly string[]): ToolError | undefined {
  for (const host of hosts) {
    const plain = plainHost(host)
    if (plain === host.toLowerCase()) continue
    const example =
      plain === undefined ? 'a name or address such as localhost, 10.0.0.7 or localhost:8080' : `--allow-host ${shellWord(plain)}`
    return ERRORS.notAHost(host, example)
  }
  return undefined
}

/** The host that a text means, as URLs have it, with its port if it names one. */
function plainHost(text: string): string | undefined {
  const isUrl = text.includes('://')
  const address = BARE_IPV6.test(text) ? `[${text}]` : text
  const whole = isUrl ? text : `http://${address}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  if (!NAME.test(url.hostname)) return undefined
  // A URL forgets the usual port of its scheme.
  const port = isUrl ? url.port : (/:0*(\d+)$/.exec(address.replace(/[/?#].*$/, ''))?.[1] ?? '')
  return port === '' ? url.hostname : `${url.hostname}:${port}`
}

const ERRORS = {
  notAHost: (host: string, example: string) =>
    toolError('invalid_arguments', `--allow-host takes the name of a host, not '${briefText(host)}'`, `Use ${example}.`),
}
