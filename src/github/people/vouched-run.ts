import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { ObjectId, Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { checkWorkflowRef, readTrustedText, type TrustedTree, workflowPath } from '../api/trusted-tree.ts'
import { AccountType } from '../events/event-payloads.ts'
import type { RemoteRepository } from '../remote/remote-git.ts'
import type { Person } from './permission.ts'

/** The workflow names the artifact of a plan after its digest. */
export const ARTIFACT_PREFIX = 'sous-plan-'

/** Why a run does not vouch for anything yet. */
export const STILL_RUNNING = 'is still running'

export interface VouchRequest {
  readonly github: GitHub
  readonly remote: RemoteRepository
  readonly trusted: TrustedTree
  readonly repository: number
  /** The run that claims to have made the plan. It is looked up. */
  readonly run: number
  readonly digest: Digest
  readonly events: readonly string[]
  /** Whether it may call workflows of its own repository without a commit: those of its own commit, as the default branch has them. */
  readonly callsOwn?: boolean
  /** The workflow that must have made it. Without it, any workflow of the default branch that uploads plans. */
  readonly path?: string
}

export interface VouchedRun {
  readonly id: number
  readonly event: string
  /** Who started it; may be a bot. */
  readonly actor: Person & { readonly type?: string | undefined }
  readonly createdAt: Date
  /** From the workflow's `run-name`: for a comment, `Sous <comment id>`. */
  readonly title: string
}

const User = z.nullable(z.object({ id: Positive, login: z.string(), type: AccountType }))
const Run = z.object({
  id: Positive,
  event: z.string(),
  path: z.string(),
  display_title: z.string(),
  head_sha: ObjectId,
  run_attempt: Positive,
  status: z.nullable(z.string()),
  created_at: z.string(),
  actor: User,
  triggering_actor: User,
  repository: z.object({ id: Positive }),
  head_repository: z.nullable(z.object({ id: Positive })),
  referenced_workflows: z.optional(z.nullable(z.array(z.object({ path: z.string(), sha: z.optional(z.string()) })))),
})
type Run = z.output<typeof Run>

/**
 * Looks up the run that made a plan and checks that it was the trusted workflow, started once, by one person. A plan that ran a
 * command cannot be derived again, so this is its proof. Anything missing or unclear is a refusal.
 */
export async function vouchForPlan(request: VouchRequest): Promise<Result<VouchedRun, Refusal>> {
  const run = await vouchForRun(request)
  if (!run.ok) return run
  const artifact = await checkArtifact(run.value, request)
  return artifact === undefined ? run : failure(artifact)
}

/** The same without the plan: whether a run was the trusted workflow. */
export async function vouchForRun(request: VouchRequest): Promise<Result<VouchedRun, Refusal>> {
  const { github, digest, run: id } = request
  const no = (why: string) => failure(VOUCHED_RUN_ERRORS.unproven(digest, why))
  const read = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: id }, Run)
  if (!read.ok) return read.error.code === 'api_not_found' ? no(`run ${id} does not exist, or was deleted`) : read
  const run = read.value
  const wrong = checkRun(run, request)
  if (wrong !== undefined) return no(`run ${id} ${wrong}`)
  const { actor } = run
  if (actor === null) return no(`the account that started run ${id} is gone`)
  const elsewhere = await checkWorkflow(run, request)
  if (elsewhere !== undefined) return failure(elsewhere)
  return success({ id, event: run.event, actor, createdAt: new Date(run.created_at), title: run.display_title })
}

function checkRun(run: Run, { repository, events, callsOwn = false, github }: VouchRequest): string | undefined {
  if (run.repository.id !== repository || run.head_repository?.id !== repository) return 'belongs to another repository'
  if (!events.includes(run.event)) return `was started by '${run.event}'`
  if (run.run_attempt !== 1) return 'was re-run'
  if (run.actor?.id !== run.triggering_actor?.id) return 'was started by a different person than it says'
  if (run.status !== 'completed') return STILL_RUNNING
  if (Number.isNaN(Date.parse(run.created_at))) return 'has no start time'
  const isOwn = (called: CalledWorkflow) => callsOwn && called.sha === run.head_sha && ownPath(called, github) !== undefined
  const loose = run.referenced_workflows?.find((called) => !/@[0-9a-f]{40}$/.test(called.path) && !isOwn(called))
  return loose === undefined ? undefined : `uses the workflow ${loose.path}, which is not pinned to a commit`
}

type CalledWorkflow = NonNullable<Run['referenced_workflows']>[number]

/** The path of a called workflow that is a file of this repository. */
function ownPath({ path }: CalledWorkflow, { repository: { owner, name } }: GitHub): string | undefined {
  const prefix = `${owner}/${name}/`
  return path.toLowerCase().startsWith(prefix.toLowerCase()) ? path.slice(prefix.length).replace(/@.*$/, '') : undefined
}

/** The run used the workflow file that the default branch has today, from a commit of the default branch. */
async function checkWorkflow(run: Run, request: VouchRequest): Promise<Refusal | undefined> {
  const { github, remote, trusted, digest } = request
  const path = workflowPath(run.path)
  if (path === undefined || (request.path !== undefined && path !== request.path))
    return VOUCHED_RUN_ERRORS.unproven(digest, `run ${run.id} belongs to another workflow, ${run.path}`)
  const called = (run.referenced_workflows ?? []).flatMap((one) => ownPath(one, github) ?? [])
  for (const own of [path, ...(request.callsOwn ? called : [])]) {
    const foreign = await checkWorkflowRef(remote, trusted, { path: workflowPath(own), sha: run.head_sha })
    if (foreign?.code === 'event_not_trusted_for_apply')
      return VOUCHED_RUN_ERRORS.unproven(digest, `the workflow ${own} has changed since run ${run.id}, or is not on the default branch`)
    if (foreign !== undefined) return foreign
  }
  if (request.path === undefined) {
    const text = await readTrustedText(trusted, path)
    if (!text.ok) return text.error
    if (!text.value?.includes(ARTIFACT_PREFIX)) return VOUCHED_RUN_ERRORS.unproven(digest, `the workflow ${path} hands over no plans`)
  }
  if (run.head_sha === trusted.commit) return undefined
  const Comparison = z.object({ status: z.string() })
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}'
  const compared = await github.request(route, { basehead: `${run.head_sha}...${trusted.commit}` }, Comparison)
  if (!compared.ok && compared.error.code !== 'api_not_found') return compared.error
  const isOnDefault = compared.ok && (compared.value.status === 'ahead' || compared.value.status === 'identical')
  return isOnDefault
    ? undefined
    : VOUCHED_RUN_ERRORS.unproven(digest, `run ${run.id} ran on ${run.head_sha.slice(0, 12)}, which is not on the default branch`)
}

/** Artifacts belong to a run. A command can upload some too, but only to its own run, where it makes the plan anyway. */
async function checkArtifact({ id }: VouchedRun, { github, digest }: VouchRequest): Promise<Refusal | undefined> {
  const name = `${ARTIFACT_PREFIX}${digest}`
  const Listed = z.object({
    artifacts: z.array(z.object({ name: z.string(), workflow_run: z.nullish(z.object({ id: z.optional(Positive) })) })),
  })
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'
  const listed = await github.request(route, { run_id: id, name, per_page: 100 }, Listed)
  if (!listed.ok)
    return listed.error.code === 'api_not_found'
      ? VOUCHED_RUN_ERRORS.unproven(digest, 'this server does not list the artifacts of runs')
      : listed.error
  const isThere = listed.value.artifacts.some((artifact) => artifact.name === name && (artifact.workflow_run?.id ?? id) === id)
  return isThere ? undefined : VOUCHED_RUN_ERRORS.unproven(digest, `run ${id} has no artifact ${ARTIFACT_PREFIX}${digest.slice(0, 16)}…`)
}

export const VOUCHED_RUN_ERRORS = {
  /** The plan may be genuine, but there is no proof. */
  unproven: (digest: Digest, why: string) =>
    refusal('plan_unproven', `Nothing shows that Sous made the plan ${digest.slice(0, 16)}: ${why}`),
}
