import * as z from 'zod/mini'
import { checkOut } from '../../forge/check-out.ts'
import type { LandingPeople } from '../../forge/landing-commit.ts'
import { refuseNoPulls, tokenTooWeak } from '../../forge/needed-permissions.ts'
import { committerOf } from '../../forge/own-identity.ts'
import { ciExpectation, type Proposal, proposalBranch, propose, tokenKind } from '../../forge/propose.ts'
import { readPermission } from '../../forge/read-permission.ts'
import { parseRepoDirectory } from '../../model/path.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import { reasonOf } from '../../model/reason-code.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { readInputsText } from '../../recipe/read-inputs-text.ts'
import { COMMENT_BUDGET, renderPlanMarkdown } from '../../report/plan-markdown.ts'
import { makePlanReport, type PlanReport, type RunEnding } from '../../report/plan-report.ts'
import type { ActionContext } from './action-context.ts'
import { type ActionEnding, refusedEnding } from './action-ending.ts'
import { planFolder } from './plan-folder.ts'
import { prepareTrusted } from './plan-pull.ts'
import type { WorkflowRequest } from './run-workflow.ts'
import { sweepOld } from './sweep-old.ts'

const Repository = z.object({ id: z.int(), default_branch: z.string() })

/**
 * `mode: propose`: the recipe of the default branch over the branch that it is for, both as GitHub has them. Nothing needs to
 * be checked out, and nothing that is counts.
 */
export async function proposeWorkflow(request: WorkflowRequest): Promise<ActionEnding> {
  const ended = await proposePlan(request)
  return ended.ok ? ended.value : refusedEnding(ended.error)
}

async function proposePlan(request: WorkflowRequest): Promise<Result<ActionEnding, Refusal>> {
  const { context, forge, event } = request
  const { runner } = context
  if (event === 'pull_request')
    return failure(
      refusal('input_invalid', "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."),
    )
  const given = readInputsText(runner.input('inputs'), 'inputs')
  if (!given.ok) return failure(refusal('input_invalid', given.error.message, given.error.suggestion))
  const name = runner.input('recipe')
  if (name === '') return failure(refusal('input_invalid', "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."))
  const prepared = await prepareTrusted({ context, forge, recipe: name, inputs: given.value })
  if (!prepared.ok) return prepared
  const config = await forge.config()
  if (!config.ok) return config
  const repository = await forge.github.request('GET /repos/{owner}/{repo}', {}, Repository)
  if (!repository.ok) return repository
  const { id, default_branch: defaultBranch } = repository.value
  const base = runner.input('base') || defaultBranch
  const noPulls = await refuseNoPulls(forge.github, base)
  if (noPulls !== undefined) return failure(noPulls)
  const branch = runner.input('branch') || proposalBranch(prepared.value.recipe.source.path)
  const remote = await forge.remote()
  if (!remote.ok) return remote
  const refs = await remote.value.readRefs([`refs/heads/${base}`])
  if (!refs.ok) return refs
  const commit = refs.value.get(`refs/heads/${base}`)
  if (commit === undefined) return failure(refusal('ref_missing', `There is no branch '${base}'`))
  const directory = parseRepoDirectory(runner.input('working-directory') || '.')
  if (!directory.ok) return failure(refusal('input_invalid', directory.error.message, directory.error.suggestion))
  const asked = remote.value.refusePush()
  const tree = await checkOut(remote.value, commit)
  const denied = await asked
  if (denied !== undefined) return failure(tokenTooWeak('push a branch to propose from', denied))
  if (!tree.ok) return tree
  const made = await planFolder({
    context,
    folder: directory.value === '.' ? tree.value : `${tree.value}/${directory.value}`,
    prepared: { ...prepared.value, config: config.value },
    rules: config.value.rules,
    facts: {
      repository: { id: String(id) },
      base: { commit, ref: `refs/heads/${base}`, directory: directory.value },
      target: 'pull-request',
    },
  })
  if (!made.ok) return made
  await using loaded = made.value.loaded
  const report = (ending: RunEnding) => makePlanReport({ ...made.value.planned, ending })
  const { outcome } = made.value.planned
  if (outcome.kind === 'failed' || loaded === undefined) {
    const reason = outcome.kind === 'failed' ? reasonOf(outcome.failure.error) : 'internal_error'
    return success({ reason, message: 'The recipe failed', report: await report({ reason, next: [] }) })
  }
  if (outcome.kind === 'gated')
    return success({
      reason: 'gated',
      message: 'A call waits for a rule that allows it',
      report: await report({ reason: 'gated', next: [] }),
    })
  const people = await peopleOf(request)
  if (!people.ok) return people
  const self = await forge.self()
  if (!self.ok) return self
  const now = forge.github.serverTime
  if (now === undefined) return failure(refusal('api_invalid', 'GitHub did not say what time it is'))
  const token = tokenKind(context.token, self.value)
  const shown = await report({ reason: 'proposed', next: [] })
  const proposed = await propose({
    github: forge.github,
    remote: remote.value,
    stored: loaded,
    repository: { id, defaultBranch },
    self: self.value.id,
    committer: committerOf(self.value),
    people: people.value,
    branch,
    base,
    title: runner.input('title') || prepared.value.recipe.name,
    body: `${renderPlanMarkdown(shown, COMMENT_BUDGET).text}\n${ciExpectation(token).message}\n`,
    labels: listOf(runner.input('labels')),
    ...config.value.propose,
    token,
    now,
  })
  await sweepOld({ context, forge, keepHours: config.value.approval.expiresAfterHours })
  return proposed.ok ? success(endingOf(proposed.value, shown, context)) : proposed
}

/** Somebody starts a workflow by hand; nobody does by schedule. */
async function peopleOf({ context, forge, event }: WorkflowRequest): Promise<Result<LandingPeople | undefined, Refusal>> {
  if (event !== 'workflow_dispatch') return success(undefined)
  const person = await readPermission(forge.github, { login: context.run.triggeringActor })
  if (person.ok) return success({ requestedBy: person.value, approvedBy: [] })
  return person.error.code === 'bot_actor' ? success(undefined) : person
}

function endingOf(proposal: Proposal, report: PlanReport, { runner }: ActionContext): ActionEnding {
  if (proposal.kind === 'clean') {
    const pull = proposal.closed ?? proposal.left
    const said = proposal.closed === undefined ? '' : `, so #${proposal.closed.number} was closed`
    return {
      reason: 'clean',
      message: `The recipe would change nothing${said}`,
      report: { ...report, ending: { reason: 'clean', next: [] } },
      ...(pull && { pull }),
    }
  }
  const { pull } = proposal
  if (proposal.kind === 'declined')
    return { reason: 'declined', message: `Somebody closed the same proposal, #${pull.number}`, report, pull }
  for (const warning of proposal.warnings) runner.say(`${warning}\n`)
  runner.say(`${proposal.ci.message}\n`)
  return { reason: 'proposed', message: `#${pull.number} is ${proposal.kind}`, report, pull, commit: proposal.commit }
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
