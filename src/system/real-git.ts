import * as fs from 'node:fs'
import * as path from 'node:path'
import { failure, type Result, success } from '../model/result.ts'
import type { Git, GitFault, GitRequest, RepositoryPlace } from './git.ts'
import { hideToken, remoteEnvironment } from './git-remote-environment.ts'
import { attempt, realDisk } from './real-disk.ts'

/** Settings that a repository's own configuration must not be able to change: each could start a program. */
const SAFE_SETTINGS: Readonly<Record<string, string>> = {
  'core.fsmonitor': 'false',
  'core.hooksPath': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.attributesFile': '/dev/null',
  'core.quotePath': 'false',
  'credential.helper': '',
}

const TIMEOUT_MS = 60_000
/** A `.git` file holds one path. */
const MAX_POINTER_BYTES = 8 * 1024

/** Git as found on `searchPath`, which holds no folder of the repository (see `programs.ts`). */
export function realGit(program: string | undefined, searchPath: string): Git {
  return {
    run: (request) => (program === undefined ? Promise.resolve(notStarted('git is not installed')) : runGit(program, searchPath, request)),
    async locate(folder) {
      return locateRepository(folder)
    },
  }
}

async function runGit(program: string, searchPath: string, request: GitRequest): Promise<Result<Uint8Array, GitFault>> {
  // Loaded late: it takes a good part of a short run, and many of them never ask git.
  const { spawn } = await import('node:child_process')
  const { timeoutMs = TIMEOUT_MS } = request
  return new Promise((resolve) => {
    const args = ['--no-pager', `--git-dir=${request.gitDirectory}`, `--work-tree=${request.workTree}`, ...request.args]
    const child = spawn(program, args, {
      cwd: request.workTree,
      env: gitEnvironment(searchPath, request),
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      ...(request.signal && { signal: request.signal }),
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', (error) => resolve(notStarted(error.message)))
    child.on('close', (code, signal) => {
      if (code === 0 && err.length > 0) request.onComplaint?.(Buffer.concat(err).toString('utf8'))
      if (code === 0) resolve(success(Buffer.concat(out)))
      else if (signal === 'SIGKILL') resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1000}s`))
      else {
        const message = hideToken(Buffer.concat(err).toString('utf8').trim(), request.remote)
        const output = request.remote && { output: Buffer.concat(out).toString('utf8') }
        resolve(failure({ exitCode: code ?? undefined, message, ...output }))
      }
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(request.input)
  })
}

function gitEnvironment(searchPath: string, { remote, settings: own }: GitRequest): Record<string, string> {
  const env: Record<string, string> = {
    PATH: searchPath,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ATTR_NOSYSTEM: '1',
    // An object that a partial clone lacks must not be fetched, from wherever the repository says and with whatever program.
    // Nothing that it says of protocols or of programs for them overrules this list of none.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: '',
  }
  const opened = remote && remoteEnvironment(remote)
  const settings = Object.entries({ ...own, ...SAFE_SETTINGS, ...opened?.settings })
  settings.forEach(([key, value], i) => {
    env[`GIT_CONFIG_KEY_${i}`] = key
    env[`GIT_CONFIG_VALUE_${i}`] = value
  })
  env['GIT_CONFIG_COUNT'] = String(settings.length)
  return { ...env, ...opened?.variables }
}

/** Looks upwards for `.git`, a directory or the one-line file of a worktree or submodule, as git itself would. */
export function locateRepository(folder: string): RepositoryPlace | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    const marker = attempt(() => fs.statSync(path.join(at, '.git'), { throwIfNoEntry: false }))
    const kind = !marker.ok || marker.value === undefined ? 'none' : marker.value.isDirectory() ? 'directory' : 'pointer'
    const candidate = kind === 'pointer' ? pointedTo(at) : path.join(at, '.git')
    // Sous keeps its journal there, so what a pointer leads to must at least look like git's own.
    if (kind !== 'none' && candidate !== undefined && fs.existsSync(path.join(candidate, 'HEAD')))
      return { gitDirectory: candidate, workTree: at }
    // A pointer that leads nowhere still says that the folder does not belong to a repository above it.
    if (kind === 'pointer' || path.dirname(at) === at) return undefined
  }
}

/** Only a regular, short file is read: neither a FIFO nor a huge file can hold it up. */
function pointedTo(folder: string): string | undefined {
  const file = realDisk.readFile(path.join(folder, '.git'), MAX_POINTER_BYTES)
  const text = file.ok ? Buffer.from(file.value.bytes).toString('utf8') : ''
  const target = /^gitdir: (.+?)\s*$/.exec(text)?.[1]
  return target === undefined ? undefined : path.resolve(folder, target)
}

function notStarted(message: string): Result<never, GitFault> {
  return failure({ exitCode: undefined, message })
}
