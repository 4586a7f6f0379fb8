import {
  DEFAULT_CONFIG,
  DEFAULT_PROPOSE,
  HIGHEST_LIMITS,
  ON_PUSH,
  type ProposePolicy,
  type SousConfig,
  USUAL_LIMITS,
  WHEN_CLEAN,
} from '../../base/config.ts'
import { LANGUAGES, languageNamed } from '../../base/language.ts'
import { briefText } from '../../base/path.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { isSourceName } from '../../base/recipe-ref.ts'
import { Diagnostics } from '../diagnostics.ts'
import { type FieldReading, field, kind, MapField, readText, refine, wrongType, type YamlField } from '../fields.ts'
import { checkHost, excludeField, globCheck } from '../read-permissions.ts'
import { parseYaml } from '../yaml/read-yaml.ts'
import type { YamlNode } from '../yaml/yaml-node.ts'
import { APPROVAL } from './read-approval.ts'
import { CATEGORY_MAP, COLLECTION_MAP } from './read-content.ts'
import { type ConfigReading, RULES } from './read-rules.ts'

const PROPOSE: YamlField<ProposePolicy> = refine(
  new MapField({
    description: 'How the pull requests of `mode: propose` look.',
    keys: {
      reviewers: kind.texts('Logins of the reviewers.', { mayBeEmpty: true, check: checkReviewer }),
      'team-reviewers': kind.texts('Slugs of the reviewing teams.', { mayBeEmpty: true, check: checkReviewer }),
      draft: kind.boolean('Whether they are opened as drafts.', DEFAULT_PROPOSE.isDraft),
      'when-clean': kind.word('What happens to an open one when there is nothing left to change.', WHEN_CLEAN, DEFAULT_PROPOSE.whenClean),
    },
  }),
  ({ draft: isDraft = DEFAULT_PROPOSE.isDraft, ...given }) => ({ ...DEFAULT_PROPOSE, ...given, isDraft }),
)

const LIMITS = new MapField({
  description: 'Upper limits of a plan.',
  keys: {
    steps: limit('steps', 'How many steps a plan may have, including the recipes that it calls.'),
    files: limit('files', 'How many files it may change.'),
    bytes: limit('bytes', 'How many bytes it may write.'),
    seconds: limit('seconds', 'How many seconds it may take to make.'),
  },
})

const RECIPES = new MapField({
  description: 'Recipes of other repositories, on GitHub. Each must also be in .github/sous.lock.',
  keys: {
    allow: kind.texts('The repositories that they may come from, as owner/name.', { mayBeEmpty: true, check: checkSource }),
  },
})

function checkSource(source: string, item: YamlNode, { diagnostics }: FieldReading): void {
  if (isSourceName(source)) return
  const advice = 'Write owner/name, such as acme/recipes. Every repository has to be listed by itself.'
  diagnostics.error(item.at, 'invalid_name', `'${briefText(source)}' is not a repository`, advice)
}

function limit(key: keyof typeof HIGHEST_LIMITS, description: string): YamlField<number> {
  return kind.integer(description, HIGHEST_LIMITS[key], USUAL_LIMITS[key])
}

const SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/
const MAX_SECRETS = 100
const NOT_A_RECIPE = { text: "This file does not contain recipes. Put them in '.github/recipes/' or 'recipes/'." }
const BELOW_APPROVAL = { text: "Move it under 'approval'." }

export const CONFIG = new MapField({
  what: 'The configuration',
  keys: {
    rules: RULES,
    approval: APPROVAL,
    protected: kind.texts('Globs of files that need a second approver, in addition to the built-in ones.', {
      mayBeEmpty: true,
      check: globCheck('src/**/*.ts'),
    }),
    exclude: excludeField(
      'Globs of files and directories that recipes leave out when they search, list or edit many files, in addition to what they exclude themselves. A file that `path` names is not left out.',
    ),
    fetch: kind.texts('Hosts that recipes may fetch from, if their own permissions allow it too. Default: only those permissions count.', {
      mayBeEmpty: true,
      check: checkHost,
    }),
    secrets: field(
      'For each secret, the one origin that it may be sent to, such as https://tickets.example.com. Never its value.',
      {
        type: 'object',
        maxProperties: MAX_SECRETS,
        propertyNames: { pattern: SECRET_NAME.source },
        additionalProperties: { type: 'string', pattern: '^https?://[^/?#]+$' },
      },
      readSecrets,
    ),
    limits: LIMITS,
    recipes: RECIPES,
    propose: PROPOSE,
    'on-push': kind.word(
      'What happens to previews after a push, if the workflow listens to `pull_request: synchronize`: mark them as stale, or run the same requests again. A push never runs a command or a fetch.',
      ON_PUSH,
      DEFAULT_CONFIG.onPush,
    ),
    campaigns: kind.boolean('Whether campaigns may change this repository.', DEFAULT_CONFIG.campaigns),
    language: kind.word(
      'The language of the pages of `sous studio`, if the browser asks for none of these: English, German or Simplified Chinese. Everything else that Sous writes is in English.',
      LANGUAGES,
      DEFAULT_CONFIG.language,
      languageNamed,
    ),
    categories: CATEGORY_MAP,
    collections: COLLECTION_MAP,
  },
  advice: {
    steps: NOT_A_RECIPE,
    inputs: NOT_A_RECIPE,
    permissions: { text: "Permissions belong in the recipe. Here, 'fetch', 'limits' and 'protected' narrow them for all recipes." },
    lang: { text: "Did you mean 'language'?", instead: 'language' },
    locale: { text: "Did you mean 'language'?", instead: 'language' },
    approvers: BELOW_APPROVAL,
    runners: BELOW_APPROVAL,
    codeowners: BELOW_APPROVAL,
    policy: { text: "Use 'approval' for who may run and approve, and 'rules' for calls that need no approval." },
  },
})

export interface ReadConfig {
  /** Missing if the diagnostics contain an error: half a policy protects nothing. */
  readonly config: SousConfig | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the configuration and finds everything that is wrong with it. Never throws, whatever the text. */
export function readConfig(text: string, file: string, request: Omit<ConfigReading, 'diagnostics'>): ReadConfig {
  const diagnostics = new Diagnostics()
  const { root } = parseYaml(text, file, diagnostics)
  // A file with comments only is valid and configures nothing.
  const isEmpty = root === undefined || (root.kind === 'scalar' && root.value === null)
  const config = isEmpty ? DEFAULT_CONFIG : readRoot(root, { ...request, diagnostics })
  return { config: diagnostics.hasErrors ? undefined : config, diagnostics: diagnostics.list() }
}

function readRoot(root: YamlNode, reading: ConfigReading): SousConfig | undefined {
  const fields = CONFIG.open(root, reading)
  if (fields === undefined) return undefined
  const categories = fields.entry('categories')?.value
  const known = categories?.kind === 'map' ? categories.entries.map((entry) => entry.key) : []
  const { protected: protectedPaths = [], fetch: fetchHosts, recipes, ...given } = fields.readAll({ ...reading, known })
  return { ...DEFAULT_CONFIG, ...given, protectedPaths, fetchHosts, recipeSources: recipes?.allow ?? [] }
}

function checkReviewer(name: string, item: YamlNode, { diagnostics }: FieldReading): void {
  if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return
  const advice = 'Use the plain name: octocat, or the slug of a team.'
  diagnostics.error(item.at, 'invalid_login', `'${briefText(name)}' is not a login or team`, advice)
}

/** Where each secret may be sent: a map of names to origins. */
function readSecrets(node: YamlNode, what: string, reading: FieldReading): Readonly<Record<string, string>> | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'map') return wrongType(node, what, 'a map of names and origins', diagnostics)
  const beyond = node.entries[MAX_SECRETS]
  if (beyond !== undefined) diagnostics.error(beyond.keyAt, 'too_many_entries', `More than ${MAX_SECRETS} secrets`, 'Remove some of them.')
  const secrets: [string, string][] = []
  for (const { key, keyAt, value } of node.entries.slice(0, MAX_SECRETS)) {
    if (!SECRET_NAME.test(key))
      diagnostics.error(
        keyAt,
        'invalid_name',
        `'${briefText(key)}' is not a valid secret name`,
        'Use capitals, digits and underscores: API_TOKEN.',
      )
    const text = readText(value, `The secret '${briefText(key)}'`, reading)
    if (text === undefined) continue
    const origin = originOf(text)
    if (origin === undefined)
      diagnostics.error(
        value.at,
        'invalid_origin',
        // Never show the value: it may be the secret itself.
        `The secret '${briefText(key)}' has no origin`,
        'Write the origin that the secret may be sent to, such as https://tickets.example.com. Never write its value.',
      )
    else secrets.push([key, origin])
  }
  return Object.fromEntries(secrets)
}

function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.href === `${url.origin}/` ? url.origin : undefined
}
