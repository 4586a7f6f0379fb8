import * as z from 'zod/mini'
import { sha256 } from '../../base/digest.ts'
import type { RefusalCode } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import type { Digest } from '../../base/recipe.ts'
import { parseJson } from '../../base/text/json.ts'

export type PlanStateName = 'planned' | 'applying' | 'applied' | 'failed' | 'superseded'

/** A run of a workflow. */
export interface RunId {
  readonly id: number
  readonly attempt: number
}

/** Where to look for what GitHub itself knows about a plan. Anyone with write access can change it, so it proves nothing. */
export interface PlanOrigin {
  readonly run: RunId
  /** The comment that asked for it. */
  readonly comment?: number
}

/** What has become of a plan: the ledger. It only ever says less than a check of everything would. */
export interface PlanState {
  readonly schemaVersion: 1
  readonly state: PlanStateName
  /** By GitHub's clock, ISO 8601. */
  readonly plannedAt: string
  readonly origin: PlanOrigin
  /** Who applies or applied it. */
  readonly run?: RunId
  /** The commit that it became. */
  readonly commit?: string
  readonly supersededBy?: Digest
  /** Why it failed. */
  readonly reason?: RefusalCode
}

/**
 * Where each state may go. Applied is the end: a digest is good for one commit. A plan that failed wrote nothing, so it may
 * be tried again, with every check made again; one that was superseded may be planned again.
 */
const NEXT: Readonly<Record<PlanStateName, readonly PlanStateName[]>> = {
  planned: ['planned', 'applying', 'applied', 'superseded'],
  applying: ['applying', 'applied', 'failed'],
  failed: ['planned', 'applying', 'applied', 'superseded'],
  superseded: ['planned', 'applied'],
  applied: [],
}

export function mayBecome(from: PlanStateName, to: PlanStateName): boolean {
  return NEXT[from].includes(to)
}

export function writePlanState(state: PlanState): Uint8Array {
  return Buffer.from(`${JSON.stringify(state, undefined, 2)}\n`)
}

/** `undefined` when it is not a state that this version of Sous knows. */
export function readPlanState(bytes: Uint8Array | undefined): PlanState | undefined {
  const json = bytes === undefined ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (!json?.ok) return undefined
  const state = stateSchema().safeParse(json.value)
  return state.success && !Number.isNaN(Date.parse(state.data.plannedAt)) ? (state.data as PlanState) : undefined
}

let schema: ReturnType<typeof makeSchema> | undefined

function stateSchema() {
  schema ??= makeSchema()
  return schema
}

function makeSchema() {
  const id = z.int().check(z.gte(0))
  const run = z.strictObject({ id, attempt: id })
  return z.strictObject({
    schemaVersion: z.literal(1),
    state: z.enum(['planned', 'applying', 'applied', 'failed', 'superseded']),
    plannedAt: z.string(),
    origin: z.strictObject({ run, comment: z.optional(id) }),
    run: z.optional(run),
    commit: z.optional(z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
    supersededBy: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    reason: z.optional(z.string()),
  })
}

const KEY_CHARACTERS = 16

/** What only one plan at a time may be applied on: a pull request, or a branch where there is none. */
export function scopeOf({ repository, target }: Pick<Plan, 'repository' | 'target'>): string {
  return repository?.pull === undefined ? `ref-${keyOf(target)}` : `pr-${repository.pull}`
}

/** Taken by the run that applies a plan. */
export function lockRef(plan: Pick<Plan, 'repository' | 'target'>): string {
  return `refs/sous/locks/${scopeOf(plan)}`
}

/** Names the latest plan of a recipe on a pull request or branch. */
export function currentRef(plan: Pick<Plan, 'repository' | 'target' | 'recipe'>): string {
  return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`
}

/** The same, where only the pull request and the recipe's path are known. */
export function currentRefOn(pull: number, recipe: string): string {
  return `refs/sous/current/pr-${pull}/${keyOf(recipe)}`
}

/** A pattern for the current plans of all recipes on a pull request. */
export function currentRefsOf(pull: number): string {
  return `refs/sous/current/pr-${pull}/*`
}

/** A pattern for those of all pull requests. */
export const CURRENT_OF_PULLS = 'refs/sous/current/pr-*'

/** The pull request that a ref of this pattern is of. */
export function pullOf(ref: string): number | undefined {
  const [, number] = /^refs\/sous\/current\/pr-([1-9]\d{0,14})\//.exec(ref) ?? []
  return number === undefined ? undefined : Number(number)
}

/** A name may hold what a ref cannot. */
function keyOf(name: string): string {
  return sha256(Buffer.from(name)).slice(0, KEY_CHARACTERS)
}
