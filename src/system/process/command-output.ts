import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { Socket } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { partialEndLength, partialStartLength } from '../../base/bytes.ts'
import { attempt } from '../disk/disk.ts'

const NEWLINE = 0x0a

/** Keeps the beginning and the end of a byte stream, and counts what was dropped in between. */
export class OutputCapture {
  readonly #headLimit: number
  readonly #tailLimit: number
  readonly #head: Buffer[] = []
  #headBytes = 0
  /** A ring buffer: the end of the stream is what comes before `#tailNext`, wrapping around. */
  #ring: Buffer | undefined
  #tailNext = 0
  #tailBytes = 0
  #newlines = 0
  #lastByte = NEWLINE

  constructor(limit: number) {
    this.#headLimit = Math.ceil(limit / 2)
    this.#tailLimit = Math.floor(limit / 2)
  }

  push(chunk: Buffer): void {
    for (const byte of chunk) if (byte === NEWLINE) this.#newlines++
    this.#lastByte = chunk.at(-1) ?? this.#lastByte
    const forHead = Math.min(chunk.length, this.#headLimit - this.#headBytes)
    if (forHead > 0) {
      this.#head.push(chunk.subarray(0, forHead))
      this.#headBytes += forHead
    }
    if (forHead < chunk.length) this.#pushTail(chunk.subarray(forHead))
  }

  /** Lines of all output, including what was dropped. A last line without a newline counts. */
  get lines(): number {
    return this.#newlines + (this.#lastByte === NEWLINE ? 0 : 1)
  }

  /** What was kept, and how many bytes were dropped. Characters are never split. */
  finish(): { readonly text: string; readonly droppedBytes: number } {
    const head = Buffer.concat(this.#head)
    const end = this.#endOfStream()
    if (this.#tailBytes === end.length) return { text: Buffer.concat([head, end]).toString('utf8'), droppedBytes: 0 }
    const beginning = head.subarray(0, head.length - partialEndLength(head))
    const ending = end.subarray(partialStartLength(end))
    const droppedBytes = this.#headBytes + this.#tailBytes - beginning.length - ending.length
    return { text: `${beginning.toString('utf8')}\n[… ${droppedBytes} bytes left out …]\n${ending.toString('utf8')}`, droppedBytes }
  }

  #pushTail(chunk: Buffer): void {
    this.#tailBytes += chunk.length
    if (this.#tailLimit === 0) return
    this.#ring ??= Buffer.alloc(this.#tailLimit)
    const kept = chunk.subarray(Math.max(0, chunk.length - this.#tailLimit))
    const upToCorner = kept.copy(this.#ring, this.#tailNext)
    kept.copy(this.#ring, 0, upToCorner)
    this.#tailNext = (this.#tailNext + kept.length) % this.#tailLimit
  }

  #endOfStream(): Buffer {
    if (this.#ring === undefined) return Buffer.alloc(0)
    if (this.#tailBytes < this.#tailLimit) return this.#ring.subarray(0, this.#tailBytes)
    return Buffer.concat([this.#ring.subarray(this.#tailNext), this.#ring.subarray(0, this.#tailNext)])
  }
}

/** One output stream of a command. */
interface OutputPipe {
  /** The end that the command writes to. */
  readonly writeEnd: number
  readonly readEnd: Readable
  /** How `/proc` shows the pipe among the open files of a process. */
  readonly shown: string
}

export interface OutputPipes {
  readonly stdout: OutputPipe
  readonly stderr: OutputPipe
}

/**
 * Pipes for the two outputs of a command. Node would use sockets, and a command cannot open `/dev/stderr` if it is a socket.
 * `undefined` where such pipes cannot be created.
 */
export function openOutputPipes(mkfifo: string | undefined): OutputPipes | undefined {
  if (mkfifo === undefined) return undefined
  // Without space for temporary files, the command still runs.
  const made = attempt(() => fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sous-run-')))
  if (!made.ok) return undefined
  const folder = made.value
  try {
    const [out, err] = [path.join(folder, 'stdout'), path.join(folder, 'stderr')]
    if (spawnSync(mkfifo, ['-m', '600', out, err], { env: {}, stdio: 'ignore' }).status !== 0) return undefined
    return { stdout: openPipe(out), stderr: openPipe(err) }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function openPipe(file: string): OutputPipe {
  // Opened without waiting for a writer; the writer can then be opened because there is a reader.
  const reader = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  const writeEnd = fs.openSync(file, fs.constants.O_WRONLY)
  return { writeEnd, readEnd: new Socket({ fd: reader, readable: true, writable: false }), shown: `${file} (deleted)` }
}
