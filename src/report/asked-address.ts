import { domainToUnicode } from 'node:url'
import type { ToolCall } from '../model/policy.ts'
import { mixesAlphabets } from './mixed-alphabets.ts'

export interface AskedAddress {
  readonly href: string
  /** Whether it is another than the written one, beyond the case of the host and the slash after it. */
  readonly isRewritten: boolean
  readonly mixesAlphabets: boolean
}

/** What a call would ask for where its caller wrote a URL: the parser decodes, joins and renames, and what it made is asked. */
export function askedAddress({ tool, args }: ToolCall): AskedAddress | undefined {
  const { url: written } = args
  // Tools of bundles name their hosts themselves, and show their requests.
  if (!tool.permissions.includes('Network') || tool.hosts !== undefined) return undefined
  if (typeof written !== 'string' || !URL.canParse(written)) return undefined
  const { href, hostname } = new URL(written)
  return { href, isRewritten: plainly(written) !== href, mixesAlphabets: mixesAlphabets(domainToUnicode(hostname)) }
}

/** A URL with what no reader stumbles over as the parser has it. */
function plainly(written: string): string {
  const start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? ''
  const rest = written.slice(start.length)
  return `${start.toLowerCase()}${rest.startsWith('/') ? '' : '/'}${rest}`
}
