import * as nodePath from 'node:path'
import { failure, type Result } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'
import type { DiskFault } from '../../system/disk.ts'
import type { ScratchDisk } from '../../system/scratch-disk.ts'

const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000

/** Makes a throw-away folder outside of the user's own, after removing those that killed processes left long ago. */
export async function makeScratchHome(scratchDisk: ScratchDisk, outside: string | undefined): Promise<Result<string, ToolError>> {
  const { home } = scratchDisk
  if (outside !== undefined && (home === outside || home.startsWith(outside + nodePath.sep))) return failure(homeInside(home))
  for (const leftover of scratchDisk.findLeftovers(LEFTOVER_AGE_MS)) await scratchDisk.removeFolder(leftover)
  const made = scratchDisk.makeFolder()
  return made.ok ? made : failure(noHome(home, made.error))
}

function noHome(home: string, { code }: DiskFault): ToolError {
  return toolError('io_error', `Cannot make a temporary folder in '${home}': ${code}`, 'Set TMPDIR to a directory that can be written to.')
}

function homeInside(home: string): ToolError {
  return toolError(
    'path_denied',
    `Temporary files would lie inside the working directory: '${home}'`,
    'Set TMPDIR to a directory outside of it.',
  )
}
