import type { Account, PullIssue, Repository, State } from './state.ts'

/** How somebody asked for a merge. Texts that are not given are GitHub's own. */
export interface MergeWish {
  readonly method: string
  readonly title?: string | undefined
  readonly message?: string | undefined
  readonly by: Account
}

/** GitHub's words for a method that the settings of the repository do not allow. */
export function methodProblem({ mergeMethods }: Repository, method: string): string | undefined {
  if (mergeMethods.has(method)) return undefined
  const name = method === 'merge' ? 'Merge commits' : `${method[0]?.toUpperCase()}${method.slice(1)} merges`
  return `${name} are not allowed on this repository.`
}

/** The tree of the merge on the base as it is at this moment: no request pins the base. `undefined` where they conflict. */
export function mergedTree({ bare }: Repository, { pull }: PullIssue): string | undefined {
  try {
    return bare.mergeTree(bare.resolve(`refs/heads/${pull.baseRef}`) ?? '', pull.headSha)
  } catch {
    return undefined
  }
}

/** Required checks that have not passed, in GitHub's words. */
function checkProblems(repository: Repository, { pull }: PullIssue): readonly string[] {
  const names = repository.requiredChecks.get(pull.baseRef) ?? []
  const problems = names.flatMap((name) => {
    const state = checkState(repository, pull.headSha, name)
    return state === 'success' ? [] : [[name, state] as const]
  })
  if (problems.length > 1 && problems.every(([, state]) => state === 'expected'))
    return [`${problems.length} of ${names.length} required status checks are expected.`]
  return problems.map(([name, state]) => `Required status check "${name}" is ${state}.`)
}

function checkState({ statuses, checkRuns }: Repository, sha: string, name: string): 'success' | 'expected' | 'in progress' | 'failing' {
  const run = [...checkRuns.values()].findLast((known) => known.headSha === sha && known.name === name)
  if (run !== undefined) return run.status !== 'completed' ? 'in progress' : run.conclusion === 'success' ? 'success' : 'failing'
  const status = statuses.findLast((known) => known.sha === sha && known.context === name)
  if (status === undefined) return 'expected'
  return status.state === 'success' ? 'success' : status.state === 'pending' ? 'in progress' : 'failing'
}

/** What rules say against a merge at this moment; the queue is one of them unless it is the queue that asks. */
export function ruleProblem(repository: Repository, issue: PullIssue, { isQueue = false } = {}): string | undefined {
  const queue = repository.mergeQueues.has(issue.pull.baseRef) && !isQueue ? ['Changes must be made through the merge queue'] : []
  const problems = [...queue, ...checkProblems(repository, issue)]
  return problems.length === 0 ? undefined : `Repository rule violations found\n\n${problems.join('\n')}`
}

export function mergeableState(repository: Repository, issue: PullIssue): string {
  if (issue.state !== 'open') return 'unknown'
  if (issue.pull.draft) return 'draft'
  if (mergedTree(repository, issue) === undefined) return 'dirty'
  return ruleProblem(repository, issue) === undefined ? 'clean' : 'blocked'
}

/** Merges it on whatever the base branch is at. */
export function mergePull(state: State, repository: Repository, issue: PullIssue, { method, title, message, by }: MergeWish): string {
  const { bare } = repository
  const { pull } = issue
  const ref = `refs/heads/${pull.baseRef}`
  const base = bare.resolve(ref) ?? ''
  const tree = mergedTree(repository, issue) ?? ''
  const sha = bare.writeCommit({
    tree,
    parents: method === 'merge' ? [base, pull.headSha] : [base],
    message: textOf({ method, title, message }, issue, bare.commit(pull.headSha).message),
  })
  bare.git(['update-ref', ref, sha, base])
  Object.assign(issue, { state: 'closed', closedAt: state.time(), updatedAt: state.time() })
  Object.assign(pull, { mergedAt: state.time(), mergeCommitSha: sha, mergedBy: by, autoMerge: null, isQueued: false })
  return sha
}

/** A rebase keeps the commit's own message. GitHub puts the number behind a title that it makes itself. */
function textOf({ method, title, message }: Omit<MergeWish, 'by'>, { number, pull }: PullIssue, own: string): string {
  if (method === 'rebase') return own
  const [subject = '', ...rest] = own.split('\n')
  const isSquash = method === 'squash'
  const head =
    title ?? (isSquash ? `${subject} (#${number})` : `Merge pull request #${number} from ${pull.headOwner.login}/${pull.headRef}`)
  const body = message ?? (isSquash ? rest.join('\n').trim() : subject)
  return body === '' ? head : `${head}\n\n${body}`
}

/** What GitHub does by itself once checks have passed: it merges what auto-merge was enabled for, and what is in the queue. */
export function settleMerges(state: State, repository: Repository): void {
  for (const issue of repository.issues.values()) {
    if (issue.pull === undefined || issue.state !== 'open') continue
    const found = issue as PullIssue
    const { autoMerge, baseRef } = found.pull
    if (found.pull.isQueued) mergePull(state, repository, found, { method: 'squash', by: state.account('github-merge-queue[bot]') })
    else if (autoMerge !== null && ruleProblem(repository, found, { isQueue: true }) === undefined) {
      if (repository.mergeQueues.has(baseRef)) Object.assign(found.pull, { isQueued: true, autoMerge: null })
      else mergePull(state, repository, found, { ...autoMerge, by: autoMerge.enabledBy })
    }
  }
  state.followHeads()
}
