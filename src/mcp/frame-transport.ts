import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'

/** The two ends of a pipe to a client. */
export interface FramePipe {
  /** Chunks from the client, as they arrive. Ends when the client is gone. */
  readonly input: AsyncIterable<Uint8Array>
  /** Writes one line, and resolves when the next may follow. */
  write(line: string): Promise<void>
}

/** The largest accepted frame: larger than any file that a tool accepts, with escapes. */
const MAX_FRAME_BYTES = 64 * 1024 * 1024
const NEWLINE = 0x0a

/** One JSON-RPC message per line. Invalid messages get an error response and are skipped; only the end of the pipe ends it. */
export class FrameTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void

  readonly #pipe: FramePipe
  #isClosed = false
  #writing: Promise<void> = Promise.resolve()

  constructor(pipe: FramePipe) {
    this.#pipe = pipe
  }

  async start(): Promise<void> {
    void this.#read()
  }

  /** In order and one at a time, so that frames never interleave. */
  send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    const line = `${JSON.stringify(JSONRPCMessageSchema.parse(message))}\n`
    this.#writing = this.#writing.then(() => this.#pipe.write(line)).catch(() => this.close())
    return this.#writing
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.onclose?.()
  }

  async #read(): Promise<void> {
    let pieces: Uint8Array[] = []
    let size = 0
    let isTooLong = false
    try {
      for await (const chunk of this.#pipe.input) {
        let from = 0
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
          pieces.push(chunk.subarray(from, end))
          if (isTooLong || size + end - from > MAX_FRAME_BYTES) this.#refuse(ErrorCode.InvalidRequest, 'The frame is too long')
          else this.#take(Buffer.concat(pieces).toString('utf8').trim())
          pieces = []
          size = 0
          isTooLong = false
          from = end + 1
        }
        size += chunk.length - from
        isTooLong ||= size > MAX_FRAME_BYTES
        if (isTooLong) pieces = []
        else pieces.push(chunk.subarray(from))
        if (this.#isClosed) return
      }
    } catch (error) {
      this.onerror?.(error as Error)
    }
    await this.close()
  }

  #take(line: string): void {
    if (line === '' || this.#isClosed) return
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      this.#refuse(ErrorCode.ParseError, 'The frame is not JSON')
      return
    }
    const message = JSONRPCMessageSchema.safeParse(value)
    if (message.success) this.onmessage?.(message.data)
    else this.#refuse(ErrorCode.InvalidRequest, 'The frame is not a JSON-RPC 2.0 message')
  }

  #refuse(code: number, message: string): void {
    this.onerror?.(new Error(message))
    void this.send({ jsonrpc: '2.0', error: { code, message } })
  }
}

/**
 * Reserves standard output for frames. Everything else written there from now on, by `console.log` or a library, goes to standard
 * error instead; programs that Sous starts have their own pipes and never see it.
 */
export function takeStdio({ stdin, stdout, stderr }: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>): FramePipe {
  const write = stdout.write.bind(stdout)
  // A write error shows that the client is gone.
  stdout.on('error', () => undefined)
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write
  return {
    input: stdin,
    write: (line) =>
      new Promise((resolve, reject) => {
        write(line, (error) => (error === null || error === undefined ? resolve() : reject(error)))
      }),
  }
}
