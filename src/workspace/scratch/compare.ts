import { failure, type Result, success } from '../../model/result.ts'
import type { ToolError } from '../../model/tool-error.ts'
import type { Scan, ScannedEntry, ScratchDisk } from '../../system/scratch-disk.ts'
import type { Ignored } from './ignored.ts'
import { fromScratchFault } from './scratch-errors.ts'

/** What may have changed, by the marks of the file system. Contents decide later. */
export interface Difference {
  readonly written: ReadonlyMap<string, ScannedEntry>
  readonly gone: readonly string[]
  readonly links: readonly string[]
  readonly specials: readonly string[]
  readonly repositories: readonly string[]
}

export interface CompareRequest {
  readonly tree: string
  /** The tree as the command found it. */
  readonly baseline: Scan
  /** Paths that belong to Sous: `.git`, and the links to dependency folders. */
  readonly skipped: ReadonlySet<string>
  readonly scratchDisk: ScratchDisk
  readonly isIgnored: Ignored
}

/** Looks at the tree again. New directories are entered only if they are not ignored: an installed package may be huge. */
export async function compareTree(request: CompareRequest): Promise<Result<Difference, ToolError>> {
  const { tree, baseline, skipped, scratchDisk, isIgnored } = request
  const known = new Set(baseline.directories)
  const first = scratchDisk.scan(tree, { from: [''], skipped, mayEnter: (directory) => known.has(directory) })
  if (!first.ok) return failure(fromScratchFault(first.error, 'look at'))
  const ignoredDirectories = await isIgnored(first.value.unentered)
  if (!ignoredDirectories.ok) return ignoredDirectories
  const fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory))
  const second = scratchDisk.scan(tree, { from: fresh, skipped, mayEnter: () => true })
  if (!second.ok) return failure(fromScratchFault(second.error, 'look at'))

  const after = new Map([...first.value.entries, ...second.value.entries])
  const before = baseline.entries
  const changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark)
  const newPaths = changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => (kind === 'repository' ? parentOf(path) : path))
  const ignored = await isIgnored(newPaths.filter((path) => path !== ''))
  if (!ignored.ok) return ignored
  const ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === 'repository' ? parentOf(path) : path))
  const of = (kind: ScannedEntry['kind']) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path)
  const gone = [...before].filter(([path]) => !after.has(path))
  return success({
    written: new Map(ours.filter(([, entry]) => entry.kind === 'file')),
    gone: gone.filter(([, { kind }]) => kind === 'file').map(([path]) => path),
    // A link of the tree that was removed is a change of a link as well.
    links: [...of('symlink'), ...gone.filter(([, { kind }]) => kind === 'symlink').map(([path]) => path)],
    specials: of('other'),
    repositories: of('repository'),
  })
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
