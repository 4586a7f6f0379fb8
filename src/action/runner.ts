import * as core from '@actions/core'
import type { Notice, Surroundings } from '../app/open-folder.ts'
import { isInstallationToken } from '../base/text/secrets.ts'
import type { WorkflowFacts } from '../github/api/trusted-tree.ts'
import { JOB_MODES, type JobMode } from '../github/events/requests.ts'
import type { RunFacts } from '../github/people/authorise.ts'
import type { RunId } from '../github/plans/plan-state.ts'
import { hider, knownSecrets } from '../github/remote/secret-guard.ts'
import type { Annotation, AnnotationLevel } from '../report/plan-report.ts'
import { inertForRunner, printable, printableLine } from '../report/printable.ts'

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

/** What an action may say to the runner that started it. */
export interface Runner {
  /** An input by its name in `action.yml`, trimmed; empty when it was not given. */
  input(name: string): string
  setOutput(name: string, value: string): void
  /** Adds to the job summary. */
  addSummary(markdown: string): Promise<void>
  /** Has the value shown as `***` in every log from now on. */
  mask(value: string): void
  /** Text for the log, in which nothing is taken for a command. */
  say(text: string): void
  /** Marks a line of a file. */
  annotate(annotation: Annotation): void
  /** An annotation of the run itself. */
  report(level: AnnotationLevel, message: string): void
}

const TITLE = 'Sous'
const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const satisfies Record<AnnotationLevel, unknown>

/**
 * The runner of this process, by the toolkit. Loaded late: a comment that is none of Sous's business does without it (`main.ts`).
 * No secret of the run leaves by any of these ways, but for the one that has it masked.
 */
export function processRunner(): Runner {
  const hide = hider(knownSecrets(process.env))
  return {
    input: (name) => core.getInput(name),
    setOutput(name, value) {
      // Without the file (a local try) there is nobody to tell, and the toolkit would print a command that is out of use.
      if (isGiven('GITHUB_OUTPUT')) core.setOutput(name, hide(value))
    },
    async addSummary(markdown) {
      if (!isGiven('GITHUB_STEP_SUMMARY')) return
      try {
        await core.summary.addRaw(hide(markdown.endsWith('\n') ? markdown : `${markdown}\n`)).write()
      } finally {
        core.summary.emptyBuffer()
      }
    },
    mask: (value) => core.setSecret(value),
    say: (text) => void process.stdout.write(inertForRunner(hide(text))),
    annotate: ({ level, file, line, column, message }) =>
      ANNOTATE[level](hide(printableLine(message)), { title: TITLE, file: hide(file), startLine: line, startColumn: column }),
    report: (level, message) => ANNOTATE[level](hide(message), { title: TITLE }),
  }
}

function isGiven(variable: string): boolean {
  return (process.env[variable] ?? '') !== ''
}
