import type { FileChange } from '../base/change.ts'
import { sha256 } from '../base/digest.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { type Decision, PLAN_SCHEMA_VERSION, type PlanContent, type PlannedStep, type ToolCall } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'
import type { Result } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { serializeParameters } from './decide.ts'
import type { PlanFacts } from './make-plan.ts'
import { completePlan, type LoadedPlan, type SealTools } from './seal.ts'

/** Takes the place of a recipe's path in the plan of a call, before the tool name. */
const ORIGIN = 'tool:'
const MAX_NAMED = 3

export interface SealCallRequest {
  readonly call: ToolCall
  readonly reason: string
  readonly changes: readonly FileChange[]
  readonly facts: Omit<PlanFacts, 'tree' | 'message' | 'target'>
  /** `undefined` outside git. */
  readonly seal: SealTools | undefined
}

/** The plan of a single call, as if a recipe had made it: it has a digest, can be saved, and is applied like any other. */
export function planOfCall({ call, reason, changes, facts, seal }: SealCallRequest): Promise<Result<LoadedPlan, ToolError>> {
  const { name } = call.tool
  const source = `${ORIGIN}${name}`
  const decision: Decision = { kind: 'needs_approval', reason }
  const at = { file: source, line: 1, column: 1, endLine: 1, endColumn: 1 }
  const filesAffected = changes.map((change) => change.path)
  const content: Omit<PlanContent, 'changes' | 'tree'> = {
    ...facts,
    schemaVersion: PLAN_SCHEMA_VERSION,
    status: 'complete',
    recipe: { path: source, digest: callDigest(call), includes: [] },
    inputs: {},
    evidence: [],
    steps: [{ label: '1', tool: name, args: call.args, decision, outcome: { kind: 'ran', output: '', warnings: [], filesAffected }, at }],
    message: `Call ${name}: ${nameSome(filesAffected, MAX_NAMED)}`,
    target: 'working-tree',
  }
  return completePlan(content, changes, seal)
}

/**
 * The call of a plan, unless the plan comes from a recipe. A recipe's changes were shown when its plan was made; those of a call
 * may not have been seen by anyone yet. The plan that undoes a call has none, and was shown.
 */
export function callOfPlan({ recipe, steps }: Pick<PlanContent, 'recipe' | 'steps'>): PlannedStep | undefined {
  return recipe.path.startsWith(ORIGIN) ? steps[0] : undefined
}

/** The digest of a call, to approve exactly that. */
export function callDigest({ tool, args }: ToolCall): Digest {
  return sha256(Buffer.from(`${tool.name}\n${serializeParameters(args)}`)) as Digest
}
