import { diagnosticsRecord, isValid, renderDiagnostics, renderVerdict } from '../../report/diagnostics.ts'
import { printableJson } from '../../report/printable.ts'
import type { Invocation } from '../console.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { openRecipes } from '../open-recipes.ts'
import { readRecipeOptions } from '../recipe-options.ts'

const USAGE = `Usage: sous validate [NAME|PATH …] [--root DIR] [--json]

Checks recipes, and says everything that is wrong with them at once. Without names or paths: all recipes of the
repository, in .github/recipes/ and recipes/. Exit code 0 when they are valid, 3 when not.
`

/** `sous validate`: what is wrong with recipes. */
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
  if (!selected.ok) return fail(selected.error, invocation)
  const recipes = await opened.value.read(selected.value)
  if (options.value.json) console.out(`${printableJson(diagnosticsRecord(recipes))}\n`)
  else console.out(renderDiagnostics(recipes, console.outStyle) + renderVerdict(recipes, console.outStyle))
  return recipes.every(isValid) ? EXIT.done : EXIT.badArguments
}
