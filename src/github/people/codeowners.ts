import { parseTeam, showTeam, type Team } from '../../base/config.ts'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { briefText } from '../../base/path.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { nameSome } from '../../base/text/wording.ts'
import { compileSegments, type Matcher } from '../../workspace/glob/glob.ts'
import { parseSegment, type Segment } from '../../workspace/glob/glob-syntax.ts'
import type { GitHub } from '../api/github-client.ts'
import { readTrustedText, type TrustedTree } from '../api/trusted-tree.ts'
import { isInTeams, type Person } from './permission.ts'

export type Owner =
  | { readonly kind: 'person'; readonly login: string }
  | ({ readonly kind: 'team' } & Team)
  | { readonly kind: 'email'; readonly address: string }

/** One line: matching files belong to these owners, or have none. */
export interface OwnerRule {
  readonly line: number
  readonly pattern: string
  readonly owners: readonly Owner[]
}

export interface Codeowners {
  /** The last rule that matches is the one that counts. */
  ruleFor(path: string): OwnerRule | undefined
}

const MAX_LINE_CHARACTERS = 4000
const PERSON = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]+)?)$/
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const GLOBSTAR: Segment = { kind: 'globstar' }

/** Reads CODEOWNERS as GitHub does, but fails on a line that GitHub would silently skip. */
export function parseCodeowners(text: string): Result<Codeowners, string> {
  const rules: { readonly rule: OwnerRule; readonly matches: Matcher }[] = []
  for (const [i, source] of text.split(/\r?\n/).entries()) {
    const words = splitLine(source)
    const [pattern, ...owners] = words
    if (pattern === undefined) continue
    const line = i + 1
    const problem = source.length > MAX_LINE_CHARACTERS ? 'is too long' : problemOf(pattern)
    if (problem !== undefined) return failure(`line ${line}: '${briefText(pattern)}' ${problem}`)
    const known = owners.map(parseOwner)
    const unknown = known.indexOf(undefined)
    if (unknown >= 0)
      return failure(`line ${line}: '${briefText(owners[unknown] ?? '')}' is not @person, @organization/team or an email address`)
    const matches = compilePattern(pattern)
    if (matches === undefined) return failure(`line ${line}: '${briefText(pattern)}' cannot be read`)
    rules.push({ rule: { line, pattern, owners: known.filter((owner) => owner !== undefined) }, matches })
  }
  return success({ ruleFor: (path) => rules.findLast(({ matches }) => matches(path))?.rule })
}

export function showOwner(owner: Owner): string {
  switch (owner.kind) {
    case 'person':
      return `@${owner.login}`
    case 'team':
      return showTeam(owner)
    case 'email':
      return owner.address
  }
}

/** The words of a line up to a comment. A backslash keeps a space in a pattern. */
function splitLine(source: string): readonly string[] {
  const words = source.trim().match(/(?:\\.|\S)+/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('#'))
  return comment < 0 ? words : words.slice(0, comment)
}

function problemOf(pattern: string): string | undefined {
  if (pattern.startsWith('!')) return "starts with '!', which CODEOWNERS does not support"
  if (/[[\]]/.test(pattern)) return "has '[' or ']', which CODEOWNERS does not support"
  if (pattern.startsWith('\\#')) return "starts with '\\#', which CODEOWNERS does not support"
  return /^\/*$|\/\//.test(pattern) ? 'is not a path' : undefined
}

function parseOwner(word: string): Owner | undefined {
  const [, login] = PERSON.exec(word) ?? []
  if (login !== undefined) return { kind: 'person', login }
  const team = parseTeam(word)
  if (team !== undefined) return { kind: 'team', ...team }
  return EMAIL.test(word) ? { kind: 'email', address: word } : undefined
}

/**
 * As in `.gitignore`: a pattern that matches a directory matches everything below it. But a last segment of just `*` matches only
 * the files directly in that directory.
 */
function compilePattern(pattern: string): Matcher | undefined {
  const names = pattern.replace(/^\//, '').replace(/\/$/, '/**').split('/')
  const isAnchored = /\/./.test(pattern)
  const segments: Segment[] = isAnchored ? [] : [GLOBSTAR]
  for (const name of names) {
    const segment = parseSegment(name)
    if (!segment.ok) return undefined
    if (segment.value.kind !== 'globstar' || segments.at(-1)?.kind !== 'globstar') segments.push(segment.value)
  }
  const last = names.at(-1)
  const own = compileSegments(segments)
  if (last === '*' || last === '**') return own
  const below = compileSegments([...segments, GLOBSTAR])
  return (path) => own(path) || below(path)
}

/** Where GitHub looks, in this order. Only the first one that exists counts. */
export const CODEOWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
/** GitHub silently ignores a larger file. */
const MAX_BYTES = 3 * 1024 * 1024

/** Code owners at the trusted commit. Any problem is a refusal, never "no owners". */
export async function readCodeowners(tree: TrustedTree): Promise<Result<Codeowners, Refusal>> {
  for (const place of CODEOWNERS_PLACES) {
    const text = await readTrustedText(tree, place)
    if (!text.ok) return text
    if (text.value === undefined) continue
    const size = Buffer.byteLength(text.value)
    if (size > MAX_BYTES) return failure(ERRORS.tooLarge(place, size))
    const parsed = parseCodeowners(text.value)
    return parsed.ok ? parsed : failure(refusal('policy_error', `${place}, ${parsed.error}`))
  }
  return failure(ERRORS.noFile())
}

export interface OwnerQuestion {
  readonly github: GitHub
  readonly codeowners: Codeowners
  /** Every path needs an owner among them. */
  readonly approvers: readonly Person[]
  /** Everything that the plan writes or deletes, from the root of the repository. */
  readonly paths: readonly string[]
}

/** Whether every path has an owner among those who approved. */
export async function checkOwned({ github, codeowners, approvers, paths }: OwnerQuestion): Promise<Refusal | undefined> {
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
    const who = others.length === 0 ? `${first} is not a code owner` : `None of ${[first, ...others].join(', ')} is a code owner`
    return ERRORS.ownersMissing(who, owned, owners)
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
  return failure(ERRORS.unknownOwner(line, address))
}

const ERRORS = {
  tooLarge: (place: string, size: number) =>
    refusal('policy_error', `${place} has ${size} bytes, more than the ${MAX_BYTES} that GitHub reads`),
  noFile: () =>
    refusal(
      'policy_error',
      `The configuration requires code owners, but none of ${CODEOWNERS_PLACES.join(', ')} exists`,
      "Add one, or remove 'codeowners' from the configuration.",
    ),
  ownersMissing: (who: string, files: readonly string[], owners: string) =>
    refusal('approval_missing', `${who} of ${nameSome(files, 3)}`, `Ask one of ${owners} to approve.`),
  unknownOwner: (line: number, owner: Owner) =>
    refusal(
      'policy_error',
      `CODEOWNERS, line ${line}: Sous cannot look up who ${showOwner(owner)} is`,
      'Name the owner by @login, on the default branch.',
    ),
}
