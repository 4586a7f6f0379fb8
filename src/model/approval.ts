import type { FileChange } from './change.ts'
import type { ToolCall } from './policy.ts'

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
