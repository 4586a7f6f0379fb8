import {
  type ErrorRow,
  type RunDecision,
  type SharedCode,
  type SousError,
  TOOL_ERRORS,
  type ToolError,
  type ToolErrorCode,
} from './tool-errors.ts'

type RunRow = ErrorRow & { readonly decision: RunDecision }

/** How a run can end, as scripts and workflows see it. These codes apply to every run. */
export const OUTCOMES = {
  previewed: { meaning: 'Preview only. Nothing was written.', decision: 'pass' },
  clean: { meaning: 'The recipe would change nothing.', decision: 'pass' },
  applied: { meaning: 'The plan was written to the working tree.', decision: 'pass' },
  committed: { meaning: 'The plan was applied as one commit.', decision: 'pass' },
  proposed: { meaning: 'The plan was proposed as a pull request.', decision: 'pass' },
  declined: { meaning: 'Someone closed the same proposal before, so Sous does not open it again.', decision: 'pass' },
  already_applied: {
    meaning: 'The plan is already applied. Nothing was written.',
    advice: 'Nothing needs to be done.',
    decision: 'pass',
    also: ['github'],
  },
  accepted: { meaning: 'The command is valid and its author is allowed to give it. Another job runs it.', decision: 'pass' },
  answered: { meaning: 'The command was answered. It does not make a plan.', decision: 'pass' },
  undone: { meaning: 'The plan was undone.', decision: 'pass' },
  gated: { meaning: 'A call waits for approval. The rest is known once it has run.', decision: 'wait', exit: 4 },
  queued: { meaning: 'The proposal is in the merge queue. GitHub merges it when the checks of the queue pass.', decision: 'wait' },
  auto_merge_enabled: { meaning: 'Auto-merge is on. GitHub merges the proposal when its required checks pass.', decision: 'wait' },
  merged_on_moved_base: {
    meaning: 'The proposal was merged, but its base had moved. The merged files are not exactly the reviewed ones.',
    decision: 'fail',
  },
  changes_found: { meaning: 'Check failed: the recipe would change files.', decision: 'fail', exit: 2 },
  drift_reported: { meaning: 'The recipe would change files. An issue lists them.', decision: 'pass' },
  check_gated: { meaning: 'Check failed: a call waits for approval, so Sous could not run the rest of the recipe.', decision: 'fail' },
  check_incomplete: { meaning: 'Check failed: Sous could not check every file.', decision: 'fail' },
  invalid_recipe: {
    meaning: 'The recipe is not valid. No step ran.',
    decision: 'fail',
    exit: 3,
    also: ['diagnostic'],
  },
  invalid_inputs: { meaning: 'The inputs do not fit the recipe. No step ran.', decision: 'fail', exit: 3 },
} as const satisfies Readonly<Record<string, RunRow>>

/** Why a run on GitHub was refused. Nothing was written, unless the message says otherwise. */
export const REFUSALS = {
  // Talking to GitHub
  api_unavailable: {
    meaning: 'GitHub did not respond in time, or the rate limit resets too late for this run.',
    advice: 'Run it again later.',
    decision: 'fail',
  },
  api_invalid: {
    meaning: 'GitHub sent a response that Sous does not understand.',
    advice: 'Run it again. If it happens again, report it with the field that the message names.',
    decision: 'fail',
  },
  api_not_found: {
    meaning: 'Not found on GitHub, or not visible to this token (404).',
    advice: 'Check the name and what the token can read.',
    decision: 'fail',
  },
  api_conflict: { meaning: 'GitHub refused because something changed in the meantime.', advice: 'Run it again.', decision: 'fail' },
  api_rejected: { meaning: 'GitHub rejected the request.', advice: "Read GitHub's answer in the message.", decision: 'fail' },
  api_budget: {
    meaning: 'The run used up its budget of GitHub API calls.',
    advice: 'Run it again. If it happens again, narrow the recipe.',
    decision: 'fail',
  },
  run_over: {
    meaning: 'The run has no time left, so the rest waits for the next one.',
    advice: 'Run it again. It goes on where this run stopped.',
    decision: 'wait',
  },
  auth_expired: {
    meaning: 'The GitHub token is not valid or has expired.',
    advice: 'Run it again: each run gets a new token.',
    decision: 'fail',
  },
  token_not_permitted: {
    meaning: 'The token is not allowed to do this.',
    advice: "Add the permission to the job's 'permissions:'.",
    decision: 'fail',
  },
  // What started the run
  not_a_command: { meaning: 'The comment is not a Sous command.', advice: 'Nothing to do.', decision: 'refuse' },
  command_mistake: { meaning: 'The command is not valid.', advice: "See '/sous help'.", decision: 'refuse' },
  digest_ambiguous: {
    meaning: 'More than one plan starts with these characters.',
    advice: 'Use the whole digest. It is in the details of the preview.',
    decision: 'refuse',
  },
  not_a_pull_request: {
    meaning: 'The comment is on an issue, not on a pull request.',
    advice: 'Comment on the pull request instead.',
    decision: 'refuse',
  },
  event_action_ignored: {
    meaning: 'Sous acts on new comments and submitted reviews only, never on edited ones.',
    advice: 'Write a new comment.',
    decision: 'refuse',
  },
  review_not_approving: {
    meaning: 'The review is not an approval.',
    advice: "Approve, or comment '/sous apply' with the digest.",
    decision: 'refuse',
  },
  event_not_trusted: {
    meaning: 'The event runs code from strangers with full permissions, and Sous does not need it.',
    advice: "Use 'issue_comment' or 'pull_request'.",
    decision: 'refuse',
  },
  event_not_trusted_for_apply: {
    meaning: 'The workflow of this event comes from the pull request, not from the default branch.',
    advice: "Comment '/sous apply' with the digest.",
    decision: 'refuse',
  },
  reviews_not_here: {
    meaning: 'This workflow makes and applies plans in separate jobs, and it applies them for comments only.',
    advice: "Comment '/sous apply' with the digest.",
    decision: 'refuse',
  },
  workflow_ref_not_default: {
    meaning: 'The workflow was not started from the default branch.',
    advice: 'Start it from the default branch.',
    decision: 'refuse',
  },
  payload_invalid: {
    meaning: "The event payload does not match GitHub's schema.",
    advice: 'Look at the field that the message names.',
    decision: 'fail',
  },
  input_invalid: {
    meaning: 'An input of the action is not valid.',
    advice: "Correct it in the workflow's 'with:'.",
    decision: 'fail',
  },
  // Who asks and who approves
  not_permitted: { meaning: 'You need write access to this repository.', advice: 'Ask someone with write access.', decision: 'refuse' },
  not_listed: {
    meaning: 'The configuration lists who may do this, and you are not on the list.',
    advice: 'Ask someone on the list.',
    decision: 'refuse',
  },
  bot_actor: { meaning: 'Bots cannot give commands or approve plans.', advice: 'Nothing to do.', decision: 'refuse' },
  sender_mismatch: {
    meaning: 'The event was sent by someone other than the author of the text.',
    advice: 'Ask the author to write a new comment.',
    decision: 'refuse',
  },
  comment_changed: {
    meaning: 'The comment was edited or deleted since it was written.',
    advice: 'Write a new comment.',
    decision: 'refuse',
  },
  approval_stale: {
    meaning: 'The approval was given for another commit.',
    advice: 'Look at what changed since then and approve again.',
    decision: 'refuse',
  },
  changes_requested: {
    meaning: 'A reviewer with write access requested changes.',
    advice: 'Ask the reviewer to approve, or dismiss the review.',
    decision: 'refuse',
  },
  approval_missing: {
    meaning: 'Another person still has to approve.',
    advice: 'Ask for the approval that the message names.',
    decision: 'wait',
  },
  policy_error: {
    meaning: 'The approval rules cannot be read or applied.',
    advice: 'Fix the file that the message names on the default branch.',
    decision: 'fail',
  },
  // The pull request and the repository
  pr_closed: { meaning: 'The pull request is closed or merged.', advice: 'Open it again, or use another.', decision: 'refuse' },
  pr_draft: {
    meaning: 'The pull request is a draft.',
    advice: 'Mark it as ready, or allow drafts in the configuration.',
    decision: 'refuse',
  },
  base_not_allowed: {
    meaning: 'The pull request targets a branch that Sous is not set up for.',
    advice: "Add the branch to 'branches' in the configuration.",
    decision: 'refuse',
  },
  stale_base: {
    meaning: 'The pull request targets another branch than in the preview, or that branch has moved.',
    advice: 'Run the recipe again.',
    decision: 'refuse',
  },
  stale_head: { meaning: 'The pull request has new commits since the preview.', advice: 'Run the recipe again.', decision: 'refuse' },
  fork_not_allowed: {
    meaning: 'The pull request comes from a fork, and Sous does not write there.',
    advice: "Run the recipe in a clone of the fork. To get previews here, set 'approval: { forks: files-only }' in '.github/sous.yml'.",
    decision: 'refuse',
  },
  recipe_changed: {
    meaning: 'The pull request changes the recipe itself, and Sous applies only what comes from the base branch.',
    advice: 'Merge the change to the recipe first.',
    decision: 'refuse',
  },
  recipe_not_on_base: {
    meaning: 'The recipe is new in this pull request, and Sous runs only recipes of the base branch.',
    advice: "Merge the recipe first. Until then, 'sous preview' runs it on your machine.",
    decision: 'refuse',
  },
  base_unavailable: {
    meaning: 'Sous could not read the base commit of the pull request, where the recipe and the rules come from.',
    advice: "Give the job 'contents: read', or check out with 'fetch-depth: 0'.",
    decision: 'fail',
  },
  repo_archived: { meaning: 'The repository is archived.', advice: 'Unarchive it first.', decision: 'refuse' },
  // Writing to the repository
  ref_moved: {
    meaning: 'The branch has moved since Sous last looked.',
    advice: 'Run the preview again.',
    decision: 'refuse',
  },
  ref_missing: {
    meaning: 'The branch or commit no longer exists.',
    advice: 'Run the preview again.',
    decision: 'refuse',
  },
  ref_blocked: {
    meaning: 'Git cannot create a ref for Sous, because someone pushed a ref with a conflicting name.',
    advice: 'Delete the ref that the message names, then try again.',
    decision: 'fail',
  },
  checks_pending: {
    meaning: 'The branch requires checks that have not passed yet.',
    advice: "Approve again when they have passed, or allow auto-merge in the repository's settings.",
    decision: 'refuse',
  },
  merge_refused: {
    meaning: 'GitHub refused to merge the pull request.',
    advice: "Read GitHub's answer in the message, then approve again.",
    decision: 'refuse',
  },
  protected_branch: {
    meaning: 'The branch is protected, and the token may not push to it.',
    advice: 'Let Sous propose a pull request instead.',
    decision: 'refuse',
  },
  workflows_permission: {
    meaning: "A plan that changes workflow files needs a token with 'workflows' permission, which GITHUB_TOKEN cannot have.",
    advice: "Use a GitHub App token with the 'workflows' permission, or apply it on your machine with 'sous run'.",
    decision: 'refuse',
  },
  signatures_required: {
    meaning: 'The branch accepts signed commits only, and this one is not signed.',
    advice: "Use GITHUB_TOKEN or a GitHub App token: GitHub signs the commits that Sous makes with them. It does not sign a person's.",
    decision: 'refuse',
  },
  push_protection: {
    meaning: 'GitHub found a secret in the change and blocked the push.',
    advice:
      "Remove the secret from the recipe or its inputs, and revoke it if it is real. If it is not a secret, allow it under the repository's security settings.",
    decision: 'refuse',
  },
  push_rejected: { meaning: 'GitHub refused the push.', advice: "Read GitHub's answer in the message.", decision: 'refuse' },
  branch_conflict: {
    meaning: 'The branch that Sous would write to has commits from someone else.',
    advice: 'Merge, move or delete that branch, then run it again.',
    decision: 'refuse',
  },
  // Plans
  digest_unknown: {
    meaning: 'The plan does not exist, or was deleted.',
    advice: 'Run the recipe again, then approve the new plan.',
    decision: 'refuse',
  },
  plan_outdated: {
    meaning: 'The recipe or the configuration changed on the default branch after the preview.',
    advice: 'Run the recipe again, then approve the new plan.',
    decision: 'refuse',
  },
  plan_unproven: {
    meaning:
      'Nothing that GitHub attests shows that Sous made this plan. What is stored under refs/sous/ proves nothing: anyone with write access can push there.',
    advice: 'Run the recipe again, then approve the new plan.',
    decision: 'refuse',
  },
  plan_not_reproduced: {
    meaning: 'Sous made the plan again before applying it, and the result differs.',
    advice: 'Run the recipe again, then approve the new plan. If it happens twice, the recipe depends on something that changes.',
    decision: 'refuse',
  },
  plan_cancelled: {
    meaning: 'Someone cancelled the plan.',
    advice: 'Run the recipe again, then approve the new plan.',
    decision: 'refuse',
  },
  commands_not_here: {
    meaning: 'This job has a token with write access. Sous never runs commands or web requests in such a job.',
    advice: "Use the workflow that 'sous init' writes: its plan job runs commands and cannot write.",
    decision: 'refuse',
  },
  app_key_exposed: {
    meaning:
      'A review runs the workflow of the pull request, so a GitHub App token in its job is within reach of everyone who can push a branch.',
    advice: "Comment '/sous apply' with the digest instead, and keep the key in an environment limited to the default branch.",
    decision: 'refuse',
  },
  plan_gated: {
    meaning: 'A call in the plan still waits for approval, so there is nothing to apply yet.',
    advice: 'Approve that call first.',
    decision: 'refuse',
  },
  preview_incomplete: {
    meaning: 'The change is too large to show in full, so no one can review all of it.',
    advice: "Let the recipe change fewer files at a time, or use 'mode: propose', where GitHub shows the whole change.",
    decision: 'refuse',
  },
  runner_file_tampered: {
    meaning: "A command changed the runner's command files, which would change what later steps do.",
    advice: 'Find out which command in the recipe does that.',
    decision: 'fail',
  },
  plan_expired: {
    meaning: 'The plan has expired.',
    advice: 'Run the recipe again, then approve the new plan.',
    decision: 'refuse',
  },
  plan_superseded: {
    meaning: 'A newer plan of the same recipe replaces it.',
    advice: 'Look at the newer plan and approve that one.',
    decision: 'refuse',
  },
  plan_empty: {
    meaning: 'The plan changes nothing, so there is nothing to apply.',
    advice: 'Nothing needs to be done.',
    decision: 'refuse',
  },
  tree_mismatch: {
    meaning: 'The commit would not match the preview exactly.',
    advice: 'Run the recipe again. If it happens again, report it.',
    decision: 'fail',
  },
  message_refused: {
    meaning: 'The commit message contains a line that GitHub or Sous would treat as an instruction.',
    advice: 'Correct the message.',
    decision: 'refuse',
  },
  secret_in_output: {
    meaning: 'The text to publish contains a secret.',
    advice: 'Find out how it got there. Revoke the secret if it was shown anywhere.',
    decision: 'refuse',
  },
  lock_held: {
    meaning: 'Another run is applying a plan here.',
    advice: 'Wait until it is done, then approve again.',
    decision: 'refuse',
  },
  lock_ambiguous: {
    meaning: 'A lock cannot be read, so its owner is unknown.',
    advice: 'Make sure that no run is applying a plan, then remove the lock.',
    decision: 'fail',
  },
} as const satisfies Readonly<Record<string, RunRow & { readonly advice: string }>>

type OutcomeCode = keyof typeof OUTCOMES | SharedCode<typeof TOOL_ERRORS, 'run'>

export type RefusalCode = keyof typeof REFUSALS | SharedCode<typeof OUTCOMES, 'github'> | SharedCode<typeof TOOL_ERRORS, 'github'>

/** Why Sous refused. Nothing was written, unless the message says otherwise. */
export interface Refusal extends SousError<RefusalCode> {
  /** The HTTP status from GitHub, where that is the cause. */
  readonly status?: number
  /** GitHub's own words, where it gave any. */
  readonly said?: string
  /** A command that helps, to copy into a comment. */
  readonly command?: string
  /** Something may have been written despite the error; the message says what. */
  readonly isUnknown?: true
}

/** A refusal with its own suggestion, or with the advice of its code. */
export function refusal(code: RefusalCode, message: string, suggestion: string = rowOf(code).advice ?? ''): Refusal {
  return { code, message, suggestion }
}

/** Stable. `failed:` and the error code where a step failed. */
export type ReasonCode = OutcomeCode | RefusalCode | `failed:${ToolErrorCode}`

function rowOf(reason: ReasonCode): ErrorRow {
  const code = reason.replace(/^failed:/, '')
  const part = [OUTCOMES, REFUSALS, TOOL_ERRORS].find((rows) => Object.hasOwn(rows, code))
  return (part as Readonly<Record<string, ErrorRow>>)[code] as ErrorRow
}

export function reasonOf({ code }: Pick<ToolError, 'code'>): ReasonCode {
  return isOutcome(code) ? code : `failed:${code}`
}

export function decisionOf(reason: ReasonCode): RunDecision {
  return reason.startsWith('failed:') ? 'fail' : (rowOf(reason).decision ?? 'fail')
}

export function meaningOf(reason: ReasonCode): string {
  return reason.startsWith('failed:') ? 'The recipe failed. Nothing was written.' : rowOf(reason).meaning
}

/** Exit code of the command line. */
export function exitCodeOf(reason: ReasonCode): 0 | 1 | NonNullable<ErrorRow['exit']> {
  const { exit, decision } = rowOf(reason)
  return exit ?? (decision === 'pass' ? 0 : 1)
}

/** Whether any run can end with the code, not only one that GitHub refused. */
export function isOutcome(reason: string): reason is OutcomeCode {
  return Object.hasOwn(OUTCOMES, reason) || (TOOL_ERRORS as Readonly<Record<string, ErrorRow>>)[reason]?.also?.includes('run') === true
}
