import * as fs from 'node:fs'
import * as path from 'node:path'
import { attempt } from './real-disk.ts'

export interface ProgramPlaces {
  /** As the variable `PATH` holds it. */
  readonly path: string
  /** The repository. Nothing in it is ever run because of its name. */
  readonly forbiddenRoot: string
}

const POSIX_SHELLS: readonly string[] = ['sh', 'bash', 'dash', 'zsh', 'ksh']

/**
 * The entries of a search path that cannot be planted by a repository: absolute, existing, and outside of it. An empty
 * entry means the current directory, which is why it goes too.
 */
export function cleanPath({ path: searchPath, forbiddenRoot }: ProgramPlaces): string {
  const entries = searchPath.split(path.delimiter).filter((entry) => path.isAbsolute(entry) && isOutside(entry, forbiddenRoot))
  return [...new Set(entries)].join(path.delimiter)
}

/** The absolute path of a program, found once on a clean search path; `undefined` when there is none. */
export function findProgram(name: string, places: ProgramPlaces): string | undefined {
  if (name === '' || /[/\\\0]/.test(name)) return undefined
  for (const directory of cleanPath(places).split(path.delimiter)) {
    if (directory === '') continue
    const candidate = path.join(directory, name)
    if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot)) return candidate
  }
  return undefined
}

/** The user's own shell if it is a POSIX one that a repository cannot have planted, else `sh`. */
export function findShell(wanted: string | undefined, places: ProgramPlaces): string | undefined {
  if (process.platform === 'win32') return undefined
  const isUsable =
    wanted !== undefined &&
    path.isAbsolute(wanted) &&
    POSIX_SHELLS.includes(path.basename(wanted)) &&
    isExecutable(wanted) &&
    isOutside(wanted, places.forbiddenRoot)
  return isUsable ? wanted : findProgram('sh', places)
}

function isExecutable(file: string): boolean {
  const stats = attempt(() => fs.statSync(file, { throwIfNoEntry: false }))
  return stats.ok && stats.value?.isFile() === true && attempt(() => fs.accessSync(file, fs.constants.X_OK)).ok
}

/** Whether something exists, and neither its name nor what its links lead to lies in the forbidden root. */
function isOutside(file: string, forbiddenRoot: string): boolean {
  const real = attempt(() => fs.realpathSync.native(file))
  if (!real.ok) return false
  const root = attempt(() => fs.realpathSync.native(forbiddenRoot))
  const roots = root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]
  return roots.every((forbidden) => !isWithin(path.resolve(file), forbidden) && !isWithin(real.value, forbidden))
}

function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file)
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative))
}
