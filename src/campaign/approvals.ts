import type { Digest } from '../base/recipe.ts'
import { type CampaignLeaf, CampaignTree, isMember } from './campaign-digest.ts'
import type { PatchGroup } from './patch-groups.ts'
import { hasPlan, type Row } from './rows.ts'

/** The consent of a person to the plans of a campaign: all of them, those of a group, of a wave, or of both. */
export interface CampaignApproval {
  readonly digest: Digest
  readonly group?: string
  readonly wave?: string
  /** Who gave it, for people. */
  readonly by: string
  /** Proves, where the approval was given, that it is genuine: others can write to a ledger. */
  readonly seal: string
}

/** The part of a campaign that an approval is for. */
export type ApprovalScope = Pick<CampaignApproval, 'digest' | 'group' | 'wave'>

/** An approval that was verified where it was given. */
type GivenApproval = ApprovalScope & Partial<Pick<CampaignApproval, 'by'>>

/** How many groups of calls can be approved at a time: an issue has room to show them whole. */
const MAX_CALL_GROUPS = 20

/** The groups whose calls wait for approval, the first of them if there are many. Only these are shown, and only these can be approved. */
export function callGroups(rows: readonly Row[], groups: readonly PatchGroup[]): readonly PatchGroup[] {
  const waiting = new Set(rows.flatMap(({ state, patch }) => (state === 'gated' && patch !== undefined ? [patch] : [])))
  return groups.filter(({ patch }) => waiting.has(patch)).slice(0, MAX_CALL_GROUPS)
}

/** The plans of a campaign as they are approved. */
export function leavesOf(rows: readonly Row[], groups: readonly PatchGroup[]): readonly CampaignLeaf[] {
  const labels = new Map(groups.map(({ patch, label }) => [patch, label]))
  const shown = new Set(callGroups(rows, groups).map(({ patch }) => patch))
  const isShown = ({ state, patch = '' }: Row) => state !== 'gated' || shown.has(patch)
  return rows.flatMap((row) => {
    const group = hasPlan(row) && isShown(row) ? labels.get(row.patch) : undefined
    return hasPlan(row) && group !== undefined
      ? [{ repository: row.id, head: row.head ?? '', plan: row.plan, group, wave: row.wave, patch: row.patch }]
      : []
  })
}

export function isInScope({ group, wave }: Pick<CampaignLeaf, 'group' | 'wave'>, scope: Omit<ApprovalScope, 'digest'>): boolean {
  return (scope.group === undefined || scope.group === group) && (scope.wave === undefined || scope.wave === wave)
}

/**
 * Finds which plans are approved. Each has to prove its membership in a campaign that was approved, so that what a ledger says about
 * it counts for nothing.
 */
export class ApprovedPlans {
  readonly #approved: readonly { readonly scope: GivenApproval; readonly tree: CampaignTree }[]
  readonly #people: number
  readonly #leaves: readonly CampaignLeaf[]

  /** Genuine approvals, the plans of the campaigns that they are for, and how many people have to approve a plan. */
  constructor(approvals: readonly GivenApproval[], campaigns: readonly (readonly CampaignLeaf[])[], people = 1) {
    this.#people = people
    const trees = campaigns.map((leaves) => ({ leaves, tree: new CampaignTree(leaves) }))
    const known = approvals.flatMap((scope) => {
      const found = trees.find(({ tree }) => tree.digest === scope.digest)
      return found === undefined ? [] : [{ scope, ...found }]
    })
    this.#approved = known
    this.#leaves = [...new Set(known.map(({ leaves }) => leaves))].flat()
  }

  /** All plans of the campaigns that someone approved, or approved a part of. */
  leaves(): readonly CampaignLeaf[] {
    return this.#leaves
  }

  /** The approvals that cover a plan; none until enough people gave one, and at least so many. */
  of(leaf: CampaignLeaf, least = 1): readonly GivenApproval[] {
    const given = this.#approved.flatMap(({ scope, tree }) => {
      const proof = isInScope(leaf, scope) ? tree.prove(leaf.repository) : undefined
      return proof !== undefined && isMember(scope.digest, leaf, proof) ? [scope] : []
    })
    return new Set(given.map(({ by }) => by)).size >= Math.max(this.#people, least) ? given : []
  }
}
