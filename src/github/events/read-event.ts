import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import type { Result } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { isForSous, parseCommand } from './parse-command.ts'
import { type CommentSource, type GitHubRequest, JOB_MODES, MODES, type Mode, type PullCommits, type ReviewSource } from './requests.ts'

/** The event that started the run, from the runner. */
export interface EventFacts {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string
  /** The text of the file at `GITHUB_EVENT_PATH`. */
  readonly payload: string
  /** `GITHUB_WORKFLOW_REF`, such as `owner/name/.github/workflows/sous.yml@refs/heads/main`. */
  readonly workflowRef: string
  /** Whether the workflow names a recipe. */
  readonly hasRecipe?: boolean
}

type Fields = Readonly<Record<string, unknown>>

const PROPOSING: readonly string[] = ['schedule', 'push', 'workflow_dispatch']
/** The modes of jobs that answer commands and handle pushes. */
const ANSWERING: readonly string[] = ['', 'auto', ...JOB_MODES]
const PWN_REQUESTS: readonly string[] = ['pull_request_target', 'workflow_run']

/**
 * What an event asks for. Most events ask for nothing and must cost nothing, so the code for the others is loaded only when
 * needed.
 */
export async function readEvent(facts: EventFacts, modeInput: string): Promise<GitHubRequest> {
  const { name } = facts
  if (PWN_REQUESTS.includes(name)) return refused(ERRORS.eventNotTrusted(name))
  const mode = readMode(modeInput)
  if (mode === undefined) return badMode(modeInput)
  const payload = parsePayload(facts.payload)
  if (payload === undefined) return refused(ERRORS.notAnObject(name))
  if (mode === 'apply' && name.startsWith('pull_request')) return refused(ERRORS.applyOnPull(name))
  if (name === 'issue_comment') return readComment(payload)
  if (name === 'pull_request_review') return readReview(payload)
  if (name === 'pull_request' && payload['action'] === 'synchronize' && !facts.hasRecipe && ANSWERING.includes(modeInput))
    return readPush(payload)
  if (!isJobMode(modeInput)) return readWorkflow(facts, mode, payload)
  // The separate jobs of proposing, for workflows whose recipes run commands.
  if (modeInput !== 'gate' && PROPOSING.includes(name)) return readWorkflow(facts, 'propose', payload)
  return refused(ERRORS.modeNotForEvent(modeInput, name))
}

/** Why an event may not start a job of a campaign: its workflow may come from elsewhere than the default branch. */
export function refuseCampaignEvent({ name, payload: text, workflowRef }: EventFacts): Refusal | undefined {
  if (PWN_REQUESTS.includes(name) || name.startsWith('pull_request')) return ERRORS.eventNotTrusted(name)
  const payload = parsePayload(text)
  if (payload === undefined) return ERRORS.notAnObject(name)
  const isKnown = typeof at(payload, 'repository', 'default_branch') === 'string'
  return isKnown && !isOnDefaultBranch(workflowRef, payload) ? ERRORS.otherWorkflow(workflowRef) : undefined
}

/** From the first `@` on: a branch can be named `mine@refs/heads/main`. */
function isOnDefaultBranch(workflowRef: string, payload: Fields): boolean {
  const branch = at(payload, 'repository', 'default_branch')
  return typeof branch === 'string' && workflowRef.slice(workflowRef.indexOf('@')) === `@refs/heads/${branch}`
}

async function readComment(payload: Fields): Promise<GitHubRequest> {
  const body = at(payload, 'comment', 'body')
  if (typeof body === 'string' && !isForSous(body)) return ignored(ERRORS.notACommand())
  if (typeof payload['action'] === 'string' && payload['action'] !== 'created') return ignored(ERRORS.notNew('comment', payload['action']))
  const { readCommentPayload } = await import('./event-payloads.ts')
  return withSource(readCommentPayload(payload), ({ from, sender, issue }) => {
    if (!issue.isPull) return ignored(ERRORS.notAPull(from.pull))
    if (!issue.isOpen) return ignored(ERRORS.closed(from.pull))
    return sender === from.author.id ? commandFrom(from) : wrongSender(from)
  })
}

function commandFrom(from: CommentSource): GitHubRequest {
  const command = parseCommand(from.body)
  if (command === undefined) return ignored(ERRORS.notACommand())
  // The configuration may allow some bots, and it is not read this early.
  if (from.author.isBot && !(command.ok && command.value.kind === 'run')) return ignored(ERRORS.bot(from.author.login))
  return command.ok ? { ...command.value, from } : { kind: 'mistake', mistake: command.error, from }
}

async function readReview(payload: Fields): Promise<GitHubRequest> {
  const action = payload['action']
  if (typeof action === 'string' && action !== 'submitted') return ignored(ERRORS.notNew('review', action))
  const state = at(payload, 'review', 'state')
  if (typeof state === 'string' && state.toLowerCase() !== 'approved') return ignored(ERRORS.notApproving())
  const { readReviewPayload } = await import('./event-payloads.ts')
  return withSource(readReviewPayload(payload), ({ from, sender }) => {
    if (from.author.isBot) return ignored(ERRORS.bot(from.author.login))
    return sender === from.author.id ? approvalFrom(from) : wrongSender(from)
  })
}

function approvalFrom(from: ReviewSource): GitHubRequest {
  const command = parseCommand(from.body)
  if (command === undefined) return { kind: 'review', digest: undefined, from }
  if (!command.ok) return { kind: 'mistake', mistake: command.error, from }
  if (command.value.kind === 'apply') return { kind: 'review', digest: command.value.digest, from }
  const message = `A review cannot run '/sous ${command.value.kind}'`
  return { kind: 'mistake', mistake: { code: 'command_mistake', message, suggestion: 'Write it as a comment.' }, from }
}

function readPush(payload: Fields): GitHubRequest {
  const pull = at(payload, 'pull_request', 'number')
  const commits = readCommits(payload['pull_request'] as Fields)
  if (!Number.isSafeInteger(pull) || commits === undefined) return refused(ERRORS.noField('pull_request.number'))
  if (commits.isFork) return ignored(ERRORS.pushToFork())
  return { kind: 'pushed', pull: pull as number }
}

function readWorkflow({ name, workflowRef }: EventFacts, mode: Mode, payload: Fields): GitHubRequest {
  const isDefault = isOnDefaultBranch(workflowRef, payload)
  if (mode === 'apply' && name === 'workflow_dispatch' && !isDefault) return refused(ERRORS.otherWorkflow(workflowRef))
  const pull = at(payload, 'pull_request', 'number')
  if (name === 'pull_request' && !Number.isSafeInteger(pull)) return refused(ERRORS.noField('pull_request.number'))
  const common = {
    kind: 'workflow',
    mode,
    event: name,
    pull: Number.isSafeInteger(pull) ? (pull as number) : undefined,
    isDefault,
  } as const
  if (common.pull === undefined) return common
  const commits = readCommits(payload['pull_request'] as Fields)
  return commits === undefined ? refused(ERRORS.noField('pull_request.base.sha')) : { ...common, commits }
}

function readCommits(pull: Fields): PullCommits | undefined {
  const sha = at(pull, 'base', 'sha')
  if (typeof sha !== 'string' || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) return undefined
  const [base, head] = [at(pull, 'base', 'repo'), at(pull, 'head', 'repo')].map((repo) => (repo as Fields | null | undefined)?.['id'])
  return { base: sha, isFork: base === undefined || base !== head }
}

function withSource<T>(read: Result<T, Refusal>, request: (value: T) => GitHubRequest): GitHubRequest {
  return read.ok ? request(read.value) : { kind: 'refused', refusal: read.error }
}

function wrongSender({ author, kind }: CommentSource | ReviewSource): GitHubRequest {
  return refused(ERRORS.wrongSender(author.login, kind))
}

function readMode(text: string): Mode | undefined {
  if (text === '' || text === 'auto' || isJobMode(text)) return 'preview'
  return MODES.find((mode) => mode === text)
}

function isJobMode(text: string): boolean {
  return JOB_MODES.some((mode) => mode === text)
}

function badMode(text: string): GitHubRequest {
  const near = didYouMean(text, ['auto', ...MODES, ...JOB_MODES])
  return refused(ERRORS.unknownMode(text, near))
}

function parsePayload(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}

function at(payload: Fields, outer: string, inner: string): unknown {
  const value = payload[outer]
  return typeof value === 'object' && value !== null ? (value as Fields)[inner] : undefined
}

function ignored({ code, message }: Refusal): GitHubRequest {
  return { kind: 'ignored', code, message }
}

function refused(why: Refusal): GitHubRequest {
  return { kind: 'refused', refusal: why }
}

const ERRORS = {
  eventNotTrusted: (event: string) => refusal('event_not_trusted', `Sous does not run on '${event}'`),
  notAnObject: (event: string) => refusal('payload_invalid', `The payload of '${event}' is not a JSON object`),
  applyOnPull: (event: string) =>
    refusal('event_not_trusted_for_apply', `'mode: apply' is not for '${event}', whose workflow the pull request itself may change`),
  modeNotForEvent: (mode: string, event: string) => refusal('input_invalid', `'mode: ${mode}' is not for '${event}'`),
  noField: (field: string) => refusal('payload_invalid', `The payload has no '${field}'`),
  otherWorkflow: (ref: string) => refusal('workflow_ref_not_default', `The workflow comes from '${ref}', not from the default branch`),
  wrongSender: (author: string, kind: string) =>
    refusal('sender_mismatch', `The event was sent by someone other than ${author}, who wrote the ${kind}`),
  notACommand: () => refusal('not_a_command', 'The comment is not a command'),
  notNew: (what: string, action: unknown) => refusal('event_action_ignored', `The ${what} was ${action}, and only new ones count`),
  notAPull: (issue: number) => refusal('not_a_pull_request', `#${issue} is not a pull request`),
  closed: (pull: number) => refusal('pr_closed', `Pull request #${pull} is closed`),
  bot: (login: string) => refusal('bot_actor', `${login} is a bot, or speaks through an app`),
  notApproving: () => refusal('review_not_approving', 'The review does not approve'),
  pushToFork: () => refusal('event_action_ignored', 'The push is to a fork, whose runs cannot write here'),
  unknownMode: (mode: string, near: string | undefined) =>
    refusal(
      'input_invalid',
      `Unknown mode '${mode.slice(0, 80)}'`,
      near === undefined ? `Use auto, ${MODES.join(', ')}.` : `Did you mean '${near}'?`,
    ),
}
