import { spawn } from 'node:child_process'

const DEFAULT_PAGER = 'less -R'
/** Quit if it fits on one screen, keep colours, leave the text on the screen. What the user has set goes first. */
const PAGER_DEFAULTS = { LESS: 'FRX', LV: '-c' }

export interface PagerCircumstances {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isTerminal: boolean
  /** Not switched off by `--no-pager` or `--json`. */
  readonly isAllowed: boolean
}

/** The command that long output goes through, or `undefined` where it is printed as it is. */
export function findPager({ env, isTerminal, isAllowed }: PagerCircumstances): string | undefined {
  if (!isTerminal || !isAllowed || isSet(env['CI']) || isSet(env['GITHUB_ACTIONS'])) return undefined
  const named = env['PAGER']?.trim() ?? DEFAULT_PAGER
  return named === '' || named === 'cat' ? undefined : named
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false'
}

/** Shows a text in a pager. Gives what went wrong if it did not end well: the text may not have been seen then. */
export function runPager(pager: string, text: string, env: PagerCircumstances['env']): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(pager, { shell: true, stdio: ['pipe', 'inherit', 'inherit'], env: { ...PAGER_DEFAULTS, ...env } })
    child.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : whyEnded(code, signal)))
    // It may quit before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(text)
  })
}

function whyEnded(code: number | null, signal: NodeJS.Signals | null): string {
  if (code === 127) return 'command not found'
  return signal === null ? `exit code ${code}` : `ended by ${signal}`
}
