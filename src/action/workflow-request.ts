import type { PreparedRun } from '../app/prepare-run.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import { APPLY_CONSENT } from '../github/events/action-io.ts'
import type { GitHubRequest } from '../github/events/requests.ts'
import type { OpenRepository } from './open-github.ts'
import type { ActionContext } from './runner.ts'

/** Where `mode: check` reports. */
const REPORTS = ['job', 'issue'] as const

export function reportsIssue({ runner }: ActionContext): boolean {
  return runner.input('report') === 'issue'
}

/** The one issue per recipe is about the default branch, not about pull requests or other branches. */
export function checkReport({ context, mode, event, isDefault }: WorkflowRequest): Refusal | undefined {
  const given = context.runner.input('report') || 'job'
  if (!REPORTS.some((report) => report === given)) return ERRORS.unknownReport(given)
  if (given !== 'issue') return undefined
  if (mode !== 'check') return ERRORS.reportNeedsCheck(mode)
  if (event === 'pull_request') return ERRORS.reportOnPull()
  return event === 'schedule' || isDefault ? undefined : ERRORS.reportOffDefault()
}

export type WorkflowRequest = Extract<GitHubRequest, { kind: 'workflow' }> & {
  readonly context: ActionContext
  readonly repo: OpenRepository
}

/** A recipe over the checked-out files. */
export interface WorkflowRun extends PreparedRun {
  /** The rules that the pull request itself changes. */
  readonly note?: string
  /** Why the checked-out files differ from what the pull request would merge. */
  readonly otherBytes?: string
}

/** Whether people with write access wrote the files: on events of the repository itself, and on pull requests that are not from a fork. */
export function hasOwnFiles({ event, isDefault, commits }: WorkflowRequest): boolean {
  if (commits !== undefined) return !commits.isFork
  return event === 'push' || event === 'schedule' || (event === 'workflow_dispatch' && isDefault)
}

const ERRORS = {
  unknownReport: (given: string) =>
    refusal('input_invalid', `The input 'report' is '${given.slice(0, 80)}'`, `Use ${REPORTS.join(' or ')}.`),
  reportNeedsCheck: (mode: string) => refusal('input_invalid', `'report: issue' is for 'mode: check', not for 'mode: ${mode}'`),
  reportOnPull: () =>
    refusal('input_invalid', "'report: issue' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."),
  reportOffDefault: () =>
    refusal('workflow_ref_not_default', "'report: issue' is for the default branch", "Add 'branches:' with the default branch to 'on:'."),
}

export const WORKFLOW_ERRORS = {
  noRecipe: () => refusal('input_invalid', "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."),
  wrongConsent: () => refusal('input_invalid', `The input 'consent' works only with 'mode: apply', and must be ${APPLY_CONSENT}`),
  directoryOutside: () => refusal('input_invalid', "The input 'working-directory' leads out of the workspace"),
  notCheckedOut: (why: string) => refusal('input_invalid', why, "Add 'actions/checkout' before this step."),
  emptyFolder: (folder: string) => refusal('input_invalid', `'${folder}' is empty`, "Add 'actions/checkout' before this step."),
  newRecipe: (path: string) => refusal('recipe_not_on_base', `Recipe '${path}' is not on the base branch of this pull request`),
}
