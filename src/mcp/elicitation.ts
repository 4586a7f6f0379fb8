import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { ApprovalAnswer } from '../base/plan.ts'
import { type Progress, unitOf } from '../base/result.ts'
import { printable } from '../report/printable.ts'

/** People do not read more than this in a dialog, and what was not read cannot be approved. */
export const MAX_QUESTION_CHARACTERS = 60_000
const ONE_DAY = 24 * 60 * 60 * 1000

export interface ClientQuestion {
  /** What needs approval, in full. */
  readonly message: string
  /** Its digest. */
  readonly digest: string
  /** The label of the checkbox. */
  readonly consent: string
}

/** The user of a client, asked by elicitation. */
export class ClientPerson {
  readonly #server: Server
  readonly #signal: AbortSignal

  constructor(server: Server, signal: AbortSignal) {
    this.#server = server
    this.#signal = signal
  }

  get canBeAsked(): boolean {
    return this.#server.getClientCapabilities()?.elicitation?.form !== undefined
  }

  /** Only a ticked box means yes: closing the dialog, or a client that echoes the default, does not. */
  async ask({ message, digest, consent }: ClientQuestion): Promise<ApprovalAnswer> {
    const shown = `${printable(message)}\n\ndigest ${digest}`
    if (!this.canBeAsked) return 'unavailable'
    if (shown.length > MAX_QUESTION_CHARACTERS) return 'too_long'
    try {
      return await this.#elicit(shown, digest, consent)
    } catch {
      // A client that cannot ask after all, or whose response is not valid.
      return this.#signal.aborted ? 'refused' : 'unavailable'
    }
  }

  async #elicit(message: string, digest: string, consent: string): Promise<ApprovalAnswer> {
    const answer = await this.#server.elicitInput(
      {
        message,
        requestedSchema: {
          type: 'object',
          properties: { approve: { type: 'boolean', title: consent, description: `Exactly ${digest}, and nothing else`, default: false } },
          required: ['approve'],
        },
      },
      { signal: this.#signal, timeout: ONE_DAY },
    )
    return answer.action === 'accept' && answer.content?.['approve'] === true ? 'approved' : 'refused'
  }
}

export interface ProgressNote {
  readonly progressToken: string | number
  readonly progress: number
  readonly total?: number
  readonly message: string
}

const MIN_INTERVAL_MS = 100

/** Turns the progress of a call into notifications with growing numbers, and no more of them than a client can use. */
export class ProgressNotes {
  readonly #token: string | number | undefined
  readonly #send: (note: ProgressNote) => void
  readonly #elapsed: () => number
  #last = Number.NEGATIVE_INFINITY
  #count = 0

  constructor(token: string | number | undefined, send: (note: ProgressNote) => void, elapsed: () => number) {
    this.#token = token
    this.#send = send
    this.#elapsed = elapsed
  }

  /** Parts of a call start counting again, but progress must grow: notifications are numbered, and the message has the details. */
  update(progress: Progress): void {
    const now = this.#elapsed()
    if (this.#token === undefined || now - this.#last < MIN_INTERVAL_MS) return
    this.#last = now
    const { done, total } = progress
    this.say(`${done}${total === undefined ? '' : ` of ${total}`} ${unitOf(progress)}`)
  }

  say(message: string): void {
    if (this.#token !== undefined) this.#send({ progressToken: this.#token, progress: ++this.#count, message })
  }
}
