import * as z from 'zod/mini'
import type { Refusal } from '../../base/errors/reasons.ts'
import { type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'

/** What the jobs for one repository of a campaign said when they ended. */
export interface SaidByJobs {
  /** Of the job that has the key and prepares the repository. */
  readonly prepare: string | undefined
  /** Of the job that runs the commands: the digest of the plan, if it made one. */
  readonly run: string | undefined
}

const RunJob = z.object({
  id: Positive,
  name: z.string(),
  run_id: z.int(),
  run_attempt: z.optional(Positive),
  steps: z.optional(z.array(z.object({ name: z.string() }))),
})

/** As `sous-campaign.yml` and `sous-campaign-commands.yml` name them. The workflow names jobs, not the machine that they run on. */
const JOB_NAME = /(?:^| \/ )Repository (\d{1,15}) \/ (Prepare|Run)$/
/** A job says how it ended in the name of a step. */
const STEP_NAME = /^Result ([0-9a-z_]{1,64})$/

/**
 * What each job of a run said, by the repository that it was for. All jobs of a run can upload artifacts under any name, so an artifact
 * does not show which job made it. The steps of a job do: only its own machine names them. So commands can change the result of their
 * own repository, and of no other.
 */
export async function readRunJobs(github: GitHub, run: number): Promise<Result<ReadonlyMap<string, SaidByJobs>, Refusal>> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs'
  const jobs = await github.requestAll(route, { run_id: run, filter: 'all' }, RunJob, 'jobs')
  if (!jobs.ok) return jobs
  const said = new Map<string, SaidByJobs>()
  const seen = new Set<string>()
  for (const { name, run_id: of, run_attempt: attempt = 1, steps = [] } of jobs.value) {
    const [, repository = '', job = ''] = JOB_NAME.exec(name) ?? []
    if (repository === '' || of !== run || attempt !== 1) continue
    const key = job === 'Run' ? 'run' : 'prepare'
    const results = steps.flatMap((step) => STEP_NAME.exec(step.name)?.[1] ?? [])
    // Two jobs or two results of the same name prove nothing.
    const result = results.length === 1 && !seen.has(name) ? results[0] : undefined
    seen.add(name)
    said.set(repository, { ...(said.get(repository) ?? { prepare: undefined, run: undefined }), [key]: result })
  }
  return success(said)
}
