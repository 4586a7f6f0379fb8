import type { FileChange, FileMode } from './change.ts'
import type { ToolErrorCode } from './errors/tool-errors.ts'
import type { RepoDirectory, RepoPath } from './path.ts'
import type { Digest, InputValue, SourceRange } from './recipe.ts'
import { failure, type Result, success, type ToolFacts } from './result.ts'

/** One tool call, before it runs. */
export interface ToolCall {
  readonly tool: ToolFacts
  /** As the caller gave them, in the order of the tool's schema and without defaults. */
  readonly args: Readonly<Record<string, unknown>>
  /** What exactly would be sent, line by line and without secrets, where the arguments do not show it. */
  readonly details?: readonly string[]
}

export type Decision =
  | { readonly kind: 'allow'; readonly rule: string }
  | { readonly kind: 'needs_approval'; readonly reason: string }
  | { readonly kind: 'deny'; readonly reason: string }

/**
 * Allows calls without asking: the exact tool, and a regular expression that must match the whole JSON of the parameters. The
 * whole, so that a rule for `npm test` does not allow `rm -rf . # npm test`.
 */
export interface ApprovalRule {
  readonly tool: string
  readonly pattern: string
  /** ISO 8601. The rule stops matching at this moment. */
  readonly expires?: string
  readonly enabled?: boolean
  /** Absolute path of the only folder that the rule applies to; any folder when left out. */
  readonly root?: string
  /** The only definition of a tool that the rule applies to; any when left out. */
  readonly definition?: string
}

/** Compiles a rule's pattern so that it must match the whole text. */
export function compileRulePattern(pattern: string): Result<RegExp, string> {
  try {
    // Compiled alone first: the group around it could make a broken pattern valid.
    new RegExp(pattern)
    return success(new RegExp(`^(?:${pattern})$`))
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

/** What you are asked to approve: one call, and what it would change if that is known. */
export interface ApprovalRequest {
  readonly call: ToolCall
  /** Empty for a call whose effect is not known before it runs. */
  readonly changes: readonly FileChange[]
  /** What the call left out or could not do. Missing before it has run. */
  readonly warnings?: readonly string[]
  readonly reason: string
  /** All calls of the step where it makes several. One answer can be for all of them. */
  readonly calls?: readonly ToolCall[]
}

/**
 * - `always` approves this call and asks to remember it;
 * - `unavailable`: there was no one to ask;
 * - `too_long`: the client cannot show all of it;
 * - `cancelled`: the user ended the run instead of answering.
 */
export type ApprovalAnswer = 'approved' | 'always' | 'refused' | 'unavailable' | 'too_long' | 'cancelled'

export const PLAN_SCHEMA_VERSION = 1

/** The hash of a file's content. */
export interface FileVersion {
  readonly mode: FileMode
  readonly sha256: string
  readonly size: number
}

/** A change without its bytes. */
export type PlannedChange =
  | { readonly kind: 'create'; readonly path: RepoPath; readonly after: FileVersion }
  | { readonly kind: 'update'; readonly path: RepoPath; readonly before: FileVersion; readonly after: FileVersion }
  | { readonly kind: 'delete'; readonly path: RepoPath; readonly before: FileVersion }
  | { readonly kind: 'create_directory'; readonly path: RepoPath }

/** What the plan depends on besides the base, because running the recipe again could see something else. */
export type Evidence =
  | { readonly kind: 'fetch'; readonly url: string; readonly finalUrl: string; readonly status: number; readonly sha256: string }
  | { readonly kind: 'command'; readonly command: string; readonly exitCode: number; readonly sha256: string }

export type StepOutcome =
  | { readonly kind: 'ran'; readonly output: string; readonly warnings: readonly string[]; readonly filesAffected: readonly RepoPath[] }
  | { readonly kind: 'skipped'; readonly condition: string }
  /** Known after approval. */
  | { readonly kind: 'deferred'; readonly because: 'external' | 'depends_on_deferred' }
  | { readonly kind: 'failed'; readonly code: ToolErrorCode; readonly message: string; readonly suggestion: string }

export interface PlannedStep {
  /** How you find it in the recipe: its id, name or number, with the item of a `for-each`. */
  readonly label: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly decision: Decision
  readonly outcome: StepOutcome
  readonly at: SourceRange
}

export interface RecipeSource {
  /** As the user named it, such as `recipes/pin.yml` or `sous:pin`. */
  readonly path: string
  readonly digest: Digest
  /** The commit that it was read from, if any. */
  readonly commit?: string
}

export interface PlanBase {
  /** `undefined` outside git, and in a repository without commits. */
  readonly commit?: string
  /** Full name, such as `refs/heads/main`. */
  readonly ref?: string
  /** The working directory within the repository; paths of changes are relative to it. */
  readonly directory: RepoDirectory
}

/**
 * Everything that is approved. The digest covers every field, but of the steps only the calls and how they ended: decisions and
 * texts explain why, and may differ from person to person. It does not cover the date either: what a recipe made of it is in the
 * calls and changes, and the same result on another day is the same plan.
 */
export interface PlanContent {
  readonly schemaVersion: typeof PLAN_SCHEMA_VERSION
  readonly sousVersion: string
  /** `gated`: a step waits for approval, and what comes after it is not known yet. */
  readonly status: 'complete' | 'gated'
  /** By its numeric id, which survives a new name or owner. */
  readonly repository?: { readonly id: string; readonly pull?: number }
  readonly base: PlanBase
  readonly head?: { readonly repository: string; readonly ref: string; readonly commit: string }
  readonly recipe: RecipeSource & { readonly includes: readonly RecipeSource[] }
  readonly inputs: Readonly<Record<string, InputValue>>
  /** SHA-256 of the configuration that was in force. */
  readonly policy: string
  readonly evidence: readonly Evidence[]
  /** The day that `date()` was, in UTC, if the recipe asked for it: `2026-11-18`. */
  readonly date?: string
  readonly steps: readonly PlannedStep[]
  /** What the steps left out, in sentences. */
  readonly notes?: readonly string[]
  readonly changes: readonly PlannedChange[]
  /** Object id of the tree of this plan's commit. Only in git, and only when complete. */
  readonly tree?: string
  /** Message of the commit, without the trailer that names the plan. */
  readonly message: string
  /** What the plan is applied to: `working-tree`, a full branch name, or `pull-request`. */
  readonly target: string
}

export interface Plan extends PlanContent {
  readonly digest: Digest
}

/** A plan to report. A complete plan without changes is not sealed and has no digest. */
export type ReportedPlan = PlanContent & Partial<Pick<Plan, 'digest'>>
