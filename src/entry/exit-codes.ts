import type { ReasonCode } from '../model/reason-code.ts'
import type { ToolErrorCode } from '../model/tool-error.ts'

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
