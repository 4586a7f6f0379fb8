import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { briefText, parseRepoPath, type RepoPath } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { decodeOutput } from '../../git/clean-repository.ts'
import { localRefusal, type RemoteRepository } from '../remote/remote-git.ts'
import { ObjectId } from './api-answers.ts'
import type { CheckoutObjects } from './git-tree.ts'
import type { GitHub } from './github-client.ts'
import type { TrustedTree } from './trusted-tree.ts'

export interface TrustedCommitFacts {
  /** `GITHUB_EVENT_NAME`. */
  readonly event: string
  /** `GITHUB_SHA`. */
  readonly sha: string
  /** `GITHUB_RUN_ATTEMPT`. */
  readonly attempt: number
  /** Asks for the tip of the default branch. */
  readTip(): Promise<Result<string, Refusal>>
}

/** For these `GITHUB_SHA` is the tip of the default branch. A repeated run has the one of long ago, and with it old rules. */
const ON_DEFAULT_BRANCH: readonly string[] = ['issue_comment', 'schedule']

/** The commit whose recipes and configuration count: the tip of the default branch, whatever started the run from where. */
export async function findTrustedCommit({ event, sha, attempt, readTip }: TrustedCommitFacts): Promise<Result<string, Refusal>> {
  const isTip = attempt === 1 && ON_DEFAULT_BRANCH.includes(event) && z.safeParse(ObjectId, sha).success
  return isTip ? success(sha) : readTip()
}

/** A small text of the trusted commit; `undefined` when there is no such file. */
export async function readTrustedText(tree: TrustedTree, path: string): Promise<Result<string | undefined, Refusal>> {
  const file = parseRepoPath(path)
  if (!file.ok) return failure(unreadable(tree, path, file.error))
  const entry = await tree.entry(file.value)
  if (!entry.ok) return failure(unreadable(tree, path, entry.error))
  if (entry.value.kind === 'missing') return success(undefined)
  const content = await tree.read(file.value)
  if (!content.ok) return failure(unreadable(tree, path, content.error))
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(content.value.bytes))
  } catch {
    return failure(refusal('policy_error', `'${briefText(path)}' is not UTF-8`))
  }
}

export interface WorkflowFacts {
  /** `GITHUB_WORKFLOW_REF`. */
  readonly ref: string
  /** `GITHUB_WORKFLOW_SHA`. */
  readonly sha: string
}

export interface WorkflowFile {
  readonly path: RepoPath | undefined
  /** The commit that it ran at. */
  readonly sha: string
}

/**
 * Whether a workflow ran exactly as the default branch has it. Reviews run the workflow of the pull request, so only then may
 * one of them apply something; and only then does an earlier run vouch for its plan.
 */
export async function checkWorkflowRef(
  remote: RemoteRepository,
  tree: TrustedTree,
  { path, sha }: WorkflowFile,
): Promise<Refusal | undefined> {
  const refused = (why: string) => refusal('event_not_trusted_for_apply', `The workflow of this run ${why}`)
  if (path === undefined || !z.safeParse(ObjectId, sha).success) return refused('cannot be told')
  const trusted = await tree.objectId(path)
  if (!trusted.ok) return tree.refusal ?? refused('cannot be read on the default branch')
  if (trusted.value === undefined) return refused('is not on the default branch')
  if (sha === tree.commit) return undefined
  const fetched = await remote.fetchCommit(sha, { contents: false })
  if (!fetched.ok) return fetched.error
  const running = await remote.run(['ls-tree', '-z', '--full-tree', sha, '--', path])
  if (!running.ok) return localRefusal('read the workflow', running.error)
  const [, id] = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(decodeOutput(running.value)) ?? []
  return id === trusted.value ? undefined : refused('differs from the one on the default branch')
}

/** The file in `owner/name/.github/workflows/sous.yml@refs/…`, or in `.github/workflows/sous.yml` as the API names it. */
export function workflowPath(ref: string): RepoPath | undefined {
  const [, text] = /^(?:[^/]+\/[^/]+\/)?(\.github\/workflows\/[^@]+\.ya?ml)(?:@|$)/.exec(ref) ?? []
  const path = text === undefined ? undefined : parseRepoPath(text)
  return path?.ok ? path.value : undefined
}

function unreadable(tree: TrustedTree, path: string, { message, suggestion }: ToolError): Refusal {
  return tree.refusal ?? refusal('policy_error', `'${briefText(path)}' cannot be read: ${message}`, suggestion)
}

const Commit = z.object({ parents: z.array(z.object({ sha: ObjectId })) })

export interface BaseCommitFacts {
  readonly github: GitHub
  /** Of the checked-out repository, if there is one. */
  readonly checkout: CheckoutObjects | undefined
  /** `GITHUB_SHA`. */
  readonly sha: string
  /** `pull_request.base.sha` of the event. */
  readonly eventBase: string
}

/**
 * The commit that a pull request is checked against: the first parent of the merge commit that the run is about.
 * `pull_request.base.sha` stays where the base branch was at the last push to the pull request, so an old pull request would be
 * checked by old rules, and rules that others merged since would look like its own changes. And the runner sets
 * `GITHUB_SHA`, while any step can rewrite the event's file. The event decides only where the run is about no merge commit:
 * once a pull request was squashed, or outside of GitHub.
 */
export async function findBaseCommit({ github, checkout, sha, eventBase }: BaseCommitFacts): Promise<Result<string, Refusal>> {
  if (!z.safeParse(ObjectId, sha).success) return failure(refusal('base_unavailable', `GITHUB_SHA is not a commit: '${sha.slice(0, 80)}'`))
  const here = await checkout?.parents(sha)
  const parents = here === undefined ? await readParents(github, sha) : success(here)
  if (!parents.ok) return failure(unavailable(sha, parents.error))
  const [base] = parents.value
  return success(base !== undefined && parents.value.length === 2 ? base : eventBase)
}

async function readParents(github: GitHub, sha: string): Promise<Result<readonly string[], Refusal>> {
  const commit = await github.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: sha }, Commit)
  return commit.ok ? success(commit.value.parents.map((parent) => parent.sha)) : commit
}

/** Neither the checkout has the commit nor does GitHub give it. */
export function unavailable(commit: string, { message }: Refusal): Refusal {
  return refusal('base_unavailable', `Sous could not read commit ${commit}: ${message}`)
}
