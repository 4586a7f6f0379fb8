import { type ApprovalPolicy, DEFAULT_APPROVAL, FORK_RULES, TEAM } from '../../base/config.ts'
import { briefText } from '../../base/path.ts'
import { type FieldReading, field, kind, MapField, readTexts, refine, wrongType, type YamlField } from '../fields.ts'
import { type GlobReading, globCheck } from '../read-permissions.ts'
import { describeNode, type YamlNode } from '../yaml/yaml-node.ts'

/** A login, optionally followed by `#` and the numeric id of the account. */
const LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/

const { allowBots, codeowners, count, drafts, forks, branches, allowWorkflows, expiresAfterHours } = DEFAULT_APPROVAL

export const APPROVAL: YamlField<ApprovalPolicy, GlobReading> = refine(
  new MapField({
    description: 'Who can request and approve plans on GitHub.',
    keys: {
      runners: people(
        'Who can request plans: `login`, `login#id` for that account only, or `@org/team`. Default: everyone with write access.',
      ),
      approvers: people(
        'Who can approve plans: `login`, `login#id` for that account only, or `@org/team`. Default: everyone with write access.',
      ),
      count: kind.integer('How many people must approve a plan.', 10, count),
      'allow-bots': field(
        'Ids of bots that can request plans. Bots never approve plans.',
        { type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true, default: allowBots },
        readBots,
      ),
      codeowners: kind.boolean('Whether a code owner of every changed file must approve.', codeowners),
      forks: kind.word(
        'Whether Sous makes plans for pull requests from forks: not at all, or with file tools only, as a patch.',
        FORK_RULES,
        forks,
      ),
      drafts: kind.boolean('Whether Sous makes plans for draft pull requests.', drafts),
      branches: kind.texts('Globs of the branches that pull requests may target, besides the default branch.', {
        mayBeEmpty: true,
        check: globCheck('release/*'),
        more: { default: branches },
      }),
      'allow-workflows': kind.boolean(
        'Whether a plan may change files in .github/workflows/. The token also needs permission for it.',
        allowWorkflows,
      ),
      'expires-after-hours': kind.integer('How many hours a plan can be approved.', 720, expiresAfterHours),
    },
    advice: {
      'allow-forks': { text: "Use 'forks: files-only'.", instead: 'forks' },
      bots: { text: "Did you mean 'allow-bots'?", instead: 'allow-bots' },
      users: { text: "Did you mean 'runners' or 'approvers'?" },
      teams: { text: "List a team as '@org/team' under 'runners' or 'approvers'." },
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

/** An empty list looks like no one, but a missing one means everyone with write access: so it is refused. */
function readPeople(node: YamlNode, what: string, reading: FieldReading): readonly string[] | undefined {
  const { diagnostics } = reading
  if (node.kind === 'list' && node.items.length === 0)
    diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add someone, or remove the line to allow everyone with write access.')
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
  if (entry.includes('/')) return "Write a team as '@org/team', with the slug from its URL."
  if (entry.endsWith('[bot]')) return "Bots never approve plans. List bots that can request plans under 'allow-bots', by id."
  if (entry.startsWith('@')) return "Write a person without '@', and a team as '@org/team'."
  if (entry.includes('#')) return "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id."
  return "Write it as on GitHub, such as 'octocat'."
}

/** By id, because someone else can take the login of a bot once it is free. */
function readBots(node: YamlNode, what: string, { diagnostics }: FieldReading): readonly number[] | undefined {
  if (node.kind !== 'list') return wrongType(node, what, 'a list of ids', diagnostics)
  const ids = new Set<number>()
  for (const item of node.items) {
    if (item.kind === 'invalid') continue
    const id = item.kind === 'scalar' ? item.value : undefined
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
      const message = `An item of ${what} must be the id of a bot, not ${describeNode(item)}`
      const suggestion = `Use its numeric id. For Dependabot, 'gh api "users/dependabot[bot]" --jq .id' prints it.`
      diagnostics.error(item.at, 'wrong_type', message, suggestion)
      continue
    }
    if (ids.has(id)) diagnostics.error(item.at, 'duplicate_item', `${id} is listed twice`, 'Remove it.')
    ids.add(id)
  }
  return [...ids]
}
