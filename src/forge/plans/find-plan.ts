import { isWholeDigest, parseDigest, shortDigest } from '../../model/digest.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { Digest, DigestPrefix } from '../../model/recipe.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { plansIn } from '../pulls/sticky-comment.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import { loadPlanRef, PLAN_REFS } from './plan-ref.ts'
import { PROPOSAL_TARGET } from './refuse-other-plan.ts'

export interface PlanQuestion {
  readonly remote: RemoteRepository
  readonly pull: number
  readonly prefix: DigestPrefix
  /** Texts in which Sous itself showed plans: somebody may have deleted the ref of one of them. */
  readonly shown?: readonly string[]
}

/** More refs than this with the same 12 characters do not come about by chance. */
const MAX_CANDIDATES = 20

/**
 * The one plan of a pull request whose digest begins so: superseded and cancelled plans count too, so that a digest which was
 * shown once never names another plan later. What else fits only makes it ambiguous, so nothing here has to be trusted.
 */
export async function findPlan({ remote, pull, prefix, shown = [] }: PlanQuestion): Promise<Result<Digest, Refusal>> {
  if (isWholeDigest(prefix)) return success(prefix)
  const refs = await remote.readRefs([`${PLAN_REFS}${prefix}*`])
  if (!refs.ok) return refs
  const seen = shown.flatMap(plansIn).flatMap((text) => digestOf(text, prefix))
  const stored = [...refs.value.keys()].flatMap((ref) => digestOf(ref.slice(PLAN_REFS.length), prefix))
  const fitting = [...new Set([...seen, ...stored])]
  const [only, ...others] = fitting
  if (only === undefined) return failure(refusal('digest_unknown', `This pull request has no plan ${prefix}`))
  if (others.length === 0) return success(only)
  if (stored.length > MAX_CANDIDATES) return failure(ambiguous(prefix, fitting))
  const own = new Set(seen)
  for (const digest of stored) {
    const record = await loadPlanRef(remote, digest)
    // What does not hash to its name can never be applied.
    if (!record.ok && !UNREADABLE.includes(record.error.code)) return record
    if (record.ok && isOf(record.value.plan, pull)) own.add(digest)
  }
  const [first = only, second] = own
  return second === undefined ? success(first) : failure(ambiguous(prefix, [...own]))
}

const UNREADABLE: readonly string[] = ['plan_tampered', 'plan_version', 'digest_unknown']

/** The plan of a proposal names no pull request. Whether it is of this one is checked when it is applied. */
function isOf(
  { repository, target }: { readonly repository?: { readonly pull?: number }; readonly target: string },
  pull: number,
): boolean {
  return repository?.pull === pull || (repository?.pull === undefined && target === PROPOSAL_TARGET)
}

function digestOf(text: string, prefix: DigestPrefix): readonly Digest[] {
  const digest = parseDigest(text)
  return digest.ok && digest.value.startsWith(prefix) ? [digest.value] : []
}

function ambiguous(prefix: DigestPrefix, [first, second]: readonly Digest[]): Refusal {
  const names = [first, second].map((digest) => (digest === undefined ? '' : tellApart(digest, [first, second])))
  return refusal('digest_ambiguous', `${prefix} fits two plans of this pull request: ${names.join(' and ')}`)
}

/** Enough characters that the two differ. */
function tellApart(digest: Digest, others: readonly (Digest | undefined)[]): string {
  const isShared = others.every((other) => other === undefined || shortDigest(other) === shortDigest(digest))
  return isShared ? digest : shortDigest(digest)
}
