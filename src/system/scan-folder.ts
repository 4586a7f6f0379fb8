import * as fs from 'node:fs'
import * as path from 'node:path'
import { isDotGit } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import { attempt } from './real-disk.ts'
import type { Scan, ScannedEntry, ScanRequest, ScratchFault } from './scratch-disk.ts'

/** Looks at everything below a folder, whatever it is, without opening a file or following a link. */
export function scanFolder(folder: string, { from, skipped, mayEnter }: ScanRequest): Result<Scan, ScratchFault> {
  const entries = new Map<string, ScannedEntry>()
  const directories: string[] = []
  const unentered: string[] = []
  const waiting = [...from]
  for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
    if (directory !== '') directories.push(directory)
    const names = attempt(() => fs.readdirSync(path.join(folder, directory), { withFileTypes: true }))
    if (!names.ok) return failure({ ...names.error, path: directory === '' ? '.' : directory })
    for (const entry of names.value) {
      const name = directory === '' ? entry.name : `${directory}/${entry.name}`
      if (skipped.has(name)) continue
      const isRepository = isDotGit(entry.name)
      if (!entry.isDirectory() || isRepository) {
        const looked = attempt(() => describe(path.join(folder, name), isRepository))
        if (!looked.ok) return failure({ ...looked.error, path: name })
        entries.set(name, looked.value)
      } else if (mayEnter(name)) waiting.push(name)
      else unentered.push(name)
    }
  }
  return success({ entries, directories, unentered })
}

function describe(file: string, isRepository: boolean): ScannedEntry {
  const stats = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false })
  // A name that is not UTF-8 was read in a damaged form, under which nothing is found.
  if (stats === undefined) return { kind: 'other', size: 0, mode: '100644', mark: 'unreachable', changedAt: 0n }
  const kind = isRepository ? 'repository' : stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'symlink' : 'other'
  return {
    kind,
    size: Number(stats.size),
    mode: stats.mode & 0o100n ? '100755' : '100644',
    mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
    changedAt: stats.ctimeNs,
  }
}
