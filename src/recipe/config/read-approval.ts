import { type ApprovalPolicy, DEFAULT_APPROVAL, FORK_RULES, TEAM } from '../../base/config.ts'
import { briefText } from '../../base/path.ts'
import { type FieldReading, field, kind, MapField, readTexts, refine, wrongType, type YamlField } from '../fields.ts'
import { type GlobReading, globCheck } from '../read-permissions.ts'
import { describeNode, type YamlNode } from '../yaml/yaml-node.ts'

/** A login, and behind `#` the numeric id of the account if only that one is meant. */
const LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/

const { allowBots, codeowners, count, drafts, forks, branches, allowWorkflows, expiresAfterHours } = DEFAULT_APPROVAL

export const APPROVAL: YamlField<ApprovalPolicy, GlobReading> = refine(
  new MapField({
    description: 'Who may ask for plans and approve them, on GitHub.',
    keys: {
      runners: people(
        'Who can ask for a plan: `login`, `login#id` for that account only, or `@org/team`. Left out, everyone with write access.',
      ),
      approvers: people(
        'Who can approve a plan: `login`, `login#id` for that account only, or `@org/team`. Left out, everyone with write access.',
      ),
      count: kind.integer('How many people must approve a plan.', 10, count),
      'allow-bots': field(
        'Ids of bots that may ask for a plan. A bot never approves one.',
        { type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true, default: allowBots },
        readBots,
      ),
      codeowners: kind.boolean('Whether a code owner of every changed file must approve.', codeowners),
      forks: kind.word(
        'Whether plans are made for pull requests from forks: not at all, or by tools for files only, as a patch.',
        FORK_RULES,
        forks,
      ),
      drafts: kind.boolean('Whether plans are made for drafts of pull requests.', drafts),
      branches: kind.texts('Globs of the branches that pull requests may be for, beside the default branch.', {
        mayBeEmpty: true,
        check: globCheck('release/*'),
        more: { default: branches },
      }),
      'allow-workflows': kind.boolean(
        'Whether a plan may change files in .github/workflows/. The token needs the permission for it too.',
        allowWorkflows,
      ),
      'expires-after-hours': kind.integer('How many hours after it was made a plan can be approved.', 720, expiresAfterHours),
    },
    advice: {
      'allow-forks': { text: "Use 'forks: files-only'.", instead: 'forks' },
      bots: { text: "Did you mean 'allow-bots'?", instead: 'allow-bots' },
      users: { text: "Did you mean 'runners' or 'approvers'?" },
      teams: { text: "Name a team as '@org/team' below 'runners' or 'approvers'." },
      approvals: { text: "Did you mean 'count'?", instead: 'count' },
      'required-approvals': { text: "Did you mean 'count'?", instead: 'count' },
    },
  }),
  (given) => ({ ...DEFAULT_APPROVAL, ...given }),
)

function people(description: string): YamlField<readonly string[]> {
  const items = { type: 'string', pattern: `${LOGIN.source}|${TEAM.source}` }
  return field(description, { type: 'array', items, minItems: 1, uniqueItems: true }, readPeople)
}

/** An empty list reads like nobody, but leaving it out means everybody who may write: so it is refused. */
function readPeople(node: YamlNode, what: string, reading: FieldReading): readonly string[] | undefined {
  const { diagnostics } = reading
  if (node.kind === 'list' && node.items.length === 0)
    diagnostics.error(node.at, 'empty', `${what} names nobody`, 'Name somebody, or remove the line: then everybody who may write can.')
  const known = new Map<string, string>()
  return readTexts(node, what, reading, (entry, item) => {
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
function readBots(node: YamlNode, what: string, { diagnostics }: FieldReading): readonly number[] | undefined {
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
