import type { FileChange } from '../base/change.ts'
import { sha256 } from '../base/digest.ts'
import type { ToolSuccess } from '../base/result.ts'
import { type KeptListing, type ReadFiles, WatchedTree } from '../workspace/watched-tree.ts'
import type { BaseTree, Footprint } from '../workspace/workspace.ts'
import { mergeInto } from './plan-layers.ts'
import { type CallRequest, type CallRun, type DecidedCall, runDecided } from './run-tool.ts'

/**
 * Remembers what calls returned that depend on nothing but the files, for a recipe that is planned again and again while someone
 * writes it. Everything else of a call, such as its permissions and what it must fulfil, is decided again each time.
 */
export class CallMemo {
  /** The last one used is last. */
  readonly #calls = new Map<string, Remembered>()
  readonly #maxBytes: number
  #bytes = 0
  #base: string | undefined
  #listing: KeptListing = {}

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** For one plan over a tree, and everything in it as it is now. */
  over(tree: BaseTree, { files: marks, git }: Footprint): PlanMemo {
    const lines = [...marks, ...git].map(([name, mark]) => `${name}\0${mark}`)
    const base = sha256(Buffer.from([tree.folder, ...lines].join('\n')))
    if (base !== this.#base) {
      this.#base = base
      this.#listing = {}
      this.#calls.clear()
      this.#bytes = 0
    }
    const directories = new Set<string>()
    for (const name of marks.keys())
      for (let end = name.lastIndexOf('/'); end > 0 && !directories.has(name.slice(0, end)); end = name.lastIndexOf('/', end - 1))
        directories.add(name.slice(0, end))
    const isMarked = ({ files, entries, directories: listed }: ReadFiles) =>
      listed.size === 0 &&
      [...files].every((path) => marks.has(path)) &&
      [...entries].every((path) => marks.has(path) || directories.has(path) || path === '.')
    return {
      watched: new WatchedTree(tree, this.#listing),
      isMarked,
      find: (key) => this.#find(key),
      keep: (key, call) => this.#keep(key, call),
    }
  }

  #find(key: string): Remembered | undefined {
    const found = this.#calls.get(key)
    if (found === undefined) return undefined
    this.#calls.delete(key)
    this.#calls.set(key, found)
    return found
  }

  #keep(key: string, call: Remembered): void {
    if (this.#calls.has(key)) return
    this.#calls.set(key, call)
    this.#bytes += call.bytes
    for (const [oldest, { bytes }] of this.#calls) {
      if (this.#bytes <= this.#maxBytes) return
      this.#calls.delete(oldest)
      this.#bytes -= bytes
    }
  }
}

/** What a plan remembers, and the tree that it has to be made over. */
export interface PlanMemo {
  readonly watched: WatchedTree
  isMarked(read: ReadFiles): boolean
  find(key: string): Remembered | undefined
  keep(key: string, call: Remembered): void
}

interface Remembered {
  readonly result: { readonly ok: true } & ToolSuccess<unknown>
  readonly changes: readonly FileChange[]
  /** About how much memory it takes. */
  readonly bytes: number
}

/** Where in a plan a call is. */
export interface MemoScope extends PlanMemo {
  /** A text that is equal only where the steps before left the same files. */
  readonly before: string
  /** Globs of what it leaves out. */
  readonly excludes: readonly string[]
}

/** Runs a call, or has the changes and the result of the same call on the same files. */
export async function runRemembered(decided: DecidedCall, request: CallRequest, memo: MemoScope): Promise<CallRun> {
  if (!isRepeatable(request)) return runDecided(decided, request)
  const { workspace, walk } = request.context
  const { name, definition = '' } = request.tool
  const scope = [name, definition, memo.before, walk?.isVerify ?? false, memo.excludes, decided.args.complete]
  const key = sha256(Buffer.from(JSON.stringify(scope)))
  const known = memo.find(key)
  if (known !== undefined) {
    await mergeInto(workspace, known.changes)
    return { kind: 'ran', result: known.result, changes: known.changes, durationMs: 0 }
  }
  const reading = memo.watched.watch()
  const ran = await runDecided(decided, request)
  if (ran.kind === 'ran' && ran.result.ok && ran.result.unfinished === undefined && memo.isMarked(reading))
    memo.keep(key, { result: ran.result, changes: ran.changes, bytes: sizeOf(ran.changes) })
  return ran
}

/** The history of commands is not in the files. */
function isRepeatable({ tool: { effect, category } }: CallRequest): boolean {
  return effect !== 'external' && category !== 'Terminal'
}

const BYTES_OF_A_RESULT = 10_000

function sizeOf(changes: readonly FileChange[]): number {
  return changes.reduce(
    (sum, change) => sum + ('before' in change ? change.before.length : 0) + ('after' in change ? change.after.length : 0),
    BYTES_OF_A_RESULT,
  )
}
