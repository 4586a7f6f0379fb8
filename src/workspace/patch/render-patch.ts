import { isUtf8 } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { asBuffer } from '../../base/bytes.ts'
import type { Edit, FileChange } from '../../base/change.ts'
import { blobId } from '../../git/trees.ts'
import { isBinary } from '../text/text.ts'
import { type Block, buildHunks, type FileDiff, type Hunk, isLineStart, lineStart, nextLineStart, trimBlock } from './file-diff.ts'
import { pairRenames, type Rename, type ShownChange } from './renames.ts'

const NO_OBJECT = '0'.repeat(40)

/**
 * A unified diff that `git apply` turns into exactly the contents of the changes. It consists of bytes, because contents do. New
 * directories are not in it: git does not track them.
 */
export async function renderPatch(changes: readonly FileChange[]): Promise<Uint8Array> {
  return Buffer.concat(await renderFiles(changes, (bytes) => bytes))
}

/** The same diff as text, for JSON: a file whose lines are not UTF-8 is included whole, in the binary form. */
export async function renderTextPatch(changes: readonly FileChange[]): Promise<string> {
  const files = await renderFiles(changes, (bytes, change, diff) =>
    isUtf8(bytes) ? bytes : Buffer.from(renderFile(change, { ...diff, isBinary: true }), 'latin1'),
  )
  return Buffer.concat(files).toString('utf8')
}

type Finish = (bytes: Buffer, change: ContentChange, diff: FileDiff) => Buffer

async function renderFiles(changes: readonly FileChange[], finish: Finish): Promise<readonly Buffer[]> {
  const files: Buffer[] = []
  for (const change of pairRenames(changes)) {
    const diff = await diffChange(change)
    if (diff === undefined || change.kind === 'create_directory') continue
    files.push(finish(Buffer.from(renderFile(change, diff), 'latin1'), change, diff))
  }
  return files
}

// Text is built as Latin-1, one character per byte: the fastest way to prefix lines of unknown encoding.
function renderFile(change: ContentChange, diff: FileDiff): string {
  const { before, after } = contentsOf(change)
  const from = quotePath('a/', change.kind === 'rename' ? change.from : change.path)
  const to = quotePath('b/', change.path)
  const isSameContent = hasBoth(change) && Buffer.compare(before, after) === 0
  const head = `diff --git ${from} ${to}\n${renderModes(diff)}${change.kind === 'rename' ? renderRename(change) : ''}`
  if (isSameContent) return head
  const isSameMode = diff.modeBefore === diff.mode
  const oids = `${change.kind === 'create' ? NO_OBJECT : blobId(before, 'sha1')}..${change.kind === 'delete' ? NO_OBJECT : blobId(after, 'sha1')}`
  const index = `index ${oids}${isSameMode ? ` ${diff.mode}` : ''}\n`
  if (diff.isBinary) return head + index + renderBinary(before, after)
  if (diff.hunks.length === 0) return head + index
  const oldName = change.kind === 'create' ? '/dev/null' : endName(from)
  const newName = change.kind === 'delete' ? '/dev/null' : endName(to)
  return `${head}${index}--- ${oldName}\n+++ ${newName}\n${diff.hunks.map(renderHunk).join('')}`
}

function renderModes({ modeBefore, mode }: FileDiff): string {
  if (modeBefore === undefined) return `new file mode ${mode}\n`
  if (mode === undefined) return `deleted file mode ${modeBefore}\n`
  return modeBefore === mode ? '' : `old mode ${modeBefore}\nnew mode ${mode}\n`
}

function renderRename({ from, path, similarity }: Rename): string {
  return `similarity index ${similarity}%\nrename from ${quotePath('', from)}\nrename to ${quotePath('', path)}\n`
}

const MARKS = { context: ' ', removed: '-', added: '+' } as const

function renderHunk(hunk: Hunk): string {
  let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`
  for (const { kind, bytes } of hunk.runs) {
    const mark = MARKS[kind]
    const lines = asBuffer(bytes).toString('latin1')
    const isEnded = lines.endsWith('\n')
    const body = isEnded ? lines.slice(0, -1) : lines
    text += `${mark}${body.replaceAll('\n', `\n${mark}`)}\n${isEnded ? '' : '\\ No newline at end of file\n'}`
  }
  return text
}

function range(start: number, lines: number): string {
  return lines === 1 ? String(start) : `${start},${lines}`
}

/** Git quotes like C; letters outside ASCII stay readable, as with `core.quotePath=false`. */
function quotePath(side: 'a/' | 'b/' | '', path: string): string {
  const name = Buffer.from(`${side}${path}`, 'utf8').toString('latin1')
  return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}

/** A tab ends a name that contains a space: otherwise `patch` and git would read what follows as a date. */
function endName(name: string): string {
  return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BYTES_PER_LINE = 52

/** The part of a patch with both contents in full, so that it can be applied and reverted. */
export function renderBinary(before: Uint8Array, after: Uint8Array): string {
  return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`
}

function renderLiteral(content: Uint8Array): string {
  const packed = deflateSync(content)
  const lines = [`literal ${content.length}\n`]
  for (let start = 0; start < packed.length; start += BYTES_PER_LINE) {
    const line = packed.subarray(start, start + BYTES_PER_LINE)
    lines.push(LENGTHS.charAt(line.length - 1), encode85(line), '\n')
  }
  return lines.join('')
}

function encode85(bytes: Buffer): string {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
  bytes.copy(padded)
  let text = ''
  for (let at = 0; at < padded.length; at += 4) {
    let rest = padded.readUInt32BE(at)
    let group = ''
    for (let digit = 0; digit < 5; digit++) {
      group = DIGITS.charAt(rest % 85) + group
      rest = Math.floor(rest / 85)
    }
    text += group
  }
  return text
}

const NOTHING = new Uint8Array()

export type ContentChange = Exclude<ShownChange, { readonly kind: 'create_directory' }>

/** How a file changes, line by line. `undefined` for a directory. */
export async function diffChange(change: ShownChange): Promise<FileDiff | undefined> {
  if (change.kind === 'create_directory') return undefined
  const { before, after } = contentsOf(change)
  const facts = {
    path: change.path,
    kind: change.kind,
    ...(change.kind === 'rename' && { from: change.from }),
    modeBefore: change.kind === 'create' ? undefined : change.modeBefore,
    mode: change.kind === 'delete' ? undefined : change.mode,
  }
  const isMoved = change.kind === 'rename' && change.similarity === 100
  if (isMoved) return { ...facts, isBinary: false, additions: 0, deletions: 0, hunks: [] }
  if (isBinary(before) || isBinary(after)) return { ...facts, isBinary: true, additions: 0, deletions: 0, hunks: [] }
  return { ...facts, isBinary: false, ...buildHunks(before, after, await findBlocks(change, before, after)) }
}

/** Whether there is content before and after. */
function hasBoth({ kind }: ContentChange): boolean {
  return kind === 'update' || kind === 'rename'
}

export function contentsOf(change: ContentChange): { readonly before: Uint8Array; readonly after: Uint8Array } {
  return {
    before: change.kind === 'create' ? NOTHING : change.before,
    after: change.kind === 'delete' ? NOTHING : change.after,
  }
}

async function findBlocks(change: ContentChange, before: Uint8Array, after: Uint8Array): Promise<readonly Block[]> {
  const whole = { oldStart: 0, oldEnd: before.length, newStart: 0, newEnd: after.length }
  const known = change.kind === 'update' && change.edits !== undefined ? blocksFromEdits(before, after, change.edits) : undefined
  if (known === undefined) return blocksByComparing(before, after, whole)
  if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known
  const refined: Block[] = []
  for (const block of known) refined.push(...(block.isOneEdit ? await blocksByComparing(before, after, block) : [block]))
  return refined
}

/** An edit over several lines on both sides may have kept some of them. */
function mayHoldKeptLines(before: Uint8Array, after: Uint8Array, block: Block): boolean {
  return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd)
}

function hasSeveralLines(bytes: Uint8Array, start: number, end: number): boolean {
  const next = nextLineStart(bytes, start)
  return next < end && isLineStart(bytes, next)
}

/** Beyond this many added and removed lines, a better diff is not worth the time: the whole middle is replaced. */
const MAX_EDIT_LINES = 1_000

/** The changed lines, found by comparing the lines of a block. */
export async function blocksByComparing(before: Uint8Array, after: Uint8Array, block: Block): Promise<readonly Block[]> {
  const middle = trimBlock(before, after, block)
  if (middle === undefined) return []
  const isOneSided = middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd
  if (isOneSided) return [middle]

  const ids = new Map<string, number>()
  const oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids)
  const newLines = splitLines(after, middle.newStart, middle.newEnd, ids)
  const { diffArrays } = await import('diff')
  const parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: MAX_EDIT_LINES })
  if (parts === undefined) return [middle]

  const blocks: Block[] = []
  let oldLine = 0
  let newLine = 0
  for (let i = 0; i < parts.length; ) {
    const firstOld = oldLine
    const firstNew = newLine
    for (let part = parts[i]; part !== undefined && (part.added || part.removed); part = parts[++i]) {
      if (part.removed) oldLine += part.count
      else newLine += part.count
    }
    if (oldLine > firstOld || newLine > firstNew)
      blocks.push({
        oldStart: oldLines.offset(firstOld),
        oldEnd: oldLines.offset(oldLine),
        newStart: newLines.offset(firstNew),
        newEnd: newLines.offset(newLine),
      })
    const kept = parts[i++]?.count ?? 0
    oldLine += kept
    newLine += kept
  }
  return blocks
}

interface Lines {
  /** Equal lines have equal numbers on both sides. */
  readonly ids: number[]
  offset(line: number): number
}

function splitLines(bytes: Uint8Array, start: number, end: number, known: Map<string, number>): Lines {
  const buffer = asBuffer(bytes)
  const ids: number[] = []
  const offsets: number[] = []
  for (let at = start; at < end; ) {
    const next = Math.min(nextLineStart(buffer, at), end)
    const line = buffer.toString('latin1', at, next)
    const id = known.get(line) ?? known.size
    known.set(line, id)
    ids.push(id)
    offsets.push(at)
    at = next
  }
  return { ids, offset: (line) => offsets[line] ?? end }
}

/** What is known about a block from edits: whether a closer comparison could find unchanged lines inside. */
export interface EditBlock extends Block {
  readonly isOneEdit: boolean
}

/**
 * The changed lines, from the known positions of the edits, without comparing the contents. `undefined` if the edits do not turn
 * one content into the other: a wrong diff would be worse than a slow one.
 */
export function blocksFromEdits(before: Uint8Array, after: Uint8Array, edits: readonly Edit[]): readonly EditBlock[] | undefined {
  if (!leadsTo(before, after, edits)) return undefined
  const blocks: EditBlock[] = []
  let shift = 0
  for (let i = 0; i < edits.length; ) {
    const first = edits[i]
    if (first === undefined) break
    const oldStart = lineStart(before, first.start)
    const newStart = oldStart + shift
    const firstIndex = i
    let oldEnd = oldStart
    for (let edit: Edit | undefined = first; edit !== undefined && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
      shift += edit.replacement.length - (edit.end - edit.start)
      oldEnd = Math.max(oldEnd, edit.end)
      if (!(isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift))) oldEnd = nextLineStart(before, oldEnd)
    }
    const block = trimBlock(before, after, { oldStart, oldEnd, newStart, newEnd: oldEnd + shift })
    if (block !== undefined) blocks.push({ ...block, isOneEdit: i === firstIndex + 1 })
  }
  return blocks
}

function leadsTo(before: Uint8Array, after: Uint8Array, edits: readonly Edit[]): boolean {
  let oldAt = 0
  let newAt = 0
  for (const { start, end, replacement } of edits) {
    if (start < oldAt || end < start || end > before.length) return false
    if (!isSame(before, oldAt, after, newAt, start - oldAt)) return false
    newAt += start - oldAt
    if (!isSame(replacement, 0, after, newAt, replacement.length)) return false
    newAt += replacement.length
    oldAt = end
  }
  const rest = before.length - oldAt
  return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest)
}

function isSame(a: Uint8Array, aStart: number, b: Uint8Array, bStart: number, length: number): boolean {
  if (bStart + length > b.length) return false
  return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0
}
