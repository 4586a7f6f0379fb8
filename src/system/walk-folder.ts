import * as fs from 'node:fs'
import * as path from 'node:path'
import fastGlob from 'fast-glob'
import type { Walked, WalkRequest } from './disk.ts'
import { attempt } from './real-disk.ts'

const DOT_GIT = '.git'

/** Walks with fast-glob, which does not follow links, so that a loop of them ends. */
export function walkFolder(folder: string, { excludedNames }: WalkRequest): Walked {
  const unreadable: string[] = []
  const repositories: string[] = []
  /** To fast-glob, no pattern fits these. */
  const withNewline: string[] = []
  let hasGitMarker = false

  // Directories are left out here rather than by patterns: nothing is matched, and their contents are never read.
  function readdirSync(directory: string): fs.Dirent[] {
    const entries = attempt(() => fs.readdirSync(directory, { withFileTypes: true }))
    const relative = path.relative(folder, directory).replaceAll(path.sep, '/')
    if (!entries.ok) {
      unreadable.push(relative === '' ? '.' : relative)
      return []
    }
    const holdsRepository = entries.value.some((entry) => entry.name === DOT_GIT)
    if (relative === '') hasGitMarker = holdsRepository
    else if (holdsRepository) {
      repositories.push(relative)
      return []
    }
    for (const entry of entries.value) {
      const file = relative === '' ? entry.name : `${relative}/${entry.name}`
      if (entry.isFile() && file.includes('\n')) withNewline.push(file)
    }
    return entries.value.filter((entry) => !(entry.isDirectory() && excludedNames.has(entry.name)) && entry.name !== DOT_GIT)
  }

  const files = fastGlob.sync('**', {
    cwd: folder,
    dot: true,
    onlyFiles: true,
    followSymbolicLinks: false,
    fs: { readdirSync: readdirSync as unknown as typeof fs.readdirSync },
  })
  return { files: [...new Set([...files, ...withNewline])], unreadable, repositories: repositories.sort(), hasGitMarker }
}
