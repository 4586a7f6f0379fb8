import { openRecipes } from '../../app/load-recipes.ts'
import { noRecipes } from '../../app/recipe-files.ts'
import { printableJson } from '../../report/printable.ts'
import { recipeListRecord, renderRecipeList } from '../../report/recipe-page.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { readRecipeOptions } from '../options/recipe-options.ts'

const USAGE = `Usage: sous list [--all] [--root DIR] [--json]

Lists the recipes of the repository, in .github/recipes/ and recipes/. With --all also those that come with Sous; a name
such as sous:pin-actions calls one of these from anywhere.
`

/** `sous list`: which recipes there are. */
export async function listCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const options = readRecipeOptions('list', invocation.argv, { maxWords: 0, hasAll: true })
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const opened = await openRecipes(invocation, options.value.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const { all, shipped, folder } = opened.value
  const read = await opened.value.read(options.value.all ? [...all, ...shipped] : all)
  const recipes = await Promise.all(read.map(async (each) => ({ ...each, off: await opened.value.whyOff(each) })))
  if (options.value.json) console.out(`${printableJson(recipeListRecord(recipes))}\n`)
  else if (recipes.length > 0) console.out(renderRecipeList(recipes, console.outStyle))
  else {
    const { message, suggestion } = noRecipes(folder)
    console.err(`${message}.\n  ${console.errStyle.cyan('→')} ${suggestion}\n`)
  }
  return EXIT.done
}
