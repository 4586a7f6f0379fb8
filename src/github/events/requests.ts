import type { Refusal, RefusalCode } from '../../base/errors/reasons.ts'
import type { DigestPrefix } from '../../base/recipe.ts'
import type { Command, CommandMistake } from './parse-command.ts'

export const MODES = ['preview', 'check', 'propose', 'apply'] as const
export type Mode = (typeof MODES)[number]

/** The parts of a command, for workflows that run each in a job with its own permissions. */
export const JOB_MODES = ['gate', 'plan', 'publish'] as const
export type JobMode = (typeof JOB_MODES)[number]

/** The jobs of a campaign's workflow. */
export const CAMPAIGN_MODES = [
  'campaign-discover',
  'campaign-plan',
  'campaign-collect',
  'campaign-approve',
  'campaign-choose',
  'campaign-prepare',
  'campaign-run',
  'campaign-gather',
  'campaign-deliver',
  'campaign-sync',
] as const

/** Who wrote something, from the event. Only the id counts; the login is for lookups and messages. */
export interface Author {
  readonly id: number
  readonly login: string
  /** A bot, or an app that acts for a person. */
  readonly isBot: boolean
}

export interface CommentSource {
  readonly kind: 'comment'
  readonly id: number
  readonly body: string
  readonly author: Author
  /** When it was written, by GitHub's clock. */
  readonly at: Date
  readonly pull: number
}

export interface ReviewSource {
  readonly kind: 'review'
  readonly id: number
  readonly body: string
  readonly author: Author
  /** When it was written, by GitHub's clock. */
  readonly at: Date
  readonly pull: number
  /** What the reviewer saw. */
  readonly commit: string
}

export interface PullCommits {
  /** `pull_request.base.sha`: where the base branch was when the head was last pushed. */
  readonly base: string
  /** Whether its branch is in another repository or in a deleted one. */
  readonly isFork: boolean
}

/** What an event asks of Sous. Only its form has been checked. */
export type GitHubRequest =
  | (Command & { readonly from: CommentSource })
  /** A mistyped command: gets one friendly answer if the author may give commands. */
  | { readonly kind: 'mistake'; readonly mistake: CommandMistake; readonly from: CommentSource | ReviewSource }
  /** An approving review. Without a digest it can only be for a pull request that Sous proposed. */
  | { readonly kind: 'review'; readonly digest: DigestPrefix | undefined; readonly from: ReviewSource }
  /** A push to a pull request, in a workflow that names no recipe: earlier plans are stale. */
  | { readonly kind: 'pushed'; readonly pull: number }
  /** The recipe and mode that the workflow names. */
  | {
      readonly kind: 'workflow'
      readonly mode: Mode
      readonly event: string
      readonly pull: number | undefined
      /** The pull request, from the event. */
      readonly commits?: PullCommits
      /** Whether the workflow comes from the default branch, according to the event and the runner. */
      readonly isDefault: boolean
    }
  /** Not for Sous: the run succeeds silently. */
  | { readonly kind: 'ignored'; readonly code: RefusalCode; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
