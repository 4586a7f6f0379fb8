import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs'
import type { Surroundings } from '../../app/open-folder.ts'
import { mayBeDamaged } from '../../base/bytes.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { inertForRunner, printable, printableLine } from '../../report/printable.ts'
import { COLOURED, PLAIN, type Style } from '../../report/terminal/style.ts'
import type { Console } from '../invocation.ts'

/** The console of this process. Colour only on a terminal, unless `FORCE_COLOR` or `NO_COLOR` says otherwise. */
export function processConsole(env: NodeJS.ProcessEnv, isColourAllowed: boolean): Console {
  const isOutTerminal = isTerminal(1) && env['TERM'] !== 'dumb'
  const isErrTerminal = isTerminal(2) && env['TERM'] !== 'dumb'
  const shown = env['GITHUB_ACTIONS'] === 'true' ? inertForRunner : (text: string) => text
  return {
    out: writerTo(1, shown),
    err: writerTo(2, shown),
    outStyle: styleFor(isOutTerminal, env, isColourAllowed),
    errStyle: styleFor(isErrTerminal, env, isColourAllowed),
    isErrTerminal,
    get errColumns() {
      // Some terminals say 0.
      return (isErrTerminal && process.stderr.columns) || 80
    },
    get isInteractive() {
      return process.stdin.isTTY === true && isTerminal(2)
    },
    ask: async (question, signal) => (await import('./ask-on-terminal.ts')).askOnTerminal(question, signal),
    readInput,
  }
}

/** Shows what a use case has to say beside its result. */
export function showNotices({ err, errStyle }: Pick<Console, 'err' | 'errStyle'>): Surroundings['notice'] {
  return ({ kind, text }) => {
    if (kind === 'warning') err(`${errStyle.yellow('!')} ${printable(text)}\n`)
    else err(`${errStyle.dim(kind === 'log' ? printableLine(text) : printable(text))}\n`)
  }
}

/** The streams of a process take a good part of a short run to load, and a pipe or a file needs none of them. */
function isTerminal(descriptor: 1 | 2): boolean {
  try {
    const stats = fs.fstatSync(descriptor)
    if (!stats.isCharacterDevice()) return false
    const isLinuxNull = process.platform === 'linux' && stats.rdev === 0x103
    return !isLinuxNull && (descriptor === 1 ? process.stdout : process.stderr).isTTY === true
  } catch {
    return false
  }
}

function writerTo(descriptor: 1 | 2, shown: (text: string) => string): (text: string) => void {
  return (text) => {
    const bytes = Buffer.from(shown(text), 'utf8')
    for (let written = 0; written < bytes.length; ) {
      try {
        written += fs.writeSync(descriptor, bytes, written)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        // The reader has had enough (`sous … | head`). That is no failure of ours.
        if (code === 'EPIPE' || code === 'EBADF') return
        if (code !== 'EAGAIN') throw new OutputFault(code ?? 'unknown error')
        // Somebody made the pipe non-blocking, and it is full.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      }
    }
  }
}

function styleFor(isShownOnTerminal: boolean, env: NodeJS.ProcessEnv, isColourAllowed: boolean): Style {
  if (!isColourAllowed || (env['NO_COLOR'] ?? '') !== '') return PLAIN
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced === '0' || forced === 'false' ? PLAIN : COLOURED
  return isShownOnTerminal ? COLOURED : PLAIN
}

async function readInput(): Promise<Result<string, ToolError>> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return asUtf8(Buffer.concat(chunks), 'Standard input')
}

/** Node gives arguments as text, with U+FFFD for what is not UTF-8. Linux tells which bytes they were. */
export function checkArgv(argv: readonly string[]): ToolError | undefined {
  if (!argv.some(mayBeDamaged)) return undefined
  try {
    return isUtf8(fs.readFileSync('/proc/self/cmdline')) ? undefined : notUtf8('An argument')
  } catch {
    return undefined
  }
}

export function asUtf8(bytes: Buffer, what: string): Result<string, ToolError> {
  return isUtf8(bytes) ? success(bytes.toString('utf8')) : failure(notUtf8(what))
}

function notUtf8(what: string): ToolError {
  return toolError('invalid_arguments', `${what} is not UTF-8`, 'Nothing was done. Give it in UTF-8: other bytes would be damaged.')
}

/** The output could not be written, by no fault of ours: a full disk behind a redirection, say. */
export class OutputFault extends Error {}
