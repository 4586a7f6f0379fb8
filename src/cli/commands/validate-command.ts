import { findBundleFaults } from '../../app/bundle-faults.ts'
import { readConfigFile } from '../../app/load-config.ts'
import { openRecipes } from '../../app/load-recipes.ts'
import type { RecipeFile } from '../../app/recipe-files.ts'
import { CONFIG_FILE } from '../../base/config.ts'
import { diagnosticsRecord, isValid, renderDiagnostics, renderValidation } from '../../report/diagnostics-text.ts'
import { printableJson, printableLine } from '../../report/printable.ts'
import { defineCommand } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { type RecipeOptions, recipeOptions } from '../options/recipe-options.ts'

const USAGE = `Usage: sous validate [NAME|PATH …] [--root DIR] [--json]

Finds every mistake at once. Without names it checks all recipes in .github/recipes/ and recipes/, the settings in
.github/sous.yml, and the bundles. Exits with 3 if something is wrong.
`

/** `sous validate`: mistakes in recipes, settings and bundles. */
export const validateCommand = defineCommand({ usage: USAGE, options: recipeOptions('validate'), run: validate })

async function validate(options: RecipeOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openRecipes(invocation, options.root)
  if (!opened.ok) return fail(opened.error, invocation)
  const selected = await opened.value.select(options.words)
  const files = selected.ok ? selected.value : []
  const isConfigWanted = options.words.length === 0 || files.some(isConfig)
  const config = isConfigWanted ? await readConfigFile(opened.value.opened.tree, new Date()) : undefined
  // A repository without recipes can use those that come with Sous.
  if (!selected.ok && config === undefined) return fail(selected.error, invocation)
  const recipes = await opened.value.read(files.filter((file) => !isConfig(file)))
  const checked = config === undefined ? recipes : [config, ...recipes]
  const bundles = options.words.length === 0 ? await findBundleFaults(invocation, opened.value.folder) : []
  const faults = bundles.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`)
  if (options.json)
    console.data(`${printableJson({ ...diagnosticsRecord(recipes, config), ...(faults.length > 0 && { valid: false, bundles }) })}\n`)
  else {
    for (const fault of faults) console.out(`${console.outStyle.red('✗')} ${printableLine(fault)}\n`)
    console.out(renderDiagnostics(checked, console.outStyle) + renderValidation(recipes, console.outStyle, config))
  }
  return checked.every(isValid) && faults.length === 0 ? EXIT.done : EXIT.badArguments
}

function isConfig({ path }: RecipeFile): boolean {
  return path === CONFIG_FILE
}
