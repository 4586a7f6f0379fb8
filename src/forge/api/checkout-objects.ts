import { readObjects } from '../../engine/base-objects.ts'
import { entriesIn } from '../../engine/edited-tree.ts'
import { formatOf, type GitObject, objectId } from '../../model/git-object.ts'
import { success } from '../../model/result.ts'
import type { Git, RepositoryPlace } from '../../system/git.ts'
import { decode } from '../../workspace/scratch/clean-repository.ts'
import { type GitEntry, kindOf } from './git-tree.ts'
import type { TreeSource } from './tree-source.ts'

/**
 * The objects of the checked-out repository. Any step before this one can write there, so an object counts only if its
 * bytes hash to its id: a forged repository can lack objects, and no more than that.
 */
export class CheckoutObjects {
  readonly #git: Git
  readonly #place: RepositoryPlace

  constructor(git: Git, { gitDirectory, workTree }: RepositoryPlace) {
    this.#git = git
    this.#place = { gitDirectory, workTree }
  }

  /** The parents of a commit, in order; `undefined` where it is not here. */
  async parents(id: string): Promise<readonly string[] | undefined> {
    return (await this.#commit(id))?.parents
  }

  /** A directory, of a tree or the top of a commit; `undefined` where it is not here. */
  async tree(id: string): Promise<ReadonlyMap<string, GitEntry> | undefined> {
    const commit = await this.#commit(id)
    const bytes = await this.#read(commit?.tree ?? id, 'tree')
    if (bytes === undefined) return undefined
    const entries = [...entriesIn(bytes, formatOf(id))].map(
      ([name, entry]) =>
        [
          Buffer.from(name, 'latin1').toString('utf8'),
          { mode: entry.mode.padStart(6, '0'), id: Buffer.from(entry.id, 'latin1').toString('hex') },
        ] as const,
    )
    const sizes = await this.#sizes(entries.map(([, entry]) => entry.id))
    return new Map(
      entries.map(([name, entry], index) => [
        name,
        { kind: kindOf(entry.mode), mode: entry.mode === '100755' ? entry.mode : '100644', id: entry.id, size: sizes[index] ?? 0 },
      ]),
    )
  }

  blob(id: string): Promise<Uint8Array | undefined> {
    return this.#read(id, 'blob')
  }

  async #commit(id: string): Promise<{ readonly tree: string; readonly parents: readonly string[] } | undefined> {
    const bytes = await this.#read(id, 'commit')
    if (bytes === undefined) return undefined
    const [head = ''] = decode(bytes).split('\n\n', 1)
    const values = (name: string) => [...head.matchAll(new RegExp(`^${name} ([0-9a-f]+)$`, 'gm'))].map(([, value = '']) => value)
    return { tree: values('tree')[0] ?? '', parents: values('parent') }
  }

  async #read(id: string, type: GitObject['type']): Promise<Uint8Array | undefined> {
    const read = await readObjects(this.#git, this.#place, [id])
    const object = read.ok ? read.value[0] : undefined
    if (object?.type !== type) return undefined
    return objectId({ type, bytes: object.bytes }, formatOf(id)) === id ? object.bytes : undefined
  }

  /** Not proved by any hash; only limits on what is read go by them. */
  async #sizes(ids: readonly string[]): Promise<readonly number[]> {
    const input = Buffer.from(ids.map((id) => `${id}\n`).join(''))
    const listed = await this.#git.run({ ...this.#place, args: ['cat-file', '--batch-check=%(objectsize)'], input })
    return listed.ok
      ? decode(listed.value)
          .split('\n')
          .map((line) => Number.parseInt(line, 10) || 0)
      : []
  }
}

/** What is checked out costs no request. What is missing there, as after a shallow or partial clone, comes from GitHub. */
export function checkoutFirst(checkout: CheckoutObjects, github: TreeSource): TreeSource {
  return {
    ...github,
    async below(id) {
      return (await checkout.tree(id)) === undefined ? github.below(id) : success(undefined)
    },
    async tree(id) {
      const tree = await checkout.tree(id)
      return tree === undefined ? github.tree(id) : success(tree)
    },
    async blob(id) {
      const bytes = await checkout.blob(id)
      return bytes === undefined ? github.blob(id) : success(bytes)
    },
  }
}
