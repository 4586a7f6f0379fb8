import * as fs from 'node:fs'
import { createInterface } from 'node:readline'
import { ReadStream } from 'node:tty'
import { attempt } from '../../system/disk/disk.ts'

const TERMINAL = '/dev/tty'
const CHUNK_BYTES = 4096

/** Asks the person at the terminal for one line. `undefined` when there will be none. */
export async function askOnTerminal(question: string, signal: AbortSignal): Promise<string | undefined> {
  // Cancelled before the question was shown.
  const input = signal.aborted ? undefined : answers()
  if (input === undefined) return undefined
  input.setRawMode?.(true)
  dropTypedAhead()
  const reader = createInterface({ input, output: process.stderr })
  try {
    const answer = await new Promise<string | undefined>((resolve) => {
      // The reader swallows Ctrl-C: pass it on as the signal.
      reader.on('SIGINT', () => process.emit('SIGINT'))
      // After Ctrl-Z and `fg` it shows the question again, but would not read the answer.
      reader.on('SIGCONT', () => reader.resume())
      const leave = () => resolve(undefined)
      reader.on('close', leave)
      signal.addEventListener('abort', leave, { once: true })
      reader.question(question, resolve)
    })
    // Without an answer the line has not ended.
    if (answer === undefined) process.stderr.write('\n')
    return answer
  } finally {
    reader.close()
    if (input !== process.stdin) input.destroy()
  }
}

/** Opens the terminal again where standard input has been read to its end, as for `--params -`. */
function answers(): ReadStream | undefined {
  if (!process.stdin.readableEnded) return process.stdin as ReadStream
  const file = attempt(() => fs.openSync(TERMINAL, 'r'))
  return file.ok ? new ReadStream(file.value) : undefined
}

/** Drops what was typed before the question was shown. */
function dropTypedAhead(): void {
  const file = attempt(() => fs.openSync(TERMINAL, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK))
  if (!file.ok) return
  const typed = Buffer.alloc(CHUNK_BYTES)
  for (let more = true; more; ) {
    const read = attempt(() => fs.readSync(file.value, typed, 0, CHUNK_BYTES, null))
    more = read.ok && read.value > 0
  }
  fs.closeSync(file.value)
}
