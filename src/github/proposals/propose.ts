import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { parseRecipeRef } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { isInstallationToken } from '../../base/text/secrets.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { codeSpan } from '../../report/markdown/markdown-text.ts'
import { ANSWER_TEXTS } from '../../texts/en/answer-texts.ts'
import type { GitHub } from '../api/github-client.ts'
import { isWorkflowsOwn } from '../api/graphql.ts'
import type { Person } from '../people/permission.ts'
import type { ApplyPeople } from '../plans/apply-commit.ts'
import { plainLine } from '../plans/commit-message.ts'
import type { RunId } from '../plans/plan-state.ts'
import { createMarked, findMarked, markerOf } from '../pulls/comments.ts'
import { isUsableRef } from '../remote/remote-answers.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import { checkPlanSecrets, checkSecrets } from '../remote/secret-guard.ts'
import { readMergeState, stopLaterMerge } from './merge-later.ts'
import { type BranchRequest, hasSameChanges, isCurrent, type ProposalBranch, readBranch, writeBranch } from './proposal-branch.ts'
import {
  closePull,
  decoratePull,
  dismissApprovals,
  findPull,
  openPull,
  type ProposedPull,
  type PullPlace,
  type PullText,
  updatePull,
} from './proposal-pull.ts'

export interface ProposeRequest {
  readonly github: GitHub
  readonly remote: RemoteRepository
  /** Missing when there is nothing to change. */
  readonly stored: StoredPlan | undefined
  readonly repository: { readonly id: number; readonly defaultBranch: string }
  /** Numeric id of the token's owner, and `Name <address>` for commits. */
  readonly self: number
  readonly committer: string
  readonly people: ApplyPeople | undefined
  readonly run: RunId
  /** Short names: where the proposal goes, and what it is for. */
  readonly branch: string
  readonly base: string
  readonly title: string
  readonly body: string
  readonly labels: readonly string[]
  readonly reviewers: readonly string[]
  readonly teamReviewers: readonly string[]
  readonly isDraft: boolean
  /** What to do with an open pull request when there is nothing left to change. */
  readonly whenClean: 'close' | 'leave'
  readonly token: TokenKind
  /** Makes the commit, if it is not `github`: writes of git objects need not be as slow as what people are notified of. */
  readonly signer?: GitHub
  /** GitHub's clock. */
  readonly now: Date
}

export type TokenKind = 'workflow' | 'app' | 'person'

/** Which workflows GitHub starts for what Sous pushed. */
export interface CiExpectation {
  /** `approval`: some wait for a click. */
  readonly kind: 'approval' | 'yes' | 'none'
  readonly message: string
}

export type Proposal =
  | {
      readonly kind: 'opened' | 'refreshed' | 'unchanged'
      readonly pull: ProposedPull
      readonly commit: string
      readonly ci: CiExpectation
      readonly warnings: readonly string[]
    }
  /** There is nothing to change. `closed` is the pull request that this closed. */
  | { readonly kind: 'clean'; readonly closed: ProposedPull | undefined; readonly left: ProposedPull | undefined }
  /** Someone closed the same proposal, so it is not opened again. */
  | { readonly kind: 'declined'; readonly pull: ProposedPull }

/** The branch of a recipe's proposals. */
export function proposalBranch(recipe: string): string {
  const ref = parseRecipeRef(recipe)
  // Without the commit, so that a newer version refreshes the same pull request.
  const named = ref === undefined ? recipe.replace(/^.*[/:]/, '') : `${ref.owner}-${ref.repository}-${ref.name}`
  const name = named
    .replace(/\.ya?ml$/i, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}|^[-.]+|[-.]+$|\.lock$/g, '')
  return `sous/${name === '' ? 'recipe' : name}`
}

/** Opens or updates the one pull request of a recipe. Idempotent. */
export async function propose(request: ProposeRequest): Promise<Result<Proposal, Refusal>> {
  const { github, remote, repository, branch, base } = request
  const place: PullPlace = { github, repositoryId: repository.id, branch }
  if (!isUsableRef(`refs/heads/${branch}`) || branch === repository.defaultBranch || branch === base)
    return failure(ERRORS.protectedBranch(branch))
  const { stored } = request
  const known = [remote.options.token]
  const inPlan = stored && checkPlanSecrets(stored.plan, stored.changes, known)
  const secret = inPlan ?? checkSecrets(`${request.title}\n${request.body}`, 'the pull request', known)
  if (secret !== undefined) return failure(secret)
  const found = await readBranch(remote, branch)
  if (!found.ok) return found
  const pull = await findPull(place)
  if (!pull.ok) return pull
  if (found.value.tip !== undefined && !found.value.isOwn) return stopped(request, found.value, pull.value)
  if (stored === undefined) return nothingToChange(request, place, { branch: found.value, pull: pull.value })
  if (isDeclined(stored, found.value, pull.value) && pull.value !== undefined) return success({ kind: 'declined', pull: pull.value })
  const waiting = await stopWaiting({ ...request, stored }, found.value, pull.value)
  if (!waiting.ok) return waiting
  if (waiting.value !== undefined) return success(waiting.value)
  const signer = request.token === 'person' ? undefined : (request.signer ?? github)
  const written = await writeBranch({ ...request, stored, signer }, found.value)
  if (!written.ok) return written
  const text: PullText = { title: plainLine(request.title, 200), body: request.body, base }
  const isOpen = pull.value?.isOpen === true
  const shown =
    pull.value !== undefined && isOpen ? await updatePull(place, pull.value, text) : await openPull(place, text, request.isDraft)
  if (!shown.ok) return shown
  const { labels, reviewers, teamReviewers } = request
  // Reviewers are requested once, not with every refresh.
  const people = isOpen ? { reviewers: [], teamReviewers: [] } : { reviewers, teamReviewers }
  const dismissed = isOpen && written.value.isChanged ? await dismissApprovals(place, shown.value.number) : []
  const warnings = [...(await decoratePull(place, shown.value, { labels, ...people })), ...dismissed]
  const isSame = shown.value === pull.value && !written.value.isChanged
  const kind = !isOpen ? 'opened' : isSame ? 'unchanged' : 'refreshed'
  return success({ kind, pull: shown.value, commit: written.value.commit, ci: ciExpectation(request.token, 'proposal'), warnings })
}

/** Comments once, however often this runs. */
async function stopped(request: ProposeRequest, { tip }: ProposalBranch, pull: ProposedPull | undefined): Promise<Result<never, Refusal>> {
  const { github, self, branch } = request
  if (pull?.isOpen) {
    const marked = { github, pull: pull.number, self, kind: 'stopped', subject: branch }
    const before = await findMarked(marked)
    const text = `${markerOf(marked)}\n${ANSWER_TEXTS.proposal.stopped}\n`
    if (before.ok && before.value === undefined) await createMarked(marked, text)
  }
  return failure(ERRORS.notPushedBySous(branch, tip))
}

async function nothingToChange(
  request: ProposeRequest,
  place: PullPlace,
  { branch, pull }: { readonly branch: ProposalBranch; readonly pull: ProposedPull | undefined },
): Promise<Result<Proposal, Refusal>> {
  if (pull === undefined || !pull.isOpen) return success({ kind: 'clean', closed: undefined, left: undefined })
  const { github, self, remote, whenClean } = request
  const marked = { github, pull: pull.number, self, kind: 'clean', subject: `${request.branch} ${branch.tip ?? ''}` }
  const before = await findMarked(marked)
  if (!before.ok) return before
  const { closed: closes, canClose } = ANSWER_TEXTS.proposal
  const text = `${markerOf(marked)}\n${(whenClean === 'close' ? closes : canClose)(codeSpan(request.base))}\n`
  const noted = before.value === undefined ? await createMarked(marked, text) : before
  if (!noted.ok) return noted
  if (whenClean === 'leave') return success({ kind: 'clean', closed: undefined, left: pull })
  const closed = await closePull(place, pull.number)
  if (!closed.ok) return closed
  // Only Sous has pushed to it, so nothing is lost. If this fails, the next proposal uses the branch.
  if (branch.tip !== undefined) await remote.push([{ ref: `refs/heads/${request.branch}`, from: branch.tip, to: undefined }])
  return success({ kind: 'clean', closed: closed.value, left: undefined })
}

function isDeclined(stored: StoredPlan, branch: ProposalBranch, pull: ProposedPull | undefined): boolean {
  return pull !== undefined && !pull.isOpen && !pull.isMerged && hasSameChanges(branch, stored.plan)
}

/**
 * A proposal in the merge queue or with auto-merge stays there while its diff is the approved one. Before Sous pushes another
 * diff, it takes the proposal out, because the new diff is not approved.
 */
async function stopWaiting(
  { github, stored, token }: ProposeRequest & Pick<BranchRequest, 'stored'>,
  branch: ProposalBranch,
  pull: ProposedPull | undefined,
): Promise<Result<Proposal | undefined, Refusal>> {
  if (!pull?.isOpen || isCurrent(branch, stored.plan)) return success(undefined)
  const read = await readMergeState(github, pull.number)
  if (!read.ok) return read
  const state = read.value
  if (state === undefined && pull.hasAutoMerge) return failure(ERRORS.autoMergeStays(pull.number))
  if (state === undefined || !(state.isQueued || state.hasAutoMerge)) return success(undefined)
  if (hasSameChanges(branch, stored.plan))
    return success({ kind: 'unchanged', pull, commit: state.head, ci: ciExpectation(token, 'proposal'), warnings: [] })
  const refused = await stopLaterMerge({ github, pull: pull.number, state })
  return refused === undefined ? success(undefined) : failure(refused)
}

/** An app's token looks like the workflow's own; the user behind it tells them apart. */
export function tokenKind(token: string, self: Person): TokenKind {
  if (!isInstallationToken(token)) return 'person'
  return isWorkflowsOwn(self) ? 'workflow' : 'app'
}

/** GITHUB_TOKEN starts no workflows, except runs on `pull_request` that wait for a click. */
export function ciExpectation(token: TokenKind, after: 'push' | 'proposal' | 'merge'): CiExpectation {
  const texts = ANSWER_TEXTS.workflows
  if (token !== 'workflow') return { kind: 'yes', message: texts.start }
  if (after === 'merge') return { kind: 'none', message: texts.afterMerge }
  return { kind: 'approval', message: after === 'proposal' ? texts.onProposal : texts.afterPush }
}

const ERRORS = {
  protectedBranch: (branch: string) =>
    refusal('protected_branch', `Sous does not write to '${branch}'`, 'Choose another branch for the proposal.'),
  notPushedBySous: (branch: string, tip: string | undefined) =>
    refusal('branch_conflict', `Branch '${branch}' is at ${tip}, which Sous did not push`),
  autoMergeStays: (pull: number) =>
    refusal('merge_refused', `Auto-merge is on for #${pull}, and Sous cannot turn it off`, 'Turn it off, then run it again.'),
}
