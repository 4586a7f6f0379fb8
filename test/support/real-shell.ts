import * as fs from 'node:fs'
import { cleanPath } from '../../src/system/process/programs.ts'
import { type CommandExit, type CommandRequest, realShell, type Shell } from '../../src/system/process/shell.ts'

export interface TestShellOptions {
  readonly program?: string
  readonly inherited?: Readonly<Record<string, string | undefined>>
  readonly graceMs?: number
}

/** The real shell with a short grace; programs of `folder` are never on its path. */
export function shellFor(folder: string, options: TestShellOptions = {}): Shell {
  return realShell({
    program: options.program ?? '/bin/sh',
    inherited: options.inherited ?? { HOME: '/tmp' },
    searchPath: cleanPath({ path: process.env['PATH'] ?? '', forbiddenRoot: folder }),
    graceMs: options.graceMs ?? 300,
  })
}

export function run(shell: Shell, command: string, request: Partial<CommandRequest> = {}): Promise<CommandExit> {
  return shell.run({
    command,
    folder: '/tmp',
    env: {},
    timeoutMs: 20_000,
    outputBytes: 1024 * 1024,
    signal: new AbortController().signal,
    ...request,
  })
}

/** Whether a process is there and is more than a zombie. */
export function isRunning(pid: number): boolean {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}
