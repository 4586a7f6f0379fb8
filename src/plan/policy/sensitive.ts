import type { FileChange } from '../../base/change.ts'
import { CONFIG_FILE, type SousConfig } from '../../base/config.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, foldPath, type RepoDirectory, ROOT_DIRECTORY } from '../../base/path.ts'
import type { Plan } from '../../base/plan.ts'
import { whyDenied, whyProtected } from '../../base/protected-files.ts'
import { countOf } from '../../base/text/wording.ts'
import { isExternalTool } from '../../tools/registry.ts'
import { type Glob, parseExcludes } from '../../workspace/glob/glob.ts'

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

/**
 * Whether one of the globs protects a path of the repository. A directory that fits takes everything below it along, and
 * case does not count: on many file systems another spelling is the same file.
 */
export function matchProtected(globs: readonly string[]): (path: string) => boolean {
  const plain = globs.map((glob) => {
    const parsed = parseExcludes([glob])
    if (!parsed.ok) throw new Error(`A configuration was read with a glob that is none: ${parsed.error.message}`)
    return parsed.value
  })
  const folded = globs.flatMap((glob): readonly Glob[] => {
    // A range such as `[Z-a]` is none any more once it is folded.
    const parsed = parseExcludes([foldPath(glob)])
    return parsed.ok ? [parsed.value] : []
  })
  return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches(foldPath(path)))
}

/**
 * Why a plan is not to be made on GitHub, where nobody sits in front of it: it changes workflows, which the configuration
 * does not allow, or the configuration itself. `directory` is where in the repository the paths begin.
 */
export function checkProtected(
  changes: readonly FileChange[],
  { approval }: Pick<SousConfig, 'approval'>,
  directory: RepoDirectory = ROOT_DIRECTORY,
): ToolError | undefined {
  for (const change of changes) {
    const why = whyDenied(change, { directory, allowWorkflows: approval.allowWorkflows })
    if (why === undefined) continue
    const suggestion =
      why === 'it is a workflow'
        ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${CONFIG_FILE}.`
        : 'Change it by a pull request of your own.'
    return toolError('path_protected', `The recipe may not change '${briefText(change.path)}' here: ${why}`, suggestion)
  }
  return undefined
}
