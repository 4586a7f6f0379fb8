import * as z from 'zod/mini'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { escapeUnprintable, type RepoPath } from '../../base/path.ts'
import { failure, type Result, succeeded, success, type ToolFailure } from '../../base/result.ts'
import { nameSome } from '../../base/text/wording.ts'
import { checkVariable, isPossibleValue } from '../../system/process/child-environment.ts'
import type { CommandExit } from '../../system/process/shell.ts'
import { compareFootprints } from '../../workspace/footprint.ts'
import { type Glob, parseGlobs } from '../../workspace/glob/glob.ts'
import { asGlob } from '../kit/argument-schemas.ts'
import { type CommandSandbox, defineTool, type ToolContext } from '../kit/tool.ts'
import { commandFailure, printedBy } from './command-failure.ts'

const MAX_COMMAND_BYTES = 100_000
const MAX_NAMED = 10

export const runInTerminal = defineTool({
  name: 'run_in_terminal',
  summary: 'Execute a shell command in the working directory and report the files it changed, except those that git ignores.',
  category: 'Terminal',
  effect: 'external',
  risk: 'dangerous',
  permissions: ['RunCommands'],
  args: () =>
    z.strictObject({
      command: z.string().check(
        z.minLength(1, { abort: true }),
        z.refine((command) => command.trim() !== '', 'must not be empty'),
        z.refine((command) => !command.includes('\0'), 'must not contain a NUL character'),
        z.refine((command) => command.isWellFormed(), 'contains half of a surrogate pair, which would run as another character'),
        z.refine((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`),
        z.describe(
          'Shell command to execute, in the default shell and in the working directory. A command that changes the repository itself (commit, fetch, switch) fails',
        ),
      ),
      timeout_seconds: z._default(z.int().check(z.gte(1), z.lte(300), z.describe('Timeout in seconds, 1 to 300 (default: 30)')), 30),
      env: z._default(
        z.record(z.string(), z.string()).check(z.describe('Environment variables for the command. Put values here, not into the command')),
        {},
      ),
      writes: z.optional(
        asGlob(
          z
            .array(z.string())
            .check(
              z.describe(
                'Globs of the files that the command may write. Writing or removing any other file or link is an error, even if its content stays the same. What git ignores after the command (build output, dependencies; without git, directories such as dist and node_modules) may always change',
              ),
            ),
        ),
      ),
    }),
  outputs: () =>
    z.strictObject({
      stdout: z.string().check(z.describe('Standard output; beyond 1 MB only its beginning and end')),
      stderr: z.string().check(z.describe('Standard error; beyond 1 MB only its beginning and end')),
      exit_code: z.int().check(z.describe('Exit code of the command')),
      stdout_lines: z.int().check(z.describe('Number of lines on stdout')),
      stderr_lines: z.int().check(z.describe('Number of lines on stderr')),
      changed_files: z
        .array(z.string())
        .check(
          z.describe(
            'Files and links that the command wrote, created or removed, except what git ignores and what is inside another repository',
          ),
        ),
    }),
  metadata: ['exit_code', 'stdout_lines', 'stderr_lines'],
  when: 'Use it for builds, package managers and anything else that no other tool does. To change files, use the file tools.',
  termination:
    'Use terminate=true when the command is all the user asked for; terminate=false when its output decides what to do next. After an error, read the output first.',
  examples: [
    { description: 'See what changed', args: { command: 'git status --short' } },
    {
      description: 'Pass a value, allow one file to change',
      args: { command: 'npm pkg set version="$WANTED"', env: { WANTED: '1.2.3' }, writes: ['package.json'], timeout_seconds: 60 },
    },
  ],
  refuse({ env, writes = [] }) {
    const declared = parseGlobs(writes)
    return declared.ok ? refuseEnvironment(env) : declared.error
  },
  async run(args, context) {
    const declared = args.writes === undefined ? undefined : parseGlobs(args.writes)
    if (declared?.ok === false) return declared
    const place = await openCommandPlace(context)
    if (!place.ok) return place

    const executedAt = context.clock.now().toISOString()
    const exit = await context.shell.run({
      command: args.command,
      folder: place.value.folder,
      isFolderOwn: place.value.isOwn,
      env: args.env,
      timeoutMs: args.timeout_seconds * 1000,
      outputBytes: context.limits.commandOutputBytes,
      signal: context.signal,
      ...(context.output && { onOutput: context.output }),
    })
    remember(context, args.command, executedAt, exit)

    const commandProblem = commandFailure(exit, args.command, args.timeout_seconds)
    const found = await place.value.findChanges(commandProblem === undefined)
    const changed = found.ok ? found.value.files : []
    const refusal = found.ok ? (refuseTampering(found.value.git) ?? refuseUndeclared(changed, declared?.value)) : found.error
    const files = changed.map(escapeUnprintable)
    const problem = refusal === undefined ? commandProblem : { error: refusal, unsaid: printedBy(exit) }
    if (problem !== undefined) {
      const { error, unsaid } = problem
      return { ok: false, error: withChanges(error, files), ...whatIsKnown(exit, files), printed: unsaid, filesAffected: files }
    }
    if (!found.ok || exit.kind !== 'exited') throw new Error(`A command that was ${exit.kind} counted as a success`)

    const value = { ...outputsOf(exit), exit_code: exit.code, changed_files: [...files] }
    const dropped = exit.droppedBytes === 0 ? [] : [`Output too large, ${exit.droppedBytes} bytes left out`]
    const warnings = [...found.value.warnings, ...dropped]
    const printed = { out: '', err: exit.stderr }
    return succeeded(value, describeOutput(exit), { printed, warnings, filesAffected: files })
  },
})

/** The outputs of a failed command; none if it did not start. */
function whatIsKnown(exit: CommandExit, files: readonly string[]): Pick<ToolFailure, 'value'> {
  if (exit.kind === 'not_started') return {}
  return { value: { ...outputsOf(exit), exit_code: exit.kind === 'exited' ? exit.code : null, changed_files: files } }
}

function outputsOf(exit: Exclude<CommandExit, { kind: 'not_started' }>) {
  return { stdout: exit.stdout, stderr: exit.stderr, stdout_lines: exit.stdoutLines, stderr_lines: exit.stderrLines }
}

function refuseEnvironment(env: Readonly<Record<string, string>>): ToolError | undefined {
  for (const [name, value] of Object.entries(env)) {
    const why = checkVariable(name, value)
    if (why === undefined) continue
    return ERRORS.variableDenied(name, why, isPossibleValue(value))
  }
  return undefined
}

function refuseTampering(parts: readonly string[]): ToolError | undefined {
  if (parts.length === 0) return undefined
  return ERRORS.gitTampered(parts)
}

function refuseUndeclared(files: readonly string[], declared: Glob | undefined): ToolError | undefined {
  const undeclared = declared === undefined ? [] : files.filter((file) => !declared.matches(file)).map(escapeUnprintable)
  if (undeclared.length === 0) return undefined
  return ERRORS.undeclaredWrite(undeclared)
}

function remember({ history }: ToolContext, command: string, executedAt: string, exit: CommandExit): void {
  const output = exit.kind === 'not_started' ? exit.message : exit.stdout + exit.stderr
  history.remember({ command, exitCode: exit.kind === 'exited' ? exit.code : undefined, output, executedAt })
}

function withChanges(error: ToolError, files: readonly string[]): ToolError {
  if (files.length === 0 || error.code === 'undeclared_write') return error
  return { ...error, suggestion: `${error.suggestion} It wrote or removed these files: ${nameSome(files, MAX_NAMED)}.` }
}

function describeOutput({ stdout, stderr }: Pick<CommandExit & { kind: 'exited' }, 'stdout' | 'stderr'>): string {
  if (stdout !== '') return `Command output:\n${endWithNewline(stdout)}`
  return stderr === '' ? 'The command printed nothing' : 'The command printed to standard error only'
}

function endWithNewline(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}

const MAX_NAMED_FILES = 10

export interface CommandChanges {
  /** By name; not all of them are valid paths. */
  readonly files: readonly string[]
  /** Parts of the repository's own state. */
  readonly git: readonly string[]
  readonly warnings: readonly string[]
}

/** Where a command runs, and how to find out what it changed. */
export interface CommandPlace {
  readonly folder: string
  /** Whether it was created for this run and nothing else works in it. */
  readonly isOwn: boolean
  findChanges(hasSucceeded: boolean): Promise<Result<CommandChanges, ToolError>>
}

export async function openCommandPlace({ sandbox, workspace, signal }: ToolContext): Promise<Result<CommandPlace, ToolError>> {
  return sandbox === undefined ? inFolder(workspace) : inSandbox(sandbox, signal)
}

/** What a failed command left in a sandbox is thrown away with it. */
async function inSandbox(sandbox: CommandSandbox, signal: AbortSignal): Promise<Result<CommandPlace, ToolError>> {
  const prepared = await sandbox.prepare(signal)
  if (!prepared.ok) return prepared
  const { folder, warnings } = prepared.value
  return success({
    folder,
    isOwn: true,
    async findChanges(hasSucceeded) {
      if (!hasSucceeded) return success({ files: [], git: [], warnings })
      const read = await sandbox.readBack()
      return read.ok ? success({ files: read.value.changed, git: [], warnings: [...warnings, ...read.value.warnings] }) : read
    },
  })
}

async function inFolder(workspace: ToolContext['workspace']): Promise<Result<CommandPlace, ToolError>> {
  const staged = (await workspace.changes()).map((change) => change.path)
  // The command would not see the staged changes, and its own changes would get mixed up with them.
  if (staged.length > 0) return failure(ERRORS.notWritten(staged))
  const { folder } = workspace
  const before = await workspace.footprint()
  if (folder === undefined || before === undefined) return failure(ERRORS.noFolder())
  return success({
    folder,
    isOwn: false,
    async findChanges() {
      const changed = compareFootprints(before, (await workspace.footprint()) ?? before)
      return success({ ...changed, warnings: [] })
    },
  })
}

const ERRORS = {
  notWritten: (paths: readonly RepoPath[]) =>
    toolError(
      'stale',
      `Cannot run a command while changes are not written yet: ${nameSome(paths, MAX_NAMED_FILES)}`,
      'Apply these changes first, or run the command before making them.',
    ),
  noFolder: () => toolError('not_a_directory', 'Commands need a folder on disk to run in', 'Run it in a checkout of the repository.'),
  gitTampered: (parts: readonly string[]) =>
    toolError(
      'git_state_tampered',
      `The command changed the state of the git repository: ${nameSome(parts, MAX_NAMED)}`,
      'Use a command that changes only files. Check what it did to the repository, and undo it if necessary.',
    ),
  undeclaredWrite: (files: readonly string[]) =>
    toolError(
      'undeclared_write',
      `The command wrote or removed files outside 'writes': ${nameSome(files, MAX_NAMED)}`,
      "The changes stay on disk. Add the files to 'writes' if they may change, or undo the changes and fix the command.",
    ),
  variableDenied: (name: string, why: string, isName: boolean) =>
    toolError(
      'invalid_arguments',
      `env: variable '${name}' is not allowed: ${why}`,
      isName ? 'Use another name, such as WANTED_VERSION.' : 'Remove that character from the value.',
    ),
}
