import * as os from 'node:os'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { type ControlFolder, type OpenCampaign, openCampaign } from '../../app/campaign/open-campaign.ts'
import { openRecipes } from '../../app/load-recipes.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { ToolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { VERSION } from '../../base/version.ts'
import { contentBook } from '../../campaign/content-book.ts'
import { remoteLedgers } from '../../campaign/ledger.ts'
import { realGit } from '../../git/git.ts'
import type { Transport } from '../../github/api/api-answers.ts'
import { GitHubApp } from '../../github/api/github-app.ts'
import { GitHub } from '../../github/api/github-client.ts'
import { octokitTransport } from '../../github/api/octokit-transport.ts'
import { ContentPace, type WritePace } from '../../github/api/write-pace.ts'
import { markerOf } from '../../github/pulls/comments.ts'
import { checkOut, openRemote, type RemoteRepository } from '../../github/remote/remote-git.ts'
import { knownSecrets } from '../../github/remote/secret-guard.ts'
import { realClock } from '../../system/clock.ts'
import { realDisk } from '../../system/disk/real-disk.ts'
import { realSandboxDisk } from '../../system/disk/sandbox-disk.ts'
import { openPrograms } from '../../system/process/programs.ts'
import type { OpenRepository } from '../open-github.ts'
import { type ActionContext, actionSurroundings } from '../runner.ts'

/** A job of a campaign: the repository with its file, and the campaign if the job is about one. */
export interface CampaignJob {
  readonly context: ActionContext
  readonly repo: OpenRepository
}

/** The control repository: campaign files and recipes of its default branch, and the ledgers in its refs. */
export async function openControlRepository({ context, repo }: CampaignJob): Promise<Result<ControlFolder, Refusal>> {
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const tip = await remote.value.readTip()
  if (!tip.ok) return tip
  const folder = await checkOut(remote.value, tip.value)
  if (!folder.ok) return folder
  const surroundings = { ...actionSurroundings(context, folder.value), trustsPatterns: true }
  const recipes = await openRecipes(surroundings, folder.value)
  if (!recipes.ok) return failure(asRefusal(recipes.error))
  return success({ surroundings, recipes: recipes.value, ledgers: remoteLedgers(remote.value) })
}

/** The campaign that the workflow names, or the only one. */
export async function openNamedCampaign(
  job: CampaignJob,
  name = job.context.runner.input('campaign'),
): Promise<Result<OpenCampaign, Refusal>> {
  const control = await openControlRepository(job)
  if (!control.ok) return control
  const opened = await openCampaign(control.value, name === '' ? undefined : name)
  if (opened.ok) return opened
  if (opened.error.kind === 'error') return failure(asRefusal(opened.error.error))
  const [first] = opened.error.file.diagnostics.filter(({ severity }) => severity === 'error')
  return failure(ERRORS.invalid(first?.at.file ?? opened.error.file.path, first?.message ?? '', first?.at.line ?? 1))
}

export function asRefusal({ message, suggestion }: Pick<ToolError, 'message' | 'suggestion'>): Refusal {
  return refusal('input_invalid', message, suggestion)
}

export function openApp(context: ActionContext): Result<GitHubApp, Refusal> {
  const { apiUrl, runner, signal } = context
  return GitHubApp.open({
    id: runner.input('app-id'),
    key: runner.input('app-key'),
    transportOf: (token) => octokitTransport({ token, apiUrl, userAgent: `sous/${VERSION}` }),
    clock: realClock,
    sleep: sleepOf(context),
    signal,
    mask: (token) => runner.mask(token),
  })
}

export function sleepOf({ sleep, signal }: ActionContext): (ms: number) => Promise<void> {
  return sleep ?? (async (ms) => void (await sleepFor(ms, undefined, { signal }).catch(() => undefined)))
}

/** Of what a job creates in the repositories of a campaign: the jobs of all campaigns stay below GitHub's limits together. */
export function openPace({ context }: CampaignJob, { control }: Pick<OpenCampaign, 'control'>): ContentPace {
  return new ContentPace({ clock: realClock, sleep: sleepOf(context), book: contentBook(control.ledgers, realClock) })
}

/** Budget of API calls of one client: a few for its repository, or more for lists. */
const MAX_CALLS = 1000

/** A client with the tokens of an installation. */
export function clientWith(
  context: ActionContext,
  { transport, name = '/', pace }: { readonly transport: Transport; readonly name?: string; readonly pace?: WritePace },
): GitHub {
  const [owner = '', repository = ''] = name.split('/')
  return new GitHub({
    transport,
    repository: { owner, name: repository },
    clock: realClock,
    sleep: sleepOf(context),
    signal: context.signal,
    maxCalls: MAX_CALLS,
    secrets: knownSecrets(context.env),
    ...(pace && { pace }),
  })
}

/** A repository of a campaign, through git. */
export function openTargetRemote(context: ActionContext, name: string, token: string): Promise<Result<RemoteRepository, Refusal>> {
  const { serverUrl, signal, env, workspace } = context
  return openRemote({
    url: `${serverUrl}/${name}.git`,
    token,
    git: realGit(openPrograms({ path: env['PATH'] ?? '', forbiddenRoot: workspace })),
    disk: realDisk,
    sandboxDisk: realSandboxDisk(os.tmpdir()),
    sleep: sleepOf(context),
    signal,
  })
}

/** The branch of its pull requests, the same in all repositories. */
export function branchOf({ id }: Pick<OpenCampaign, 'id'>): string {
  return `sous/${id}`
}

/** There is one issue for each campaign. */
export function subjectOf(id: string): string {
  return `campaign ${id}`
}

/** Whether an issue is the one of a campaign. Anyone can write the marker, so its author is checked elsewhere. */
export function isIssueOf(id: string, body: string): boolean {
  return body.startsWith(markerOf({ kind: 'drift', subject: subjectOf(id) }))
}

const ERRORS = {
  invalid: (file: string, message: string, line: number) =>
    refusal('input_invalid', `${file}:${line}: ${message}`, "'sous campaign validate' shows everything that is wrong with it."),
}
