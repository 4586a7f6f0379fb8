import { type ErrorRow, internalError, TOOL_ERRORS, type ToolError, type ToolErrorCode, toolError } from '../base/errors/tool-errors.ts'
import { contractForm } from '../report/json/wire-json.ts'
import { printable, printableJson } from '../report/printable.ts'
import { renderError } from '../report/terminal/terminal-result.ts'
import type { Invocation } from './invocation.ts'
import { OutputFault } from './terminal/console.ts'

/** Says what is wrong in the form that was asked for. */
export function fail(error: ToolError, { argv, console }: Pick<Invocation, 'argv' | 'console'>, tool = ''): ExitCode {
  if (argv.includes('--json')) console.data(`${printableJson(contractForm({ name: tool, metadata: [] }, { ok: false, error }, 0))}\n`)
  else console.err(renderError(error, console.errStyle))
  return exitCodeFor(error.code)
}

/** A bug of ours, told without a stack trace unless somebody looks for it. */
export function reportFault(error: unknown, { argv, env, console }: Pick<Invocation, 'argv' | 'env' | 'console'>): ExitCode {
  if (error instanceof OutputFault) return reportUnwritten(error, console)
  const isDebugging = argv.includes('--verbose') || (env['SOUS_DEBUG'] ?? '') !== ''
  if (isDebugging && error instanceof Error) console.err(`${printable(error.stack ?? '')}\n`)
  const suggestion = isDebugging ? 'Please report it with the lines above.' : 'Set SOUS_DEBUG=1 to see where, and please report it.'
  return fail(internalError(error, suggestion), { argv, console })
}

/** Never on standard output, which may be what cannot be written to. */
function reportUnwritten({ message }: OutputFault, console: Invocation['console']): ExitCode {
  const what = toolError('io_error', `The output cannot be written: ${message}`, 'What was done stays done. Send the output elsewhere.')
  try {
    console.err(renderError(what, console.errStyle))
  } catch {
    // Then nobody can be told anything; the exit code is left.
  }
  return EXIT.failed
}

export const EXIT = { done: 0, failed: 1, changesFound: 2, badArguments: 3, notApproved: 4, cancelled: 130 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export function exitCodeFor(code: ToolErrorCode): ExitCode {
  const row: ErrorRow = TOOL_ERRORS[code]
  return row.exit ?? EXIT.failed
}
