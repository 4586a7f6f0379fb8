import * as z from 'zod/mini'
import type { PreparedRecipe } from '../../app/prepare-run.ts'
import type { SousConfig } from '../../base/config.ts'
import { shortDigest } from '../../base/digest.ts'
import { type Refusal, reasonOf, refusal } from '../../base/errors/reasons.ts'
import { parseRepoDirectory } from '../../base/path.ts'
import type { PlanBase } from '../../base/plan.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { API_ERRORS } from '../../github/api/api-answers.ts'
import { checkMayOpenPulls, committerOf, tokenTooWeak } from '../../github/api/graphql.ts'
import { readPermission } from '../../github/people/permission.ts'
import type { ApplyPeople } from '../../github/plans/apply-commit.ts'
import { checkContents, checkExpectedPlan, checkProposalPlan, PROPOSAL_TARGET } from '../../github/plans/check-plan.ts'
import { ciExpectation, type Proposal, proposalBranch, propose, tokenKind } from '../../github/proposals/propose.ts'
import { checkWorkflowFiles } from '../../github/pulls/changed-rules.ts'
import { checkOut, type RemoteRepository } from '../../github/remote/remote-git.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { readInputsText } from '../../recipe/input-values.ts'
import { COMMENT_BUDGET, renderPlanMarkdown } from '../../report/markdown/plan-markdown.ts'
import { cleanEnding } from '../../report/plan-facts.ts'
import { makePlanReport, type PlanReport, type RunOutcome } from '../../report/plan-report.ts'
import { COMMENT_TEXTS } from '../../texts/en/comment-texts.ts'
import { cleanBefore, expectedOf, plannedBefore } from '../expected-plan.ts'
import { markExpiredEverywhere } from '../mark-stale.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import { readPlanArtifact } from '../plan-artifact.ts'
import { type FolderPlan, planFolder, prepareTrusted } from '../plan-folder.ts'
import type { ActionContext } from '../runner.ts'
import { approvalText, PREVIEW_ERRORS, sweepOld } from '../save-preview.ts'
import { WORKFLOW_ERRORS, type WorkflowRequest } from '../workflow-request.ts'
import { leavePlan } from './preview-job.ts'

const TEXTS = COMMENT_TEXTS.preview

const PROPOSED = {
  opened: (pull: string) => `Opened pull request ${pull}`,
  refreshed: (pull: string) => `Updated pull request ${pull}`,
  unchanged: (pull: string) => `Pull request ${pull} is up to date`,
} as const

const Repository = z.object({ id: z.int(), default_branch: z.string() })

/**
 * `mode: propose`: runs the recipe of the default branch on the branch that it is for, both as GitHub has them. The checkout is
 * not used.
 */
export async function proposeWorkflow(request: WorkflowRequest): Promise<ActionOutcome> {
  const ended = await proposePlan(request)
  return ended.ok ? ended.value : refusedOutcome(ended.error)
}

async function proposePlan(request: WorkflowRequest): Promise<Result<ActionOutcome, Refusal>> {
  const { context } = request
  const asked = await readProposal(request)
  if (!asked.ok) return asked
  const made = context.job === 'publish' ? await readMade(request, asked.value) : await makePlan(request, asked.value)
  if (!made.ok) return made
  const { planned, stored } = made.value
  await using _ = made.value
  if (context.job === 'plan') return leavePlan(context, { planned, stored }, undefined)
  const report = (ending: RunOutcome) => makePlanReport({ ...planned, ending })
  const { outcome } = planned
  if (outcome.kind === 'failed') {
    const reason = reasonOf(outcome.failure.error)
    return success({ reason, message: 'The recipe failed', report: await report({ reason, next: [] }) })
  }
  if (outcome.kind === 'gated') {
    const { message, suggestion } = PREVIEW_ERRORS.callWaits()
    const detail = `${message}. ${suggestion}`
    return success({ reason: 'gated', message: detail, report: await report({ reason: 'gated', detail, next: [] }) })
  }
  return openProposal(request, asked.value, { planned, stored })
}

/** What to propose, as GitHub has it now. */
interface AskedProposal {
  readonly prepared: PreparedRecipe
  readonly config: SousConfig
  readonly repository: { readonly id: number; readonly defaultBranch: string }
  readonly remote: RemoteRepository
  /** Short name. */
  readonly base: string
  readonly place: PlanBase & { readonly commit: string }
}

async function readProposal(request: WorkflowRequest): Promise<Result<AskedProposal, Refusal>> {
  const { context, repo, event } = request
  const { runner } = context
  if (event === 'pull_request') return failure(ERRORS.notForPulls())
  const given = readInputsText(runner.input('inputs'), 'inputs')
  if (!given.ok) return failure(refusal('input_invalid', given.error.message, given.error.suggestion))
  const name = runner.input('recipe')
  if (name === '') return failure(WORKFLOW_ERRORS.noRecipe())
  const directory = parseRepoDirectory(runner.input('working-directory') || '.')
  if (!directory.ok) return failure(refusal('input_invalid', directory.error.message, directory.error.suggestion))
  const prepared = await prepareTrusted({ context, repo, recipe: name, inputs: given.value })
  if (!prepared.ok) return prepared
  const config = await repo.config()
  if (!config.ok) return config
  const found = await repo.github.request('GET /repos/{owner}/{repo}', {}, Repository)
  if (!found.ok) return found
  const repository = { id: found.value.id, defaultBranch: found.value.default_branch }
  const base = runner.input('base') || repository.defaultBranch
  const noPulls = context.job === 'plan' ? undefined : await checkMayOpenPulls(repo.github, base)
  if (noPulls !== undefined) return failure(noPulls)
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const ref = `refs/heads/${base}`
  const refs = await remote.value.readRefs([ref])
  if (!refs.ok) return refs
  const commit = refs.value.get(ref)
  if (commit === undefined) return failure(ERRORS.noBranch(base))
  const place = { commit, ref, directory: directory.value }
  return success({ prepared: prepared.value, config: config.value, repository, remote: remote.value, base, place })
}

interface MadeProposal extends AsyncDisposable {
  readonly planned: FolderPlan['planned']
  /** Missing when the recipe failed. */
  readonly stored: StoredPlan | undefined
}

/** A job that can write runs no commands: they would run next to its token. */
async function makePlan({ context, repo }: WorkflowRequest, asked: AskedProposal): Promise<Result<MadeProposal, Refusal>> {
  const { remote, place, config, prepared, repository } = asked
  const push = context.job === 'plan' ? undefined : remote.refusePush()
  const tree = await checkOut(remote, place.commit, place.directory)
  const denied = await push
  if (denied !== undefined) return failure(tokenTooWeak('push a branch to propose from', denied))
  if (!tree.ok) return tree
  const made = await planFolder({
    context,
    folder: tree.value,
    prepared: { ...prepared, config },
    rules: context.job === 'plan' ? config.rules : [],
    trustsPatterns: true,
    askedAt: repo.github.serverTime,
    facts: { repository: { id: String(repository.id) }, base: place, target: PROPOSAL_TARGET },
  })
  if (!made.ok) return made
  const { planned, loaded } = made.value
  return success({ planned, stored: loaded, [Symbol.asyncDispose]: async () => loaded?.[Symbol.asyncDispose]() })
}

/** The plan of the previous job, checked against everything that can be known without running a tool. */
async function readMade({ context, repo }: WorkflowRequest, asked: AskedProposal): Promise<Result<MadeProposal, Refusal>> {
  const { config, prepared, place, repository, remote } = asked
  const artifact = await readPlanArtifact(context.runner.input('plan-path'))
  if (!artifact.ok) return artifact
  const { ending, stored } = artifact.value
  if (stored === undefined && ending.reason === 'clean')
    return success({ planned: cleanBefore(prepared, ending), stored, [Symbol.asyncDispose]: async () => undefined })
  if (stored === undefined) return failure(ERRORS.noPlan(ending.message))
  const other = await checkExpectedPlan(stored, {
    ...expectedOf({ context, repo, config, prepared }),
    isFork: false,
    checkPlace: (plan) => checkProposalPlan(plan, { repository: repository.id, place }),
  })
  const changed = other ?? (await checkContents(remote, stored))
  if (changed !== undefined) return failure(changed)
  const planned = { ...(await plannedBefore(stored, { config, prepared })), ...(ending.found && { found: ending.found }) }
  return success({ planned, stored, [Symbol.asyncDispose]: async () => undefined })
}

async function openProposal(
  request: WorkflowRequest,
  { prepared, config, repository, remote, base, place }: AskedProposal,
  { planned, stored }: { readonly planned: FolderPlan['planned']; readonly stored: StoredPlan | undefined },
): Promise<Result<ActionOutcome, Refusal>> {
  const { context, repo } = request
  const { runner, run } = context
  const people = await peopleOf(request)
  if (!people.ok) return people
  const self = await repo.self()
  if (!self.ok) return self
  const refused = stored && checkWorkflowFiles(stored.plan, self.value)
  if (refused !== undefined) {
    const { code: reason, message, suggestion } = refused
    const detail = `${message}. ${suggestion}`
    return success({ reason, message: detail, report: await makePlanReport({ ...planned, ending: { reason, detail, next: [] } }) })
  }
  const now = repo.github.serverTime
  if (now === undefined) return failure(API_ERRORS.noTime())
  const token = tokenKind(context.token, self.value)
  const shown = await makePlanReport({ ...planned, ending: { reason: 'proposed', next: [] } })
  const next =
    stored === undefined
      ? []
      : [{ command: `/sous apply ${shortDigest(stored.plan.digest)}`, does: TEXTS.mergeDoes, lead: TEXTS.mergeLead }]
  // No link to the run: it would change the text with every run.
  const footer = {
    ci: ciExpectation(token, 'proposal').message,
    head: place.commit,
    ...(stored && { approval: approvalText(stored, config) }),
  }
  const proposed = await propose({
    github: repo.github,
    remote,
    stored,
    repository,
    self: self.value.id,
    committer: committerOf(self.value, context.serverUrl),
    people: people.value,
    run,
    branch: runner.input('branch') || proposalBranch(prepared.recipe.source.path),
    base,
    title: runner.input('title') || prepared.recipe.name,
    body: renderPlanMarkdown(
      timeless({ ...shown, ending: { ...shown.ending, next, footer } }),
      COMMENT_BUDGET,
      COMMENT_TEXTS.incomplete.filesTab,
    ).text,
    labels: listOf(runner.input('labels')),
    ...config.propose,
    token,
    now,
  })
  // The sweep fetches only the tips of plans, so this comes before it.
  await markExpiredEverywhere({ context, repo })
  await sweepOld({ context, repo, keepHours: config.approval.expiresAfterHours })
  return proposed.ok ? success(endingOf(proposed.value, shown, context)) : proposed
}

/** Without times, so that the same plan has the same text in every run and the pull request is not edited for nothing. */
function timeless(report: PlanReport): PlanReport {
  return { ...report, steps: report.steps.map((step) => ({ ...step, startMs: 0, durationMs: 0 })) }
}

/** A schedule has no person behind it. */
async function peopleOf({ context, repo, event }: WorkflowRequest): Promise<Result<ApplyPeople | undefined, Refusal>> {
  if (event !== 'workflow_dispatch' && event !== 'push') return success(undefined)
  const person = await readPermission(repo.github, { login: context.run.triggeringActor })
  if (person.ok) return success({ requestedBy: person.value, approvedBy: [] })
  return person.error.code === 'bot_actor' ? success(undefined) : person
}

function endingOf(proposal: Proposal, report: PlanReport, { runner }: ActionContext): ActionOutcome {
  if (proposal.kind === 'clean') {
    const pull = proposal.closed ?? proposal.left
    const said = proposal.closed === undefined ? '' : `, so #${proposal.closed.number} was closed`
    return {
      reason: 'clean',
      message: `The recipe would change nothing${said}`,
      report: { ...report, ending: { ...cleanEnding(report), next: [] } },
      ...(pull && { pull }),
    }
  }
  const { pull } = proposal
  if (proposal.kind === 'declined')
    return { reason: 'declined', message: `The same proposal was closed before: #${pull.number}`, report, pull }
  for (const warning of proposal.warnings) runner.say(`${warning}\n`)
  runner.say(`${proposal.ci.message}\n`)
  const message = PROPOSED[proposal.kind](`#${pull.number}`)
  const shown = { ...report, ending: { ...report.ending, detail: `${message}.` } }
  return { reason: 'proposed', message, report: shown, pull, commit: proposal.commit }
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const ERRORS = {
  notForPulls: () =>
    refusal('input_invalid', "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."),
  noBranch: (branch: string) => refusal('ref_missing', `Branch '${branch}' does not exist`),
  noPlan: (why: string) => refusal('digest_unknown', `The previous job made no plan: ${why}`, 'See the summary of that job.'),
}
