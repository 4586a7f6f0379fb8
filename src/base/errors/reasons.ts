import type { ToolError, ToolErrorCode } from './tool-errors.ts'

/**
 * Every way a run on GitHub can end other than by doing what was asked, with what it means and what to do next. The
 * `reason-code` output, `result.json` and the documentation are made from this table; a code never changes its meaning.
 */
export const REASONS = {
  // Talking to GitHub
  api_unavailable: ['GitHub did not answer, or asked for more patience than a run has.', 'Run it again later.'],
  api_invalid: [
    'GitHub answered with something that Sous does not know.',
    'Run it again; if it stays, report it with the field that is named.',
  ],
  api_not_found: [
    'GitHub knows nothing at that address, or does not show it to this token.',
    'Check the name and what the token may read.',
  ],
  api_conflict: ['GitHub refused because something changed meanwhile.', 'Run it again.'],
  api_rejected: ['GitHub refused the request as it was.', 'See what GitHub says in the message.'],
  api_budget: ['The run asked GitHub more often than a run may.', 'Run it again; if it stays, narrow the recipe.'],
  auth_expired: ['GitHub does not accept the token, or no longer.', 'Run it again: each run gets a new token.'],
  token_not_permitted: ['The token may not do this.', "Add the permission to the job's 'permissions:'."],
  // What started the run
  not_a_command: ['The comment is no command of Sous.', 'Nothing.'],
  command_mistake: ['The command cannot be read.', "See '/sous help'."],
  digest_malformed: ['The text is not the digest of a plan, nor at least 12 characters of one.', 'Copy the line from the preview.'],
  digest_ambiguous: [
    'The first characters of the digest fit more than one plan.',
    'Write the whole digest. It is in the details of the preview.',
  ],
  not_a_pull_request: ['The comment is on an issue, not on a pull request.', 'Comment on the pull request that it is for.'],
  event_action_ignored: ['Sous acts on new comments and submitted reviews only, never on edited ones.', 'Write a new comment.'],
  review_not_approving: ['The review does not approve.', "Approve, or comment '/sous apply' with the digest."],
  event_not_trusted: [
    'The event runs with full rights on what a stranger can write, and Sous does not need it.',
    "Use 'issue_comment' or 'pull_request'.",
  ],
  event_not_trusted_for_apply: [
    'The workflow of this event comes from the pull request, not from the default branch.',
    "Comment '/sous apply' with the digest.",
  ],
  workflow_ref_not_default: ['The workflow was started from another branch than the default one.', 'Start it from the default branch.'],
  payload_invalid: ['The event that started the run is not as GitHub describes it.', 'See the field that the message names.'],
  input_invalid: ['An input of the action has a value that it cannot have.', "Correct it in the workflow's 'with:'."],
  // Who asks and who approves
  not_permitted: ['The person may not do this in this repository.', 'Ask somebody who may write.'],
  not_listed: ['The configuration lists who may do this, and the person is not among them.', 'Ask one of those who are listed.'],
  bot_actor: ['A bot gives no commands and approves nothing.', 'Nothing.'],
  sender_mismatch: ['The one who sent the event is not the author of the text.', 'Let the author write a new comment.'],
  comment_changed: ['The comment was edited or deleted since it was written.', 'Write a new comment.'],
  approval_stale: ['The approval was given for another commit.', 'Look at what changed since, and approve again.'],
  changes_requested: ['Somebody who may write asked for changes.', 'Let that person approve, or dismiss the review.'],
  approval_missing: ['Somebody else still has to approve.', 'Ask for the approval that the message names.'],
  policy_error: ['What decides on approvals cannot be read or applied.', 'Correct the file that the message names, on the default branch.'],
  // What it is about
  pr_closed: ['The pull request is closed or merged.', 'Open it again, or use another.'],
  pr_draft: ['The pull request is a draft.', 'Mark it as ready, or allow drafts in the configuration.'],
  base_not_allowed: ['The pull request is for a branch that Sous is not set up for.', "Add the branch to 'branches' in the configuration."],
  stale_base: ['The pull request is for another branch than when the plan was made, or that branch has moved.', 'Run the recipe again.'],
  stale_head: ['The pull request has moved on since the plan was made.', 'Run the recipe again.'],
  fork_not_allowed: ['The pull request comes from a fork, and Sous does not write there.', 'Take the patch, or allow previews for forks.'],
  recipe_changed: [
    'The pull request changes the recipe itself, and what would land is not from there.',
    'Merge the change of the recipe first.',
  ],
  recipe_not_on_base: [
    'The recipe is new in this pull request, and Sous runs only recipes of the base branch.',
    "Merge the recipe first. Until then, 'sous preview' runs it on your machine.",
  ],
  base_unavailable: [
    'Sous could not read the base commit of the pull request, where the recipe and the rules come from.',
    "Give the job 'contents: read', or check out with 'fetch-depth: 0'.",
  ],
  repo_archived: ['The repository is archived.', 'Nothing can be changed in it.'],
  // Writing to the repository
  ref_moved: ['The branch is not where it was when Sous last looked.', 'Preview again on what is there now.'],
  ref_missing: ['The branch or commit is not there any more.', 'Preview again where the branch is now.'],
  ref_blocked: [
    'Git cannot create a ref of Sous, because someone pushed one whose name is in the way.',
    'Delete the ref that the message names, then try again.',
  ],
  checks_pending: [
    'The branch requires checks that have not passed yet.',
    "Approve again when they have passed, or allow auto-merge in the repository's settings.",
  ],
  merge_refused: ['GitHub refused to merge the pull request.', 'See what GitHub says in the message, then approve again.'],
  protected_branch: ['GitHub protects the branch, and the token may not pass.', 'Let Sous propose a pull request instead.'],
  workflows_permission: [
    "A plan that changes workflow files needs a token with 'workflows' permission, which GITHUB_TOKEN cannot have.",
    "Use a GitHub App token with the 'workflows' permission, or apply it on your machine with 'sous run'.",
  ],
  signatures_required: [
    'The branch accepts signed commits only, and this one is not signed.',
    "Use GITHUB_TOKEN or a GitHub App token: GitHub signs the commits that Sous makes with them. It does not sign a person's.",
  ],
  push_protection: [
    'GitHub found a secret in the change and blocked the push.',
    "Remove the secret from the recipe or its inputs, and revoke it if it is real. If it is not a secret, allow it under the repository's security settings.",
  ],
  push_rejected: ['GitHub refused the push.', 'See what GitHub says in the message.'],
  branch_conflict: [
    "Somebody else's commits are on the branch that Sous would write to.",
    'Merge, move or delete that branch, then run it again.',
  ],
  io_error: ['The machine could not write a temporary file or run git.', 'Look at its disk and at git, then run it again.'],
  // Plans and their one use
  digest_unknown: ['No such plan is stored: it never was, or it is no longer.', 'Run the recipe again, then approve the new plan.'],
  plan_tampered: [
    'What is stored under that digest is not the plan that the digest names.',
    'Run the recipe again, and find out who changed it.',
  ],
  plan_version: ['Another version of Sous made the plan.', 'Run the preview again.'],
  plan_outdated: [
    'The recipe or the configuration changed on the default branch after the preview.',
    'Run the recipe again, then approve the new plan.',
  ],
  plan_unproven: [
    'Nothing that GitHub attests shows that Sous made this plan. What is stored under refs/sous/ proves nothing: anyone with write access can push there.',
    'Run the recipe again, then approve the new plan.',
  ],
  plan_not_reproduced: [
    'Sous made the plan again before applying it, and got something else.',
    'Run the recipe again, then approve the new plan. If it happens twice, the recipe depends on something that changes.',
  ],
  plan_cancelled: ['Someone cancelled the plan.', 'Run the recipe again, then approve the new plan.'],
  commands_not_here: [
    'The token of this job can write, and Sous never runs commands or web requests beside such a token.',
    "Use the workflow that 'sous init' writes: its plan job runs commands and cannot write.",
  ],
  app_key_exposed: [
    'A review runs the workflow of the pull request, so a GitHub App token in its job is within reach of everyone who can push a branch.',
    "Comment '/sous apply' with the digest instead, and keep the key in an environment limited to the default branch.",
  ],
  reviews_not_here: [
    'This workflow makes and applies plans in separate jobs, and it applies them for comments only.',
    "Comment '/sous apply' with the digest.",
  ],
  plan_gated: ['A call of the plan still waits for approval, so there is nothing to land yet.', 'Approve that call first.'],
  preview_incomplete: [
    'The change is too large to be shown whole, so nobody can have looked at all of it.',
    "Let the recipe change fewer files at a time, or use 'mode: propose', where GitHub shows the whole change.",
  ],
  runner_file_tampered: [
    'A command changed the files by which a step talks to the runner, which would change what later steps do.',
    'Find out which command of the recipe does that.',
  ],
  plan_expired: ['The plan is older than plans may get.', 'Run the recipe again, then approve the new plan.'],
  plan_superseded: ['A newer plan of the same recipe has taken its place.', 'Look at the newer plan and approve that one.'],
  plan_empty: ['The plan changes nothing, so there is nothing to land.', 'Nothing needs to be done.'],
  already_applied: ['The files of the plan are there already; nothing was written.', 'Nothing needs to be done.'],
  tree_mismatch: ['The commit would not hold exactly what was previewed.', 'Run the recipe again; report it if it stays.'],
  message_refused: ['The commit message holds a line that GitHub or Sous would take for an instruction.', 'Correct the message.'],
  secret_in_output: ['What was to be published holds a secret.', 'Find out how it got there; change the secret if it was shown anywhere.'],
  lock_held: ['Another run is landing a plan here.', 'Wait until it has ended, then approve again.'],
  lock_ambiguous: [
    'There is a lock that cannot be read, so nobody knows who holds it.',
    'Make sure that no run is landing, then remove the lock.',
  ],
  cancelled: ['The run was cancelled.', 'Run it again if it was not meant.'],
} as const satisfies Readonly<Record<string, readonly [meaning: string, instruction: string]>>

export type RefusalCode = keyof typeof REASONS

/** Why Sous did not do what was asked. Nothing was written, unless the message says otherwise. */
export interface Refusal {
  readonly code: RefusalCode
  /** What was refused and why, naming the person, commit, file or field. */
  readonly message: string
  /** What to do next. */
  readonly suggestion: string
  /** The status that GitHub answered with, where that is the cause. */
  readonly status?: number
  /** GitHub's own words, where it gave any. */
  readonly said?: string
  /** A command that helps, as it would be commented. */
  readonly command?: string
  /** Something may have been written all the same; the message says what. */
  readonly isUnknown?: true
}

/** A refusal with its own advice, or with the one that belongs to its code. */
export function refusal(code: RefusalCode, message: string, suggestion: string = REASONS[code][1]): Refusal {
  return { code, message, suggestion }
}

/**
 * How a run can end, as scripts and workflows are told it. Each has what follows from it and what it means; the
 * documentation is made from this table.
 *
 * - `pass`: what was asked for was done;
 * - `wait`: a person has to approve something first, or GitHub merges later;
 * - `refuse`: it was not done, and nothing changed;
 * - `fail`: it could not be done, or a check did not hold.
 */
export const REASON_CODES = {
  previewed: ['pass', 'The plan was made and shown; nothing was written.'],
  clean: ['pass', 'The recipe would change nothing.'],
  landed: ['pass', 'The plan was written to the working tree.'],
  committed: ['pass', 'The plan became a commit.'],
  proposed: ['pass', 'The plan became a pull request.'],
  declined: ['pass', 'Somebody closed the same proposal before; it is not opened again.'],
  already_applied: ['pass', 'The files of the plan are there already; nothing was written.'],
  accepted: ['pass', 'The command is understood and its author may give it; another job does it.'],
  answered: ['pass', 'The command was answered; it makes no plan.'],
  undone: ['pass', 'What the plan had changed was put back.'],
  gated: ['wait', 'A call waits for approval; what comes after it is known once it ran.'],
  approval_needed: ['wait', 'The plan is complete and takes effect once a person approves it; nobody could be asked.'],
  queued: ['wait', 'The proposal is in the merge queue. GitHub merges it when the checks of the queue pass.'],
  auto_merge_enabled: ['wait', 'Auto-merge is on. GitHub merges the proposal when its required checks pass.'],
  approval_refused: ['refuse', 'A person refused; nothing was written.'],
  untrusted_recipe: ['refuse', 'The recipe acts outside the workspace and nobody said yet that it is trusted.'],
  stale: ['refuse', 'The base or a file moved since the plan was made; nothing was written.'],
  merged_on_moved_base: ['fail', 'The proposal was merged, but its base had moved. The merged files are not exactly the reviewed ones.'],
  changes_found: ['fail', 'Check failed: the recipe would change files.'],
  drift_reported: ['pass', 'The recipe would change something, and an issue says what.'],
  check_gated: ['fail', 'Check failed: a call waits for approval, so Sous could not run the rest of the recipe.'],
  check_incomplete: ['fail', 'Check failed: Sous could not check every file.'],
  invalid_recipe: ['fail', 'The recipe has mistakes; no step ran.'],
  invalid_inputs: ['fail', 'The inputs do not fit the recipe; no step ran.'],
  limit_exceeded: ['fail', 'The recipe went beyond a limit on steps, files, bytes or time; nothing was written.'],
  cancelled: ['fail', 'The run was cancelled; nothing was written.'],
  internal_error: ['fail', 'Sous has a bug. The error message names what it had already written, if anything.'],
} as const satisfies Readonly<Record<string, readonly [decision: RunDecision, meaning: string]>>

export type RunDecision = 'pass' | 'wait' | 'refuse' | 'fail'

type NamedReason = keyof typeof REASON_CODES

/** Stable. On GitHub also what a refusal says; `failed:` and the code of the error where a step failed for a reason of its own. */
export type ReasonCode = NamedReason | RefusalCode | `failed:${ToolErrorCode}`

/** Refusals that nobody's rule asks for: something does not work, and a person should look at it. */
const FAULTS: ReadonlySet<ReasonCode> = new Set<RefusalCode>([
  'api_unavailable',
  'api_invalid',
  'api_not_found',
  'api_conflict',
  'api_rejected',
  'api_budget',
  'auth_expired',
  'token_not_permitted',
  'payload_invalid',
  'input_invalid',
  'policy_error',
  'base_unavailable',
  'io_error',
  'tree_mismatch',
  'plan_tampered',
  'runner_file_tampered',
  'lock_ambiguous',
  'ref_blocked',
])

/** Errors that end a run in a way that has a name of its own. */
const NAMED_ERRORS: Partial<Record<ToolErrorCode, NamedReason>> = {
  cancelled: 'cancelled',
  limit_exceeded: 'limit_exceeded',
  approval_needed: 'approval_needed',
  approval_refused: 'approval_refused',
  untrusted_recipe: 'untrusted_recipe',
  stale: 'stale',
  internal_error: 'internal_error',
}

export function reasonOf({ code }: Pick<ToolError, 'code'>): ReasonCode {
  return NAMED_ERRORS[code] ?? `failed:${code}`
}

export function decisionOf(reason: ReasonCode): RunDecision {
  // Another approval applies the plan.
  if (reason === 'approval_missing') return 'wait'
  if (isNamed(reason)) return REASON_CODES[reason][0]
  return isRefusal(reason) && !FAULTS.has(reason) ? 'refuse' : 'fail'
}

export function meaningOf(reason: ReasonCode): string {
  if (isNamed(reason)) return REASON_CODES[reason][1]
  return isRefusal(reason) ? REASONS[reason][0] : 'A step failed; nothing was written.'
}

function isNamed(reason: ReasonCode): reason is NamedReason {
  return Object.hasOwn(REASON_CODES, reason)
}

function isRefusal(reason: ReasonCode): reason is RefusalCode {
  return Object.hasOwn(REASONS, reason)
}
