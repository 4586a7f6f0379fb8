import { CONTENT_LIMITS } from '../github/api/write-pace.ts'

/** Where the campaigns of a control repository are, one file each. */
export const CAMPAIGNS_FOLDER = '.github/campaigns'

/** One recipe over many repositories, as its file defines it. */
export interface Campaign {
  /** For people; by default the name of its file. */
  readonly title: string | undefined
  /** A recipe of the control repository, one that ships with Sous, or a pinned one of another repository. */
  readonly recipe: string
  /** As written; the recipe checks them. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly targets: TargetRules
  readonly deliver: (typeof DELIVERIES)[number]
  /** At least one; the last one takes what the others leave. */
  readonly waves: readonly Wave[]
  readonly approval: CampaignApprovalRules
}

/** The repositories of a campaign. */
export interface TargetRules {
  /** In GitHub's own search language. */
  readonly query: string | undefined
  /** `owner/name`, in addition to the query. */
  readonly include: readonly string[]
  /** Globs of `owner/name`. */
  readonly exclude: readonly string[]
  /** Globs: a repository without a file that matches one of them has nothing to do. Empty for any. */
  readonly has: readonly string[]
}

/** Repositories that are delivered together. */
export interface Wave {
  readonly name: string
  /** How many repositories it takes; missing for the last one. */
  readonly size?: number
  /** How far its repositories must be before the next wave starts; at once when left out. */
  readonly gate?: (typeof WAVE_GATES)[number]
  /** How fast pull requests are opened. */
  readonly rate?: Rate
  /** How many of its pull requests may be open at a time. */
  readonly maxOpen?: number
}

export interface Rate {
  readonly count: number
  readonly per: keyof typeof HIGHEST_RATES
}

export interface CampaignApprovalRules {
  /** How many people must approve, besides what each repository requires itself. */
  readonly count: number
  /** What the code owners of a repository are asked. */
  readonly owners: (typeof OWNER_RULES)[number]
}

export const DELIVERIES = ['pull-request', 'commit'] as const
export const WAVE_GATES = ['delivered', 'merged'] as const
export const OWNER_RULES = ['notify', 'none'] as const

/** How much GitHub lets one account create. */
export const HIGHEST_RATES = CONTENT_LIMITS

export const DEFAULT_APPROVAL_RULES: CampaignApprovalRules = { count: 1, owners: 'none' }
/** Of a campaign whose file has no waves. */
export const ONLY_WAVE: Wave = { name: 'all' }
