import { compareBytes } from './bytes.ts'
import { HIGHEST_LIMITS, type SousConfig } from './config.ts'
import { digestOf, encodeValue } from './digest.ts'
import type { ApprovalRule } from './policy.ts'
import type { Digest } from './recipe.ts'

const DOMAIN = 'sous-policy-v1'

/**
 * SHA-256 of what a configuration decides: the same for two files that mean the same, however they are written.
 * Categories and collections are not in it: they decide nothing.
 */
export function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }: SousConfig): Digest {
  const { runners, approvers, allowBots, branches, count, ...settings } = approval
  const meaning = {
    rules: asSet(rules.filter((rule) => rule.enabled !== false).map(meaningOf)),
    approval: {
      ...settings,
      // Plans that were made before there was a count need one approval.
      ...(count > 1 && { count }),
      runners: asSet(runners.map(asLogin)),
      approvers: asSet(approvers.map(asLogin)),
      allowBots: asSet(allowBots),
      branches: asSet(branches),
    },
    protectedPaths: asSet(protectedPaths),
    fetchHosts: fetchHosts === undefined ? null : asSet(fetchHosts),
    limits: { ...HIGHEST_LIMITS, ...limits },
    ...(Object.keys(secrets).length > 0 && { secrets }),
  }
  return digestOf(DOMAIN, encodeValue(meaning))
}

function meaningOf({ tool, pattern, expires, root }: ApprovalRule) {
  return { tool, pattern, expires: expires === undefined ? null : (momentOf(expires) ?? expires), root: root ?? null }
}

/** A day and its first moment in UTC are the same. */
function momentOf(expires: string): number | undefined {
  const time = Date.parse(expires)
  return Number.isNaN(time) ? undefined : time
}

/** GitHub does not tell case apart in logins. With an id, only that counts. */
function asLogin(login: string): string {
  return login.slice(Math.max(0, login.indexOf('#'))).toLowerCase()
}

/** In one order and without repeats: neither changes what is meant. */
function asSet(values: readonly unknown[]): readonly unknown[] {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...byText].toSorted(([a], [b]) => compareBytes(a, b)).map(([, value]) => value)
}
