import * as fs from 'node:fs'
import * as path from 'node:path'
import fastGlob from 'fast-glob'
import { attempt, isGitDirectory, kindOf, type Walked, type WalkRequest } from './disk.ts'

const DOT_GIT = '.git'

/** Walks with fast-glob, which does not follow links, so a link loop ends. */
export function walkFolder(folder: string, { excludedNames }: WalkRequest): Walked {
  const unreadable: string[] = []
  const repositories: string[] = []
  const excluded: string[] = []
  /** No fast-glob pattern matches names with a newline. */
  const withNewline: string[] = []
  let hasGitMarker = false

  // Skips directories here instead of by patterns: nothing is matched, and their contents are never read.
  function readdirSync(directory: string): fs.Dirent[] {
    const entries = attempt(() => fs.readdirSync(directory, { withFileTypes: true }))
    const relative = path.relative(folder, directory).replaceAll(path.sep, '/')
    if (!entries.ok) {
      unreadable.push(relative === '' ? '.' : relative)
      return []
    }
    const kindIn = (name: string) => {
      const entry = entries.value.find((other) => other.name === name)
      return entry && kindOf(entry)
    }
    const holdsRepository = entries.value.some((entry) => entry.name === DOT_GIT)
    if (relative === '') hasGitMarker = holdsRepository
    else if (holdsRepository || isGitDirectory(kindIn)) {
      repositories.push(relative)
      return []
    }
    return entries.value.filter((entry) => {
      const inner = relative === '' ? entry.name : `${relative}/${entry.name}`
      if (entry.name === DOT_GIT) return false
      if (entry.isFile() && inner.includes('\n')) withNewline.push(inner)
      const isExcluded = entry.isDirectory() && excludedNames.has(entry.name)
      if (isExcluded) excluded.push(inner)
      return !isExcluded
    })
  }

  const files = fastGlob.sync('**', {
    cwd: folder,
    dot: true,
    onlyFiles: true,
    followSymbolicLinks: false,
    fs: { readdirSync: readdirSync as unknown as typeof fs.readdirSync },
  })
  return {
    files: [...new Set([...files, ...withNewline])],
    unreadable,
    excluded: excluded.sort(),
    repositories: repositories.sort(),
    hasGitMarker,
  }
}
