import type { ToolErrorCode } from '../model/tool-error.ts'

export const EXIT = { done: 0, failed: 1, badArguments: 3, notApproved: 4, cancelled: 130 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export function exitCodeFor(code: ToolErrorCode): ExitCode {
  switch (code) {
    case 'invalid_arguments':
    case 'invalid_pattern':
    case 'unknown_tool':
    case 'unknown_recipe':
      return EXIT.badArguments
    case 'approval_needed':
    case 'approval_refused':
      return EXIT.notApproved
    case 'cancelled':
      return EXIT.cancelled
    default:
      return EXIT.failed
  }
}
