import { spawnSync } from 'node:child_process'
import { hasFewPaths } from '../model/regex-paths.ts'

const LIMIT_MS = 2_000
const MAX_KEPT = 1_000

/** Whether the engine was done with it in time. */
const tried = new Map<string, boolean>()

/**
 * Prepares an expression for lines and whole texts, of both kinds that the engine tells apart, and so often that it makes
 * machine code of it. An expression that is too large for it ends this with an error.
 */
const TRIAL = `
const [source, flags] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
for (const more of ['', 'm', 'ms']) {
  const regex = new RegExp(source, flags + more)
  for (const text of ['', '\\u0100']) for (let times = 0; times < 4; times++) regex.exec(text)
}`

/** Why an expression is refused that is not ready in time. */
export const NOT_PREPARED = 'it is too much to prepare in time'

/**
 * Whether the engine can prepare a valid regular expression in a time that somebody would wait. There are short ones for which it
 * takes years or all memory, and neither a signal nor a time limit of V8 gets through to it meanwhile: where that cannot be
 * ruled out, the expression is tried out in a process of its own, which can be ended.
 */
export function preparesInTime(source: string, flags: string): boolean {
  if (hasFewPaths(source, flags)) return true
  const decisive = flags.replace(/[^iu]/g, '')
  const key = `${decisive}/${source}`
  const known = tried.get(key)
  if (known !== undefined) return known
  const { status, signal } = spawnSync(process.execPath, ['-e', TRIAL], {
    input: JSON.stringify([source, decisive]),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    cwd: '/',
    env: {},
  })
  // It is for the whole group of processes, and those who listen here would not hear of it before all is done.
  if (signal === 'SIGINT') process.emit('SIGINT')
  else {
    if (tried.size >= MAX_KEPT) tried.clear()
    tried.set(key, status === 0)
  }
  return status === 0
}
