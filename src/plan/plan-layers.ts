import { compareBytes } from '../base/bytes.ts'
import type { FileChange } from '../base/change.ts'
import { sha256 } from '../base/digest.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { RepoDirectory, RepoPath } from '../base/path.ts'
import type { Result } from '../base/result.ts'
import type { Clock } from '../system/clock.ts'
import type { StageOptions, Workspace } from '../workspace/workspace.ts'
import type { Approver } from './decide.ts'

/**
 * The workspace of a plan, with a layer for each running call: a failed call drops its layer, and a successful one is merged into
 * the layer below. It acts as the top layer, but `changes` covers all of them.
 */
export class StepLayers implements Workspace {
  readonly #layers: Workspace[]
  /** What was merged into each layer. */
  readonly #trails: (Trail | undefined)[] = [undefined]

  constructor(base: Workspace) {
    this.#layers = [base]
  }

  /** A text that is equal only for the same files over the same base. */
  get mark(): string {
    return markOf(this.#trails.at(-1))
  }

  get top(): Workspace {
    const top = this.#layers.at(-1)
    if (top === undefined) throw new Error('The lowest layer is missing.')
    return top
  }

  push(): Workspace {
    const layer = this.top.fork()
    this.#layers.push(layer)
    this.#trails.push(this.#trails.at(-1))
    return layer
  }

  drop(): void {
    this.#layers.pop()
    this.#trails.pop()
  }

  async merge(): Promise<void> {
    const changes = await this.top.changes()
    this.drop()
    await mergeInto(this.top, changes)
    if (changes.length > 0) this.#trails.push({ before: this.#trails.pop(), changes, mark: undefined })
  }

  get folder(): string | undefined {
    return this.top.folder
  }

  async changes(): Promise<readonly FileChange[]> {
    const net = new Map<RepoPath, FileChange>()
    for (const layer of this.#layers) {
      for (const change of await layer.changes()) {
        const both = combine(net.get(change.path), change)
        if (both === undefined) net.delete(change.path)
        else net.set(change.path, both)
      }
    }
    return [...net.values()].sort((a, b) => compareBytes(a.path, b.path))
  }

  readonly files = () => this.top.files()
  readonly batches = () => this.top.batches()
  readonly entry = (path: RepoPath) => this.top.entry(path)
  readonly read = (path: RepoPath, limit?: number) => this.top.read(path, limit)
  readonly directory = (path: RepoDirectory) => this.top.directory(path)
  readonly staged = (path: RepoPath) => this.top.staged(path)
  readonly stage = (path: RepoPath, bytes: Uint8Array, options?: StageOptions) => this.top.stage(path, bytes, options)
  readonly remove = (path: RepoPath) => this.top.remove(path)
  readonly makeDirectory = (path: RepoPath) => this.top.makeDirectory(path)
  readonly footprint = () => this.top.footprint()
  readonly fork = () => this.top.fork()
  readonly seal = () => this.top.seal()
}

/** What was merged, one after the other. */
interface Trail {
  readonly before: Trail | undefined
  readonly changes: readonly FileChange[]
  /** Made when it is needed. */
  mark: string | undefined
}

function markOf(trail: Trail | undefined): string {
  if (trail === undefined) return ''
  trail.mark ??= sha256(Buffer.from([markOf(trail.before), ...trail.changes.map(markOfChange)].join('\n')))
  return trail.mark
}

const hashes = new WeakMap<Uint8Array, string>()

function markOfChange(change: FileChange): string {
  if (change.kind === 'delete' || change.kind === 'create_directory') return `${change.kind} ${change.path}`
  const hash = hashes.get(change.after) ?? sha256(change.after)
  hashes.set(change.after, hash)
  return `${change.mode} ${hash} ${change.path}`
}

/** Removals first: a directory may replace a file. */
export async function mergeInto(workspace: Workspace, changes: readonly FileChange[]): Promise<void> {
  for (const change of changes) if (change.kind === 'delete') mustSucceed(await workspace.remove(change.path))
  for (const change of changes) {
    if (change.kind === 'create_directory') mustSucceed(await workspace.makeDirectory(change.path))
    if (change.kind === 'create') mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }))
    if (change.kind === 'update') {
      const { path, before, modeBefore, after, mode, edits } = change
      mustSucceed(await workspace.stage(path, after, { mode, from: { bytes: before, mode: modeBefore }, ...(edits && { edits }) }))
    }
  }
}

/** What was staged over a workspace can be staged in it. */
function mustSucceed(result: Result<unknown, ToolError>): void {
  if (!result.ok) throw new Error(`A layer could not be merged: ${result.error.message}`)
}

/** Combines two successive changes of one path. `undefined` if they cancel each other out. */
function combine(first: FileChange | undefined, second: FileChange): FileChange | undefined {
  if (first === undefined || first.kind === 'create_directory' || second.kind === 'create_directory') return second
  const { path } = second
  if (first.kind === 'create') {
    if (second.kind === 'delete') return undefined
    return { kind: 'create', path, after: second.after, mode: second.mode }
  }
  const { before, modeBefore } = first
  if (second.kind === 'delete') return { kind: 'delete', path, before, modeBefore }
  const { after, mode } = second
  if (mode === modeBefore && Buffer.compare(before, after) === 0) return undefined
  return { kind: 'update', path, before, modeBefore, after, mode }
}

/** How long a plan waited for people. It does not count towards limits or the time of the step. */
export class Waiting {
  readonly #clock: Pick<Clock, 'elapsed'>
  #ended = 0
  #since: number | undefined

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock
  }

  /** So far, in milliseconds. */
  get ms(): number {
    return this.#ended + (this.#since === undefined ? 0 : this.#clock.elapsed() - this.#since)
  }

  /** The same approver, with the waiting time measured. */
  around(approver: Approver): Approver {
    return {
      ask: async (request) => {
        this.#since = this.#clock.elapsed()
        try {
          return await approver.ask(request)
        } finally {
          this.#ended = this.ms
          this.#since = undefined
        }
      },
      remember: (request) => approver.remember(request),
    }
  }
}
