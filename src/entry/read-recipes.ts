import * as fs from 'node:fs'
import type { Diagnostic, Recipe } from '../model/recipe.ts'
import { success } from '../model/result.ts'
import { checkRecipeCalls, type RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import type { DiagnosticCode } from '../recipe/diagnostic-codes.ts'
import { type FindMore, RecipeCatalogue, readRecipeText } from '../tools/recipe-catalogue.ts'
import type { BaseTree } from '../workspace/base-tree.ts'
import { onFile, readYamlText } from './read-yaml-text.ts'
import type { RecipeFile } from './recipe-files.ts'

export interface ReadRecipe extends RecipeFile {
  /** Empty when the file cannot be read. */
  readonly text: string
  /** Missing when there is an error among the diagnostics. */
  readonly recipe: Recipe | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export interface Reading {
  /** The recipes to read. */
  readonly files: readonly RecipeFile[]
  /** Those that may be called, by name. */
  readonly all: readonly RecipeFile[]
  readonly tree: Pick<BaseTree, 'read' | 'entry'>
  /** The tools of bundles that recipes can use. */
  readonly findMore?: FindMore
}

/** Reads recipes and checks them, also against those that they call. */
export async function readRecipes({ files, all, tree, findMore }: Reading): Promise<readonly ReadRecipe[]> {
  const catalogue = new RecipeCatalogue(undefined, findMore)
  const known = new Map<string, ReadRecipe>()
  const readAll = async (wanted: readonly RecipeFile[]) => {
    for (const file of wanted) if (!known.has(file.path)) known.set(file.path, await readOne(file, tree, catalogue))
  }
  await readAll(files)
  // Others take part only when they are called, be it by one that is called itself.
  for (let before = 0; before < known.size; ) {
    before = known.size
    const called = new Set([...known.values()].flatMap(({ recipe }) => (recipe === undefined ? [] : namesCalledBy(recipe))))
    await readAll(all.filter((file) => called.has(file.name)))
  }
  return files.flatMap((file) => {
    const read = known.get(file.path)
    return read === undefined ? [] : [withCalls(withTwin(read, all), all, known)]
  })
}

async function readOne(file: RecipeFile, tree: Reading['tree'], catalogue: RecipeCatalogue): Promise<ReadRecipe> {
  const { origin } = file
  const text = origin.kind === 'shipped' ? success(fs.readFileSync(origin.file, 'utf8')) : await readYamlText(origin.path, tree)
  if (!text.ok) return { ...file, text: '', recipe: undefined, diagnostics: [text.error] }
  return { ...file, text: text.value, ...(await readRecipeText(text.value, file.path, catalogue)) }
}

/** Recipes are called by name: two of one name cannot both be meant. */
function withTwin(read: ReadRecipe, all: readonly RecipeFile[]): ReadRecipe {
  const twin = all.find((other) => other.path !== read.path && other.name.toLowerCase() === read.name.toLowerCase())
  if (twin === undefined || !all.some((file) => file.path === read.path)) return read
  const code: DiagnosticCode = 'duplicate_recipe'
  const message = `${twin.path} is also called '${twin.name}'`
  return {
    ...read,
    recipe: undefined,
    diagnostics: [onFile(read.path, { code, message, suggestion: 'Rename one of them.' }), ...read.diagnostics],
  }
}

function namesCalledBy({ steps, verify }: Recipe): readonly string[] {
  return [...steps, ...verify].flatMap(({ call }) => (call.kind === 'recipe' ? [call.recipe] : []))
}

function withCalls(read: ReadRecipe, all: readonly RecipeFile[], known: ReadonlyMap<string, ReadRecipe>): ReadRecipe {
  if (read.recipe === undefined || namesCalledBy(read.recipe).length === 0) return read
  const byName = new Map(all.map((file) => [file.name, known.get(file.path)]))
  const library: RecipeLibrary = { names: [...byName.keys()], find: (name) => byName.get(name)?.recipe }
  const found = checkRecipeCalls(read.recipe, library).map((diagnostic) => asInvalid(diagnostic, read, byName))
  if (found.length === 0) return read
  const diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
  return { ...read, recipe: undefined, diagnostics }
}

/** A recipe that is there but not valid is not unknown. */
function asInvalid(diagnostic: Diagnostic, { recipe }: ReadRecipe, byName: ReadonlyMap<string, ReadRecipe | undefined>): Diagnostic {
  const code: DiagnosticCode = 'invalid_recipe'
  const step = [...(recipe?.steps ?? []), ...(recipe?.verify ?? [])].find((candidate) => candidate.call.at === diagnostic.at)
  const called = step?.call.kind === 'recipe' ? byName.get(step.call.recipe) : undefined
  if (diagnostic.code !== 'unknown_recipe' || called === undefined) return diagnostic
  return { ...diagnostic, code, message: `The recipe '${called.name}' is not valid`, suggestion: `See 'sous validate ${called.name}'.` }
}
