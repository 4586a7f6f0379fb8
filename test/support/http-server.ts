import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as http from 'node:http'
import * as https from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import * as net from 'node:net'
import * as path from 'node:path'
import { tempFolder } from './temp-folder.ts'

export interface TestServer extends AsyncDisposable {
  readonly port: number
  /** Such as `http://127.0.0.1:4711`. */
  readonly origin: string
  /** How often something connected. */
  readonly connections: number
  readonly requests: readonly http.IncomingMessage[]
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** A real server on the loopback address, closed with all its connections at the end of `await using`. */
export async function httpServer(handler: Handler): Promise<TestServer> {
  const requests: http.IncomingMessage[] = []
  return listen(http.createServer(remembering(requests, handler)), 'http', requests)
}

/** The same with TLS, and the certificate that a client has to trust. */
export async function httpsServer(handler: Handler): Promise<TestServer & { readonly certificate: string }> {
  await using folder = await tempFolder()
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder.path, name)) as [string, string]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const certificate = fs.readFileSync(cert, 'utf8')
  const requests: http.IncomingMessage[] = []
  const server = https.createServer({ key: fs.readFileSync(key), cert: certificate }, remembering(requests, handler))
  return Object.assign(await listen(server, 'https', requests), { certificate })
}

/** A server that speaks bytes: for answers that no well-behaved server would give. */
export async function socketServer(handler: (socket: net.Socket) => void): Promise<TestServer> {
  return listen(
    net.createServer((socket) => {
      socket.on('error', () => undefined)
      handler(socket)
    }),
    'http',
    [],
  )
}

function remembering(requests: http.IncomingMessage[], handler: Handler): Handler {
  return (request, response) => {
    requests.push(request)
    response.on('error', () => undefined)
    handler(request, response)
  }
}

async function listen(server: Server, scheme: string, requests: readonly http.IncomingMessage[]): Promise<TestServer> {
  const open = new Set<net.Socket>()
  const counted = { connections: 0 }
  server.on('connection', (socket) => {
    counted.connections++
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `${scheme}://127.0.0.1:${port}`,
    get connections() {
      return counted.connections
    },
    requests,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
