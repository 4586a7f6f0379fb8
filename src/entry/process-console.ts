import { COLOURED, PLAIN, type Style } from '../report/style.ts'
import type { Console } from './console.ts'

/** The console of this process. Colour only on a terminal, unless `FORCE_COLOR` or `NO_COLOR` says otherwise. */
export function processConsole(env: NodeJS.ProcessEnv, hasColourOption: boolean): Console {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    outStyle: styleFor(process.stdout, env, hasColourOption),
    errStyle: styleFor(process.stderr, env, hasColourOption),
    isErrTerminal: process.stderr.isTTY === true && env['TERM'] !== 'dumb',
    isInteractive: process.stdin.isTTY === true && process.stderr.isTTY === true,
    ask,
    readInput,
  }
}

function styleFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv, isColourAllowed: boolean): Style {
  if (!isColourAllowed || (env['NO_COLOR'] ?? '') !== '') return PLAIN
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced === '0' || forced === 'false' ? PLAIN : COLOURED
  return stream.isTTY === true && env['TERM'] !== 'dumb' ? COLOURED : PLAIN
}

async function ask(question: string, signal: AbortSignal): Promise<string | undefined> {
  const { createInterface } = await import('node:readline')
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await new Promise((resolve) => {
      // A reader takes Ctrl-C for itself: hand it on as the signal that everybody else listens to.
      reader.on('SIGINT', () => process.emit('SIGINT'))
      reader.on('close', () => resolve(undefined))
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
      reader.question(question, resolve)
    })
  } finally {
    reader.close()
  }
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
