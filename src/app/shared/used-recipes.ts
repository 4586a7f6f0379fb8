import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import type { Recipe, SourceRange } from '../../base/recipe.ts'
import { isElsewhere, parseRecipeRef, parseWantedVersion, type RecipeRef, type WantedVersion } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { RecipeLock } from '../../recipe/recipe-lock.ts'
import type { OpenRecipes } from '../load-recipes.ts'
import { callsInDraft, namesCalledBy, type ReadRecipe } from '../read-recipes.ts'

/** A recipe of another repository that is used here. */
export interface Used {
  /** As written. */
  readonly text: string
  readonly wanted: WantedVersion
  /** Missing while it is not pinned. */
  readonly ref: RecipeRef | undefined
  readonly places: readonly SourceRange[]
}

/** The recipes that this repository's recipes call, and those that only the lock has, for comments and the command line. */
export async function findUsed(recipes: OpenRecipes, lock: RecipeLock): Promise<readonly Used[]> {
  const used = new Map<string, Used>()
  for (const read of await recipes.read(recipes.all))
    for (const { recipe: text, at } of callsInDraft(read)) {
      const wanted = isElsewhere(text) ? parseWantedVersion(text) : undefined
      if (wanted?.name === undefined) continue
      used.set(text, { text, wanted, ref: parseRecipeRef(text), places: [...(used.get(text)?.places ?? []), at] })
    }
  const nested = new Set<string>()
  for (const { ref } of lock.values()) {
    const read = await readShared(recipes, ref)
    if (read.ok) for (const name of callNames(read.value.draft)) nested.add(name)
  }
  for (const { ref: text } of lock.values()) {
    const ref = parseRecipeRef(text)
    const wanted = parseWantedVersion(text)
    if (ref !== undefined && wanted !== undefined && !nested.has(text) && !used.has(text)) used.set(text, { text, wanted, ref, places: [] })
  }
  return [...used.values()]
}

function callNames(recipe: Recipe | undefined): readonly string[] {
  return recipe === undefined ? [] : namesCalledBy(recipe)
}

/** What to move, each with the version to move to. A recipe that is named and not used yet is added. */
export function chooseTargets(used: readonly Used[], words: readonly string[]): Result<readonly Used[], ToolError> {
  // A pin follows the default branch; a version written by hand is kept.
  if (words.length === 0)
    return success(used.map((one) => (one.ref === undefined ? one : { ...one, wanted: { ...one.wanted, version: undefined } })))
  const targets = new Map<string, Used>()
  for (const word of words) {
    const wanted = parseWantedVersion(word)
    if (wanted === undefined) return failure(ERRORS.notARecipe(word))
    const { source, name, version } = wanted
    const named = used.filter(
      (one) => one.wanted.source.toLowerCase() === source.toLowerCase() && (name === undefined || one.wanted.name === name),
    )
    if (named.length === 0 && name === undefined) return failure(ERRORS.notUsedHere(source))
    for (const one of named)
      targets.set(one.text, { ...one, wanted: { ...one.wanted, version: version ?? (one.ref ? undefined : one.wanted.version) } })
    if (named.length === 0) targets.set(word, { text: word, wanted, ref: undefined, places: [] })
  }
  return success([...targets.values()])
}

const FORM = 'Write owner/repository or owner/repository/recipe, with @ and a tag, branch or commit if you want that one.'

/** One recipe of another repository. */
export async function readShared(recipes: OpenRecipes, text: string): Promise<Result<ReadRecipe, ToolError>> {
  const selected = await recipes.select([text])
  if (!selected.ok) return selected
  const [read] = await recipes.read(selected.value)
  return read === undefined ? failure(ERRORS.noSuchPath(text)) : success(read)
}

const ERRORS = {
  notARecipe: (word: string) => toolError('invalid_arguments', `'${word}' is not a repository or a recipe of one`, FORM),
  notUsedHere: (source: string) =>
    toolError('invalid_arguments', `No recipe of '${source}' is used here`, `To add one, name it too: ${source}/<recipe>.`),
  noSuchPath: (text: string) => toolError('unknown_recipe', `'${text}' does not exist`, 'Check its name.'),
}
