import type { ReasonCode } from '../base/errors/reasons.ts'
import { internalError, type ToolError, type ToolErrorCode, toolError } from '../base/errors/tool-errors.ts'
import { contractForm } from '../report/json/wire-json.ts'
import { printable, printableJson } from '../report/printable.ts'
import { renderError } from '../report/terminal/terminal-result.ts'
import type { Invocation } from './invocation.ts'
import { OutputFault } from './terminal/console.ts'

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

export const EXIT = { done: 0, failed: 1, changesFound: 2, badArguments: 3, notApproved: 4, cancelled: 130 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export function exitCodeFor(code: ToolErrorCode): ExitCode {
  switch (code) {
    case 'invalid_arguments':
    case 'invalid_pattern':
    case 'unknown_tool':
    case 'digest_malformed':
    case 'invalid_config':
    case 'unknown_recipe':
      return EXIT.badArguments
    case 'approval_needed':
    case 'approval_refused':
    case 'untrusted_recipe':
      return EXIT.notApproved
    case 'cancelled':
      return EXIT.cancelled
    default:
      return EXIT.failed
  }
}

export function exitCodeForReason(reason: ReasonCode): ExitCode {
  switch (reason) {
    case 'previewed':
    case 'clean':
    case 'landed':
    case 'committed':
    case 'proposed':
    case 'already_applied':
    case 'undone':
    case 'declined':
    case 'answered':
      return EXIT.done
    case 'changes_found':
      return EXIT.changesFound
    case 'invalid_recipe':
    case 'invalid_inputs':
      return EXIT.badArguments
    case 'gated':
    case 'approval_needed':
    case 'approval_refused':
    case 'untrusted_recipe':
      return EXIT.notApproved
    case 'cancelled':
      return EXIT.cancelled
    case 'stale':
    case 'limit_exceeded':
    case 'internal_error':
      return EXIT.failed
    default:
      return reason.startsWith('failed:') ? exitCodeFor(reason.slice('failed:'.length) as ToolErrorCode) : EXIT.failed
  }
}
