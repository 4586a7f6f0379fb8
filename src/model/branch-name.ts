import { type ToolError, toolError } from './tool-error.ts'

/** What git keeps beside the branches, by names that it takes for no branch. Where case does not count, neither does it here. */
const GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i

/** Names that git allows below `refs/heads/`, and that it or a person would take for something else. */
export function checkBranchName(branch: string): ToolError | undefined {
  if (branch.startsWith('-')) return invalidBranch(branch, 'Git would read it as an option. Start it with a letter.')
  if (GITS_OWN.test(branch)) return invalidBranch(branch, 'Git uses it for itself. Choose another name.')
  if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.")
  return undefined
}

export function invalidBranch(branch: string, suggestion: string): ToolError {
  return toolError('invalid_arguments', `'${branch}' is not a valid branch name`, suggestion)
}
