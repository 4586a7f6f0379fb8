import * as fs from 'node:fs'
import * as path from 'node:path'
import type { SousConfig } from '../base/config.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import type { Diagnostic, Recipe } from '../base/recipe.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { RecipeLibrary } from '../recipe/check-recipe-calls.ts'
import { type GivenInputs, type InputValues, readInputsText, resolveInputs } from '../recipe/input-values.ts'
import { loadConfig } from './load-config.ts'
import { openRecipes, type Recipes } from './load-recipes.ts'
import type { OpenFolder, Surroundings } from './open-folder.ts'
import type { ReadRecipe } from './read-recipes.ts'

/** A recipe that can run: read, checked, with its inputs. */
export interface PreparedRecipe {
  readonly recipe: Recipe
  /** How to call it again. */
  readonly callName: string
  readonly library: RecipeLibrary
  readonly inputs: InputValues
  /** The tools that its steps can call, from the recipe's own repository. */
  readonly findTool: Recipes['findTool']
}

/** Such a recipe with its folder and configuration. */
export interface PreparedRun extends PreparedRecipe {
  readonly config: SousConfig
  readonly opened: OpenFolder
}

/** Why no step can run. */
export type Unprepared =
  | { readonly kind: 'error'; readonly error: ToolError }
  | { readonly kind: 'invalid_recipe'; readonly files: readonly ReadRecipe[] }
  | { readonly kind: 'invalid_inputs'; readonly recipe: string; readonly diagnostics: readonly Diagnostic[] }

/** What to run, and where. */
export interface RunRequest {
  /** Its name, or a file. */
  readonly word: string | undefined
  /** Left out: see `homeFolder`. */
  readonly root: string | undefined
  readonly inputs: GivenInputs
  /** Values that `inputs` override. */
  readonly inputsFile?: string | undefined
}

export async function prepareRun(surroundings: Surroundings, options: RunRequest): Promise<Result<PreparedRun, Unprepared>> {
  const { word } = options
  if (word === undefined) return refuse(ERRORS.whichRecipe())
  const recipes = await openRecipes(surroundings, options.root)
  if (!recipes.ok) return refuse(recipes.error)
  const loaded = await loadConfig(recipes.value.opened.tree, new Date())
  if (!loaded.ok) return refuse(loaded.error)
  const { config, warnings } = loaded.value
  if (recipes.value.isAbove)
    surroundings.notice({
      kind: 'hint',
      text: `Working in ${recipes.value.folder}, the top of the repository. Use --root . for this folder only`,
    })
  for (const warning of warnings) surroundings.notice({ kind: 'warning', text: warning })
  const given = await readGiven(surroundings, options)
  if (!given.ok) return refuse(given.error)
  const prepared = await prepareRecipe(recipes.value, word, given.value)
  return prepared.ok ? success({ ...prepared.value, config, opened: recipes.value.opened }) : prepared
}

/** Finds a recipe and checks its inputs. */
export async function prepareRecipe(recipes: Recipes, word: string, given: GivenInputs): Promise<Result<PreparedRecipe, Unprepared>> {
  const read = await readOne(recipes, word)
  if (!read.ok) return read
  const { recipe, callName } = read.value
  const inputs = resolveInputs(recipe, given)
  if (!inputs.ok) return failure({ kind: 'invalid_inputs', recipe: callName, diagnostics: inputs.error })
  return success({ recipe, callName, inputs: inputs.value, library: await recipes.libraryOf(recipe), findTool: recipes.findTool })
}

async function readOne(recipes: Recipes, word: string): Promise<Result<Pick<PreparedRun, 'recipe' | 'callName'>, Unprepared>> {
  const selected = await recipes.select([word])
  if (!selected.ok) return refuse(selected.error)
  const read = await recipes.read(selected.value)
  const [first] = read
  if (read.length !== 1 || first === undefined) return refuse(ERRORS.severalRecipes(word))
  const off = await recipes.whyOff(first)
  if (off !== undefined) return refuse(off)
  if (first.recipe === undefined) return failure({ kind: 'invalid_recipe', files: read })
  const isFound = recipes.all.some((file) => file.path === first.path)
  return success({ recipe: first.recipe, callName: isFound ? first.name : first.path })
}

/** The command line overrides the file. */
async function readGiven({ folder }: Surroundings, { inputs, inputsFile }: RunRequest): Promise<Result<GivenInputs, ToolError>> {
  if (inputsFile === undefined) return success(inputs)
  const file = path.resolve(folder, inputsFile)
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? `File '${inputsFile}' does not exist` : `Cannot read '${inputsFile}': ${code}`
    return failure(ERRORS.badInputsFile(why))
  }
  const values = readInputsText(text, inputsFile)
  if (!values.ok) return values
  if (!isTyped(inputs)) return success({ ...values.value, ...inputs })
  const pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf('='), 0)), pair.slice(pair.indexOf('=') + 1)] as const)
  const names = new Set(pairs.map(([name]) => name))
  // The input check refuses a pair without a name, and two with the same name.
  if (names.has('') || names.size !== pairs.length) return success(inputs)
  return success({ ...values.value, ...Object.fromEntries(pairs) })
}

function isTyped(inputs: GivenInputs): inputs is readonly string[] {
  return Array.isArray(inputs)
}

function refuse(error: ToolError): Result<never, Unprepared> {
  return failure({ kind: 'error', error })
}

const ERRORS = {
  whichRecipe: () => toolError('invalid_arguments', 'Which recipe?', "Name a recipe. 'sous list' lists them."),
  severalRecipes: (word: string) => toolError('invalid_arguments', `${word} contains several recipes`, 'Name one of them.'),
  badInputsFile: (why: string) => toolError('invalid_arguments', `--inputs: ${why}`, 'Name a YAML or JSON file with the inputs.'),
}
