import { execFileSync } from 'node:child_process'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface TerminalSession {
  readonly folder: string
  readonly columns: number
  readonly rows: number
  readonly env: Readonly<Record<string, string>>
  /** What is typed, and the text to wait for before it. */
  readonly typed: readonly { readonly after: string; readonly keys: string }[]
  readonly until: string
}

const CLI = path.resolve(import.meta.dirname, '../../dist/cli/index.js')
const WAIT_MS = 30_000

/** Types into a real terminal (tmux) that has `sous`, and returns what it shows, with its escape sequences. */
export async function captureTerminal({ folder, columns, rows, env, typed, until }: TerminalSession): Promise<string> {
  const tmux = (...args: readonly string[]) => execFileSync('tmux', ['-L', `sous-pictures-${process.pid}`, ...args], { encoding: 'utf8' })
  const shown = () => tmux('capture-pane', '-p', '-t', 'sous')
  const waitFor = async (text: string) => {
    const end = Date.now() + WAIT_MS
    while (!shown().includes(text)) {
      if (Date.now() > end) throw new Error(`The terminal does not show '${text}':\n${shown()}`)
      await sleep(100)
    }
  }
  const variables = Object.entries({
    ...env,
    PATH: process.env['PATH'] ?? '',
    TERM: 'tmux-256color',
    LANG: 'C.UTF-8',
    PS1: '$ ',
    HISTFILE: '/dev/null',
  })
  const shell = ['env', '-i', ...variables.map(([name, value]) => `${name}=${value}`), 'bash', '--norc', '--noprofile']
  tmux('-f', '/dev/null', 'new-session', '-d', '-s', 'sous', '-x', `${columns}`, '-y', `${rows}`, '-c', folder, ...shell)
  try {
    tmux('send-keys', '-t', 'sous', '-l', `sous() { '${process.execPath}' '${CLI}' "$@"; }; clear`)
    tmux('send-keys', '-t', 'sous', 'Enter')
    await sleep(500)
    for (const { after, keys } of typed) {
      await waitFor(after)
      tmux('send-keys', '-t', 'sous', '-l', keys)
      tmux('send-keys', '-t', 'sous', 'Enter')
    }
    await waitFor(until)
    return tmux('capture-pane', '-e', '-p', '-t', 'sous', '-S', '-')
  } finally {
    tmux('kill-server')
  }
}

const STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1f2328; --line: #d1d9e0; --dim: #59636e;
  --c1: #cf222e; --c2: #1a7f37; --c3: #9a6700; --c4: #0969da; --c5: #8250df; --c6: #1b7c83; }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #e6edf3; --line: #3d444d; --dim: #9198a1;
  --c1: #ff7b72; --c2: #3fb950; --c3: #d29922; --c4: #58a6ff; --c5: #bc8cff; --c6: #39c5cf; } }
body { margin: 0; background: var(--back); }
pre { margin: 0; padding: 14px 18px; border: 1px solid var(--line); border-radius: 6px; color: var(--text);
  font: 12px/1.33 ui-monospace, 'DejaVu Sans Mono', 'Liberation Mono', monospace; }
`

const SGR = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`)

/** What a terminal shows, as a page: weight and the eight colours, whose shades follow the theme. */
export function terminalPage(captured: string): string {
  let style = { isBold: false, isDim: false, isUnderlined: false, colour: '' }
  const parts = captured.trimEnd().split(SGR)
  const html = parts.map((part, at) => {
    if (at % 2 === 0) return span(part, style)
    for (const code of part.split(';').map(Number)) style = withCode(style, code)
    return ''
  })
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><pre>${html.join('')}</pre>`
}

interface Style {
  readonly isBold: boolean
  readonly isDim: boolean
  readonly isUnderlined: boolean
  readonly colour: string
}

function withCode(style: Style, code: number): Style {
  if (code === 0) return { isBold: false, isDim: false, isUnderlined: false, colour: '' }
  if (code === 1) return { ...style, isBold: true }
  if (code === 2) return { ...style, isDim: true }
  if (code === 4) return { ...style, isUnderlined: true }
  if (code === 22) return { ...style, isBold: false, isDim: false }
  if (code === 24) return { ...style, isUnderlined: false }
  if (code === 39) return { ...style, colour: '' }
  const colour = code >= 90 ? code - 90 : code - 30
  return colour >= 1 && colour <= 6 ? { ...style, colour: `var(--c${colour})` } : colour === 0 ? { ...style, colour: 'var(--dim)' } : style
}

function span(text: string, { isBold, isDim, isUnderlined, colour }: Style): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const rules = [
    ...(isBold ? ['font-weight:700'] : []),
    ...(isDim ? ['color:var(--dim)'] : []),
    ...(isUnderlined ? ['text-decoration:underline'] : []),
    ...(colour === '' ? [] : [`color:${colour}`]),
  ]
  return rules.length === 0 || text === '' ? escaped : `<span style="${rules.join(';')}">${escaped}</span>`
}
