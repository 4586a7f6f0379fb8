import type { RepoDirectory } from './path.ts'
import type { ApprovalRule } from './policy.ts'

export const CONFIG_FILE = '.github/sous.yml'
/** Which of the tools that come with Sous, and of the recipes, are switched off. */
export const SWITCHES_FILE = '.github/sous/switches.json'

/** `.github/sous.yml`: what a repository says about how Sous works in it. */
export interface SousConfig {
  readonly rules: readonly ApprovalRule[]
  readonly approval: ApprovalPolicy
  /** Globs of paths that need a second look, beside those that always do. */
  readonly protectedPaths: readonly string[]
  /** Hosts that recipes may fetch from; `undefined` leaves it to each recipe's permissions. */
  readonly fetchHosts: readonly string[] | undefined
  readonly limits: ConfigLimits
  /** The one origin that each secret may go to, by its name. */
  readonly secrets?: Readonly<Record<string, string>>
  readonly propose: ProposePolicy
  readonly onPush: (typeof ON_PUSH)[number]
  readonly categories: readonly ContentCategory[]
  readonly collections: readonly ContentCollection[]
}

/** What becomes of the previews on a pull request after a push to it, where the workflow runs then. */
export const ON_PUSH = ['mark-stale', 'replan'] as const

export const FORK_RULES = ['refuse', 'files-only'] as const

/** Who may ask for a plan and who may approve one, on GitHub. */
export interface ApprovalPolicy {
  /**
   * `login`, `login#id` (then only the id counts, and the login is for the reader) or `@organization/team`. Empty: everybody
   * who may write.
   */
  readonly runners: readonly string[]
  readonly approvers: readonly string[]
  /** How many people must approve a plan. */
  readonly count: number
  /** Numeric ids of bots that may ask for a plan. A bot never approves. */
  readonly allowBots: readonly number[]
  /** Approval by a code owner of every touched path. */
  readonly codeowners: boolean
  /** Whether plans for pull requests of forks are made, with file tools only. */
  readonly forks: (typeof FORK_RULES)[number]
  readonly drafts: boolean
  /** Globs of the branches that pull requests may be for, beside the default branch. */
  readonly branches: readonly string[]
  /** Whether a plan may change what is in `.github/workflows/`. */
  readonly allowWorkflows: boolean
  /** After this many hours a plan can no longer be approved. */
  readonly expiresAfterHours: number
}

export const DEFAULT_APPROVAL: ApprovalPolicy = {
  runners: [],
  approvers: [],
  count: 1,
  allowBots: [],
  codeowners: false,
  forks: 'refuse',
  drafts: false,
  branches: [],
  allowWorkflows: false,
  expiresAfterHours: 24,
}

export const WHEN_CLEAN = ['close', 'leave'] as const

/** How the pull requests look that Sous opens. */
export interface ProposePolicy {
  /** Logins, and short names of teams, that are asked to review. */
  readonly reviewers: readonly string[]
  readonly teamReviewers: readonly string[]
  readonly isDraft: boolean
  /** What becomes of one when there is nothing to change any more. */
  readonly whenClean: (typeof WHEN_CLEAN)[number]
}

export const DEFAULT_PROPOSE: ProposePolicy = { reviewers: [], teamReviewers: [], isDraft: false, whenClean: 'close' }

/** What a plan may come to. A configuration may only lower it. */
export type ConfigLimits = Readonly<Partial<Record<keyof typeof HIGHEST_LIMITS, number>>>

export const HIGHEST_LIMITS = { steps: 200, files: 2_000, bytes: 20 * 1024 * 1024, seconds: 600 } as const

export interface ContentCategory {
  readonly name: string
  readonly directory: RepoDirectory
  /** Relative to the directory. */
  readonly patterns: readonly string[]
  readonly description: string
}

export const DEFAULT_CATEGORY_PATTERNS: readonly string[] = ['**/*.md']

export interface ContentCollection {
  readonly name: string
  readonly description: string
  /** Of categories that there are. `patterns` are in place of the category's own. */
  readonly categories: readonly { readonly category: string; readonly patterns?: readonly string[] }[]
}

/** What holds where a repository says nothing. */
export const DEFAULT_CONFIG: SousConfig = {
  rules: [],
  approval: DEFAULT_APPROVAL,
  protectedPaths: [],
  fetchHosts: undefined,
  limits: {},
  propose: DEFAULT_PROPOSE,
  onPush: 'mark-stale',
  categories: [],
  collections: [],
}
