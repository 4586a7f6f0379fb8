import { compareBytes } from './bytes.ts'
import type { FileChange, FileMode } from './change.ts'
import { digestOf, encodeList, encodeNumber, encodeRecord, encodeText, encodeValue, sha256 } from './digest.ts'
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

/** The text that the patterns of rules are matched against. */
export function serializeParameters(args: ToolCall['args']): string {
  return JSON.stringify(args)
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
 * texts explain why, and may differ from person to person.
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
  readonly steps: readonly PlannedStep[]
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

export function versionOf(bytes: Uint8Array, mode: FileMode): FileVersion {
  return { mode, sha256: sha256(bytes), size: bytes.length }
}

/** A change as the plan records it. */
export function plannedChange(change: FileChange): PlannedChange {
  switch (change.kind) {
    case 'create':
      return { kind: 'create', path: change.path, after: versionOf(change.after, change.mode) }
    case 'update': {
      const before = versionOf(change.before, change.modeBefore)
      return { kind: 'update', path: change.path, before, after: versionOf(change.after, change.mode) }
    }
    case 'delete':
      return { kind: 'delete', path: change.path, before: versionOf(change.before, change.modeBefore) }
    case 'create_directory':
      return change
  }
}

const DOMAIN = 'sous-plan-v1'

/**
 * What is approved. It contains no clock, run or person, and no order that depends on a file system or locale: the same plan has
 * the same digest everywhere. A tag is never reused for something else.
 */
export function planDigest(plan: PlanContent): Digest {
  const { repository, base, head, recipe } = plan
  return digestOf(
    DOMAIN,
    encodeRecord([
      [1, encodeNumber(plan.schemaVersion)],
      [2, encodeText(plan.sousVersion)],
      [3, encodeText(plan.status)],
      [4, repository && text(repository.id)],
      [5, repository?.pull === undefined ? undefined : encodeNumber(repository.pull)],
      [6, text(base.commit)],
      [7, text(base.ref)],
      [8, text(base.directory)],
      [9, text(head?.repository)],
      [10, text(head?.ref)],
      [11, text(head?.commit)],
      [12, encodeSource(recipe)],
      [13, encodeList(recipe.includes.toSorted((a, b) => compareBytes(a.path, b.path)).map(encodeSource))],
      [14, encodeValue(plan.inputs)],
      [15, encodeText(plan.policy)],
      [16, encodeList(plan.evidence.map(encodeEvidence))],
      [17, encodeList(plan.steps.map(encodeStep))],
      [18, encodeList(plan.changes.toSorted((a, b) => compareBytes(a.path, b.path)).map(encodeChange))],
      [19, text(plan.tree)],
      [20, encodeText(plan.message)],
      [21, encodeText(plan.target)],
    ]),
  )
}

function text(value: string | undefined): Uint8Array | undefined {
  return value === undefined ? undefined : encodeText(value)
}

function encodeSource({ path, digest, commit }: RecipeSource): Uint8Array {
  return encodeRecord([
    [1, encodeText(path)],
    [2, encodeText(digest)],
    [3, text(commit)],
  ])
}

function encodeEvidence(evidence: Evidence): Uint8Array {
  if (evidence.kind === 'fetch')
    return encodeRecord([
      [1, encodeText(evidence.url)],
      [2, encodeText(evidence.finalUrl)],
      [3, encodeNumber(evidence.status)],
      [4, encodeText(evidence.sha256)],
    ])
  return encodeRecord([
    [5, encodeText(evidence.command)],
    [6, encodeNumber(evidence.exitCode)],
    [4, encodeText(evidence.sha256)],
  ])
}

function encodeStep({ label, tool, args, outcome }: PlannedStep): Uint8Array {
  return encodeRecord([
    [1, encodeText(label)],
    [2, encodeText(tool)],
    [3, encodeValue(args)],
    [4, encodeText(outcome.kind)],
  ])
}

function encodeChange(change: PlannedChange): Uint8Array {
  return encodeRecord([
    [1, encodeText(change.kind)],
    [2, encodeText(change.path)],
    [3, 'before' in change ? encodeVersion(change.before) : undefined],
    [4, 'after' in change ? encodeVersion(change.after) : undefined],
  ])
}

function encodeVersion({ mode, sha256, size }: FileVersion): Uint8Array {
  return encodeRecord([
    [1, encodeText(mode)],
    [2, encodeText(sha256)],
    [3, encodeNumber(size)],
  ])
}
