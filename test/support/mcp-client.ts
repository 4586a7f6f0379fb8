import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ElicitRequestSchema, type ElicitResult, ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { configureEnvironment } from '../../src/cli/commands/mcp-command.ts'
import { showNotices } from '../../src/cli/terminal/console.ts'
import { openServer } from '../../src/mcp/served-folder.ts'
import { fakeConsole } from './fake-console.ts'

/** The command line as it is in the sources. */
export const SOURCE_PROGRAM = path.resolve(import.meta.dirname, '../../src/cli/main.ts')

export interface ClientOptions {
  /** To start a process of its own with; without it the server runs in this one. */
  readonly program?: string
  readonly env?: Readonly<Record<string, string>>
  /** Private hosts that tools may reach. */
  readonly allowHosts?: readonly string[]
  /** Answers questions; without it the client does not know elicitation. */
  readonly onQuestion?: (message: string, question: Readonly<Record<string, unknown>>) => ElicitResult | Promise<ElicitResult>
  /** Paths that the client shares; without it the client has no roots. */
  readonly roots?: readonly string[]
}

export interface McpClient extends AsyncDisposable {
  readonly client: Client
  /** What the server wrote to standard error. */
  readonly log: () => string
  /** Calls a tool, and reads the text of its answer. */
  call(name: string, args?: Readonly<Record<string, unknown>>): Promise<Answer>
  /** What ends a server in this process. */
  readonly signal: AbortSignal
  setRoots(roots: readonly string[]): Promise<void>
}

export interface Answer {
  readonly isError: boolean
  /** The text of the answer, read as JSON. */
  readonly form: Readonly<Record<string, unknown>>
  readonly structured: Readonly<Record<string, unknown>> | undefined
}

export const YES: ElicitResult = { action: 'accept', content: { approve: true } }

/** A client of the official SDK, with a server of its own over a folder: in this process, or started as a program. */
export async function mcpClient(folder: string, options: ClientOptions = {}): Promise<McpClient> {
  const { onQuestion, env, program, allowHosts = [] } = options
  let { roots } = options
  let log = ''
  const hear = (text: string) => {
    log += text
  }
  const home = path.join(folder, '..', 'no-home')
  const environment = { PATH: process.env['PATH'] ?? '', HOME: home, ...env }
  const stop = new AbortController()
  const transport =
    program === undefined
      ? await serveHere({ root: folder, env: configureEnvironment(environment), allowHosts, signal: stop.signal, hear })
      : startServer(program, folder, environment, hear)
  const capabilities = { ...(onQuestion && { elicitation: {} }), ...(roots && { roots: { listChanged: true } }) }
  const client = new Client({ name: 'test', version: '1' }, { capabilities })
  if (onQuestion !== undefined)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => onQuestion(params.message, params as Record<string, unknown>))
  if (roots !== undefined)
    client.setRequestHandler(ListRootsRequestSchema, () => ({
      roots: (roots ?? []).map((root) => ({ uri: root.includes(':') ? root : pathToFileURL(root).href })),
    }))
  await client.connect(transport)
  return {
    client,
    log: () => log,
    signal: stop.signal,
    async call(name, given = {}) {
      const { content, isError, structuredContent } = await client.callTool({ name, arguments: { ...given } })
      const [first] = content as { readonly text: string }[]
      return {
        isError: isError === true,
        form: JSON.parse(first?.text ?? 'null'),
        structured: structuredContent as Record<string, unknown> | undefined,
      }
    },
    async setRoots(changed) {
      roots = changed
      await client.sendRootsListChanged()
    },
    async [Symbol.asyncDispose]() {
      await client.close()
      stop.abort()
    },
  }
}

interface Here {
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly allowHosts: readonly string[]
  readonly signal: AbortSignal
  hear(text: string): void
}

/** A server in this process, at the other end of a pair of linked transports. */
async function serveHere({ root, env, allowHosts, signal, hear }: Here): Promise<Transport> {
  const program = { folder: path.dirname(SOURCE_PROGRAM), extension: '.ts' }
  const notice = showNotices({ ...fakeConsole(), err: hear })
  const surroundings = { env, folder: root, program, signal, notice }
  const server = await openServer({
    surroundings,
    root,
    verbose: false,
    allowHosts,
    log: (level, message) => hear(`${level} ${message}\n`),
  })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await server.protocol.connect(there)
  return here
}

/** A server in a process of its own. */
function startServer(program: string, folder: string, env: Readonly<Record<string, string>>, hear: (text: string) => void): Transport {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--root', folder],
    env: { ...env },
    stderr: 'pipe',
  })
  transport.stderr?.on('data', (chunk: Buffer) => hear(chunk.toString()))
  return transport
}
