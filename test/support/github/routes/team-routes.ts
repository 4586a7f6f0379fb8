import { type Answer, type Call, notFound, ok } from '../call.ts'
import type { OperationName } from '../operations.ts'
import type { Team } from '../state.ts'

/** Teams of organizations. To whoever may not see a team, it does not exist: 404 and never 403, as with GITHUB_TOKEN. */
export const teamRoutes: Readonly<Partial<Record<OperationName, (call: Call) => Answer>>> = {
  'teams/get-by-name': (call) => ok(call.show.team(teamOf(call))),
  'teams/get-membership-for-user-in-org': (call) => {
    const team = teamOf(call)
    const state = team.members.get((call.params['username'] ?? '').toLowerCase())
    if (state === undefined) throw notFound()
    return ok({ url: `${call.state.origin}${call.path}`, role: 'member', state })
  },
}

function teamOf(call: Call): Team {
  const { state, params } = call
  const team = state.teams.get(`${params['org']}/${params['team_slug']}`.toLowerCase())
  if (team === undefined || !isVisible(team, call)) throw notFound()
  return team
}

/** An app needs the permission of the organization, which no workflow can give its own token. A person is in the organization. */
function isVisible({ organization }: Team, { state, actor: { account, permissions } }: Call): boolean {
  if (account === undefined) return false
  if (permissions !== undefined) return account.login !== 'github-actions[bot]' && permissions.members !== undefined
  const teams = [...state.teams.values()].filter((team) => team.organization === organization)
  return teams.some(({ members }) => members.get(account.login.toLowerCase()) === 'active')
}
