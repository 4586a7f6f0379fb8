import { type ApprovalPolicy, DEFAULT_APPROVAL, FORK_RULES, TEAM } from '../../base/config.ts'
import { briefText } from '../../base/path.ts'
import { type Advice, readBoolean, readFields, readInteger, readTexts, readWord, wrongType } from '../read-fields.ts'
import { checkGlob } from '../read-permissions.ts'
import { describeNode, type YamlNode } from '../yaml/yaml-node.ts'
import type { ConfigReading } from './config-reading.ts'

export const APPROVAL_KEYS = [
  'runners',
  'approvers',
  'count',
  'allow-bots',
  'codeowners',
  'forks',
  'drafts',
  'branches',
  'allow-workflows',
  'expires-after-hours',
] as const
export const MAX_HOURS = 720
export const MAX_APPROVALS = 10

const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['allow-forks', { text: "Use 'forks: files-only'.", instead: 'forks' }],
  ['bots', { text: "Did you mean 'allow-bots'?", instead: 'allow-bots' }],
  ['users', { text: "Did you mean 'runners' or 'approvers'?" }],
  ['teams', { text: "Name a team as '@org/team' below 'runners' or 'approvers'." }],
  ['approvals', { text: "Did you mean 'count'?", instead: 'count' }],
  ['required-approvals', { text: "Did you mean 'count'?", instead: 'count' }],
])

export function readApproval(node: YamlNode, reading: ConfigReading): ApprovalPolicy {
  const { diagnostics } = reading
  const fields = readFields(node, { what: "'approval'", keys: APPROVAL_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return DEFAULT_APPROVAL
  const people = (value: YamlNode, what: string) => readPeople(value, what, reading)
  const boolean = (value: YamlNode, what: string) => readBoolean(value, what, diagnostics)
  const read: { readonly [Key in keyof ApprovalPolicy]: ApprovalPolicy[Key] | undefined } = {
    runners: fields.read('runners', people),
    approvers: fields.read('approvers', people),
    count: fields.read('count', (value, what) => readInteger(value, what, MAX_APPROVALS, diagnostics)),
    allowBots: fields.read('allow-bots', (value, what) => readBots(value, what, reading)),
    codeowners: fields.read('codeowners', boolean),
    forks: fields.read('forks', (value, what) => readWord(value, what, FORK_RULES, diagnostics)),
    drafts: fields.read('drafts', boolean),
    branches: fields.read('branches', (value, what) =>
      readTexts(value, what, diagnostics, (glob, item) => checkGlob(glob, item, { ...reading, example: 'release/*' })),
    ),
    allowWorkflows: fields.read('allow-workflows', boolean),
    expiresAfterHours: fields.read('expires-after-hours', (value, what) => readInteger(value, what, MAX_HOURS, diagnostics)),
  }
  const given = Object.entries(read).filter(([, value]) => value !== undefined)
  return { ...DEFAULT_APPROVAL, ...(Object.fromEntries(given) as Partial<ApprovalPolicy>) }
}

/** A login, and behind `#` the numeric id of the account if only that one is meant. */
export const LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/

/** An empty list reads like nobody, but leaving it out means everybody who may write: so it is refused. */
function readPeople(node: YamlNode, what: string, { diagnostics }: ConfigReading): readonly string[] | undefined {
  if (node.kind === 'list' && node.items.length === 0)
    diagnostics.error(node.at, 'empty', `${what} names nobody`, 'Name somebody, or remove the line: then everybody who may write can.')
  const known = new Map<string, string>()
  return readTexts(node, what, diagnostics, (entry, item) => {
    const isTeam = TEAM.test(entry)
    const [matched, login = entry, id] = isTeam ? [entry] : (LOGIN.exec(entry) ?? [])
    if (matched === undefined)
      diagnostics.error(
        item.at,
        'invalid_login',
        `'${briefText(entry)}' is not a login${entry.includes('/') ? ' or team' : ''}`,
        entryAdvice(entry),
      )
    const keys = [[login.toLowerCase(), isTeam ? 'team' : 'login'], ...(id === undefined ? [] : [[id, 'id']])] as const
    for (const [key, same] of keys) {
      const twin = known.get(key)
      if (twin === undefined) known.set(key, entry)
      else if (matched !== undefined && twin !== entry) {
        diagnostics.error(item.at, 'duplicate_item', `'${entry}' and '${twin}' are the same ${same}`, 'Remove one of them.')
        break
      }
    }
  })
}

function entryAdvice(entry: string): string {
  if (entry.includes('/')) return "Write a team as '@org/team', with the short name that its address ends in."
  if (entry.endsWith('[bot]')) return "A bot never approves. One that may ask for plans is named below 'allow-bots', by its id."
  if (entry.startsWith('@')) return "Write a person without '@', and a team as '@org/team'."
  if (entry.includes('#')) return "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id."
  return "Write it as on GitHub, such as 'octocat'."
}

/** By id, because the login of a bot can be taken by somebody else once it is given up. */
function readBots(node: YamlNode, what: string, { diagnostics }: ConfigReading): readonly number[] | undefined {
  if (node.kind !== 'list') return wrongType(node, what, 'a list of ids', diagnostics)
  const ids = new Set<number>()
  for (const item of node.items) {
    if (item.kind === 'invalid') continue
    const id = item.kind === 'scalar' ? item.value : undefined
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
      const message = `An item of ${what} must be the id of a bot, not ${describeNode(item)}`
      const suggestion = `Write its number, as 'gh api "users/dependabot[bot]" --jq .id' tells that of Dependabot.`
      diagnostics.error(item.at, 'wrong_type', message, suggestion)
      continue
    }
    if (ids.has(id)) diagnostics.error(item.at, 'duplicate_item', `${id} is here a second time`, 'Remove it.')
    ids.add(id)
  }
  return [...ids]
}
