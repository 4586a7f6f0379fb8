import type { FileChange } from '../model/change.ts'
import { CONFIG_FILE, type SousConfig } from '../model/config.ts'
import { briefText, type RepoDirectory, ROOT_DIRECTORY } from '../model/path.ts'
import { whyDenied } from '../model/protected-paths.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'

/**
 * Why a plan is not to be made on GitHub, where nobody sits in front of it: it changes workflows, which the configuration
 * does not allow, or the configuration itself. `directory` is where in the repository the paths begin.
 */
export function refuseProtected(
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
