import * as fs from 'node:fs'
import * as path from 'node:path'
import { main, reportFault } from './main.ts'
import { processConsole } from './process-console.ts'

const argv = process.argv.slice(2)
const program = fs.realpathSync(process.argv[1] ?? process.execPath)
const console = processConsole(process.env, !argv.includes('--no-color'))
const cancel = new AbortController()

process.on('SIGINT', () => {
  // Asked twice: whatever is still being tidied up can wait for `sous recover`.
  if (cancel.signal.aborted) process.exit(130)
  cancel.abort()
})
try {
  process.exitCode = await main({
    argv,
    env: process.env,
    folder: process.cwd(),
    program: { folder: path.dirname(program), extension: path.extname(program) },
    console,
    signal: cancel.signal,
  })
} catch (error) {
  process.exitCode = reportFault(error, { argv, env: process.env, console })
}
