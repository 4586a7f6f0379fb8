import { toolError } from '../../model/tool-error.ts'
import { diagnosticsRecord, renderDiagnostics, renderVerdict } from '../../report/diagnostics.ts'
import { printableJson } from '../../report/printable.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { openRecipes } from '../open-recipes.ts'
import { readRecipeOptions } from '../recipe-options.ts'

const USAGE = `Usage: sous explain <NAME|PATH> [--root DIR] [--json]

Says what a recipe may do, what it takes, what it does step by step, and how to run it.
`

/** `sous explain`: one recipe, as a page to read. */
export async function explainCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const options = readRecipeOptions('explain', invocation.argv, { maxWords: 1 })
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const { words, root, json } = options.value
  if (words.length === 0)
    return fail(toolError('invalid_arguments', 'Which recipe?', "Write sous explain <name>; 'sous list' lists them."), invocation)
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
    console.out(json ? `${printableJson(recipeRecord(first.name, first.recipe))}\n` : renderRecipePage(shown, console.outStyle))
    return EXIT.done
  }
  if (recipes.every(({ recipe }) => recipe !== undefined))
    return fail(toolError('invalid_arguments', `${words[0]} holds several recipes`, 'Name one of them.'), invocation)
  if (json) console.out(`${printableJson(diagnosticsRecord(recipes))}\n`)
  else console.err(renderDiagnostics(recipes, console.errStyle) + renderVerdict(recipes, console.errStyle))
  return EXIT.badArguments
}
