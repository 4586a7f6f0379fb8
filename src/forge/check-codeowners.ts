import * as z from 'zod/mini'
import { type Refusal, refusal } from '../model/reason.ts'
import { failure, type Result, success } from '../model/result.ts'
import { nameSome } from '../model/wording.ts'
import { type Codeowners, type Owner, type OwnerRule, parseCodeowners, showOwner } from './codeowners.ts'
import type { GitHub } from './github-client.ts'
import type { Person } from './read-permission.ts'
import { readTrustedText } from './trusted-files.ts'
import type { TrustedTree } from './trusted-tree.ts'

/** Where GitHub looks, in this order; only the first that is there counts. */
const PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
/** GitHub passes over a larger one without a word. */
const MAX_BYTES = 3 * 1024 * 1024
const MAX_TEAMS = 20

/** The owners of files as the trusted commit has them. Whatever is wrong with them is a refusal, never "no owners". */
export async function readCodeowners(tree: TrustedTree): Promise<Result<Codeowners, Refusal>> {
  for (const place of PLACES) {
    const text = await readTrustedText(tree, place)
    if (!text.ok) return text
    if (text.value === undefined) continue
    const size = Buffer.byteLength(text.value)
    if (size > MAX_BYTES)
      return failure(refusal('policy_error', `${place} has ${size} bytes, more than the ${MAX_BYTES} that GitHub reads`))
    const parsed = parseCodeowners(text.value)
    return parsed.ok ? parsed : failure(refusal('policy_error', `${place}, ${parsed.error}`))
  }
  const message = `The configuration asks for code owners, and there is no ${PLACES.join(', ')}`
  return failure(refusal('policy_error', message, "Add one, or remove 'codeowners' from the configuration."))
}

export interface OwnerQuestion {
  readonly github: GitHub
  readonly codeowners: Codeowners
  readonly approver: Person
  /** All that the plan writes or deletes, from the top of the repository. */
  readonly paths: readonly string[]
}

/** Whether somebody may approve as the owner of every path. */
export async function refuseNoOwner({ github, codeowners, approver, paths }: OwnerQuestion): Promise<Refusal | undefined> {
  const byRule = new Map<OwnerRule, string[]>()
  for (const path of paths) {
    const rule = codeowners.ruleFor(path)
    if (rule !== undefined && rule.owners.length > 0) byRule.set(rule, [...(byRule.get(rule) ?? []), path])
  }
  const teams = new Map<string, boolean>()
  for (const [rule, owned] of byRule) {
    const owns = await isOwner({ github, rule, approver, teams })
    if (!owns.ok) return owns.error
    if (owns.value) continue
    const owners = rule.owners.map(showOwner).join(', ')
    const message = `${approver.login} is no code owner of ${nameSome(owned, 3)}`
    return refusal('approval_missing', message, `Ask one of ${owners} to approve.`)
  }
  return undefined
}

interface RuleQuestion {
  readonly github: GitHub
  readonly rule: OwnerRule
  readonly approver: Person
  /** Answers so far. */
  readonly teams: Map<string, boolean>
}

async function isOwner({ github, rule, approver, teams }: RuleQuestion): Promise<Result<boolean, Refusal>> {
  const isApprover = (owner: Owner) => owner.kind === 'person' && owner.login.toLowerCase() === approver.login.toLowerCase()
  if (rule.owners.some(isApprover)) return success(true)
  for (const owner of rule.owners) {
    if (owner.kind !== 'team') continue
    const name = showOwner(owner).toLowerCase()
    if (!teams.has(name)) {
      if (teams.size >= MAX_TEAMS) return failure(refusal('policy_error', `The plan needs more than ${MAX_TEAMS} teams to be looked up`))
      const member = await isMember(github, owner, approver)
      if (!member.ok) return member
      teams.set(name, member.value)
    }
    if (teams.get(name)) return success(true)
  }
  const address = rule.owners.find((owner) => owner.kind === 'email')
  if (address === undefined) return success(false)
  const message = `CODEOWNERS, line ${rule.line}: whose address ${showOwner(address)} is cannot be looked up`
  return failure(refusal('policy_error', message, 'Name the owner by @login, on the default branch.'))
}

async function isMember(github: GitHub, team: Owner & { readonly kind: 'team' }, { login }: Person): Promise<Result<boolean, Refusal>> {
  const Membership = z.object({ state: z.string() })
  const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}'
  const answer = await github.request(route, { org: team.organization, team_slug: team.slug, username: login }, Membership)
  if (answer.ok) return success(answer.value.state === 'active')
  if (answer.error.code === 'api_not_found') return success(false)
  if (answer.error.code !== 'token_not_permitted') return answer
  const next = "GITHUB_TOKEN cannot: use the token of a GitHub App with 'members: read', or name people in CODEOWNERS."
  return failure(refusal('policy_error', `The token may not see who is in ${showOwner(team)}`, next))
}
