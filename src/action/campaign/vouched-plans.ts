import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { VERSION } from '../../base/version.ts'
import type { Row } from '../../campaign/rows.ts'
import { Positive } from '../../github/api/api-answers.ts'
import { octokitTransport } from '../../github/api/octokit-transport.ts'
import { workflowPath } from '../../github/api/trusted-tree.ts'
import { readRunJobs, type SaidByJobs } from '../../github/people/run-jobs.ts'
import { ARTIFACT_PREFIX, STILL_RUNNING, VOUCHED_RUN_ERRORS, vouchForRun } from '../../github/people/vouched-run.ts'
import { planRefs } from '../../github/plans/save-plan.ts'
import type { StoredPlan } from '../../plan/store/plan-store.ts'
import { type CampaignJob, clientWith } from './campaign-context.ts'

/** What starts the workflow of campaigns. */
const EVENTS = ['issue_comment', 'schedule', 'workflow_dispatch'] as const

interface ProvenRun {
  readonly said: ReadonlyMap<string, SaidByJobs>
  /** By name, whether it has expired. */
  readonly artifacts: ReadonlyMap<string, boolean>
}

/** A client for the control repository that may ask about many runs. */
export function controlClient({ context }: CampaignJob): ReturnType<typeof clientWith> {
  const { token, apiUrl, repository } = context
  const transport = octokitTransport({ token, apiUrl, userAgent: `sous/${VERSION}` })
  return clientWith(context, { transport, name: `${repository.owner}/${repository.name}` })
}

/**
 * Plans that commands made. They cannot be made again, so each counts only if a run of the trusted workflow made it, in the job of its
 * repository. GitHub is asked about each run once.
 */
export class VouchedPlans {
  readonly #job: CampaignJob
  readonly #github: ReturnType<typeof clientWith>
  readonly #runs = new Map<number, ProvenRun>()

  constructor(job: CampaignJob) {
    this.#job = job
    this.#github = controlClient(job)
  }

  /** The plan of a row, which only claims that there is one. */
  async load({ id, head, plan: digest, run }: Row): Promise<Result<StoredPlan, Refusal>> {
    if (digest === undefined || run === undefined) throw new Error('Only rows with a plan of a run are loaded.')
    const no = (why: string) => failure(VOUCHED_RUN_ERRORS.unproven(digest, why))
    const proven = await this.#prove(run, digest)
    if (!proven.ok) return proven
    const { said, artifacts } = proven.value
    if (said.get(id)?.run !== digest) return no(`no job of run ${run} made it for this repository`)
    const hasExpired = artifacts.get(`${ARTIFACT_PREFIX}${digest}`)
    if (hasExpired === undefined) return no(`run ${run} has no artifact ${ARTIFACT_PREFIX}${digest.slice(0, 16)}…`)
    if (hasExpired) return no(`the artifact of run ${run} has expired`)
    const remote = await this.#job.repo.remote()
    if (!remote.ok) return remote
    const stored = await planRefs(remote.value).load(digest)
    if (!stored.ok) return stored.error.code === 'digest_unknown' ? no('it is not saved any more') : stored
    const { repository, base } = stored.value.plan
    return repository?.id === id && base.commit === head ? stored : no('it is for another repository or commit')
  }

  async #prove(run: number, digest: Digest): Promise<Result<ProvenRun, Refusal>> {
    const known = this.#runs.get(run)
    if (known !== undefined) return success(known)
    const { context, repo } = this.#job
    const [remote, trusted] = [await repo.remote(), await repo.trusted()]
    if (!remote.ok) return remote
    if (!trusted.ok) return trusted
    const path = workflowPath(context.workflow.ref)
    if (path === undefined) return failure(VOUCHED_RUN_ERRORS.unproven(digest, 'Sous cannot tell which workflow is running'))
    const vouched = await vouchForRun({
      github: this.#github,
      remote: remote.value,
      trusted: trusted.value,
      repository: Number(context.env['GITHUB_REPOSITORY_ID']),
      run,
      digest,
      events: EVENTS,
      path,
      callsOwn: true,
    })
    if (!vouched.ok) return vouched.error.message.endsWith(STILL_RUNNING) ? failure(ERRORS.stillRunning(run)) : vouched
    const said = await readRunJobs(this.#github, run)
    if (!said.ok) return said
    const Artifact = z.object({ name: z.string(), expired: z.boolean(), workflow_run: z.nullish(z.object({ id: z.optional(Positive) })) })
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'
    const listed = await this.#github.requestAll(route, { run_id: run }, Artifact, 'artifacts')
    if (!listed.ok) return listed
    const own = listed.value.filter((artifact) => (artifact.workflow_run?.id ?? run) === run)
    const proven = { said: said.value, artifacts: new Map(own.map(({ name, expired }) => [name, expired])) }
    this.#runs.set(run, proven)
    return success(proven)
  }
}

const ERRORS = {
  /** The next run tries it again. */
  stillRunning: (run: number) => refusal('api_unavailable', `The run ${run} that made the plan still has other jobs to do`),
}
