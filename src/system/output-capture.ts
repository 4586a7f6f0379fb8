import { partialEndLength, partialStartLength } from '../model/bytes.ts'

const NEWLINE = 0x0a

/** Keeps the beginning and the end of a stream of bytes, and counts what was between. */
export class OutputCapture {
  readonly #headLimit: number
  readonly #tailLimit: number
  readonly #head: Buffer[] = []
  #headBytes = 0
  /** A ring: the end of the stream is what lies before `#tailNext`, around the corner. */
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

  /** Lines of all that came, also of what was not kept. A last line without a newline counts. */
  get lines(): number {
    return this.#newlines + (this.#lastByte === NEWLINE ? 0 : 1)
  }

  /** What was kept, and how many bytes were not. No character is cut in two. */
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
