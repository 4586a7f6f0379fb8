import type { FileChange } from './change.ts'
import { CONFIG_FILE } from './config.ts'
import { foldPath, type RepoDirectory, ROOT_DIRECTORY } from './path.ts'
import { findProtected } from './protected-files.ts'

export interface ProtectedPlaces {
  /** Where in the repository the paths of changes begin. */
  readonly directory?: RepoDirectory
  /** Whether the configuration protects a path. */
  matches?(path: string): boolean
}

/** Why a change needs a closer look, in words that follow the path; `undefined` for all others. */
export function whyProtected(change: FileChange, places: ProtectedPlaces = {}): string | undefined {
  const whole = pathInRepository(change.path, places.directory)
  const always = findProtected(change, whole)
  if (always !== undefined) return always.why
  // The configuration of a folder within a repository means paths from there.
  return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${CONFIG_FILE}` : undefined
}

/** A change of a file that decides what runs or who approves: for nobody but a person at a terminal, unless it is allowed. */
export function whyDenied({ path }: FileChange, { directory, allowWorkflows }: DeniedPlaces): string | undefined {
  const folded = foldPath(pathInRepository(path, directory))
  if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return 'it decides what Sous may do'
  return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? 'it is a workflow' : undefined
}

export interface DeniedPlaces {
  readonly directory: RepoDirectory
  readonly allowWorkflows: boolean
}

function pathInRepository(path: string, directory: RepoDirectory = ROOT_DIRECTORY): string {
  return directory === ROOT_DIRECTORY ? path : `${directory}/${path}`
}
