import type { ApprovalAnswer, ApprovalRequest } from '../model/approval.ts'
import type { FileChange } from '../model/change.ts'
import type { Decision, ToolCall } from '../model/policy.ts'
import type { Progress } from '../model/progress.ts'
import type { ToolResult } from '../model/tool-result.ts'

/** What happens during a run, as it happens. Reports are made from these; the engine renders nothing. */
export type RunEvent =
  | { readonly kind: 'run_started'; readonly call: ToolCall; readonly mode: 'preview' | 'apply' }
  | { readonly kind: 'step_started'; readonly call: ToolCall }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'step_finished'; readonly result: ToolResult; readonly changes: readonly FileChange[]; readonly durationMs: number }
  | { readonly kind: 'approval_checked'; readonly request: ApprovalRequest; readonly answer: ApprovalAnswer }
  | { readonly kind: 'landed'; readonly changes: readonly FileChange[]; readonly decision: Decision }

export type Emit = (event: RunEvent) => void
