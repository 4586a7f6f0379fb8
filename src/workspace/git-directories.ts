import * as nodePath from 'node:path'
import { isGitDirectory } from '../model/git-directory.ts'
import type { Disk } from '../system/disk.ts'

export function isGitDirectoryOnDisk(disk: Disk, directory: string): boolean {
  return isGitDirectory((name) => {
    const entry = disk.entry(`${directory}/${name}`)
    return entry.ok ? entry.value?.kind : undefined
  })
}

export interface Outermost {
  readonly directories: readonly string[]
  /** Whether one of the files lies in one of them. */
  isWithin(file: string): boolean
}

/** The directories that some files lie in, however deep, for which `isSuch` holds; what is below one is not looked at. */
export function outermostOf(files: readonly string[], isSuch: (directory: string) => boolean): Outermost {
  const looked = new Map<string, boolean>([['.', false]])
  const found: string[] = []
  const isWithin = (directory: string): boolean => {
    const known = looked.get(directory)
    if (known !== undefined) return known
    const isInner = isWithin(nodePath.posix.dirname(directory))
    const is = isInner || isSuch(directory)
    if (is && !isInner) found.push(directory)
    looked.set(directory, is)
    return is
  }
  for (const file of files) isWithin(nodePath.posix.dirname(file))
  return { directories: found, isWithin: (file) => isWithin(nodePath.posix.dirname(file)) }
}
