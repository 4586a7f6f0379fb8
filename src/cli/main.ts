import * as fs from 'node:fs'
import * as path from 'node:path'
import { toolError } from '../base/errors/tool-errors.ts'
import { EXIT, fail, reportFault } from './fail.ts'
import { main } from './run-command-line.ts'
import { checkArgv, processConsole, showNotices } from './terminal/console.ts'

const argv = process.argv.slice(2)
const program = fs.realpathSync(process.argv[1] ?? process.execPath)
const console = processConsole(process.env, !argv.includes('--no-color'))
const cancel = new AbortController()

/** No folder can be called that. */
const NOWHERE = '/dev/null/.'

let interrupted = 0
// What is being written is finished or taken back first: an apply ends whole, whoever asks.
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => {
    // Asked twice: whatever is still being tidied up can wait for `sous recover`.
    if (cancel.signal.aborted) process.exit(exitCode)
    interrupted = exitCode
    cancel.abort()
  })

// Whoever still waits then waits for nothing, such as an answer that cannot come: that is not "done".
process.once('beforeExit', () => {
  if (process.exitCode !== undefined) return
  process.exitCode = fail(toolError('cancelled', 'Sous ended before it was done', 'Run it again.'), { argv, console })
})

void run()

/** One that was removed meanwhile is not found, by its name; whoever does not need it can do without. */
function currentFolder(env: NodeJS.ProcessEnv): string {
  try {
    return process.cwd()
  } catch {
    const named = env['PWD'] ?? ''
    return path.isAbsolute(named) ? named : NOWHERE
  }
}

/** A function, since what waits while it is loaded cannot be joined into one file with others. */
async function run(): Promise<void> {
  const damaged = checkArgv(argv)
  try {
    if (damaged !== undefined) {
      process.exitCode = fail(damaged, { argv, console })
      return
    }
    const code = await main({
      argv,
      env: process.env,
      folder: currentFolder(process.env),
      program: { folder: path.dirname(program), extension: path.extname(program) },
      trustsPatterns: true,
      console,
      notice: showNotices(console),
      signal: cancel.signal,
    })
    // A signal that came while nobody could listen is heard in the next turn, of which the present one may be the end.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    const isCancelled = code === EXIT.cancelled || (interrupted !== 0 && code !== EXIT.done)
    process.exitCode = isCancelled ? interrupted : code
  } catch (error) {
    process.exitCode = reportFault(error, { argv, env: process.env, console })
  }
}
