import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { assertNever, type Printed } from '../../base/result.ts'
import { countOf } from '../../base/text/wording.ts'
import type { CommandExit } from '../../system/process/shell.ts'

const MAX_SHOWN_CHARACTERS = 8_000
/** The messages of dash, bash, ksh and zsh, each in its own order. */
const NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m
const SHELL_CANNOT_FIND = 127

export interface CommandFailure {
  readonly error: ToolError
  /** What the command printed that is not in the error. */
  readonly unsaid: Printed
}

/** The error of a failed command; `undefined` if it exited with code 0. */
export function commandFailure(exit: CommandExit, command: string, timeoutSeconds: number): CommandFailure | undefined {
  switch (exit.kind) {
    case 'exited':
      return exit.code === 0 ? undefined : exitFailure(exit, command)
    case 'timed_out':
      return silent(exit, ERRORS.timedOut(timeoutSeconds))
    case 'killed':
      return telling(exit, `Command was killed by ${exit.signal}`, 'Find out what killed it, then run it again.')
    case 'cancelled':
      return silent(exit, ERRORS.cancelled())
    case 'not_started': {
      return silent(exit, ERRORS.notStarted(exit.message))
    }
    default:
      return assertNever(exit)
  }
}

/** What a command printed; empty if it did not start. */
export function printedBy(exit: CommandExit): Printed {
  return exit.kind === 'not_started' ? { out: '', err: '' } : { out: exit.stdout, err: exit.stderr }
}

function exitFailure(exit: CommandExit & { readonly kind: 'exited' }, command: string): CommandFailure {
  const complaint = exit.code === SHELL_CANNOT_FIND ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null
  if (complaint !== null) {
    const name = complaint[1] ?? complaint[2] ?? command
    return silent(exit, ERRORS.notFound(name))
  }
  return telling(exit, `Command failed with exit code ${exit.code}`, 'Read its output, fix the cause, then run it again.')
}

function silent(exit: CommandExit, error: ToolError): CommandFailure {
  return { error, unsaid: printedBy(exit) }
}

/** Many programs report errors on stdout, so show that if stderr is empty. */
function telling(exit: CommandExit, message: string, suggestion: string): CommandFailure {
  const { out, err } = printedBy(exit)
  const [said, unsaid] = err.trim() === '' ? [out, ''] : [err, out]
  return { error: toolError('command_failed', withOutput(message, said.trimEnd()), suggestion), unsaid: { out: unsaid, err: '' } }
}

function withOutput(message: string, text: string): string {
  return text === '' ? message : `${message}:\n${endOf(text)}`
}

/** The part of a long output that is shown: its end says most about what went wrong. */
export function endOf(text: string): string {
  return text.length > MAX_SHOWN_CHARACTERS ? `…${text.slice(-MAX_SHOWN_CHARACTERS)}` : text
}

const ERRORS = {
  timedOut: (timeoutSeconds: number) =>
    toolError(
      'timed_out',
      `Command timed out after ${countOf(timeoutSeconds, 'second')}`,
      'Raise timeout_seconds (at most 300), or run a shorter command.',
    ),
  cancelled: () => toolError('cancelled', 'Command was cancelled', 'Run it again if you still need it.'),
  notStarted: (why: string) =>
    toolError(
      'command_failed',
      `Command could not be started: ${why}`,
      why.includes('E2BIG')
        ? 'The command and its variables are too long for the system. Pass large values in a file.'
        : 'Run Sous where a POSIX shell is installed.',
    ),
  notFound: (name: string) =>
    toolError('command_not_found', `Command '${name}' not found`, 'Check the name, or install the program outside the repository.'),
}
