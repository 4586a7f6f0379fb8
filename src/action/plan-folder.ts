import * as fs from 'node:fs'
import * as path from 'node:path'
import { openFolder } from '../app/open-folder.ts'
import { planRecipe, unpreparedError } from '../app/plan-recipe.ts'
import { type PreparedRecipe, type PreparedRun, prepareRecipe, type Unprepared } from '../app/prepare-run.ts'
import type { SousConfig } from '../base/config.ts'
import { sha256 } from '../base/digest.ts'
import { type Refusal, refusal } from '../base/errors/reasons.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import type { ApprovalRule } from '../base/plan.ts'
import { failure, type Result, success } from '../base/result.ts'
import { tokenTooWeak } from '../github/api/graphql.ts'
import { writeCommand } from '../github/events/parse-command.ts'
import type { CommentSource } from '../github/events/requests.ts'
import type { PullState } from '../github/pulls/pull-state.ts'
import { checkOut } from '../github/remote/remote-git.ts'
import { checkPlanSecrets, knownSecrets } from '../github/remote/secret-guard.ts'
import { type Approver, NO_APPROVER } from '../plan/decide.ts'
import type { PlanFacts } from '../plan/make-plan.ts'
import { checkProtected, matchProtected } from '../plan/permissions.ts'
import { type PlanOutcome, StepRecorder } from '../plan/plan-outcome.ts'
import type { LoadedPlan } from '../plan/seal.ts'
import type { GivenInputs } from '../recipe/input-values.ts'
import type { PlannedRun } from '../report/plan-report.ts'
import { StepTicker } from '../report/terminal/step-ticker.ts'
import { PLAIN } from '../report/terminal/style.ts'
import { type OpenRepository, recipesOn } from './open-github.ts'
import { type ActionContext, actionSurroundings } from './runner.ts'
import { nearRecipe, unknownRecipe, unpreparedText } from './unprepared-text.ts'

export interface FolderRequest {
  readonly context: ActionContext
  /** Absolute path of the folder to plan in. */
  readonly folder: string
  readonly prepared: Omit<PreparedRun, 'opened'>
  readonly rules: readonly ApprovalRule[]
  /** Whether the files come from people with write access: recipes can read regular expressions from them. */
  readonly trustsPatterns: boolean
  readonly approver?: Approver
  readonly facts?: Partial<PlanFacts>
  /** What fixes the date of the plan, so that it can be made again on another day; now by default. */
  readonly askedAt?: Date | undefined
}

/** A plan and its report without the outcome of the run. The caller disposes of `loaded`. */
export interface FolderPlan {
  readonly planned: Omit<PlannedRun, 'ending'>
  /** Missing if the recipe failed or would change nothing. */
  readonly loaded: LoadedPlan | undefined
}

/** Plans a recipe in a checked-out folder, with the same pipeline as the command line. */
export async function planFolder(request: FolderRequest): Promise<Result<FolderPlan, Refusal>> {
  const { context, folder, prepared, rules, facts } = request
  const surroundings = { ...actionSurroundings(context, folder), trustsPatterns: request.trustsPatterns }
  const opened = await openFolder(surroundings, '.')
  if (!opened.ok) return failure(refusal('io_error', opened.error.message, opened.error.suggestion))
  const { config, recipe, inputs } = prepared
  const recorder = new StepRecorder()
  const ticker = new StepTicker(PLAIN)
  const message = context.runner.input('commit-message')
  const refuseTampered = watchRunnerFiles(context.env)
  const made = await planRecipe({
    surroundings,
    recipe: { ...prepared, opened: opened.value },
    consent: { rules, approver: request.approver ?? NO_APPROVER },
    emit(event) {
      recorder.record(event)
      const lines = ticker.take(event)
      if (lines !== '') context.runner.say(lines)
    },
    allowHosts: [],
    verbose: context.env['RUNNER_DEBUG'] === '1',
    facts: { ...(message !== '' && { message }), ...facts },
    github: expressionContext(context, facts?.base?.commit ?? context.sha),
    time: request.askedAt,
  })
  const tampered = refuseTampered()
  const error = made.ok ? undefined : unpreparedError(made.error)
  // Found only when the tree is built, but the recipe caused it.
  if (error !== undefined && tampered === undefined && error.code === 'path_denied') {
    const outcome = failedBy(error, { calls: [], evidence: [], includes: [] }, prepared)
    const places = { directory: facts?.base?.directory ?? '.', matches: matchProtected(config.protectedPaths) }
    return success({ planned: { recipe, inputs, outcome, plan: undefined, steps: recorder.steps, places }, loaded: undefined })
  }
  if (!made.ok) return failure(tampered ?? refusal('io_error', error?.message ?? '', error?.suggestion))
  const { outcome, record, loaded } = made.value.made
  const secret = record && checkPlanSecrets(record, loaded?.changes ?? [], knownSecrets(context.env))
  if (tampered !== undefined || secret !== undefined) {
    await loaded?.[Symbol.asyncDispose]()
    return failure(tampered ?? (secret as Refusal))
  }
  const places = { directory: record?.base.directory ?? '.', matches: matchProtected(config.protectedPaths) }
  const planned = { recipe, inputs, outcome, plan: record, steps: recorder.steps, places }
  const refused = loaded === undefined ? undefined : checkProtected(loaded.changes, config, loaded.plan.base.directory)
  if (refused === undefined || loaded === undefined) return success({ planned, loaded })
  await loaded[Symbol.asyncDispose]()
  return success({ planned: { ...planned, plan: undefined, outcome: failedBy(refused, outcome, prepared) }, loaded: undefined })
}

function failedBy(
  error: ToolError,
  { calls, evidence, includes }: Pick<PlanOutcome, 'calls' | 'evidence' | 'includes'>,
  { recipe }: Pick<PreparedRun, 'recipe'>,
): PlanOutcome {
  const at = recipe.permissions.at ?? { file: recipe.source.path, line: 1, column: 1, endLine: 1, endColumn: 1 }
  return { kind: 'failed', failure: { label: recipe.name, isNoStep: true, at, error }, calls, evidence, includes }
}

/** `github` in expressions. The apply makes the plan again on another event, so it must not depend on the event. */
function expressionContext({ repository }: ActionContext, commit: string): Readonly<Record<string, unknown>> {
  return { repository: `${repository.owner}/${repository.name}`, repository_owner: repository.owner, sha: commit }
}

/** Files that set variables, paths and outputs for later steps. */
const VARIABLES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

/**
 * Takes a snapshot of the runner's files. The returned function checks them and restores them if they changed: commands do not get
 * their paths, but can find them.
 */
export function watchRunnerFiles(env: ActionContext['env']): () => Refusal | undefined {
  const own = VARIABLES.flatMap((name) => env[name] || [])
  const folders = [...new Set(own.map((file) => path.dirname(file)))]
  const contents = own.map((file) => ({ file, content: readPlain(file) }))
  const before = listAll(folders)
  return () => {
    const after = listAll(folders)
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
    if (changed.length === 0) return undefined
    for (const { file, content } of contents) if (content !== undefined && changed.includes(file)) putBack(file, content)
    const names = VARIABLES.filter((name) => changed.includes(env[name] ?? ''))
    return ERRORS.runnerTampered(names)
  }
}

function listAll(folders: readonly string[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const folder of folders)
    for (const name of namesIn(folder)) {
      const file = path.join(folder, name)
      const content = readPlain(file)
      all.set(file, content === undefined ? 'no file' : sha256(content))
    }
  return all
}

function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}

/** Symbolic links are not followed. */
function readPlain(file: string): Uint8Array | undefined {
  try {
    return fs.lstatSync(file).isFile() ? fs.readFileSync(file) : undefined
  } catch {
    return undefined
  }
}

function putBack(file: string, content: Uint8Array): void {
  fs.rmSync(file, { recursive: true, force: true })
  fs.writeFileSync(file, content)
}

export interface RunOnPull {
  readonly context: ActionContext
  readonly repo: OpenRepository
  readonly from: CommentSource
  readonly recipe: string
  readonly inputs: GivenInputs
}

/** The recipe of the default branch, even if the pull request changes it. */
export async function prepareTrusted({
  context,
  repo,
  recipe,
  inputs,
}: Pick<RunOnPull, 'context' | 'repo' | 'recipe' | 'inputs'>): Promise<Result<PreparedRecipe, Refusal>> {
  const tree = await repo.trusted()
  if (!tree.ok) return tree
  const recipes = await recipesOn(tree.value, context)
  if (!recipes.ok) return failure(tree.value.refusal ?? refusal('policy_error', recipes.error.message, recipes.error.suggestion))
  const prepared = await prepareRecipe(recipes.value, recipe, inputs)
  if (prepared.ok) return prepared
  if (tree.value.refusal !== undefined) return failure(tree.value.refusal)
  const near = nearRecipe(recipes.value, recipe)
  const isReady = near !== undefined && (await prepareRecipe(recipes.value, near, inputs)).ok
  return failure(unpreparedRefusal(prepared.error, { recipe, inputs, near, isReady }))
}

function unpreparedRefusal(
  unprepared: Unprepared,
  {
    recipe,
    inputs,
    near,
    isReady,
  }: Pick<RunOnPull, 'recipe' | 'inputs'> & { readonly near: string | undefined; readonly isReady: boolean },
): Refusal {
  if (unprepared.kind === 'error') {
    if (near === undefined) return unknownRecipe(unprepared.error, '/sous list')
    // Never a line that only leads to the next mistake.
    const run = isReady && Array.isArray(inputs) ? writeCommand({ kind: 'run', recipe: near, inputs }) : undefined
    return unknownRecipe(unprepared.error, run ?? writeCommand({ kind: 'help', recipe: near }))
  }
  const { message, suggestion } = unpreparedText(unprepared)
  const help = unprepared.kind === 'invalid_inputs' ? { command: writeCommand({ kind: 'help', recipe }) } : {}
  return { ...refusal('command_mistake', message, suggestion), ...help }
}

export interface HeadRequest extends Pick<RunOnPull, 'context' | 'repo'> {
  readonly pull: PullState
  readonly config: SousConfig
  readonly prepared: PreparedRecipe
  readonly rules: readonly ApprovalRule[]
  readonly approver?: Approver
  /** Whether this job pushes the plan afterwards: then a token that cannot push fails first. */
  readonly isSaved?: boolean
  /** When the comment that asks for the plan was written, by GitHub's clock. */
  readonly askedAt: Date | undefined
}

/** Runs a recipe on the head of a pull request. The same request on the same head always gives the same plan. */
export async function planHead(request: HeadRequest): Promise<Result<FolderPlan, Refusal>> {
  const { context, repo, pull, config, prepared, rules, approver, askedAt } = request
  const remote = await repo.remote()
  if (!remote.ok) return remote
  const asked = request.isSaved ? remote.value.refusePush() : undefined
  const folder = await checkOut(remote.value, pull.head.commit)
  const denied = await asked
  if (denied !== undefined) return failure(tokenTooWeak('push, which saving a plan needs', denied))
  if (!folder.ok) return folder
  const { head, base, repository } = pull
  return planFolder({
    context,
    folder: folder.value,
    prepared: { ...prepared, config },
    // No commands on a stranger's files.
    rules: pull.isFork ? [] : rules,
    trustsPatterns: !pull.isFork,
    askedAt,
    ...(approver !== undefined && !pull.isFork && { approver }),
    facts: {
      repository: { id: String(repository.id), pull: pull.number },
      base: { commit: head.commit, ref: `refs/heads/${base.ref}`, directory: '.' },
      head: { repository: String(head.repository ?? 'gone'), ref: `refs/heads/${head.ref}`, commit: head.commit },
      target: `refs/heads/${head.ref}`,
    },
  })
}

const ERRORS = {
  runnerTampered: (files: readonly string[]) =>
    refusal('runner_file_tampered', `A command of the recipe changed the runner's ${files.join(', ') || 'files'}`),
}
