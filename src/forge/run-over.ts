import * as z from 'zod/mini'
import type { Refusal } from '../model/reason.ts'
import { type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { GitHub } from './github-client.ts'
import type { RunId } from './plan-state.ts'

const Run = z.object({ id: Positive, run_attempt: Positive, status: z.nullable(z.string()) })

/** Whether an attempt of a run has ended, as GitHub says: it is complete, or a later attempt has begun. Any doubt is an error. */
export async function isRunOver(github: GitHub, { id, attempt }: RunId): Promise<Result<boolean, Refusal>> {
  const run = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: id }, Run)
  if (!run.ok) return run
  return success(run.value.run_attempt > attempt || (run.value.run_attempt === attempt && run.value.status === 'completed'))
}
