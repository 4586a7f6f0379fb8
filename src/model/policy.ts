import type { ToolFacts } from './tool-facts.ts'

/** One call of a tool, before it runs. */
export interface ToolCall {
  readonly tool: ToolFacts
  readonly args: Readonly<Record<string, unknown>>
}

export type Decision =
  | { readonly kind: 'allow'; readonly rule: string }
  | { readonly kind: 'needs_approval'; readonly reason: string }
  | { readonly kind: 'deny'; readonly reason: string }

/** Allows calls without asking: the exact tool, and a regular expression over the parameters as JSON. */
export interface ApprovalRule {
  readonly tool: string
  readonly pattern: string
  /** ISO 8601. From this moment on the rule does not match. */
  readonly expires?: string
  readonly enabled?: boolean
}
