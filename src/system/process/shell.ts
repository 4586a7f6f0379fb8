import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { type ChildSurroundings, childEnvironment } from './child-environment.ts'
import { OutputCapture, openOutputPipes } from './command-output.ts'
import { isGroupAlive, type ProcessMarks, pause, readProcess, signalGroup, sweepProcesses, waitAtMost } from './processes.ts'
import { findProgram } from './programs.ts'

export interface CommandRequest {
  readonly command: string
  /** Absolute path of the directory to run in. */
  readonly folder: string
  /** Whether the folder was created for this command: then every process in it belongs to the command. */
  readonly isFolderOwn?: boolean
  /** Variables in addition to the allow-listed ones. */
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** How much of stdout and of stderr is kept (beginning and end); the rest is read and dropped. */
  readonly outputBytes: number
  readonly signal: AbortSignal
  /** Called with what it prints, as it arrives. */
  onOutput?(text: string): void
}

interface CommandOutput {
  readonly stdout: string
  readonly stderr: string
  /** Lines of all output, including what was dropped. */
  readonly stdoutLines: number
  readonly stderrLines: number
  /** Bytes dropped from stdout and stderr together. */
  readonly droppedBytes: number
}

/** How a command ended. By then every process that it started has ended too. */
export type CommandExit =
  | ({ readonly kind: 'exited'; readonly code: number } & CommandOutput)
  | ({ readonly kind: 'killed'; readonly signal: string } & CommandOutput)
  | ({ readonly kind: 'timed_out' } & CommandOutput)
  | ({ readonly kind: 'cancelled' } & CommandOutput)
  | { readonly kind: 'not_started'; readonly message: string }

export interface Shell {
  /** The shell's path, for display. */
  readonly program: string
  run(request: CommandRequest): Promise<CommandExit>
}

export interface ShellOptions extends Omit<ChildSurroundings, 'shell'> {
  /** Absolute path of a POSIX shell (see `findShell`), or `undefined` if there is none. */
  readonly program: string | undefined
  /** How long a command may take to stop after SIGTERM. */
  readonly graceMs?: number
}

interface ProcessEnd {
  readonly code: number | null
  readonly signal: string | null
}

/** Enough to clean up half-written files; a cancelled run waits no longer than this. */
export const GRACE_MS = 5_000
const GROUP_POLL_MS = 20
/** How long output may still arrive after all processes are gone. Only a process that we cannot see could delay it. */
const DRAIN_MS = 500

/** Runs commands in a POSIX shell, each in its own process group, and leaves no process behind. */
export function realShell({ program, graceMs = GRACE_MS, ...surroundings }: ShellOptions): Shell {
  if (program === undefined)
    return {
      program: 'none',
      run: async () => notStarted('There is no POSIX shell (sh, bash, dash, zsh, ksh) here; commands on Windows are not supported yet'),
    }
  return { program, run: (request) => runCommand(request, { ...surroundings, shell: program }, graceMs) }
}

async function runCommand(request: CommandRequest, surroundings: ChildSurroundings, graceMs: number): Promise<CommandExit> {
  if (request.signal.aborted) return { kind: 'cancelled', ...collect(new OutputCapture(0), new OutputCapture(0)) }
  const id = randomUUID()
  const started = start(request, { ...childEnvironment(surroundings, request.env), SOUS_RUN: id }, surroundings)
  if (started instanceof Error) return notStarted(started.message)
  const { child, stdout, stderr } = started
  const [out, err] = [new OutputCapture(request.outputBytes), new OutputCapture(request.outputBytes)]
  const drained = Promise.all([drain(stdout, out, request), drain(stderr, err, request)])
  const ended = new Promise<ProcessEnd | Error>((resolve) => {
    child.once('error', resolve)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  if (child.pid === undefined) {
    const fault = await ended
    return notStarted(fault instanceof Error ? fault.message : 'the shell did not start')
  }

  const marks: ProcessMarks = {
    leader: child.pid,
    variable: `SOUS_RUN=${id}`,
    outputs: started.outputs,
    folder: request.isFolderOwn ? request.folder : undefined,
    since: readProcess(child.pid)?.start ?? 0,
  }
  const killAtExit = () => signalGroup(marks.leader, 'SIGKILL')
  process.once('exit', killAtExit)
  const stop = stopReason(request)
  const first = await Promise.race([ended, stop.reason])
  stop.forget()
  if (typeof first === 'string') await endGroup(marks.leader, graceMs)
  await sweepProcesses(marks)
  await waitAtMost(DRAIN_MS, Promise.all([ended, drained]))
  stdout.destroy()
  stderr.destroy()
  process.off('exit', killAtExit)

  const output = collect(out, err)
  if (typeof first === 'string') return { kind: first, ...output }
  if (first instanceof Error) return notStarted(first.message)
  if (first.code !== null) return { kind: 'exited', code: first.code, ...output }
  return { kind: 'killed', signal: first.signal ?? 'SIGKILL', ...output }
}

interface Started {
  readonly child: ChildProcess
  readonly stdout: Readable
  readonly stderr: Readable
  readonly outputs: readonly string[]
}

function start(request: CommandRequest, env: Record<string, string>, { shell, searchPath }: ChildSurroundings): Started | Error {
  const pipes = openOutputPipes(findProgram('mkfifo', { path: searchPath, forbiddenRoot: request.folder }))
  try {
    const child = spawn(shell, ['-c', '--', request.command], {
      cwd: request.folder,
      env,
      // Its own process group and session, so that all of it can be signalled at once.
      detached: true,
      stdio: ['ignore', pipes?.stdout.writeEnd ?? 'pipe', pipes?.stderr.writeEnd ?? 'pipe'],
    })
    const stdout = pipes?.stdout.readEnd ?? child.stdout
    const stderr = pipes?.stderr.readEnd ?? child.stderr
    if (stdout === null || stderr === null) throw new Error('The shell has no output')
    return { child, stdout, stderr, outputs: pipes === undefined ? [] : [pipes.stdout.shown, pipes.stderr.shown] }
  } catch (error) {
    pipes?.stdout.readEnd.destroy()
    pipes?.stderr.readEnd.destroy()
    return error as Error
  } finally {
    if (pipes !== undefined) for (const { writeEnd } of [pipes.stdout, pipes.stderr]) fs.closeSync(writeEnd)
  }
}

function drain(stream: Readable, capture: OutputCapture, request: Pick<CommandRequest, 'onOutput'>): Promise<void> {
  // Half a character waits for its other half.
  const decoder = new StringDecoder('utf8')
  return new Promise((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      capture.push(chunk)
      request.onOutput?.(decoder.write(chunk))
    })
    stream.on('error', () => resolve())
    stream.on('close', () => resolve())
  })
}

/** Resolves with the reason when the command has to be stopped. */
function stopReason({ signal, timeoutMs }: CommandRequest): { readonly reason: Promise<'timed_out' | 'cancelled'>; forget(): void } {
  let forget = () => {}
  const reason = new Promise<'timed_out' | 'cancelled'>((resolve) => {
    const timer = setTimeout(() => resolve('timed_out'), timeoutMs)
    const cancel = () => resolve('cancelled')
    signal.addEventListener('abort', cancel)
    forget = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
  })
  return { reason, forget }
}

/** Asks a process group to stop, and waits for the grace period. */
async function endGroup(leader: number, graceMs: number): Promise<void> {
  signalGroup(leader, 'SIGTERM')
  for (let waited = 0; waited < graceMs && isGroupAlive(leader); waited += GROUP_POLL_MS) await pause(GROUP_POLL_MS)
}

function collect(out: OutputCapture, err: OutputCapture) {
  const [stdout, stderr] = [out.finish(), err.finish()]
  return {
    stdout: stdout.text,
    stderr: stderr.text,
    stdoutLines: out.lines,
    stderrLines: err.lines,
    droppedBytes: stdout.droppedBytes + stderr.droppedBytes,
  }
}

function notStarted(message: string): CommandExit {
  return { kind: 'not_started', message }
}
