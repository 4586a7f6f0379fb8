import { setTimeout } from 'node:timers/promises'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import { gitFailed } from '../git/clean-repository.ts'
import { decodeOutput, type GitFault } from '../git/git.ts'
import {
  listRefs,
  moveRef,
  type RefMove,
  readRef,
  readSnapshot,
  type Snapshot,
  type SnapshotPlace,
  writeSnapshot,
} from '../git/snapshots.ts'
import type { RemoteRepository } from '../github/remote/remote-git.ts'
import { LEDGER_PREFIX, type LedgerState, ledgerRef, readLedger, writeLedger } from './ledger-format.ts'
import { countRows, type RowCounts } from './rows.ts'

/** Where ledgers are stored: refs of this repository, or of one on a server. */
export interface LedgerHome {
  /** A local repository for the objects. */
  readonly place: SnapshotPlace
  /** The commit that the ref points to, with its objects in `place`. */
  read(ref: string): Promise<Result<string | undefined, ToolError>>
  /** Compare-and-swap; `false` if someone else was faster. */
  move(move: RefMove): Promise<Result<boolean, ToolError>>
  list(prefix: string): Promise<Result<readonly string[], ToolError>>
}

const LOCK_TRIES = 5
const LOCK_PAUSE_MS = 50

/** The ledgers in a repository on this machine. */
export function localLedgers(place: SnapshotPlace): LedgerHome {
  return {
    place,
    read: async (ref) => asToolError(await readRef(place, ref), 'read the ledger'),
    async move(move) {
      for (let attempt = 1; ; attempt++) {
        const moved = await moveRef(place, move)
        // Someone else holds git's lock on the ref for a moment.
        if (moved.ok || attempt === LOCK_TRIES || !moved.error.message.includes('.lock')) return asToolError(moved, 'write the ledger')
        await setTimeout(LOCK_PAUSE_MS * attempt)
      }
    },
    list: async (prefix) => asToolError(await listRefs(place, prefix), 'list the campaigns'),
  }
}

/** The ledgers in a repository on a server. */
export function remoteLedgers(remote: RemoteRepository): LedgerHome {
  return {
    place: { git: remote.options.git, repository: remote.place },
    async read(ref) {
      const fetched = await remote.fetchRef(ref)
      return fetched.ok ? fetched : failure(ERRORS.remote(fetched.error))
    },
    async move(move) {
      const pushed = await remote.push([move])
      if (pushed.ok) return success(true)
      const { code } = pushed.error
      return code === 'ref_moved' || code === 'ref_missing' ? success(false) : failure(ERRORS.remote(pushed.error))
    },
    async list(prefix) {
      const refs = await remote.readRefs([`${prefix}*`])
      return refs.ok ? success([...refs.value.keys()]) : failure(ERRORS.remote(refs.error))
    },
  }
}

function asToolError<T>(result: Result<T, GitFault>, action: string): Result<T, ToolError> {
  return result.ok ? result : failure(gitFailed(action, result.error))
}

/** One step of a campaign: a commit of its ledger. */
export interface Transition {
  /** For `git log`. */
  readonly message: string
  /** The state after it. Called again if someone else was faster, so it must be stateless. */
  change(state: LedgerState | undefined): Result<LedgerState, ToolError>
}

const MAX_TRIES = 20

/** The chain of commits that holds the state of a campaign. */
export class Ledger {
  readonly id: string
  readonly #home: LedgerHome
  #snapshot: Snapshot | undefined
  #state: LedgerState | undefined
  /** Transitions of this process run one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  private constructor(home: LedgerHome, id: string) {
    this.#home = home
    this.id = id
  }

  static async open(home: LedgerHome, id: string): Promise<Result<Ledger, ToolError>> {
    const ledger = new Ledger(home, id)
    const loaded = await ledger.#load()
    return loaded.ok ? success(ledger) : loaded
  }

  /** As it was last read or written; `undefined` if the campaign has not started. */
  get state(): LedgerState | undefined {
    return this.#state
  }

  /** The commit of that state. */
  get commit(): string | undefined {
    return this.#snapshot?.commit
  }

  /** Adds a transition. Nothing is written if it changes nothing. */
  append(transition: Transition): Promise<Result<LedgerState, ToolError>> {
    const mine = this.#last.then(() => this.#append(transition))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #append({ message, change }: Transition): Promise<Result<LedgerState, ToolError>> {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      const next = change(this.#state)
      if (!next.ok) return next
      const before = this.#snapshot?.files ?? new Map()
      const files = writeLedger(next.value, this.#state && { state: this.#state, files: before })
      if (files.size === before.size && [...files].every(([path, bytes]) => before.get(path) === bytes)) return next
      const written = await writeSnapshot(this.#home.place, {
        files,
        previous: this.#snapshot,
        message: withCounts(message, next.value),
        time: new Date(),
      })
      if (!written.ok) return failure(gitFailed('write the ledger', written.error))
      const moved = await this.#home.move({ ref: ledgerRef(this.id), from: this.#snapshot?.commit, to: written.value.commit })
      if (!moved.ok) return moved
      if (moved.value) {
        this.#snapshot = written.value
        this.#state = next.value
        return next
      }
      const loaded = await this.#load()
      if (!loaded.ok) return loaded
    }
    return failure(ERRORS.contended(this.id))
  }

  /** How the counts changed, oldest first. */
  async history(): Promise<Result<readonly CampaignMoment[], ToolError>> {
    const { commit } = this
    if (commit === undefined) return success([])
    const { git, repository } = this.#home.place
    const logged = await git.run({ ...repository, args: ['rev-list', '--reverse', '--first-parent', '--format=%ct%n%b%x00', commit, '--'] })
    if (!logged.ok) return failure(gitFailed('read the ledger', logged.error))
    return success(
      decodeOutput(logged.value)
        .split('\0')
        .flatMap((entry) => {
          const [, seconds, todo, done, stopped] = /\n(\d+)\nTodo: (\d+)\nDone: (\d+)\nStopped: (\d+)/.exec(entry) ?? []
          return seconds === undefined
            ? []
            : [{ at: new Date(Number(seconds) * 1000), todo: Number(todo), done: Number(done), stopped: Number(stopped) }]
        }),
    )
  }

  async #load(): Promise<Result<void, ToolError>> {
    const tip = await this.#home.read(ledgerRef(this.id))
    if (!tip.ok) return tip
    if (tip.value === undefined) {
      this.#snapshot = undefined
      this.#state = undefined
      return success(undefined)
    }
    const snapshot = await readSnapshot(this.#home.place, tip.value)
    if (!snapshot.ok) return failure(gitFailed('read the ledger', snapshot.error))
    const state = readLedger(this.id, snapshot.value.files)
    if (!state.ok) return state
    this.#snapshot = snapshot.value
    this.#state = state.value
    return success(undefined)
  }
}

/** So that the history of a campaign can be read from the messages alone. */
function withCounts(message: string, { rows }: LedgerState): string {
  const { todo, done, stopped } = countRows(rows.values())
  return `${message}\n\nTodo: ${todo}\nDone: ${done}\nStopped: ${stopped}`
}

/** How many rows were in which state at one time. */
export interface CampaignMoment extends RowCounts {
  readonly at: Date
}

/** The campaigns of a control repository that have started. */
export async function listCampaigns(home: LedgerHome): Promise<Result<readonly string[], ToolError>> {
  const refs = await home.list(LEDGER_PREFIX)
  return refs.ok ? success(refs.value.map((ref) => ref.slice(LEDGER_PREFIX.length))) : refs
}

const ERRORS = {
  remote: ({ message, suggestion }: { readonly message: string; readonly suggestion: string }) =>
    toolError('io_error', message, suggestion),
  contended: (id: string) =>
    toolError('apply_busy', `Others keep writing the ledger of the campaign '${id}'`, 'Wait until they are done, then run it again.'),
}
