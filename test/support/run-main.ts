import type { Console } from '../../src/entry/console.ts'
import { main } from '../../src/entry/main.ts'
import { fakeConsole } from './fake-console.ts'

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command line in this process: what a command does, without what it takes to start one. */
export async function runMain(argv: readonly string[], folder: string, overrides: Partial<Console> = {}): Promise<Ended> {
  const console = fakeConsole([], overrides)
  const code = await main({
    argv,
    env: { PATH: process.env['PATH'] },
    folder,
    program: { folder: import.meta.dirname, extension: '.ts' },
    console,
    signal: new AbortController().signal,
  })
  return { code, ...console.written }
}
