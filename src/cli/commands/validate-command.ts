import { findBundleFaults } from '../../app/bundle-faults.ts'
import { readConfigFile } from '../../app/load-config.ts'
import { openRecipes } from '../../app/load-recipes.ts'
import type { RecipeFile } from '../../app/recipe-files.ts'
import { warnOfPins } from '../../app/shared/check-pins.ts'
import { readLockFile } from '../../app/shared/shared-recipes.ts'
import { CONFIG_FILE, LOCK_FILE } from '../../base/config.ts'
import { diagnosticsRecord, isValid, renderDiagnostics, renderValidation } from '../../report/diagnostics-text.ts'
import { printableJson, printableLine } from '../../report/printable.ts'
import { defineCommand } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { type RecipeOptions, recipeOptions } from '../options/recipe-options.ts'

/** `sous validate`: mistakes in recipes, settings and bundles. */
export const validateCommand = defineCommand({ usage: (texts) => texts.validate, options: recipeOptions('validate'), run: validate })

async function validate(options: RecipeOptions, invocation: Invocation): Promise<ExitCode> {
  const { console } = invocation
  const opened = await openRecipes(invocation, options.root, { isOffline: true })
  if (!opened.ok) return fail(opened.error, invocation)
  const selected = await opened.value.select(options.words)
  const files = selected.ok ? selected.value : []
  const isConfigWanted = options.words.length === 0 || files.some(isConfig)
  const config = isConfigWanted ? await readConfigFile(opened.value.opened.tree, new Date()) : undefined
  // A repository without recipes can use those that come with Sous.
  if (!selected.ok && config === undefined) return fail(selected.error, invocation)
  const lock = options.words.length === 0 || files.some(isLock) ? await readLockFile(opened.value.opened.tree) : undefined
  const read = await opened.value.read(files.filter((file) => !isConfig(file) && !isLock(file)))
  const locked = await opened.value.shared.lock()
  const recipes = read.map((one) => warnOfPins(one, { lock: locked.ok ? locked.value : undefined, config: config?.config }))
  const settings = [config, lock].filter((file) => file !== undefined)
  const checked = [...settings, ...recipes]
  const bundles = options.words.length === 0 ? await findBundleFaults(invocation, opened.value.folder) : []
  const faults = bundles.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`)
  if (options.json)
    console.data(`${printableJson({ ...diagnosticsRecord(recipes, config, lock), ...(faults.length > 0 && { valid: false, bundles }) })}\n`)
  else {
    for (const fault of faults) console.out(`${console.outStyle.red('✗')} ${printableLine(fault)}\n`)
    console.out(renderDiagnostics(checked, console.outStyle) + renderValidation(recipes, console.outStyle, ...settings))
  }
  return checked.every(isValid) && faults.length === 0 ? EXIT.done : EXIT.badArguments
}

function isLock({ path }: RecipeFile): boolean {
  return path === LOCK_FILE
}

function isConfig({ path }: RecipeFile): boolean {
  return path === CONFIG_FILE
}
