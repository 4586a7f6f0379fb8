import { type ContentCategory, type ContentCollection, DEFAULT_CATEGORY_PATTERNS } from '../../base/config.ts'
import { briefText, parseRepoDirectory, type RepoDirectory } from '../../base/path.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { type Advice, readFields, readText, readTextList, reportMissing, wrongType } from '../read-fields.ts'
import { checkGlob } from '../read-permissions.ts'
import { checkName, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/yaml-node.ts'
import type { ConfigReading } from './config-reading.ts'

export const CATEGORY_KEYS = ['dir', 'patterns', 'description'] as const
export const COLLECTION_KEYS = ['description', 'categories'] as const
export const MEMBER_KEYS = ['category', 'patterns'] as const
export const MAX_CONTENT_ENTRIES = 500

export function readCategories(node: YamlNode, reading: ConfigReading): readonly ContentCategory[] {
  if (node.kind !== 'map') return wrongType(node, "'categories'", 'a map', reading.diagnostics) ?? []
  return namedEntries(node, 'category', reading).flatMap((entry) => readCategory(entry, reading) ?? [])
}

/** `categories` is where those that a collection may name are written, with or without mistakes. */
export function readCollections(node: YamlNode, categories: YamlNode | undefined, reading: ConfigReading): readonly ContentCollection[] {
  const { diagnostics } = reading
  if (node.kind !== 'map') return wrongType(node, "'collections'", 'a map', diagnostics) ?? []
  const known = categories?.kind === 'map' ? categories.entries.map((entry) => entry.key) : []
  return namedEntries(node, 'collection', reading).flatMap((entry) => {
    if (known.includes(entry.key))
      diagnostics.warning(
        entry.keyAt,
        'shadowed_name',
        `There is also a category '${entry.key}', which 'get_content' finds first`,
        "Rename one of them, or use 'get_collection_content'.",
      )
    return readCollection(entry, known, reading) ?? []
  })
}

/** The entries whose names can be used. They are a part of addresses, some of which do not tell case apart. */
function namedEntries(node: YamlMap, kind: string, { diagnostics }: ConfigReading): readonly YamlEntry[] {
  const beyond = node.entries[MAX_CONTENT_ENTRIES]
  if (beyond !== undefined)
    diagnostics.error(beyond.keyAt, 'too_many_entries', `More than ${MAX_CONTENT_ENTRIES} entries`, 'Join some of them.')
  const folded = new Map<string, string>()
  return node.entries.slice(0, MAX_CONTENT_ENTRIES).filter(({ key, keyAt }) => {
    if (!checkName(key, `The name of a ${kind}`, keyAt, diagnostics)) return false
    const twin = folded.get(key.toLowerCase())
    folded.set(key.toLowerCase(), key)
    if (twin === undefined) return true
    diagnostics.error(keyAt, 'duplicate_key', `The ${kind} '${key}' differs from '${twin}' only in case`, 'Rename one of them.')
    return false
  })
}

const DIRECTORY: Advice = { text: "Did you mean 'dir'?", instead: 'dir' }
const ADVICE: ReadonlyMap<string, Advice> = new Map([
  ['directory', DIRECTORY],
  ['path', DIRECTORY],
])

function readCategory({ key, keyAt, value }: YamlEntry, reading: ConfigReading): ContentCategory | undefined {
  const { diagnostics } = reading
  const fields = readFields(value, { what: `The category '${key}'`, keys: CATEGORY_KEYS, advice: ADVICE }, diagnostics)
  if (fields === undefined) return undefined
  if (fields.lacks('dir')) reportMissing('dir', `The category '${key}'`, keyAt, diagnostics)
  const patterns = fields.read('patterns', (node, what) => readPatterns(node, what, reading)) ?? DEFAULT_CATEGORY_PATTERNS
  const description = fields.read('description', (node, what) => readText(node, what, diagnostics)) ?? ''
  const directory = fields.read('dir', (node, what) => readDirectory(node, what, reading))
  return directory === undefined ? undefined : { name: key, directory, patterns, description }
}

function readDirectory(node: YamlNode, what: string, { diagnostics }: ConfigReading): RepoDirectory | undefined {
  const text = readText(node, what, diagnostics)
  if (text === undefined) return undefined
  const directory = parseRepoDirectory(text)
  if (directory.ok) return directory.value
  const { code, message, suggestion } = directory.error
  const advice = "Name a directory below the root of the repository, such as 'docs', or '.' for the root itself."
  diagnostics.error(node.at, 'invalid_directory', message, code === 'path_outside_working_dir' ? advice : suggestion)
  return undefined
}

function readPatterns(node: YamlNode, what: string, reading: ConfigReading): readonly string[] | undefined {
  return readTextList(node, what, reading.diagnostics, (glob, item) => checkGlob(glob, item, { ...reading, example: '*.md' }))
}

function readCollection({ key, keyAt, value }: YamlEntry, known: readonly string[], reading: ConfigReading): ContentCollection | undefined {
  const { diagnostics } = reading
  const fields = readFields(value, { what: `The collection '${key}'`, keys: COLLECTION_KEYS }, diagnostics)
  if (fields === undefined) return undefined
  if (fields.lacks('categories')) reportMissing('categories', `The collection '${key}'`, keyAt, diagnostics)
  return {
    name: key,
    description: fields.read('description', (node, what) => readText(node, what, diagnostics)) ?? '',
    categories: fields.read('categories', (node, what) => readMembers(node, what, known, reading)) ?? [],
  }
}

type Member = ContentCollection['categories'][number]

function readMembers(node: YamlNode, what: string, known: readonly string[], reading: ConfigReading): readonly Member[] | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'list') return wrongType(node, what, 'a list of categories', diagnostics)
  if (node.items.length === 0) diagnostics.error(node.at, 'empty', `${what} is empty`, 'Name a category.')
  const members = new Map<string, Member>()
  for (const item of node.items) {
    const member = readMember(item, known, reading)
    if (member === undefined) continue
    if (members.has(member.category))
      diagnostics.error(item.at, 'duplicate_item', `'${member.category}' is here a second time`, "Put all its 'patterns' in one place.")
    members.set(member.category, member)
  }
  return [...members.values()]
}

/** The name of a category, or a map of it and the patterns in place of its own. */
function readMember(node: YamlNode, known: readonly string[], reading: ConfigReading): Member | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'map') {
    const category = readCategoryName(node, "An item of 'categories'", known, reading)
    return category === undefined ? undefined : { category }
  }
  const fields = readFields(node, { what: "An item of 'categories'", keys: MEMBER_KEYS }, diagnostics)
  if (fields?.lacks('category')) reportMissing('category', "An item of 'categories'", fields.at, diagnostics)
  const patterns = fields?.read('patterns', (value, what) => readPatterns(value, what, reading))
  const category = fields?.read('category', (value, what) => readCategoryName(value, what, known, reading))
  return category === undefined ? undefined : { category, ...(patterns !== undefined && { patterns }) }
}

function readCategoryName(node: YamlNode, what: string, known: readonly string[], { diagnostics }: ConfigReading): string | undefined {
  const name = readText(node, what, diagnostics)
  if (name === undefined || known.includes(name)) return name
  const near = didYouMean(name, known)
  const suggestion = near === undefined ? "Add it to 'categories'." : `Did you mean '${near}'?`
  diagnostics.error(node.at, 'unknown_category', `There is no category '${briefText(name)}'`, suggestion)
  return undefined
}
