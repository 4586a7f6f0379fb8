import type { Refusal } from '../base/errors/reasons.ts'
import { readEvent, refuseCampaignEvent } from '../github/events/read-event.ts'
import { CAMPAIGN_MODES } from '../github/events/requests.ts'
import { hider } from '../github/remote/secret-guard.ts'
import { inertForRunner } from '../report/printable.ts'
import type { ActionOutcome } from './outcome.ts'
import type { ActionContext } from './runner.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface AnswerRequest {
  readonly env: Env
  /** The text of the file that `GITHUB_EVENT_PATH` names. */
  readonly payload: string
  /** Loaded late: a run that ignores a comment ends before it needs the toolkit. */
  readonly openContext: () => Promise<ActionContext>
  /** The runner's log and the outputs file. */
  readonly log: (text: string) => void
  readonly writeOutputs: (lines: string) => void
  readonly beforeFinish?: (outcome: ActionOutcome) => Promise<void>
}

/** Handles the event and reports the outcome to the runner. Returns the exit code. */
export async function answerEvent(request: AnswerRequest): Promise<number> {
  const { env, payload, openContext, beforeFinish } = request
  const about = {
    name: env['GITHUB_EVENT_NAME'] ?? '',
    workflowRef: env['GITHUB_WORKFLOW_REF'] ?? '',
    hasRecipe: inputIn(env, 'recipe') !== '',
  }
  const mode = inputIn(env, 'mode')
  if (CAMPAIGN_MODES.some((one) => one === mode)) return runCampaignJob(request, mode, refuseCampaignEvent({ ...about, payload }))
  const asked = await readEvent({ ...about, payload }, mode)
  if (asked.kind === 'ignored') return ignoreEvent(request, asked)
  const [context, { runAction }, { finishAction }] = await Promise.all([openContext(), import('./run-action.ts'), import('./outcome.ts')])
  const outcome = await runAction(asked, context)
  await beforeFinish?.(outcome)
  return finishAction(outcome, context)
}

async function runCampaignJob({ payload, openContext }: AnswerRequest, mode: string, refused: Refusal | undefined): Promise<number> {
  const [context, { runCampaign }, { finishAction, refusedOutcome }] = await Promise.all([
    openContext(),
    import('./campaign/run-campaign.ts'),
    import('./outcome.ts'),
  ])
  return finishAction(refused === undefined ? await runCampaign(mode, payload, context) : refusedOutcome(refused), context)
}

/** Most comments are not for Sous, so this does not load the toolkit. */
function ignoreEvent(
  { env, log, writeOutputs }: AnswerRequest,
  { code, message }: { readonly code: string; readonly message: string },
): number {
  writeOutputs(`decision=pass\nreason-code=${code}\n`)
  const token = inputIn(env, 'token')
  if (token !== '') log(`::add-mask::${token.replace(/[%\r\n]/g, encodeURIComponent)}\n`)
  log(inertForRunner(hider(env)(`${message} (${code})\n`)))
  return 0
}

function inputIn(env: Env, name: 'recipe' | 'mode' | 'token'): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
}
