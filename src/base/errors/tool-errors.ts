/**
 * One row of the error table. The table has a part for each source of codes: `TOOL_ERRORS` here, `OUTCOMES` and `REFUSALS` in
 * reasons.ts, `DIAGNOSTICS` in diagnostic-codes.ts. A code has exactly one row and never changes its meaning.
 * Documentation, exit codes, HTTP statuses and the instructions for assistants all come from it.
 */
export interface ErrorRow {
  readonly meaning: string
  /** What you should do next. Diagnostics carry a suggestion in each message instead. */
  readonly advice?: string
  /** What an assistant should do, where that differs from the advice: the `instruction` of the wire form. */
  readonly instruction?: string
  /** How scripts and workflows should treat a run that ends with the code. */
  readonly decision?: RunDecision
  /** Exit code of the command line. Default: 0 for `pass`, 1 for everything else. */
  readonly exit?: 2 | 3 | 4 | 130
  /** Status of the REST API. Default: 500. */
  readonly status?: 400 | 403 | 404 | 409 | 423 | 429
  /** The call was not made. REST then responds with the status; a call that was made and failed is a 200. */
  readonly blocksCall?: true
  /** Other parts of the table that the code belongs to. */
  readonly also?: readonly ErrorPart[]
}

type ErrorPart = 'run' | 'github' | 'diagnostic'

/**
 * - `pass`: it was done;
 * - `wait`: someone has to approve something first, or GitHub merges later;
 * - `refuse`: it was not done, and nothing changed;
 * - `fail`: it could not be done, or a check failed.
 */
export type RunDecision = 'pass' | 'wait' | 'refuse' | 'fail'

/** The codes of one part of the table that also belong to another part. */
export type SharedCode<Table, Part extends ErrorPart> = {
  [Code in keyof Table]: Table[Code] extends { readonly also: readonly (infer Others)[] } ? (Part extends Others ? Code : never) : never
}[keyof Table]

/** How a tool call can fail. */
export const TOOL_ERRORS = {
  invalid_arguments: {
    meaning: 'An argument is missing, unknown, of the wrong type or out of range.',
    advice: 'Correct the arguments and call again.',
    exit: 3,
    status: 400,
    blocksCall: true,
  },
  invalid_pattern: {
    meaning: 'A regular expression, a glob or a pattern of code is not valid.',
    advice: 'Correct the pattern and call again.',
    exit: 3,
    also: ['diagnostic'],
  },
  invalid_range: { meaning: 'A line range does not fit the file.', advice: 'Read the file again and use a range inside it.' },
  not_found: {
    meaning: 'The file or directory does not exist.',
    advice: 'Check the path, or search for it.',
    instruction: 'Check the path, or search for it. Do not create it unless asked to.',
    status: 404,
  },
  no_matches: {
    meaning: 'The text to replace is not in the file.',
    advice: 'Read the file again and copy the text from it.',
    instruction: 'Read the file again; do not guess another text.',
  },
  invalid_document: {
    meaning: 'The file is not valid JSON, YAML or TOML, or has a duplicate key.',
    advice: 'Fix the file at the line that the message names.',
    instruction: 'Tell the user where the file is wrong; do not fix it unless asked to.',
    status: 400,
  },
  syntax_error: {
    meaning: 'The code has a syntax error where it would be changed, or would get one. Nothing was changed.',
    advice: 'Fix the code at the place that the message names, or leave the file out.',
    instruction: 'Look at the place that the message names, and correct the replacement or leave the file out.',
  },
  edit_conflict: {
    meaning: 'The edit does not fit the file, or would change more than it names. Nothing was changed.',
    advice: 'Read the place that the message names, then change the edit.',
    status: 409,
  },
  already_exists: {
    meaning: 'Something already exists at that path.',
    advice: 'Use a tool that changes existing files, or another path.',
    status: 409,
  },
  not_a_file: {
    meaning: 'The path is a directory or something else that is not a regular file.',
    advice: 'Choose a regular file.',
    status: 409,
  },
  not_a_directory: { meaning: 'The path, or a part of it, is a file, not a directory.', advice: 'Choose a directory.', status: 409 },
  path_outside_working_dir: {
    meaning: 'The path leads out of the working directory.',
    advice: 'Use a path inside the working directory.',
    instruction: 'Use a path inside the working directory; do not try another spelling.',
    status: 400,
  },
  path_denied: {
    meaning: 'The path has a form that is never allowed, or belongs to git.',
    advice: 'Use another path.',
    instruction: 'Use another path; do not try another spelling.',
    status: 400,
  },
  symlink_denied: {
    meaning: 'Part of the path is a symbolic link. Sous does not follow links.',
    advice: 'Name the real file instead of the link.',
    status: 409,
  },
  permission_denied: {
    meaning: 'The file system denied access.',
    advice: 'Change the permissions of the file or directory.',
    instruction: 'Ask the user to change the permissions; do not work around them.',
    status: 403,
  },
  encoding_unsupported: {
    meaning: 'The file is not text that can be edited without damage.',
    advice: 'Leave the file alone, or convert it first.',
    status: 409,
  },
  too_large: { meaning: 'The content or file is larger than the limit.', advice: 'Work on a smaller part.' },
  limit_exceeded: {
    meaning: 'A limit on steps, files, bytes, depth or time was exceeded. Nothing was written.',
    advice: 'Narrow the call.',
    decision: 'fail',
    status: 409,
    also: ['run'],
  },
  timed_out: { meaning: 'The call timed out.', advice: 'Narrow the call or raise its timeout.' },
  cancelled: {
    meaning: 'The run was cancelled. Nothing was written.',
    advice: 'Run it again only if it was cancelled by mistake.',
    decision: 'fail',
    exit: 130,
    status: 409,
    also: ['run', 'github'],
  },
  command_failed: {
    meaning: 'The command exited with a non-zero code.',
    advice: 'Read its output.',
    instruction: 'Read its output; do not repeat it unchanged.',
  },
  command_not_found: {
    meaning: 'The command does not exist on this machine.',
    advice: 'Check the name, or install it.',
    instruction: 'Check the name, or ask the user to install it.',
  },
  git_state_tampered: {
    meaning: "The command changed the repository's own state (commits, branches, configuration or hooks).",
    advice: 'Let Sous commit. Run only commands that change files.',
  },
  undeclared_write: {
    meaning: 'The command wrote or removed files that it did not declare.',
    advice: 'Declare the files, or change the command.',
  },
  network_denied: {
    meaning: 'The address is private, is not http or https, or is not allowed.',
    advice: 'Use an allowed address, or allow this one.',
    instruction: 'Do not try another spelling of the address; ask the user to allow it.',
    status: 403,
    blocksCall: true,
  },
  network_failed: { meaning: 'The request failed.', advice: 'Check the address, or try again later.' },
  http_status: {
    meaning: 'The server responded with an error.',
    advice: 'Read what the server says.',
    instruction: 'Read what the server says; do not repeat the call unchanged.',
  },
  invalid_output: {
    meaning: "The response does not match the tool's output schema.",
    advice: 'Update the tool definition, or ask its author to.',
    instruction: 'Tell the user that the tool or its server has changed.',
  },
  rate_limited: {
    meaning: 'The rate limit of the tool or the server is used up.',
    advice: 'Wait as long as the message says, then call again.',
    status: 429,
    blocksCall: true,
  },
  secret_missing: {
    meaning: 'A secret that the tool needs is not set.',
    advice: 'Set the secret that the message names.',
    instruction: 'Ask the user to set the secret; never ask for its value.',
    status: 403,
    blocksCall: true,
  },
  secret_origin_mismatch: {
    meaning: 'The tool would send a secret to an origin that is not allowed to receive it.',
    advice: 'Correct the URL of the tool, or the origin of the secret in the configuration.',
    instruction: 'Do not look for another way; tell the user which secret and which origin.',
    status: 403,
    blocksCall: true,
  },
  disabled: {
    meaning: 'The tool, the recipe or its bundle is switched off.',
    advice: 'Switch it on first.',
    instruction: 'Do not switch it on unless asked to; tell the user.',
    status: 423,
    blocksCall: true,
    also: ['diagnostic'],
  },
  read_only: {
    meaning: 'What ships with Sous cannot be changed, only switched on and off.',
    advice: 'Create your own tool in another bundle.',
    status: 403,
  },
  corrupt_file: {
    meaning: 'A file of a bundle is damaged.',
    advice: 'Restore the file that the message names, or delete it.',
    instruction: 'Tell the user which file and where; do not overwrite it.',
    status: 409,
  },
  stale: {
    meaning: 'The base or a file changed since Sous read it. Nothing was written.',
    advice: 'Run it again on the current files.',
    decision: 'refuse',
    status: 409,
    also: ['run'],
  },
  changed_on_disk: {
    meaning: 'The file on disk is not the one that was opened. Nothing was written.',
    advice: 'Compare both, then save again to overwrite it.',
    instruction: 'Show the user both; do not overwrite what is there.',
    status: 409,
  },
  apply_busy: { meaning: 'Sous is already applying a plan in this folder.', advice: 'Wait until it is done, then try again.', status: 409 },
  apply_unfinished: {
    meaning: 'An earlier apply was interrupted and is half done.',
    advice: "Run 'sous recover'.",
    instruction: "Tell the user to run 'sous recover'; do not touch the files until then.",
    status: 409,
  },
  digest_malformed: {
    meaning: 'The text is not the digest of a plan. On GitHub, the first 12 characters of one are enough.',
    advice: 'Copy the digest from the preview.',
    decision: 'refuse',
    exit: 3,
    status: 400,
    also: ['github'],
  },
  plan_version: {
    meaning: 'Another version of Sous made the plan.',
    advice: 'Run the preview again.',
    decision: 'refuse',
    status: 409,
    also: ['github'],
  },
  plan_tampered: {
    meaning: 'The saved plan does not match its digest.',
    advice: 'Do not apply it. Run the recipe again, and find out who changed it.',
    decision: 'fail',
    status: 409,
    also: ['github'],
  },
  io_error: {
    meaning: 'Sous could not read or write a file, or run git.',
    advice: 'Check the disk and git, then run it again.',
    decision: 'fail',
    also: ['github'],
  },
  approval_needed: {
    meaning: 'It takes effect once you approve it, and there was no one to ask.',
    advice: 'Run it in a terminal, or approve it with a rule in .github/sous.yml.',
    instruction: 'Ask the user; do not approve it yourself.',
    decision: 'wait',
    exit: 4,
    status: 403,
    blocksCall: true,
    also: ['run'],
  },
  approval_refused: {
    meaning: 'You declined. Nothing was written.',
    advice: 'Run it again if you change your mind.',
    instruction: 'Do not call again unless asked to, and do not look for another way.',
    decision: 'refuse',
    exit: 4,
    status: 403,
    blocksCall: true,
    also: ['run'],
  },
  untrusted_recipe: {
    meaning: 'The recipe runs commands or uses the network, and you have not trusted it yet.',
    advice: "Read it with 'sous explain', then run it with --trust and its hash.",
    instruction: 'Ask the user to read the recipe; do not trust it for them.',
    decision: 'refuse',
    exit: 4,
    status: 403,
    blocksCall: true,
    also: ['run'],
  },
  permission_missing: {
    meaning: "The recipe's own permissions do not allow it.",
    advice: "Add what the message names to the recipe's permissions.",
    instruction: 'Do not widen the permissions unless asked to; tell the user which line is missing.',
    status: 403,
    blocksCall: true,
    also: ['diagnostic'],
  },
  path_protected: {
    meaning: 'Plans on GitHub may not change this file, because it controls what runs or who approves.',
    advice: 'Change the file by hand, in a pull request of your own.',
    instruction: 'Leave the file alone; do not look for another way to change it.',
  },
  invalid_config: {
    meaning: 'The configuration .github/sous.yml is not valid.',
    advice: "Run 'sous validate' and fix what it reports.",
    instruction: "Tell the user to run 'sous validate'.",
    exit: 3,
    status: 409,
  },
  expectation_failed: {
    meaning: "A step's outputs do not meet its 'expect'.",
    advice: 'Look at the outputs of the step.',
    instruction: 'Look at the outputs of the step; do not loosen the expectation.',
  },
  expression_failed: {
    meaning: 'An expression in the recipe has no value, or one of the wrong type.',
    advice: 'Correct the expression that the message names.',
    also: ['diagnostic'],
  },
  no_session: {
    meaning: 'The project has no .github/sous.yml with categories and collections.',
    advice: 'Write .github/sous.yml.',
    instruction: 'Tell the user to write .github/sous.yml.',
  },
  template_error: {
    meaning: 'A template is malformed, or uses a variable that was not passed.',
    advice: 'Pass the variable, or correct the template.',
    instruction: 'Pass the variable, or tell the user where the template is wrong.',
  },
  unknown_tool: { meaning: 'No tool has that name.', advice: 'List the tools and use one of them.', exit: 3, also: ['diagnostic'] },
  unknown_recipe: {
    meaning: 'No recipe has that name, or there are no recipes.',
    advice: 'List the recipes and use one of them.',
    exit: 3,
    status: 404,
    also: ['diagnostic'],
  },
  unpinned_recipe: {
    meaning: 'A recipe of another repository is not named as owner/repository/name@commit, with the full commit.',
    advice: "Pin it to a full commit. 'sous update' finds it.",
    instruction: 'Ask the user which commit to use; do not choose one.',
    decision: 'refuse',
    exit: 3,
    status: 400,
    blocksCall: true,
    also: ['github', 'diagnostic'],
  },
  source_not_allowed: {
    meaning: "The repository that a recipe comes from is not listed under 'recipes' in .github/sous.yml on the default branch.",
    advice: "Add it under 'recipes: { allow: [] }' in .github/sous.yml on the default branch, if you trust the people who can push there.",
    decision: 'refuse',
    also: ['github', 'diagnostic'],
  },
  recipe_not_locked: {
    meaning: 'A recipe of another repository is not in .github/sous.lock, so no one here has reviewed it.',
    advice: "Run 'sous update' with its name in a clone, and merge the change.",
    decision: 'refuse',
    also: ['github', 'diagnostic'],
  },
  lock_mismatch: {
    meaning: 'A recipe of another repository does not have the hash that .github/sous.lock has for it.',
    advice: 'Do not run it. Find out who changed the lock.',
    decision: 'fail',
    also: ['github', 'diagnostic'],
  },
  invalid_lock: {
    meaning: 'The file .github/sous.lock is not valid.',
    advice: "Restore it, or delete it and run 'sous update'.",
    decision: 'fail',
    exit: 3,
    also: ['github', 'diagnostic'],
  },
  impostor_commit: {
    meaning: 'No branch or tag of the repository contains the pinned commit. It may come from a fork.',
    advice: 'Do not run it. Pin a commit that the repository has on a branch or tag.',
    decision: 'refuse',
    also: ['github', 'diagnostic'],
  },
  source_unavailable: {
    meaning: 'A recipe of another repository cannot be fetched.',
    advice: 'Check the name of the repository, the commit, and what git or the token can read.',
    decision: 'fail',
    also: ['github', 'diagnostic'],
  },
  recipe_not_fetched: {
    meaning: 'A recipe of another repository was not fetched yet, so it, or the call of it, was not checked.',
    advice: "Run 'sous explain' with its name, which fetches it.",
    exit: 3,
    also: ['diagnostic'],
  },
  wider_permissions: {
    meaning: 'The newer version of a recipe asks for more permissions than the pinned one.',
    advice: 'Read what is new, then confirm it at the terminal or with --accept-permissions.',
    instruction: 'Show the user the new permissions; do not accept them yourself.',
    decision: 'refuse',
    exit: 4,
  },
  ledger_version: {
    meaning: 'A newer version of Sous wrote the ledger of the campaign.',
    advice: 'Update Sous.',
    instruction: 'Tell the user to update Sous; do not delete the ledger.',
    decision: 'refuse',
    exit: 3,
    status: 409,
    also: ['github'],
  },
  ledger_damaged: {
    meaning: 'The ledger of the campaign is damaged.',
    advice: "Delete its ref. 'sous campaign plan' builds it again from the repositories.",
    instruction: 'Tell the user; do not delete it unless asked to.',
    decision: 'fail',
    status: 409,
    also: ['github'],
  },
  campaign_stopped: {
    meaning: 'The campaign is paused or closed.',
    advice: "Continue it with 'sous campaign resume', or start another one.",
    instruction: 'Tell the user; do not resume it unless asked to.',
    decision: 'refuse',
    status: 409,
    also: ['github'],
  },
  internal_error: {
    meaning: 'Sous has a bug. The message says what was already written, if anything.',
    advice: 'Report it. The same call will fail again.',
    instruction: 'Tell the user; the same call will fail again.',
    decision: 'fail',
    also: ['run'],
  },
  unknown: { meaning: 'An unexpected error.', advice: 'Report it with the message.', instruction: 'Tell the user.' },
} as const satisfies Readonly<Record<string, ErrorRow & { readonly advice: string }>>

export type ToolErrorCode = keyof typeof TOOL_ERRORS

/** What every error value has. */
export interface SousError<Code extends string> {
  /** Stable: a row of the error table. */
  readonly code: Code
  /** What went wrong, naming the path, person, commit, line or field. */
  readonly message: string
  /** What to do next. */
  readonly suggestion: string
}

/** What is wrong with one field of a request or a file. */
export interface Problem {
  /** Such as `http.calls[0].urlTemplate`; empty when it is about the whole. */
  readonly field: string
  readonly reason: string
}

export interface ToolError extends SousError<ToolErrorCode> {
  /** For an assistant, where the instruction of the code does not fit. */
  readonly instruction?: string
  /** How long to wait before the same call can succeed. */
  readonly retryAfterSeconds?: number
  /** Every wrong field, when a client sent invalid arguments. */
  readonly problems?: readonly Problem[]
  readonly cause?: unknown
}

export function toolError(code: ToolErrorCode, message: string, suggestion: string, cause?: unknown): ToolError {
  return cause === undefined ? { code, message, suggestion } : { code, message, suggestion, cause }
}

/** A bug in Sous. The wire form includes the type of the exception. */
export function internalError(thrown: unknown, suggestion = 'Please report it.'): ToolError {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
  return toolError('internal_error', `internal error: ${cause.message}`, suggestion, cause)
}

export function instructionFor({ code, instruction }: Pick<ToolError, 'code' | 'instruction'>): string {
  const row: ErrorRow & { readonly advice: string } = TOOL_ERRORS[code]
  return instruction ?? row.instruction ?? row.advice
}
