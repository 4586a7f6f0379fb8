import { briefText } from '../../model/path.ts'
import type { Diagnostics } from '../diagnostics.ts'
import { readText, wrongType } from '../read-scalars.ts'
import type { YamlNode } from '../yaml-node.ts'

export const SECRET_NAME: RegExp = /^[A-Z][A-Z0-9_]{0,63}$/
export const MAX_SECRETS = 100

/** Where each secret may go: a map of names and origins. */
export function readSecrets(node: YamlNode, diagnostics: Diagnostics): Readonly<Record<string, string>> {
  if (node.kind !== 'map') return wrongType(node, "'secrets'", 'a map of names and origins', diagnostics) ?? {}
  const beyond = node.entries[MAX_SECRETS]
  if (beyond !== undefined) diagnostics.error(beyond.keyAt, 'too_many_entries', `More than ${MAX_SECRETS} secrets`, 'Remove some of them.')
  const secrets: [string, string][] = []
  for (const { key, keyAt, value } of node.entries.slice(0, MAX_SECRETS)) {
    if (!SECRET_NAME.test(key))
      diagnostics.error(
        keyAt,
        'invalid_name',
        `'${briefText(key)}' is no name of a secret`,
        'Use capitals, digits and underscores: API_TOKEN.',
      )
    const text = readText(value, `The secret '${briefText(key)}'`, diagnostics)
    if (text === undefined) continue
    const origin = originOf(text)
    if (origin === undefined)
      diagnostics.error(
        value.at,
        'invalid_origin',
        // Not what is written there: it may be the secret itself.
        `The secret '${briefText(key)}' has no origin`,
        'Write where the secret may go, such as https://tickets.example.com, and never its value.',
      )
    else secrets.push([key, origin])
  }
  return Object.fromEntries(secrets)
}

function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.href === `${url.origin}/` ? url.origin : undefined
}
