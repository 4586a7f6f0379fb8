import * as fs from 'node:fs'
import * as path from 'node:path'
import { once } from '../../base/result.ts'
import { attempt } from '../disk/disk.ts'

export interface ProgramPlaces {
  /** The value of `PATH`. */
  readonly path: string
  /** The repository. Nothing in it is ever run by name. */
  readonly forbiddenRoot: string
}

/** Programs that a repository cannot plant, each looked for when it is first needed: most short runs start none. */
export interface Programs extends ProgramPlaces {
  /** The clean value of `PATH`. */
  readonly path: string
  /** The absolute path of a program; `undefined` when there is none. */
  find(name: string): string | undefined
}

export function openPrograms(places: ProgramPlaces): Programs {
  const clean = once(() => cleanPath(places))
  const found = new Map<string, string | undefined>()
  return {
    forbiddenRoot: places.forbiddenRoot,
    get path() {
      return clean()
    },
    find(name) {
      if (!found.has(name)) found.set(name, findProgram(name, places))
      return found.get(name)
    },
  }
}

const POSIX_SHELLS: readonly string[] = ['sh', 'bash', 'dash', 'zsh', 'ksh']

/**
 * The entries of a search path that a repository cannot plant: absolute, existing and outside it. An empty entry means the current
 * directory, so it is dropped too.
 */
export function cleanPath({ path: searchPath, forbiddenRoot }: ProgramPlaces): string {
  const roots = rootsOf(forbiddenRoot)
  const entries = searchPath.split(path.delimiter).filter((entry) => path.isAbsolute(entry) && isOutside(entry, roots))
  return [...new Set(entries)].join(path.delimiter)
}

/** The absolute path of a program in an entry that `cleanPath` leaves; `undefined` when there is none. */
export function findProgram(name: string, { path: searchPath, forbiddenRoot }: ProgramPlaces): string | undefined {
  if (name === '' || /[/\\\0]/.test(name)) return undefined
  const roots = rootsOf(forbiddenRoot)
  for (const entry of searchPath.split(path.delimiter)) {
    const candidate = path.join(entry, name)
    if (path.isAbsolute(entry) && isExecutable(candidate) && isOutside(entry, roots) && isOutside(candidate, roots)) return candidate
  }
  return undefined
}

/** The user's own shell if it is a POSIX one outside the repository, otherwise `sh`. */
export function findShell(wanted: string | undefined, places: ProgramPlaces): string | undefined {
  if (process.platform === 'win32') return undefined
  const isUsable =
    wanted !== undefined &&
    path.isAbsolute(wanted) &&
    POSIX_SHELLS.includes(path.basename(wanted)) &&
    isExecutable(wanted) &&
    isOutside(wanted, rootsOf(places.forbiddenRoot))
  return isUsable ? wanted : findProgram('sh', places)
}

function isExecutable(file: string): boolean {
  const stats = attempt(() => fs.statSync(file, { throwIfNoEntry: false }))
  return stats.ok && stats.value?.isFile() === true && attempt(() => fs.accessSync(file, fs.constants.X_OK)).ok
}

/** A root as named, and where it leads. */
function rootsOf(forbiddenRoot: string): readonly string[] {
  const root = attempt(() => fs.realpathSync.native(forbiddenRoot))
  return root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]
}

/** Whether a file exists and neither its path nor its link target is inside a forbidden root. */
function isOutside(file: string, roots: readonly string[]): boolean {
  const real = attempt(() => fs.realpathSync.native(file))
  if (!real.ok) return false
  return roots.every((forbidden) => !isWithin(path.resolve(file), forbidden) && !isWithin(real.value, forbidden))
}

function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file)
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative))
}
