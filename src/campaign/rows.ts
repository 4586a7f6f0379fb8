import type { ToolErrorCode } from '../base/errors/tool-errors.ts'
import type { Digest } from '../base/recipe.ts'

/**
 * The state of a repository. `todo`: work is left; `done`: nothing is left to do; `stopped`: a person has to fix something first,
 * and then `sous campaign retry` plans it again.
 */
export const ROW_STATES = {
  waiting: 'todo',
  planned: 'todo',
  gated: 'todo',
  /** Its pull request is open. */
  open: 'todo',
  /** Its pull request is in a merge queue. */
  queued: 'todo',
  clean: 'done',
  delivered: 'done',
  merged: 'done',
  /** Its own configuration says that campaigns leave it alone. */
  opted_out: 'done',
  /** Someone closed its pull request without merging it. */
  rejected: 'stopped',
  /** Someone pushed to the branch of its pull request. */
  edited: 'stopped',
  /** The branch that it would be delivered on belongs to someone else. */
  taken: 'stopped',
  moved: 'stopped',
  dirty: 'stopped',
  missing: 'stopped',
  archived: 'stopped',
  forbidden: 'stopped',
  protected: 'stopped',
  /** Nothing shows that the trusted workflow made its plan. */
  unproven: 'stopped',
  not_a_repository: 'stopped',
  duplicate: 'stopped',
  failed: 'stopped',
} as const satisfies Readonly<Record<string, 'todo' | 'done' | 'stopped'>>

export type RowState = keyof typeof ROW_STATES

/** One repository of a campaign. */
export interface Row {
  /** Never changes: numeric on GitHub, the path of the work tree on this machine. */
  readonly id: string
  /** For people. */
  readonly name: string
  readonly state: RowState
  /** The commit that it was planned on; empty without one. */
  readonly head?: string
  /** Digest of the plan, delivered or not. Set for a gated plan too: approving it lets its calls run. */
  readonly plan?: Digest
  /** The calls that act outside the workspace, as they are approved: those that wait, or those that ran. On GitHub only. */
  readonly calls?: readonly string[]
  /** The workflow run that made the plan, if it cannot be made again. It is looked up before that counts. */
  readonly run?: number
  /** What the plan changes, as the key of its group. */
  readonly patch?: string
  readonly size?: PatchSize
  readonly wave?: string
  /** The reason for a state, if its name does not say it all. */
  readonly why?: RowReason
  readonly delivered?: Delivered
}

export interface RowReason {
  readonly code: ToolErrorCode
  readonly message: string
  readonly advice: string
}

export interface PatchSize {
  readonly files: number
  readonly additions: number
  readonly deletions: number
}

/** Where the plan of a row went. */
export interface Delivered {
  readonly plan: Digest
  readonly to: (typeof DELIVERED_TO)[number]
  readonly commit?: string
  /** The name of the new branch, if there is one. */
  readonly branch?: string
  /** The number of the pull request. */
  readonly pull?: number
}

export const DELIVERED_TO = ['working-tree', 'commit', 'branch', 'pull-request'] as const

/** Whether a row has a plan that can be approved. A gated one without a patch cannot: nobody has been shown its calls. */
export function hasPlan(row: Row): row is Row & { readonly plan: Digest; readonly patch: string; readonly wave: string } {
  return row.plan !== undefined && row.patch !== undefined && row.wave !== undefined
}

/** Whether a repository has passed the gate of its wave. A new branch or pull request is not merged yet. */
export function isPast({ state, delivered }: Row, gate: 'delivered' | 'merged'): boolean {
  if (state === 'clean' || state === 'merged' || state === 'opted_out') return true
  if (state === 'open' || state === 'queued') return gate === 'delivered'
  return state === 'delivered' && (gate === 'delivered' || delivered?.to !== 'branch')
}

export type RowCounts = Readonly<Record<'todo' | 'done' | 'stopped', number>>

export function countRows(rows: Iterable<Row>): RowCounts {
  const counts = { todo: 0, done: 0, stopped: 0 }
  for (const { state } of rows) counts[ROW_STATES[state]]++
  return counts
}
