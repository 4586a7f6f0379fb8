import type { Account, Repository, State } from './state.ts'

export type ActivityType = 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'pr_merge'

/** One change of a branch, with GitHub's time of it: whoever pushes chooses the dates of commits and not this one. */
export interface Activity {
  readonly id: number
  readonly type: ActivityType
  readonly ref: string
  readonly before: string
  readonly after: string
  readonly timestamp: string
  readonly actor: Account
}

/** Who makes the changes of branches that have not been noted yet. */
export interface Cause {
  readonly by: Account
  readonly type?: 'pr_merge'
}

/** A change of a ref that a push under way asks for. */
export interface RefChange {
  readonly ref: string
  readonly after: string
  readonly by: Account
}

const NONE = '0'.repeat(40)

/** Notes what happened to branches since the last look; refs are moved by git itself, by routes and by tests. */
export function noteActivity(
  state: State,
  request: { readonly repository: Repository; readonly refs: Refs; readonly cause?: Cause },
): void {
  const { repository, refs, cause } = request
  const { seenHeads } = repository
  const heads = new Map([...refs].filter(([name]) => name.startsWith('refs/heads/')))
  for (const ref of new Set([...seenHeads.keys(), ...heads.keys()])) {
    const [before, after] = [seenHeads.get(ref) ?? NONE, heads.get(ref) ?? NONE]
    if (before === after) continue
    const actor = pusherOf(repository, { ref, after }) ?? cause?.by ?? ownerOf(repository, ref)
    const type = typeOf(repository, { before, after }) ?? cause?.type ?? 'push'
    const id = repository.id * 100_000 + repository.activities.length
    repository.activities.push({ id, type, ref, before, after, timestamp: state.time(), actor })
  }
  repository.seenHeads = heads
}

type Refs = ReadonlyMap<string, string>

/** Pushes take their time, and meanwhile other requests look at the refs. */
function pusherOf({ pushes }: Repository, { ref, after }: { readonly ref: string; readonly after: string }): Account | undefined {
  return [...pushes].find((push) => push.ref === ref && push.after === after)?.by
}

/** What a test does behind the server's back is done by the author of the pull request, or by the repository's owner. */
function ownerOf(repository: Repository, ref: string): Account {
  const base = repository.parent ?? repository
  const isHead = ({ pull }: { readonly pull: { readonly headRepository: unknown; readonly headRef: string } | undefined }) =>
    pull?.headRepository === repository && `refs/heads/${pull.headRef}` === ref
  return [...base.issues.values()].filter(({ state }) => state === 'open').find(isHead)?.user ?? repository.owner
}

function typeOf({ bare }: Repository, { before, after }: { readonly before: string; readonly after: string }): ActivityType | undefined {
  if (before === NONE) return 'branch_creation'
  if (after === NONE) return 'branch_deletion'
  return bare.mergeBase(before, after) === before ? undefined : 'force_push'
}

/** The commands at the start of what git sends to push: `old new ref`, each in a line that begins with its length. */
export function refChangesOf(body: Buffer, by: Account): readonly RefChange[] {
  const found: RefChange[] = []
  for (let at = 0; ; ) {
    const length = Number.parseInt(body.subarray(at, at + 4).toString('latin1'), 16)
    if (!(length > 4)) return found
    const line = body.subarray(at + 4, at + length).toString('utf8')
    const [, after, ref] = /^[0-9a-f]{40} ([0-9a-f]{40}) ([^\0\n]+)/.exec(line) ?? []
    if (after !== undefined && ref !== undefined) found.push({ ref, after, by })
    at += length
  }
}
