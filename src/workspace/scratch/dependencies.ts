import type { Disk } from '../../system/disk.ts'

/**
 * Directories that hold what a package manager fetched. Commands need them and copying them would take too long, so a
 * scratch links to those of the user's tree. Build outputs (`target`, `dist`) are not among them: commands write there.
 */
const DEPENDENCY_FOLDERS: readonly string[] = ['node_modules', 'bower_components', '.venv', 'venv', 'vendor/bundle']

export interface DependencyRequest {
  readonly root: string
  /** Every directory that holds a file, the root as an empty name. */
  readonly directories: ReadonlySet<string>
  readonly disk: Disk
}

/** The dependency folders beside the files of a tree, as paths. Those with files of the tree in them are not: they are copied. */
export function findDependencies({ root, directories, disk }: DependencyRequest): readonly string[] {
  const found: string[] = []
  for (const directory of directories) {
    for (const name of DEPENDENCY_FOLDERS) {
      const path = directory === '' ? name : `${directory}/${name}`
      if (directories.has(path)) continue
      const entry = disk.entry(`${root}/${path}`)
      if (entry.ok && entry.value?.kind === 'directory' && !isBehindLink(disk, root, path)) found.push(path)
    }
  }
  return found
}

/** `vendor/bundle` may lie in a `vendor` that holds no file of the tree, and which then may be anything. */
function isBehindLink(disk: Disk, root: string, path: string): boolean {
  const parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`)
  return !parent.ok || parent.value?.kind !== 'directory'
}

/** As a line of `info/exclude` for exactly that path. `node_modules/` in a `.gitignore` does not match a link of that name. */
export function excludeLine(path: string): string {
  return `/${path.replace(/[\\*?[\]!#]/g, '\\$&').replace(/ $/, '\\ ')}`
}
