import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs'
import type { Surroundings } from '../../app/open-folder.ts'
import { mayBeDamaged } from '../../base/bytes.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { inertForRunner, printable, printableLine } from '../../report/printable.ts'
import { asciiForeign, asciiText, wrapText } from '../../report/terminal/fit-terminal.ts'
import { COLOURED, keepCommands, PLAIN, type Style, UNBROKEN_SPACE } from '../../report/terminal/style.ts'
import type { Console } from '../invocation.ts'

/** What the options say about output, before a command is known. */
export interface OutputOptions {
  readonly isColourAllowed: boolean
  readonly isPagerAllowed: boolean
}

export interface ProcessConsole extends Console {
  /** Whether the pager has the keyboard, so that Ctrl-C is meant for it. */
  readonly isPaging: boolean
}

/** The console of this process. Colour only on a terminal, unless `FORCE_COLOR` or `NO_COLOR` says otherwise. */
export function processConsole(env: NodeJS.ProcessEnv, { isColourAllowed, isPagerAllowed }: OutputOptions): ProcessConsole {
  const isOutTerminal = isTerminal(1) && env['TERM'] !== 'dumb'
  const isErrTerminal = isTerminal(2) && env['TERM'] !== 'dumb'
  const isAscii = !isUtf8Locale(env)
  const inert = env['GITHUB_ACTIONS'] === 'true' ? inertForRunner : (text: string) => text
  const fitOut = fitterFor(isAscii, () => (isOutTerminal ? process.stdout.columns : undefined))
  const fitErr = fitterFor(isAscii, () => (isErrTerminal ? process.stderr.columns : undefined))
  const write = { out: writerTo(1), err: writerTo(2) }
  const err = (text: string) => write.err(inert(fitErr(text)))
  let isPaging = false
  return {
    out: (text) => write.out(inert(fitOut(text))),
    data: (text) => write.out(inert(text)),
    async page(text) {
      const shown = inert(fitOut(text))
      const { findPager, runPager } = await import('./pager.ts')
      const pager = findPager({ env, isTerminal: isOutTerminal, isAllowed: isPagerAllowed })
      if (pager === undefined || fitsOnScreen(shown)) return write.out(shown)
      isPaging = true
      const failed = await runPager(pager, shown, env)
      isPaging = false
      if (failed === undefined) return
      write.out(shown)
      err(`! The pager '${printableLine(pager)}' failed (${failed}). Set PAGER to another one, or use --no-pager.\n`)
    },
    err,
    outStyle: styleFor({ columns: isOutTerminal ? process.stdout.columns : undefined, isColourAllowed, isAscii, env }),
    errStyle: styleFor({ columns: isErrTerminal ? process.stderr.columns : undefined, isColourAllowed, isAscii, env }),
    isErrTerminal,
    get errColumns() {
      // Some terminals say 0.
      return (isErrTerminal && process.stderr.columns) || 80
    },
    get isInteractive() {
      return process.stdin.isTTY === true && isTerminal(2)
    },
    get isPaging() {
      return isPaging
    },
    async ask(question, signal) {
      const lines = fitErr(question).split('\n')
      // Wrapping takes away the blank at the end.
      const last = `${(lines.pop() ?? '').trimEnd()} `
      write.err(lines.map((line) => `${line}\n`).join(''))
      return (await import('./ask-on-terminal.ts')).askOnTerminal(last, signal)
    },
    readInput,
  }
}

/** A locale that is not set says nothing: then the terminal is most likely a modern one. */
export function isUtf8Locale(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((value) => value !== undefined && value !== '')
  return locale === undefined || /utf-?8/i.test(locale)
}

function fitterFor(isAscii: boolean, columns: () => number | undefined): (text: string) => string {
  return (text) => {
    const shown = isAscii ? asciiText(text) : text
    const width = columns() ?? 0
    return width > 0 ? wrapText(shown, width) : shown.replaceAll(UNBROKEN_SPACE, ' ')
  }
}

/** With room for the lines that follow: how the run ended, and a question. */
function fitsOnScreen(text: string): boolean {
  const rows = process.stdout.rows || 24
  return text.split('\n').length <= rows
}

/** Shows the notices of a use case. */
export function showNotices({ err, errStyle }: Pick<Console, 'err' | 'errStyle'>): Surroundings['notice'] {
  return ({ kind, text }) => {
    if (kind === 'warning') err(`${errStyle.yellow('!')} ${printable(text)}\n`)
    else err(`${errStyle.dim(kind === 'log' ? printableLine(text) : printable(text))}\n`)
  }
}

/** Loading the streams of a process takes a good part of a short run, and a pipe or a file does not need them. */
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

function writerTo(descriptor: 1 | 2): (text: string) => void {
  return (text) => {
    const bytes = Buffer.from(text, 'utf8')
    for (let written = 0; written < bytes.length; ) {
      try {
        written += fs.writeSync(descriptor, bytes, written)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        // The reader has seen enough (`sous … | head`).
        if (code === 'EPIPE' || code === 'EBADF') return
        if (code !== 'EAGAIN') throw new OutputFault(code ?? 'unknown error')
        // The pipe is non-blocking, and full.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      }
    }
  }
}

interface StyleRequest {
  /** Of a terminal. */
  readonly columns: number | undefined
  readonly isColourAllowed: boolean
  readonly isAscii: boolean
  readonly env: NodeJS.ProcessEnv
}

function styleFor({ columns, isColourAllowed, isAscii, env }: StyleRequest): Style {
  const style = isColoured(columns !== undefined, isColourAllowed, env) ? COLOURED : PLAIN
  // Some terminals say 0.
  const whole = columns === undefined ? style : { ...keepCommands(style), ...(columns > 0 && { columns }) }
  return isAscii ? { ...whole, foreign: asciiForeign } : whole
}

function isColoured(isShownOnTerminal: boolean, isColourAllowed: boolean, env: NodeJS.ProcessEnv): boolean {
  if (!isColourAllowed || (env['NO_COLOR'] ?? '') !== '') return false
  const forced = env['FORCE_COLOR']
  return forced === undefined ? isShownOnTerminal : forced !== '0' && forced !== 'false'
}

async function readInput(): Promise<Result<string, ToolError>> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return asUtf8(Buffer.concat(chunks), 'Standard input')
}

/** Node decodes arguments with U+FFFD for what is not UTF-8. Linux has the original bytes. */
export function checkArgv(argv: readonly string[]): ToolError | undefined {
  if (!argv.some(mayBeDamaged)) return undefined
  try {
    return isUtf8(fs.readFileSync('/proc/self/cmdline')) ? undefined : ERRORS.notUtf8('An argument')
  } catch {
    return undefined
  }
}

export function asUtf8(bytes: Buffer, what: string): Result<string, ToolError> {
  return isUtf8(bytes) ? success(bytes.toString('utf8')) : failure(ERRORS.notUtf8(what))
}

/** The output could not be written, for example to a full disk. */
export class OutputFault extends Error {}

const ERRORS = {
  notUtf8: (what: string) =>
    toolError('invalid_arguments', `${what} is not UTF-8`, 'Nothing was done. Use UTF-8, because other bytes would be damaged.'),
}
