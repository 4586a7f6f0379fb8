import { asBuffer } from '../model/bytes.ts'
import type { FileChange } from '../model/change.ts'
import type { Plan } from '../model/plan.ts'
import { type Refusal, refusal } from '../model/reason.ts'
import { secretForms } from '../model/secret-forms.ts'

/** Shorter ones would be found everywhere. */
const LEAST_CHARACTERS = 8

/** What credentials of well-known kinds look like. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_[A-Za-z0-9_]{22,}/g],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/g],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{16}/g],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
]

/**
 * Refuses text that would show a secret to everybody: GitHub masks its own logs, and neither comments, commits, pull requests
 * nor refs. The message says what kind of secret and where, never which.
 */
export function refuseSecrets(text: string, where: string, known: readonly string[] = []): Refusal | undefined {
  if (known.flatMap(longSecretForms).some((form) => text.includes(form))) return found('a secret of this run', where)
  const kind = KINDS.find(([, pattern]) => text.match(pattern) !== null)
  return kind && found(kind[0], where)
}

/** The same for all that a plan brings: its record, and what it adds to files. What was in a file before is there already. */
export function refusePlanSecrets(plan: Plan, changes: readonly FileChange[], known: readonly string[]): Refusal | undefined {
  const record = refuseSecrets(JSON.stringify(plan), 'the record of the plan', known)
  if (record !== undefined) return record
  const forms = known.flatMap(longSecretForms)
  for (const change of changes) {
    if (!('after' in change)) continue
    const after = asText(change.after)
    const before = 'before' in change ? asText(change.before) : ''
    const where = `the new content of '${change.path}'`
    if (forms.some((form) => after.includes(form))) return found('a secret of this run', where)
    for (const [kind, pattern] of KINDS) {
      const added = (after.match(pattern) ?? []).find((secret) => !before.includes(secret))
      if (added !== undefined) return found(kind, where)
    }
  }
  return undefined
}

/** In all the ways that it may be written. None for short texts. */
export function longSecretForms(secret: string): readonly string[] {
  // Also of a long one a form may be short: a URL has no line ends.
  return secret.length < LEAST_CHARACTERS ? [] : secretForms(secret).filter((form) => form.length >= LEAST_CHARACTERS)
}

/** Latin-1, so that whatever the file's encoding is no byte is lost. */
function asText(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('latin1')
}

function found(kind: string, where: string): Refusal {
  return refusal('secret_in_output', `There is ${kind} in ${where}`)
}
