import * as fs from 'node:fs'

const { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = fs.constants

/** A larger file is copied in chunks. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024
/** What file systems make holes of. */
const BLOCK_BYTES = 4096
/** In what unit a file says how much room it takes. */
const STAT_BLOCK_BYTES = 512

const ZEROS = Buffer.alloc(CHUNK_BYTES)

/**
 * Copies a file to where there is none, with its mode. Holes stay holes, and an abort takes effect in the middle of a large
 * file, which is left unfinished.
 */
export async function copyFile(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const stats = fs.statSync(from)
  if (stats.size <= MAX_WHOLE_BYTES) await fs.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE)
  else if (!(await clone(from, to))) await copyChunks(from, to, stats, signal)
}

/** Where the file system can share blocks, which takes no time and no room. */
async function clone(from: string, to: string): Promise<boolean> {
  try {
    await fs.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE_FORCE)
    return true
  } catch {
    return false
  }
}

async function copyChunks(from: string, to: string, { size, blocks, mode }: fs.Stats, signal: AbortSignal | undefined): Promise<void> {
  const hasHoles = blocks * STAT_BLOCK_BYTES < size
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  await using source = await fs.promises.open(from, 'r')
  await using target = await fs.promises.open(to, 'wx', mode)
  let at = 0
  while (signal?.aborted !== true) {
    const { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES, at)
    if (bytesRead === 0) break
    const read = chunk.subarray(0, bytesRead)
    for (const { start, end } of hasHoles ? dataIn(read) : [{ start: 0, end: bytesRead }])
      await writeAll(target, read.subarray(start, end), at + start)
    at += bytesRead
  }
  // Nothing was written where the file ends in a hole.
  await target.truncate(at)
  await target.chmod(mode)
}

async function writeAll(target: fs.promises.FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await target.write(bytes, written, bytes.length - written, at + written)
    written += bytesWritten
  }
}

interface Stretch {
  readonly start: number
  end: number
}

/** The stretches of blocks that are not all zeros. */
function dataIn(chunk: Buffer): readonly Stretch[] {
  const found: Stretch[] = []
  if (isZeros(chunk, 0, chunk.length)) return found
  for (let start = 0; start < chunk.length; start += BLOCK_BYTES) {
    const end = Math.min(chunk.length, start + BLOCK_BYTES)
    if (isZeros(chunk, start, end)) continue
    const last = found.at(-1)
    if (last?.end === start) last.end = end
    else found.push({ start, end })
  }
  return found
}

function isZeros(bytes: Buffer, start: number, end: number): boolean {
  return bytes.compare(ZEROS, 0, end - start, start, end) === 0
}
