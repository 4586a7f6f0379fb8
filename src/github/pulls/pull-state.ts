import * as z from 'zod/mini'
import type { ApprovalPolicy } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { type Result, success } from '../../base/result.ts'
import { parseGlob } from '../../workspace/glob/glob.ts'
import { ObjectId, Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'

/** A pull request as GitHub has it now. */
export interface PullState {
  readonly number: number
  readonly author: number | undefined
  readonly isOpen: boolean
  /** The commit on the base branch, once merged. */
  readonly mergedAs: string | undefined
  readonly isDraft: boolean
  readonly repository: {
    readonly id: number
    readonly defaultBranch: string
    readonly isArchived: boolean
  }
  readonly base: { readonly ref: string; readonly commit: string }
  readonly head: {
    /** `undefined` if the fork was deleted. */
    readonly repository: number | undefined
    readonly ref: string
    readonly commit: string
  }
  /** By repository ids: the head's repository may be deleted, and the base's may be a fork itself. */
  readonly isFork: boolean
}

/** What a plan was made on, with short branch names. */
export interface PlaceOnPull {
  readonly repository: number
  readonly pull: number
  readonly baseRef: string
  readonly headRef: string
  readonly headCommit: string
}

const Branch = z.string().check(z.minLength(1))

const Pull = z.object({
  number: Positive,
  state: z.enum(['open', 'closed']),
  merged: z.boolean(),
  merge_commit_sha: z.nullish(ObjectId),
  draft: z.boolean(),
  user: z.nullable(z.object({ id: Positive })),
  base: z.object({
    ref: Branch,
    sha: ObjectId,
    repo: z.object({ id: Positive, default_branch: Branch, archived: z.boolean() }),
  }),
  head: z.object({ ref: Branch, sha: ObjectId, repo: z.nullable(z.object({ id: Positive })) }),
})

export async function readPull(github: GitHub, number: number): Promise<Result<PullState, Refusal>> {
  const answer = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }, Pull)
  if (!answer.ok) return answer
  const { state, merged, merge_commit_sha: mergeCommit, draft, user, base, head } = answer.value
  return success({
    number,
    author: user?.id,
    isOpen: state === 'open' && !merged,
    mergedAs: merged ? (mergeCommit ?? undefined) : undefined,
    isDraft: draft,
    repository: { id: base.repo.id, defaultBranch: base.repo.default_branch, isArchived: base.repo.archived },
    base: { ref: base.ref, commit: base.sha },
    head: { repository: head.repo?.id, ref: head.ref, commit: head.sha },
    isFork: head.repo?.id !== base.repo.id,
  })
}

/** Checks that Sous may make a plan for the pull request. */
export function checkPlannable(pull: PullState, policy: ApprovalPolicy): Refusal | undefined {
  const { number, repository, base } = pull
  const name = `Pull request #${number}`
  if (repository.isArchived) return ERRORS.archived()
  if (!pull.isOpen) return ERRORS.closed(name)
  if (pull.isDraft && !policy.drafts) return ERRORS.draft(name)
  if (!isBaseAllowed({ branch: base.ref, defaultBranch: repository.defaultBranch }, policy)) return ERRORS.otherBase(name, base.ref)
  if (pull.isFork && policy.forks === 'refuse') return ERRORS.fork(name)
  return undefined
}

/** Checks that a plan can be applied to the pull request as it is now. The push compares the head again. */
export function checkApplicable(pull: PullState, policy: ApprovalPolicy, plan: PlaceOnPull): Refusal | undefined {
  const name = `Pull request #${pull.number}`
  if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return ERRORS.otherPull(plan.pull, pull.number)
  if (pull.isFork) return ERRORS.noPushToForks(name)
  const refused = checkPlannable(pull, policy)
  if (refused !== undefined) return refused
  if (pull.head.ref === pull.repository.defaultBranch) return ERRORS.defaultBranch(name, pull.head.ref)
  if (pull.base.ref !== plan.baseRef) return ERRORS.baseChanged(name, plan.baseRef, pull.base.ref)
  if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit)
    return ERRORS.headMoved(plan.headCommit, name, pull.head.commit)
  return undefined
}

function short(commit: string): string {
  return commit.slice(0, 12)
}

export interface BaseBranch {
  /** Short names, such as `main`. */
  readonly branch: string
  readonly defaultBranch: string
}

/** Whether Sous acts on pull requests for a branch: always for the default branch, for others if the configuration lists them. */
export function isBaseAllowed({ branch, defaultBranch }: BaseBranch, { branches }: Pick<ApprovalPolicy, 'branches'>): boolean {
  if (branch === defaultBranch) return true
  return branches.some((pattern) => {
    // Without a slash, a glob would match at any depth: `stable` must not match `octocat/stable`.
    const glob = parseGlob(pattern.includes('/') ? pattern : `./${pattern}`)
    return glob.ok && glob.value.matches(branch)
  })
}

const ERRORS = {
  archived: () => refusal('repo_archived', 'The repository is archived'),
  closed: (pull: string) => refusal('pr_closed', `${pull} is closed`),
  draft: (pull: string) => refusal('pr_draft', `${pull} is a draft`),
  otherBase: (pull: string, branch: string) => refusal('base_not_allowed', `${pull} is for '${branch}'`),
  fork: (pull: string) => refusal('fork_not_allowed', `${pull} comes from a fork`),
  otherPull: (planned: number, pull: number) => refusal('digest_unknown', `The plan was made for #${planned}, not for #${pull}`),
  noPushToForks: (pull: string) => refusal('fork_not_allowed', `${pull} comes from a fork, and Sous does not push to forks`),
  defaultBranch: (pull: string, branch: string) =>
    refusal('protected_branch', `${pull} is from '${branch}', the default branch, and Sous does not push there`),
  baseChanged: (pull: string, planned: string, now: string) =>
    refusal('stale_base', `${pull} was for '${planned}' when the plan was made, and is for '${now}' now`),
  headMoved: (planned: string, pull: string, now: string) =>
    refusal('stale_head', `The plan was made on ${short(planned)}, and ${pull.toLowerCase()} is at ${short(now)} now`),
}
