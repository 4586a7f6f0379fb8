/**
 * Every way a tool call can fail, with what it means and what an agent should do about it. The documentation of error
 * codes and the `instruction` of the wire form are made from this table.
 */
export const TOOL_ERRORS = {
  invalid_arguments: ['An argument is missing, unknown, of the wrong type or out of range.', 'Correct the arguments and call again.'],
  invalid_pattern: ['A regular expression or a glob cannot be read.', 'Correct the pattern and call again.'],
  invalid_range: ['A line range does not fit the file.', 'Read the file again and use a range inside it.'],
  not_found: ['The file or directory does not exist.', 'Do not create it unasked; check the path, or search for it.'],
  no_matches: ['The text to replace is not in the file.', 'Read the file again; do not guess another text.'],
  already_exists: ['There is something at that path already.', 'Use a tool that changes existing files, or another path.'],
  not_a_file: ['The path is a directory or something else that is not a regular file.', 'Choose a regular file.'],
  not_a_directory: ['The path, or a part of it, is a file and not a directory.', 'Choose a directory.'],
  path_outside_working_dir: [
    'The path leaves the working directory.',
    'Use a path below the working directory; do not try another spelling.',
  ],
  path_denied: ['The path is of a form that is never allowed, or belongs to git.', 'Use another path; do not try another spelling.'],
  symlink_denied: ['A part of the path is a symbolic link; Sous does not follow links.', 'Name the real file instead of the link.'],
  permission_denied: ['The file system does not allow it.', 'Ask the person to change the permissions; do not work around them.'],
  encoding_unsupported: ['The file is not text that can be edited without damage.', 'Leave the file alone, or convert it first.'],
  too_large: ['The content or file is larger than the limit.', 'Work on a smaller part.'],
  limit_exceeded: ['A limit on counts, depth or size was reached.', 'Narrow the call.'],
  timed_out: ['The call took longer than its limit.', 'Narrow the call or raise its time-out.'],
  cancelled: ['The call was cancelled before it ended.', 'Do not call again unasked.'],
  command_failed: ['The command ended with an exit code other than 0.', 'Read its output; do not repeat it unchanged.'],
  command_not_found: ['There is no such command on this machine.', 'Check the name, or ask the person to install it.'],
  git_state_tampered: [
    "The command changed the repository's own state (commits, branches, configuration or hooks).",
    'Let Sous commit; run commands that change files only.',
  ],
  undeclared_write: ['The command wrote or removed files it had not declared.', 'Declare the files, or change the command.'],
  network_denied: [
    'The address is private, of another kind than http or https, or not allowed.',
    'Do not try another spelling of the address; ask the person to allow it.',
  ],
  network_failed: ['The request could not be carried out.', 'Check the address, or try again later.'],
  http_status: ['The server answered, but with an error.', 'Read what the server says; do not repeat the call unchanged.'],
  invalid_output: [
    'The server answered something else than the tool promises.',
    'Tell the person that the tool or its server has changed.',
  ],
  rate_limited: ['The tool, or the server, was called as often as it may be.', 'Wait as long as it says, then call again.'],
  secret_missing: ['A secret that the tool needs was not given to Sous.', 'Ask the person to provide the secret; never ask for its value.'],
  secret_origin_mismatch: [
    'The tool would send a secret to an origin that it is not meant for.',
    'Do not look for another way; tell the person which secret and which origin.',
  ],
  disabled: ['The tool or its bundle is switched off.', 'Do not switch it on unasked; tell the person.'],
  read_only: ['What comes with Sous cannot be changed; it can only be switched on and off.', 'Make a tool of your own in another bundle.'],
  corrupt_file: ['A file of a bundle is not what it should be.', 'Tell the person which file and where; do not overwrite it.'],
  stale: ['A file changed since it was read.', 'Run the call again on the present files.'],
  landing_busy: ['Another landing is under way in this folder.', 'Wait until it has ended, then try again.'],
  landing_unfinished: [
    'An earlier landing was interrupted and is half done.',
    "Tell the person to run 'sous recover'; do not touch the files meanwhile.",
  ],
  digest_malformed: ['The text is not the whole digest of a plan.', 'Copy the digest from the preview; do not shorten it.'],
  plan_version: ['The plan was written by a version of Sous whose plans this one cannot read.', 'Run the preview again.'],
  plan_tampered: [
    'The plan, or a content that belongs to it, is not what its digest says.',
    'Do not land it; make the plan anew and tell the person.',
  ],
  io_error: ['The file system reported an error.', 'Tell the person; do not try again blindly.'],
  approval_needed: ['The call takes effect only once a person approved it.', 'Ask the person; do not approve it yourself.'],
  approval_refused: ['A person refused the call.', 'Do not call again unasked, and do not look for another way.'],
  untrusted_recipe: [
    'The recipe acts outside the workspace, and the user did not say yet that it is trusted.',
    'Ask the person to read the recipe; do not trust it for them.',
  ],
  not_permitted: [
    'The permissions that the recipe declares do not allow it.',
    'Do not widen the permissions unasked; tell the person which line is missing.',
  ],
  path_protected: [
    'Plans on GitHub may not change the file, because it grants power over what runs or over who approves.',
    'Leave the file alone; do not look for another way to change it.',
  ],
  invalid_config: ['The configuration .github/sous.yml is not valid.', "Tell the person to run 'sous validate'."],
  expectation_failed: ['A step did not give what the recipe expects of it.', 'Look at what the step gave; do not loosen the expectation.'],
  expression_failed: [
    'An expression of the recipe has no value, or one of the wrong type.',
    'Correct the expression where the message says.',
  ],
  no_session: ['There is no project whose categories and collections could be asked for.', 'Tell the person to write .github/sous.yml.'],
  template_error: [
    'A template is malformed, or names a variable that was not given.',
    'Give the variable, or tell the person where the template is wrong.',
  ],
  unknown_tool: ['There is no tool of that name.', 'List the tools and use one of them.'],
  unknown_recipe: ['There is no recipe of that name, or none at all.', 'List the recipes and use one of them.'],
  internal_error: ['Sous itself has a fault.', 'Tell the person; the same call will fail again.'],
  unknown: ['Something unforeseen went wrong.', 'Tell the person.'],
} as const satisfies Readonly<Record<string, readonly [meaning: string, instruction: string]>>

export type ToolErrorCode = keyof typeof TOOL_ERRORS

export interface ToolError {
  readonly code: ToolErrorCode
  /** What went wrong, naming the path, line or pattern. */
  readonly message: string
  /** What the caller should do next. */
  readonly suggestion: string
  /** For an agent, where it is told something else than what the code says. */
  readonly instruction?: string
  /** When the same call may go well, for one that came too early. */
  readonly retryAfterSeconds?: number
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
  return instruction ?? TOOL_ERRORS[code][1]
}
