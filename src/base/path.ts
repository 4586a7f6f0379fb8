import { type ToolError, toolError } from './errors/tool-errors.ts'
import { failure, type Result, success } from './result.ts'

declare const brand: unique symbol
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/** A POSIX path below the working directory. Only `parseRepoPath` and `PathLines` create one. */
export type RepoPath = Brand<string, 'RepoPath'>

export const ROOT_DIRECTORY = '.'
/** A directory below the working directory, or the working directory itself. */
export type RepoDirectory = RepoPath | typeof ROOT_DIRECTORY

const MAX_PATH_BYTES = 4096
const MAX_SEGMENT_BYTES = 255
/** No name in a path of up to this length can be too long. */
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

/** Matches anything that could make a path unusual. A path that does not match needs no closer look. */
const NEEDS_CLOSER_LOOK =
  /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i

/** Parses a path from a recipe, a user or git. Apart from `PathLines`, the only place that creates a `RepoPath`. */
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

/** Whether a path is inside the directory that Sous keeps its own files in, on any file system. */
export function isInSousDirectory(path: RepoPath): boolean {
  const [first = ''] = path.split('/', 1)
  return SOUS_DIRECTORY.test(foldPath(first))
}

/**
 * Two paths with the same folded form are one file on a file system that ignores case and composes accents. Upper case comes last:
 * only it maps `ſ` to `s` and `ß` to `ss`, and treats all forms of sigma alike.
 */
export function foldPath(path: string): string {
  return path.replace(HFS_IGNORABLE, '').normalize('NFD').toLowerCase().toUpperCase().normalize('NFC')
}

function findProblem(text: string): ToolError | undefined {
  const shown = `'${briefText(text)}'`
  const outside = (why: string) => ERRORS.outside(shown, why)
  const denied = (why: string, suggestion: string) => ERRORS.denied(shown, why, suggestion)

  if (text === '') return denied('it is empty', "Use a path relative to the working directory, such as 'src/main.ts'.")
  if (LONE_SURROGATE.test(text))
    return denied('it contains half of a character (a lone surrogate)', 'Use the whole character, or leave it out.')
  if (UNPRINTABLE.test(text)) return denied('it contains a control character', 'Remove the NUL, newline or other control character.')
  if (text.startsWith('/')) return outside('It is absolute.')
  if (/^[A-Za-z]:/.test(text)) return outside('It starts with a drive.')
  if (text.startsWith('\\\\')) return outside('It is a network share.')
  if (text.includes('\\'))
    return leavesRoot(text.replaceAll('\\', '/'))
      ? outside('It leads above the working directory.')
      : denied('it contains a backslash', `Separate directories with '/': '${briefText(text.replaceAll('\\', '/'))}'.`)
  if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, 'Use a shorter path.')
  if (leavesRoot(text)) return outside('It leads above the working directory.')

  const plain = plainForm(text)
  if (plain === ROOT_DIRECTORY)
    return denied('it is the working directory itself', "Name a file or directory in it, such as 'src/main.ts'.")
  for (const segment of text.split('/')) {
    if (segment === '' || segment === '.' || segment === '..')
      return denied(`it contains the segment '${segment}'`, `Use '${briefText(plain)}'.`)
    if (isDotGit(segment)) return denied("it is inside git's own directory", 'Sous never reads or writes there. Use git instead.')
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

/** Matches anything between the newlines that could make a path unusual. Unprintable characters cannot occur here. */
const LINE_NEEDS_CLOSER_LOOK =
  /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i

/** The text that a list of paths was split from. */
const linesByPaths = new WeakMap<readonly string[], string>()

/** The paths, each followed by a newline. Joining tens of thousands takes long, so the original text is kept. */
export function linesOf(paths: readonly string[]): string {
  return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join('')
}

/**
 * Collects the names of tens of thousands of files, one per line, and checks them all at once: a few passes over one long text are
 * much faster than as many checks of each name.
 */
export class PathLines {
  #bytes: Buffer
  /** There is a newline before and after every line. */
  #end = 1

  /** `room`: the initial capacity in bytes. */
  constructor(room: number) {
    this.#bytes = Buffer.allocUnsafeSlow(room + 1)
    this.#bytes[0] = NEWLINE
  }

  /** Adds a name from some bytes, if it is short and printable ASCII. */
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

  /** The names in the order they were added, and whether all of them are paths that need no closer look. */
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

const ERRORS = {
  outside: (shown: string, why: string) =>
    toolError(
      'path_outside_working_dir',
      `Path ${shown} is outside working directory`,
      `${why} Use a path relative to the working directory, such as 'src/main.ts'.`,
    ),
  denied: (shown: string, why: string, suggestion: string) => toolError('path_denied', `Path ${shown} is not allowed: ${why}`, suggestion),
}
