import * as vm from 'node:vm'
import type { Worker } from 'node:worker_threads'
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
export function fitsInTime(pattern: RegExp, text: string, { limitMs = PATTERN_MS, isTrusted = false } = {}): boolean | undefined {
  if (whyUnprepared(pattern.source, pattern.flags, isTrusted ? 'here' : 'apart') !== undefined) return undefined
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
 * Where an expression is prepared before anybody relies on it:
 * - `apart`: in a process of its own, for what comes from MCP, REST or a fork;
 * - `here`: in this one, for what comes from the default branch, the user's own disk or Sous itself, when it is about to run;
 * - `nowhere`: not at all, for the same when it is only read. Nothing of that can freeze.
 */
export type PatternTrial = 'apart' | 'here' | 'nowhere'

/**
 * Why the engine cannot prepare a valid regular expression in a time that somebody would wait; `undefined` when it can. There are
 * short ones for which it takes years or all memory, and neither a signal nor a time limit of V8 gets through to it meanwhile:
 * where that cannot be ruled out, an expression that nobody vouches for is tried out in a process that can be ended.
 */
export function whyUnprepared(source: string, flags: string, trial: PatternTrial = 'apart'): Trial {
  if (trial === 'nowhere' || hasFewPaths(source, flags)) return undefined
  const decisive = flags.replace(/[^iu]/g, '')
  const key = `${decisive}/${source}`
  if (tried.has(key)) return tried.get(key)
  const end = trial === 'here' ? (canPrepare(source, decisive) ? undefined : TOO_MUCH) : runTrial(source, decisive)
  if (end !== UNKNOWN) {
    if (tried.size >= MAX_KEPT) tried.clear()
    tried.set(key, end)
  }
  return end
}

/**
 * Prepares an expression for lines and whole texts, of both kinds that the engine tells apart, and so often that it makes
 * machine code of it. One that is too large is an error. The other process gets the text of this function.
 */
function canPrepare(source: string, flags: string): boolean {
  try {
    for (const more of ['', 'm', 'ms']) {
      const regex = new RegExp(source, flags + more)
      for (const text of ['', '\u0100']) for (let times = 0; times < 4; times++) regex.exec(text)
    }
    return true
  } catch {
    return false
  }
}

/** With less room on the stack than anybody has elsewhere. A thread that is busy in the engine cannot be ended without its process. */
const PROCESS = `
const { Worker } = require('node:worker_threads')
const { argv: [, work, limit] } = process
const worker = new Worker(work, { eval: true, resourceLimits: { stackSizeMb: 0.8 } })
const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
let began
worker.on('message', (answer) => { began = undefined; process.stdout.write(answer) })
setInterval(() => { if (began !== undefined && worked() - began > limit) process.kill(process.pid, 'SIGKILL') }, 20)
require('node:readline').createInterface({ input: process.stdin })
  .on('line', (line) => { began = worked(); worker.postMessage(JSON.parse(line)) })
  .on('close', () => process.kill(process.pid, 'SIGKILL'))`

const WORK = `
const { parentPort } = require('node:worker_threads')
const canPrepare = ${canPrepare}
parentPort.on('message', ([source, flags]) => parentPort.postMessage(canPrepare(source, flags) ? 'y' : 'n'))`

/** What the answer is while nobody has given one, and then. */
const ANSWERS: readonly Trial[] = [UNKNOWN, undefined, TOO_MUCH, UNKNOWN]

/** Has the one process, and starts another only when that was ended. It can wait for it while this thread waits for the answer. */
const THREAD = `
const { spawn } = require('node:child_process')
const { parentPort, workerData } = require('node:worker_threads')
let child, answer
function start(node) {
  const mine = child = spawn(node, ['-e', ...workerData.program], { stdio: ['pipe', 'pipe', 'ignore'], cwd: '/', env: {} })
  const end = (number) => { if (child === mine) { child = undefined; answer?.(number) } }
  mine.stdin.on('error', () => undefined)
  mine.stdout.on('data', (data) => { if (child === mine) answer?.(String(data) === 'y' ? 1 : 2) })
  mine.on('error', () => end(3))
  // A signal was for the whole group of processes: those who listen hear of it as soon as they can.
  mine.on('exit', (_, signal) => end(['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal) ? 3 : 2))
}
parentPort.on('message', ({ node, expression, state }) => {
  const timer = setTimeout(() => { const late = child; child = undefined; late?.kill('SIGKILL'); answer?.(3) }, workerData.limit)
  answer = (number) => {
    answer = undefined
    clearTimeout(timer)
    Atomics.store(state, 0, number)
    Atomics.notify(state, 0)
  }
  if (child === undefined) start(node)
  child.stdin.write(JSON.stringify(expression) + '\\n')
})`

let thread: Worker | undefined

function runTrial(source: string, flags: string): Trial {
  if (thread === undefined) {
    // Loaded late: few runs need it.
    const threads = process.getBuiltinModule('node:worker_threads')
    const workerData = { program: [PROCESS, WORK, String(WORK_MS)], limit: LIMIT_MS }
    thread = new threads.Worker(THREAD, { eval: true, workerData, env: {}, execArgv: [] })
    thread.unref()
  }
  const state = new Int32Array(new SharedArrayBuffer(4))
  thread.postMessage({ node: process.execPath, expression: [source, flags], state })
  Atomics.wait(state, 0, 0, 2 * LIMIT_MS)
  return ANSWERS[Atomics.load(state, 0)]
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
