import { compareBytes } from '../base/bytes.ts'
import { sha256 } from '../base/digest.ts'
import type { Row } from './rows.ts'

/** The same change in many repositories. */
export interface PatchGroup {
  /** `a`, `b`, … For commands. A group keeps it as long as the campaign lasts. */
  readonly label: string
  readonly patch: string
  /** The patch of one of its repositories, to look at. */
  readonly sample: PatchSample
}

export interface PatchSample {
  /** Whose patch it is. */
  readonly repository: string
  /** As `git diff` shows it; the beginning of a very long one. */
  readonly text: string
  readonly isCut: boolean
}

/**
 * What a patch changes, whatever the directories are called and wherever the lines are: two patches with the same key remove and add the
 * same lines in the same kinds of files. Files that appear, disappear or move have the same names too. It follows from the text alone, so
 * anyone who shows a patch can check that it is one of its group. `undefined` if the text is not what `renderTextPatch` writes.
 */
export function patchKey(text: string): string | undefined {
  const lines = text.split('\n')
  if (lines.pop() !== '') return undefined
  const keys = new PatchLines(lines).keys()
  return keys && sha256(Buffer.from(JSON.stringify([...keys].sort(compareBytes))))
}

/** Reads the text of a patch, strictly. */
class PatchLines {
  readonly #lines: readonly string[]
  #at = 0

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  /** What each file is and what each place in it changes, each once. */
  keys(): ReadonlySet<string> | undefined {
    const keys = new Set<string>()
    while (this.#at < this.#lines.length) {
      if (!this.#line().startsWith(FILE)) return undefined
      const header = [this.#line(), ...this.#while(HEADER)]
      const file = keyOfFile(header)
      keys.add(file)
      if (header.at(-1) === BINARY) this.#while(BINARY_LINE, 0)
      while (this.#at < this.#lines.length && !this.#line().startsWith(FILE)) {
        const blocks = this.#hunk()
        if (blocks === undefined) return undefined
        for (const block of blocks) keys.add(JSON.stringify([file, block]))
      }
    }
    return keys
  }

  #line(): string {
    return this.#lines[this.#at] ?? ''
  }

  /** The lines that fit, after so many that are known. */
  #while(pattern: RegExp, skipped = 1): readonly string[] {
    const start = this.#at + skipped
    for (this.#at = start; this.#at < this.#lines.length && pattern.test(this.#line()); ) this.#at++
    return this.#lines.slice(start, this.#at)
  }

  /** The lines that are removed and added in each place of a hunk. */
  #hunk(): readonly string[] | undefined {
    const [head, old = '1', now = '1'] = HUNK.exec(this.#line()) ?? []
    if (head === undefined) return undefined
    const lines = this.#while(MARKED)
    const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length
    if (count(' ') + count('-') !== Number(old) || count(' ') + count('+') !== Number(now)) return undefined
    const blocks: string[] = []
    let around = 0
    for (const [index, line] of lines.entries()) {
      around = line.startsWith(' ') ? around + 1 : line.startsWith('\\') ? around : 0
      if (around > MAX_CONTEXT) return undefined
      if (around > 0) continue
      const isNext = index > 0 && !/^ /.test(lines[index - 1] ?? '')
      blocks.push(isNext ? `${blocks.pop() ?? ''}${line}\n` : `${line}\n`)
    }
    return blocks
  }
}

const FILE = 'diff --git '
const HEADER =
  /^(?:(?:old|new|new file|deleted file) mode \d{6}|similarity index \d{1,3}%|rename (?:from|to) .*|index [0-9a-f]+\.\.[0-9a-f]+(?: \d{6})?|GIT binary patch|--- .*|\+\+\+ .*)$/
const BINARY = 'GIT binary patch'
const BINARY_LINE = /^(?:(?:literal \d+|[A-Za-z][\w!#$%&()*+;<=>?@^`{|}~-]*)?)$/
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@$/
const MARKED = /^[ +\-\\]/
/** Around and between two changes. With more, changes could be hidden below the lines that are shown. */
const MAX_CONTEXT = 6

/** Without directories, and without the contents of a text. */
function keyOfFile(header: readonly string[]): string {
  const isUpdate = !header.some((line) => /^(?:new file|deleted file) mode|^rename/.test(line))
  const isBinary = header.includes(BINARY)
  const [first = ''] = header
  const named = isUpdate ? extensionOf(nameIn(first)) : nameIn(first)
  const facts = header.slice(1).flatMap((line) => {
    if (/^(?:similarity|---|\+\+\+)/.test(line)) return []
    const [, before = '', after = '', mode = ''] = /^index ([0-9a-f]+)\.\.([0-9a-f]+)(.*)$/.exec(line) ?? []
    if (after !== '') return isBinary ? [/^0+$/.test(after) ? before : after, mode] : [mode]
    return [line.startsWith('rename ') ? line.replace(/[^ ]*\//, '') : line]
  })
  return JSON.stringify([named, ...facts])
}

/** The name of a file at the end of its first line. */
function nameIn(line: string): string {
  return line.slice(line.lastIndexOf('/') + 1).replace(/"$/, '')
}

/** The whole name of a file without one. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : name
}

/** The key of a group: its changes, and the calls that it makes. */
export function groupKey(
  patch: string,
  { isGated, calls }: { readonly isGated: boolean; readonly calls: readonly string[] | undefined },
): string {
  return calls === undefined ? patch : sha256(Buffer.from(JSON.stringify([isGated ? 'gated' : 'complete', calls, patch])))
}

/**
 * Whether an example is one of its group. Anyone who can push to the control repository can have written it, and people approve what they
 * see of it.
 */
export function isGenuine({ patch, sample }: PatchGroup, row: Pick<Row, 'state' | 'calls'> | undefined): boolean {
  const key = sample.isCut ? undefined : patchKey(sample.text)
  return key !== undefined && groupKey(key, { isGated: row?.state === 'gated', calls: row?.calls }) === patch
}

/** The groups of some rows. Known ones keep their label; new ones get the next, the largest first. */
export function groupRows(
  rows: readonly Row[],
  known: readonly PatchGroup[],
  samples: ReadonlyMap<string, PatchSample>,
): readonly PatchGroup[] {
  const counts = new Map<string, number>()
  for (const { patch } of rows) if (patch !== undefined) counts.set(patch, (counts.get(patch) ?? 0) + 1)
  const named = new Set(known.map(({ patch }) => patch))
  const added = [...counts].filter(([patch]) => !named.has(patch)).sort(([a, many], [b, more]) => more - many || compareBytes(a, b))
  const groups = added.flatMap(([patch], index) => {
    const sample = samples.get(patch)
    return sample === undefined ? [] : [{ label: labelOf(known.length + index), patch, sample }]
  })
  return [...known, ...groups]
}

const LETTERS = 26

/** `a` to `z`, then `aa` and so on. */
function labelOf(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % LETTERS))
  return index < LETTERS ? last : labelOf(Math.floor(index / LETTERS) - 1) + last
}

/** The groups with their rows, the largest first. */
export function countGroups(
  groups: readonly PatchGroup[],
  rows: readonly Row[],
): readonly (PatchGroup & { readonly rows: readonly Row[] })[] {
  const byPatch = new Map<string, Row[]>()
  for (const row of rows) if (row.patch !== undefined) byPatch.set(row.patch, [...(byPatch.get(row.patch) ?? []), row])
  return groups
    .map((group) => ({ ...group, rows: byPatch.get(group.patch) ?? [] }))
    .filter((group) => group.rows.length > 0)
    .sort((a, b) => b.rows.length - a.rows.length)
}
