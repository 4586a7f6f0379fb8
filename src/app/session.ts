import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LIMITS } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { type Category, failure } from '../base/result.ts'
import type { SecretSource } from '../bundles/http/auth.ts'
import type { ToolUsage } from '../bundles/tool-usage.ts'
import type { SealTools } from '../plan/seal.ts'
import { realClock } from '../system/clock.ts'
import { realDisk } from '../system/disk/real-disk.ts'
import { realSandboxDisk } from '../system/disk/sandbox-disk.ts'
import type { Http } from '../system/network/http.ts'
import type { CommandHistory, CommandRecord } from '../system/process/history.ts'
import { findShell, type Programs } from '../system/process/programs.ts'
import type { Shell } from '../system/process/shell.ts'
import { realThreads, type Threads } from '../system/process/threads.ts'
import { type CommandSandbox, LOG_LEVELS, type Log, type LogLevel, type ToolContext } from '../tools/kit/tool.ts'
import type { Sandbox, SandboxRequest } from '../workspace/sandbox/sandbox.ts'
import { StagedWorkspace } from '../workspace/staged-workspace.ts'
import { type OpenFolder, projectOf, type Surroundings, usersGit } from './open-folder.ts'
import { stateFolder } from './user-files.ts'

export interface SessionRequest {
  readonly surroundings: Surroundings
  /** What the session is for: parts that only some tools need are loaded only for those. */
  readonly category?: Category
  readonly opened: OpenFolder
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  /** Where commands are remembered; by default the user's history for this folder. */
  readonly history?: CommandHistory
}

export interface Session {
  /** Absolute, with links resolved. */
  readonly root: string
  readonly context: Omit<ToolContext, 'progress'>
}

/** Builds the context of tools for an open folder. */
export async function openSession({ surroundings, category, opened, allowHosts, verbose, history }: SessionRequest): Promise<Session> {
  const { env, program, signal, trustsPatterns } = surroundings
  const { tree, programs } = opened
  const { folder } = tree
  return {
    root: folder,
    context: {
      workspace: new StagedWorkspace(opened.view ?? tree),
      shell: lazyShell(env, programs),
      http: lazyHttp,
      threads: searchThreads(program),
      history: history ?? (category === 'Terminal' ? await userHistory(env, folder) : memoryHistory()),
      clock: realClock,
      log: logTo((text) => surroundings.notice({ kind: 'log', text }), verbose ? 'trace' : 'warn'),
      limits: DEFAULT_LIMITS,
      project: projectOf(tree),
      allowPrivateHosts: allowHosts,
      trustsPatterns,
      signal,
    },
  }
}

function searchThreads({ folder, extension }: Surroundings['program']): Threads {
  // From `src/` nothing is built yet, and packages are where they are installed.
  const isSource = extension === '.ts'
  const beside = (file: string) => path.join(folder, file)
  const programs = {
    search: pathToFileURL(beside(`search-worker${extension}`)),
    code: pathToFileURL(beside(isSource ? '../../src/cli/code-worker.ts' : '../shared/code-worker.js')),
    packages: beside(isSource ? '../../node_modules' : '../vendor'),
  }
  return realThreads(programs, os.availableParallelism())
}

async function userHistory(env: Surroundings['env'], root: string): Promise<CommandHistory> {
  const { fileHistory } = await import('../system/process/history.ts')
  return fileHistory({ stateFolder: stateFolder(env), root })
}

/** A history that lasts as long as the process. */
export function memoryHistory(): CommandHistory {
  let record: CommandRecord | undefined
  return {
    last: () => record,
    remember(latest) {
      record = latest
    },
  }
}

/** A log that passes lines at or above a level to `print`. */
export function logTo(print: (line: string) => void, threshold: LogLevel): Log {
  const lowest = LOG_LEVELS.indexOf(threshold)
  return {
    write(level, message) {
      if (LOG_LEVELS.indexOf(level) >= lowest) print(`${level.toUpperCase()} ${message}`)
    },
  }
}

const lazyHttp: Http = {
  async send(request) {
    const { realHttp } = await import('../system/network/real-http.ts')
    return realHttp().send(request)
  },
}

function lazyShell(env: Surroundings['env'], programs: Programs): Shell {
  const find = () => findShell(env['SHELL'], programs)
  return {
    get program() {
      return find() ?? 'none'
    },
    async run(request) {
      const { realShell } = await import('../system/process/shell.ts')
      return realShell({ inherited: env, searchPath: programs.path, program: find() }).run(request)
    },
  }
}

/** A sandbox that is loaded with the first command: most recipes run none. */
export function lazySandbox(request: SandboxRequest): CommandSandbox & AsyncDisposable {
  let opened: Promise<Sandbox> | undefined
  let isDisposed = false
  const open = () => {
    if (isDisposed) throw new Error('The sandbox was disposed of, so a new checkout would never be removed.')
    opened ??= import('../workspace/sandbox/sandbox.ts').then(({ openSandbox }) => openSandbox(request))
    return opened
  }
  return {
    prepare: async (signal) => (await open()).prepare(signal),
    readBack: async () => (await open()).readBack(),
    async [Symbol.asyncDispose]() {
      isDisposed = true
      await (await opened)?.[Symbol.asyncDispose]()
    },
  }
}

/** What plans are made with in a folder. */
export function toolsOf({ git }: OpenFolder): Omit<SealTools, 'repository'> {
  return { git, disk: realDisk, sandboxDisk: realSandboxDisk(os.tmpdir()) }
}

/** `undefined` outside git. */
export function sealToolsFor(opened: OpenFolder, surroundings: Pick<Surroundings, 'env'>): SealTools | undefined {
  const { repository } = opened.tree
  return repository === undefined ? undefined : { ...toolsOf(opened), repository, askUsersGit: usersGit(opened, surroundings) }
}

const PREFIX = 'SOUS_SECRET_'

/** The values are in the environment; the configuration says where they may be sent. */
export function secretsFrom(env: Surroundings['env'], origins: Readonly<Record<string, string>> = {}): SecretSource {
  return {
    originOf: (name) => (Object.hasOwn(origins, name) ? origins[name] : undefined),
    valueOf: (name) => env[`${PREFIX}${name}`],
  }
}

/** Counts calls of bundle tools, and is loaded with the first: most recipes have none. */
export function lazyUsage(env: Surroundings['env'], root: string): ToolUsage {
  let opened: Promise<ToolUsage> | undefined
  const open = () => {
    opened ??= import('./open-bundles.ts').then(({ openUsage }) => openUsage(env, root))
    return opened
  }
  return {
    reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
    called: (id) => void open().then((usage) => usage.called(id)),
    of: () => undefined,
    settled: async () => (await opened)?.settled(),
  }
}

/** Runs work one after the other, in the order of arrival. */
export class OneByOne {
  #last: Promise<unknown> = Promise.resolve()

  /** Work that was cancelled before it starts is skipped. */
  add<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | { readonly ok: false; readonly error: ToolError }> {
    const mine = this.#last.then(async () => (signal.aborted ? failure(ERRORS.cancelled()) : work()))
    this.#last = mine.catch(() => undefined)
    return mine
  }
}

const ERRORS = {
  cancelled: () =>
    toolError(
      'cancelled',
      'The call was cancelled while it waited for another one',
      'Nothing was done. Run it again if you still need it.',
    ),
}
