import * as z from 'zod/mini'
import { showTeam, type Team } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { Positive } from '../api/api-answers.ts'
import type { GitHub } from '../api/github-client.ts'
import { AccountType, isPerson } from '../events/event-payloads.ts'

/** Has write access, as GitHub says right now. */
export interface Person {
  readonly id: number
  readonly login: string
}

/** The legacy field maps custom roles to their base too: triage is `read`, maintain is `write`. */
const MAY_WRITE: readonly string[] = ['write', 'admin']

const Permission = z.object({
  permission: z.string(),
  user: z.nullable(z.object({ id: Positive, login: z.string(), type: AccountType })),
})

/**
 * Looks up whether a person has write access. Fails closed: an error, an unknown role or an id that differs from the event's is a
 * refusal. Leave the id out only if nothing but the login is known.
 */
export async function readPermission(
  github: GitHub,
  wanted: { readonly login: string; readonly id?: number },
): Promise<Result<Person, Refusal>> {
  const { login, id } = wanted
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission'
  const answer = await github.request(route, { username: login }, Permission)
  if (!answer.ok) return answer.error.code === 'api_not_found' ? failure(ERRORS.notOnGitHub(login)) : answer
  const { permission, user } = answer.value
  if (user === null || (id !== undefined && user.id !== id)) return failure(ERRORS.otherAccount(login))
  if (!isPerson(user)) return failure(ERRORS.notAPerson(login))
  // Gitea's role for repository owners and server admins. GitHub has no such role.
  const isGiteaOwner = permission === 'owner' && user.type === undefined
  if (!MAY_WRITE.includes(permission) && !isGiteaOwner) return failure(ERRORS.noWriteAccess(login))
  return success({ id: user.id, login: user.login })
}

const MAX_TEAMS = 20

/** Cached per client, which lives as long as its run. */
const known = new WeakMap<GitHub, Map<string, Promise<Result<Membership, Refusal>>>>()

type Membership = 'member' | 'no_member' | 'not_found'

/** Whether a person is in one of these teams. Makes one call per team and person in a run. */
export async function isInTeams(github: GitHub, teams: readonly Team[], person: Person): Promise<Result<boolean, Refusal>> {
  const notFound: Team[] = []
  for (const team of teams) {
    const membership = await remember(github, team, person.login, () => readMembership(github, team, person))
    if (!membership.ok) return membership
    if (membership.value === 'member') return success(true)
    if (membership.value === 'not_found') notFound.push(team)
  }
  // A 404 means either 'not a member' or 'this token cannot see the team', so ask for the team itself.
  for (const team of notFound) {
    const visible = await remember(github, team, '', () => checkVisible(github, team))
    if (!visible.ok) return visible
  }
  return success(false)
}

async function readMembership(github: GitHub, team: Team, { login }: Person): Promise<Result<Membership, Refusal>> {
  const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}'
  const answer = await github.request(route, { ...placeOf(team), username: login }, z.object({ state: z.string() }))
  if (answer.ok) return success(answer.value.state === 'active' ? 'member' : 'no_member')
  if (answer.error.code === 'api_not_found') return success('not_found')
  return answer.error.code === 'token_not_permitted' ? failure(ERRORS.membersUnseen(team)) : answer
}

async function checkVisible(github: GitHub, team: Team): Promise<Result<Membership, Refusal>> {
  const answer = await github.request('GET /orgs/{org}/teams/{team_slug}', placeOf(team), z.object({ slug: z.string() }))
  if (answer.ok) return success('no_member')
  const isUnseen = answer.error.code === 'api_not_found' || answer.error.code === 'token_not_permitted'
  return isUnseen ? failure(ERRORS.teamUnseen(team)) : answer
}

function remember(
  github: GitHub,
  team: Team,
  who: string,
  ask: () => Promise<Result<Membership, Refusal>>,
): Promise<Result<Membership, Refusal>> {
  const answers = known.get(github) ?? new Map<string, Promise<Result<Membership, Refusal>>>()
  known.set(github, answers)
  const key = `${showTeam(team)} ${who}`.toLowerCase()
  const answer = answers.get(key) ?? (hasRoom(answers, team) ? ask() : Promise.resolve(failure(ERRORS.tooMany())))
  answers.set(key, answer)
  return answer
}

function hasRoom(answers: ReadonlyMap<string, unknown>, team: Team): boolean {
  const teams = new Set([...answers.keys()].map((key) => key.split(' ', 1)[0]))
  return teams.add(showTeam(team).toLowerCase()).size <= MAX_TEAMS
}

function placeOf({ organization, slug }: Team): { readonly org: string; readonly team_slug: string } {
  return { org: organization, team_slug: slug }
}

const SEE_TEAMS = "GITHUB_TOKEN cannot see teams. Use a GitHub App token with 'members: read', or list people instead of the team."

const ERRORS = {
  notOnGitHub: (login: string) => refusal('not_permitted', `${login} was not found on GitHub`),
  otherAccount: (login: string) => refusal('not_permitted', `${login} is not the account that sent the event`),
  noWriteAccess: (login: string) => refusal('not_permitted', `${login} does not have write access to this repository`),
  tooMany: () => refusal('policy_error', `The plan needs lookups of more than ${MAX_TEAMS} teams`, 'Name fewer teams.'),
  membersUnseen: (team: Team) => refusal('policy_error', `The token cannot see who is in ${showTeam(team)}`, SEE_TEAMS),
  teamUnseen: (team: Team) => refusal('policy_error', `Team ${showTeam(team)} does not exist, or the token cannot see it`, SEE_TEAMS),
  notAPerson: (login: string) => refusal('bot_actor', `${login} is not a person`),
}
