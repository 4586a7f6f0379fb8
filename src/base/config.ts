import { compareBytes } from './bytes.ts'
import { digestOf, encodeValue } from './digest.ts'
import type { ToolError } from './errors/tool-errors.ts'
import type { RepoDirectory } from './path.ts'
import type { ApprovalRule } from './plan.ts'
import type { Digest } from './recipe.ts'
import { type Result, success } from './result.ts'

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

/** A team of an organization, by its short name as in its address. */
export interface Team {
  readonly organization: string
  readonly slug: string
}

export const TEAM = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/

/** `@organization/team`; `undefined` for anything else. */
export function parseTeam(word: string): Team | undefined {
  const [, organization, slug] = TEAM.exec(word) ?? []
  return organization === undefined || slug === undefined ? undefined : { organization, slug }
}

export function showTeam({ organization, slug }: Team): string {
  return `@${organization}/${slug}`
}

/** What content tools know of a repository: the part of its configuration that is about content. */
export type Project = Pick<SousConfig, 'categories' | 'collections'>

/** Each session has its own, and reads its configuration when first asked. `undefined` means that there is none. */
export type ProjectSource = () => Promise<Result<Project | undefined, ToolError>>

export const noProject: ProjectSource = async () => success(undefined)

const MB = 1024 * 1024

/** The limits tools keep to. One object, handed to every tool, so that a configuration can lower them in one place. */
export interface Limits {
  readonly readFileBytes: number
  readonly writeFileBytes: number
  readonly searchFileBytes: number
  readonly searchDepth: number
  readonly fileSearchDepth: number
  readonly searchMs: number
  /** In searches and replacements alike. */
  readonly regexMsPerFile: number
  readonly grepResults: number
  readonly grepResultsMaximum: number
  readonly globResults: number
  readonly globResultsMaximum: number
  readonly fileSearchResults: number
  readonly listDirEntries: number
  readonly commandOutputBytes: number
  readonly fetchBytes: number
  /** All documents of one call of a content tool. */
  readonly contentBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  readFileBytes: 10 * MB,
  writeFileBytes: 10 * MB,
  searchFileBytes: 1 * MB,
  searchDepth: 20,
  fileSearchDepth: 20,
  searchMs: 30_000,
  regexMsPerFile: 1_000,
  grepResults: 50,
  grepResultsMaximum: 500,
  globResults: 100,
  globResultsMaximum: 500,
  fileSearchResults: 1_000,
  listDirEntries: 1_000,
  commandOutputBytes: 1 * MB,
  fetchBytes: 1 * MB,
  contentBytes: 64 * MB,
}

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
