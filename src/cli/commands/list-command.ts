import { type OpenRecipes, openRecipes } from '../../app/load-recipes.ts'
import { noRecipes } from '../../app/recipe-files.ts'
import { parseRecipeRef, showRecipeRef } from '../../base/recipe-ref.ts'
import { success } from '../../base/result.ts'
import { printableJson } from '../../report/printable.ts'
import { type ListedFile, recipeListRecord, renderRecipeList } from '../../report/recipe-page.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

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

export const listCommand = defineCommand({ usage: (texts) => texts.list, options: LIST_OPTIONS, run: list })

async function list(options: ListOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openRecipes(invocation, options.root, { isOffline: true })
  if (!opened.ok) return fail(opened.error, invocation)
  const { all, shipped, folder } = opened.value
  const read = await opened.value.read(options.all ? [...all, ...shipped] : all)
  const own = await Promise.all(read.map(async (each) => ({ ...each, off: await opened.value.whyOff(each) })))
  const recipes = [...own, ...(await listShared(opened.value))]
  if (options.json) console.data(`${printableJson(recipeListRecord(recipes))}\n`)
  else if (recipes.length > 0) console.out(renderRecipeList(recipes, console.outStyle))
  else {
    const { message, suggestion } = noRecipes(folder)
    console.err(`${message}.\n  ${console.errStyle.cyan('→')} ${suggestion}\n`)
  }
  return EXIT.done
}

/** The recipes of other repositories in the lock. */
async function listShared({ shared, read }: OpenRecipes): Promise<readonly ListedFile[]> {
  const lock = await shared.lock()
  const refs = lock.ok ? [...lock.value.values()].flatMap(({ ref }) => parseRecipeRef(ref) ?? []) : []
  const listed = await Promise.all(
    refs.map(async (ref): Promise<readonly ListedFile[]> => {
      const file = await shared.find(ref)
      const name = showRecipeRef(ref)
      return file.ok ? read([file.value]) : [{ name, path: name, text: '', recipe: undefined, diagnostics: [], off: file.error }]
    }),
  )
  return listed.flat()
}
