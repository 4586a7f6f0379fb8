/**
 * One row of the error table. The table has three parts, one for each place that codes come from: `TOOL_ERRORS` here, `OUTCOMES`
 * and `REFUSALS` in reasons.ts, `DIAGNOSTICS` in diagnostic-codes.ts. A code has exactly one row, and never changes its meaning.
 * The documentation, exit codes, HTTP statuses and what agents are told follow from it.
 */
export interface ErrorRow {
  readonly meaning: string
  /** What to do next. Diagnostics say it with each message instead. */
  readonly advice?: string
  /** What a run that ends with the code means for scripts and workflows. */
  readonly decision?: RunDecision
  /** Of the command line. Without one it is 0 for `pass` and 1 for everything else. */
  readonly exit?: 2 | 3 | 4 | 130
  /** Of the REST API. Without one it is 500. */
  readonly status?: 400 | 403 | 404 | 409 | 423 | 429
  /** The call was not made. REST answers with the status then; a call that was made and failed is an answer (200). */
  readonly blocksCall?: true
  /** In which other parts of the table the code counts. */
  readonly also?: readonly ErrorPart[]
}

type ErrorPart = 'run' | 'github' | 'diagnostic'

/**
 * - `pass`: what was asked for was done;
 * - `wait`: a person has to approve something first, or GitHub merges later;
 * - `refuse`: it was not done, and nothing changed;
 * - `fail`: it could not be done, or a check did not hold.
 */
export type RunDecision = 'pass' | 'wait' | 'refuse' | 'fail'

/** The codes of one part of the table that count in another part too. */
export type SharedCode<Table, Part extends ErrorPart> = {
  [Code in keyof Table]: Table[Code] extends { readonly also: readonly (infer Others)[] } ? (Part extends Others ? Code : never) : never
}[keyof Table]

/** How a tool call can fail. The advice is for agents: it is the `instruction` of the wire form. */
export const TOOL_ERRORS = {
  invalid_arguments: {
    meaning: 'An argument is missing, unknown, of the wrong type or out of range.',
    advice: 'Correct the arguments and call again.',
    exit: 3,
    status: 400,
    blocksCall: true,
  },
  invalid_pattern: {
    meaning: 'A regular expression, a glob or a JSONPath cannot be read.',
    advice: 'Correct the pattern and call again.',
    exit: 3,
    also: ['diagnostic'],
  },
  invalid_range: { meaning: 'A line range does not fit the file.', advice: 'Read the file again and use a range inside it.' },
  not_found: {
    meaning: 'The file or directory does not exist.',
    advice: 'Do not create it unasked; check the path, or search for it.',
    status: 404,
  },
  no_matches: { meaning: 'The text to replace is not in the file.', advice: 'Read the file again; do not guess another text.' },
  invalid_document: {
    meaning: 'The file is not valid JSON, YAML or TOML, or has a key twice.',
    advice: 'Tell the person where the file is wrong; do not correct it unasked.',
  },
  edit_conflict: {
    meaning: 'The edit does not fit the data, or would change more than the values it names. Nothing was changed.',
    advice: 'Read the value first; choose another path or edit.',
  },
  already_exists: {
    meaning: 'There is something at that path already.',
    advice: 'Use a tool that changes existing files, or another path.',
    status: 409,
  },
  not_a_file: { meaning: 'The path is a directory or something else that is not a regular file.', advice: 'Choose a regular file.' },
  not_a_directory: { meaning: 'The path, or a part of it, is a file and not a directory.', advice: 'Choose a directory.' },
  path_outside_working_dir: {
    meaning: 'The path leaves the working directory.',
    advice: 'Use a path below the working directory; do not try another spelling.',
  },
  path_denied: {
    meaning: 'The path is of a form that is never allowed, or belongs to git.',
    advice: 'Use another path; do not try another spelling.',
  },
  symlink_denied: {
    meaning: 'A part of the path is a symbolic link; Sous does not follow links.',
    advice: 'Name the real file instead of the link.',
  },
  permission_denied: {
    meaning: 'The file system does not allow it.',
    advice: 'Ask the person to change the permissions; do not work around them.',
  },
  encoding_unsupported: {
    meaning: 'The file is not text that can be edited without damage.',
    advice: 'Leave the file alone, or convert it first.',
  },
  too_large: { meaning: 'The content or file is larger than the limit.', advice: 'Work on a smaller part.' },
  limit_exceeded: {
    meaning: 'A limit on steps, files, bytes, depth or time was exceeded. Nothing was written.',
    advice: 'Narrow the call.',
    decision: 'fail',
    status: 409,
    also: ['run'],
  },
  timed_out: { meaning: 'The call took longer than its limit.', advice: 'Narrow the call or raise its time-out.' },
  cancelled: {
    meaning: 'The run was cancelled. Nothing was written.',
    advice: 'Run it again only if it was cancelled by mistake.',
    decision: 'fail',
    exit: 130,
    also: ['run', 'github'],
  },
  command_failed: { meaning: 'The command ended with an exit code other than 0.', advice: 'Read its output; do not repeat it unchanged.' },
  command_not_found: { meaning: 'There is no such command on this machine.', advice: 'Check the name, or ask the person to install it.' },
  git_state_tampered: {
    meaning: "The command changed the repository's own state (commits, branches, configuration or hooks).",
    advice: 'Let Sous commit; run commands that change files only.',
  },
  undeclared_write: {
    meaning: 'The command wrote or removed files it had not declared.',
    advice: 'Declare the files, or change the command.',
  },
  network_denied: {
    meaning: 'The address is private, of another kind than http or https, or not allowed.',
    advice: 'Do not try another spelling of the address; ask the person to allow it.',
    status: 403,
    blocksCall: true,
  },
  network_failed: { meaning: 'The request could not be carried out.', advice: 'Check the address, or try again later.' },
  http_status: {
    meaning: 'The server answered, but with an error.',
    advice: 'Read what the server says; do not repeat the call unchanged.',
  },
  invalid_output: {
    meaning: 'The server answered something else than the tool promises.',
    advice: 'Tell the person that the tool or its server has changed.',
  },
  rate_limited: {
    meaning: 'The tool, or the server, was called as often as it may be.',
    advice: 'Wait as long as it says, then call again.',
    status: 429,
    blocksCall: true,
  },
  secret_missing: {
    meaning: 'A secret that the tool needs was not given to Sous.',
    advice: 'Ask the person to provide the secret; never ask for its value.',
    status: 403,
    blocksCall: true,
  },
  secret_origin_mismatch: {
    meaning: 'The tool would send a secret to an origin that it is not meant for.',
    advice: 'Do not look for another way; tell the person which secret and which origin.',
    status: 403,
    blocksCall: true,
  },
  disabled: {
    meaning: 'The tool, the recipe or its bundle is switched off.',
    advice: 'Do not switch it on unasked; tell the person.',
    status: 423,
    blocksCall: true,
    also: ['diagnostic'],
  },
  read_only: {
    meaning: 'What comes with Sous cannot be changed; it can only be switched on and off.',
    advice: 'Make a tool of your own in another bundle.',
    status: 403,
  },
  corrupt_file: {
    meaning: 'A file of a bundle is not what it should be.',
    advice: 'Tell the person which file and where; do not overwrite it.',
    status: 409,
  },
  stale: {
    meaning: 'The base or a file changed since Sous read it. Nothing was written.',
    advice: 'Run the call again on the present files.',
    decision: 'refuse',
    also: ['run'],
  },
  apply_busy: { meaning: 'Sous is already applying a plan in this folder.', advice: 'Wait until it has ended, then try again.' },
  apply_unfinished: {
    meaning: 'Applying an earlier plan was interrupted and is half done.',
    advice: "Tell the person to run 'sous recover'; do not touch the files meanwhile.",
  },
  digest_malformed: {
    meaning: 'The text is not the digest of a plan. On GitHub, the first 12 characters of one are enough.',
    advice: 'Copy the digest from the preview.',
    decision: 'refuse',
    exit: 3,
    also: ['github'],
  },
  plan_version: {
    meaning: 'Another version of Sous made the plan.',
    advice: 'Run the preview again.',
    decision: 'refuse',
    also: ['github'],
  },
  plan_tampered: {
    meaning: 'What is stored under that digest is not the plan that the digest names.',
    advice: 'Do not apply it. Run the recipe again, and find out who changed it.',
    decision: 'fail',
    also: ['github'],
  },
  io_error: {
    meaning: 'The machine could not read or write a file, or run git.',
    advice: 'Check its disk and git before you run it again.',
    decision: 'fail',
    also: ['github'],
  },
  approval_needed: {
    meaning: 'It takes effect once you approve it, and there was no one to ask.',
    advice: 'Ask the person; do not approve it yourself.',
    decision: 'wait',
    exit: 4,
    status: 403,
    blocksCall: true,
    also: ['run'],
  },
  approval_refused: {
    meaning: 'You declined. Nothing was written.',
    advice: 'Do not call again unasked, and do not look for another way.',
    decision: 'refuse',
    exit: 4,
    status: 403,
    blocksCall: true,
    also: ['run'],
  },
  untrusted_recipe: {
    meaning: 'The recipe acts outside the workspace, and you have not trusted it yet.',
    advice: 'Ask the person to read the recipe; do not trust it for them.',
    decision: 'refuse',
    exit: 4,
    status: 403,
    blocksCall: true,
    also: ['run'],
  },
  permission_missing: {
    meaning: "The recipe's own permissions do not allow it.",
    advice: 'Do not widen the permissions unasked; tell the person which line is missing.',
    status: 403,
    blocksCall: true,
    also: ['diagnostic'],
  },
  path_protected: {
    meaning: 'Plans on GitHub may not change the file, because it grants power over what runs or over who approves.',
    advice: 'Leave the file alone; do not look for another way to change it.',
  },
  invalid_config: {
    meaning: 'The configuration .github/sous.yml is not valid.',
    advice: "Tell the person to run 'sous validate'.",
    exit: 3,
  },
  expectation_failed: {
    meaning: 'A step did not give what the recipe expects of it.',
    advice: 'Look at what the step gave; do not loosen the expectation.',
  },
  expression_failed: {
    meaning: 'An expression of the recipe has no value, or one of the wrong type.',
    advice: 'Correct the expression where the message says.',
    also: ['diagnostic'],
  },
  no_session: {
    meaning: 'There is no project whose categories and collections could be asked for.',
    advice: 'Tell the person to write .github/sous.yml.',
  },
  template_error: {
    meaning: 'A template is malformed, or names a variable that was not given.',
    advice: 'Give the variable, or tell the person where the template is wrong.',
  },
  unknown_tool: { meaning: 'There is no tool of that name.', advice: 'List the tools and use one of them.', exit: 3, also: ['diagnostic'] },
  unknown_recipe: {
    meaning: 'There is no recipe of that name, or none at all.',
    advice: 'List the recipes and use one of them.',
    exit: 3,
    also: ['diagnostic'],
  },
  internal_error: {
    meaning: 'Sous has a bug. The error message names what it had already written, if anything.',
    advice: 'Tell the person; the same call will fail again.',
    decision: 'fail',
    also: ['run'],
  },
  unknown: { meaning: 'Something unforeseen went wrong.', advice: 'Tell the person.' },
} as const satisfies Readonly<Record<string, ErrorRow & { readonly advice: string }>>

export type ToolErrorCode = keyof typeof TOOL_ERRORS

/** What every error value has, wherever it comes from. */
export interface SousError<Code extends string> {
  /** Stable: a row of the error table. */
  readonly code: Code
  /** What went wrong, naming the path, person, commit, line or field. */
  readonly message: string
  /** What to do next. */
  readonly suggestion: string
}

/** What is wrong with one field of what a client sent or a file holds. */
export interface Problem {
  /** Such as `http.calls[0].urlTemplate`; empty for the whole. */
  readonly field: string
  readonly reason: string
}

export interface ToolError extends SousError<ToolErrorCode> {
  /** For an agent, where the advice of the code does not fit. */
  readonly instruction?: string
  /** When the same call can succeed, for a call that came too early. */
  readonly retryAfterSeconds?: number
  /** Every field that is wrong, for invalid arguments of a client. */
  readonly problems?: readonly Problem[]
  readonly cause?: unknown
}

export function toolError(code: ToolErrorCode, message: string, suggestion: string, cause?: unknown): ToolError {
  return cause === undefined ? { code, message, suggestion } : { code, message, suggestion, cause }
}

/** A bug of ours, with the exception that it showed itself by: the wire form tells its type. */
export function internalError(thrown: unknown, suggestion = 'Please report it.'): ToolError {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
  return toolError('internal_error', `internal error: ${cause.message}`, suggestion, cause)
}

export function instructionFor({ code, instruction }: Pick<ToolError, 'code' | 'instruction'>): string {
  return instruction ?? TOOL_ERRORS[code].advice
}
