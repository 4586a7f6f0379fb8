import { briefText } from '../base/path.ts'
import type { Diagnostic, SourceRange } from '../base/recipe.ts'
import { isSourceName } from '../base/recipe-ref.ts'
import { Diagnostics } from '../recipe/diagnostics.ts'
import { type FieldReading, field, kind, MapField, reference, refine, wrongType, type YamlField } from '../recipe/fields.ts'
import { plainInput } from '../recipe/input-values.ts'
import { type GlobReading, globCheck } from '../recipe/read-permissions.ts'
import { parseYaml } from '../recipe/yaml/read-yaml.ts'
import { checkName, NAME_PATTERN, type YamlNode } from '../recipe/yaml/yaml-node.ts'
import {
  type Campaign,
  DEFAULT_APPROVAL_RULES,
  DELIVERIES,
  HIGHEST_RATES,
  ONLY_WAVE,
  OWNER_RULES,
  type Rate,
  WAVE_GATES,
  type Wave,
} from './campaign.ts'

const MAX_REPOSITORIES = 100_000
const MAX_WAVES = 20
const MAX_APPROVALS = 10
/** GitHub refuses longer ones. */
const MAX_QUERY_CHARACTERS = 256
const { count: approvals, owners } = DEFAULT_APPROVAL_RULES

const TARGETS = new MapField({
  description: 'The repositories of the campaign, on GitHub.',
  keys: {
    query: refine(
      kind.text("A search in GitHub's own language: `org:acme archived:false`.", { maxLength: MAX_QUERY_CHARACTERS }),
      checkQuery,
    ),
    include: kind.texts('Repositories in addition to those of the query, as owner/name.', { mayBeEmpty: true, check: checkRepository }),
    exclude: kind.texts('Globs of repositories to leave out, as owner/name.', { mayBeEmpty: true, check: globCheck('acme/legacy-*') }),
    has: kind.texts('Globs of files. A repository without any of them is left alone.', {
      mayBeEmpty: true,
      check: globCheck('**/Dockerfile'),
    }),
  },
  advice: {
    search: { text: "Did you mean 'query'?", instead: 'query' },
    repositories: { text: "Did you mean 'include'?", instead: 'include' },
    folders: { text: "Remove it: folders on this machine are named with 'sous campaign plan --targets'." },
  },
})

const RATE = /^([1-9]\d{0,3})\/(minute|hour)$/

export const WAVE = new MapField({
  what: 'A wave',
  keys: {
    name: refine(kind.text('Its name, for commands.', { pattern: NAME_PATTERN }), (name, node, { diagnostics }) =>
      checkName(name, 'A wave', node.at, diagnostics) ? name : undefined,
    ),
    size: kind.integer('How many repositories it takes. The last wave takes the rest.', MAX_REPOSITORIES),
    // biome-ignore lint/suspicious/noThenProperty: a key of the file
    then: kind.word('How far its repositories must be before the next wave starts. Default: the next wave does not wait.', WAVE_GATES),
    rate: refine(kind.text('How fast pull requests are opened, as `6/minute` or `100/hour`.', { pattern: RATE.source }), readRate),
    'max-open': kind.integer('How many of its pull requests may be open at a time.', MAX_REPOSITORIES),
  },
  required: ['name'],
})

const APPROVAL_OF_CAMPAIGN = new MapField({
  description: 'Who must approve on GitHub, in addition to what each repository requires itself.',
  keys: {
    count: kind.integer('How many people must approve.', MAX_APPROVALS, approvals),
    owners: kind.word('Whether the code owners of a repository are named in its pull request.', OWNER_RULES, owners),
  },
})

const INPUTS_OF_CAMPAIGN: YamlField<Readonly<Record<string, unknown>>> = field(
  'The inputs of the recipe.',
  { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
  (node, what, { diagnostics }) => {
    if (node.kind !== 'map') return wrongType(node, what, 'a map of names and values', diagnostics)
    const values: Record<string, unknown> = Object.create(null)
    for (const { key, value } of node.entries)
      if (value.kind === 'scalar') values[key] = plainInput(value)
      else wrongType(value, `'${briefText(key)}'`, 'a string, a number, true or false', diagnostics)
    return values
  },
)

const WAVES: YamlField<readonly Wave[], FieldReading> = field(
  'The repositories in the order of delivery. Default: all at once.',
  { type: 'array', minItems: 1, maxItems: MAX_WAVES, items: reference('wave') },
  readWaves,
)

export const CAMPAIGN = new MapField({
  what: 'The campaign',
  keys: {
    name: kind.text('What the campaign is called. Default: the name of the file.'),
    recipe: kind.text(
      'A recipe of this repository, one that comes with Sous (`sous:name`), or a pinned one (`owner/repository/name@commit`).',
    ),
    inputs: INPUTS_OF_CAMPAIGN,
    targets: TARGETS,
    deliver: kind.word(
      'What each repository gets: a pull request (on this machine a branch), or a commit, which only works on this machine.',
      DELIVERIES,
      DELIVERIES[0],
    ),
    waves: WAVES,
    approval: APPROVAL_OF_CAMPAIGN,
  },
  required: ['recipe'],
  advice: {
    with: { text: "Did you mean 'inputs'?", instead: 'inputs' },
    steps: { text: "A campaign has no steps. Write a recipe, and name it under 'recipe'.", instead: 'recipe' },
    query: { text: "Move it under 'targets'.", isElsewhere: true },
    include: { text: "Move it under 'targets'.", isElsewhere: true },
    exclude: { text: "Move it under 'targets'.", isElsewhere: true },
    has: { text: "Move it under 'targets'.", isElsewhere: true },
  },
})

export interface ReadCampaign {
  /** Missing if the diagnostics contain an error. */
  readonly campaign: Campaign | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly places: CampaignPlaces
}

/** Positions of values that can only be checked against other files. */
export interface CampaignPlaces {
  readonly top: SourceRange
  readonly recipe: SourceRange
  readonly inputs: ReadonlyMap<string, SourceRange>
}

/** Reads a campaign and finds everything that is wrong with its text. Never throws, whatever the text. */
export function readCampaign(text: string, file: string, tools: GlobReading['tools']): ReadCampaign {
  const diagnostics = new Diagnostics()
  const { source, root } = parseYaml(text, file, diagnostics)
  const top = root?.at ?? source.range(0)
  if (root === undefined && !diagnostics.hasErrors)
    diagnostics.error(top, 'empty', 'The campaign is empty', "Write at least 'recipe:'. 'sous campaign init' writes a whole one.")
  const fields = root && CAMPAIGN.open(root, { diagnostics })
  const given = fields?.readAll({ diagnostics, tools })
  const inputs = fields?.entry('inputs')?.value
  const places: CampaignPlaces = {
    top,
    recipe: fields?.entry('recipe')?.value.at ?? top,
    inputs: new Map(inputs?.kind === 'map' ? inputs.entries.map(({ key, value }) => [key, value.at]) : []),
  }
  const isWhole = given?.recipe !== undefined && !diagnostics.hasErrors
  return { campaign: isWhole ? completed(given.recipe, given) : undefined, diagnostics: diagnostics.list(), places }
}

type Given = ReturnType<NonNullable<ReturnType<typeof CAMPAIGN.open>>['readAll']>

function completed(recipe: string, { name, inputs = {}, targets = {}, deliver = DELIVERIES[0], waves, approval }: Given): Campaign {
  return {
    title: name,
    recipe,
    inputs,
    targets: { query: undefined, include: [], exclude: [], has: [], ...targets },
    deliver,
    waves: waves ?? [ONLY_WAVE],
    approval: { ...DEFAULT_APPROVAL_RULES, ...approval },
  }
}

function checkQuery(query: string, node: YamlNode, { diagnostics }: FieldReading): string | undefined {
  if (query.length <= MAX_QUERY_CHARACTERS && !query.includes('\n')) return query
  const message = `A query is one line of at most ${MAX_QUERY_CHARACTERS} characters`
  diagnostics.error(node.at, 'invalid_argument', message, "Shorten it, and name single repositories under 'include' or 'exclude'.")
  return undefined
}

function checkRepository(name: string, item: YamlNode, { diagnostics }: FieldReading): void {
  if (isSourceName(name)) return
  diagnostics.error(item.at, 'invalid_name', `'${briefText(name)}' is not a repository`, 'Write owner/name, such as acme/api.')
}

function readRate(text: string, node: YamlNode, { diagnostics }: FieldReading): Rate | undefined {
  const [, digits, unit] = RATE.exec(text) ?? []
  const per = unit === 'hour' ? 'hour' : 'minute'
  const count = Number(digits ?? 0)
  const { minute, hour } = HIGHEST_RATES
  if (count > 0 && count <= HIGHEST_RATES[per]) return { count, per }
  const advice = `Write '6/minute' or '100/hour'. GitHub allows at most ${minute}/minute and ${hour}/hour.`
  diagnostics.error(node.at, 'unknown_value', `The rate cannot be '${briefText(text)}'`, advice)
  return undefined
}

/** Every wave but the last one has a size, and no two have the same name. */
function readWaves(node: YamlNode, what: string, reading: FieldReading): readonly Wave[] | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'list') return wrongType(node, what, 'a list of waves', diagnostics)
  if (node.items.length === 0) diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add a wave, or remove the line.')
  const beyond = node.items[MAX_WAVES]
  if (beyond !== undefined) diagnostics.error(beyond.at, 'too_many_entries', `More than ${MAX_WAVES} waves`, 'Remove some of them.')
  const names = new Set<string>()
  return node.items.slice(0, MAX_WAVES).flatMap((item, index) => {
    const fields = WAVE.open(item, reading)
    const wave = fields?.readAll(reading)
    if (fields === undefined || wave?.name === undefined) return []
    const isLast = index === node.items.length - 1
    if (names.has(wave.name))
      diagnostics.error(item.at, 'duplicate_item', `Two waves are called '${briefText(wave.name)}'`, 'Rename one of them.')
    names.add(wave.name)
    if (!isLast && fields.lacks('size'))
      diagnostics.error(
        item.at,
        'missing_key',
        `The wave '${briefText(wave.name)}' needs a size`,
        "Add 'size:'. Only the last wave takes the rest.",
      )
    const size = fields.entry('size')
    if (isLast && size !== undefined)
      diagnostics.error(
        size.keyAt,
        'argument_conflict',
        'The last wave has no size: it takes the rest',
        "Remove 'size', or add a wave after it.",
      )
    const { then: gate, ...rest } = wave
    return [{ ...rest, name: wave.name, ...(gate !== undefined && { gate }) }]
  })
}
