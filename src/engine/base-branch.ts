import type { ApprovalPolicy } from '../model/config.ts'
import { parseGlob } from '../workspace/glob.ts'

export interface BaseBranch {
  /** Short names, such as `main`. */
  readonly branch: string
  readonly defaultBranch: string
}

/** Whether Sous acts on pull requests for a branch: for the default branch always, for others when the configuration names them. */
export function isBaseAllowed({ branch, defaultBranch }: BaseBranch, { branches }: Pick<ApprovalPolicy, 'branches'>): boolean {
  if (branch === defaultBranch) return true
  return branches.some((pattern) => {
    // Without a slash a glob would fit a name at any depth: `stable` is not to mean `somebody/stable`.
    const glob = parseGlob(pattern.includes('/') ? pattern : `./${pattern}`)
    return glob.ok && glob.value.matches(branch)
  })
}
