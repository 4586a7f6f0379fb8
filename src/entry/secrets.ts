import type { SecretSource } from '../bundles/http/secrets.ts'
import type { Invocation } from './console.ts'

const PREFIX = 'SOUS_SECRET_'

/** The values are in the environment; where they may go, the configuration says. */
export function secretsFrom(env: Invocation['env'], origins: Readonly<Record<string, string>> = {}): SecretSource {
  return {
    originOf: (name) => (Object.hasOwn(origins, name) ? origins[name] : undefined),
    valueOf: (name) => env[`${PREFIX}${name}`],
  }
}
