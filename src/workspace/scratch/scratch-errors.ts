import { briefText } from '../../model/path.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import { nameSome } from '../../model/wording.ts'
import type { GitFault } from '../../system/git.ts'
import type { ScratchFault } from '../../system/scratch-disk.ts'
import { fromDiskFault } from '../disk-errors.ts'

const MAX_NAMED = 10

export function gitFailed(action: string, fault: GitFault): ToolError {
  const why = fault.message.split('\n', 1)[0] ?? ''
  return toolError('io_error', `Git could not ${action}: ${why}`, 'Check that git works in this repository, then try again.')
}

export function fromScratchFault(fault: ScratchFault, action = 'write'): ToolError {
  return fromDiskFault(fault, fault.path, action)
}

export function sandboxCancelled(): ToolError {
  return toolError('cancelled', 'The command was cancelled before it started', 'Run it again when it is wanted.')
}

/** A command may have given a file any name. */
export function nameFiles(names: readonly string[]): string {
  return nameSome(
    names.map((name) => `'${briefText(name)}'`),
    MAX_NAMED,
  )
}
