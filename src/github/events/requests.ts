import type { Refusal, RefusalCode } from '../../base/errors/reasons.ts'
import type { DigestPrefix } from '../../base/recipe.ts'
import type { Command, CommandMistake } from './parse-command.ts'

export const MODES = ['preview', 'check', 'propose', 'apply'] as const
export type Mode = (typeof MODES)[number]

/** The parts of a command's work, for workflows that give each to a job with rights of its own. */
export const JOB_MODES = ['gate', 'plan', 'publish'] as const
export type JobMode = (typeof JOB_MODES)[number]

/** Who wrote something, as the event says. Only the id counts; the login is what to look it up by and to show. */
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
  /** Whether its branch is in another repository, or in one that is gone. */
  readonly isFork: boolean
}

/** What an event asks of Sous. Nothing in it is believed yet but its form. */
export type GitHubRequest =
  | (Command & { readonly from: CommentSource })
  /** Somebody meant Sous and mistyped: one friendly answer, if that person may give commands at all. */
  | { readonly kind: 'mistake'; readonly mistake: CommandMistake; readonly from: CommentSource | ReviewSource }
  /** An approving review. Without a digest it can only be about a pull request that Sous proposed. */
  | { readonly kind: 'review'; readonly digest: DigestPrefix | undefined; readonly from: ReviewSource }
  /** Somebody pushed to a pull request, and the workflow names no recipe: plans that were made before are stale. */
  | { readonly kind: 'pushed'; readonly pull: number }
  /** The recipe that the workflow names, in the mode that it names. */
  | {
      readonly kind: 'workflow'
      readonly mode: Mode
      readonly event: string
      readonly pull: number | undefined
      /** What the event says of that pull request. */
      readonly commits?: PullCommits
      /** Whether the workflow is that of the default branch, as the event and the runner say. */
      readonly isDefault: boolean
    }
  /** None of Sous's business: the run ends well, and nobody is told. */
  | { readonly kind: 'ignored'; readonly code: RefusalCode; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
