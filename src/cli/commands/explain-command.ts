import { openRecipes } from '../../app/load-recipes.ts'
import { toolError } from '../../base/errors/tool-errors.ts'
import { diagnosticsRecord, renderDiagnostics, renderValidation } from '../../report/diagnostics-text.ts'
import { printableJson } from '../../report/printable.ts'
import { defineCommand } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { type RecipeOptions, recipeOptions } from '../options/recipe-options.ts'

/** `sous explain`: one recipe, as a page to read. */
export const explainCommand = defineCommand({ usage: (texts) => texts.explain, options: recipeOptions('explain', 1), run: explain })

async function explain(options: RecipeOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const { words, root, json } = options
  if (words.length === 0) return fail(ERRORS.whichRecipe(), invocation)
  const opened = await openRecipes(invocation, root)
  if (!opened.ok) return fail(opened.error, invocation)
  const selected = await opened.value.select(words)
  if (!selected.ok) return fail(selected.error, invocation)
  const recipes = await opened.value.read(selected.value)
  const [first] = recipes
  if (recipes.length === 1 && first?.recipe !== undefined) {
    const { recipeRecord, renderRecipePage } = await import('../../report/recipe-page.ts')
    const isFound = opened.value.all.some((file) => file.path === first.path)
    const shown = { callName: isFound ? first.name : first.path, recipe: first.recipe }
    if (json) console.data(`${printableJson(recipeRecord(first.name, first.recipe))}\n`)
    else console.out(renderRecipePage(shown, console.outStyle))
    return EXIT.done
  }
  if (recipes.every(({ recipe }) => recipe !== undefined)) return fail(ERRORS.severalRecipes(words[0]), invocation)
  if (json) console.data(`${printableJson(diagnosticsRecord(recipes))}\n`)
  else console.err(renderDiagnostics(recipes, console.errStyle) + renderValidation(recipes, console.errStyle))
  return EXIT.badArguments
}

const ERRORS = {
  whichRecipe: () => toolError('invalid_arguments', 'Which recipe?', "Use sous explain <name>. 'sous list' lists the recipes."),
  severalRecipes: (word: string | undefined) => toolError('invalid_arguments', `${word} has several recipes`, 'Choose one of them.'),
}
