import * as z from 'zod/mini'
import { type ApprovalPolicy, parseTeam } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { isWorkflowsOwn } from '../api/graphql.ts'
import type { Author, CommentSource, ReviewSource } from '../events/requests.ts'
import { isInTeams, type Person, readPermission } from './permission.ts'
import { recheckSource } from './request-comments.ts'

/** What the runner says of this run. */
export interface RunFacts {
  /** `GITHUB_RUN_ATTEMPT`. */
  readonly attempt: number
  /** `GITHUB_TRIGGERING_ACTOR`: who started this attempt. Someone else may have started the first one. */
  readonly triggeringActor: string
  /** Whether the token belongs to a workflow or an app (`ghs_…`) and not to a person. */
  readonly isAppToken: boolean
  /**
   * Who started this run, if an earlier job has checked that person against the lists. The job that runs commands has
   * GITHUB_TOKEN, which cannot see teams, and must not have a stronger token.
   */
  readonly accepted?: number
}

export interface RunnerRequest {
  readonly github: GitHub
  readonly author: Author
  readonly run: RunFacts
  /** Read only when needed, so that a stranger's comment costs one request. */
  readonly policy: () => Promise<Result<Pick<ApprovalPolicy, 'runners' | 'allowBots'>, Refusal>>
}

/** Who can run recipes and ask for help: people with write access who are listed, and bots that are listed by id. */
export async function authoriseRun({ github, author, run, policy }: RunnerRequest): Promise<Result<Person, Refusal>> {
  if (author.isBot) return authoriseBot(author, run, policy)
  const people = await everyoneInvolved(github, author, run)
  if (!people.ok) return people
  const read = await policy()
  return read.ok ? checkListed(github, people.value, { ...run, entries: read.value.runners, what: 'run recipes' }) : read
}

export interface ReviewerRequest {
  readonly github: GitHub
  readonly from: CommentSource | ReviewSource
  readonly run: RunFacts
  /** As with `RunRequest`. */
  readonly policy: () => Promise<Result<Pick<ApprovalPolicy, 'approvers'>, Refusal>>
}

/** Who can approve a plan. The comment or review is read again: it may have been edited, dismissed or deleted. */
export async function authoriseApproval(request: ReviewerRequest): Promise<Result<Person, Refusal>> {
  const person = await authoriseReviewer(request)
  if (!person.ok) return person
  const changed = await recheckSource(request.github, request.from)
  return changed === undefined ? person : failure(changed)
}

/** The same for what was read just now. It also holds for a review that asks for changes. */
export async function authoriseReviewer({ github, from, run, policy }: ReviewerRequest): Promise<Result<Person, Refusal>> {
  if (from.author.isBot) return failure(ERRORS.botReview(from.author.login))
  const people = await everyoneInvolved(github, from.author, run)
  if (!people.ok) return people
  const read = await policy()
  if (!read.ok) return read
  return checkListed(github, people.value, { ...run, entries: read.value.approvers, what: 'approve plans' })
}

export interface RequesterQuestion {
  readonly github: GitHub
  /** As the comment names them. */
  readonly author: Person
  /** Has write access, looked up a moment ago. */
  readonly known: Person
  readonly policy: RunnerRequest['policy']
}

/** The requester must still have access when the plan is applied. */
export async function authoriseRequester({ github, author, known, policy }: RequesterQuestion): Promise<Result<Person, Refusal>> {
  const read = await policy()
  if (!read.ok) return read
  if (isAllowedBot(author, read.value)) return success(author)
  const person = author.id === known.id ? success(known) : await readPermission(github, author)
  return person.ok ? checkListed(github, [person.value], { entries: read.value.runners, what: 'run recipes' }) : person
}

export interface SecondPerson {
  readonly approver: Person
  /** Everyone who counts as a requester of the plan. */
  readonly requesters: readonly Person[]
  /** Why the plan is sensitive, in words that follow "The plan"; empty when it is not. */
  readonly sensitive: readonly string[]
}

/** The requester of a sensitive plan cannot approve it alone: the bot authors the commit, so no second person would have looked. */
export function checkSecondPerson({ approver, requesters, sensitive }: SecondPerson): Refusal | undefined {
  const [reason] = sensitive
  if (reason === undefined || requesters.every(({ id }) => id !== approver.id)) return undefined
  const did = requesters[0]?.id === approver.id ? 'requested this plan' : 'pushed the commits that this plan is for'
  return ERRORS.secondPerson(approver.login, did, reason)
}

/** The author, and on a re-run the person who started it. Each needs write access. The author comes first. */
async function everyoneInvolved(github: GitHub, author: Author, run: RunFacts): Promise<Result<readonly [Person, ...Person[]], Refusal>> {
  const person = await readPermission(github, author)
  if (!person.ok) return person
  const own = await refuseOwnToken(github, person.value, run)
  if (own !== undefined) return failure(own)
  if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return success([person.value])
  const repeating = await readPermission(github, { login: run.triggeringActor })
  return repeating.ok ? success([person.value, repeating.value]) : repeating
}

/** With a person's token, Sous's own comments cannot be told from that person's. */
async function refuseOwnToken(github: GitHub, person: Person, { isAppToken }: RunFacts): Promise<Refusal | undefined> {
  if (isAppToken) return undefined
  const owner = await github.request('GET /user', {}, z.object({ id: Positive }))
  // GitHub refuses this call for an app's token.
  if (!owner.ok) return owner.error.code === 'token_not_permitted' ? undefined : owner.error
  if (owner.value.id !== person.id) return undefined
  return ERRORS.ownToken(person.login)
}

async function authoriseBot(author: Author, run: RunFacts, policy: RunnerRequest['policy']): Promise<Result<Person, Refusal>> {
  const denied = failure(ERRORS.bot(author.login))
  // A re-run of a bot's run would act in the bot's name. Only bots have a login that ends with `[bot]`.
  if (run.attempt > 1 || !author.login.endsWith('[bot]')) return denied
  const read = await policy()
  if (!read.ok) return read
  return isAllowedBot(author, read.value) ? success({ id: author.id, login: author.login }) : denied
}

/** Never the workflow's own bot: anyone who can push a branch can make it comment. */
function isAllowedBot(author: Person, { allowBots }: Pick<ApprovalPolicy, 'allowBots'>): boolean {
  return allowBots.includes(author.id) && !isWorkflowsOwn(author)
}

/** Entries are `login`, `login#id` or `@organization/team`. GitHub sent the logins with the ids just now. */
async function checkListed(
  github: GitHub,
  people: readonly [Person, ...Person[]],
  { entries, what, accepted }: Pick<RunFacts, 'accepted'> & { readonly entries: readonly string[]; readonly what: string },
): Promise<Result<Person, Refusal>> {
  const teams = entries.map(parseTeam).filter((team) => team !== undefined)
  for (const person of entries.length === 0 ? [] : people) {
    if (entries.some((entry) => isNamed(person, entry))) continue
    if (teams.length > 0 && person.id === accepted) continue
    const isMember = await isInTeams(github, teams, person)
    if (!isMember.ok) return isMember
    if (!isMember.value) return failure(ERRORS.notListed(person.login, what))
  }
  return success(people[0])
}

/** A login can change hands; an id cannot. */
function isNamed({ id, login }: Person, entry: string): boolean {
  const [name = '', number] = entry.split('#')
  return number === undefined ? name.toLowerCase() === login.toLowerCase() : Number(number) === id
}

const ERRORS = {
  botReview: (login: string) => refusal('bot_actor', `${login} is a bot, and a bot never approves`),
  secondPerson: (approver: string, did: string, why: string) =>
    refusal('approval_missing', `${approver} ${did}, and it needs a second person: ${why}`, 'Ask someone else to approve it.'),
  ownToken: (login: string) =>
    refusal(
      'bot_actor',
      `Sous runs with the token of ${login}, so it cannot tell their comments from its own`,
      "Use GITHUB_TOKEN or a GitHub App token as the action's 'token'.",
    ),
  bot: (login: string) => refusal('bot_actor', `${login} is a bot, or wrote through an app`),
  notListed: (login: string, what: string) => refusal('not_listed', `${login} is not listed as someone who may ${what}`),
}
