import { CONFIG_FILE } from '../../model/config.ts'
import { diagnosticsRecord, isValid, renderDiagnostics, renderVerdict } from '../../report/diagnostics.ts'
import { printableJson } from '../../report/printable.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { openRecipes } from '../open-recipes.ts'
import { readConfigFile } from '../read-config.ts'
import type { RecipeFile } from '../recipe-files.ts'
import { readRecipeOptions } from '../recipe-options.ts'

const USAGE = `Usage: sous validate [NAME|PATH …] [--root DIR] [--json]

Checks recipes, and says everything that is wrong with them at once. Without names or paths: all recipes of the
repository, in .github/recipes/ and recipes/, and its configuration, .github/sous.yml. Exit code 0 when they are valid,
3 when not.
`

/** `sous validate`: what is wrong with recipes and with the configuration. */
export async function validateCommand(invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const options = readRecipeOptions('validate', invocation.argv)
  if (!options.ok) return fail(options.error, invocation)
  if (options.value.help) {
    console.out(USAGE)
    return EXIT.done
  }
  const opened = await openRecipes(invocation, options.value.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const selected = await opened.value.select(options.value.words)
  const files = selected.ok ? selected.value : []
  const isConfigWanted = options.value.words.length === 0 || files.some(isConfig)
  const config = isConfigWanted ? await readConfigFile(opened.value.opened.tree, new Date()) : undefined
  // A repository that has a configuration need not have recipes: it may use those that come with Sous.
  if (!selected.ok && config === undefined) return fail(selected.error, invocation)
  const recipes = await opened.value.read(files.filter((file) => !isConfig(file)))
  const checked = config === undefined ? recipes : [config, ...recipes]
  if (options.value.json) console.out(`${printableJson(diagnosticsRecord(recipes, config))}\n`)
  else console.out(renderDiagnostics(checked, console.outStyle) + renderVerdict(recipes, console.outStyle, config))
  return checked.every(isValid) ? EXIT.done : EXIT.badArguments
}

function isConfig({ path }: RecipeFile): boolean {
  return path === CONFIG_FILE
}
