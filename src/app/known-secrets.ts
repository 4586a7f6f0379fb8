import { parseJson } from '../base/text/json.ts'
import { maskSpans } from '../base/text/secrets.ts'
import { LEAST_CHARACTERS, secretFinder } from '../github/remote/secret-guard.ts'
import type { Surroundings } from './surroundings.ts'

/** How variables are called whose values nobody is to read anywhere. */
const SECRET_NAME = /^SOUS_SECRET_|(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|API_?KEY|PRIVATE_KEY|CREDENTIALS?)$/i

/** The secrets of this run, as far as its environment tells: each whole, its lines if it has several, and its texts if it is JSON. */
export function knownSecrets(env: Surroundings['env']): readonly string[] {
  const values = Object.entries(env).flatMap(([name, value]) => (SECRET_NAME.test(name) && value !== undefined ? [value.trim()] : []))
  return [...new Set(values.flatMap((value) => [value, ...value.split(/\r?\n/), ...textsIn(value)]))].filter(
    ({ length }) => length >= LEAST_CHARACTERS,
  )
}

function textsIn(value: string): readonly string[] {
  const json = /^[[{]/.test(value) ? parseJson(value) : undefined
  return json?.ok ? leavesOf(json.value) : []
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

/** Shows `***` for each of the secrets, in whatever way it is written. */
export function hider(secrets: readonly string[]): (text: string) => string {
  // Made once there is something to hide it in: many runs have nothing to say.
  let finder: ReturnType<typeof secretFinder>
  return (text) => {
    finder ??= secretFinder(secrets)
    return finder === undefined ? text : maskSpans(text, finder.find(text, { isOpen: false }).spans)
  }
}
