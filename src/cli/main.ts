import * as fs from 'node:fs'
import * as path from 'node:path'
import { toolError } from '../base/errors/tool-errors.ts'
import { EXIT, fail, reportFault } from './fail.ts'
import { main } from './run-command-line.ts'
import { checkArgv, processConsole, showNotices } from './terminal/console.ts'

const argv = process.argv.slice(2)
const program = fs.realpathSync(process.argv[1] ?? process.execPath)
const console = processConsole(process.env, {
  isColourAllowed: !argv.includes('--no-color'),
  isPagerAllowed: !argv.includes('--no-pager') && !argv.includes('--json'),
})
const cancel = new AbortController()

/** No folder can have this path. */
const NOWHERE = '/dev/null/.'

let interrupted = 0
// An apply that is under way is finished or rolled back first.
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => {
    if (signal === 'SIGINT' && console.isPaging) return
    // The second signal ends it at once. `sous recover` cleans up later.
    if (cancel.signal.aborted) process.exit(exitCode)
    interrupted = exitCode
    cancel.abort()
  })

// Something still waits for an event that cannot come any more, such as an answer: that is not success.
process.once('beforeExit', () => {
  if (process.exitCode !== undefined) return
  process.exitCode = fail(ERRORS.stopped(), { argv, console })
})

void run()

/** A folder that was deleted meanwhile gets the name it had. Commands that need it will not find it. */
function currentFolder(env: NodeJS.ProcessEnv): string {
  try {
    return process.cwd()
  } catch (error) {
    // Only what the system says about the folder.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    const named = env['PWD'] ?? ''
    return path.isAbsolute(named) ? named : NOWHERE
  }
}

/** A function, because modules with a top-level await cannot be bundled into one file. */
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
    // A signal that arrived during synchronous work is delivered in the next turn of the event loop.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    const isCancelled = code === EXIT.cancelled || (interrupted !== 0 && code !== EXIT.done)
    process.exitCode = isCancelled ? interrupted : code
  } catch (error) {
    process.exitCode = reportFault(error, { argv, env: process.env, console })
  }
}

const ERRORS = {
  stopped: () => toolError('cancelled', 'Sous stopped before it was done', 'Run it again.'),
}
