import { asBuffer } from '../../base/bytes.ts'
import type { FileChange } from '../../base/change.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { ReportedPlan } from '../../base/plan.ts'
import { once } from '../../base/result.ts'
import { readingsOf } from '../../base/text/decode-escapes.ts'
import { parseJson } from '../../base/text/json.ts'
import { maskSpans, SecretFinder, secretForms, TOKEN_FORMS } from '../../base/text/secrets.ts'

/** Shorter secrets would match everywhere. */
const LEAST_CHARACTERS = 8

/**
 * Refuses text that would publish a secret: GitHub masks secrets in its logs, but not in comments, commits, pull requests or
 * refs. The message names the kind of secret and the place, never the secret.
 */
export function checkSecrets(text: string, where: string, known: readonly string[] = []): Refusal | undefined {
  return refuseIn(text, where, secretFinder(known))
}

/** The same for a plan: its record and the lines it adds to files. Existing content is public already. */
export function checkPlanSecrets(plan: ReportedPlan, changes: readonly FileChange[], known: readonly string[]): Refusal | undefined {
  const finder = secretFinder(known)
  const record = refuseIn(JSON.stringify(plan), 'the record of the plan', finder)
  if (record !== undefined) return record
  for (const change of changes) {
    if (!('after' in change)) continue
    const after = readingsOfFile(change.after)
    const where = `the new content of '${change.path}'`
    if (finder?.isIn(after)) return ERRORS.found('a secret of this run', where)
    const tokens = tokensIn(after)
    const before = tokens.length > 0 && 'before' in change ? readingsOfFile(change.before) : []
    const added = tokens.find(({ token }) => !before.some((reading) => reading.includes(token)))
    if (added !== undefined) return ERRORS.found(added.kind, where)
  }
  return undefined
}

function refuseIn(text: string, where: string, finder: SecretFinder | undefined): Refusal | undefined {
  const readings = readingsOf(text, { isBytes: false })
  if (finder?.isIn(readings)) return ERRORS.found('a secret of this run', where)
  const [token] = tokensIn(readings)
  return token && ERRORS.found(token.kind, where)
}

function tokensIn(readings: readonly string[]): readonly { readonly kind: string; readonly token: string }[] {
  return TOKEN_FORMS.flatMap(({ kind, pattern }) =>
    readings.flatMap((reading) => (reading.match(pattern) ?? []).map((token) => ({ kind, token }))),
  )
}

/** `undefined` if there is nothing to look for. */
export function secretFinder(secrets: readonly string[]): SecretFinder | undefined {
  const forms = secrets.flatMap(longSecretForms)
  return forms.length === 0 ? undefined : new SecretFinder(forms)
}

/** A secret in its common encodings. Empty for short texts. */
function longSecretForms(secret: string): readonly string[] {
  // An encoding of a long secret can be short: a URL has no line ends.
  return secret.length < LEAST_CHARACTERS ? [] : secretForms(secret).filter((form) => form.length >= LEAST_CHARACTERS)
}

/** As Latin-1, which keeps every byte in any encoding. */
function readingsOfFile(bytes: Uint8Array): readonly string[] {
  return readingsOf(asBuffer(bytes).toString('latin1'), { isBytes: true })
}

/** Names of variables that hold secrets. */
const SECRET_NAME = /^SOUS_SECRET_|(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|API_?KEY|PRIVATE_KEY|CREDENTIALS?)$|^INPUT_APP-KEY$/i

/** The secrets in the environment: each whole, line by line, and its strings if it is JSON. */
export function knownSecrets(env: Readonly<Record<string, string | undefined>>): readonly string[] {
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

/** Replaces each secret of the environment, in any encoding, with `***`. */
export function hider(env: Parameters<typeof knownSecrets>[0]): (text: string) => string {
  // Built lazily: many runs print nothing.
  const finder = once(() => secretFinder(knownSecrets(env)))
  return (text) => {
    const found = finder()?.find(text, { isOpen: false })
    return found === undefined ? text : maskSpans(text, found.spans)
  }
}

const ERRORS = {
  found: (kind: string, where: string) => refusal('secret_in_output', `Found ${kind} in ${where}`),
}
