import * as vm from 'node:vm'
import type { Worker } from 'node:worker_threads'
import { elapsedMs } from '../clock.ts'

interface Guard {
  readonly context: vm.Context
  readonly script: vm.Script
  work: () => void
}

let guard: Guard | undefined

/** On a busy machine, work may last this many times its limit. */
const MAX_WAIT = 64
/** Work that got less than this share of its limit starts again. */
const MIN_SHARE = 0.25

/**
 * Runs something with a hard time limit: V8 interrupts a regular expression in the middle of backtracking. On a busy machine this
 * thread may have had little CPU time by then. In that case the work starts again with twice the time, for `mostMs` in total, so it
 * must be safe to repeat. A call costs a tenth of a millisecond: give it a lot of work at once.
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

/** CPU time of this thread where Node can tell (from 23.9 on). */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

function attempt(work: () => void, limitMs: number): 'done' | 'timed_out' | 'interrupted' {
  const { context, script } = prepareGuard(work)
  try {
    // Only where there is a listener: in a worker thread, Ctrl-C belongs to the main thread.
    const breakOnSigint = process.listenerCount('SIGINT') > 0
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(limitMs)), breakOnSigint })
    return 'done'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'timed_out'
    if (code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw error
    // V8 took the signal from its listeners, so pass it on. The remaining time is lost either way.
    process.emit('SIGINT')
    return 'interrupted'
  }
}

const PATTERN_MS = 500

/** Whether a text matches a regular expression from an untrusted source; `undefined` when that takes too long. */
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

/** CPU time, not wall time: on a busy machine much more time passes. */
const WORK_MS = 2_000
const LIMIT_MS = 30_000
const MAX_KEPT = 1_000

const TOO_MUCH = 'takes too long to compile'
const UNKNOWN = 'could not be tested in a separate process'

/** Why the engine cannot compile an expression in time; `undefined` if it can. */
type Trial = typeof TOO_MUCH | typeof UNKNOWN | undefined

const tried = new Map<string, Trial>()

/**
 * Where an expression is compiled before it is used:
 * - `apart`: in a separate process, for patterns from MCP, REST or a fork;
 * - `here`: in this process, for patterns from the default branch, the user's own disk or Sous itself that are about to run;
 * - `nowhere`: not at all, for the same patterns when they are only read. Reading cannot freeze.
 */
export type PatternTrial = 'apart' | 'here' | 'nowhere'

/**
 * Why the engine cannot compile a valid regular expression in reasonable time; `undefined` when it can. Some short ones take years
 * or all memory, and neither a signal nor V8's time limit can interrupt that. Where it cannot be ruled out, an untrusted expression
 * is tested in a process that can be killed.
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
 * Compiles an expression for one-byte and two-byte strings, and runs it often enough that the engine generates machine code. An
 * expression that is too large is an error. The other process gets the source of this function.
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

/** With a smaller stack than anywhere else. A thread that is busy in the engine can only be killed with its process. */
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

/** The trial results, by the number that the thread stores. The first one stands until there is an answer. */
const ANSWERS: readonly Trial[] = [UNKNOWN, undefined, TOO_MUCH, UNKNOWN]

/** Owns the one process, and starts another only after that was killed. It can wait for it while this thread waits for the answer. */
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
  // The signal went to the whole process group: its listeners get it as soon as they can.
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
  /** The number of paths through the finished alternatives, and through the current one. */
  readonly others: number
  readonly last: number
}

/** Up to here, an engine compiles an expression in a fraction of a second at worst, usually in a millisecond. */
const MAX_PATHS = 10_000
const MAX_LENGTH = 4_000
/** The engine unrolls a repetition into this many copies, followed by a loop. */
const MAX_COPIES = 3
/** With the flag `u`, anything that may match a surrogate pair or half of one becomes alternatives; few if it matches all of them. */
const ANY_PAIR = 4
const SOME_PAIRS = 16

const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|[\ud800-\udbff][\udc00-\udfff]|./gisy
/** With the flag `u`, these brackets are part of the escape; without it, they are text or a quantifier. */
const BRACKETED = /\\(?:u\{[\da-f]+\}|p\{[^}]*\}|k<[^>]*>|.)/gis
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
/** The engine compiles what follows for both outcomes. */
const CONDITION = /^(?:[$^]|\\[bBk1-9])/
const ANY_PAIR_TOKEN = /^(?:\.|\\[WDS]$|\[\^[ -~]*\]$)/
const SOME_PAIRS_TOKEN = /^(?:[\ud800-\udfff]|\\[pPu]|\[.*(?:\\[WDSpPux]|[^ -~]))/s

/**
 * Whether a valid regular expression has few paths, if every choice in it is independent. Their number bounds the work of compiling
 * it, before it sees any text; and only killing the process can stop that work. Many paths are not a fault: they only mean that the
 * expression has to be tested, see `whyUnprepared`.
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
  // The second check comes first: a class may be of both kinds.
  return SOME_PAIRS_TOKEN.test(token) ? SOME_PAIRS : ANY_PAIR_TOKEN.test(token) ? ANY_PAIR : 1
}

/** Reads the quantifier after a part, if there is one. */
function repeated(part: number, source: string): number {
  QUANTIFIER.lastIndex = TOKEN.lastIndex
  const found = QUANTIFIER.exec(source)
  if (found === null) return part
  TOKEN.lastIndex = QUANTIFIER.lastIndex
  const { least, most } = countsOf(found)
  const certain = Math.min(least, MAX_COPIES)
  // An optional part or a loop adds one path.
  return part ** certain * (part + 1) ** (Math.min(most, MAX_COPIES + 1) - certain)
}

function countsOf([, sign, from, comma, to]: RegExpExecArray): { readonly least: number; readonly most: number } {
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '+' ? 2 : 1 }
  const least = Number(from)
  return { least, most: comma === '' ? least : to === '' ? least + 1 : Number(to) }
}
