import type { Diagnostic, Recipe } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import { checkRecipeCalls, type RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import type { DiagnosticCode } from '../recipe/diagnostic-codes.ts'
import { MAX_YAML_BYTES } from '../recipe/read-yaml.ts'
import { RecipeCatalogue, readRecipeText } from '../tools/recipe-catalogue.ts'
import type { BaseTree } from '../workspace/base-tree.ts'
import { UTF8_MARK_BYTES } from '../workspace/text.ts'
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
}

/** Reads recipes and checks them, also against those that they call. */
export async function readRecipes({ files, all, tree }: Reading): Promise<readonly ReadRecipe[]> {
  const catalogue = new RecipeCatalogue()
  const known = new Map<string, ReadRecipe>()
  const readAll = async (wanted: readonly RecipeFile[]) => {
    for (const file of wanted) if (!known.has(file.path)) known.set(file.path, await readOne(file, tree, catalogue))
  }
  await readAll(files)
  // Others take part only when they may be called.
  if ([...known.values()].some(({ recipe }) => recipe !== undefined && callsRecipes(recipe))) await readAll(all)
  return files.flatMap((file) => {
    const read = known.get(file.path)
    return read === undefined ? [] : [withCalls(withTwin(read, all), all, known)]
  })
}

async function readOne(file: RecipeFile, tree: Reading['tree'], catalogue: RecipeCatalogue): Promise<ReadRecipe> {
  const text = await readText(file, tree)
  if (!text.ok) return { ...file, text: '', recipe: undefined, diagnostics: [text.error] }
  return { ...file, text: text.value, ...(await readRecipeText(text.value, file.path, catalogue)) }
}

async function readText(file: RecipeFile, tree: Reading['tree']): Promise<Result<string, Diagnostic>> {
  const most = MAX_YAML_BYTES + UTF8_MARK_BYTES
  const content = await tree.read(file.path, most + 1)
  if (!content.ok) return failure(onFile(file, content.error))
  if (content.value.bytes.length > most) {
    const entry = await tree.entry(file.path)
    const size = entry.ok ? entry.value.size : content.value.bytes.length
    const message = `The file has ${size} bytes, more than ${MAX_YAML_BYTES}`
    return failure(onFile(file, { code: 'file_too_large', message, suggestion: 'Split it into several recipes.' }))
  }
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(content.value.bytes))
  } catch {
    return failure(onFile(file, { code: 'yaml_syntax', message: 'The file is not UTF-8', suggestion: 'Save it as UTF-8.' }))
  }
}

function onFile({ path }: RecipeFile, { code, message, suggestion }: Omit<Diagnostic, 'at' | 'severity'>): Diagnostic {
  return { severity: 'error', code, message, suggestion, at: { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 } }
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
    diagnostics: [onFile(read, { code, message, suggestion: 'Rename one of them.' }), ...read.diagnostics],
  }
}

function callsRecipes({ steps, verify }: Recipe): boolean {
  return [...steps, ...verify].some((step) => step.call.kind === 'recipe')
}

function withCalls(read: ReadRecipe, all: readonly RecipeFile[], known: ReadonlyMap<string, ReadRecipe>): ReadRecipe {
  if (read.recipe === undefined || !callsRecipes(read.recipe)) return read
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
