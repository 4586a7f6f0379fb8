import { compareBytes } from '../base/bytes.ts'
import { briefText } from '../base/path.ts'
import type { Diagnostic } from '../base/recipe.ts'
import { parseRecipeRef, refKey } from '../base/recipe-ref.ts'
import { Diagnostics } from './diagnostics.ts'
import { type FieldReading, field, kind, MapField, readText, wrongType } from './fields.ts'
import { parseYaml } from './yaml/read-yaml.ts'
import type { YamlNode } from './yaml/yaml-node.ts'

/** The content of `.github/sous.lock`: the SHA-256 of each recipe of another repository, by `refKey`. */
export type RecipeLock = ReadonlyMap<string, LockedRecipe>

export interface LockedRecipe {
  /** As written: `owner/repository/name@commit`. */
  readonly ref: string
  readonly sha256: string
}

const VERSION = 1
const HASH = /^sha256:([0-9a-f]{64})$/
const HEAD = "# Written by 'sous update': the recipes of other repositories that this one uses, and the SHA-256 of each.\n"

const LOCK = new MapField({
  what: 'The lock',
  keys: {
    version: kind.integer('The version of the format.', VERSION),
    recipes: field('The SHA-256 of each recipe.', { type: 'object' }, readRecipes),
  },
  required: ['version', 'recipes'],
})

export interface ReadLock {
  /** Missing if the diagnostics contain an error: half a lock protects nothing. */
  readonly lock: RecipeLock | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the lock and finds everything that is wrong with it. */
export function readRecipeLock(text: string, file: string): ReadLock {
  const diagnostics = new Diagnostics()
  const { root, source } = parseYaml(text, file, diagnostics)
  if (root === undefined && !diagnostics.hasErrors)
    diagnostics.error(source.range(0), 'empty', 'The lock is empty', "Delete it, or run 'sous update'.")
  const lock = root && LOCK.read(root, 'The lock', { diagnostics })?.recipes
  return { lock: diagnostics.hasErrors ? undefined : lock, diagnostics: diagnostics.list() }
}

/** In a fixed order with one line for each recipe, so that the same content has the same text and git can merge it. */
export function writeRecipeLock(recipes: Iterable<LockedRecipe>): string {
  const lines = [...recipes].map(({ ref, sha256 }) => `  ${ref}: sha256:${sha256}\n`)
  const list = lines.length === 0 ? 'recipes: {}\n' : `recipes:\n${lines.toSorted(compareBytes).join('')}`
  return `${HEAD}version: ${VERSION}\n${list}`
}

function readRecipes(node: YamlNode, what: string, reading: FieldReading): RecipeLock | undefined {
  const { diagnostics } = reading
  if (node.kind !== 'map') return wrongType(node, what, 'a map of recipes and hashes', diagnostics)
  const lock = new Map<string, LockedRecipe>()
  for (const { key, keyAt, value } of node.entries) {
    const ref = parseRecipeRef(key)
    const text = readText(value, `The hash of '${briefText(key)}'`, reading)
    const sha256 = text === undefined ? undefined : HASH.exec(text)?.[1]
    if (ref === undefined)
      diagnostics.error(keyAt, 'unpinned_recipe', `'${briefText(key)}' is not owner/repository/name@commit`, "Run 'sous update'.")
    else if (lock.has(refKey(ref)))
      diagnostics.error(keyAt, 'duplicate_key', `'${key}' is listed twice`, 'Remove one of them. Repository names ignore case.')
    if (text !== undefined && sha256 === undefined)
      diagnostics.error(value.at, 'invalid_name', `The hash of '${briefText(key)}' is not sha256: and 64 digits`, "Run 'sous update'.")
    if (ref !== undefined && sha256 !== undefined) lock.set(refKey(ref), { ref: key, sha256 })
  }
  return lock
}
