import { type ContentCategory, type ContentCollection, DEFAULT_CATEGORY_PATTERNS } from '../../base/config.ts'
import { briefText, parseRepoDirectory, type RepoDirectory } from '../../base/path.ts'
import { didYouMean } from '../../base/text/wording.ts'
import {
  type FieldReading,
  field,
  type JsonSchema,
  kind,
  MapField,
  NAMED,
  reference,
  refine,
  wrongType,
  type YamlField,
} from '../fields.ts'
import { type GlobReading, globCheck } from '../read-permissions.ts'
import { checkName, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/yaml-node.ts'

const MAX_CONTENT_ENTRIES = 500

/** What reading collections also needs: the names of all categories, even of those with mistakes. */
export interface CollectionReading extends GlobReading {
  readonly known: readonly string[]
}

function globs(description: string, more: JsonSchema = {}): YamlField<readonly string[], GlobReading> {
  return kind.texts(description, { check: globCheck('*.md'), more })
}

export const CATEGORY = new MapField({
  keys: {
    dir: refine(
      kind.text('The directory, relative to the root of the repository. Use . for the root itself.', { minLength: 1 }),
      checkDirectory,
    ),
    patterns: globs('Globs of the documents, relative to that directory.', { default: DEFAULT_CATEGORY_PATTERNS }),
    description: kind.text('What the documents are about.'),
  },
  required: ['dir'],
  advice: {
    directory: { text: "Did you mean 'dir'?", instead: 'dir' },
    path: { text: "Did you mean 'dir'?", instead: 'dir' },
  },
})

const CATEGORY_NAME = refine(kind.text('The name of a category.'), checkCategory)

export const MEMBER = new MapField({
  keys: {
    category: CATEGORY_NAME,
    patterns: globs("Globs that replace the category's own."),
  },
  required: ['category'],
})

export const COLLECTION = new MapField({
  keys: {
    description: kind.text('What the documents are for.'),
    categories: field(
      'Names of categories, or maps of a category and the patterns that replace its own.',
      { type: 'array', minItems: 1, items: { anyOf: [{ type: 'string' }, reference('member')] } },
      readMembers,
    ),
  },
  required: ['categories'],
})

export const CATEGORY_MAP: YamlField<readonly ContentCategory[], GlobReading> = field(
  'Documents that belong together, for the content tools.',
  { ...NAMED, maxProperties: MAX_CONTENT_ENTRIES, additionalProperties: reference('category') },
  (node, what, reading) => {
    if (node.kind !== 'map') return wrongType(node, what, 'a map', reading.diagnostics)
    return namedEntries(node, 'category', reading).flatMap((entry) => readCategory(entry, reading) ?? [])
  },
)

export const COLLECTION_MAP: YamlField<readonly ContentCollection[], CollectionReading> = field(
  'Categories that belong together, for the content tools.',
  { ...NAMED, maxProperties: MAX_CONTENT_ENTRIES, additionalProperties: reference('collection') },
  (node, what, reading) => {
    const { known, diagnostics } = reading
    if (node.kind !== 'map') return wrongType(node, what, 'a map', diagnostics)
    return namedEntries(node, 'collection', reading).flatMap((entry) => {
      if (known.includes(entry.key))
        diagnostics.warning(
          entry.keyAt,
          'shadowed_name',
          `A category is also called '${entry.key}', and 'get_content' finds that first`,
          "Rename one of them, or use 'get_collection_content'.",
        )
      return readCollection(entry, reading) ?? []
    })
  },
)

/** The entries with valid names. Names are part of URIs, and some of those ignore case. */
function namedEntries(node: YamlMap, entry: string, { diagnostics }: FieldReading): readonly YamlEntry[] {
  const beyond = node.entries[MAX_CONTENT_ENTRIES]
  if (beyond !== undefined)
    diagnostics.error(beyond.keyAt, 'too_many_entries', `More than ${MAX_CONTENT_ENTRIES} entries`, 'Merge some of them.')
  const folded = new Map<string, string>()
  return node.entries.slice(0, MAX_CONTENT_ENTRIES).filter(({ key, keyAt }) => {
    if (!checkName(key, `The name of a ${entry}`, keyAt, diagnostics)) return false
    const twin = folded.get(key.toLowerCase())
    folded.set(key.toLowerCase(), key)
    if (twin === undefined) return true
    diagnostics.error(keyAt, 'duplicate_key', `The ${entry} '${key}' differs from '${twin}' only in case`, 'Rename one of them.')
    return false
  })
}

function readCategory({ key: name, keyAt: missingAt, value }: YamlEntry, reading: GlobReading): ContentCategory | undefined {
  const fields = CATEGORY.open(value, reading, { what: `The category '${name}'`, missingAt })
  const { dir: directory, patterns = DEFAULT_CATEGORY_PATTERNS, description = '' } = fields?.readAll(reading) ?? {}
  return directory === undefined ? undefined : { name, directory, patterns, description }
}

function checkDirectory(given: string, node: YamlNode, { diagnostics }: FieldReading): RepoDirectory | undefined {
  const directory = parseRepoDirectory(given)
  if (directory.ok) return directory.value
  const { code, message, suggestion } = directory.error
  const advice = "Use a directory inside the repository such as 'docs', or '.' for its root."
  diagnostics.error(node.at, 'invalid_directory', message, code === 'path_outside_working_dir' ? advice : suggestion)
  return undefined
}

function readCollection({ key: name, keyAt: missingAt, value }: YamlEntry, reading: CollectionReading): ContentCollection | undefined {
  const fields = COLLECTION.open(value, reading, { what: `The collection '${name}'`, missingAt })
  return fields && { name, description: '', categories: [], ...fields.readAll(reading) }
}

type Member = ContentCollection['categories'][number]

function readMembers(node: YamlNode, what: string, reading: CollectionReading): readonly Member[] | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'list') return wrongType(node, what, 'a list of categories', diagnostics)
  if (node.items.length === 0) diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add a category.')
  const members = new Map<string, Member>()
  for (const item of node.items) {
    const member = readMember(item, `An item of ${what}`, reading)
    if (member === undefined) continue
    if (members.has(member.category))
      diagnostics.error(item.at, 'duplicate_item', `'${member.category}' is listed twice`, "Put all its 'patterns' in one place.")
    members.set(member.category, member)
  }
  return [...members.values()]
}

/** The name of a category, or a map of a category and the patterns that replace its own. */
function readMember(node: YamlNode, what: string, reading: CollectionReading): Member | undefined {
  const given = node.kind === 'map' ? MEMBER.read(node, what, reading) : { category: CATEGORY_NAME.read(node, what, reading) }
  return given?.category === undefined ? undefined : { ...given, category: given.category }
}

function checkCategory(name: string, node: YamlNode, { known, diagnostics }: CollectionReading): string | undefined {
  if (known.includes(name)) return name
  const near = didYouMean(name, known)
  const suggestion = near === undefined ? "Add it to 'categories'." : `Did you mean '${near}'?`
  diagnostics.error(node.at, 'unknown_category', `Category '${briefText(name)}' does not exist`, suggestion)
  return undefined
}
