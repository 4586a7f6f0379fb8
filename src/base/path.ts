import { type ToolError, toolError } from './errors/tool-errors.ts'
import { failure, type Result, success } from './result.ts'

declare const brand: unique symbol
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/** Posix path below the working directory. Only `parseRepoPath` and `PathLines` make one. */
export type RepoPath = Brand<string, 'RepoPath'>

export const ROOT_DIRECTORY = '.'
/** A directory below the working directory, or the working directory itself. */
export type RepoDirectory = RepoPath | typeof ROOT_DIRECTORY

const MAX_PATH_BYTES = 4096
const MAX_SEGMENT_BYTES = 255
/** Up to here no name in a path can be too long. */
export const MAX_PLAIN_LENGTH = MAX_SEGMENT_BYTES

// C0 and C1 controls, DEL, line and paragraph separators, and halves of surrogate pairs (`u` flag: whole pairs are one).
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u
const LONE_SURROGATE = /\p{Surrogate}/u
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i
// Characters that HFS+ ignores when it compares names; git refuses `.g\u200cit` for the same reason.
const HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g
// `git~1` is the short name that NTFS gives to `.git`.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i
// Folded; `SOUS~1` is its short name on NTFS.
const SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/

/** Anything that could make a path other than plain: a path this does not match needs no closer look. */
const NEEDS_CLOSER_LOOK =
  /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i

/** Reads a path that a recipe, a person or git gave. Beside `PathLines`, the one place where a `RepoPath` is made. */
export function parseRepoPath(text: string): Result<RepoPath, ToolError> {
  const isPlain = !NEEDS_CLOSER_LOOK.test(text) && text.length <= MAX_PLAIN_LENGTH
  if (isPlain) return success(text as RepoPath)
  const problem = findProblem(text)
  return problem === undefined ? success(text as RepoPath) : failure(problem)
}

/** Like `parseRepoPath`, but `.` is the working directory itself. */
export function parseRepoDirectory(text: string): Result<RepoDirectory, ToolError> {
  return text === ROOT_DIRECTORY ? success(ROOT_DIRECTORY) : parseRepoPath(text)
}

export function joinPath(directory: RepoDirectory, name: string): Result<RepoPath, ToolError> {
  return parseRepoPath(directory === ROOT_DIRECTORY ? name : `${directory}/${name}`)
}

/** The directory a path is in. */
export function parentOf(path: RepoPath): RepoDirectory {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? ROOT_DIRECTORY : (path.slice(0, slash) as RepoPath)
}

/** Every directory above a path, outermost first, without the working directory itself. */
export function ancestorsOf(path: RepoPath): readonly RepoPath[] {
  const ancestors: RepoPath[] = []
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) ancestors.push(path.slice(0, slash) as RepoPath)
  return ancestors
}

/** How many directories deep a file lies: `a.txt` is 0, `src/a.txt` is 1. */
export function depthOf(path: string): number {
  let depth = 0
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) depth++
  return depth
}

/** Whether a name means git's own directory on any file system that git knows. */
export function isDotGit(segment: string): boolean {
  return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ''))
}

/** Whether a path lies in the directory that Sous keeps its own files in, on any file system. */
export function isInSousDirectory(path: RepoPath): boolean {
  const [first = ''] = path.split('/', 1)
  return SOUS_DIRECTORY.test(foldPath(first))
}

/**
 * What two paths have in common that would be one file on a file system that folds case and composes accents. Upper case
 * comes last: it alone brings `ſ` to `s` and `ß` to `ss`, and tells no final sigma from another.
 */
export function foldPath(path: string): string {
  return path.replace(HFS_IGNORABLE, '').normalize('NFD').toLowerCase().toUpperCase().normalize('NFC')
}

function findProblem(text: string): ToolError | undefined {
  const shown = `'${briefText(text)}'`
  const outside = (why: string) =>
    toolError(
      'path_outside_working_dir',
      `Path ${shown} is outside working directory`,
      `${why} Use a path relative to the working directory, such as 'src/main.ts'.`,
    )
  const denied = (why: string, suggestion: string) => toolError('path_denied', `Path ${shown} is not allowed: ${why}`, suggestion)

  if (text === '') return denied('it is empty', "Give a path relative to the working directory, such as 'src/main.ts'.")
  if (LONE_SURROGATE.test(text))
    return denied('it has half of a character (a lone surrogate)', 'Write the whole character, or leave it out.')
  if (UNPRINTABLE.test(text)) return denied('it has a control character', 'Remove the NUL, newline or other control character.')
  if (text.startsWith('/')) return outside('It is absolute.')
  if (/^[A-Za-z]:/.test(text)) return outside('It names a drive.')
  if (text.startsWith('\\\\')) return outside('It names a network share.')
  if (text.includes('\\'))
    return leavesRoot(text.replaceAll('\\', '/'))
      ? outside('It climbs above it.')
      : denied('it has a backslash', `Separate directories by '/': '${briefText(text.replaceAll('\\', '/'))}'.`)
  if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, 'Use a shorter path.')
  if (leavesRoot(text)) return outside('It climbs above it.')

  const plain = plainForm(text)
  if (plain === ROOT_DIRECTORY)
    return denied('it is the working directory itself', "Name a file or directory in it, such as 'src/main.ts'.")
  for (const segment of text.split('/')) {
    if (segment === '' || segment === '.' || segment === '..')
      return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plain)}'.`)
    if (isDotGit(segment)) return denied("it belongs to git's own directory", 'Sous neither reads nor writes there; use git itself.')
    if (segment.includes(':')) return denied("':' means a drive or an alternate stream on Windows", 'Use a name without a colon.')
    if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, 'Use a name without it.')
    if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, 'Use another name.')
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
      return denied(`a name in it is longer than ${MAX_SEGMENT_BYTES} bytes`, 'Use a shorter name.')
  }
  return undefined
}

function leavesRoot(text: string): boolean {
  let depth = 0
  for (const segment of text.split('/')) {
    if (segment === '..') depth--
    else if (segment !== '' && segment !== '.') depth++
    if (depth < 0) return true
  }
  return false
}

function plainForm(text: string): string {
  const kept: string[] = []
  for (const segment of text.split('/')) {
    if (segment === '..') kept.pop()
    else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  return kept.join('/') || ROOT_DIRECTORY
}

/** Text for a message: shortened, and control characters as escapes. */
export function briefText(text: string): string {
  const short = text.length > 120 ? `${text.slice(0, 117)}…` : text
  return escapeUnprintable(short)
}

/** Text that stays on its line: control characters as escapes. */
export function escapeUnprintable(text: string): string {
  return text.replace(new RegExp(UNPRINTABLE, 'gu'), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const NEWLINE = 10
const FIRST_PRINTABLE = 0x20
const LAST_PRINTABLE = 0x7e

/** Anything between the newlines that could make one of the paths other than plain. What is not printable is not there. */
const LINE_NEEDS_CLOSER_LOOK =
  /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i

/** The lines that a list of paths was made from. */
const linesByPaths = new WeakMap<readonly string[], string>()

/** The paths, each with a newline behind it. To put tens of thousands together takes long, so where they came from is kept. */
export function linesOf(paths: readonly string[]): string {
  return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join('')
}

/**
 * Takes the names of tens of thousands of files, one a line, and makes paths of them all at once: a few looks at one long
 * text take far less time than as many at each name.
 */
export class PathLines {
  #bytes: Buffer
  /** Every line has a newline before it and after it. */
  #end = 1

  /** With room for that many bytes at first. */
  constructor(room: number) {
    this.#bytes = Buffer.allocUnsafeSlow(room + 1)
    this.#bytes[0] = NEWLINE
  }

  /** Takes a name from some bytes, if it is short and of printable ASCII. */
  add(from: Buffer, start: number, end: number): boolean {
    if (end - start > MAX_PLAIN_LENGTH) return false
    if (this.#end + end - start >= this.#bytes.length) this.#grow()
    const bytes = this.#bytes
    let to = this.#end
    for (let at = start; at < end; at++) {
      const byte = from[at] as number
      if (byte < FIRST_PRINTABLE || byte > LAST_PRINTABLE) return false
      bytes[to++] = byte
    }
    bytes[to] = NEWLINE
    this.#end = to + 1
    return true
  }

  /** The names in the order they were taken in, and whether all of them are paths without anything that needs a closer look. */
  take():
    | { readonly areAllPlain: true; readonly names: readonly RepoPath[] }
    | { readonly areAllPlain: false; readonly names: readonly string[] } {
    if (this.#end === 1) return { areAllPlain: true, names: [] }
    const lines = this.#bytes.toString('latin1', 0, this.#end)
    const names = lines.slice(1, -1).split('\n')
    linesByPaths.set(names, lines.slice(1))
    return LINE_NEEDS_CLOSER_LOOK.test(lines) ? { areAllPlain: false, names } : { areAllPlain: true, names: names as RepoPath[] }
  }

  anyStartsWith(prefix: string): boolean {
    return this.#bytes.subarray(0, this.#end).includes(`\n${prefix}`)
  }

  #grow(): void {
    const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + MAX_PLAIN_LENGTH)
    this.#bytes.copy(larger, 0, 0, this.#end)
    this.#bytes = larger
  }
}
