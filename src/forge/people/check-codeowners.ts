import { type Refusal, refusal } from '../../model/reason.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { nameSome } from '../../model/wording.ts'
import type { GitHub } from '../api/github-client.ts'
import { readTrustedText } from '../api/trusted-files.ts'
import type { TrustedTree } from '../api/trusted-tree.ts'
import { type Codeowners, type OwnerRule, parseCodeowners, showOwner } from './codeowners.ts'
import type { Person } from './read-permission.ts'
import { isInTeams } from './team-members.ts'

/** Where GitHub looks, in this order; only the first that is there counts. */
const PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
/** GitHub passes over a larger one without a word. */
const MAX_BYTES = 3 * 1024 * 1024

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
  /** Who approved. Each path needs an owner among them. */
  readonly approvers: readonly Person[]
  /** All that the plan writes or deletes, from the top of the repository. */
  readonly paths: readonly string[]
}

/** Whether every path has an owner among those who approved. */
export async function refuseNoOwner({ github, codeowners, approvers, paths }: OwnerQuestion): Promise<Refusal | undefined> {
  const byRule = new Map<OwnerRule, string[]>()
  for (const path of paths) {
    const rule = codeowners.ruleFor(path)
    if (rule !== undefined && rule.owners.length > 0) byRule.set(rule, [...(byRule.get(rule) ?? []), path])
  }
  for (const [rule, owned] of byRule) {
    const owns = await hasOwner(github, rule, approvers)
    if (!owns.ok) return owns.error
    if (owns.value) continue
    const owners = rule.owners.map(showOwner).join(', ')
    const [first, ...others] = approvers.map(({ login }) => login)
    const who = others.length === 0 ? `${first} is no code owner` : `None of ${[first, ...others].join(', ')} is a code owner`
    return refusal('approval_missing', `${who} of ${nameSome(owned, 3)}`, `Ask one of ${owners} to approve.`)
  }
  return undefined
}

async function hasOwner(github: GitHub, { owners, line }: OwnerRule, approvers: readonly Person[]): Promise<Result<boolean, Refusal>> {
  const logins = new Set(approvers.map(({ login }) => login.toLowerCase()))
  if (owners.some((owner) => owner.kind === 'person' && logins.has(owner.login.toLowerCase()))) return success(true)
  const teams = owners.filter((owner) => owner.kind === 'team')
  for (const approver of approvers) {
    const owns = await isInTeams(github, teams, approver)
    if (!owns.ok || owns.value) return owns
  }
  const address = owners.find((owner) => owner.kind === 'email')
  if (address === undefined) return success(false)
  const message = `CODEOWNERS, line ${line}: whose address ${showOwner(address)} is cannot be looked up`
  return failure(refusal('policy_error', message, 'Name the owner by @login, on the default branch.'))
}
