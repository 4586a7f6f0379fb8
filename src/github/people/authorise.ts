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
  /** `GITHUB_TRIGGERING_ACTOR`: who started this attempt, which may be another than who started the first. */
  readonly triggeringActor: string
  /** Whether the token is of the kind that workflows and apps get (`ghs_…`), which speaks for no person. */
  readonly isAppToken: boolean
  /**
   * The id of the one who started this run, where an earlier job of it has checked that person against the lists. The job that
   * runs commands has GITHUB_TOKEN, which sees no teams, and must have no other.
   */
  readonly accepted?: number
}

export interface RunnerRequest {
  readonly github: GitHub
  readonly author: Author
  readonly run: RunFacts
  /** Read only once it is needed: a stranger shall cost one request. */
  readonly policy: () => Promise<Result<Pick<ApprovalPolicy, 'runners' | 'allowBots'>, Refusal>>
}

/** Who may ask for a plan, for help or for a list: those who may write and are listed, and bots that are listed by id. */
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

/** Who may approve a plan. What was written is read once more, for it may have been edited, dismissed or deleted. */
export async function authoriseApproval(request: ReviewerRequest): Promise<Result<Person, Refusal>> {
  const person = await authoriseReviewer(request)
  if (!person.ok) return person
  const changed = await recheckSource(request.github, request.from)
  return changed === undefined ? person : failure(changed)
}

/** The same for what was read just now, whatever it says: whoever may approve may also ask for changes. */
export async function authoriseReviewer({ github, from, run, policy }: ReviewerRequest): Promise<Result<Person, Refusal>> {
  if (from.author.isBot) return failure(refusal('bot_actor', `${from.author.login} is a bot, and a bot never approves`))
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
  /** Somebody with write access who was looked up a moment ago. */
  readonly known: Person
  readonly policy: RunnerRequest['policy']
}

/** Who asked for a plan must still be allowed to when it is applied. */
export async function authoriseRequester({ github, author, known, policy }: RequesterQuestion): Promise<Result<Person, Refusal>> {
  const read = await policy()
  if (!read.ok) return read
  if (isAllowedBot(author, read.value)) return success(author)
  const person = author.id === known.id ? success(known) : await readPermission(github, author)
  return person.ok ? checkListed(github, [person.value], { entries: read.value.runners, what: 'run recipes' }) : person
}

export interface SecondPerson {
  readonly approver: Person
  /** Everyone who counts as having asked for the plan. */
  readonly requesters: readonly Person[]
  /** Why the plan is sensitive, in words that follow "The plan"; empty when it is not. */
  readonly sensitive: readonly string[]
}

/** Whoever asked for a sensitive plan cannot approve it alone: the commit is the bot's, and nobody else would have looked. */
export function checkSecondPerson({ approver, requesters, sensitive }: SecondPerson): Refusal | undefined {
  const [reason] = sensitive
  if (reason === undefined || requesters.every(({ id }) => id !== approver.id)) return undefined
  const did = requesters[0]?.id === approver.id ? 'asked for it' : 'pushed the commits that it is for'
  return refusal(
    'approval_missing',
    `The plan needs a second person: ${reason}, and ${approver.login} ${did}`,
    `Ask someone other than ${approver.login} to approve it.`,
  )
}

/** The author, and on a repeated run whoever repeats it; each with the right to write. The author comes first. */
async function everyoneInvolved(github: GitHub, author: Author, run: RunFacts): Promise<Result<readonly [Person, ...Person[]], Refusal>> {
  const person = await readPermission(github, author)
  if (!person.ok) return person
  const own = await refuseOwnToken(github, person.value, run)
  if (own !== undefined) return failure(own)
  if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return success([person.value])
  const repeating = await readPermission(github, { login: run.triggeringActor })
  return repeating.ok ? success([person.value, repeating.value]) : repeating
}

/** A person's token makes Sous's own comments look like that person's, so the two cannot be told apart. */
async function refuseOwnToken(github: GitHub, person: Person, { isAppToken }: RunFacts): Promise<Refusal | undefined> {
  if (isAppToken) return undefined
  const owner = await github.request('GET /user', {}, z.object({ id: Positive }))
  // An app's token is told that it has no user.
  if (!owner.ok) return owner.error.code === 'token_not_permitted' ? undefined : owner.error
  if (owner.value.id !== person.id) return undefined
  const suggestion = "Give the action GITHUB_TOKEN or the token of a GitHub App as its 'token'."
  return refusal(
    'bot_actor',
    `The token that Sous works with is that of ${person.login}, so their comments are taken for its own`,
    suggestion,
  )
}

async function authoriseBot(author: Author, run: RunFacts, policy: RunnerRequest['policy']): Promise<Result<Person, Refusal>> {
  const denied = failure(refusal('bot_actor', `${author.login} is a bot, or speaks through an app`))
  // Whoever repeats the run of a bot would speak in its name. No person has a login like a bot's.
  if (run.attempt > 1 || !author.login.endsWith('[bot]')) return denied
  const read = await policy()
  if (!read.ok) return read
  return isAllowedBot(author, read.value) ? success({ id: author.id, login: author.login }) : denied
}

/** Never the one that every workflow speaks as: whoever can push a branch can have it say anything. */
function isAllowedBot(author: Person, { allowBots }: Pick<ApprovalPolicy, 'allowBots'>): boolean {
  return allowBots.includes(author.id) && !isWorkflowsOwn(author)
}

/** Entries are `login`, `login#id` or `@organization/team`. Logins are those that GitHub gave along with the ids just now. */
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
    if (!isMember.value) return failure(refusal('not_listed', `${person.login} is not among those who may ${what}`))
  }
  return success(people[0])
}

/** A login can change hands; an id cannot. */
function isNamed({ id, login }: Person, entry: string): boolean {
  const [name = '', number] = entry.split('#')
  return number === undefined ? name.toLowerCase() === login.toLowerCase() : Number(number) === id
}
