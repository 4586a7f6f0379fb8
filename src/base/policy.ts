import type { FileChange } from './change.ts'
import { failure, type Result, success } from './result.ts'
import type { ToolFacts } from './tool-result.ts'

/** One call of a tool, before it runs. */
export interface ToolCall {
  readonly tool: ToolFacts
  /** As the caller gave them, in the order of the tool's schema and without defaults. */
  readonly args: Readonly<Record<string, unknown>>
  /** What exactly would be sent, line by line and without secrets, where the arguments alone do not say so. */
  readonly details?: readonly string[]
}

export type Decision =
  | { readonly kind: 'allow'; readonly rule: string }
  | { readonly kind: 'needs_approval'; readonly reason: string }
  | { readonly kind: 'deny'; readonly reason: string }

/**
 * Allows calls without asking: the exact tool, and a regular expression that the parameters as JSON must match as a
 * whole. As a whole, so that a rule for `npm test` does not allow `rm -rf . # npm test`.
 */
export interface ApprovalRule {
  readonly tool: string
  readonly pattern: string
  /** ISO 8601. From this moment on the rule does not match. */
  readonly expires?: string
  readonly enabled?: boolean
  /** Absolute path of the one folder that the rule is for; anywhere when left out. */
  readonly root?: string
  /** The one definition of a tool that the rule is for; any when left out. */
  readonly definition?: string
}

/** The text that the patterns of rules are matched against. */
export function serializeParameters(args: ToolCall['args']): string {
  return JSON.stringify(args)
}

/** A rule's pattern, which the whole text must match. */
export function compileRulePattern(pattern: string): Result<RegExp, string> {
  try {
    // First by itself: the group around it could make a broken pattern whole.
    new RegExp(pattern)
    return success(new RegExp(`^(?:${pattern})$`))
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

/** What a person is asked to approve: one call, and what it would change where that is known beforehand. */
export interface ApprovalRequest {
  readonly call: ToolCall
  /** Empty for a call whose effect cannot be known before it ran. */
  readonly changes: readonly FileChange[]
  /** What the call left out or could not do; missing before it ran. */
  readonly warnings?: readonly string[]
  readonly reason: string
}

/**
 * - `always` approves this call and asks to remember it;
 * - `unavailable` means that nobody could be asked;
 * - `too_long`, that somebody could, but not be shown all of this there;
 * - `cancelled`, that the person ended all of it instead of answering.
 */
export type ApprovalAnswer = 'approved' | 'always' | 'refused' | 'unavailable' | 'too_long' | 'cancelled'
