import { secretForms } from '../forge/refuse-secrets.ts'
import type { Invocation } from './console.ts'

/** How variables are called whose values nobody is to read anywhere. */
const SECRET_NAME = /^SOUS_SECRET_|(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|API_?KEY|PRIVATE_KEY|CREDENTIALS?)$/i

/** The secrets of this run, as far as its environment tells: each whole, and each line of those that have several. */
export function knownSecrets(env: Invocation['env']): readonly string[] {
  const values = Object.entries(env).flatMap(([name, value]) => (SECRET_NAME.test(name) && value !== undefined ? [value.trim()] : []))
  return [...new Set(values.flatMap((value) => [value, ...value.split(/\r?\n/)]))].filter((value) => secretForms(value).length > 0)
}

/** Shows `***` for each of the secrets, in whatever way it is written. */
export function hider(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.flatMap(secretForms).toSorted((a, b) => b.length - a.length)
  return (text) => forms.reduce((shown, form) => shown.replaceAll(form, '***'), text)
}
