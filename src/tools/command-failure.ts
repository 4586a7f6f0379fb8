import { assertNever } from '../model/assert-never.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import { countOf } from '../model/wording.ts'
import type { CommandExit } from '../system/shell.ts'

const MAX_SHOWN_CHARACTERS = 8_000
/** As dash, bash, ksh and zsh say it, each in its own order. */
const NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m
const SHELL_CANNOT_FIND = 127

/** What went wrong with a command; `undefined` when it ended with exit code 0. */
export function commandFailure(exit: CommandExit, command: string, timeoutSeconds: number): ToolError | undefined {
  switch (exit.kind) {
    case 'exited':
      return exit.code === 0 ? undefined : exitFailure(exit, command)
    case 'timed_out':
      return toolError(
        'timed_out',
        `Command timed out after ${countOf(timeoutSeconds, 'second')}`,
        'Raise timeout_seconds (at most 300), or run a shorter command. What it printed is in terminal_last_command.',
      )
    case 'killed':
      return toolError(
        'command_failed',
        withOutput(`Command was killed by ${exit.signal}`, exit),
        'Find out what ended it, then run it again.',
      )
    case 'cancelled':
      return toolError('cancelled', 'Command was cancelled', 'Run it again when it is wanted after all.')
    case 'not_started':
      return toolError('command_failed', `Command could not be started: ${exit.message}`, 'Run Sous where a POSIX shell is installed.')
    default:
      return assertNever(exit)
  }
}

function exitFailure(exit: CommandExit & { readonly kind: 'exited' }, command: string): ToolError {
  const complaint = exit.code === SHELL_CANNOT_FIND ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null
  if (complaint !== null) {
    const name = complaint[1] ?? complaint[2] ?? command
    return toolError('command_not_found', `Command '${name}' not found`, 'Check the name, or install the program outside the repository.')
  }
  return toolError(
    'command_failed',
    withOutput(`Command failed with exit code ${exit.code}`, exit),
    'Read what it printed, correct the cause, then run it again.',
  )
}

/** Many programs report to stdout only, so that is shown where stderr says nothing. */
function withOutput(message: string, { stdout, stderr }: { readonly stdout: string; readonly stderr: string }): string {
  const text = stderr.trim() === '' ? stdout.trimEnd() : stderr.trimEnd()
  if (text === '') return message
  return `${message}:\n${text.length > MAX_SHOWN_CHARACTERS ? `…${text.slice(-MAX_SHOWN_CHARACTERS)}` : text}`
}
