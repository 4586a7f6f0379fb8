import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseRepoPath, type RepoPath } from '../../model/path.ts'

/**
 * What the roots of a client leave of the served folder: the directories of it that they name, all of it (`undefined`)
 * when one of them holds it whole, and nothing when none of them has to do with it. They never add anything.
 */
export function narrowToRoots(root: string, uris: readonly string[]): readonly RepoPath[] | undefined {
  const directories: RepoPath[] = []
  for (const uri of uris) {
    const real = realPathOf(uri)
    if (real === undefined) continue
    const relative = path.relative(root, real).split(path.sep).join('/')
    const holdsRoot = relative === '' || /^\.\.(?:\/\.\.)*$/.test(relative)
    if (holdsRoot) return undefined
    const directory = parseRepoPath(relative)
    if (directory.ok) directories.push(directory.value)
  }
  return directories
}

/** Links are resolved, so that none of them leads a way around. */
function realPathOf(uri: string): string | undefined {
  try {
    return fs.realpathSync(fileURLToPath(uri))
  } catch {
    return undefined
  }
}
