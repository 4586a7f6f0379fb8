import { hasFewPaths } from '../model/regex-paths.ts'

/** Of work, not of waiting: on a busy machine much more goes by. */
const WORK_MS = 2_000
const LIMIT_MS = 30_000
const MAX_KEPT = 1_000

const TOO_MUCH = 'is too much to prepare in time'
const UNKNOWN = 'could not be tried out in a process of its own'

/** What is wrong with an expression that the engine is not ready with; nothing, if it is. */
type Trial = typeof TOO_MUCH | typeof UNKNOWN | undefined

const tried = new Map<string, Trial>()

/**
 * Prepares an expression for lines and whole texts, of both kinds that the engine tells apart, and so often that it makes
 * machine code of it. One that is too large ends it with an error; with less room on the stack than anybody has elsewhere.
 */
const WORK = `
const { source, flags } = require('node:worker_threads').workerData
for (const more of ['', 'm', 'ms']) {
  const regex = new RegExp(source, flags + more)
  for (const text of ['', '\\u0100']) for (let times = 0; times < 4; times++) regex.exec(text)
}`

/** A thread that is busy in the engine cannot be ended without its process. Nobody handles its error, which ends both. */
const TRIAL = `
const [work, workerData, limit] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const { Worker } = require('node:worker_threads')
new Worker(work, { eval: true, workerData, resourceLimits: { stackSizeMb: 0.8 } })
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > limit * 1000) process.kill(process.pid, 'SIGKILL')
}, 20).unref()`

/**
 * Why the engine cannot prepare a valid regular expression in a time that somebody would wait; `undefined` when it can. There are
 * short ones for which it takes years or all memory, and neither a signal nor a time limit of V8 gets through to it meanwhile:
 * where that cannot be ruled out, the expression is tried out in a process of its own, which can be ended.
 */
export function whyUnprepared(source: string, flags: string): Trial {
  if (hasFewPaths(source, flags)) return undefined
  const decisive = flags.replace(/[^iu]/g, '')
  const key = `${decisive}/${source}`
  if (tried.has(key)) return tried.get(key)
  const end = runTrial(source, decisive)
  if (end !== UNKNOWN) {
    if (tried.size >= MAX_KEPT) tried.clear()
    tried.set(key, end)
  }
  return end
}

function runTrial(source: string, flags: string): Trial {
  // Loaded late: it takes a good part of a short run, and few of them need it.
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  const { status, signal, error } = spawnSync(process.execPath, ['-e', TRIAL], {
    input: JSON.stringify([WORK, { source, flags }, WORK_MS]),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    cwd: '/',
    env: {},
  })
  // A signal was for the whole group of processes: those who listen here hear of it as soon as they can.
  if (error !== undefined || signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP') return UNKNOWN
  return status === 0 ? undefined : TOO_MUCH
}
