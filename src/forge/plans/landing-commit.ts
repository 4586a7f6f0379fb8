import { commitText, PLAN_TRAILER } from '../../engine/commit-text.ts'
import type { Seal } from '../../engine/seal.ts'
import type { Plan } from '../../model/plan.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { decode } from '../../workspace/scratch/clean-repository.ts'
import type { GitHub } from '../api/github-client.ts'
import { noreplyAddress } from '../api/own-identity.ts'
import type { Person } from '../people/read-permission.ts'
import type { PushRefusal } from '../remote/remote-answers.ts'
import { localRefusal, type RemoteRepository } from '../remote/remote-git.ts'
import type { RefUpdate } from '../remote/remote-names.ts'
import { createSignedCommit } from './signed-commit.ts'

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
  /** Given where the token is a bot's: GitHub makes the commit, and signs it. */
  readonly signer?: GitHub | undefined
}

/** How far down a branch a commit of Sous's own is looked for: others may have pushed on top of it. */
const LOOK_BACK = 100
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/

/** The tree of a plan on its way to a branch. Disposing of it leaves no ref behind that only held the tree. */
export interface TreeUpload extends AsyncDisposable {
  /** Changes refs to what is made of the tree. */
  push(updates: readonly RefUpdate[]): Promise<Result<void, PushRefusal>>
}

/** Brings the tree of a plan to GitHub, where GitHub is to make the commit; otherwise it goes there with the commit. */
export async function uploadTree(
  remote: RemoteRepository,
  seal: Seal,
  landed: Omit<LandedCommit, 'people'>,
): Promise<Result<TreeUpload, PushRefusal>> {
  let removal: readonly RefUpdate[] = []
  if (landed.signer !== undefined) {
    const commit = await writeOwnCommit(remote, seal, { ...landed, people: undefined })
    if (!commit.ok) return commit
    const ref = `refs/sous/objects/${commit.value}`
    const pushed = await remote.push([{ ref, from: undefined, to: commit.value }], seal.gitDirectory)
    if (!pushed.ok) return pushed
    removal = [{ ref, from: commit.value, to: undefined }]
  }
  return success({
    async push(updates) {
      const pushed = await remote.push([...updates, ...removal], seal.gitDirectory)
      if (pushed.ok || pushed.error.isUnknown) removal = []
      return pushed
    },
    async [Symbol.asyncDispose]() {
      // What cannot be removed now is swept later.
      if (removal.length > 0) await remote.push(removal)
    },
  })
}

/**
 * Writes the commit that lands a plan. The digest covers tree, parent and message and names no person, so the landed commit
 * is not the sealed one: it has the sealed tree, the sealed parent and message, and below them who asked and who approved.
 * That is why a landing is recognised by trailer, tree and parent together, and never by the commit's own id.
 */
export async function writeLandingCommit(remote: RemoteRepository, seal: Seal, landed: LandedCommit): Promise<Result<string, Refusal>> {
  const { plan, people, signer } = landed
  if (seal.tree !== plan.tree)
    return failure(refusal('tree_mismatch', `The plan comes to the tree ${seal.tree}, and ${plan.tree ?? 'none'} was previewed`))
  if (signer === undefined || plan.base.commit === undefined) return writeOwnCommit(remote, seal, landed)
  const wanted = { tree: plan.tree, parents: [plan.base.commit], message: landingMessage(plan, people, remote.options.url) }
  const signed = await createSignedCommit({ github: signer, remote, wanted, gitDirectory: seal.gitDirectory })
  if (!signed.ok) return signed
  return signed.value === undefined ? writeOwnCommit(remote, seal, landed) : success(signed.value)
}

async function writeOwnCommit(remote: RemoteRepository, seal: Seal, landed: LandedCommit): Promise<Result<string, Refusal>> {
  const written = await remote.run(
    ['hash-object', '-w', '-t', 'commit', '--stdin'],
    Buffer.from(landingText(landed, remote.options.url)),
    seal.gitDirectory,
  )
  return written.ok ? success(decode(written.value).trim()) : failure(localRefusal('write the commit', written.error))
}

function landingText({ plan, people, committer, time }: LandedCommit, serverUrl: string): string {
  const { tree = '', message, digest, base } = plan
  const when = `${Math.floor(time.getTime() / 1000)} +0000`
  const [header = ''] = commitText({ tree, parent: base.commit, message, digest, time: when, person: committer }).split('\n\n', 1)
  return `${header}\n\n${landingMessage(plan, people, serverUrl)}`
}

/** The message of the plan, and below it which plan it is, who asked and who approved. */
export function landingMessage(
  { message, digest }: Pick<Plan, 'message' | 'digest'>,
  people: LandingPeople | undefined,
  serverUrl: string,
): string {
  const text = `${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`
  if (people === undefined) return text
  const { requestedBy, approvedBy } = people
  const trailers = [
    `Sous-Requested-By: ${nameOf(requestedBy)}`,
    ...approvedBy.map((person) => `Sous-Approved-By: ${nameOf(person)}`),
    `Co-authored-by: ${requestedBy.login} <${noreplyAddress(requestedBy, serverUrl)}>`,
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
