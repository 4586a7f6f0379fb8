import { DEFAULT_APPROVAL, DEFAULT_CONFIG, DEFAULT_PROPOSE, HIGHEST_LIMITS, ON_PUSH, type SousConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/recipe.ts'
import { Diagnostics } from '../diagnostics.ts'
import { type Advice, readFields } from '../read-fields.ts'
import { checkGlob, checkHost } from '../read-permissions.ts'
import { readInteger, readWord } from '../read-scalars.ts'
import { readTexts } from '../read-text-list.ts'
import { parseYaml } from '../read-yaml.ts'
import type { YamlNode } from '../yaml-node.ts'
import type { ConfigReading, ConfigTools } from './config-reading.ts'
import { readApproval } from './read-approval.ts'
import { readCategories, readCollections } from './read-content.ts'
import { readPropose } from './read-propose.ts'
import { readRules } from './read-rules.ts'
import { readSecrets } from './read-secrets.ts'

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
export function readConfig(text: string, file: string, { tools, now }: { readonly tools: ConfigTools; readonly now: Date }): ReadConfig {
  const diagnostics = new Diagnostics()
  const { root } = parseYaml(text, file, diagnostics)
  // A file of comments only says nothing, and that is fine.
  const isEmpty = root === undefined || (root.kind === 'scalar' && root.value === null)
  const config = isEmpty ? DEFAULT_CONFIG : readRoot(root, { tools, now, diagnostics })
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
