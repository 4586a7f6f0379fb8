import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Plan } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { decodeOutput } from '../../git/git.ts'
import { commitText, PLAN_TRAILER } from '../../git/seal-git.ts'
import type { Seal } from '../../plan/seal.ts'
import { ObjectId } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { noreplyAddress } from '../api/graphql.ts'
import type { Person } from '../people/permission.ts'
import type { PushRefusal, RefUpdate } from '../remote/remote-answers.ts'
import { REMOTE_GIT_ERRORS, type RemoteRepository } from '../remote/remote-git.ts'

export interface ApplyPeople {
  readonly requestedBy: Person
  readonly approvedBy: readonly Person[]
}

export interface AppliedCommit {
  readonly plan: Plan
  /** `undefined` without a requester, such as on a schedule. */
  readonly people: ApplyPeople | undefined
  /** `Name <address>` of the token's owner. */
  readonly committer: string
  readonly time: Date
  /** For a bot's token: GitHub makes the commit and signs it. */
  readonly signer?: GitHub | undefined
}

/** How far back Sous looks for its own commit on a branch: others may have pushed on top. */
const LOOK_BACK = 100
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/

/** The tree of a plan, and the git directory that has it. */
export interface StoredTree {
  readonly tree: string
  readonly gitDirectory: string
}

/** The tree of a plan on its way to a branch. Disposing of it removes the temporary ref that held the tree. */
export interface TreeUpload extends AsyncDisposable {
  readonly stored: StoredTree
  /** Points refs at the commit made from the tree. */
  push(updates: readonly RefUpdate[]): Promise<Result<void, PushRefusal>>
}

/** Pushes the tree of a plan if GitHub makes the commit. Otherwise it is pushed with the commit. */
export async function uploadTree(
  remote: RemoteRepository,
  seal: Seal,
  applied: Omit<AppliedCommit, 'people'>,
): Promise<Result<TreeUpload, PushRefusal>> {
  const written = await seal.store()
  if (!written.ok) return failure(refusal('io_error', written.error.message, written.error.suggestion))
  const stored = { tree: seal.tree, gitDirectory: written.value }
  let removal: readonly RefUpdate[] = []
  if (applied.signer !== undefined) {
    const commit = await writeOwnCommit(remote, stored, { ...applied, people: undefined })
    if (!commit.ok) return commit
    const ref = `refs/sous/objects/${commit.value}`
    const pushed = await remote.push([{ ref, from: undefined, to: commit.value }], stored.gitDirectory)
    if (!pushed.ok) return pushed
    removal = [{ ref, from: commit.value, to: undefined }]
  }
  return success({
    stored,
    async push(updates) {
      const pushed = await remote.push([...updates, ...removal], stored.gitDirectory)
      if (pushed.ok || pushed.error.isUnknown) removal = []
      return pushed
    },
    async [Symbol.asyncDispose]() {
      // If this fails, a later sweep removes it.
      if (removal.length > 0) await remote.push(removal)
    },
  })
}

/**
 * Writes the commit that applies a plan. The digest covers tree, parent and message, but no people, so the applied commit is not
 * the sealed one: it has the sealed tree, parent and message, and below them the requester and the approvers.
 * That is why an apply is recognised by trailer, tree and parent together, never by commit id.
 */
export async function writeApplyCommit(
  remote: RemoteRepository,
  stored: StoredTree,
  applied: AppliedCommit,
): Promise<Result<string, Refusal>> {
  const { plan, people, signer } = applied
  if (stored.tree !== plan.tree) return failure(ERRORS.otherTree(stored.tree, plan.tree))
  if (signer === undefined || plan.base.commit === undefined) return writeOwnCommit(remote, stored, applied)
  const wanted = { tree: plan.tree, parents: [plan.base.commit], message: applyMessage(plan, people, remote.options.url) }
  const signed = await createSignedCommit({ github: signer, remote, wanted, gitDirectory: stored.gitDirectory })
  if (!signed.ok) return signed
  return signed.value === undefined ? writeOwnCommit(remote, stored, applied) : success(signed.value)
}

async function writeOwnCommit(
  remote: RemoteRepository,
  { gitDirectory }: StoredTree,
  applied: AppliedCommit,
): Promise<Result<string, Refusal>> {
  const written = await remote.run(
    ['hash-object', '-w', '-t', 'commit', '--stdin'],
    Buffer.from(applyText(applied, remote.options.url)),
    gitDirectory,
  )
  return written.ok
    ? success(decodeOutput(written.value).trim())
    : failure(REMOTE_GIT_ERRORS.localRefusal('write the commit', written.error))
}

function applyText({ plan, people, committer, time }: AppliedCommit, serverUrl: string): string {
  const { tree = '', message, digest, base } = plan
  const when = `${Math.floor(time.getTime() / 1000)} +0000`
  const [header = ''] = commitText({ tree, parent: base.commit, message, digest, time: when, person: committer }).split('\n\n', 1)
  return `${header}\n\n${applyMessage(plan, people, serverUrl)}`
}

/** The plan's message, with trailers for its digest, the requester and the approvers. */
export function applyMessage(
  { message, digest }: Pick<Plan, 'message' | 'digest'>,
  people: ApplyPeople | undefined,
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

/** The id stays when the login changes hands. */
function nameOf({ login, id }: Person): string {
  if (!LOGIN.test(login) || !Number.isSafeInteger(id)) throw new Error(`Not a person: ${JSON.stringify(login)}`)
  return `${login} (${id})`
}

/** Finds the commit of a plan on a branch by its trailer, tree and parent. */
export async function findApplied(remote: RemoteRepository, plan: Plan, tip: string): Promise<Result<string | undefined, Refusal>> {
  const fetched = await remote.fetchHistory(tip, LOOK_BACK)
  if (!fetched.ok) return fetched
  const listed = await remote.run(['rev-list', `--max-count=${LOOK_BACK}`, '--format=%H%n%T%n%P%n%B%x00', tip, '--'])
  if (!listed.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('read the history', listed.error))
  for (const entry of decodeOutput(listed.value).split('\0')) {
    const [commit, tree, parents, ...message] = entry.replace(/^\n?commit .*\n/, '').split('\n')
    const isOfPlan = message.includes(`${PLAN_TRAILER}: ${plan.digest}`)
    if (isOfPlan && tree === plan.tree && parents === plan.base.commit) return success(commit)
  }
  return success(undefined)
}

/** The server has no such route, or the token may not use it. The push will say whether it is allowed. */
const CANNOT_CREATE: ReadonlySet<number | undefined> = new Set([403, 404, 405, 501])

/** The commit and its parent. */
const DEPTH = 2

export interface SignedCommitRequest {
  readonly github: GitHub
  readonly remote: RemoteRepository
  readonly wanted: CommitObject
  /** Where the commit is fetched to: it has the tree already. */
  readonly gitDirectory: string
}

/**
 * Lets GitHub make a commit from a tree that it already has, and fetches it. GitHub signs commits by bots that name no author or
 * committer. `undefined` if the server cannot make commits.
 */
export async function createSignedCommit(request: SignedCommitRequest): Promise<Result<string | undefined, Refusal>> {
  const { github, remote, wanted, gitDirectory } = request
  const { tree, parents, message } = wanted
  const made = await github.write({
    route: 'POST /repos/{owner}/{repo}/git/commits',
    parameters: { message, tree, parents },
    schema: z.object({ sha: ObjectId }),
    // An unreferenced commit does no harm, so this can be retried.
    look: async () => success(undefined),
  })
  if (!made.ok) return CANNOT_CREATE.has(made.error.status) ? success(undefined) : made
  const { sha } = made.value
  const fetched = await remote.fetchHistory(sha, DEPTH, gitDirectory)
  if (!fetched.ok) return fetched
  const found = await readCommitObject(remote, sha, gitDirectory)
  if (!found.ok) return found
  const isExact = found.value.tree === tree && found.value.parents.join() === parents.join() && found.value.message === message
  return isExact ? success(sha) : failure(ERRORS.otherCommit(sha))
}

/** A commit without author, committer and dates. */
export interface CommitObject {
  /** `undefined` unless it has exactly one. */
  readonly tree: string | undefined
  readonly parents: readonly string[]
  /** Ends with a newline, even if GitHub made the commit without one. */
  readonly message: string
}

/** Reads a commit of this git directory or one that borrows from it. Git has checked its hash. */
export async function readCommitObject(
  remote: RemoteRepository,
  commit: string,
  gitDirectory?: string,
): Promise<Result<CommitObject, Refusal>> {
  const text = await remote.run(['cat-file', 'commit', commit], undefined, gitDirectory)
  if (!text.ok) return failure(REMOTE_GIT_ERRORS.localRefusal('read the commit', text.error))
  // All lines of a signature start with a space, so the first blank line ends the header.
  const [header = '', ...body] = decodeOutput(text.value).split('\n\n')
  const idsOf = (name: string) => [...header.matchAll(new RegExp(`^${name} ([0-9a-f]+)$`, 'gm'))].map(([, id = '']) => id)
  const trees = idsOf('tree')
  const message = body.join('\n\n')
  return success({
    tree: trees.length === 1 ? trees[0] : undefined,
    parents: idsOf('parent'),
    message: message.endsWith('\n') ? message : `${message}\n`,
  })
}

const ERRORS = {
  otherTree: (sealed: string, previewed: string | undefined) =>
    refusal('tree_mismatch', `The plan gives tree ${sealed}, but the preview had ${previewed ?? 'none'}`),
  otherCommit: (sha: string) => refusal('tree_mismatch', `GitHub made commit ${sha}, which differs from the request`),
}
