import * as path from 'node:path'
import type { Console } from '../../src/cli/invocation.ts'
import { main } from '../../src/cli/run-command-line.ts'
import { showNotices } from '../../src/cli/terminal/console.ts'
import { fakeConsole } from './fake-console.ts'

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Who sits in front of it. */
export interface Person {
  /** What they answer, question by question. */
  readonly answers?: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The folder that Sous runs from. */
  readonly program?: string
  /** Aborted when they press Ctrl-C. */
  readonly signal?: AbortSignal
}

/** Runs the command line in this process: what a command does, without what it takes to start one. */
export async function runMain(
  argv: readonly string[],
  folder: string,
  overrides: Partial<Console> = {},
  person: Person = {},
): Promise<Ended> {
  const console = fakeConsole(person.answers ?? [], overrides)
  const code = await main({
    argv,
    env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: path.join(folder, '../no-config'), ...person.env },
    folder,
    program: { folder: person.program ?? import.meta.dirname, extension: '.ts' },
    console,
    notice: showNotices(console),
    signal: person.signal ?? new AbortController().signal,
  })
  return { code, ...console.written }
}
