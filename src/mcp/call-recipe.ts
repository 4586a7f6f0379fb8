import type { PreparedRun } from '../app/prepare-run.ts'
import type { Trust } from '../app/trust.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, succeeded, success } from '../base/result.ts'
import { countOf, shellWord } from '../base/text/wording.ts'
import { type Approver, NO_APPROVER } from '../plan/decide.ts'
import { callDigest } from '../plan/plan-of-call.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import { renderApproval } from '../report/approval-display.ts'
import type { Guidance } from '../report/json/wire-json.ts'
import { renderTextPatch } from '../workspace/patch/render-patch.ts'
import { type CallResult, failureResult, successResult } from './call-result.ts'
import type { ClientPerson, ProgressNotes } from './elicitation.ts'
import type { CallScope, HostedRun, McpHost } from './mcp-host.ts'

export interface RecipeCallRequest extends CallScope {
  readonly host: Pick<McpHost, 'planRecipe'>
  readonly name: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly person: ClientPerson
  readonly notes: ProgressNotes
}

/** Runs a recipe for a client: makes its plan, shows it to the user, and applies exactly that once they approve it. */
export async function callRecipe(request: RecipeCallRequest): Promise<CallResult> {
  const { host, name, inputs, signal, shared, person, notes } = request
  const planned = await host.planRecipe({
    name,
    inputs,
    signal,
    shared,
    consent: {
      trust: (found, run) => askForTrust(found, run, person),
      approver: ({ isTrusted }) => (isTrusted ? callApprover(person) : NO_APPROVER),
    },
    emit(event) {
      if (event.kind === 'step_started') notes.say(`${event.step.label} (${event.step.number} of ${event.step.total})`)
      if (event.kind === 'progress') notes.update(event.progress)
    },
  })
  if (!planned.ok) return failureResult(planned.error)
  await using loaded = planned.value.made.loaded
  // Awaited here: what was sealed is disposed of as soon as this function returns.
  return await conclude(planned.value, loaded, request)
}

async function conclude(planned: HostedRun, loaded: LoadedPlan | undefined, request: RecipeCallRequest): Promise<CallResult> {
  const { person, notes } = request
  const { recipe, opened } = planned.run
  const { outcome } = planned.made
  const approveWith = { approve_with: runCommand(request, opened.tree.folder) }
  if (outcome.kind === 'failed') return failureResult(outcome.failure.error, { step: outcome.failure.label })
  if (loaded === undefined)
    return successResult(
      shown({ applied: false, diff: '', outputs: outcome.kind === 'complete' ? outcome.outputs : {} }, 'The recipe changes nothing'),
    )
  const { digest } = loaded.plan
  const diff = await renderTextPatch(outcome.changes)
  if (outcome.kind === 'gated') {
    const { tool, args } = outcome.gate.call
    const waiting = { tool: tool.name, args, digest: callDigest(outcome.gate.call) }
    const error = ERRORS.stepWaits(outcome.gate.label, outcome.gate.reason)
    return refuse(error, { digest, diff, waiting }, approveWith)
  }
  const value = { applied: false, diff, digest, outputs: outcome.outputs }
  const message = `${diff}\nRecipe: ${recipe.name} (${recipe.source.path})\n${countOf(outcome.changes.length, 'file')} would change.`
  const approver: Approver = { ask: () => person.ask({ message, digest, consent: 'Write this' }), remember: async () => undefined }
  const refusal = await planned.approve(loaded, approver)
  if (refusal?.code === 'approval_needed') {
    // The plan is not saved: 'sous apply' would treat it as already shown, and no one has seen it.
    return refuse(refusal, { digest, diff }, approveWith)
  }
  if (refusal !== undefined) return failureResult(refusal, { digest, diff })
  const applied = await planned.apply(loaded, (update) => notes.update(update))
  if (!applied.ok) return failureResult(applied.error, { digest, diff })
  return successResult(shown({ ...value, applied: true }, `Applied: ${countOf(outcome.changes.length, 'file')} changed`))
}

/** Calls that act outside the workspace are approved one by one. */
function callApprover(person: ClientPerson): Approver {
  return {
    ask: (request) => person.ask({ message: renderApproval(request), digest: callDigest(request.call), consent: 'Run this' }),
    remember: async () => undefined,
  }
}

/** If the client cannot ask its user, the recipe is planned up to the first such call. */
async function askForTrust(found: Trust, { recipe }: PreparedRun, person: ClientPerson): Promise<Result<Trust, ToolError>> {
  const message = [
    `The recipe ${recipe.source.path} runs commands or uses the network:`,
    ...found.calls.map((call) => `  ${call}`),
    '',
    'You still approve each call unless a rule allows it.',
  ].join('\n')
  const answer = await person.ask({ message, digest: found.hash, consent: 'Trust this recipe, this time only' })
  if (answer === 'refused') return failure(ERRORS.notTrusted())
  return success({ ...found, isTrusted: answer === 'approved' })
}

function refuse(error: ToolError, known: Readonly<Record<string, unknown>>, commands: ApprovalCommands): CallResult {
  return failureResult(error, { ...known, ...commands }, approvalGuidance(commands))
}

function runCommand({ name, inputs }: RecipeCallRequest, root: string): string {
  const given = Object.entries(inputs).map(([key, value]) => shellWord(`${key}=${String(value)}`))
  return ['sous run', shellWord(name), ...given, '--root', shellWord(root)].join(' ')
}

function shown(value: Readonly<Record<string, unknown>>, output: string) {
  const result = succeeded(value, output)
  if (!result.ok) throw new Error('A success is one.')
  return result
}

/** What the user types to approve something that could not be asked here, and to look at it first. */
export interface ApprovalCommands {
  readonly approve_with: string
  /** Set if approving it does not show all of it. */
  readonly look_with?: string
}

/** For a saved plan. */
export function savedPlanCommands(digest: string, root: string): ApprovalCommands {
  const place = `${digest} --root ${shellWord(root)}`
  return { approve_with: `sous apply ${place}`, look_with: `sous plans ${place}` }
}

export function approvalGuidance({ approve_with, look_with }: ApprovalCommands): Guidance {
  const look = look_with === undefined ? '' : `To look at it first, the user runs: ${look_with}\n`
  return { message: `${look}To approve it, the user runs: ${approve_with}` }
}

const ERRORS = {
  stepWaits: (step: string, why: string) => toolError('approval_needed', `Step '${step}' waits: ${why}`, 'Nothing was written.'),
  notTrusted: () => toolError('approval_refused', 'The recipe is not trusted to act outside the workspace', 'Nothing was run.'),
}
