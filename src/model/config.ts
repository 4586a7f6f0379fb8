import type { RepoDirectory } from './path.ts'
import type { ApprovalRule } from './policy.ts'

/** `.github/sous.yml`: what a repository says about how Sous works in it. */
export interface SousConfig {
  readonly rules: readonly ApprovalRule[]
  readonly approval: ApprovalPolicy
  /** Globs of paths that need a second look, beside those that always do. */
  readonly protectedPaths: readonly string[]
  /** Hosts that recipes may fetch from; `undefined` leaves it to each recipe's permissions. */
  readonly fetchHosts: readonly string[] | undefined
  readonly limits: ConfigLimits
  readonly categories: readonly ContentCategory[]
  readonly collections: readonly ContentCollection[]
}

/** Who may ask for a plan and who may approve one, on GitHub. */
export interface ApprovalPolicy {
  /** Logins, as written; resolved to numeric ids before they are compared. Empty: everybody who may write. */
  readonly runners: readonly string[]
  readonly approvers: readonly string[]
  /** Numeric ids of bots that may ask for a plan. A bot never approves. */
  readonly allowBots: readonly number[]
  /** Approval by a code owner of every touched path. */
  readonly codeowners: boolean
  /** Whether plans for pull requests of forks are made, with file tools only. */
  readonly forks: 'refuse' | 'files-only'
  readonly drafts: boolean
  /** After this many hours a plan can no longer be approved. */
  readonly expiresAfterHours: number
}

/** Lower than what Sous allows anyway; never higher. */
export interface ConfigLimits {
  readonly steps?: number
  readonly files?: number
  readonly bytes?: number
  readonly seconds?: number
}

export interface ContentCategory {
  readonly name: string
  readonly directory: RepoDirectory
  readonly patterns: readonly string[]
  readonly description: string
}

export interface ContentCollection {
  readonly name: string
  readonly description: string
  readonly categories: readonly { readonly category: string; readonly patterns?: readonly string[] }[]
}
