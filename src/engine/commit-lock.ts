import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { DiskFault } from '../system/disk.ts'
import type { LandingDisk, OpenDirectory } from '../system/landing-disk.ts'
import { fromDiskFault } from '../workspace/disk-errors.ts'
import { type Lock, takeLock } from './landing/lock.ts'
import { makeAndOpen } from './make-and-open.ts'

/**
 * Files, index and branch change one after the other. Two landings at once that each see half of the other's work would
 * take back what the other has just committed.
 */
export function takeCommitLock(gitDirectory: string, disk: LandingDisk): Result<Lock, ToolError> {
  const path = `${gitDirectory}/sous/commit`
  const opened: OpenDirectory[] = []
  const closeAll = () => {
    for (const directory of opened.toReversed()) directory.close()
  }
  let directory: Result<OpenDirectory, DiskFault> = disk.open(gitDirectory)
  for (const name of ['sous', 'commit']) {
    if (!directory.ok) break
    opened.push(directory.value)
    directory = makeAndOpen(directory.value, name)
  }
  if (!directory.ok) {
    closeAll()
    return failure(fromDiskFault(directory.error, path, 'write'))
  }
  opened.push(directory.value)
  const lock = takeLock(directory.value, disk, path)
  if (!lock.ok) {
    closeAll()
    return lock
  }
  const { release } = lock.value
  return success({
    release() {
      release()
      opened[1]?.removeDirectory('commit')
      opened[0]?.removeDirectory('sous')
      closeAll()
    },
  })
}
