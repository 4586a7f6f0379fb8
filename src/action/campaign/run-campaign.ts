import type { Refusal } from '../../base/errors/reasons.ts'
import type { Result } from '../../base/result.ts'
import { openRepository } from '../open-github.ts'
import { type ActionOutcome, refusedOutcome } from '../outcome.ts'
import type { ActionContext } from '../runner.ts'
import type { CampaignJob } from './campaign-context.ts'
import type { CampaignEnding } from './campaign-issue.ts'

const OUTPUTS = [
  'shards',
  'campaign-path',
  'campaign',
  'issue',
  'continue',
  'targets',
  'target-key',
  'target-result',
  'seal-key',
  'open-key',
] as const

/** Runs one job of a campaign's workflow. */
export async function runCampaign(mode: string, payload: string, context: ActionContext): Promise<ActionOutcome> {
  await using repo = openRepository(context)
  const ended = await pick(mode, { context, repo }, payload)
  if (!ended.ok) return refusedOutcome(ended.error)
  const { message, outputs } = ended.value
  for (const name of OUTPUTS) context.runner.setOutput(name, outputs[name] ?? '')
  return { reason: 'answered', message, isAnswered: true, ...(outputs['digest'] && { digest: outputs['digest'] as never }) }
}

async function pick(mode: string, job: CampaignJob, payload: string): Promise<Result<CampaignEnding, Refusal>> {
  switch (mode) {
    case 'campaign-discover':
      return (await import('./planning-jobs.ts')).discoverJob(job)
    case 'campaign-plan':
      return (await import('./planning-jobs.ts')).planShardJob(job)
    case 'campaign-collect':
      return (await import('./planning-jobs.ts')).collectJob(job)
    case 'campaign-approve':
      return (await import('./answer-on-issue.ts')).answerOnIssue(job, JSON.parse(payload))
    case 'campaign-choose':
      return (await import('./command-targets.ts')).chooseJob(job)
    case 'campaign-prepare':
      return (await import('./command-targets.ts')).prepareJob(job)
    case 'campaign-run':
      return (await import('./run-commands.ts')).runCommandsJob(job)
    case 'campaign-gather':
      return (await import('./gather-job.ts')).gatherJob(job)
    case 'campaign-deliver':
      return (await import('./deliver-job.ts')).deliverJob(job)
    default:
      return (await import('./sync-job.ts')).syncJob(job)
  }
}
