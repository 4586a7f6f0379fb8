import { failure, type Result } from '../model/result.ts'
import type { DiskFault } from '../system/disk.ts'
import type { OpenDirectory } from '../system/landing-disk.ts'

/** A directory that may be there already. Never one that a link leads to: `open` refuses those. */
export function makeAndOpen(parent: OpenDirectory, name: string, permissions?: number): Result<OpenDirectory, DiskFault> {
  const made = parent.makeDirectory(name, permissions)
  if (!made.ok && made.error.code !== 'EEXIST') return failure(made.error)
  const opened = parent.open(name)
  // Another user's directory stays as it is.
  if (opened.ok && !made.ok && permissions !== undefined) opened.value.setPermissions(permissions)
  return opened
}
