import { isUtf8 } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { asBuffer } from '../../base/bytes.ts'
import type { FileChange } from '../../base/change.ts'
import { blobId } from '../../git/objects.ts'
import { type ContentChange, contentsOf, diffChange } from './diff-change.ts'
import type { FileDiff, Hunk } from './file-diff.ts'

const NO_OBJECT = '0'.repeat(40)

/**
 * A unified diff that `git apply` turns into exactly the contents of the changes. It is bytes, because contents are. New
 * directories are not in it: git knows none.
 */
export async function renderPatch(changes: readonly FileChange[]): Promise<Uint8Array> {
  return Buffer.concat(await renderFiles(changes, (bytes) => bytes))
}

/** Such a diff as text, for JSON: a file whose lines are not UTF-8 is in it whole, in the form for binary files. */
export async function renderTextPatch(changes: readonly FileChange[]): Promise<string> {
  const files = await renderFiles(changes, (bytes, change, diff) =>
    isUtf8(bytes) ? bytes : Buffer.from(renderFile(change, { ...diff, isBinary: true }), 'latin1'),
  )
  return Buffer.concat(files).toString('utf8')
}

type Finish = (bytes: Buffer, change: ContentChange, diff: FileDiff) => Buffer

async function renderFiles(changes: readonly FileChange[], finish: Finish): Promise<readonly Buffer[]> {
  const files: Buffer[] = []
  for (const change of changes) {
    const diff = await diffChange(change)
    if (diff === undefined || change.kind === 'create_directory') continue
    files.push(finish(Buffer.from(renderFile(change, diff), 'latin1'), change, diff))
  }
  return files
}

// Text is put together as latin-1, one character a byte: that is the fastest way to prefix lines of unknown encoding.
function renderFile(change: ContentChange, diff: FileDiff): string {
  const { before, after } = contentsOf(change)
  const from = quotePath('a', change.path)
  const to = quotePath('b', change.path)
  const isSameContent = change.kind === 'update' && Buffer.compare(before, after) === 0
  const head = `diff --git ${from} ${to}\n${renderModes(diff)}`
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

/** Git quotes as C does; letters beyond ASCII stay readable, as with `core.quotePath=false`. */
function quotePath(side: 'a' | 'b', path: string): string {
  const name = Buffer.from(`${side}/${path}`, 'utf8').toString('latin1')
  return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}

/** A tab ends a name with a space in it: without, `patch` and git would take what follows for a date. */
function endName(name: string): string {
  return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BYTES_PER_LINE = 52

/** The part of a patch that carries both contents whole, so that it can be applied and taken back. */
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
