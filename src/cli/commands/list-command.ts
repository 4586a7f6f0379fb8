import { openRecipes } from '../../app/load-recipes.ts'
import { noRecipes } from '../../app/recipe-files.ts'
import { success } from '../../base/result.ts'
import { printableJson } from '../../report/printable.ts'
import { recipeListRecord, renderRecipeList } from '../../report/recipe-page.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

const USAGE = `Usage: sous list [--all] [--root DIR] [--json]

Lists the recipes in .github/recipes/ and recipes/. --all adds those that come with Sous, such as sous:pin-actions. You
can run these in any repository.
`

/** `sous list`: which recipes there are. */
interface ListOptions {
  readonly root: string | undefined
  /** Also the recipes that come with Sous. */
  readonly all: boolean
  readonly json: boolean
  readonly help: boolean
}

const LIST_OPTIONS = readOptions(
  { command: 'list', table: { root: VALUE, json: FLAG, all: FLAG, help: HELP }, maxWords: 0 },
  ({ values }) => success({ ...values, root: values.root }),
)

export const listCommand = defineCommand({ usage: USAGE, options: LIST_OPTIONS, run: list })

async function list(options: ListOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openRecipes(invocation, options.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const { all, shipped, folder } = opened.value
  const read = await opened.value.read(options.all ? [...all, ...shipped] : all)
  const recipes = await Promise.all(read.map(async (each) => ({ ...each, off: await opened.value.whyOff(each) })))
  if (options.json) console.data(`${printableJson(recipeListRecord(recipes))}\n`)
  else if (recipes.length > 0) console.out(renderRecipeList(recipes, console.outStyle))
  else {
    const { message, suggestion } = noRecipes(folder)
    console.err(`${message}.\n  ${console.errStyle.cyan('→')} ${suggestion}\n`)
  }
  return EXIT.done
}
