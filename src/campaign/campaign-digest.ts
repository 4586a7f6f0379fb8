import { compareBytes } from '../base/bytes.ts'
import { digestOf, encodeNumber, encodeRecord, encodeText } from '../base/digest.ts'
import type { Digest } from '../base/recipe.ts'

/** What an approval covers for one repository. */
export interface CampaignLeaf {
  /** Its id: numeric on GitHub, the path of its work tree on this machine. */
  readonly repository: string
  /** The commit that the plan was made on; empty if there is none yet. */
  readonly head: string
  readonly plan: Digest
  /** Covered by the approval too, so that a group or a wave can be approved by its name alone. */
  readonly group: string
  readonly wave: string
  /** The key of its group: what people saw of the plan. */
  readonly patch: string
}

/** Proves that a leaf is in a campaign, given only the campaign's digest. */
export interface MembershipProof {
  readonly index: number
  readonly count: number
  /** The siblings on the way from the leaf to the root, where there is one. */
  readonly path: readonly Digest[]
}

const LEAF = 'sous-campaign-leaf-v1'
const NODE = 'sous-campaign-node-v1'
const ROOT = 'sous-campaign-v1'

/** The plans of a campaign as a Merkle tree. The order in which they are given does not matter; each repository has one. */
export class CampaignTree {
  readonly #indices = new Map<string, number>()
  /** From the leaves to the root. An odd node moves up unchanged. */
  readonly #levels: readonly (readonly Digest[])[]
  readonly digest: Digest

  constructor(leaves: readonly CampaignLeaf[]) {
    const sorted = leaves.toSorted((a, b) => compareBytes(a.repository, b.repository))
    for (const [index, { repository }] of sorted.entries()) this.#indices.set(repository, index)
    if (this.#indices.size !== leaves.length) throw new Error('A repository is in a campaign twice.')
    const levels: (readonly Digest[])[] = [sorted.map(hashLeaf)]
    for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = parentsOf(level)
    this.#levels = levels
    this.digest = hashRoot(leaves.length, levels.at(-1)?.[0])
  }

  /** `undefined` for a repository that is not in the campaign. */
  prove(repository: string): MembershipProof | undefined {
    const index = this.#indices.get(repository)
    if (index === undefined) return undefined
    const path = this.#levels.flatMap((level, height) => level[(index >> height) ^ 1] ?? [])
    return { index, count: this.#indices.size, path }
  }
}

/** Whether exactly this leaf is in the campaign with that digest. */
export function isMember(digest: Digest, leaf: CampaignLeaf, { index, count, path }: MembershipProof): boolean {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count) return false
  let hash = hashLeaf(leaf)
  let used = 0
  for (let [at, size] = [index, count]; size > 1; at = Math.floor(at / 2), size = Math.ceil(size / 2)) {
    if (at % 2 === 0 && at + 1 >= size) continue
    const other = path[used++]
    if (other === undefined) return false
    hash = at % 2 === 0 ? hashNode(hash, other) : hashNode(other, hash)
  }
  return used === path.length && hashRoot(count, hash) === digest
}

function parentsOf(level: readonly Digest[]): readonly Digest[] {
  const parents: Digest[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]]
    if (left !== undefined) parents.push(right === undefined ? left : hashNode(left, right))
  }
  return parents
}

function hashLeaf({ repository, head, plan, group, wave, patch }: CampaignLeaf): Digest {
  return digestOf(
    LEAF,
    encodeRecord([
      [1, encodeText(repository)],
      [2, encodeText(head)],
      [3, encodeText(plan)],
      [4, encodeText(group)],
      [5, encodeText(wave)],
      [6, encodeText(patch)],
    ]),
  )
}

function hashNode(left: Digest, right: Digest): Digest {
  return digestOf(
    NODE,
    encodeRecord([
      [1, encodeText(left)],
      [2, encodeText(right)],
    ]),
  )
}

/** Includes the number of leaves, so that a proof fixes the position of its leaf. */
function hashRoot(count: number, top: Digest | undefined): Digest {
  return digestOf(
    ROOT,
    encodeRecord([
      [1, encodeNumber(count)],
      [2, top === undefined ? undefined : encodeText(top)],
    ]),
  )
}
