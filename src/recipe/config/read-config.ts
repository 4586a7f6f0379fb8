import {
  DEFAULT_APPROVAL,
  DEFAULT_CONFIG,
  DEFAULT_PROPOSE,
  HIGHEST_LIMITS,
  ON_PUSH,
  type ProposePolicy,
  type SousConfig,
  WHEN_CLEAN,
} from '../../base/config.ts'
import { briefText } from '../../base/path.ts'
import type { Diagnostic } from '../../base/recipe.ts'
import { Diagnostics } from '../diagnostics.ts'
import { type Advice, readBoolean, readFields, readInteger, readText, readTexts, readWord, wrongType } from '../read-fields.ts'
import { checkGlob, checkHost } from '../read-permissions.ts'
import { parseYaml } from '../yaml/read-yaml.ts'
import type { YamlNode } from '../yaml/yaml-node.ts'
import type { ConfigReading } from './config-reading.ts'
import { readApproval } from './read-approval.ts'
import { readCategories, readCollections } from './read-content.ts'
import { readRules } from './read-rules.ts'

export const CONFIG_KEYS = [
  'rules',
  'approval',
  'protected',
  'fetch',
  'secrets',
  'limits',
  'propose',
  'on-push',
  'categories',
  'collections',
] as const
export const LIMIT_KEYS = ['steps', 'files', 'bytes', 'seconds'] as const

export interface ReadConfig {
  /** Missing when there is an error among the diagnostics: half of a policy is none. */
  readonly config: SousConfig | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the configuration, and finds everything that is wrong with it. Never throws, whatever the text. */
export function readConfig(text: string, file: string, request: Omit<ConfigReading, 'diagnostics'>): ReadConfig {
  const diagnostics = new Diagnostics()
  const { root } = parseYaml(text, file, diagnostics)
  // A file of comments only says nothing, and that is fine.
  const isEmpty = root === undefined || (root.kind === 'scalar' && root.value === null)
  const config = isEmpty ? DEFAULT_CONFIG : readRoot(root, { ...request, diagnostics })
  return { config: diagnostics.hasErrors ? undefined : config, diagnostics: diagnostics.list() }
}

const TOP = "Nothing in this file is a recipe: those are in '.github/recipes/' and 'recipes/'."
const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['steps', { text: TOP }],
  ['recipes', { text: TOP }],
  ['inputs', { text: TOP }],
  ['permissions', { text: "What a recipe may do is said in the recipe. Here 'fetch', 'limits' and 'protected' narrow it for all." }],
  ['approvers', { text: "It belongs below 'approval'." }],
  ['runners', { text: "It belongs below 'approval'." }],
  ['codeowners', { text: "It belongs below 'approval'." }],
  ['policy', { text: "Who may run and approve is said below 'approval', and which calls need no approval below 'rules'." }],
])

function readRoot(root: YamlNode, reading: ConfigReading): SousConfig | undefined {
  const { diagnostics } = reading
  const fields = readFields(root, { what: 'The configuration', keys: CONFIG_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return undefined
  const categoriesNode = fields.entry('categories')?.value
  const secrets = fields.read('secrets', (node) => readSecrets(node, diagnostics))
  return {
    rules: fields.read('rules', (node) => readRules(node, reading)) ?? [],
    approval: fields.read('approval', (node) => readApproval(node, reading)) ?? DEFAULT_APPROVAL,
    protectedPaths:
      fields.read('protected', (node, what) => readTexts(node, what, diagnostics, (glob, item) => checkGlob(glob, item, reading))) ?? [],
    fetchHosts: fields.read('fetch', (node, what) =>
      readTexts(node, what, diagnostics, (host, item) => checkHost(host, item, diagnostics)),
    ),
    limits: fields.read('limits', (node) => readLimits(node, diagnostics)) ?? {},
    ...(secrets !== undefined && { secrets }),
    propose: fields.read('propose', (node) => readPropose(node, reading)) ?? DEFAULT_PROPOSE,
    onPush: fields.read('on-push', (node, what) => readWord(node, what, ON_PUSH, diagnostics)) ?? DEFAULT_CONFIG.onPush,
    categories: fields.read('categories', (node) => readCategories(node, reading)) ?? [],
    collections: fields.read('collections', (node) => readCollections(node, categoriesNode, reading)) ?? [],
  }
}

function readLimits(node: YamlNode, diagnostics: Diagnostics): SousConfig['limits'] {
  const fields = readFields(node, { what: "'limits'", keys: LIMIT_KEYS }, diagnostics)
  const limits = LIMIT_KEYS.map((key) => [
    key,
    fields?.read(key, (value, what) => readInteger(value, what, HIGHEST_LIMITS[key], diagnostics)),
  ])
  return Object.fromEntries(limits.filter(([, limit]) => limit !== undefined))
}

export const PROPOSE_KEYS = ['reviewers', 'team-reviewers', 'draft', 'when-clean'] as const

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** How pull requests that Sous opens look. */
export function readPropose(node: YamlNode, { diagnostics }: ConfigReading): ProposePolicy {
  const fields = readFields(node, { what: "'propose'", keys: PROPOSE_KEYS }, diagnostics)
  if (fields === undefined) return DEFAULT_PROPOSE
  const names = (value: YamlNode, what: string) =>
    readTexts(value, what, diagnostics, (name, item) => {
      const advice = 'Write the name alone: octocat, or the short name of a team.'
      if (!NAME.test(name)) diagnostics.error(item.at, 'invalid_login', `'${briefText(name)}' is not a login or team`, advice)
    })
  return {
    reviewers: fields.read('reviewers', names) ?? DEFAULT_PROPOSE.reviewers,
    teamReviewers: fields.read('team-reviewers', names) ?? DEFAULT_PROPOSE.teamReviewers,
    isDraft: fields.read('draft', (value, what) => readBoolean(value, what, diagnostics)) ?? DEFAULT_PROPOSE.isDraft,
    whenClean: fields.read('when-clean', (value, what) => readWord(value, what, WHEN_CLEAN, diagnostics)) ?? DEFAULT_PROPOSE.whenClean,
  }
}

export const SECRET_NAME: RegExp = /^[A-Z][A-Z0-9_]{0,63}$/
export const MAX_SECRETS = 100

/** Where each secret may go: a map of names and origins. */
export function readSecrets(node: YamlNode, diagnostics: Diagnostics): Readonly<Record<string, string>> {
  if (node.kind !== 'map') return wrongType(node, "'secrets'", 'a map of names and origins', diagnostics) ?? {}
  const beyond = node.entries[MAX_SECRETS]
  if (beyond !== undefined) diagnostics.error(beyond.keyAt, 'too_many_entries', `More than ${MAX_SECRETS} secrets`, 'Remove some of them.')
  const secrets: [string, string][] = []
  for (const { key, keyAt, value } of node.entries.slice(0, MAX_SECRETS)) {
    if (!SECRET_NAME.test(key))
      diagnostics.error(
        keyAt,
        'invalid_name',
        `'${briefText(key)}' is no name of a secret`,
        'Use capitals, digits and underscores: API_TOKEN.',
      )
    const text = readText(value, `The secret '${briefText(key)}'`, diagnostics)
    if (text === undefined) continue
    const origin = originOf(text)
    if (origin === undefined)
      diagnostics.error(
        value.at,
        'invalid_origin',
        // Not what is written there: it may be the secret itself.
        `The secret '${briefText(key)}' has no origin`,
        'Write where the secret may go, such as https://tickets.example.com, and never its value.',
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
