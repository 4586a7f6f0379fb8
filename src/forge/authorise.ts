import * as z from 'zod/mini'
import type { ApprovalPolicy } from '../model/config.ts'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { Positive } from './answer-schemas.ts'
import type { Author, CommentSource, ReviewSource } from './forge-request.ts'
import type { GitHub } from './github-client.ts'
import { type Person, readPermission } from './read-permission.ts'
import { recheckSource } from './recheck-source.ts'

/** What the runner says of this run. */
export interface RunFacts {
  /** `GITHUB_RUN_ATTEMPT`. */
  readonly attempt: number
  /** `GITHUB_TRIGGERING_ACTOR`: who started this attempt, which may be another than who started the first. */
  readonly triggeringActor: string
  /** Whether the token is of the kind that workflows and apps get (`ghs_…`), which speaks for no person. */
  readonly isAppToken: boolean
}

export interface RunRequest {
  readonly github: GitHub
  readonly author: Author
  readonly run: RunFacts
  /** Read only once it is needed: a stranger shall cost one request. */
  readonly policy: () => Promise<Result<Pick<ApprovalPolicy, 'runners' | 'allowBots'>, Refusal>>
}

/** Who may ask for a plan, for help or for a list: those who may write and are listed, and bots that are listed by id. */
export async function authoriseRun({ github, author, run, policy }: RunRequest): Promise<Result<Person, Refusal>> {
  if (author.isBot) return authoriseBot(author, run, policy)
  const people = await everyoneInvolved(github, author, run)
  if (!people.ok) return people
  const read = await policy()
  return read.ok ? listed(people.value, read.value.runners, 'run recipes') : read
}

export interface ApprovalRequest {
  readonly github: GitHub
  readonly from: CommentSource | ReviewSource
  readonly run: RunFacts
  /** As with `RunRequest`. */
  readonly policy: () => Promise<Result<Pick<ApprovalPolicy, 'approvers'>, Refusal>>
}

/** Who may approve a plan. What was written is read once more, for it may have been edited, dismissed or deleted. */
export async function authoriseApproval(request: ApprovalRequest): Promise<Result<Person, Refusal>> {
  const person = await authoriseReviewer(request)
  if (!person.ok) return person
  const changed = await recheckSource(request.github, request.from)
  return changed === undefined ? person : failure(changed)
}

/** The same for what was read just now, whatever it says: whoever may approve may also ask for changes. */
export async function authoriseReviewer({ github, from, run, policy }: ApprovalRequest): Promise<Result<Person, Refusal>> {
  if (from.author.isBot) return failure(refusal('bot_actor', `${from.author.login} is a bot, and a bot never approves`))
  const people = await everyoneInvolved(github, from.author, run)
  if (!people.ok) return people
  const read = await policy()
  if (!read.ok) return read
  return listed(people.value, read.value.approvers, 'approve plans')
}

export interface SecondPerson {
  readonly approver: Person
  /** `undefined` when it cannot be told who asked for the plan. */
  readonly requester: Person | undefined
  /** Why the plan is sensitive, in words that follow "The plan"; empty when it is not. */
  readonly sensitive: readonly string[]
}

/** Whoever asked for a sensitive plan cannot approve it alone: the commit is the bot's, and nobody else would have looked. */
export function refuseSamePerson({ approver, requester, sensitive }: SecondPerson): Refusal | undefined {
  const [reason] = sensitive
  if (reason === undefined || (requester !== undefined && requester.id !== approver.id)) return undefined
  const who = requester === undefined ? 'and it cannot be told who asked for it' : `and ${approver.login} asked for it`
  const next = requester === undefined ? 'Make the plan anew.' : `Ask somebody other than ${approver.login} to approve it.`
  return refusal('approval_missing', `The plan ${reason}, ${who}`, next)
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

async function authoriseBot(author: Author, run: RunFacts, policy: RunRequest['policy']): Promise<Result<Person, Refusal>> {
  const denied = failure(refusal('bot_actor', `${author.login} is a bot, or speaks through an app`))
  // Whoever repeats the run of a bot would speak in its name. No person has a login like a bot's.
  if (run.attempt > 1 || !author.login.endsWith('[bot]')) return denied
  const read = await policy()
  if (!read.ok) return read
  return read.value.allowBots.includes(author.id) ? success({ id: author.id, login: author.login }) : denied
}

/** The logins are those that GitHub gave along with the ids just now, so a login that changed hands is not taken for its former owner. */
function listed(people: readonly [Person, ...Person[]], logins: readonly string[], what: string): Result<Person, Refusal> {
  const names = new Set(logins.map((login) => login.toLowerCase()))
  const stranger = names.size === 0 ? undefined : people.find(({ login }) => !names.has(login.toLowerCase()))
  if (stranger !== undefined) return failure(refusal('not_listed', `${stranger.login} is not among those who may ${what}`))
  return success(people[0])
}
