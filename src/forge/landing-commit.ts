import { commitText, PLAN_TRAILER } from '../engine/commit-text.ts'
import type { Seal } from '../engine/seal.ts'
import type { Plan } from '../model/plan.ts'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { decode } from '../workspace/scratch/clean-repository.ts'
import type { Person } from './read-permission.ts'
import { localRefusal, type RemoteRepository } from './remote-git.ts'

export interface LandingPeople {
  readonly requestedBy: Person
  readonly approvedBy: readonly Person[]
}

export interface LandedCommit {
  readonly plan: Plan
  /** `undefined` where nobody asked, such as on a schedule. */
  readonly people: LandingPeople | undefined
  /** `Name <address>` of the token's owner. */
  readonly committer: string
  readonly time: Date
}

/** How far down a branch a commit of Sous's own is looked for: others may have pushed on top of it. */
const LOOK_BACK = 100
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/

/**
 * Writes the commit that lands a plan. The digest covers tree, parent and message and names no person, so the landed commit
 * is not the sealed one: it has the sealed tree, the sealed parent and message, and below them who asked and who approved.
 * That is why a landing is recognised by trailer, tree and parent together, and never by the commit's own id.
 */
export async function writeLandingCommit(remote: RemoteRepository, seal: Seal, landed: LandedCommit): Promise<Result<string, Refusal>> {
  const { plan } = landed
  if (seal.tree !== plan.tree)
    return failure(refusal('tree_mismatch', `The plan comes to the tree ${seal.tree}, and ${plan.tree ?? 'none'} was previewed`))
  const written = await remote.run(['hash-object', '-w', '-t', 'commit', '--stdin'], Buffer.from(landingText(landed)), seal.gitDirectory)
  return written.ok ? success(decode(written.value).trim()) : failure(localRefusal('write the commit', written.error))
}

function landingText({ plan, people, committer, time }: LandedCommit): string {
  const { tree = '', message, digest, base } = plan
  const when = `${Math.floor(time.getTime() / 1000)} +0000`
  const text = commitText({ tree, parent: base.commit, message, digest, time: when, person: committer })
  if (people === undefined) return text
  const { requestedBy, approvedBy } = people
  const trailers = [
    `Sous-Requested-By: ${nameOf(requestedBy)}`,
    ...approvedBy.map((person) => `Sous-Approved-By: ${nameOf(person)}`),
    `Co-authored-by: ${requestedBy.login} <${requestedBy.id}+${requestedBy.login}@users.noreply.github.com>`,
  ]
  return `${text}${trailers.join('\n')}\n`
}

/** The number stays when the login goes to somebody else. */
function nameOf({ login, id }: Person): string {
  if (!LOGIN.test(login) || !Number.isSafeInteger(id)) throw new Error(`Not a person: ${JSON.stringify(login)}`)
  return `${login} (${id})`
}

/** Finds the commit of a plan on a branch: its trailer, on the tree and parent that were previewed. */
export async function findLanded(remote: RemoteRepository, plan: Plan, tip: string): Promise<Result<string | undefined, Refusal>> {
  const fetched = await remote.fetchHistory(tip, LOOK_BACK)
  if (!fetched.ok) return fetched
  const listed = await remote.run(['rev-list', `--max-count=${LOOK_BACK}`, '--format=%H%n%T%n%P%n%B%x00', tip, '--'])
  if (!listed.ok) return failure(localRefusal('read the history', listed.error))
  for (const entry of decode(listed.value).split('\0')) {
    const [commit, tree, parents, ...message] = entry.replace(/^\n?commit .*\n/, '').split('\n')
    const isOfPlan = message.includes(`${PLAN_TRAILER}: ${plan.digest}`)
    if (isOfPlan && tree === plan.tree && parents === plan.base.commit) return success(commit)
  }
  return success(undefined)
}
