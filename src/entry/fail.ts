import { internalError, type ToolError, toolError } from '../model/tool-error.ts'
import { printable, printableJson } from '../report/printable.ts'
import { renderError } from '../report/terminal-result.ts'
import { contractForm } from '../report/wire-json.ts'
import type { Invocation } from './console.ts'
import { EXIT, type ExitCode, exitCodeFor } from './exit-codes.ts'
import { OutputFault } from './output-fault.ts'

/** Says what is wrong in the form that was asked for. */
export function fail(error: ToolError, { argv, console }: Pick<Invocation, 'argv' | 'console'>, tool = ''): ExitCode {
  if (argv.includes('--json')) console.out(`${printableJson(contractForm({ name: tool, metadata: [] }, { ok: false, error }, 0))}\n`)
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
