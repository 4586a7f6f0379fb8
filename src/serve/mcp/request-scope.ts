import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js'
import type { RepoPath } from '../../model/path.ts'
import type { McpHost, Scope } from './mcp-host.ts'

/** What holds for the requests of one client: how far they may look, and when they must end. */
export class RequestScope {
  readonly #server: Server
  readonly #host: McpHost
  /** Of the server as a whole. */
  readonly #signal: AbortSignal
  #shared: Promise<readonly RepoPath[] | undefined> = Promise.resolve(undefined)

  constructor(server: Server, host: McpHost, signal: AbortSignal) {
    this.#server = server
    this.#host = host
    this.#signal = signal
    server.oninitialized = () => this.#askForRoots()
    server.setNotificationHandler(RootsListChangedNotificationSchema, () => this.#askForRoots())
  }

  /**
   * Work for one request, which ends with that request or with the server. Nothing of it hangs on the signal of the server
   * afterwards: that one lives as long as the server does, and everything that listens to it with it.
   */
  async within<T>(signal: AbortSignal, work: (scope: Scope) => Promise<T>): Promise<T> {
    const stop = new AbortController()
    const above = [signal, this.#signal]
    const pass = () => stop.abort()
    for (const each of above) {
      if (each.aborted) pass()
      each.addEventListener('abort', pass)
    }
    try {
      return await work({ signal: stop.signal, shared: await this.#shared })
    } finally {
      for (const each of above) each.removeEventListener('abort', pass)
    }
  }

  /** What the client shares can only be less than what was served from the start. Until it is known, requests wait. */
  #askForRoots(): void {
    if (this.#server.getClientCapabilities()?.roots === undefined) return
    this.#shared = this.#server.listRoots().then(
      ({ roots }) => (roots.length === 0 ? undefined : this.#host.narrow(roots.map(({ uri }) => uri))),
      (error: Error) => {
        this.#host.log('warn', `The client does not tell its roots: ${error.message}`)
        return undefined
      },
    )
  }
}
