import { briefText } from '../../model/path.ts'
import { failure, type Result, success } from '../../model/result.ts'
import { parseTeam, showTeam, type Team } from '../../model/team.ts'
import { compileSegments, type Matcher } from '../../workspace/glob-matcher.ts'
import { parseSegment, type Segment } from '../../workspace/glob-segment.ts'

export type Owner =
  | { readonly kind: 'person'; readonly login: string }
  | ({ readonly kind: 'team' } & Team)
  | { readonly kind: 'email'; readonly address: string }

/** One line: the files that fit belong to these owners, or to nobody. */
export interface OwnerRule {
  readonly line: number
  readonly pattern: string
  readonly owners: readonly Owner[]
}

export interface Codeowners {
  /** The last rule that fits, which is the one that counts; `undefined` when none does. */
  ruleFor(path: string): OwnerRule | undefined
}

const MAX_LINE_CHARACTERS = 4000
const PERSON = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]+)?)$/
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const GLOBSTAR: Segment = { kind: 'globstar' }

/** Reads CODEOWNERS as GitHub does, except that a line it would pass over in silence makes the whole file an error. */
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
      return failure(`line ${line}: '${briefText(owners[unknown] ?? '')}' is neither @person, @organization/team nor an address`)
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
  if (pattern.startsWith('!')) return "begins with '!', which CODEOWNERS does not know"
  if (/[[\]]/.test(pattern)) return "has '[' or ']', which CODEOWNERS does not know"
  if (pattern.startsWith('\\#')) return "begins with '\\#', which CODEOWNERS does not know"
  return /^\/*$|\/\//.test(pattern) ? 'is no path' : undefined
}

function parseOwner(word: string): Owner | undefined {
  const [, login] = PERSON.exec(word) ?? []
  if (login !== undefined) return { kind: 'person', login }
  const team = parseTeam(word)
  if (team !== undefined) return { kind: 'team', ...team }
  return EMAIL.test(word) ? { kind: 'email', address: word } : undefined
}

/**
 * As in `.gitignore`, and what fits a directory fits all that is below it; but a last name of just `*` means the files of
 * that directory and none further down.
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
