import type { Recipe } from '../model/recipe.ts'
import { shellWord } from '../model/shell-word.ts'
import type { ToolError } from '../model/tool-error.ts'
import { countOf } from '../model/wording.ts'
import { type CheckedFile, countDiagnostics, diagnosticRecord } from './diagnostics.ts'
import { firstSentence } from './first-sentence.ts'
import { printableLine } from './printable.ts'
import { inputRecord } from './recipe-page.ts'
import { inputFacts } from './recipe-values.ts'
import type { Style } from './style.ts'

export interface ListedRecipe extends CheckedFile {
  /** Missing when it is not valid. */
  readonly recipe: Recipe | undefined
  /** Why it cannot be run although it may be valid. */
  readonly off?: Pick<ToolError, 'message'> | undefined
}

/** The recipes of a repository, for a terminal. */
export function renderRecipeList(recipes: readonly ListedRecipe[], style: Style): string {
  const entries = recipes.map((listed) => {
    const { name, path, recipe, off } = listed
    const lines = recipe === undefined ? describeInvalid(listed, style) : describe(recipe, style)
    const title = recipe === undefined ? `${style.red('✗')} ${style.bold(printableLine(name))}` : style.bold(printableLine(name))
    // One that comes with Sous is where its name says.
    const place = path === name ? [] : [style.dim(printableLine(path))]
    const reason = off === undefined ? [] : [style.yellow(printableLine(off.message))]
    return [title, ...[...reason, ...lines, ...place].map((line) => `  ${line}`), ''].join('\n')
  })
  return `${entries.join('\n')}\nMore on one of them: sous explain <name>\n`
}

/** The document of `sous list --json`. */
export function recipeListRecord(recipes: readonly ListedRecipe[]): Readonly<Record<string, unknown>> {
  return {
    schema_version: 1,
    recipes: recipes.map(({ name, path, recipe, diagnostics, off }) => ({
      name,
      path,
      valid: recipe !== undefined,
      enabled: off === undefined,
      title: recipe?.name ?? null,
      description: recipe?.description ?? null,
      inputs: recipe?.inputs.map(inputRecord) ?? [],
      diagnostics: diagnostics.map(diagnosticRecord),
    })),
  }
}

function describe({ name, description, inputs }: Recipe, style: Style): readonly string[] {
  const summary = firstSentence(description)
  return [
    printableLine(name),
    ...(summary === '' ? [] : [printableLine(summary)]),
    ...inputs.map((input) => `${style.cyan(`-i ${printableLine(input.name)}`)}  ${printableLine(inputFacts(input))}`),
  ]
}

function describeInvalid(file: ListedRecipe, style: Style): readonly string[] {
  const { errors } = countDiagnostics([file])
  return [`${style.red('not valid')}: ${countOf(errors, 'error')}, see sous validate ${printableLine(shellWord(file.path))}`]
}
