import type { FileChange } from '../model/change.ts'
import type { SousConfig } from '../model/config.ts'
import { briefText } from '../model/path.ts'
import type { Plan } from '../model/plan.ts'
import { whyProtected } from '../model/protected-paths.ts'
import { countOf } from '../model/wording.ts'
import { isExternalTool } from '../tools/registry.ts'
import { matchProtected } from './protected-globs.ts'

/** A plan that deletes more files than this is looked at by a second person. */
export const MAX_QUIET_DELETES = 20

export interface SensitivePlan {
  readonly plan: Pick<Plan, 'base' | 'steps'>
  readonly changes: readonly FileChange[]
}

/** Why whoever asked for a plan may not approve it alone, in words for people; empty when they may. */
export function whySensitive({ plan, changes }: SensitivePlan, config: Pick<SousConfig, 'protectedPaths'>): readonly string[] {
  const places = { directory: plan.base.directory, matches: matchProtected(config.protectedPaths) }
  const reasons: string[] = []
  for (const change of changes) {
    const why = whyProtected(change, places)
    if (why !== undefined) reasons.push(`it changes ${briefText(change.path)}, which ${why}`)
  }
  reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`))
  const deletes = changes.filter((change) => change.kind === 'delete').length
  if (deletes > MAX_QUIET_DELETES) reasons.push(`it deletes ${countOf(deletes, 'file')}`)
  return reasons
}

export function isSensitive(plan: SensitivePlan, config: Pick<SousConfig, 'protectedPaths'>): boolean {
  return whySensitive(plan, config).length > 0
}

/** Also calls that failed or still wait: what they did or will do is not among the changes. */
function externalCalls({ steps }: SensitivePlan['plan']): readonly string[] {
  const tools = new Set<string>()
  for (const { tool, outcome } of steps) if (outcome.kind !== 'skipped' && isExternalTool(tool)) tools.add(tool)
  return [...tools]
}

/** Whether a plan holds the result of a command or a web request, which cannot be had again. */
export function hasRunExternal({ steps }: Pick<Plan, 'steps'>): boolean {
  return steps.some(({ tool, outcome }) => isExternalTool(tool) && (outcome.kind === 'ran' || outcome.kind === 'failed'))
}
