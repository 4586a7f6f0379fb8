import type { DirectoryEntry } from './base-tree.ts'

/** What the index has in one directory. */
export interface TrackedDirectory {
  /** Empty for the folder itself. */
  readonly path: string
  /** Of the regular files, in the order of the index. */
  readonly files: string[]
  readonly directories: Set<string>
  /** Links and other repositories. */
  readonly rest: Set<string>
}

/** How a directory on disk differs from what the index has in it. */
export interface Difference {
  /** Files of the index that are not there. */
  readonly goneFiles: readonly string[]
  /** Directories of the index that are not there: nothing, or something else, is in their place. */
  readonly goneDirectories: readonly string[]
  /** Files and directories that the index does not have. */
  readonly added: readonly string[]
  /** Whether it is another repository by now. */
  readonly isRepository: boolean
}

const DOT_GIT = '.git'

/** Sorts names of the index by the directory they are in. A directory comes before those in it. */
export function groupByDirectory(files: readonly (readonly string[])[], rest: readonly string[]): readonly TrackedDirectory[] {
  const top = emptyDirectory('')
  const directories = new Map<string, TrackedDirectory>([['', top]])
  const directoryAt = (path: string): TrackedDirectory => {
    const known = directories.get(path)
    if (known !== undefined) return known
    const slash = path.lastIndexOf('/')
    directoryAt(path.slice(0, Math.max(0, slash))).directories.add(path.slice(slash + 1))
    const made = emptyDirectory(path)
    directories.set(path, made)
    return made
  }
  let last = top
  for (const list of files)
    for (const name of list) {
      const slash = name.lastIndexOf('/')
      // Most files lie in the same directory as the one before.
      if (Math.max(0, slash) !== last.path.length || !name.startsWith(last.path)) last = directoryAt(name.slice(0, Math.max(0, slash)))
      last.files.push(name.slice(slash + 1))
    }
  for (const name of rest) {
    const slash = name.lastIndexOf('/')
    directoryAt(name.slice(0, Math.max(0, slash))).rest.add(name.slice(slash + 1))
  }
  return [...directories.values()]
}

/** `undefined` when they do not differ. */
export function compareDirectory(tracked: TrackedDirectory, entries: readonly DirectoryEntry[]): Difference | undefined {
  const directories = new Set<string>()
  const files: string[] = []
  let inOrder = 0
  let known = 0
  let isRepository = false
  for (const { name, kind } of entries) {
    if (kind === 'file' && name === tracked.files[inOrder]) inOrder++
    else if (name === DOT_GIT) isRepository = true
    else if (tracked.rest.has(name)) continue
    else if (kind === 'file') files.push(name)
    else if (kind === 'directory') {
      directories.add(name)
      if (tracked.directories.has(name)) known++
    }
  }
  const isComplete = inOrder === tracked.files.length && known === tracked.directories.size
  if (isComplete && files.length === 0 && directories.size === known && !isRepository) return undefined
  // The rest is not in the order of the index, or really different.
  const wanted = new Set(tracked.files.slice(inOrder))
  const found = new Set(files)
  return {
    goneFiles: [...wanted].filter((name) => !found.has(name)),
    goneDirectories: [...tracked.directories].filter((name) => !directories.has(name)),
    added: [...files.filter((name) => !wanted.has(name)), ...[...directories].filter((name) => !tracked.directories.has(name))],
    isRepository,
  }
}

function emptyDirectory(path: string): TrackedDirectory {
  return { path, files: [], directories: new Set(), rest: new Set() }
}
