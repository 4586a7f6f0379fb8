import * as core from '@actions/core'
import type { Notice, Surroundings } from '../app/open-folder.ts'
import { isInstallationToken } from '../base/text/secrets.ts'
import type { WorkflowFacts } from '../github/api/trusted-tree.ts'
import { JOB_MODES, type JobMode } from '../github/events/requests.ts'
import type { RunFacts } from '../github/people/authorise.ts'
import type { RunId } from '../github/plans/plan-state.ts'
import { hider } from '../github/remote/secret-guard.ts'
import type { Annotation, AnnotationLevel } from '../report/plan-report.ts'
import { inertForRunner, printable, printableLine } from '../report/printable.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What a run knows about itself from the runner's variables. */
export interface ActionContext {
  readonly runner: Runner
  readonly env: Env
  readonly program: Surroundings['program']
  readonly signal: AbortSignal
  /** How the run waits between requests; a timer by default. */
  readonly sleep?: (ms: number) => Promise<void>
  readonly event: string
  /** The part of the work that this job does; all of it by default. */
  readonly job: JobMode | undefined
  readonly repository: { readonly owner: string; readonly name: string }
  readonly apiUrl: string
  readonly serverUrl: string
  readonly token: string
  readonly run: RunId & RunFacts
  readonly sha: string
  readonly workflow: WorkflowFacts
  /** Absolute path of the checkout, if any. */
  readonly workspace: string
}

/** The page of this run. */
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

/** Notices go to the log. */
export function actionSurroundings({ runner, env, program, signal, serverUrl, token }: ActionContext, folder: string): Surroundings {
  const onGitHub = { server: serverUrl, token, configPath: runner.input('config') }
  return { env, folder, program, signal, onGitHub, notice: (notice) => runner.say(plainNotice(notice)) }
}

function plainNotice({ kind, text }: Notice): string {
  return kind === 'log' ? `${printableLine(text)}\n` : `${kind === 'warning' ? '! ' : ''}${printable(text)}\n`
}

/** How the action talks to the runner. */
export interface Runner {
  /** An input by its name in `action.yml`, trimmed; empty when it was not given. */
  input(name: string): string
  setOutput(name: string, value: string): void
  /** Adds to the job summary. */
  addSummary(markdown: string): Promise<void>
  /** Masks the value in all logs from now on. */
  mask(value: string): void
  /** Prints to the log; nothing in the text acts as a command. */
  say(text: string): void
  /** Marks a line of a file. */
  annotate(annotation: Annotation): void
  /** An annotation of the run itself. */
  report(level: AnnotationLevel, message: string): void
}

const TITLE = 'Sous'
const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const satisfies Record<AnnotationLevel, unknown>

/**
 * The runner of this process, through the toolkit. Loaded late: a comment that is not for Sous does not need it (`main.ts`).
 * Secrets are removed from everything but `mask`.
 */
export function processRunner(): Runner {
  const hide = hider(process.env)
  return {
    input: (name) => core.getInput(name),
    setOutput(name, value) {
      // Without the file (a local run) the toolkit would print a deprecated command.
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
