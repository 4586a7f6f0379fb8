import { failure, type Result } from '../model/result.ts'
import type { DiskFault } from '../system/disk.ts'
import type { OpenDirectory } from '../system/landing-disk.ts'

/** A directory that may be there already. Never one that a link leads to: `open` refuses those. */
export function makeAndOpen(parent: OpenDirectory, name: string): Result<OpenDirectory, DiskFault> {
  const made = parent.makeDirectory(name)
  return made.ok || made.error.code === 'EEXIST' ? parent.open(name) : failure(made.error)
}
