import { type ChildProcess, spawn } from 'node:child_process'
import * as path from 'node:path'

/** The built one; another can be named to try a build before it is in dist. */
export const PROGRAM = process.env['SOUS_TEST_PROGRAM'] ?? path.resolve(import.meta.dirname, '../../dist/cli/index.js')

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface SousOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Buffer
  /** A program that starts it with more of its own. */
  readonly wrapper?: readonly string[]
  /** Another Node than the one that runs the tests. */
  readonly program?: string
  /** Starts it in a folder that is gone when it looks. */
  readonly inVanishedFolder?: boolean
  /** Called with the process, to send it signals. */
  readonly onStart?: (child: ChildProcess) => void
}

/** Runs the built command line as a user would, with a home of its own so that no rules of this machine take part. */
export function sous(args: readonly string[], options: SousOptions): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const words = [options.program ?? process.execPath, PROGRAM, ...args]
    const vanish = ['sh', '-c', 'mkdir gone-soon && cd gone-soon && rmdir "$PWD" && exec "$0" "$@"']
    const [program = '', ...rest] = [...(options.inVanishedFolder ? vanish : (options.wrapper ?? [])), ...words]
    const child = spawn(program, rest, {
      cwd: options.cwd,
      env: { PATH: process.env['PATH'] ?? '', HOME: path.join(options.cwd, '..', 'no-home'), ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
    options.onStart?.(child)
  })
}
