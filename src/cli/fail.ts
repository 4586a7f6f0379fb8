import { type ErrorRow, internalError, TOOL_ERRORS, type ToolError, type ToolErrorCode, toolError } from '../base/errors/tool-errors.ts'
import { contractForm } from '../report/json/wire-json.ts'
import { printable, printableJson } from '../report/printable.ts'
import { renderError } from '../report/terminal/terminal-result.ts'
import type { Invocation } from './invocation.ts'
import { OutputFault } from './terminal/console.ts'

/** Reports an error as text or JSON. */
export function fail(error: ToolError, { argv, console }: Pick<Invocation, 'argv' | 'console'>, tool = ''): ExitCode {
  if (argv.includes('--json')) console.data(`${printableJson(contractForm({ name: tool, metadata: [] }, { ok: false, error }, 0))}\n`)
  else console.err(renderError(error, console.errStyle))
  return exitCodeFor(error.code)
}

/** Reports a bug in Sous, with a stack trace only if you ask for it. */
export function reportFault(error: unknown, { argv, env, console }: Pick<Invocation, 'argv' | 'env' | 'console'>): ExitCode {
  if (error instanceof OutputFault) return reportUnwritten(error, console)
  const isDebugging = argv.includes('--verbose') || (env['SOUS_DEBUG'] ?? '') !== ''
  if (isDebugging && error instanceof Error) console.err(`${printable(error.stack ?? '')}\n`)
  const suggestion = isDebugging ? 'Please report it with the lines above.' : 'Please report it. SOUS_DEBUG=1 shows where it happened.'
  return fail(internalError(error, suggestion), { argv, console })
}

/** On standard error, since standard output may be what failed. */
function reportUnwritten({ message }: OutputFault, console: Invocation['console']): ExitCode {
  const what = ERRORS.outputFailed(message)
  try {
    console.err(renderError(what, console.errStyle))
  } catch {
    // Only the exit code is left to say so.
  }
  return EXIT.failed
}

export const EXIT = { done: 0, failed: 1, changesFound: 2, badArguments: 3, notApproved: 4, cancelled: 130 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export function exitCodeFor(code: ToolErrorCode): ExitCode {
  const row: ErrorRow = TOOL_ERRORS[code]
  return row.exit ?? EXIT.failed
}

const ERRORS = {
  outputFailed: (why: string) =>
    toolError('io_error', `Cannot write the output: ${why}`, 'What was done stays done. Write the output somewhere else.'),
}
