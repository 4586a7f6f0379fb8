import { spawn } from 'node:child_process'
import * as path from 'node:path'
import { PROGRAM } from './sous.ts'

export interface TerminalStep {
  /** What must be on the screen first; of what was there for the step before nothing counts. */
  readonly seen: string
  readonly type: string
}

/**
 * Runs the built command line in a terminal of its own, below an interactive shell, as a person would. Ends when the shell
 * says what the exit code was, and gives what was on the screen. `begun` is there before anything else.
 */
export function onTerminal(args: readonly string[], cwd: string, steps: readonly TerminalStep[]): Promise<string> {
  const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`
  const line = [process.execPath, PROGRAM, ...args].map(quote).join(' ')
  const env = { PATH: process.env['PATH'] ?? '', HOME: path.join(cwd, '..', 'no-home'), TERM: 'xterm', PS1: 'shell> ' }
  const child = spawn('script', ['--quiet', '--flush', '--command', 'bash --norc --noprofile -i', '/dev/null'], { cwd, env })
  const waiting = [
    { seen: 'shell> ', type: `echo be""gun; ${line}\n` },
    ...steps,
    { seen: 'shell> ', type: 'echo "ended with $?"; exit\n' },
  ]
  let screen = ''
  let looked = 0
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString('utf8')
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const at = screen.indexOf(next.seen, looked)
      if (at < 0) return
      looked = at + next.seen.length
      waiting.shift()
      child.stdin.write(next.type)
    }
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(screen.replaceAll('\r', '')))
  })
}
