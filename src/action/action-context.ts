import type { Notice, Surroundings } from '../app/surroundings.ts'
import { isInstallationToken } from '../base/text/secrets.ts'
import type { WorkflowFacts } from '../github/api/trusted-files.ts'
import { JOB_MODES, type JobMode } from '../github/events/requests.ts'
import type { RunFacts } from '../github/people/authorise.ts'
import type { RunId } from '../github/plans/plan-state.ts'
import { printable, printableLine } from '../report/printable.ts'
import type { Runner } from './runner.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What a run of the action knows of itself, from the variables that a runner sets. */
export interface ActionContext {
  readonly runner: Runner
  readonly env: Env
  readonly program: Surroundings['program']
  readonly signal: AbortSignal
  /** How the run waits between requests; by the clock unless said. */
  readonly sleep?: (ms: number) => Promise<void>
  readonly event: string
  /** Which part of the work this job does; all of it when left out. */
  readonly job: JobMode | undefined
  readonly repository: { readonly owner: string; readonly name: string }
  readonly apiUrl: string
  readonly serverUrl: string
  readonly token: string
  readonly run: RunId & RunFacts
  readonly sha: string
  readonly workflow: WorkflowFacts
  /** Absolute path of what was checked out, if anything was. */
  readonly workspace: string
}

/** Where people see this run. */
export function runUrl({ serverUrl, repository, run }: Pick<ActionContext, 'serverUrl' | 'repository' | 'run'>): string {
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`
}

export type ActionStart = Pick<ActionContext, 'runner' | 'env' | 'program' | 'signal' | 'sleep'>

export function actionContext({ runner, env, program, signal, sleep }: ActionStart): ActionContext {
  const [owner = '', name = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/', 2)
  const token = runner.input('token')
  const job = JOB_MODES.find((mode) => mode === runner.input('mode'))
  return {
    runner,
    env,
    program,
    signal,
    ...(sleep && { sleep }),
    event: env['GITHUB_EVENT_NAME'] ?? '',
    job,
    repository: { owner, name },
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com',
    token,
    run: {
      id: Number(env['GITHUB_RUN_ID'] ?? 0),
      attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
      triggeringActor: env['GITHUB_TRIGGERING_ACTOR'] ?? env['GITHUB_ACTOR'] ?? '',
      isAppToken: isInstallationToken(token),
      ...(job === 'plan' && runner.input('gate') !== '' && { accepted: Number(env['GITHUB_ACTOR_ID']) }),
    },
    sha: env['GITHUB_SHA'] ?? '',
    workflow: { ref: env['GITHUB_WORKFLOW_REF'] ?? '', sha: env['GITHUB_WORKFLOW_SHA'] ?? '' },
    workspace: env['GITHUB_WORKSPACE'] ?? '',
  }
}

/** What is said beside the result goes to the log. */
export function actionSurroundings({ runner, env, program, signal }: ActionContext, folder: string): Surroundings {
  return { env, folder, program, signal, notice: (notice) => runner.say(plainNotice(notice)) }
}

function plainNotice({ kind, text }: Notice): string {
  return kind === 'log' ? `${printableLine(text)}\n` : `${kind === 'warning' ? '! ' : ''}${printable(text)}\n`
}
