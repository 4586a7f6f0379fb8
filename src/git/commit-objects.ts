import { asBuffer } from '../base/bytes.ts'
import { parseJson } from '../base/text/json.ts'
import { entriesIn, formatOf, type GitObject, objectId } from './trees.ts'

/** What is at a path of a commit. */
export type CommitEntry =
  | { readonly kind: 'file'; readonly id: string }
  | { readonly kind: 'directory'; readonly id: string }
  /** A link or another repository. */
  | { readonly kind: 'other'; readonly id: string }

const KINDS: Readonly<Record<string, CommitEntry['kind']>> = { '40000': 'directory', '100644': 'file', '100755': 'file' }

/**
 * Some objects of one commit. Each is named by the hash of its bytes, computed here, and found from the commit on down: anyone who
 * hands over other bytes only makes them missing.
 */
export class CommitObjects {
  readonly commit: string
  readonly #objects = new Map<string, GitObject>()

  constructor(commit: string, objects: Iterable<GitObject>) {
    this.commit = commit
    for (const object of objects) this.#objects.set(objectId(object, formatOf(commit)), object)
  }

  /** The entries of a directory by name; empty if there is none. `undefined` if an object on the way is missing. */
  list(directory: string): ReadonlyMap<string, CommitEntry> | undefined {
    let tree = this.#rootTree()
    for (const name of directory.split('/')) {
      if (tree === undefined) return undefined
      const entry = this.#entries(tree)?.get(name)
      if (entry?.kind !== 'directory') return this.#entries(tree) && new Map()
      tree = entry.id
    }
    return tree === undefined ? undefined : this.#entries(tree)
  }

  /** The content of a file of a listing; `undefined` if it was left out. */
  read({ id }: CommitEntry): Uint8Array | undefined {
    const object = this.#objects.get(id)
    return object?.type === 'blob' ? object.bytes : undefined
  }

  /** As text, to save it. */
  write(): string {
    const objects = [...this.#objects.values()].map(({ type, bytes }) => ({ type, bytes: asBuffer(bytes).toString('base64') }))
    return JSON.stringify({ commit: this.commit, objects })
  }

  /** What was saved for a commit; `undefined` if it is anything else. */
  static parse(text: string, commit: string): CommitObjects | undefined {
    const parsed = parseJson(text)
    const listed = parsed.ok ? (parsed.value as { readonly objects?: unknown } | null)?.objects : undefined
    if (!Array.isArray(listed)) return undefined
    const objects = listed.flatMap((one: { readonly type?: unknown; readonly bytes?: unknown } | null): GitObject[] => {
      const { type, bytes } = one ?? {}
      const isKnown = (type === 'commit' || type === 'tree' || type === 'blob') && typeof bytes === 'string'
      return isKnown ? [{ type, bytes: Buffer.from(bytes, 'base64') }] : []
    })
    const read = new CommitObjects(commit, objects)
    return read.#rootTree() === undefined ? undefined : read
  }

  #rootTree(): string | undefined {
    const commit = this.#objects.get(this.commit)
    return commit?.type === 'commit' ? /^tree ([0-9a-f]+)\n/.exec(asBuffer(commit.bytes).toString('latin1'))?.[1] : undefined
  }

  #entries(tree: string): ReadonlyMap<string, CommitEntry> | undefined {
    const object = this.#objects.get(tree)
    if (object?.type !== 'tree') return undefined
    const entries = [...entriesIn(object.bytes, formatOf(this.commit))].map(([name, { mode, id }]) => {
      const kind = KINDS[mode] ?? 'other'
      return [Buffer.from(name, 'latin1').toString('utf8'), { kind, id: Buffer.from(id, 'latin1').toString('hex') }] as const
    })
    return new Map(entries)
  }
}
