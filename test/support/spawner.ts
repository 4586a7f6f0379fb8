/**
 * To start a process copies the page tables of the one that starts it. A worker of vitest is large, so that git, which is small, costs more
 * by its start than by its work. Where tests start git all the time, a small process does that for the worker. What git is given and
 * what comes back is the same, only its output comes all at once. The whole suite (`SOUS_FULL=1`) goes without.
 */
import childProcess, { type SpawnOptions, type SpawnSyncOptions, type SpawnSyncReturns } from 'node:child_process'
import { EventEmitter } from 'node:events'
import * as fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import * as os from 'node:os'
import * as path from 'node:path'
import { Readable, Writable } from 'node:stream'
import * as v8 from 'node:v8'
import { IS_FULL } from './full.ts'

const real = { ...childProcess }

interface Finished {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: Uint8Array
  readonly stderr: Uint8Array
  readonly error?: Error
}

interface Spawner {
  send(message: Readonly<Record<string, unknown>>): void
  /** What to do when the process with this number is over. */
  readonly running: Map<number, (finished: Finished) => void>
  ask(request: unknown): Finished
}

let started: Spawner | undefined

function spawner(): Spawner {
  started ??= startSpawner()
  return started
}

function startSpawner(): Spawner {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sous-spawner-'))
  const pipes = [path.join(folder, 'requests'), path.join(folder, 'answers')]
  real.execFileSync('mkfifo', pipes)
  const child = real.fork(path.join(import.meta.dirname, 'spawner-process.mjs'), pipes, {
    execArgv: ['--max-semi-space-size=1', '--single-threaded-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const running: Spawner['running'] = new Map()
  child.on('message', (message) => {
    const { id, ...finished } = message as Finished & { readonly id: number }
    const finish = running.get(id)
    running.delete(id)
    // Only what runs keeps the worker alive.
    if (running.size === 0) child.channel?.unref()
    finish?.(finished)
  })
  child.unref()
  child.channel?.unref()
  // Opened in the same order on the other side; each waits for the other.
  const [requests, answers] = [fs.openSync(pipes[0] ?? '', 'w'), fs.openSync(pipes[1] ?? '', 'r')]
  fs.rmSync(folder, { recursive: true })
  return {
    running,
    send(message) {
      child.channel?.ref()
      child.send(message)
    },
    ask(request) {
      const body = v8.serialize(request)
      const length = Buffer.alloc(4)
      length.writeUInt32LE(body.length)
      fs.writeFileSync(requests, Buffer.concat([length, body]))
      return v8.deserialize(readExactly(answers, readExactly(answers, 4).readUInt32LE()))
    },
  }
}

function readExactly(file: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; ) {
    const read = fs.readSync(file, bytes, at, length - at, null)
    if (read === 0) throw new Error('The process that starts git for the tests has ended.')
    at += read
  }
  return bytes
}

interface Message {
  readonly start?: unknown
  readonly input?: Buffer
  readonly isEnd?: boolean
  readonly signal?: unknown
}

let lastId = 0

/** What `spawn` gives, as far as callers of git use it. */
class RemoteChild extends EventEmitter {
  readonly #id = ++lastId
  readonly pid = undefined
  exitCode: number | null = null
  signalCode: NodeJS.Signals | null = null
  readonly stdin: Writable | null
  readonly stdout: Readable | null
  readonly stderr: Readable | null
  /** What is to be told at the end of this turn: mostly all of it, in one message. */
  #next: Message | undefined

  constructor(program: string, args: readonly string[], options: SpawnOptions) {
    super()
    const { timeout, killSignal = 'SIGTERM', signal } = options
    const stdio = kindsOf(options)
    this.stdin = stdio[0] === 'pipe' ? this.#input() : null
    this.stdout = stdio[1] === 'pipe' ? new Readable({ read: () => undefined }) : null
    this.stderr = stdio[2] === 'pipe' ? new Readable({ read: () => undefined }) : null
    const timer = timeout === undefined ? undefined : setTimeout(() => this.kill(killSignal), timeout)
    const abort = () => {
      this.kill(killSignal)
      this.emit(
        'error',
        Object.assign(new Error('The operation was aborted', { cause: signal?.reason }), { name: 'AbortError', code: 'ABORT_ERR' }),
      )
    }
    if (signal?.aborted) process.nextTick(abort)
    else signal?.addEventListener('abort', abort, { once: true })
    spawner().running.set(this.#id, (finished) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      void this.#finish(finished)
    })
    this.#tell({ start: { program, args, options: { ...placeOf(options), stdio } } })
  }

  kill(signal: NodeJS.Signals | number = 'SIGTERM'): boolean {
    if (this.exitCode !== null || this.signalCode !== null) return false
    this.#tell({ signal })
    return true
  }

  async #finish({ status, signal, stdout, stderr, error }: Finished): Promise<void> {
    this.exitCode = status
    this.signalCode = signal
    this.stdin?.destroy()
    if (error !== undefined) this.emit('error', Object.assign(new Error(error.message), error))
    else this.emit('exit', status, signal)
    const ends = [[this.stdout, stdout] as const, [this.stderr, stderr] as const].flatMap(([stream, bytes]) => {
      if (stream === null || stream.destroyed) return []
      const end = new Promise((resolve) => stream.once('close', resolve))
      if (bytes.length > 0) stream.push(Buffer.from(bytes))
      stream.push(null)
      // What nobody reads is not waited for.
      if (stream.listenerCount('data') === 0 && stream.listenerCount('readable') === 0) stream.resume()
      return [end]
    })
    await Promise.all(ends)
    this.emit('close', status, signal)
  }

  #input(): Writable {
    return new Writable({
      write: (chunk: Buffer, _, done) => {
        this.#tell({ input: Buffer.concat([this.#next?.input ?? Buffer.alloc(0), chunk]) })
        done()
      },
      final: (done) => {
        this.#tell({ isEnd: true })
        done()
      },
    })
  }

  #tell(message: Message): void {
    if (this.#next === undefined)
      setImmediate(() => {
        const next = this.#next
        this.#next = undefined
        spawner().send({ id: this.#id, ...next })
      })
    this.#next = { ...this.#next, ...message }
  }
}

function kindsOf({ stdio }: SpawnOptions): readonly unknown[] {
  return [0, 1, 2].map((at) => (Array.isArray(stdio) ? stdio[at] : stdio) ?? 'pipe')
}

const placeOf = ({ cwd, env = process.env }: SpawnOptions) => ({ cwd: cwd === undefined ? process.cwd() : String(cwd), env: { ...env } })

function isForSpawner(program: string, options: SpawnOptions): boolean {
  const isPlain = kindsOf(options).every((kind) => kind === 'pipe' || kind === 'ignore')
  const { detached, shell, uid, gid } = options
  return /^git(-http-backend)?$/.test(path.basename(program)) && isPlain && !detached && !shell && uid === undefined && gid === undefined
}

function argumentsOf<T>([first, second]: readonly unknown[]): [args: readonly string[], options: T] {
  return Array.isArray(first) ? [[...first], (second ?? {}) as T] : [[], (first ?? {}) as T]
}

function spawn(program: string, ...rest: readonly unknown[]): unknown {
  const [args, options] = argumentsOf<SpawnOptions>(rest)
  return isForSpawner(program, options) ? new RemoteChild(program, args, options) : real.spawn(program, args, options)
}

function spawnSync(program: string, ...rest: readonly unknown[]): SpawnSyncReturns<Buffer> {
  const [args, options] = argumentsOf<SpawnSyncOptions & { encoding?: 'buffer' }>(rest)
  const isText = options.encoding !== undefined && options.encoding !== 'buffer'
  if (isText || options.timeout !== undefined || !isForSpawner(program, options)) return real.spawnSync(program, args, options)
  const place = { ...placeOf(options), stdio: ['pipe', 'pipe', 'pipe'] }
  const { status, signal, error, ...bytes } = spawner().ask({ program, args, options: place, input: options.input })
  const [stdout, stderr] = [Buffer.from(bytes.stdout), Buffer.from(bytes.stderr)]
  const fault = error && { error: Object.assign(new Error(error.message), error) }
  return { pid: 0, output: [null, stdout, stderr], stdout, stderr, status, signal, ...fault }
}

const isInstalled = Symbol.for('sous: git starts from a small process')
// Once, also where test files share a worker.
if (!IS_FULL && process.platform === 'linux' && !Object.hasOwn(process, isInstalled)) {
  Object.defineProperty(process, isInstalled, { value: true })
  Object.assign(childProcess, { spawn, spawnSync })
  syncBuiltinESMExports()
}
