import { compareBytes } from './bytes.ts'
import { digestOf, encodeValue } from './digest.ts'
import type { ToolError } from './errors/tool-errors.ts'
import type { Language } from './language.ts'
import type { RepoDirectory } from './path.ts'
import type { ApprovalRule } from './plan.ts'
import type { Digest } from './recipe.ts'
import { type Result, success } from './result.ts'

export const CONFIG_FILE = '.github/sous.yml'
/** The hashes of the recipes of other repositories. */
export const LOCK_FILE = '.github/sous.lock'
/** Lists the shipped tools and the recipes that are switched off. */
export const SWITCHES_FILE = '.github/sous/switches.json'

/** The content of `.github/sous.yml`. */
export interface SousConfig {
  readonly rules: readonly ApprovalRule[]
  readonly approval: ApprovalPolicy
  /** Globs of paths that need a second approval, on top of the built-in ones. */
  readonly protectedPaths: readonly string[]
  /** Globs of what recipes leave out when they go through files. */
  readonly exclude?: readonly string[]
  /** Hosts that recipes may fetch from; `undefined` leaves it to each recipe's permissions. */
  readonly fetchHosts: readonly string[] | undefined
  readonly limits: ConfigLimits
  /** For each secret by name, the one origin that it may be sent to. */
  readonly secrets?: Readonly<Record<string, string>>
  /** `owner/name` of the repositories whose recipes may run here, on GitHub. */
  readonly recipeSources: readonly string[]
  readonly propose: ProposePolicy
  readonly onPush: (typeof ON_PUSH)[number]
  /** Whether campaigns may change this repository. */
  readonly campaigns: boolean
  /** What comments, summaries and proposals are written in. */
  readonly language: Language
  readonly categories: readonly ContentCategory[]
  readonly collections: readonly ContentCollection[]
}

/** What happens to the previews on a pull request after a push, if the workflow runs on pushes. */
export const ON_PUSH = ['mark-stale', 'replan'] as const

export const FORK_RULES = ['refuse', 'files-only'] as const

/** Who may request plans and who may approve them, on GitHub. */
export interface ApprovalPolicy {
  /**
   * `login`, `login#id` (then only the id counts, and the login is for readers) or `@organization/team`. Empty: everyone with write
   * access.
   */
  readonly runners: readonly string[]
  readonly approvers: readonly string[]
  /** How many people must approve a plan. */
  readonly count: number
  /** Numeric ids of bots that may request plans. A bot never approves. */
  readonly allowBots: readonly number[]
  /** Whether a code owner of every changed path has to approve. */
  readonly codeowners: boolean
  /** Whether Sous makes plans for pull requests from forks. They can use file tools only. */
  readonly forks: (typeof FORK_RULES)[number]
  readonly drafts: boolean
  /** Globs of the branches that pull requests may target, besides the default branch. */
  readonly branches: readonly string[]
  /** Whether a plan may change files in `.github/workflows/`. */
  readonly allowWorkflows: boolean
  /** Hours until a plan can no longer be approved. */
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

/** How the pull requests that Sous opens look. */
export interface ProposePolicy {
  /** Logins and team slugs that are asked to review. */
  readonly reviewers: readonly string[]
  readonly teamReviewers: readonly string[]
  readonly isDraft: boolean
  /** What happens to an open one when there is nothing left to change. */
  readonly whenClean: (typeof WHEN_CLEAN)[number]
}

export const DEFAULT_PROPOSE: ProposePolicy = { reviewers: [], teamReviewers: [], isDraft: false, whenClean: 'close' }

/** Upper bounds of a plan. A configuration can lower them, and raise them up to `HIGHEST_LIMITS`. */
export type ConfigLimits = Readonly<Partial<Record<keyof typeof HIGHEST_LIMITS, number>>>

/** Where a configuration says nothing. */
export const USUAL_LIMITS = { steps: 200, files: 2_000, bytes: 20 * 1024 * 1024, seconds: 600 } as const

export const HIGHEST_LIMITS = { steps: 200, files: 100_000, bytes: 1024 * 1024 * 1024, seconds: 3_600 } as const

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
  /** Each category must exist. `patterns` replaces the category's own. */
  readonly categories: readonly { readonly category: string; readonly patterns?: readonly string[] }[]
}

/** Applies where a repository configures nothing. */
export const DEFAULT_CONFIG: SousConfig = {
  rules: [],
  approval: DEFAULT_APPROVAL,
  protectedPaths: [],
  fetchHosts: undefined,
  limits: {},
  recipeSources: [],
  propose: DEFAULT_PROPOSE,
  onPush: 'mark-stale',
  campaigns: true,
  language: 'en',
  categories: [],
  collections: [],
}

/** A team of an organization, by its slug. */
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

/** The part of the configuration that is about content. */
export type Project = Pick<SousConfig, 'categories' | 'collections'>

/** Each session has its own and reads its configuration on first use. `undefined` means that there is none. */
export type ProjectSource = () => Promise<Result<Project | undefined, ToolError>>

export const noProject: ProjectSource = async () => success(undefined)

const MB = 1024 * 1024

/** The limits of all tools, in one object, so that a configuration can lower them in one place. */
export interface Limits {
  readonly readFileBytes: number
  readonly writeFileBytes: number
  readonly searchFileBytes: number
  readonly searchDepth: number
  readonly fileSearchDepth: number
  readonly searchMs: number
  /** For searches and replacements. */
  readonly regexMsPerFile: number
  /** For parsing a file and finding code in it, as a person waits: a thread that takes longer is ended. */
  readonly codeMsPerFile: number
  readonly grepResults: number
  readonly grepResultsMaximum: number
  readonly globResults: number
  readonly globResultsMaximum: number
  readonly fileSearchResults: number
  readonly listDirEntries: number
  readonly commandOutputBytes: number
  readonly fetchBytes: number
  /** All documents of one content tool call. */
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
  codeMsPerFile: 30_000,
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
 * SHA-256 of everything in a configuration that decides something: two files that mean the same have the same hash, however they
 * are written. Categories, collections and the language are left out because they decide nothing: a plan stays approvable when they change.
 */
export function policyHash(config: SousConfig): Digest {
  const { rules, approval, protectedPaths, exclude = [], fetchHosts, limits, recipeSources, secrets = {} } = config
  const { runners, approvers, allowBots, branches, count, ...settings } = approval
  const meaning = {
    rules: asSet(rules.filter((rule) => rule.enabled !== false).map(meaningOf)),
    approval: {
      ...settings,
      // Plans made before `count` existed need one approval.
      ...(count > 1 && { count }),
      runners: asSet(runners.map(asLogin)),
      approvers: asSet(approvers.map(asLogin)),
      allowBots: asSet(allowBots),
      branches: asSet(branches),
    },
    protectedPaths: asSet(protectedPaths),
    ...(exclude.length > 0 && { exclude: asSet(exclude) }),
    fetchHosts: fetchHosts === undefined ? null : asSet(fetchHosts),
    limits: { ...USUAL_LIMITS, ...limits },
    ...(Object.keys(secrets).length > 0 && { secrets }),
    ...(recipeSources.length > 0 && { recipeSources: asSet(recipeSources.map((source) => source.toLowerCase())) }),
  }
  return digestOf(DOMAIN, encodeValue(meaning))
}

function meaningOf({ tool, pattern, expires, root }: ApprovalRule) {
  return { tool, pattern, expires: expires === undefined ? null : (momentOf(expires) ?? expires), root: root ?? null }
}

/** A date means its first moment in UTC. */
function momentOf(expires: string): number | undefined {
  const time = Date.parse(expires)
  return Number.isNaN(time) ? undefined : time
}

/** GitHub logins ignore case. With an id, only the id counts. */
function asLogin(login: string): string {
  return login.slice(Math.max(0, login.indexOf('#'))).toLowerCase()
}

/** Sorted and without duplicates: neither order nor duplicates change the meaning. */
function asSet(values: readonly unknown[]): readonly unknown[] {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...byText].toSorted(([a], [b]) => compareBytes(a, b)).map(([, value]) => value)
}
