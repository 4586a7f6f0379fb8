import * as vm from 'node:vm'
import { elapsedMs } from '../clock.ts'

interface Guard {
  readonly context: vm.Context
  readonly script: vm.Script
  work: () => void
}

let guard: Guard | undefined

/** How many times its limit work may last on a machine that is busy with something else. */
const MAX_WAIT = 64
/** Work that had less than this share of its limit starts again. */
const MIN_SHARE = 0.25

/**
 * Runs something that must not take longer than a limit, and really stops it: V8 ends a regular expression in the middle
 * of its backtracking. On a busy machine this thread may hardly have worked when the time is over: then the work starts
 * again with twice the time, so that must do no harm, for `mostMs` in all. A call costs a tenth of a millisecond: give it
 * much work at once.
 */
export function withWorkLimit(work: () => void, limitMs: number, mostMs: number = MAX_WAIT * limitMs): 'done' | 'timed_out' {
  const deadline = elapsedMs() + mostMs
  for (let limit = limitMs; ; limit *= 2) {
    const left = deadline - elapsedMs()
    if (left <= 0) return 'timed_out'
    const before = workedMs()
    const end = attempt(work, Math.min(limit, left))
    if (end === 'done') return end
    if (end === 'interrupted' || workedMs() - before >= MIN_SHARE * limitMs) return 'timed_out'
  }
}

/** Of this thread alone where Node can tell, which it can from 23.9 on. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

function attempt(work: () => void, limitMs: number): 'done' | 'timed_out' | 'interrupted' {
  const { context, script } = prepareGuard(work)
  try {
    // Only where somebody listens: in a worker thread, Ctrl-C is for the main thread to hear.
    const breakOnSigint = process.listenerCount('SIGINT') > 0
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(limitMs)), breakOnSigint })
    return 'done'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'timed_out'
    if (code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw error
    // Taken from those who listen to the signal; the time that was left is over all the same.
    process.emit('SIGINT')
    return 'interrupted'
  }
}

const PATTERN_MS = 500

/** Whether a text fits a regular expression that somebody else wrote; `undefined` when that takes too long to find out. */
export function fitsInTime(pattern: RegExp, text: string, limitMs: number = PATTERN_MS): boolean | undefined {
  if (whyUnprepared(pattern.source, pattern.flags) !== undefined) return undefined
  let fits: boolean | undefined
  withWorkLimit(() => {
    fits = pattern.test(text)
  }, limitMs)
  return fits
}

function prepareGuard(work: () => void): Guard {
  if (guard === undefined) {
    const made: Guard = { context: vm.createContext({ run: () => made.work() }), script: new vm.Script('run()'), work }
    guard = made
  }
  guard.work = work
  return guard
}

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

interface OpenGroup {
  readonly isLook: boolean
  /** The paths through its alternatives so far, and through the one that is being read. */
  readonly others: number
  readonly last: number
}

/** Up to here an engine prepares an expression in a fraction of a second at worst, and mostly in a millisecond. */
const MAX_PATHS = 10_000
const MAX_LENGTH = 4_000
/** The engine writes out that many copies of what is repeated, and a loop behind them. */
const MAX_COPIES = 3
/** With the flag `u`, what may be a surrogate pair or half of one becomes alternatives: few when it may be any of them. */
const ANY_PAIR = 4
const SOME_PAIRS = 16

const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|[\ud800-\udbff][\udc00-\udfff]|./gisy
/** With the flag `u`, what stands in the brackets of these is a part of them; without it, a text or a quantifier. */
const BRACKETED = /\\(?:u\{[\da-f]+\}|p\{[^}]*\}|k<[^>]*>|.)/gis
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
/** The engine prepares what follows for both outcomes. */
const CONDITION = /^(?:[$^]|\\[bBk1-9])/
const ANY_PAIR_TOKEN = /^(?:\.|\\[WDS]$|\[\^[ -~]*\]$)/
const SOME_PAIRS_TOKEN = /^(?:[\ud800-\udfff]|\\[pPu]|\[.*(?:\\[WDSpPux]|[^ -~]))/s

/**
 * Whether there are few ways through a valid regular expression, when every choice in it is made without regard to the others.
 * What an engine does to prepare an expression, before it looks at any text, is bounded by their number; and nothing but the end of
 * the process can stop it then. Many mean no harm: they only have to be tried out, see `system/process/time-limit.ts`.
 */
export function hasFewPaths(source: string, flags: string): boolean {
  if (source.length > MAX_LENGTH) return false
  const isUnicode = flags.includes('u')
  const plain = isUnicode ? source.replace(BRACKETED, (escaped) => escaped.slice(0, 2)) : source
  return countPaths(plain, isUnicode) <= MAX_PATHS
}

function countPaths(source: string, isUnicode: boolean): number {
  const outer: OpenGroup[] = []
  let group = openGroup(false)
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(source)?.[0]; token !== undefined; token = TOKEN.exec(source)?.[0]) {
    if (token.startsWith('(')) {
      outer.push(group)
      group = openGroup(/^\(\?<?[=!]/.test(token))
    } else if (token === '|') group = { ...group, others: group.others + group.last, last: 1 }
    else {
      const parent = token === ')' ? outer.pop() : undefined
      const part = parent === undefined ? pathsOf(token, isUnicode) : allOf(group)
      if (parent !== undefined) group = parent
      group = { ...group, last: group.last * repeated(part, source) }
    }
  }
  return allOf(group)
}

function openGroup(isLook: boolean): OpenGroup {
  return { isLook, others: 0, last: 1 }
}

function allOf({ isLook, others, last }: OpenGroup): number {
  return others + last + (isLook ? 1 : 0)
}

function pathsOf(token: string, isUnicode: boolean): number {
  if (CONDITION.test(token)) return 2
  if (!isUnicode) return 1
  // The second first: a class may be of both kinds.
  return SOME_PAIRS_TOKEN.test(token) ? SOME_PAIRS : ANY_PAIR_TOKEN.test(token) ? ANY_PAIR : 1
}

/** Reads the quantifier behind a part, if there is one. */
function repeated(part: number, source: string): number {
  QUANTIFIER.lastIndex = TOKEN.lastIndex
  const found = QUANTIFIER.exec(source)
  if (found === null) return part
  TOKEN.lastIndex = QUANTIFIER.lastIndex
  const { least, most } = countsOf(found)
  const certain = Math.min(least, MAX_COPIES)
  // What may be left out, and a loop, is one way more.
  return part ** certain * (part + 1) ** (Math.min(most, MAX_COPIES + 1) - certain)
}

function countsOf([, sign, from, comma, to]: RegExpExecArray): { readonly least: number; readonly most: number } {
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '+' ? 2 : 1 }
  const least = Number(from)
  return { least, most: comma === '' ? least : to === '' ? least + 1 : Number(to) }
}
