import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'

/** A line of a hunk. Its text has no newline; `isEnded` says whether the file has one there. */
export interface PatchLine {
  readonly kind: 'context' | 'removed' | 'added'
  readonly text: string
  isEnded: boolean
  /** Where it is in the patch, from 1. */
  readonly at: number
}

export interface PatchHunk {
  /** Where it is in the patch, from 1. */
  readonly at: number
  /** The first line of the file that it is about, from 1; without such lines, the one before it. */
  readonly oldStart: number
  readonly oldLines: number
  readonly lines: readonly PatchLine[]
}

/** What a patch does to one file. */
export interface FilePatch {
  /** Where it begins in the patch, from 1. */
  readonly at: number
  readonly kind: 'create' | 'update' | 'delete' | 'rename' | 'copy'
  /** As written, without `a/`. The same as `to` unless the file is renamed or copied. */
  readonly from: string
  readonly to: string
  /** As git writes it, such as `100755`, if the patch says. */
  readonly mode: string | undefined
  readonly hunks: readonly PatchHunk[]
}

/** Reads a unified diff, as git or `diff -u` write it. Text between the files is ignored, as every such program does. */
export function parsePatch(patch: string): Result<readonly FilePatch[], ToolError> {
  const parser = new PatchParser(patch)
  try {
    const files = parser.files()
    return files.length === 0 ? failure(ERRORS.notAPatch(1, 'there is no unified diff in it')) : success(files)
  } catch (problem) {
    if (problem instanceof PatchProblem) return failure(problem.error)
    throw problem
  }
}

class PatchProblem extends Error {
  readonly error: ToolError

  constructor(at: number, problem: string) {
    super(problem)
    this.error = ERRORS.notAPatch(at, problem)
  }
}

const HUNK = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/
const GIT = 'diff --git '
const NOWHERE = '/dev/null'

/** What git says about a file before its hunks. */
interface Header {
  readonly at: number
  names: readonly [string, string] | undefined
  old: string | undefined
  new: string | undefined
  rename: [from?: string, to?: string] | undefined
  copy: [from?: string, to?: string] | undefined
  isNew: boolean
  isDeleted: boolean
  mode: string | undefined
}

class PatchParser {
  readonly #lines: readonly string[]
  #at = 0

  constructor(patch: string) {
    this.#lines = patch.split('\n')
    if (this.#lines.at(-1) === '') this.#lines = this.#lines.slice(0, -1)
  }

  files(): readonly FilePatch[] {
    const files: FilePatch[] = []
    for (; this.#at < this.#lines.length; ) {
      const line = this.#line()
      if (line.startsWith(GIT)) files.push(this.#gitFile())
      else if (this.#isHeader()) files.push(this.#file(this.#emptyHeader()))
      else if (line.startsWith('@@ ')) this.#fail('this hunk has no file: the lines that begin with --- and +++ are missing')
      else this.#at++
    }
    return files
  }

  #line(offset = 0): string {
    return this.#lines[this.#at + offset] ?? ''
  }

  #fail(problem: string, at = this.#at + 1): never {
    throw new PatchProblem(at, problem)
  }

  #isHeader(): boolean {
    return this.#line().startsWith('--- ') && this.#line(1).startsWith('+++ ')
  }

  #emptyHeader(): Header {
    const nothing = { names: undefined, old: undefined, new: undefined, rename: undefined, copy: undefined, mode: undefined }
    return { at: this.#at + 1, ...nothing, isNew: false, isDeleted: false }
  }

  #gitFile(): FilePatch {
    const header = this.#emptyHeader()
    header.names = sameNames(withoutReturn(this.#line()).slice(GIT.length))
    for (this.#at++; this.#at < this.#lines.length; this.#at++) if (!this.#readExtended(header, withoutReturn(this.#line()))) break
    return this.#file(header)
  }

  /** Whether the line is one of those between `diff --git` and the hunks. */
  #readExtended(header: Header, line: string): boolean {
    const [, key = '', value = ''] =
      /^(old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|similarity index|dissimilarity index|index) (.*)$/.exec(
        line,
      ) ?? []
    if (key === '') {
      if (line === 'GIT binary patch' || line.startsWith('Binary files '))
        this.#fail('binary files cannot be patched: use copy_file or move_file')
      return false
    }
    if (key === 'new mode' || key === 'new file mode') header.mode = value
    if (key === 'new file mode') header.isNew = true
    if (key === 'deleted file mode') header.isDeleted = true
    const mode = key.endsWith('mode') ? value : undefined
    if (mode !== undefined && mode !== '100644' && mode !== '100755') this.#fail(`mode ${briefText(mode)} is not that of a regular file`)
    const [action, side] = key.split(' ')
    if (action === 'rename' || action === 'copy') {
      header[action] ??= []
      header[action][side === 'from' ? 0 : 1] = unquote(value)
    }
    return true
  }

  #file(header: Header): FilePatch {
    const hunks: PatchHunk[] = []
    if (this.#isHeader()) {
      header.old = nameOn(this.#line().slice(4))
      header.new = nameOn(this.#line(1).slice(4))
      this.#at += 2
      while (this.#line().startsWith('@@')) hunks.push(this.#hunk())
      if (hunks.length === 0) this.#fail('a hunk must follow: a line such as @@ -1,3 +1,4 @@')
    }
    const [from, to] = this.#namesOf(header)
    const kind = kindOf(header)
    return { at: header.at, kind, from, to, mode: header.mode, hunks }
  }

  #namesOf(header: Header): readonly [string, string] {
    for (const pair of [header.rename, header.copy]) {
      if (pair === undefined) continue
      const [from, to] = pair
      if (from === undefined || to === undefined) this.#fail("the 'from' and 'to' lines are not complete", header.at)
      return [from, to]
    }
    const { old, new: now } = header
    if (old === undefined || now === undefined) {
      if (header.names === undefined) this.#fail('the name of the file is missing', header.at)
      return header.names
    }
    const [first, second] = withoutPrefixes(old, now)
    if (first === NOWHERE && second === NOWHERE) this.#fail('the name of the file is missing', header.at)
    if (first !== NOWHERE && second !== NOWHERE && first !== second)
      this.#fail(
        `'${briefText(first)}' and '${briefText(second)}' are not the same file; a rename needs the lines 'rename from' and 'rename to'`,
        header.at,
      )
    const name = second === NOWHERE ? first : second
    return [name, name]
  }

  #hunk(): PatchHunk {
    const at = this.#at + 1
    const match = HUNK.exec(this.#line())
    if (match === null) this.#fail('this is not the beginning of a hunk, such as @@ -1,3 +1,4 @@')
    const [oldStart = 0, oldLines = 1, , newLines = 1] = match.slice(1).map((digits) => (digits === undefined ? undefined : Number(digits)))
    const lines: PatchLine[] = []
    let [oldLeft, newLeft] = [oldLines, newLines]
    this.#at++
    while (oldLeft > 0 || newLeft > 0 || this.#line().startsWith('\\')) {
      if (this.#at >= this.#lines.length)
        this.#fail(`the hunk at line ${at} is shorter than it says: ${oldLeft} old and ${newLeft} new lines are missing`, this.#at)
      const line = this.#line()
      if (line.startsWith('\\')) {
        const last = lines.at(-1)
        if (last === undefined) this.#fail('this line has no line before it in the hunk')
        last.isEnded = false
        this.#at++
        continue
      }
      const kind = line === '' || line === '\r' ? 'context' : KINDS[line.charAt(0)]
      if (kind === undefined) this.#fail(`the hunk at line ${at} is shorter than it says, or this line does not begin with a space, + or -`)
      if (kind !== 'added') oldLeft--
      if (kind !== 'removed') newLeft--
      if (oldLeft < 0 || newLeft < 0) this.#fail(`the hunk at line ${at} does not have as many lines as it says`)
      lines.push({ kind, text: kind === 'context' && !line.startsWith(' ') ? line : line.slice(1), isEnded: true, at: this.#at + 1 })
      this.#at++
    }
    if (/^[ +]|^-(?!-[ -])/.test(this.#line())) this.#fail(`the hunk at line ${at} has more lines than it says`)
    return { at, oldStart, oldLines, lines }
  }
}

const KINDS: Readonly<Record<string, PatchLine['kind']>> = { ' ': 'context', '-': 'removed', '+': 'added' }

function kindOf({ rename, copy, isNew, isDeleted, old, new: now }: Header): FilePatch['kind'] {
  if (rename !== undefined) return 'rename'
  if (copy !== undefined) return 'copy'
  if (isNew || old === NOWHERE) return 'create'
  return isDeleted || now === NOWHERE ? 'delete' : 'update'
}

/** The name on a line that begins with `---` or `+++`: a tab and a date may follow. */
function nameOn(text: string): string {
  const line = withoutReturn(text)
  return line.startsWith('"') ? unquote(line) : (line.split('\t', 1)[0] ?? '')
}

/** The names on a `diff --git` line that has no others: then both are the same. */
function sameNames(text: string): readonly [string, string] | undefined {
  const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/.exec(text)
  const half = (text.length - 1) / 2
  const names = quoted === null ? [text.slice(0, half), text.slice(half + 1)] : [unquote(quoted[1] ?? ''), unquote(quoted[2] ?? '')]
  const [from, to] = withoutPrefixes(names[0] ?? '', names[1] ?? '')
  return from === to ? [from, to] : undefined
}

/** Git puts `a/` before old names and `b/` before new ones. */
function withoutPrefixes(old: string, now: string): readonly [string, string] {
  const isPrefixed = (old === NOWHERE || old.startsWith('a/')) && (now === NOWHERE || now.startsWith('b/'))
  const strip = (name: string) => (name === NOWHERE || !isPrefixed ? name : name.slice(2))
  return [strip(old), strip(now)]
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\u0007', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }

/** Git quotes names like C: with octal numbers for the bytes of letters outside ASCII. */
function unquote(text: string): string {
  const body = /^"(.*)"/.exec(text)?.[1]
  if (body === undefined) return text
  const pieces = Array.from(body.matchAll(/\\([0-7]{3}|.)|[^\\]+/g), ([piece, code]) => {
    if (code === undefined) return Buffer.from(piece, 'utf8')
    return code.length === 3 ? Buffer.of(Number.parseInt(code, 8)) : Buffer.from(ESCAPES[code] ?? code, 'utf8')
  })
  return Buffer.concat(pieces).toString('utf8')
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

const ERRORS = {
  notAPatch: (at: number, problem: string) =>
    toolError(
      'invalid_arguments',
      `patch:${at}: ${problem}`,
      "Nothing was changed. Give a unified diff, as 'git diff' or 'diff -u' write it.",
    ),
}
